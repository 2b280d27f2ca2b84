// What can be selected, moved, added and removed on a map. Every edit returns a consistent map: removing a thing also removes its
// links, lanes and positions.

import { from as sourcedFrom } from '@tableworks/table-kit'
import { prunedDrawing } from '../../data/drawing-faults.ts'
import { type DrawnMap, linkIdOf, type LinkRow, ship, town } from '../../data/map.ts'
import { GRID, type MapDrawing, type NameSide, type Point } from '../../data/map-drawing.ts'

export const PLACE_KINDS = ['towns', 'villages', 'marketPlaces', 'ironMarkets', 'distantPorts'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** A thing on the map. `name` is a place's name on the map. Bends are counted from a link's first end. */
export type Thing =
  | { readonly kind: 'place' | 'name' | 'box' | 'ship' | 'market' | 'link'; readonly id: string }
  | { readonly kind: 'bend'; readonly id: string; readonly i: number }
  | { readonly kind: 'laneBend'; readonly id: string; readonly end: string; readonly i: number }
  | { readonly kind: 'label'; readonly i: number }

export const keyOf = (thing: Thing): string => Object.values(thing).join(' ')
export const isSame = (a: Thing | null, b: Thing): boolean => a !== null && keyOf(a) === keyOf(b)

export const kindOf = (map: DrawnMap, id: string): PlaceKind | null =>
  PLACE_KINDS.find(kind => Object.hasOwn(map[kind], id)) ?? null
export const placeIdsOf = (map: DrawnMap): string[] => PLACE_KINDS.flatMap(kind => Object.keys(map[kind]))
export const nameOfPlace = (map: DrawnMap, id: string): string => {
  const kind = kindOf(map, id)
  return kind === null ? id : (map[kind][id]?.name ?? id)
}
export const nameOfLink = (map: DrawnMap, { a, b, box }: LinkRow): string =>
  `${nameOfPlace(map, a)}${box === null ? '' : ` ${box.toUpperCase()}`}–${nameOfPlace(map, b)}`
export const linkOf = (map: DrawnMap, id: string): LinkRow | undefined => map.links.find(row => linkIdOf(row) === id)

const OURS = sourcedFrom('reconstructed')

const drawn = (map: DrawnMap, change: Partial<MapDrawing>): DrawnMap => ({
  ...map,
  drawing: { ...map.drawing, ...change },
})
const tidy = (map: DrawnMap): DrawnMap => ({ ...map, drawing: prunedDrawing(map.drawing, map) })
const replaced = <T>(list: readonly T[], i: number, by: T): T[] => list.map((one, k) => (k === i ? by : one))

/** The field in the drawing that holds a thing's position. */
const FIELD = { place: 'places', box: 'boxes', ship: 'ships', market: 'markets' } as const

/** A thing's position on the grid; null for things without their own position. */
export function pointOf({ drawing }: DrawnMap, thing: Thing): Point | null {
  switch (thing.kind) {
    case 'label':
      return drawing.labels[thing.i]?.at ?? null
    case 'bend':
      return drawing.bends[thing.id]?.[thing.i] ?? null
    case 'laneBend':
      return drawing.lanes[thing.id]?.[thing.end]?.[thing.i] ?? null
    case 'name':
    case 'link':
      return null
    default:
      return drawing[FIELD[thing.kind]][thing.id] ?? null
  }
}

const onGrid = (value: number): number => Math.min(GRID.to, Math.max(GRID.from, Math.round(value)))

export function movedTo(map: DrawnMap, thing: Thing, to: Point): DrawnMap {
  const at: Point = [onGrid(to[0]), onGrid(to[1])]
  const { labels, bends, lanes } = map.drawing
  switch (thing.kind) {
    case 'label': {
      const label = labels[thing.i]
      return label === undefined ? map : drawn(map, { labels: replaced(labels, thing.i, { ...label, at }) })
    }
    case 'bend':
      return drawn(map, { bends: { ...bends, [thing.id]: replaced(bends[thing.id] ?? [], thing.i, at) } })
    case 'laneBend': {
      const lane = lanes[thing.id] ?? {}
      const line = replaced(lane[thing.end] ?? [], thing.i, at)
      return drawn(map, { lanes: { ...lanes, [thing.id]: { ...lane, [thing.end]: line } } })
    }
    case 'name':
    case 'link':
      return map
    default: {
      const field = FIELD[thing.kind]
      return drawn(map, { [field]: { ...map.drawing[field], [thing.id]: at } })
    }
  }
}

export const nameAt = (map: DrawnMap, id: string, side: NameSide): DrawnMap =>
  drawn(map, { names: { ...map.drawing.names, [id]: side } })

export function removed(map: DrawnMap, thing: Thing): DrawnMap {
  const { labels, bends, lanes } = map.drawing
  switch (thing.kind) {
    case 'place':
      return withoutPlace(map, thing.id)
    case 'link':
      return tidy({ ...map, links: map.links.filter(row => linkIdOf(row) !== thing.id) })
    case 'ship':
      return tidy({ ...map, ships: without(map.ships, thing.id) })
    case 'market': {
      const row = map.ships[thing.id]
      return row === undefined ? map : withShipRow(map, thing.id, { ...row, market: null, ironMarket: null })
    }
    case 'label':
      return drawn(map, { labels: labels.filter((_, i) => i !== thing.i) })
    case 'bend': {
      const line = (bends[thing.id] ?? []).filter((_, i) => i !== thing.i)
      return drawn(map, { bends: line.length > 0 ? { ...bends, [thing.id]: line } : without(bends, thing.id) })
    }
    case 'laneBend': {
      const lane = lanes[thing.id] ?? {}
      const line = (lane[thing.end] ?? []).filter((_, i) => i !== thing.i)
      return drawn(map, { lanes: { ...lanes, [thing.id]: { ...lane, [thing.end]: line } } })
    }
    case 'name': // The name returns to its default side.
      return drawn(map, { names: without(map.drawing.names, thing.id) })
    case 'box': {
      const [, port = '', box = ''] = /^(.*)-(.*)$/.exec(thing.id) ?? []
      return withBoxes(map, port, map.distantPorts[port]?.boxes.filter(one => one !== box) ?? [])
    }
  }
}

const without = <T>(rows: Readonly<Record<string, T>>, id: string): Record<string, T> =>
  Object.fromEntries(Object.entries(rows).filter(([key]) => key !== id))

function withoutPlace(map: DrawnMap, id: string): DrawnMap {
  const kind = kindOf(map, id)
  if (kind === null) return map
  const isFree = ({ a, b }: { readonly a: string; readonly b: string }) => a !== id && b !== id
  const ships = Object.entries(map.ships)
    .map(([key, row]) => [key, { ...row, ends: row.ends.filter(end => end !== id) }] as const)
    .filter(([, { ends }]) => ends.length > 0)
  const ports = Object.entries(map.distantPorts).map(([key, row]) => [
    key,
    { ...row, area: row.area.filter(one => one !== id) },
  ])
  return tidy({
    ...map,
    distantPorts: Object.fromEntries(ports) as DrawnMap['distantPorts'],
    [kind]: without(kind === 'distantPorts' ? (Object.fromEntries(ports) as DrawnMap['distantPorts']) : map[kind], id),
    links: map.links.filter(isFree),
    printed: map.printed.filter(isFree),
    ships: Object.fromEntries(ships),
  })
}

/** `Fort Snelling` becomes `fort-snelling`, or `fort-snelling-2` if that exists. */
export function freshId(name: string, taken: readonly string[], prefix = ''): string {
  const plain = name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[^a-z]+|-+$/g, '')
  const base = `${prefix}${plain === '' ? 'place' : plain}`.slice(0, 28).replace(/-+$/, '')
  for (let i = 1; ; i++) {
    const id = i === 1 ? base : `${base}-${i}`
    if (!taken.includes(id)) return id
  }
}

