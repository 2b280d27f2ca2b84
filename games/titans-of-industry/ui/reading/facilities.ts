// A pile of facility cards as a seat sees it: who owns how many, what the next one costs, what running it brings.

import type { Seat } from '@tableworks/kernel'
import type { FacilityId } from '../../data/facilities.ts'
import type { Bill } from '../../data/goods.ts'
import type { Receipt } from '../../readings/bills.ts'
import { billForNext, cubesMade, runCost, type Uses } from '../../readings/facilities.ts'
import { pileOf } from '../../readings/holdings.ts'
import type { Table } from './table.ts'

export interface Run {
  readonly cost: number
  readonly cubes: number
}

/** Everything the drawing of a facility depends on, besides the box. */
export interface FacilityFacts {
  readonly facility: FacilityId
  readonly owners: readonly (readonly [seat: Seat, size: number])[]
  readonly left: number
  /** How large it is in front of the seat whose costs are shown. */
  readonly size: number
  /** What the next card asks for, and what that comes to; null when there is none or nobody looks on. */
  readonly bill: Bill | null
  readonly receipt: Receipt | null
  /** One use and two, if the seat owns it. */
  readonly runs: readonly [Run, Run] | null
}

export function facilityFacts(table: Table, facility: FacilityId): FacilityFacts {
  const { view, seats, seen, bills } = table
  // Costs are told to whoever looks on; to a spectator, those of the seat in turn.
  const seat: Seat = view.seat ?? seen.actor ?? 0
  const size = view.size[facility][seat]
  const runOf = (uses: Uses): Run => ({
    cost: runCost(view, seat, facility, uses),
    cubes: cubesMade(view, seat, facility, uses),
  })
  return {
    facility,
    owners: seats.filter(one => view.size[facility][one] > 0).map(one => [one, view.size[facility][one]] as const),
    left: pileOf(view, facility),
    size,
    bill: billForNext(view, seat, facility),
    receipt: bills?.facilities[facility] ?? null,
    runs: size === 0 ? null : [runOf(1), runOf(2)],
  }
}
