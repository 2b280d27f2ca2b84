// Finds faults in a map's drawing. Each is a sentence that names the field.

import { linkIdOf, type DrawnMap, type MapTable } from './map.ts'
import type { MapDrawing, Point } from './map-drawing.ts'

/** Everything that can be drawn, by the field that holds its position. */
function drawnParts({ towns, villages, marketPlaces, ironMarkets, distantPorts, links, ships }: MapTable) {
  const places = [towns, villages, marketPlaces, ironMarkets, distantPorts].flatMap(rows => Object.keys(rows))
  const rails = links.map(linkIdOf)
  return {
    places,
    names: places,
    boxes: Object.entries(distantPorts).flatMap(([id, { boxes }]) => boxes.map(box => `${id}-${box}`)),
    ships: Object.keys(ships),
    markets: Object.keys(ships).filter(id => ships[id]?.market !== null || ships[id]?.ironMarket !== null),
    bends: rails,
    marks: rails,
    tags: rails,
    lanes: Object.keys(ships),
  } as const
}
type Field = keyof ReturnType<typeof drawnParts>

/** Fields that need a position for every entry. In the other fields positions are optional. */
const NEEDED = ['places', 'boxes', 'ships', 'markets'] as const
const FIELDS = ['places', 'names', 'boxes', 'ships', 'markets', 'bends', 'marks', 'tags', 'lanes'] as const

const KINDS: Readonly<Record<Field, string>> = {
  places: 'place',
  names: 'place',
  boxes: 'name box',
  ships: 'ship space',
  markets: 'ship with a market',
  bends: 'link',
  marks: 'link',
  tags: 'link',
  lanes: 'ship space',
}

export function drawingFaults(map: DrawnMap, path: string): string[] {
  const { drawing } = map
  const parts = drawnParts(map)
  const missing = NEEDED.flatMap(field =>
    parts[field]
      .filter(id => !Object.hasOwn(drawing[field], id))
      .map(id => `${path}.${field}.${id}: this ${KINDS[field]} has no position on the map`),
  )
  const strangers = FIELDS.flatMap(field =>
    Object.keys(drawing[field])
      .filter(id => !parts[field].includes(id))
      .map(id => `${path}.${field}.${id}: there is no ${KINDS[field]} '${id}'`),
  )
  const lanes = Object.entries(drawing.lanes).flatMap(([id, ends]) =>
    Object.keys(ends)
      .filter(end => map.ships[id]?.ends.includes(end) === false)
      .map(end => `${path}.lanes.${id}: the lane doesn’t lead to '${end}'`),
  )
  return [...missing, ...strangers, ...lanes, ...crowdFaults(drawing, path)]
}

/** Two things closer than this on the grid overlap. */
const CLOSE = 12

function crowdFaults(drawing: MapDrawing, path: string): string[] {
  const things = NEEDED.flatMap(field =>
    Object.entries(drawing[field]).map(([id, at]) => ({ field, id, at, name: `the ${KINDS[field]} '${id}'` })),
  )
  return things.flatMap(({ field, id, at }, i) =>
    things
      .slice(0, i)
      .filter(other => apart(at, other.at) < CLOSE)
      .map(other => `${path}.${field}.${id}: it overlaps ${other.name}`),
  )
}

const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay)

/** The drawing without entries for things that aren't on the map. */
export function prunedDrawing(drawing: MapDrawing, map: MapTable): MapDrawing {
  const parts = drawnParts(map)
  const kept = <T>(field: Field, rows: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(rows).filter(([id]) => parts[field].includes(id)))
  const lanes = Object.entries(kept('lanes', drawing.lanes)).map(([id, ends]) => [
    id,
    Object.fromEntries(Object.entries(ends).filter(([end]) => map.ships[id]?.ends.includes(end))),
  ])
  return {
    ...drawing,
    places: kept('places', drawing.places),
    names: kept('names', drawing.names),
    boxes: kept('boxes', drawing.boxes),
    ships: kept('ships', drawing.ships),
    markets: kept('markets', drawing.markets),
    bends: kept('bends', drawing.bends),
    marks: kept('marks', drawing.marks),
    tags: kept('tags', drawing.tags),
    lanes: Object.fromEntries(lanes) as MapDrawing['lanes'],
  }
}
