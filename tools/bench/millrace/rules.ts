// The rules: RULES.md MIL-1 to MIL-13.

import { type Chance, perSeat, type PerSeat, type Result, type Seat, seatsOf, stepsFor } from '@tableworks/kernel'
import { draw, drawMany, resultOf } from '@tableworks/table-kit'
import {
  type CardId,
  CARDS,
  type EdgeId,
  firstOf,
  type Good,
  GOODS,
  type SetOf,
  setOf,
  type Site,
  SITES,
} from './data.ts'
import { BUILDS, DIGS, type Options, SALES, TAKES } from './notation.ts'
import type { Fact, Frames, State } from './state.ts'

const { decide, passage, sequence } = stepsFor<State, Frames, Options, Fact>()

const START_MONEY = 10
const START_HAND = 4
const START_PRICE = 4
const LOWEST_PRICE = 1
const HIGHEST_PRICE = 8
const ROW = 5
export const CHOICES = 2
const HAND_ROOM = 6
const STORE_ROOM = 5
const FOR_PASSING = 2
const FLOODS = 2

const EVERY_SITE: SetOf<Site> = (1 << 24) - 1
const EVERY_EDGE: SetOf<EdgeId> = (1 << 30) - 1

/** MIL-1, MIL-2. */
export function setup({ seats, variants, box }: Pick<State, 'seats' | 'variants' | 'box'>, chance: Chance): State {
  const bag = [...CARDS]
  return {
    seats,
    variants,
    box,
    round: 1,
    order: [...seatsOf(seats)],
    money: perSeat(seats, () => START_MONEY),
    spent: perSeat(seats, () => 0),
    points: perSeat(seats, () => 0),
    store: { grain: perSeat(seats, () => 0), wool: perSeat(seats, () => 0), timber: perSeat(seats, () => 0) },
    price: { grain: START_PRICE, wool: START_PRICE, timber: START_PRICE },
    hand: perSeat(seats, () => drawMany(bag, START_HAND, chance)),
    row: drawMany(bag, ROW, chance),
    bag,
    laid: [],
    mills: perSeat(seats, () => 0),
    makes: { grain: 0, wool: 0, timber: 0 },
    canals: perSeat(seats, () => 0),
  }
}

/** MIL-3: a turn for every seat, then the end of the round. */
export const round = passage('round', (g, frame, flow) => {
  const seat = g.order[frame.next]
  if (seat === undefined) return flow.goto('endOfRound', { part: 0 })
  frame.next += 1
  return flow.call('turn', { seat, left: CHOICES })
})

/** MIL-3 to MIL-9. */
export const turn = decide('turn', {
  candidates(g, { seat }) {
    const options: Options['turn'][] = ['pass']
    if (g.hand[seat].length < HAND_ROOM) listCards(g, seat, options)
    const reach = reachOf(g, seat)
    listBuilds(g, seat, reach, options)
    listDigs(g, seat, reach, options)
    listSales(g, seat, options)
    return options
  },

  choose(g, frame, option, flow) {
    const { seat } = frame
    if (option === 'pass') {
      g.money[seat] += FOR_PASSING
      flow.tell?.({ kind: 'passed', seat })
      return flow.end()
    }
    if (option === 'draw') {
      const card = drawCard(g, flow.chance)
      flow.tell?.({ kind: 'drew', seat })
      if (card !== null) {
        g.hand[seat].push(card)
        flow.tell?.({ kind: 'gotCard', seat, card }, seat)
      }
    } else if ('open' in option) {
      const cost = take(g, seat, option.open)
      flow.tell?.({ kind: 'took', seat, card: option.open, cost })
      const card = drawCard(g, flow.chance)
      if (card !== null) {
        g.row.push(card)
        flow.tell?.({ kind: 'opened', card })
      }
    } else if ('card' in option) {
      const cost = build(g, seat, option.card, option.site)
      flow.tell?.({ kind: 'built', seat, ...option, cost })
    } else if ('edge' in option) {
      const cost = dig(g, seat, option.edge)
      flow.tell?.({ kind: 'dug', seat, edge: option.edge, cost })
    } else {
      const income = sell(g, seat, option.good, option.count)
      flow.tell?.({ kind: 'sold', seat, ...option, income })
    }
    if (frame.left === 1) return flow.end()
    frame.left -= 1
    return flow.again()
  },
})

/** MIL-4, MIL-5. */
function listCards(g: State, seat: Seat, options: Options['turn'][]): void {
  if (g.bag.length + g.laid.length > 0) options.push('draw')
  for (let place = 0; place < g.row.length && place <= g.money[seat]; place++) {
    const card = g.row[place]
    if (card !== undefined) options.push(TAKES[card])
  }
}

/** MIL-7. */
function listBuilds(g: State, seat: Seat, reach: SetOf<Site>, options: Options['turn'][]): void {
  const { falls, cards } = g.box
  for (let left = reach & ~allOf(g.mills); left !== 0; left &= left - 1) {
    const site: Site = firstOf(left)
    const most = g.money[seat] - falls[site]
    for (const card of g.hand[seat]) if (cards[card].price <= most) options.push(BUILDS[site][card])
  }
}

