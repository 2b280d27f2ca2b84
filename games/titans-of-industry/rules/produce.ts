// Producing goods with a facility: RULES.md TOI-32 to TOI-35 and TOI-94.

import type { Bar, Moved, Seat } from '@tableworks/kernel'
import type { FacilityId } from '../data/facilities.ts'
import { cubesMade, runCost, type Uses } from '../readings/facilities.ts'
import type { State } from '../state.ts'
import type { Flow } from '../steps.ts'

export function barToProduce(g: State, seat: Seat, facility: FacilityId, uses: Uses, why: boolean): Bar {
  const need = runCost(g, seat, facility, uses)
  const have = g.money[seat]
  return need <= have ? null : why && { because: 'tooExpensive', rule: 'TOI-34', need, have }
}

/** paid before the cubes are placed. */
export function produce(g: State, seat: Seat, facility: FacilityId, uses: Uses, flow: Flow): Moved {
  const cost = runCost(g, seat, facility, uses)
  const cubes = cubesMade(g, seat, facility, uses)
  g.money[seat] -= cost
  flow.tell?.({ kind: 'produced', seat, facility, uses, cost, cubes })
  return flow.goto('placeGoods', { seat, good: g.box.facilities[facility].makes, cubes })
}
