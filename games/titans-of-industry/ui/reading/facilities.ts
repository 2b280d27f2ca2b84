// A pile of facility cards as a seat sees it: who owns how many, what the next one costs, what running it brings.
// The tests hold this against the rules.

import type { Seat } from '@tableworks/kernel'
import type { Receipt } from '../../bills.ts'
import type { AdvancementId } from '../../data/advancements.ts'
import type { FacilityId } from '../../data/facilities.ts'
import type { Bill } from '../../data/goods.ts'
import type { Table } from './table.ts'

type Known = Pick<Table, 'view' | 'box'>

export interface Run {
  readonly cost: number
  readonly cubes: number
}

/** TOI-33 to TOI-35, with what Assembly Line, Steam Engine, Band Saw and Blast Furnace change. */
export function runOf({ view, box }: Known, seat: Seat, facility: FacilityId, uses: 1 | 2): Run {
  const owned = (id: AdvancementId): number | null =>
    view.advancements[seat].includes(id) ? (box.advancements[id].amount ?? 0) : null
  const { once, twice } = box.facilities[facility]
  const line = owned('assembly-line')
  const printed = uses === 2 && line === null ? twice : once
  const cost = Math.max(0, printed - (owned('steam-engine') ?? 0))
  const extra =
    (facility === 'lumber-camp' ? (owned('band-saw') ?? 0) : 0) +
    (facility === 'steel-forge' ? (owned('blast-furnace') ?? 0) : 0) +
    (uses === 2 ? (line ?? 0) : 0)
  return {
    cost: uses === 1 && view.money[seat] === 0 ? 0 : cost,
    cubes: view.size[facility][seat] * uses + extra,
  }
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
  const { view, box, seats, seen } = table
  // Costs are told to whoever looks on; to a spectator, those of the seat in turn.
  const seat: Seat = view.seat ?? seen.actor ?? 0
  const size = view.size[facility][seat]
  const left = view.glance.piles[facility]
  return {
    facility,
    owners: seats.filter(one => view.size[facility][one] > 0).map(one => [one, view.size[facility][one]] as const),
    left,
    size,
    bill: left === 0 ? null : (box.growing[facility][size] ?? null),
    receipt: view.glance.bills?.facilities[facility] ?? null,
    runs: size === 0 ? null : [runOf(table, seat, facility, 1), runOf(table, seat, facility, 2)],
  }
}
