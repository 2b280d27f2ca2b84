// Building and expanding a facility: RULES.md TOI-16, TOI-17 and TOI-23 to TOI-31.

import type { Refusal, Seat } from '@tableworks/kernel'
import type { FacilityId } from '../data/facilities.ts'
import type { State } from '../state.ts'
import { sequence } from '../steps.ts'
import { isFree, owingOf } from './buying.ts'
import { canPay, type Purse, whyUnpayable } from './costs.ts'
import { pileOf } from './holdings.ts'

/** TOI-17, TOI-23, TOI-26, TOI-29: what the next copy costs; undefined when no facility can be that large. */
export const billToGrow = (g: State, seat: Seat, facility: FacilityId) =>
  g.box.growing[facility][g.size[facility][seat]]

/** Whether the next copy is there and can be paid for; TOI-27 counts the bank as well. */
export function canGrow(g: State, seat: Seat, facility: FacilityId, purse: Purse): boolean {
  const bill = billToGrow(g, seat, facility)
  return bill !== undefined && canPay(purse, bill) && pileOf(g, facility) > 0
}

/** One build or one expansion, never both (TOI-31): the goods, the card, and what it makes at once. */
export const grow = sequence('grow', [
  (g, { seat, facility }, flow) => {
    const bill = billToGrow(g, seat, facility)
    return bill === undefined || isFree(bill) ? undefined : flow.call('buy', { seat, owing: owingOf(bill) })
  },
  (g, { seat, facility }, flow) => {
    g.size[facility][seat] += 1 // TOI-24, TOI-28: a further copy goes under the first
    const size = g.size[facility][seat]
    if (size === 1) flow.tell?.({ kind: 'built', seat, facility })
    else flow.tell?.({ kind: 'expanded', seat, facility, size })
    // TOI-24, TOI-30, TOI-95, R-8: it makes as many cubes as it is large, free, and then the turn is over.
    return flow.goto('placeGoods', { seat, good: g.box.facilities[facility].makes, cubes: size })
  },
])

export function whyNotGrow(g: State, seat: Seat, work: 'build' | 'expand', facility: FacilityId): Refusal {
  const size = g.size[facility][seat]
  if (work === 'build' && size > 0) return { because: 'builtAlready', rule: 'TOI-25', facility, size }
  if (work === 'expand' && size === 0) return { because: 'notBuilt', rule: 'TOI-25', facility }
  const bill = billToGrow(g, seat, facility)
  if (bill === undefined || pileOf(g, facility) === 0) return { because: 'pileIsEmpty', rule: 'R-10', facility }
  return whyUnpayable(g, seat, bill, work === 'build' ? 'TOI-20' : 'TOI-26')
}
