// A component set's crater, numbered for play: what each slot joins, and what is open with each number of players. Built once for
// each box, because the rules never read the tables themselves.

import { recordOf } from '@tableworks/table-kit'
import {
  columnOf,
  CORE,
  isDown,
  type Link,
  linkOf,
  LINKS,
  perSlot,
  type PerSlot,
  perZone,
  type PerZone,
  type Slot,
  type SlotId,
  WAYS,
  withoutZero,
  type Way,
  type Zone,
  ZONE,
  type ZoneId,
  zoneId,
  ZONES,
} from './crater.ts'
import type { CraterTable, RingZoneId } from './crater-table.ts'
import type { Common } from './cubes.ts'
import { CENTRE, type Line, type Point } from './drawing.ts'
import type { SlotTable } from './slots.ts'

/** Tells apart slots between the same two zones. Left is counter-clockwise. */
export type Side = 'outer' | 'inner' | 'left' | 'right' | 'middle' | 'only'

/** Slot names by number, in the order of their ids. */
const RING_SIDES: readonly (readonly Side[])[] = [['only'], ['outer', 'inner'], ['outer', 'middle', 'inner']]
const DOWN_SIDES: readonly (readonly Side[])[] = [['only'], ['left', 'right'], ['left', 'middle', 'right']]
export const MOST_LANES = RING_SIDES.length

export interface Slots {
  readonly all: readonly Slot[]
  readonly ids: PerSlot<SlotId>
  /** Has no prototype, because it's used to look up player input. */
  readonly numberOf: Readonly<Record<SlotId, Slot>>
  /** The two zones a slot joins, counter-clockwise or upper end first. */
  readonly endA: PerSlot<Zone>
  readonly endB: PerSlot<Zone>
  readonly link: PerSlot<Link>
  readonly linkNumber: PerSlot<number>
  /** TTN-36: whether a Pipe here leads up or down. */
  readonly isVertical: PerSlot<boolean>
  readonly side: PerSlot<Side>
  /** TTN-35 */
  readonly printed: PerSlot<Common | null>
  /** TTN-47: the slots into the Core, each with a space for a Control token; and each slot's index among them, or -1. */
  readonly core: readonly Slot[]
  readonly corePlace: PerSlot<number>
  /** The options for each slot, and for a Pipe from either end, created once because playouts list them millions of times. */
  readonly option: PerSlot<{ readonly slot: SlotId }>
  readonly fromA: PerSlot<{ readonly slot: SlotId; readonly from: ZoneId }>
  readonly fromB: PerSlot<{ readonly slot: SlotId; readonly from: ZoneId }>
  readonly line: PerSlot<Line>
}

/** The part of the crater that is open at a table. */
export interface Crater {
  /** In board order, the Core last. */
  readonly zones: readonly Zone[]
  readonly slots: readonly Slot[]
  /** The open slots that touch each zone. A closed zone has none. */
  readonly slotsAt: PerZone<readonly Slot[]>
  /** The open slots that leave each zone in each direction. Left is counter-clockwise. */
  readonly slotsTo: Readonly<Record<Way, PerZone<readonly Slot[]>>>
  readonly isOpen: PerZone<boolean>
  readonly isOpenSlot: PerSlot<boolean>
  /** The open slots of each kind of link, and all vertical ones. */
  readonly slotsOn: Readonly<Record<Link | 'vertical', readonly Slot[]>>
  readonly rocks: readonly Rock[]
}
export interface Rock {
  readonly at: Point
  /** The first slot it closes. */
  readonly slot: Slot
}

interface Row {
  readonly id: SlotId
  readonly a: Zone
  readonly b: Zone
  readonly link: Link
}

/** Numbers depend only on what the slots join and on their names, so the order of rows in a set doesn't matter. */
const inOrder = (x: Row, y: Row): number =>
  Number(isDown(x.link)) - Number(isDown(y.link)) ||
  (isDown(x.link) ? columnOf(x.a) - columnOf(y.a) : 0) ||
  x.a - y.a ||
  x.b - y.b ||
  (x.id < y.id ? -1 : 1)

