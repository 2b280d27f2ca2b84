// The rules: RULES.md SAT-1 to SAT-8. Larger games have one file per heading.

import { type Chance, perSeat, type Refusal, type Result, type Seat, seatsOf, stepsFor } from '@tableworks/kernel'
import { draw, resultOf } from '@tableworks/table-kit'
import {
  type Good,
  GOODS,
  HARVEST,
  HIGHEST_PRICE,
  LOWEST_PRICE,
  ORDER_IDS,
  type OrderId,
  OTHER,
  STORE_ROOM,
} from './data.ts'
import type { Options } from './notation.ts'
import type { Fact, Frames, State } from './state.ts'

const { decide, passage } = stepsFor<State, Frames, Options, Fact>()

const START_MONEY = 3
const START_PRICE = 3

/** SAT-1, SAT-2. */
export function setup({ seats, variants, box }: Pick<State, 'seats' | 'variants' | 'box'>, chance: Chance): State {
  const bag = [...ORDER_IDS]
  return {
    seats,
    variants,
    box,
    round: 1,
    money: perSeat(seats, () => START_MONEY),
    store: { salt: perSeat(seats, () => 0), timber: perSeat(seats, () => 0) },
    price: { salt: START_PRICE, timber: START_PRICE },
    order: perSeat(seats, () => draw(bag, chance)),
    bag,
    delivered: [],
  }
}

/** SAT-3: every seat has one turn, then the next round begins. */
export const round = passage('round', (g, frame, flow) => {
  const seat = seatsOf(g.seats)[frame.next]
  if (seat !== undefined) {
    frame.next += 1
    return flow.call('turn', { seat })
  }
  if (g.round === g.variants.rounds) return flow.end()
  g.round += 1
  return flow.goto('round', { next: 0 })
})

/** SAT-4. */
export const turn = decide('turn', {
  offers(g, { seat }, offer, why) {
    const order = g.order[seat]
    if (order !== null)
      offer({ order }, hasGoodsFor(g, seat, order) ? null : why && { because: 'orderOpen', rule: 'SAT-7' })
    const room = STORE_ROOM - goodsOf(g, seat)
    const full = room >= HARVEST ? null : why && { because: 'storeFull', rule: 'SAT-5', room }
    for (const crop of GOODS) offer({ crop }, full)
    for (const good of GOODS) {
      const have = g.store[good][seat]
      if (have === 0) offer({ count: 1, good }, why && tooFew(good, have))
      for (let count = 1; count <= have; count++) offer({ count, good }, null)
    }
  },

  unoffered: (g, { seat }, option) =>
    'good' in option ? tooFew(option.good, g.store[option.good][seat]) : { because: 'notYourOrder', rule: 'SAT-7' },

  choose(g, { seat }, option, flow) {
    if ('order' in option) {
      const income = deliver(g, seat, option.order)
      flow.tell?.({ kind: 'delivered', seat, order: option.order, income })
      const drawn = (g.order[seat] = draw(g.bag, flow.chance))
      if (drawn !== null) flow.tell?.({ kind: 'drew', seat, order: drawn }, seat)
    } else if ('crop' in option) {
      g.store[option.crop][seat] += HARVEST // SAT-5
      flow.tell?.({ kind: 'harvested', seat, good: option.crop, count: HARVEST })
    } else {
      const income = sell(g, seat, option.good, option.count)
      flow.tell?.({ kind: 'sold', seat, ...option, income })
    }
    return flow.end()
  },
})

const goodsOf = (g: State, seat: Seat): number => g.store.salt[seat] + g.store.timber[seat]

function hasGoodsFor({ store, box }: State, seat: Seat, order: OrderId): boolean {
  const { salt, timber } = box[order]
  return store.salt[seat] >= salt && store.timber[seat] >= timber
}

const tooFew = (good: Good, have: number): Refusal => ({ because: 'tooFew', rule: 'SAT-6', good, have })

/** SAT-7, up to drawing the new order. */
function deliver(g: State, seat: Seat, order: OrderId): number {
  const { pays } = g.box[order]
  for (const good of GOODS) g.store[good][seat] -= g.box[order][good]
  g.money[seat] += pays
  g.delivered.push(order)
  return pays
}

/** SAT-6: all are sold at one price. Then the market changes. */
function sell(g: State, seat: Seat, good: Good, count: number): number {
  const income = count * g.price[good]
  g.store[good][seat] -= count
  g.money[seat] += income
  g.price[good] = Math.max(LOWEST_PRICE, g.price[good] - count)
  g.price[OTHER[good]] = Math.min(HIGHEST_PRICE, g.price[OTHER[good]] + 1)
  return income
}

/** SAT-8. */
export function result(g: State): Result {
  const goods = seatsOf(g.seats).map(seat => goodsOf(g, seat))
  return resultOf(
    [
      { line: 'money', values: g.money },
      { line: 'stock', values: goods.map(count => Math.floor(count / 2)) },
    ],
    [{ line: 'goods', values: goods }],
  )
}