const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay)
/** Two places closer than this would overlap. */
const ROOM = 70

/** The free spot nearest the middle of the map. */
function freeSpot({ drawing: { places, boxes, ships, markets } }: DrawnMap): Point {
  const taken = [places, boxes, ships, markets].flatMap(rows => Object.values(rows))
  const spots = Array.from({ length: 21 * 21 }, (_, i): Point => [(i % 21) * 50, Math.floor(i / 21) * 50])
  const free = spots.filter(spot => taken.every(at => apart(at, spot) > ROOM))
  const middle: Point = [500, 500]
  return free.reduce((best, spot) => (apart(spot, middle) < apart(best, middle) ? spot : best), free[0] ?? middle)
}

function nearestColour({ towns, drawing: { places } }: DrawnMap, at: Point) {
  const away = (id: string) => apart(places[id] ?? [0, 0], at)
  const [first = '', ...others] = Object.keys(towns)
  const nearest = others.reduce((best, id) => (away(id) < away(best) ? id : best), first)
  return towns[nearest]?.colour ?? 'blue'
}

/** A minimal new place. A town joins its nearest neighbour's region. */
export function withPlace(map: DrawnMap, kind: PlaceKind, name: string): { map: DrawnMap; thing: Thing } {
  const at = freeSpot(map)
  const id = freshId(name, [...placeIdsOf(map), ...Object.keys(map.ships)])
  const named = { name, ...OURS }
  const rows = {
    towns: town(name, nearestColour(map, at), 'o'),
    villages: named,
    marketPlaces: { ...named, spaces: 1 },
    ironMarkets: named,
    distantPorts: { ...named, boxes: [], area: [] },
  } as const
  const thing: Thing = { kind: 'place', id }
  return { map: movedTo({ ...map, [kind]: { ...map[kind], [id]: rows[kind] } }, thing, at), thing }
}

