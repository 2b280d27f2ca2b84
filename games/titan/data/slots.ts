// The slots (TTN-32): which zones each joins, its printed resource (TTN-35) and its position. All of this is reconstructed. The
// standard set has two slots between neighbours on a ring, and also between the upper and the middle ring. On the upper ring, both
// lanes of every gap have a resource. On the middle ring, only the outer lane does.

import { shape } from '@tableworks/kernel'
import { from, type Sourced, sourceShape, tableOf } from '@tableworks/table-kit'
import {
  clockwise,
  COLUMNS,
  below,
  LETTERS,
  type Link,
  linkOf,
  type SlotId,
  ZONE,
  type ZoneId,
  zoneId,
} from './crater.ts'
import { COMMON, type Common } from './cubes.ts'
import { aLine, type Line } from './drawing.ts'
import { slotLine } from './standard-drawing.ts'

/** A slot from zone to zone, counter-clockwise or upper end first. */
export type SlotRow = Sourced & {
  readonly a: string
  readonly b: string
  readonly resource: Common | null
  /** The position of its Pipe. */
  readonly line: Line
}
export type SlotTable = Readonly<Record<SlotId, SlotRow>>

const RESOURCES: Readonly<Record<string, Common>> = { S: 'silicium', W: 'water', H: 'hydrocarbons', T: 'titanium' }

/** What is printed in gaps 1 to 12 of a lane. */
const PRINTS: Readonly<Record<string, string>> = { Ua: 'SHSWSWSHSWSW', Ub: 'WTHTTHWTHTTH', Ma: 'HWSHWTSTWHST' }

const slot = (a: ZoneId, b: ZoneId, lane: string, resource: Common | null): SlotRow => ({
  a,
  b,
  resource,
  line: slotLine(linkOf(ZONE[a], ZONE[b]) as Link, ZONE[a], ZONE[b], lane),
  ...from('reconstructed'),
})

/** `HU04b`: across gap 4 of the upper ring (from column 4 to 5), lane b, the inner one. */
const RING_SLOTS: SlotTable = Object.fromEntries(
  LETTERS.flatMap(letter =>
    COLUMNS.flatMap((column, i) =>
      ['a', 'b'].map(lane => {
        const zone: ZoneId = `${letter}${column}`
        const resource = RESOURCES[PRINTS[`${letter}${lane}`]?.[i] ?? ''] ?? null
        return [`H${zone}${lane}`, slot(zone, zoneId(clockwise(ZONE[zone])), lane, resource)]
      }),
    ),
  ),
)

/** `VUM05a`: from upper to middle in column 5, on its counter-clockwise side. `VML05` and `VLC05` continue down. */
const DOWN_SLOTS: SlotTable = Object.fromEntries(
  COLUMNS.flatMap(column =>
    ['VUM*a', 'VUM*b', 'VML*', 'VLC*'].map(name => {
      const zone = `${name[1]}${column}` as ZoneId
      return [name.replace('*', column), slot(zone, zoneId(below(ZONE[zone])), name.slice(4), null)]
    }),
  ),
)

export const SLOT_TABLE: SlotTable = { ...RING_SLOTS, ...DOWN_SLOTS }

export const someSlots = shape.dictionary(
  shape.record<SlotRow>({
    a: shape.text,
    b: shape.text,
    resource: shape.maybe(shape.oneOf(...COMMON)),
    line: aLine,
    ...sourceShape,
  }),
)

type Print = Sourced & { readonly resource: Common | null }
const somePrints = tableOf(
  Object.keys(RING_SLOTS),
  shape.record<Print>({ resource: shape.maybe(shape.oneOf(...COMMON)), ...sourceShape }),
)

/** Older sets have no crater and only list the resources printed on the rings. */
export function slotsFromPrints(value: unknown, path: string): SlotTable {
  const prints = somePrints(value, path)
  const printed = Object.entries(RING_SLOTS).map(([id, row]) => [id, { ...row, ...prints[id] }])
  return { ...(Object.fromEntries(printed) as SlotTable), ...DOWN_SLOTS }
}
