// The crater in a component set: how many players open each column, where the zones are, and which slots Rock closes (TTN-2). The
// column order and all positions are reconstructed.

import { shape } from '@tableworks/kernel'
import { from, listOf, recordOf, type Sourced, sourceShape, tableOf, wholeFrom } from '@tableworks/table-kit'
import { SEATS } from '../meta.ts'
import { COLUMNS, CORE, LETTERS, RINGS, type SlotId, ZONE, ZONE_IDS, type ZoneId } from './crater.ts'
import { aPoint, type Point } from './drawing.ts'
import { rockSpot, zoneSpot } from './standard-drawing.ts'

/** The zones on the rings. The Core is in the middle and always open. */
export type RingZoneId = Exclude<ZoneId, 'C'>
const RING_ZONE_IDS = ZONE_IDS.filter((id): id is RingZoneId => ZONE[id] !== CORE)

/** A Rock tile: the player counts it's used with, and the slots it closes. */
export type RockRow = Sourced & {
  readonly players: readonly number[]
  readonly slots: readonly SlotId[]
  readonly at: Point
}
export type CraterTable = Sourced & {
  /** The player count that opens each column from 1 to 12. */
  readonly players: readonly number[]
  readonly zones: Readonly<Record<RingZoneId, Sourced & { readonly at: Point }>>
  readonly rocks: Readonly<Record<string, RockRow>>
}

/** on each ring, Rock closes both ends of the open arc. */
const ROCK_GAPS: readonly (readonly [gap: (typeof COLUMNS)[number], ...players: number[]])[] = [
  ['06', 2],
  ['09', 3],
  ['12', 2, 3],
]

export const CRATER_TABLE: CraterTable = {
  players: [2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4],
  zones: recordOf(RING_ZONE_IDS, id => ({ at: zoneSpot(ZONE[id]), ...from('reconstructed') })),
  rocks: Object.fromEntries(
    ROCK_GAPS.flatMap(([gap, ...players]) =>
      RINGS.map((ring, i) => {
        const id = `H${LETTERS[i]}${gap}`
        const at = rockSpot(ZONE[`${LETTERS[i] ?? 'U'}${gap}`], ring)
        return [id, { players, slots: [`${id}a`, `${id}b`], at, ...from('reconstructed') }]
      }),
    ),
  ),
  ...from('reconstructed'),
}

export const aCraterTable = shape.record<CraterTable>({
  players: listOf(COLUMNS.length, COLUMNS.length, wholeFrom(Math.min(...SEATS), Math.max(...SEATS))),
  zones: tableOf(RING_ZONE_IDS, shape.record({ at: aPoint, ...sourceShape })),
  rocks: shape.dictionary(
    shape.record<RockRow>({
      players: listOf(1, SEATS.length, shape.oneOf(...SEATS)),
      slots: listOf(1, 6, shape.text),
      at: aPoint,
      ...sourceShape,
    }),
  ),
  ...sourceShape,
})