/** A link between two places. At a distant port it ends at the first name box. Null if the places are already linked. */
export function withLink(map: DrawnMap, from: string, to: string): { map: DrawnMap; thing: Thing } | null {
  const isPort = (id: string) => Object.hasOwn(map.distantPorts, id)
  const [a, b] = isPort(to) ? [to, from] : [from, to]
  const row: LinkRow = { a, b, box: map.distantPorts[a]?.boxes[0] ?? null, ...OURS }
  const isThere = map.links.some(
    one => one.box === row.box && ((one.a === a && one.b === b) || (one.a === b && one.b === a)),
  )
  if (a === b || isPort(b) || isThere) return null
  return { map: { ...map, links: [...map.links, row] }, thing: { kind: 'link', id: linkIdOf(row) } }
}

export function withPrinted(map: DrawnMap, a: string, b: string): DrawnMap | null {
  const isThere = map.printed.some(one => (one.a === a && one.b === b) || (one.a === b && one.b === a))
  return a === b || isThere ? null : { ...map, printed: [...map.printed, { a, b, ...OURS }] }
}

const PORT_GAP = 60

/** A ship space between two towns, or next to one. Its first ship gets a cube of each kind. */
export function withShip(map: DrawnMap, a: string, b: string): { map: DrawnMap; thing: Thing } | null {
  if (!Object.hasOwn(map.towns, a) || !Object.hasOwn(map.towns, b)) return null
  const ends = a === b ? [a] : [a, b]
  const names = ends.map(end => nameOfPlace(map, end))
  const id = freshId(ends.join('-'), [...placeIdsOf(map), ...Object.keys(map.ships)], 's-')
  const [[ax, ay], [bx, by]] = [map.drawing.places[a] ?? [0, 0], map.drawing.places[b] ?? [0, 0]]
  const at: Point = a === b ? [ax + PORT_GAP, ay] : [(ax + bx) / 2, (ay + by) / 2]
  const ships = { ...map.ships, [id]: ship(names.join(' and '), ends, { coal: 1, iron: 1 }) }
  const thing: Thing = { kind: 'ship', id }
  return { map: movedTo({ ...map, ships }, thing, at), thing }
}

