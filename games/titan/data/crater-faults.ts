// Finds faults in a crater. Each is a sentence that names the field. A crater without faults is playable.

import { SEATS } from '../meta.ts'
import { craterFor, MOST_LANES, type Slots, slotsOf } from './board.ts'
import {
  clockwise,
  CORE,
  isUpper,
  linkOf,
  MOST_SLOTS,
  type SlotId,
  WAYS,
  type Zone,
  ZONE,
  ZONE_IDS,
  type ZoneId,
  zoneId,
} from './crater.ts'
import type { CraterTable } from './crater-table.ts'
import { COLUMNS_PER_SEAT, ICE_PER_SEAT, ROCKS } from './pieces.ts'
import type { SlotRow, SlotTable } from './slots.ts'

export interface CraterTables {
  readonly slots: SlotTable
  readonly crater: CraterTable
}

/** `path` is the set's path, for error messages. */
export function craterFaults(tables: CraterTables, path: string): string[] {
  const { slots, crater } = tables
  const faults = [
    ...sizeFaults(slots, `${path}.slots`),
    ...Object.entries(slots).flatMap(([id, row]) => slotFaults(row, `${path}.slots.${id}`)),
    ...nameFaults(Object.keys(slots), `${path}.slots`),
    ...laneFaults(slots, `${path}.slots`),
    ...columnFaults(crater, `${path}.crater.players`),
    ...rockFaults(tables, `${path}.crater.rocks`),
  ]
  return faults.length > 0 ? faults : openFaults(tables, `${path}.slots`)
}

function sizeFaults(slots: SlotTable, path: string): string[] {
  const count = Object.keys(slots).length
  return count > MOST_SLOTS ? [`${path}: ${count} slots are too many; ${MOST_SLOTS} fit in a crater`] : []
}

const isZone = (id: string): id is ZoneId => (ZONE_IDS as readonly string[]).includes(id)

function slotFaults({ a, b }: SlotRow, here: string): string[] {
  const unknown = [...new Set([a, b])].filter(id => !isZone(id)).map(id => `${here}: there is no zone '${id}'`)
  if (!isZone(a) || !isZone(b)) return unknown
  if (a === b) return [`${here}: both ends are '${a}'`]
  if (linkOf(ZONE[a], ZONE[b]) === null)
    return linkOf(ZONE[b], ZONE[a]) === null
      ? [`${here}: it joins '${a}' to '${b}'; a slot leads to the same ring or to the next one`]
      : [`${here}: name the upper end '${b}' first`]
  const next = zoneId(clockwise(ZONE[a]))
  return linkOf(ZONE[a], ZONE[b]) === linkOf(ZONE[a], ZONE[next]) && b !== next
    ? [`${here}: it joins '${a}' to '${b}'; on a ring a slot leads clockwise to the next zone, here '${next}'`]
    : []
}

/** Names appear in options and places, so they must be short and plain. */
const NAME = /^[A-Za-z][A-Za-z0-9]{0,11}$/

function nameFaults(ids: readonly SlotId[], path: string): string[] {
  const seen = new Map<string, SlotId>()
  return ids.flatMap(id => {
    const other = seen.get(id.toLowerCase())
    seen.set(id.toLowerCase(), id)
    if (!NAME.test(id))
      return [`${path}.${id}: a slot's name has up to 12 letters and digits, and begins with a letter`]
    return other === undefined ? [] : [`${path}.${id}: the slot '${other}' has the same name`]
  })
}

function laneFaults(slots: SlotTable, path: string): string[] {
  const lanes = Map.groupBy(Object.values(slots), ({ a, b }) => `${a} to ${b}`)
  return [...lanes].flatMap(([ends, rows]) =>
    rows.length > MOST_LANES ? [`${path}: ${rows.length} slots lead from ${ends}; ${MOST_LANES} fit side by side`] : [],
  )
}

/** TTN-2, TTN-3: each player opens a quarter of the board, so the tokens fill it exactly. */
const columnFaults = ({ players }: CraterTable, path: string): string[] =>
  SEATS.flatMap(seats => {
    const open = players.filter(fewest => fewest <= seats).length
    const wanted = COLUMNS_PER_SEAT * seats
    return open === wanted ? [] : [`${path}: with ${seats} players ${open} columns are open; there should be ${wanted}`]
  })

function rockFaults({ slots, crater: { rocks } }: CraterTables, path: string): string[] {
  const rows = Object.entries(rocks)
  const strangers = rows.flatMap(([id, rock]) =>
    rock.slots.filter(slot => !Object.hasOwn(slots, slot)).map(slot => `${path}.${id}: there is no slot '${slot}'`),
  )
  const crowds = SEATS.flatMap(seats => {
    const lying = rows.filter(([, rock]) => rock.players.includes(seats)).length
    return lying > ROCKS ? [`${path}: with ${seats} players it uses ${lying} Rock tiles; the box holds ${ROCKS}`] : []
  })
  return [...strangers, ...crowds]
}

/** Faults that would break a game: a player with no zone to land on, or an unreachable zone. */
function openFaults({ slots, crater }: CraterTables, path: string): string[] {
  const all = slotsOf(slots)
  return SEATS.flatMap(seats => {
    const { zones, slots: open, slotsTo } = craterFor(seats, crater, all)
    const reached = reachedFrom(CORE, open, all)
    const lost = zones.filter(zone => !reached.has(zone))
    const landing = zones.filter(zone => isUpper(zone) && WAYS.every(way => slotsTo[way][zone].length > 0))
    const needed = seats + ICE_PER_SEAT * seats
    return [
      ...lost.map(zone => `${path}: with ${seats} players no slots lead from the Core to '${zoneId(zone)}'`),
      ...(landing.length >= needed
        ? []
        : [
            `${path}: with ${seats} players ${landing.length} upper zones have slots to the left, to the right and down; ` +
              `${needed} are needed, because Ice can be below ${ICE_PER_SEAT * seats} of them`,
          ]),
    ]
  })
}

function reachedFrom(first: Zone, open: Slots['all'], { endA, endB }: Slots): ReadonlySet<Zone> {
  const reached = new Set([first])
  for (let before = 0; before < reached.size;) {
    before = reached.size
    for (const slot of open) {
      const [a, b] = [endA[slot], endB[slot]]
      if (reached.has(a) !== reached.has(b)) reached.add(reached.has(a) ? b : a)
    }
  }
  return reached
}