/** MIL-8. */
function listDigs(g: State, seat: Seat, reach: SetOf<Site>, options: Options['turn'][]): void {
  const { ends, edges } = g.box
  const money = g.money[seat]
  for (let left = EVERY_EDGE & ~allOf(g.canals); left !== 0; left &= left - 1) {
    const edge: EdgeId = firstOf(left)
    if ((ends[edge] & reach) !== 0 && edges[edge].length <= money) options.push(DIGS[edge])
  }
}

/** MIL-9. */
function listSales(g: State, seat: Seat, options: Options['turn'][]): void {
  for (const good of GOODS) {
    const most = g.store[good][seat]
    for (const sale of SALES[good]) if (sale.count <= most) options.push(sale)
  }
}

/** MIL-6. */
function reachOf(g: State, seat: Seat): SetOf<Site> {
  if (g.mills[seat] === 0) return EVERY_SITE
  let reach = 0
  for (let left = g.mills[seat]; left !== 0; left &= left - 1) reach |= g.box.neighbours[firstOf<Site>(left)]
  for (let left = g.canals[seat]; left !== 0; left &= left - 1) reach |= g.box.ends[firstOf<EdgeId>(left)]
  return reach
}

/** The union of all seats' sets. */
function allOf(sets: PerSeat<number>): number {
  let all = 0
  for (const set of sets) all |= set
  return all
}

function pay(g: State, seat: Seat, cost: number): number {
  g.money[seat] -= cost
  g.spent[seat] += cost
  return cost
}

/** MIL-4. */
function drawCard(g: State, chance: Chance): CardId | null {
  if (g.bag.length === 0) g.bag.push(...g.laid.splice(0))
  return draw(g.bag, chance)
}

/** MIL-5, up to the row's new card. */
function take(g: State, seat: Seat, card: CardId): number {
  const place = g.row.indexOf(card)
  g.row.splice(place, 1)
  g.hand[seat].push(card)
  return pay(g, seat, place)
}

/** MIL-7. */
function build(g: State, seat: Seat, card: CardId, site: Site): number {
  const { good, price, points } = g.box.cards[card]
  const fall = g.box.falls[site]
  g.hand[seat].splice(g.hand[seat].indexOf(card), 1)
  g.laid.push(card)
  g.mills[seat] |= setOf(site)
  g.makes[good] |= setOf(site)
  g.points[seat] += points
  stock(g, seat, good, fall)
  return pay(g, seat, price + fall)
}

/** MIL-8. */
function dig(g: State, seat: Seat, edge: EdgeId): number {
  g.canals[seat] |= setOf(edge)
  g.points[seat] += 1
  return pay(g, seat, g.box.edges[edge].length)
}

/** MIL-9: all at one price. The market moves afterwards. */
function sell(g: State, seat: Seat, sold: Good, count: number): number {
  const income = count * g.price[sold]
  g.store[sold][seat] -= count
  g.money[seat] += income
  for (const good of GOODS)
    g.price[good] =
      good === sold ? Math.max(LOWEST_PRICE, g.price[good] - count) : Math.min(HIGHEST_PRICE, g.price[good] + 1)
  return income
}

/** MIL-9: what doesn't fit is lost. */
function stock(g: State, seat: Seat, good: Good, count: number): void {
  g.store[good][seat] = Math.min(STORE_ROOM, g.store[good][seat] + count)
}

/** MIL-10 to MIL-12, then the next round. */
export const endOfRound = sequence('endOfRound', [
  g => {
    for (const seat of g.order) for (const good of GOODS) stock(g, seat, good, sizeOf(g.mills[seat] & g.makes[good])) // MIL-10.
  },
  (g, _frame, flow) => {
    for (let i = 0; i < FLOODS; i++) {
      const site = flow.chance.pick(SITES)
      flood(g, site)
      flow.tell?.({ kind: 'flooded', site })
    }
  },
  g => {
    g.order.sort((a, b) => g.spent[a] - g.spent[b]) // MIL-12: a stable sort, so ties keep their order.
    g.spent.fill(0)
  },
  (g, _frame, flow) => {
    if (g.round === g.variants.rounds) return flow.end()
    g.round += 1
    return flow.goto('round', { next: 0 })
  },
])

function sizeOf(set: SetOf<Site>): number {
  let size = 0
  for (let left = set; left !== 0; left &= left - 1) size += 1
  return size
}

/** MIL-11. */
function flood(g: State, site: Site): void {
  for (const seat of g.order) {
    g.mills[seat] &= ~setOf(site)
    g.canals[seat] &= ~g.box.edgesAt[site]
  }
  for (const good of GOODS) g.makes[good] &= ~setOf(site)
}

/** MIL-13. */
export function result(g: State): Result {
  return resultOf(
    [
      { line: 'points', values: g.points },
      { line: 'savings', values: g.money.map(money => Math.floor(money / 4)) },
    ],
    [{ line: 'money', values: g.money }],
  )
}