/** A ship space with changed ends, cubes or markets. A new market gets a position. */
export function withShipRow(map: DrawnMap, id: string, row: DrawnMap['ships'][string]): DrawnMap {
  const next = tidy({ ...map, ships: { ...map.ships, [id]: row } })
  const hasMarket = row.market !== null || row.ironMarket !== null
  if (!hasMarket || Object.hasOwn(next.drawing.markets, id)) return next
  const [x, y] = next.drawing.ships[id] ?? [0, 0]
  return movedTo(next, { kind: 'market', id }, [x + 60, y + 40])
}

/** A distant port with changed name boxes. A new box gets a position next to it. */
export function withBoxes(map: DrawnMap, id: string, boxes: readonly string[]): DrawnMap {
  const port = map.distantPorts[id]
  if (port === undefined) return map
  const links = map.links.filter(({ a, box }) => a !== id || (box === null ? boxes.length === 0 : boxes.includes(box)))
  const next = tidy({ ...map, distantPorts: { ...map.distantPorts, [id]: { ...port, boxes } }, links })
  const [x, y] = map.drawing.places[id] ?? [0, 0]
  return boxes.reduce((made, box, i) => {
    const spot: Thing = { kind: 'box', id: `${id}-${box}` }
    return pointOf(made, spot) === null ? movedTo(made, spot, [x - 90, y + 50 * i]) : made
  }, next)
}

/** A link with changed ends. It keeps its bends as long as its id is unique. */
export function withLinkRow(map: DrawnMap, id: string, row: LinkRow): { map: DrawnMap; thing: Thing } {
  const links = map.links.map(one => (linkIdOf(one) === id ? row : one))
  return { map: tidy({ ...map, links }), thing: { kind: 'link', id: linkIdOf(row) } }
}

/** Adds a bend to a link's or lane's last stretch. */
export function withBend(map: DrawnMap, thing: Thing, end?: string): { map: DrawnMap; thing: Thing } | null {
  const { drawing } = map
  const between = ([ax, ay]: Point, [bx, by]: Point): Point => [Math.round((ax + bx) / 2), Math.round((ay + by) / 2)]
  if (thing.kind === 'link') {
    const row = linkOf(map, thing.id)
    if (row === undefined) return null
    const line = drawing.bends[thing.id] ?? []
    const first = row.box === null ? drawing.places[row.a] : drawing.boxes[`${row.a}-${row.box}`]
    const at = between(line.at(-1) ?? first ?? [0, 0], drawing.places[row.b] ?? [0, 0])
    return {
      map: drawn(map, { bends: { ...drawing.bends, [thing.id]: [...line, at] } }),
      thing: { kind: 'bend', id: thing.id, i: line.length },
    }
  }
  if (thing.kind !== 'ship' || end === undefined) return null
  const lane = drawing.lanes[thing.id] ?? {}
  const line = lane[end] ?? []
  const at = between(line.at(-1) ?? drawing.ships[thing.id] ?? [0, 0], drawing.places[end] ?? [0, 0])
  return {
    map: drawn(map, { lanes: { ...drawing.lanes, [thing.id]: { ...lane, [end]: [...line, at] } } }),
    thing: { kind: 'laneBend', id: thing.id, end, i: line.length },
  }
}

export function withLabel(map: DrawnMap, text: string): { map: DrawnMap; thing: Thing } {
  const { labels } = map.drawing
  const label = { text, kind: 'land', colour: null, at: freeSpot(map), angle: 0, size: 80 } as const
  return { map: drawn(map, { labels: [...labels, label] }), thing: { kind: 'label', i: labels.length } }
}

export const withDrawing = drawn
