// What running a facility would cost a seat and bring it; the tests hold this against the rules.

import type { Seat } from '@tableworks/kernel'
import type { AdvancementId } from '../../data/advancements.ts'
import type { FacilityId } from '../../data/facilities.ts'
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
