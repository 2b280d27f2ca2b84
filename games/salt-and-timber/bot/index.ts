// Salt and Timber's bots. They value money, the likely price of goods, and the order's progress.

import {
  type Advice,
  type BotEntry,
  type Explaining,
  GREEDY,
  noisy,
  ROLLOUT,
  type RolloutAdvice,
  rolloutPlayer,
  searchPlayer,
  type ValuePart,
} from '@tableworks/bots'
import { type Seat, seatsOf } from '@tableworks/kernel'
import { type Good, GOODS } from '../data.ts'
import type { State } from '../state.ts'

/** Selling takes a turn and lowers the price, so a good is worth only this share of its current price. */
const BROUGHT = 0.7
/** SAT-8: what a good is worth at the end of the game. */
const LEFT_OVER = 0.5

export const advice: Advice<State> = {
  begins: ['turn'],
  pauses: [],
  value: (g, side) => partsOf(g, side).reduce((sum, { worth }) => sum + worth, 0),
}

export const explaining: Explaining<State> = {
  parts: partsOf,
  differences: {
    money: { more: '${n} more', less: '${n} less' },
    salt: { more: '{n} more salt in store', less: '{n} less salt in store' },
    timber: { more: '{n} more timber in store', less: '{n} less timber in store' },
    order: { more: '{n|good|goods} nearer to your order', less: '{n|good|goods} further from your order' },
  },
  themes: { delivered: 'Orders', sold: 'Sales', harvested: 'Harvests' },
}

function partsOf(g: State, side: number): ValuePart[] {
  const seat: Seat = seatsOf(g.seats)[side] ?? 0
  const isLate = g.round === g.variants.rounds
  const worth = (good: Good) => (isLate ? LEFT_OVER : g.price[good] * BROUGHT)
  const money = g.money[seat]
  return [
    { name: 'money', amount: money, worth: money },
    ...GOODS.map(good => ({ name: good, amount: g.store[good][seat], worth: g.store[good][seat] * worth(good) })),
    ...(isLate ? [] : [orderPart(g, seat)]),
  ]
}

/** Until the seat's next turn. The farsighted player always looks three turns ahead, which with four seats is too short. */
const rollouts: RolloutAdvice<State> = { at: ['turn'], actions: g => g.seats }

const normal = searchPlayer(advice, GREEDY)

export const levels: BotEntry['levels'] = {
  beginner: noisy(advice, 30),
  easy: noisy(advice, 8),
  normal,
  hard: rolloutPlayer(advice, rollouts, normal, { ...ROLLOUT, positions: 4000 }),
}

/** How much the seat's order adds to the value of its goods. It grows as the order nears completion. */
function orderPart(g: State, seat: Seat): ValuePart {
  const order = g.order[seat]
  if (order === null) return { name: 'order', amount: 0, worth: 0 }
  const { pays, ...needs } = g.box[order]
  const wanted = GOODS.reduce((sum, good) => sum + needs[good], 0)
  const there = GOODS.reduce((sum, good) => sum + Math.min(needs[good], g.store[good][seat]), 0)
  return { name: 'order', amount: there, worth: (pays / 2) * (there / wanted) }
}
