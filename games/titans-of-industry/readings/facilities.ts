// Facilities: what the next card costs, and what running one costs and makes. RULES.md TOI-17, TOI-23 to TOI-35.

import type { Seat } from '@tableworks/kernel'
import type { FacilityId } from '../data/facilities.ts'
import type { Bill } from '../data/goods.ts'
import type { State } from '../state.ts'
import { amountOf, owns, pileOf } from './holdings.ts'

/** TOI-17, TOI-23, TOI-26, TOI-29: what a facility costs to grow; undefined when none can be that large. */
export const billToGrow = (g: Pick<State, 'box' | 'size'>, seat: Seat, facility: FacilityId): Bill | undefined =>
  g.box.growing[facility][g.size[facility][seat]]

/** The same, or null when no card is left in the pile. */
export const billForNext = (g: Pick<State, 'seats' | 'box' | 'size'>, seat: Seat, facility: FacilityId): Bill | null =>
  pileOf(g, facility) > 0 ? (billToGrow(g, seat, facility) ?? null) : null

/** TOI-32, TOI-34: once or twice, never more. */
export type Uses = 1 | 2

/** the amount printed, whatever the size. R-38: Assembly Line sets it first, Steam Engine then takes off. */
export function runCost(
  g: Pick<State, 'box' | 'money' | 'advancements'>,
  seat: Seat,
  facility: FacilityId,
  uses: Uses,
): number {
  if (uses === 1 && g.money[seat] === 0) return 0 // TOI-35, TOI-94, R-11
  const { once, twice } = g.box.facilities[facility]
  const printed = uses === 2 && !owns(g, seat, 'assembly-line') ? twice : once
  return owns(g, seat, 'steam-engine') ? Math.max(0, printed - amountOf(g, 'steam-engine')) : printed
}

/** TOI-33, and the cubes that advancements add to the action as a whole. */
export function cubesMade(
  g: Pick<State, 'box' | 'size' | 'advancements'>,
  seat: Seat,
  facility: FacilityId,
  uses: Uses,
): number {
  let cubes = g.size[facility][seat] * uses
  if (facility === 'lumber-camp' && owns(g, seat, 'band-saw')) cubes += amountOf(g, 'band-saw')
  if (facility === 'steel-forge' && owns(g, seat, 'blast-furnace')) cubes += amountOf(g, 'blast-furnace')
  if (uses === 2 && owns(g, seat, 'assembly-line')) cubes += amountOf(g, 'assembly-line')
  return cubes
}
