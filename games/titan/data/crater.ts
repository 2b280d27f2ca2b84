// The crater: zones, slots, and what touches what (TTN-1, TTN-2). The number of zones follows from the rulebook; how many
// slots lie side by side is reconstructed. Play counts zones and slots by number; names are for notation and facts.

import { recordOf } from '@tableworks/table-kit'
import { COLUMNS_PER_SEAT } from './pieces.ts'

type NumbersBelow<N extends number, Found extends number[] = []> = Found['length'] extends N
  ? Found[number]
  : NumbersBelow<N, [...Found, Found['length']]>

/** A zone by its place in board order: 0 is U01, 12 is M01, 24 is L01, 36 is the Core. */
export type Zone = NumbersBelow<37>
/** A slot by its number: 0 is HU01a, 119 is VLC12. */
export type Slot = NumbersBelow<120>
/** One value for each zone or slot: a plain array that may be indexed without asking. */
export type PerZone<T> = T[] & Record<Zone, T>
export type PerSlot<T> = T[] & Record<Slot, T>

export const COLUMNS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const
type Column = (typeof COLUMNS)[number]
const LANES = ['a', 'b'] as const
type Lane = (typeof LANES)[number]

/** The rings from the rim inwards, and the letter of their zones. */
export const RINGS = ['upper', 'middle', 'lower'] as const
export type Ring = (typeof RINGS)[number]
const LETTERS = ['U', 'M', 'L'] as const
type Letter = (typeof LETTERS)[number]

/** `U05`: column 5 of the upper ring; `C` is the Core. */
export type ZoneId = `${Letter}${Column}` | 'C'
/**
 * `HU04b`: across gap 4 of the upper ring (from column 4 to 5), lane b, the inner one. `VUM05a`: from upper to middle in
 * column 5, on its counter-clockwise side. `VML05` and `VLC05` go on down to the lower ring and to the Core.
 */
export type SlotId = RingSlotId | `VUM${Column}${Lane}` | `VML${Column}` | `VLC${Column}`
export type RingSlotId = `H${Letter}${Column}${Lane}`

export const ZONE_IDS: readonly ZoneId[] = [
  ...LETTERS.flatMap(letter => COLUMNS.map((column): ZoneId => `${letter}${column}`)),
  'C',
]
export const RING_SLOT_IDS: readonly RingSlotId[] = LETTERS.flatMap(letter =>
  COLUMNS.flatMap(column => LANES.map((lane): RingSlotId => `H${letter}${column}${lane}`)),
)
export const SLOT_IDS: readonly SlotId[] = [
  ...RING_SLOT_IDS,
  ...COLUMNS.flatMap((column): SlotId[] => [`VUM${column}a`, `VUM${column}b`, `VML${column}`, `VLC${column}`]),
]

const numbersOf = <Id extends string, N extends number>(ids: readonly Id[]): Readonly<Record<Id, N>> =>
  Object.fromEntries(ids.map((id, i) => [id, i])) as Record<Id, N>

/** The number of a zone or slot: `ZONE.M05`, `SLOT.VML05`. */
export const ZONE = numbersOf<ZoneId, Zone>(ZONE_IDS)
export const SLOT = numbersOf<SlotId, Slot>(SLOT_IDS)

export const zoneId = (zone: Zone): ZoneId => ZONE_IDS[zone] as ZoneId
export const slotId = (slot: Slot): SlotId => SLOT_IDS[slot] as SlotId

/** Every zone in board order, the Core last; and every slot. */
export const ZONES: readonly Zone[] = ZONE_IDS.map(id => ZONE[id])
export const SLOTS: readonly Slot[] = SLOT_IDS.map(id => SLOT[id])

export const perZone = <T>(value: (zone: Zone) => T): PerZone<T> => filled(ZONES, value) as PerZone<T>
export const perSlot = <T>(value: (slot: Slot) => T): PerSlot<T> => filled(SLOTS, value) as PerSlot<T>

// Filled one by one, as `perSeat` of the kernel is: engines handle such lists quickest.
function filled<K, T>(keys: readonly K[], value: (key: K) => T): T[] {
  const values: T[] = []
  for (const key of keys) values.push(value(key))
  return values
}

const RING_SIZE = COLUMNS.length

export const CORE: Zone = 36
export const ringOf = (zone: Zone): Ring | null => RINGS[Math.floor(zone / RING_SIZE)] ?? null
/** Columns are counted from 0; the Core has none. */
export const columnOf = (zone: Zone): number => zone % RING_SIZE
export const isUpper = (zone: Zone): boolean => zone < RING_SIZE

/** TTN-20, TTN-21: the zone one ring further down, and the Core below the lower ring. */
export const below = (zone: Zone): Zone => Math.min(zone + RING_SIZE, CORE) as Zone

/** What a slot joins: levels of the crater, or neighbours on a ring. */
export const LINKS = [...RINGS, 'upper-middle', 'middle-lower', 'lower-core'] as const
export type Link = (typeof LINKS)[number]

const HORIZONTAL_SLOTS = RING_SLOT_IDS.length

