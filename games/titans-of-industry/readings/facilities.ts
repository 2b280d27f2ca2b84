// Facilities: what the next card costs, what running one costs, and what it makes. RULES.md TOI-17, TOI-23 to TOI-35.

import type { Seat } from '@tableworks/kernel'
import type { FacilityId } from '../data/facilities.ts'
import type { Bill } from '../data/goods.ts'
import type { State } from '../state.ts'
import { amountOn, owns, pileOf, seatsAt } from './holdings.ts'

/** TOI-17, TOI-23, TOI-26, TOI-29: what it costs to grow a facility; undefined if it can't get that large. */
export const billToGrow = (g: Pick<State, 'box' | 'size'>, seat: Seat, facility: FacilityId): Bill | undefined =>
  g.box.growing[facility][g.size[facility][seat]]

/** The same bill, or null if the pile is empty. */
export const billForNext = (g: Pick<State, 'seats' | 'box' | 'size'>, seat: Seat, facility: FacilityId): Bill | null =>
  pileOf(g, facility) > 0 ? (billToGrow(g, seat, facility) ?? null) : null

/** TOI-32, TOI-34: once or twice. */
export type Uses = 1 | 2

/** the printed cost, no matter how large the facility is. R-38: Assembly Line sets it first, then Steam Engine reduces it. */
export function runCost(
  g: Pick<State, 'box' | 'money' | 'advancements'>,
  seat: Seat,
  facility: FacilityId,
  uses: Uses,
): number {
  if (uses === 1 && g.money[seat] === 0) return 0 // TOI-35, TOI-94, R-11
  const { once, twice } = g.box.facilities[facility]
  const printed = uses === 2 && !owns(g, seat, g.box.withEffect.secondUseFree) ? twice : once
  return Math.max(0, printed - amountOn(g, seat, g.box.withEffect.cheaperUse))
}

/** TOI-33: one run's cubes, plus those that advancements add to the whole action. */
export function cubesMade(
  g: Pick<State, 'box' | 'size' | 'advancements'>,
  seat: Seat,
  facility: FacilityId,
  uses: Uses,
): number {
  const cubes = g.size[facility][seat] * uses + amountOn(g, seat, g.box.extraCubes[facility])
  return uses === 2 ? cubes + amountOn(g, seat, g.box.withEffect.secondUseFree) : cubes
}

/** What a use costs, and how many cubes it makes. */
export interface Run {
  readonly cost: number
  readonly cubes: number
}

/**
 * What a seat should know about a pile of facility cards: who owns how many, what the next one costs, and what running it costs.
 */
export interface FacilityFacts {
  readonly facility: FacilityId
  readonly owners: readonly (readonly [seat: Seat, size: number])[]
  readonly left: number
  /** How many cards the seat has. */
  readonly size: number
  /** Null if no card is left. */
  readonly bill: Bill | null
  /** Running it once and twice, if the seat owns it. */
  readonly runs: readonly [Run, Run] | null
}

export function facilityFacts(
  g: Pick<State, 'seats' | 'box' | 'size' | 'money' | 'advancements'>,
  seat: Seat,
  facility: FacilityId,
): FacilityFacts {
  const sizes = g.size[facility]
  const runOf = (uses: Uses): Run => ({
    cost: runCost(g, seat, facility, uses),
    cubes: cubesMade(g, seat, facility, uses),
  })
  return {
    facility,
    owners: seatsAt(g)
      .filter(one => sizes[one] > 0)
      .map(one => [one, sizes[one]] as const),
    left: pileOf(g, facility),
    size: sizes[seat],
    bill: billForNext(g, seat, facility),
    runs: sizes[seat] === 0 ? null : [runOf(1), runOf(2)],
  }
}
