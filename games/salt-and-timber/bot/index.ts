// What a bot should look at in Salt and Timber: money, goods at what they might bring, and how far the order has come.

import type { Advice } from '@tableworks/bots'
import { type Seat, seatsOf } from '@tableworks/kernel'
import { type Good, GOODS } from '../data.ts'
import type { State } from '../state.ts'

/** Goods wait for a turn to sell them in, and every sale lowers the price: they bring this part of today's. */
const BROUGHT = 0.7
/** SAT-8: what a good is worth when the game is over. */
const LEFT_OVER = 0.5

export const advice: Advice<State> = {
  begins: ['turn'],
  pauses: [],
  value(g, side) {
    const seat: Seat = seatsOf(g.seats)[side] ?? 0
    const isLate = g.round === g.variants.rounds
    const worth = (good: Good) => (isLate ? LEFT_OVER : g.price[good] * BROUGHT)
    const stock = GOODS.reduce((sum, good) => sum + g.store[good][seat] * worth(good), 0)
    return g.money[seat] + stock + (isLate ? 0 : promiseOf(g, seat))
  },
}

/** What the seat's order adds to its goods, the more the nearer it is. */
function promiseOf(g: State, seat: Seat): number {
  const order = g.order[seat]
  if (order === null) return 0
  const { pays, ...needs } = g.box[order]
  const wanted = GOODS.reduce((sum, good) => sum + needs[good], 0)
  const there = GOODS.reduce((sum, good) => sum + Math.min(needs[good], g.store[good][seat]), 0)
  return (pays / 2) * (there / wanted)
}
