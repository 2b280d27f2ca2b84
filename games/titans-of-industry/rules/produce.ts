// Producing goods with a facility: RULES.md TOI-32 to TOI-35 and TOI-94.

import type { Moved, Refusal, Seat } from '@tableworks/kernel'
import type { FacilityId } from '../data/facilities.ts'
import { cubesMade, runCost, type Uses } from '../readings/facilities.ts'
import type { State } from '../state.ts'
import type { Flow } from '../steps.ts'

/** Whether a facility that is there can be paid for. */
export const canRun = (g: State, seat: Seat, facility: FacilityId, uses: Uses): boolean =>
  runCost(g, seat, facility, uses) <= g.money[seat]

export function barToProduce(g: State, seat: Seat, facility: FacilityId, uses: Uses): Refusal | null {
  if (g.size[facility][seat] === 0) return { because: 'notBuilt', rule: 'TOI-32', facility }
  if (canRun(g, seat, facility, uses)) return null
  return { because: 'tooExpensive', rule: 'TOI-34', need: runCost(g, seat, facility, uses), have: g.money[seat] }
}

/** paid before the cubes are placed. */
export function produce(g: State, seat: Seat, facility: FacilityId, uses: Uses, flow: Flow): Moved {
  const cost = runCost(g, seat, facility, uses)
  const cubes = cubesMade(g, seat, facility, uses)
  g.money[seat] -= cost
  flow.tell?.({ kind: 'produced', seat, facility, uses, cost, cubes })
  return flow.goto('placeGoods', { seat, good: g.box.facilities[facility].makes, cubes })
}
