// Where everything is on the sheet. Towns, links, lanes and the drawing below share one projection, so they stay aligned. Computed
// once per map and plate.

import { type BoardMap, NOWHERE } from '../../data/board.ts'
import type { NameSide, Point } from '../../data/map-drawing.ts'
import { type Line, pathOf, smooth } from './engraving/line.ts'
import { type Cut, type Plate, PLATES } from './plates.ts'

export interface Layout {
  readonly plate: Plate
  readonly project: (at: Point) => Point
  /** By map number. */
  readonly places: readonly Spot[]
  readonly sites: readonly Point[]
  readonly markets: readonly Point[]
  readonly ironMarkets: readonly Point[]
  readonly links: readonly Track[]
  readonly lanes: readonly string[]
  /** Distant ports' name boxes. */
  readonly boxes: readonly { readonly id: string; readonly name: string; readonly at: Point }[]
}

/** A place: its centre, the rectangle around its spaces, and where its name goes. */
interface Spot {
  readonly at: Point
  readonly half: Point
  readonly name: { readonly at: Point; readonly anchor: 'start' | 'middle' | 'end' }
}
interface Track {
  readonly d: string
  /** The outline of the track between the two places, as the corners of a polygon. */
  readonly band: string
  /** Whether its ends leave almost no gap between their places. If so, the band covers them. */
  readonly isShort: boolean
  readonly middle: Point
  readonly mark: Point
  readonly tag: Point
}

/** Prices and values grow with the spaces, but never get too small to read. */
export const tagScale = ({ tile }: Plate): number => Math.max(1, tile / 30)

const NONE: Point = [0, 0]
const plus = ([x, y]: Point, [dx, dy]: Point, by = 1): Point => [x + dx * by, y + dy * by]
const GAP = 1.5

/** Where a place's spaces are, relative to its centre. */
function around(count: number, size: number): readonly Point[] {
  const d = size / 2 + GAP
  if (count <= 1) return [NONE]
  if (count === 2) return [[-d, 0], [d, 0]] // oxfmt-ignore
  if (count === 3) return [[-d, -d], [d, -d], [0, d]] // oxfmt-ignore
  return [[-d, -d], [d, -d], [-d, d], [d, d]] // oxfmt-ignore
}

function warped(knots: readonly Point[], z: number): number {
  if (knots.length < 2) return z
  let i = 1
  while (i < knots.length - 1 && z > (knots[i]?.[0] ?? 0)) i++
  const [a, b] = [knots[i - 1] ?? NONE, knots[i] ?? NONE]
  return b[1] + ((z - b[0]) * (b[1] - a[1])) / (b[0] - a[0])
}

const turned = (knots: readonly Point[]): readonly Point[] => knots.map(([from, to]) => [to, from])

/** From the sheet to the map's grid. */
export const gridOf =
  ({ scale, origin, warpX, warpY }: Plate) =>
  ([x, y]: Point): Point => [
    warped(turned(warpX), (x - origin[0]) / scale[0]),
    warped(turned(warpY), (y - origin[1]) / scale[1]),
  ]

export const projectionOf =
  ({ scale, origin, warpX, warpY }: Plate) =>
  ([x, y]: Point): Point => [origin[0] + warped(warpX, x) * scale[0], origin[1] + warped(warpY, y) * scale[1]]

const made = new WeakMap<BoardMap, Map<Cut, Layout>>()

export function layoutOf(map: BoardMap, cut: Cut): Layout {
  const cuts = made.get(map) ?? new Map<Cut, Layout>()
  made.set(map, cuts)
  const known = cuts.get(cut)
  if (known !== undefined) return known
  const layout = laidOut(map, PLATES[map.id][cut])
  cuts.set(cut, layout)
  return layout
}

