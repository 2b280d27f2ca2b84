// The things of a board: zones, cards, pieces, stocks. A game lists its kinds as a union, says where its options and facts belong
// by naming things, and describes each kind once. Only the kit turns a thing into an id of the page.

/** Its kind, and what tells it from others of its kind. A thing that belongs to a seat names the seat. */
export interface AnyThing {
  readonly kind: string
}

/** What the inspect card says about a thing, in plain words. */
export interface About {
  readonly name: string
  /** What it is and where: "In orbit, 3 more in its stack". */
  readonly what: string
  /** What it does, whoever uses it. */
  readonly does: readonly string[]
  /** What it means for the viewer at this moment. Never empty. */
  readonly now: readonly string[]
  readonly rule: string
  /** Other things this is about; the card rings them. */
  readonly related?: readonly AnyThing[]
}

/** A place of the page: a thing, or an id for boards that still name places themselves. */
export type PlaceRef = AnyThing | string

const known = new Map<string, AnyThing>()

/** The id of a thing in the page: its kind, then its other values in the order of their names. */
export function thingId(thing: PlaceRef): string {
  if (typeof thing === 'string') return thing
  const values = Object.entries(thing).flatMap(([name, value]) => (name === 'kind' ? [] : [[name, value] as const]))
  const id = [thing.kind, ...values.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value)].join('-')
  if (!known.has(id)) known.set(id, thing)
  return id
}

/** The thing an id was made for. */
export const thingOf = (id: string): AnyThing | null => known.get(id) ?? null

/** What a game gives where it names one place, several in turn, or none. */
export type Whereabouts<T = string> = T | readonly T[] | null

export const idsOf = (where: Whereabouts<PlaceRef>): readonly string[] =>
  where === null ? [] : isList(where) ? where.map(thingId) : [thingId(where)]

const isList = (where: PlaceRef | readonly PlaceRef[]): where is readonly PlaceRef[] => Array.isArray(where)
