// The things on a board: zones, cards, pieces, stocks. A game lists its kinds as a union, names the things that its options and
// facts refer to, and describes each kind once. Only the kit turns a thing into an id on the page.

/** A thing's kind, and the values that identify it. A thing that belongs to a seat includes the seat. */
export interface AnyThing {
  readonly kind: string
}

/** The text on an inspect card. */
export interface CardText {
  readonly name: string
  /** What and where it is: "In orbit, 3 more in its stack". */
  readonly what: string
  /** What it does for any player. */
  readonly does: readonly string[]
  /** What it means for the viewer now. Only a seat's figures have nothing to say here. */
  readonly now: readonly string[]
  readonly rule?: string
  /** Related things, which the card rings. */
  readonly related?: readonly AnyThing[]
}

/** The text about a thing of a game. */
export interface About extends CardText {
  readonly rule: string
}

/** A place on the page: a thing, or an id on boards that still name places themselves. */
export type PlaceRef = AnyThing | string

const known = new Map<string, AnyThing>()

/** A thing's id on the page: its kind, then its other values in the order of their names. */
export function thingId(thing: PlaceRef): string {
  if (typeof thing === 'string') return thing
  const values = Object.entries(thing).flatMap(([name, value]) => (name === 'kind' ? [] : [[name, value] as const]))
  const id = [thing.kind, ...values.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value)].join('-')
  if (!known.has(id)) known.set(id, thing)
  return id
}

/** The thing with this id. */
export const thingOf = (id: string): AnyThing | null => known.get(id) ?? null

/** One place, several in turn, or none. */
export type Whereabouts<T = string> = T | readonly T[] | null

export const idsOf = (where: Whereabouts<PlaceRef>): readonly string[] =>
  where === null ? [] : isList(where) ? where.map(thingId) : [thingId(where)]

const isList = (where: PlaceRef | readonly PlaceRef[]): where is readonly PlaceRef[] => Array.isArray(where)