function laidOut(map: BoardMap, plate: Plate): Layout {
  const { drawing } = map
  const project = projectionOf(plate)
  const { tile } = plate
  const marketSize = tile * 0.92

  const places = map.places.map((place): Spot => {
    const at = project(drawing.places[place.id] ?? NONE)
    const isMarket = place.kind === 'market'
    const size = isMarket ? marketSize : tile
    const count = isMarket ? place.markets.length : place.sites.length
    const spots = around(count, size)
    const half: Point =
      place.kind === 'village'
        ? [7, 7]
        : [
            Math.max(...spots.map(([x]) => Math.abs(x))) + size / 2,
            Math.max(...spots.map(([, y]) => Math.abs(y))) + size / 2,
          ]
    return { at, half, name: nameOf(drawing.names[place.id] ?? 's', at, half, plate) }
  })
  const spotOf = (place: number): Point => places[place]?.at ?? NONE
  const among = (place: number, list: readonly number[], one: number, size: number): Point =>
    plus(spotOf(place), around(list.length, size)[list.indexOf(one)] ?? NONE)

  const shipAt = (site: string): Point => project(drawing.ships[site] ?? NONE)
  const sites = map.sites.map(({ id: site, place }, number) =>
    place === NOWHERE ? shipAt(site) : among(place, map.places[place]?.sites ?? [], number, tile),
  )
  const marketOfShip = (site: string): Point => project(drawing.markets[site] ?? NONE)
  const markets = map.markets.map(({ place, ship }, number) =>
    ship === NOWHERE
      ? among(place, map.places[place]?.markets ?? [], number, marketSize)
      : marketOfShip(map.sites[ship]?.id ?? ''),
  )
  const ironMarkets = map.ironMarkets.map(({ place, ship }) =>
    ship === NOWHERE ? spotOf(place) : marketOfShip(map.sites[ship]?.id ?? ''),
  )

  const links = map.links.map(({ id: link, a, b, box }, i): Track => {
    const from = box === null ? spotOf(a) : project(drawing.boxes[`${map.places[a]?.id}-${box}`] ?? NONE)
    const line = smooth(bent(from, spotOf(b), drawing.bends[link]?.map(project), i), false, 4)
    const middle = line[Math.floor(line.length / 2)] ?? NONE
    return {
      d: pathOf(line),
      ...bandAround(
        line,
        [box === null ? places[a] : { at: from, half: plus(NONE, BOX_HALF, tagScale(plate)) }, places[b]],
        plate.band,
      ),
      middle,
      mark: plus(middle, drawing.marks[link] ?? NONE, tile / 28),
      tag: plus(middle, drawing.tags[link] ?? NONE, tile / 28),
    }
  })
  const lanes = map.sites.map(({ id: site, ends }) =>
    ends
      .map(end => {
        const via = drawing.lanes[site]?.[map.places[end]?.id ?? ''] ?? []
        return pathOf(smooth([shipAt(site), ...via.map(project), spotOf(end)], false, 6))
      })
      .join(''),
  )
  const boxes = Object.entries(drawing.boxes).map(([id, at]) => {
    const [, port = '', box = ''] = /^(.*)-(.*)$/.exec(id) ?? []
    const { name = '' } = map.places[map.placeOf[port] ?? NOWHERE] ?? {}
    return { id, name: `${name} ${box.toUpperCase()}`, at: project(at) }
  })
  return { plate, project, places, sites, markets, ironMarkets, links, lanes, boxes }
}

/** Gives a link without bends a slight curve of its own. */
function bent(from: Point, to: Point, via: Line | undefined, i: number): Line {
  if (via !== undefined) return [from, ...via, to]
  const bow = (((i * 37) % 5) - 2) * 0.025
  return [from, [(from[0] + to[0]) / 2 - (to[1] - from[1]) * bow, (from[1] + to[1]) / 2 + (to[0] - from[0]) * bow], to]
}

/** Half a name box's width and height. */
const BOX_HALF: Point = [38, 10]

/** The minimum width of a press target. */
const TARGET = 24

/** A band along a line, without the parts under the places at its ends. If almost nothing is left, it becomes a square. */
function bandAround(
  line: Line,
  ends: readonly (Pick<Spot, 'at' | 'half'> | undefined)[],
  half: number,
): Pick<Track, 'band' | 'isShort'> {
  const isFree = ([x, y]: Point) =>
    !ends.some(
      end =>
        end !== undefined &&
        Math.abs(x - end.at[0]) < end.half[0] + half &&
        Math.abs(y - end.at[1]) < end.half[1] + half,
    )
  const free = line.filter(isFree)
  const isShort = free.length < 4
  const corners = isShort ? squareAt(line[Math.floor(line.length / 2)] ?? NONE, half) : bandOf(free, half)
  return { band: corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' '), isShort }
}

function squareAt([x, y]: Point, half: number): Line {
  const d = Math.max(half, TARGET / 2)
  return [[x - d, y - d], [x + d, y - d], [x + d, y + d], [x - d, y + d]] // oxfmt-ignore
}

/** The corners of a band: along one side of a line, and back along the other. */
function bandOf(line: Line, half: number): Line {
  const side = (by: number) =>
    line.map((point, i): Point => {
      const [ax, ay] = line[Math.max(0, i - 1)] ?? point
      const [bx, by2] = line[Math.min(line.length - 1, i + 1)] ?? point
      const length = Math.hypot(bx - ax, by2 - ay) || 1
      return [point[0] - ((by2 - ay) / length) * by, point[1] + ((bx - ax) / length) * by]
    })
  return [...side(half), ...side(-half).toReversed()]
}

function nameOf(side: NameSide, [x, y]: Point, [w, h]: Point, { tile, label }: Plate): Spot['name'] {
  switch (side) {
    case 'n':
      return { at: [x, y - h - 6], anchor: 'middle' }
    case 's':
      return { at: [x, y + h + label + 3], anchor: 'middle' }
    case 'e':
      return { at: [x + w + 7, y + 4], anchor: 'start' }
    case 'w':
      return { at: [x - w - 7, y + 4], anchor: 'end' }
    default:
      return { at: [x + (side[0] * tile) / 28, y + (side[1] * tile) / 28], anchor: side[2] }
  }
}
