// Producing goods with a facility: RULES.md TOI-32 to TOI-35 and TOI-94.

import type { Moved, Refusal, Seat } from '@tableworks/kernel'
import type { FacilityId } from '../data/facilities.ts'
import type { State } from '../state.ts'
import type { Flow } from '../steps.ts'
import { amountOf, owns } from './holdings.ts'

/** TOI-32, TOI-34: once or twice, never more. */
export type Uses = 1 | 2

/** the amount printed, whatever the size. R-38: Assembly Line sets it first, Steam Engine then takes off. */
export function runCost(g: State, seat: Seat, facility: FacilityId, uses: Uses): number {
  if (uses === 1 && g.money[seat] === 0) return 0 // TOI-35, TOI-94, R-11
  const { once, twice } = g.box.facilities[facility]
  const printed = uses === 2 && !owns(g, seat, 'assembly-line') ? twice : once
  return owns(g, seat, 'steam-engine') ? Math.max(0, printed - amountOf(g, 'steam-engine')) : printed
}

export const canProduce = (g: State, seat: Seat, facility: FacilityId, uses: Uses): boolean =>
  g.size[facility][seat] > 0 && runCost(g, seat, facility, uses) <= g.money[seat]

/** TOI-33, and the cubes that advancements add to the action as a whole. */
export function cubesMade(g: State, seat: Seat, facility: FacilityId, uses: Uses): number {
  let cubes = g.size[facility][seat] * uses
  if (facility === 'lumber-camp' && owns(g, seat, 'band-saw')) cubes += amountOf(g, 'band-saw')
  if (facility === 'steel-forge' && owns(g, seat, 'blast-furnace')) cubes += amountOf(g, 'blast-furnace')
  if (uses === 2 && owns(g, seat, 'assembly-line')) cubes += amountOf(g, 'assembly-line')
  return cubes
}

/** paid before the cubes are placed. */
export function produce(g: State, seat: Seat, facility: FacilityId, uses: Uses, flow: Flow): Moved {
  const cost = runCost(g, seat, facility, uses)
  const cubes = cubesMade(g, seat, facility, uses)
  g.money[seat] -= cost
  flow.tell?.({ kind: 'produced', seat, facility, uses, cost, cubes })
  return flow.goto('placeGoods', { seat, good: g.box.facilities[facility].makes, cubes })
}

export function whyNotProduce(g: State, seat: Seat, facility: FacilityId, uses: Uses): Refusal {
  if (g.size[facility][seat] === 0) return { because: 'notBuilt', rule: 'TOI-32', facility }
  return { because: 'tooDear', rule: 'TOI-34', need: runCost(g, seat, facility, uses), have: g.money[seat] }
}
