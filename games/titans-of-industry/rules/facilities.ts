// Building and expanding a facility: RULES.md TOI-16, TOI-17 and TOI-23 to TOI-31.

import type { Bar, Seat } from '@tableworks/kernel'
import type { FacilityId } from '../data/facilities.ts'
import type { Purse } from '../readings/costs.ts'
import { billToGrow } from '../readings/facilities.ts'
import { pileOf } from '../readings/holdings.ts'
import type { State } from '../state.ts'
import { sequence } from '../steps.ts'
import { barToPay, owingOf } from './buying.ts'

/** Whether the next copy is available and affordable; TOI-27 includes the bank. */
export function barToGrow(g: State, seat: Seat, facility: FacilityId, purse: Purse, rule: string, why: boolean): Bar {
  const bill = billToGrow(g, seat, facility)
  const unpaid = bill && barToPay(purse, bill, rule, why)
  if (unpaid === false) return false // the pile comes last, because counting it is slow
  const isThere = unpaid !== undefined && pileOf(g, facility) > 0
  return isThere ? unpaid : why && { because: 'pileIsEmpty', rule: 'R-10', facility }
}

/** One build or one expansion, never both (TOI-31): pays the goods, takes the card, and makes its cubes at once. */
export const grow = sequence('grow', [
  (g, { seat, facility }, flow) => {
    const bill = billToGrow(g, seat, facility)
    return bill === undefined ? undefined : flow.call('buy', { seat, owing: owingOf(bill) })
  },
  (g, { seat, facility }, flow) => {
    g.size[facility][seat] += 1 // TOI-24, TOI-28: another copy goes under the first.
    const size = g.size[facility][seat]
    if (size === 1) flow.tell?.({ kind: 'built', seat, facility })
    else flow.tell?.({ kind: 'expanded', seat, facility, size })
    // TOI-24, TOI-30, TOI-95, R-8: it makes as many cubes as its size for free. Then the turn is over.
    return flow.goto('placeGoods', { seat, good: g.box.facilities[facility].makes, cubes: size })
  },
])
