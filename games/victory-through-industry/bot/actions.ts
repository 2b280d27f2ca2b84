// The building blocks of a line of play. Each one picks good payments and places.

import type { Seat } from '@tableworks/kernel'
import type { Turn } from '../data/box.ts'
import { type FactoryId, typeNumber, type TypeNumber } from '../data/factories.ts'
import { type PerProduct, type ProductId, productNumber } from '../data/products.ts'
import type { Options } from '../notation.ts'
import { arrange } from '../readings/arranging.ts'
import { cardAt, type Cell, cellAt, factoryIdOn, productOn, spotAt } from '../readings/floor.ts'
import { roleOfCard, roleOfSpot } from '../readings/running.ts'
import type { Goal } from './goal.ts'
import type { Line } from './line.ts'
import { siteScore } from './siting.ts'
import { surplusOf } from './value.ts'

/** Runs every factory of a type. If there's a choice of outputs, it makes what the goal lacks most. */
export function produce(line: Line, factory: FactoryId, goal: Goal): boolean {
  if (!line.say('move', { factory })) return false
  while (line.decision === 'produce') {
    if (line.say('produce', 'all')) continue
    const surplus = surplusOf(line.g, line.seat, goal)
    const worth = (option: Options['produce']) => {
      if (typeof option === 'string') return -Infinity
      return 'output' in option ? 0 - surplus[productNumber[option.output]] : 0
    }
    if (!line.sayBest('produce', worth)) return false
  }
  return true
}

/** How willing the seat is to give up a card: surplus and cheap cards first, cards that serve as inputs last. */
const spare = (line: Line, surplus: Readonly<PerProduct<number>>) => {
  const { g, seat } = line
  const floor = g.floor[seat]
  return ({ x, y }: Cell): number => {
    const product = productOn(cardAt(floor, x, y))
    const waits = roleOfCard(g.box, floor, spotAt(floor, x, y)) === 'input' ? 0.5 : 0
    return Math.min(3, surplus[product]) - 0.3 * g.box.values[product] - waits
  }
}

/** Builds a factory if the seat can pay for it. */
export function build(line: Line, factory: FactoryId, goal: Goal): boolean {
  const { seat } = line
  if (!line.say('operate', 'build') || !line.say('buildWhat', { factory })) return false
  const surplus = surplusOf(line.g, seat, goal)
  while (line.decision === 'pay') if (!line.sayBest('pay', spare(line, surplus))) return false
  return place(line, factory)
}

/** Places a factory card, choosing its site and turn. */
function place(line: Line, factory: FactoryId): boolean {
  const { g, seat } = line
  const { box } = g
  const type = typeNumber[factory]
  const floor = g.floor[seat]
  const turns = box.turns[type]
  let best: { x: number; y: number; turn: Turn } | null = null
  let most = -Infinity
  for (const { x, y } of line.options('site'))
    for (const turn of turns) {
      const score = siteScore(box, floor, type, x, y, turn)
      if (score > most) {
        most = score
        best = { x, y, turn }
      }
    }
  if (best === null || !line.say('site', { x: best.x, y: best.y })) return false
  return line.decision !== 'turn' || line.say('turn', { turn: best.turn })
}

/** Trades in three of a kind for another product. */
export function bank(line: Line, given: ProductId, received: ProductId): boolean {
  if (!line.say('operate', { product: given })) return false
  while (line.decision === 'pickProduct') if (!line.sayBest('pickProduct', () => 0)) return false
  return line.say('bankFor', { product: received }) && putAway(line, received)
}

/** Puts a product where a factory takes it, or else where it blocks no factory. */
function putAway(line: Line, product: ProductId): boolean {
  return line.sayBest('putProduct', cell => placeWorth(line, line.seat, product, cell))
}

export function placeWorth({ g }: Pick<Line, 'g'>, seat: Seat, product: ProductId, { x, y }: Cell): number {
  const floor = g.floor[seat]
  const role = roleOfSpot(g.box, floor, spotAt(floor, x, y), productNumber[product])
  return role === 'input' ? 2 : role === 'output' ? 0 : 1
}

/** Moves one of the seat's own factories to the best site. */
export function moveFactory(line: Line, cell: Cell, goal: Goal): boolean {
  const { g, seat } = line
  const { x, y } = cell
  const factory = factoryIdOn(cardAt(g.floor[seat], x, y))
  if (!line.say('operate', 'move factory')) return false
  if (line.decision === 'pickFactory' && !line.say('pickFactory', { x, y })) return false
  const surplus = surplusOf(g, seat, goal)
  return line.sayBest('pay', spare(line, surplus)) && place(line, factory)
}

/** Claims as many of these contracts as possible. */
export function claim(line: Line, contracts: readonly ProductId[]): boolean {
  for (const contract of contracts) {
    if (line.g.ending !== null) return true
    if (!line.say('operate', { contract })) return false
    if (line.decision === 'pickProduct') line.sayBest('pickProduct', spare(line, line.g.floor[line.seat].stock))
  }
  return true
}

/** Throws away products the goal doesn't need, cheapest first. */
export function discard(line: Line, count: number, goal: Goal): boolean {
  const surplus = surplusOf(line.g, line.seat, goal)
  for (let i = 0; i < count; i++) {
    if (!line.say('operate', 'discard')) return false
    if (line.decision === 'pickProduct') line.sayBest('pickProduct', spare(line, surplus))
  }
  return true
}

/** Moves products so that these types can run, one after the other. */
export function carryFor(line: Line, aims: readonly TypeNumber[]): boolean {
  const { g, seat } = line
  const floor = g.floor[seat]
  const carries = arrange(g.box, floor, aims)
  if (carries === null) return false
  for (const [from, to] of carries) {
    if (!line.say('operate', 'move product')) return false
    if (line.decision === 'pickProduct' && !line.say('pickProduct', cellAt(floor, from))) return false
    if (!line.say('putProduct', cellAt(floor, to))) return false
  }
  return true
}
