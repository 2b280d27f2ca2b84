// How the crater is drawn: from above, in a 1000 by 1000 square, with the Core in the middle. A set gives the positions of zones,
// slots and Rock. Pipes, Drones and tokens are placed from those. No rule reads this.

import { Problem, shape } from '@tableworks/kernel'
import { CORE, type Link, type Ring, ringOf, type Zone } from './crater.ts'

export type Point = readonly [x: number, y: number]
/** The two ends of a Pipe, starting next to the slot's first zone. */
export type Line = readonly [x1: number, y1: number, x2: number, y2: number]
type Depth = Ring | 'core'

export const SIZE = 1000
export const CENTRE: Point = [500, 500]
export const RING_RADIUS: Readonly<Record<Depth, number>> = { upper: 442, middle: 326, lower: 205, core: 0 }
export const ZONE_RADIUS: Readonly<Record<Depth, number>> = { upper: 38, middle: 34, lower: 30, core: 100 }
export const ROCK_RADIUS: Readonly<Record<Ring, number>> = { upper: 44, middle: 38, lower: 32 }
export const DRONE_RADIUS: Readonly<Record<Depth, number>> = { upper: 13, middle: 13, lower: 13, core: 11 }
export const TOKEN_RADIUS = 12
export const PIPE_WIDTH: Readonly<Record<Link, number>> = {
  upper: 22,
  middle: 19,
  lower: 14,
  'upper-middle': 18,
  'middle-lower': 16,
  'lower-core': 16,
}

export const radiusOf = (zone: Zone): number => ZONE_RADIUS[ringOf(zone) ?? 'core']

const coordinate = (value: unknown, path: string): number => {
  if (typeof value === 'number' && value >= 0 && value <= SIZE) return value
  throw new Problem(`${path} should be a number from 0 to ${SIZE}`)
}
const coordinates =
  <T extends readonly number[]>(length: number, wanted: string) =>
  (value: unknown, path: string): T => {
    const found = shape.list(coordinate)(value, path)
    if (found.length === length) return found as readonly number[] as T
    throw new Problem(`${path} should be ${wanted}`)
  }
export const aPoint = coordinates<Point>(2, '[x, y]')
export const aLine = coordinates<Line>(4, '[x, y, x, y]')

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const rounded = (value: number): number => Math.round(value * 10) / 10
export const at = ([x, y]: Point, degrees: number, distance: number): Point => [
  x + distance * Math.cos(radians(degrees)),
  y + distance * Math.sin(radians(degrees)),
]
export const onGrid = ([x, y]: Point): Point => [rounded(x), rounded(y)]
export const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
export const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)
export const endsOf = ([x1, y1, x2, y2]: Line): readonly [Point, Point] => [
  [x1, y1],
  [x2, y2],
]
/** The direction from one point to another, in degrees clockwise from east. */
export const bearing = ([ax, ay]: Point, [bx, by]: Point): number => (Math.atan2(by - ay, bx - ax) * 180) / Math.PI

type Around = readonly [angle: number, distance: number]
const bothSides = (...spots: readonly Around[]): Around[] =>
  spots.flatMap(([angle, away]): Around[] => [
    [-angle, away],
    [angle, away],
  ])

/** Where Drones are drawn around a zone, relative to the ray through it: next to the zone, clear of all slots. */
const DRONE_SPOTS: Readonly<Record<Ring, readonly Around[]>> = {
  upper: bothSides([28, 54], [58, 54], [144, 80]),
  middle: bothSides([54, 50], [152, 50], [57, 77]),
  lower: bothSides([31, 47], [64, 47], [149, 46]),
}
/** How many Drones the Core's ring has room for: those of four players. */
const CORE_DRONES = 16
const CORE_DRONE_RADIUS = 58

/** Where Drones are drawn at a zone centred on this point. The rules only count Drones. */
export function droneSpots(zone: Zone, point: Point): Point[] {
  const ring = ringOf(zone)
  if (zone === CORE || ring === null)
    return Array.from({ length: CORE_DRONES }, (_, i) =>
      onGrid(at(CENTRE, ((i + 0.5) * 360) / CORE_DRONES, CORE_DRONE_RADIUS)),
    )
  return DRONE_SPOTS[ring].map(([angle, away]) => onGrid(at(point, bearing(CENTRE, point) + angle, away)))
}

export interface SlotDrawing {
  readonly at: Point
  /** Degrees clockwise from east, from the first end to the second. A Pipe laid the other way is reversed. */
  readonly rotation: number
  readonly length: number
  /** A Pipe's ends, starting next to the slot's first zone. */
  readonly ends: readonly [Point, Point]
}

export function slotDrawing(line: Line): SlotDrawing {
  const ends = endsOf(line)
  const [a, b] = ends
  return { at: between(a, b), rotation: bearing(a, b), length: distance(a, b), ends }
}

const TOKEN_DISTANCE = 84

/** Where a Core slot's Control token is drawn: inside the rim, in front of the Pipe's end. */
export const tokenSpot = (line: Line): Point => onGrid(at(CENTRE, bearing(CENTRE, endsOf(line)[1]), TOKEN_DISTANCE))

/** The column numbers' distance from the Core, and the room they need outside the square. */
const COLUMN_RADIUS = 508
const RIM = 14

/** Where a column's number is drawn: on the rim, behind its upper zone. */
export const columnSpot = (upper: Point): Point => onGrid(at(CENTRE, bearing(CENTRE, upper), COLUMN_RADIUS))

/** The part to show: x, y, width, height. */
export type ViewBox = readonly [x: number, y: number, width: number, height: number]
const WHOLE: ViewBox = [-RIM, -RIM, SIZE + 2 * RIM, SIZE + 2 * RIM]
/** Enough if nothing is open on the left, where Saturn is drawn instead. */
const RIGHT: ViewBox = [130, -RIM, SIZE + RIM - 130, SIZE + 2 * RIM]
const HAZE = 340

/** The part of the crater that must be visible when these zones are open. */
export const viewBoxOf = (open: readonly Zone[], zoneAt: Readonly<Record<Zone, Point>>): ViewBox =>
  open.every(zone => zoneAt[zone][0] - radiusOf(zone) >= HAZE) ? RIGHT : WHOLE
