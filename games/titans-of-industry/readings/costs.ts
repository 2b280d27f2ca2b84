// The lowest cost of a purchase: RULES.md TOI-11, TOI-18, TOI-21, TOI-22 and. Every seat has one price per grid, so
// going through the sellers from the cheapest up is exact.

import type { Seat } from '@tableworks/kernel'
import type { Bill, Material } from '../data/goods.ts'
import type { State } from '../state.ts'
import { owns, seatsAt } from './holdings.ts'

/** TOI-22 */
export const BANK_PRICE = 10

/**
 * What an unavailable unit costs: more than any player owns, so the total also shows how many units are missing. It's an integer
 * because integer arrays are fast.
 */
export const NEVER = 10_000_000

/** How many units of a purchase are unavailable, computed from its cost. */
export const missingIn = (cost: number): number => Math.floor(cost / NEVER)

/** What any number of units of each good costs a seat: `wood[2]` is the cost of two wood. */
export type Costs = Readonly<Record<Material, readonly number[]>>

/** A cube about to be used: its seller and good. */
interface Gone {
  readonly material: Material
  readonly seller: Seat
}

type Market = Pick<State, 'seats' | 'box' | 'cubes' | 'price'>

export function costsFor(g: Market, seat: Seat, license: boolean, gone: Gone | null = null): Costs {
  return {
    research: costsOf(g, seat, 'research', license, gone),
    wood: costsOf(g, seat, 'wood', license, gone),
    stone: costsOf(g, seat, 'stone', license, gone),
    steel: costsOf(g, seat, 'steel', license, gone),
  }
}

/**
 * The cheapest price first (TOI-11). The seat's own cubes are free (TOI-21) and come first at equal prices, then the bank's.
 */
function costsOf(g: Market, seat: Seat, material: Material, license: boolean, gone: Gone | null): number[] {
  const seats = seatsAt(g)
  const grid = g.box.marketOf[material]
  const cubes = g.cubes[grid]
  const price = g.price[grid]
  const lost = gone?.material === material ? gone.seller : null
  const costs = g.box.noCosts.slice()
  const most = costs.length - 1
  let units = 0
  let total = 0
  for (let level = 0; units < most;) {
    let lowest = 0
    let own = 0
    let others = 0
    for (const seller of seats) {
      const there = seller === lost ? cubes[seller] - 1 : cubes[seller]
      const asked = price[seller]
      if (there === 0 || asked <= level || (lowest !== 0 && asked > lowest)) continue
      if (asked !== lowest) {
        lowest = asked
        own = 0
        others = 0
      }
      if (seller === seat) own = there
      else others += there
    }
    if (lowest === 0) break
    level = lowest
    for (; own > 0 && units < most; own--) costs[++units] = total
    for (; others > 0 && units < most; others--) costs[++units] = total += lowest
  }
  const otherwise = license ? BANK_PRICE : NEVER
  while (units < most) costs[++units] = total += otherwise
  return costs
}

/** The cost of this many units. No bill has more than these lists cover. */
const at = (costs: readonly number[], units: number): number => costs[units] ?? 0

/** Land Survey: a bill minus one unit of a good, or the whole bill. */
export const without = (bill: Bill, waived: Material | null): Bill =>
  waived === null ? bill : { ...bill, [waived]: bill[waived] - 1 }

/** A bill's lowest cost. */
export function totalOf(costs: Costs, { research, wood, stone, steel }: Bill, substitutes: boolean): number {
  if (substitutes) return at(costs.research, research) + cheapestMix(costs, wood + stone + steel, null)
  return at(costs.research, research) + at(costs.wood, wood) + at(costs.stone, stone) + at(costs.steel, steel)
}

/** Substitute Materials: this many units of wood, stone and steel in any mixture, with at least one of `including`. */
export function cheapestMix(costs: Costs, units: number, including: Material | null): number {
  let least = Infinity
  for (let wood = including === 'wood' ? 1 : 0; wood <= units; wood++)
    for (let stone = including === 'stone' ? 1 : 0; wood + stone <= units; stone++) {
      const steel = units - wood - stone
      if (including === 'steel' && steel === 0) continue
      const total = at(costs.wood, wood) + at(costs.stone, stone) + at(costs.steel, steel)
      if (total < least) least = total
    }
  return least
}

/** What a seat can pay with, computed once and used for many bills. */
export interface Purse {
  readonly costs: Costs
  readonly substitutes: boolean
  /** Land Survey: whether one unit of real estate may be left out. */
  readonly waives: boolean
  readonly money: number
}

export const purseOf = (
  g: Market & Pick<State, 'license' | 'money' | 'advancements'>,
  seat: Seat,
  license = g.license,
): Purse => ({
  costs: costsFor(g, seat, license),
  substitutes: owns(g, seat, g.box.withEffect.substitute),
  waives: owns(g, seat, g.box.withEffect.waiveGood),
  money: g.money[seat],
})

export const costOf = ({ costs, substitutes }: Purse, bill: Bill): number => totalOf(costs, bill, substitutes)