/** TTN-36: a Pipe here leads up or down. */
export const isVertical = (slot: Slot): boolean => slot >= HORIZONTAL_SLOTS

/** The slots of a column, from the rim down. */
const DOWN_LINKS = ['upper-middle', 'upper-middle', 'middle-lower', 'lower-core'] as const
const DOWN = DOWN_LINKS.length

const columnOfSlot = (slot: Slot): number =>
  isVertical(slot) ? Math.floor((slot - HORIZONTAL_SLOTS) / DOWN) : Math.floor(slot / LANES.length) % RING_SIZE

export const LINK_OF: PerSlot<Link> = perSlot(slot =>
  isVertical(slot)
    ? (DOWN_LINKS[(slot - HORIZONTAL_SLOTS) % DOWN] as Link)
    : (RINGS[Math.floor(slot / LANES.length / RING_SIZE)] as Link),
)

/** The ring on which a slot's first end lies: the upper one of two levels. */
const LEVEL: Readonly<Record<Link, number>> = {
  upper: 0,
  middle: 1,
  lower: 2,
  'upper-middle': 0,
  'middle-lower': 1,
  'lower-core': 2,
}

/** The two zones a slot joins: counter-clockwise or upper end first. */
export const END_A: PerSlot<Zone> = perSlot(slot => (LEVEL[LINK_OF[slot]] * RING_SIZE + columnOfSlot(slot)) as Zone)
export const END_B: PerSlot<Zone> = perSlot(slot => {
  const end = END_A[slot]
  if (isVertical(slot)) return below(end)
  return (columnOf(end) === RING_SIZE - 1 ? end - RING_SIZE + 1 : end + 1) as Zone
})

/** Which of the slots that join the same two zones this is; left is counter-clockwise. */
export type Side = 'outer' | 'inner' | 'left' | 'right' | 'only'
export function sideOf(slot: Slot): Side {
  const lane = slotId(slot).at(-1)
  if (lane === 'a') return isVertical(slot) ? 'left' : 'outer'
  if (lane === 'b') return isVertical(slot) ? 'right' : 'inner'
  return 'only'
}

export const touches = (slot: Slot, zone: Zone): boolean => END_A[slot] === zone || END_B[slot] === zone
/** The zone across the slot. */
export const across = (slot: Slot, zone: Zone): Zone => (END_A[slot] === zone ? END_B[slot] : END_A[slot])

/** TTN-47: a slot with a space for a Control token; its column, counted from 0, is also the token's place. */
export const isCoreSlot = (slot: Slot): boolean => END_B[slot] === CORE
export const coreSlot = (column: number): Slot => (HORIZONTAL_SLOTS + column * DOWN + DOWN - 1) as Slot
export const coreColumn = columnOfSlot

export const WAYS = ['left', 'right', 'down'] as const
export type Way = (typeof WAYS)[number]

/** The part of the crater that is open at a table. */
export interface Crater {
  /** In board order, the Core last. */
  readonly zones: readonly Zone[]
  readonly slots: readonly Slot[]
  /** The open slots that touch each zone; none where it is closed. */
  readonly slotsAt: PerZone<readonly Slot[]>
  readonly isOpen: PerZone<boolean>
  readonly isOpenSlot: PerSlot<boolean>
  /** The open slots of each link, and all that lead up or down. */
  readonly slotsOn: Readonly<Record<Link | 'vertical', readonly Slot[]>>
}

const isOpenZone = (seats: number, zone: Zone): boolean => zone === CORE || columnOf(zone) < seats * COLUMNS_PER_SEAT

/** the gap at the end of an arc is Rock; a full circle has no end. */
const spansEnd = (slot: Slot): boolean => !isVertical(slot) && END_B[slot] < END_A[slot]

function craterFor(seats: number): Crater {
  const isOpen = perZone(zone => isOpenZone(seats, zone))
  const isCircle = seats * COLUMNS_PER_SEAT === RING_SIZE
  const isOpenSlot = perSlot(slot => isOpen[END_A[slot]] && isOpen[END_B[slot]] && (isCircle || !spansEnd(slot)))
  const slots = SLOTS.filter(slot => isOpenSlot[slot])
  return {
    zones: ZONES.filter(zone => isOpen[zone]),
    slots,
    slotsAt: perZone(zone => slots.filter(slot => touches(slot, zone))),
    isOpen,
    isOpenSlot,
    slotsOn: {
      ...recordOf(LINKS, link => slots.filter(slot => LINK_OF[slot] === link)),
      vertical: slots.filter(isVertical),
    },
  }
}

const CRATERS: readonly Crater[] = [0, 1, 2, 3, 4].map(craterFor)

export const craterOf = (seats: number): Crater => CRATERS[seats] as Crater

/** The open slots that leave a zone in a direction; left is counter-clockwise. */
export const slotsTo = (seats: number, zone: Zone, way: Way): readonly Slot[] =>
  craterOf(seats).slotsAt[zone].filter(slot => {
    if (isVertical(slot)) return way === 'down' && END_A[slot] === zone
    return way === (END_A[slot] === zone ? 'right' : 'left')
  })