/** The table must have passed `craterFaults`. */
export function slotsOf(table: SlotTable): Slots {
  const rows = Object.entries(table)
    .map(([id, row]): Row => {
      const [a, b] = [ZONE[row.a as ZoneId], ZONE[row.b as ZoneId]]
      return { id, a, b, link: linkOf(a, b) as Link }
    })
    .toSorted(inOrder)
  const all = rows.map((_, slot) => slot as Slot)
  const each = <T>(value: (row: Row, slot: Slot) => T): PerSlot<T> =>
    perSlot(all, slot => value(rows[slot] as Row, slot))
  const core = all.filter(slot => rows[slot]?.b === CORE)
  return {
    all,
    ids: each(({ id }) => id),
    numberOf: Object.assign(
      Object.create(null) as Record<SlotId, Slot>,
      Object.fromEntries(rows.map(({ id }, slot) => [id, slot as Slot])),
    ),
    endA: each(({ a }) => a),
    endB: each(({ b }) => b),
    link: each(({ link }) => link),
    linkNumber: each(({ link }) => LINKS.indexOf(link)),
    isVertical: each(({ link }) => isDown(link)),
    side: each(row => sideIn(rows, row)),
    printed: each(({ id }) => table[id]?.resource ?? null),
    core,
    corePlace: each((_, slot) => core.indexOf(slot)),
    option: each(({ id }) => ({ slot: id })),
    fromA: each(({ id, a }) => ({ slot: id, from: zoneId(a) })),
    fromB: each(({ id, b }) => ({ slot: id, from: zoneId(b) })),
    line: each(({ id }) => (table[id] as SlotTable[SlotId]).line),
  }
}

function sideIn(rows: readonly Row[], { a, b, link, id }: Row): Side {
  const beside = rows.filter(row => row.a === a && row.b === b).map(row => row.id)
  return (isDown(link) ? DOWN_SIDES : RING_SIDES)[beside.length - 1]?.[beside.indexOf(id)] ?? 'only'
}

/** TTN-2: closed zones and slots do not exist. */
export function craterFor(seats: number, { players, rocks }: CraterTable, slots: Slots): Crater {
  const { endA, endB, isVertical } = slots
  const lying = Object.values(rocks).filter(rock => rock.players.includes(seats))
  const closed = new Set(lying.flatMap(rock => rock.slots))
  const isOpen = perZone(zone => zone === CORE || (players[columnOf(zone)] ?? Infinity) <= seats)
  const isOpenSlot = perSlot(
    slots.all,
    slot => isOpen[endA[slot]] && isOpen[endB[slot]] && !closed.has(slots.ids[slot]),
  )
  const open = slots.all.filter(slot => isOpenSlot[slot])
  const slotsAt = perZone(zone => open.filter(slot => endA[slot] === zone || endB[slot] === zone))
  const leads: Readonly<Record<Way, (slot: Slot, zone: Zone) => boolean>> = {
    left: (slot, zone) => !isVertical[slot] && endB[slot] === zone,
    right: (slot, zone) => !isVertical[slot] && endA[slot] === zone,
    down: (slot, zone) => isVertical[slot] && endA[slot] === zone,
  }
  return {
    zones: ZONES.filter(zone => isOpen[zone]),
    slots: open,
    slotsAt,
    slotsTo: recordOf(WAYS, way => perZone(zone => slotsAt[zone].filter(slot => leads[way](slot, zone)))),
    isOpen,
    isOpenSlot,
    slotsOn: {
      ...recordOf(LINKS, link => open.filter(slot => slots.link[slot] === link)),
      vertical: open.filter(slot => isVertical[slot]),
    },
    rocks: lying.map(rock => ({ at: rock.at, slot: slots.numberOf[rock.slots[0] ?? ''] as Slot })),
  }
}

export const zonesAt = ({ zones }: CraterTable): Readonly<PerZone<Point>> =>
  perZone(zone => (zone === CORE ? CENTRE : zones[zoneId(zone) as RingZoneId].at))

/** The fields the readings need to look at the crater. */
interface AtTable {
  readonly seats: number
  readonly box: { readonly craters: readonly Crater[] }
}
interface OfBox {
  readonly box: { readonly slots: Slots }
}

export const craterOf = ({ box, seats }: AtTable): Crater => box.craters[seats] as Crater

export const slotId = ({ box }: OfBox, slot: Slot): SlotId => box.slots.ids[slot]
/** The slot with this name. The rules have checked that it exists. */
export const slotOf = ({ box }: OfBox, id: SlotId): Slot => box.slots.numberOf[id] as Slot
export const sideOf = ({ box }: OfBox, slot: Slot): Side => box.slots.side[slot]
export const touches = ({ box }: OfBox, slot: Slot, zone: Zone): boolean =>
  box.slots.endA[slot] === zone || box.slots.endB[slot] === zone
/** The zone at the slot's other end. */
export function across({ box }: OfBox, slot: Slot, zone: Zone): Zone {
  const { endA, endB } = box.slots
  return endA[slot] === zone ? endB[slot] : endA[slot]
}

/** The name of a lane. It avoids left and right, which depend on the viewpoint. */
const LANES: Readonly<Record<Side, string>> = {
  outer: ' outer',
  inner: ' inner',
  left: ' counter-clockwise',
  right: ' clockwise',
  middle: ' middle',
  only: '',
}

/** `HU04b` is shown as U4–U5 inner, `VML05` as M5–L5. */
export function slotName({ endA, endB, side }: Slots, slot: Slot): string {
  const [from, to] = [endA[slot], endB[slot]].map(zone => (zone === CORE ? 'Core' : withoutZero(zoneId(zone))))
  return `${from}–${to}${LANES[side[slot]]}`
}
