// The crater's zones (TTN-1): three rings of twelve around the Core, as the rulebook implies. The slots between them are part of
// the component set (slots.ts). Play uses numbers for zones and slots. Notation and facts use names.

import type { NumbersBelow, PerNumber } from '@tableworks/table-kit'

/** A zone by its index in board order: 0 is U01, 12 is M01, 24 is L01 and 36 is the Core. */
export type Zone = NumbersBelow<37>
/** How many slots a crater can have. */
export const MOST_SLOTS = 240
/** A slot by its number: in the standard crater 0 is HU01a, 119 is VLC12. */
export type Slot = NumbersBelow<typeof MOST_SLOTS>
/** A slot by its name. */
export type SlotId = string
/** One value for each zone or slot, typed so that an index never gives undefined. */
export type PerZone<T> = PerNumber<Zone, T>
export type PerSlot<T> = PerNumber<Slot, T>

export const COLUMNS = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const
type Column = (typeof COLUMNS)[number]

/** The rings from the rim inwards, with the letter for their zones. */
export const RINGS = ['upper', 'middle', 'lower'] as const
export type Ring = (typeof RINGS)[number]
export const LETTERS = ['U', 'M', 'L'] as const
type Letter = (typeof LETTERS)[number]

/** `U05`: column 5 of the upper ring; `C` is the Core. */
export type ZoneId = `${Letter}${Column}` | 'C'

export const ZONE_IDS: readonly ZoneId[] = [
  ...LETTERS.flatMap(letter => COLUMNS.map((column): ZoneId => `${letter}${column}`)),
  'C',
]
/** The number of a zone: `ZONE.M05`. */
export const ZONE = Object.fromEntries(ZONE_IDS.map((id, i) => [id, i])) as Readonly<Record<ZoneId, Zone>>

export const zoneId = (zone: Zone): ZoneId => ZONE_IDS[zone] as ZoneId
/** `U05` is shown as U5. */
export const withoutZero = (id: string): string => id.replace(/0(\d)/, '$1')

/** Every zone in board order, the Core last. */
export const ZONES: readonly Zone[] = ZONE_IDS.map(id => ZONE[id])

export const perZone = <T>(value: (zone: Zone) => T): PerZone<T> => filled(ZONES, value) as PerZone<T>
export const perSlot = <T>(slots: readonly Slot[], value: (slot: Slot) => T): PerSlot<T> =>
  filled(slots, value) as PerSlot<T>

// Filled in a loop, like `perSeat` in the kernel, because JavaScript engines handle such arrays fastest.
function filled<K, T>(keys: readonly K[], value: (key: K) => T): T[] {
  const values: T[] = []
  for (const key of keys) values.push(value(key))
  return values
}

const RING_SIZE = COLUMNS.length

export const CORE: Zone = 36
export const ringOf = (zone: Zone): Ring | null => RINGS[Math.floor(zone / RING_SIZE)] ?? null
/** Columns are counted from 0. The Core has no column. */
export const columnOf = (zone: Zone): number => zone % RING_SIZE
export const isUpper = (zone: Zone): boolean => zone < RING_SIZE

/** TTN-20, TTN-21: the zone one ring further down, and the Core below the lower ring. */
export const below = (zone: Zone): Zone => Math.min(zone + RING_SIZE, CORE) as Zone

/** What a slot joins: two levels of the crater, or two neighbours on a ring. */
export const LINKS = [...RINGS, 'upper-middle', 'middle-lower', 'lower-core'] as const
export type Link = (typeof LINKS)[number]

export const WAYS = ['left', 'right', 'down'] as const
export type Way = (typeof WAYS)[number]

/** The kind of slot between two zones. The first must be the upper one or on the same ring. Null if no slot is allowed there. */
export function linkOf(a: Zone, b: Zone): Link | null {
  const from = Math.floor(a / RING_SIZE)
  const to = Math.floor(b / RING_SIZE)
  if (from === RINGS.length || (to !== from && to !== from + 1)) return null
  return LINKS[to === from ? from : RINGS.length + from] ?? null
}
export const isDown = (link: Link): boolean => LINKS.indexOf(link) >= RINGS.length

/** The next zone clockwise on its ring. */
export const clockwise = (zone: Zone): Zone =>
  (columnOf(zone) === RING_SIZE - 1 ? zone - RING_SIZE + 1 : zone + 1) as Zone
