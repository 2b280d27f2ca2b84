// Where everything is drawn: the crater from above in a square of 1000, the Core in the middle. Reconstructed; no rule
// reads it, and another drawing is welcome as long as zones, slots and neighbours stay.

import {
  columnOf,
  CORE,
  coreColumn,
  END_A,
  END_B,
  isCoreSlot,
  isVertical,
  type Link,
  LINK_OF,
  perSlot,
  type PerSlot,
  perZone,
  type PerZone,
  type Ring,
  ringOf,
  type Slot,
  type Zone,
} from './crater.ts'

export type Point = readonly [x: number, y: number]
type Depth = Ring | 'core'

/** The part to show for each number of players: x, y, width, height. */
export const VIEW_BOX: Readonly<Record<number, readonly [number, number, number, number]>> = {
  2: [130, 0, 870, 1000],
  3: [0, 0, 1000, 1000],
  4: [0, 0, 1000, 1000],
}
export const CENTRE: Point = [500, 500]
export const RING_RADIUS: Readonly<Record<Depth, number>> = { upper: 442, middle: 326, lower: 205, core: 100 }
export const ZONE_RADIUS: Readonly<Record<Depth, number>> = { upper: 38, middle: 34, lower: 30, core: 100 }
export const DRONE_RADIUS: Readonly<Record<Depth, number>> = { upper: 8, middle: 7.5, lower: 7, core: 8 }
export const TOKEN_RADIUS = 12
export const PIPE_WIDTH: Readonly<Record<Link, number>> = {
  upper: 22,
  middle: 19,
  lower: 14,
  'upper-middle': 18,
  'middle-lower': 16,
  'lower-core': 16,
}
/** How long a Pipe is drawn. */
const PIPE_LENGTH: Readonly<Record<Link, number>> = {
  upper: 124,
  middle: 80,
  lower: 36,
  'upper-middle': 34,
  'middle-lower': 46,
  'lower-core': 56,
}
/** How far a lane lies from the line between its zones. */
const LANE_OFFSET: Readonly<Record<Link, number>> = {
  upper: 15,
  middle: 13,
  lower: 10,
  'upper-middle': 14,
  'middle-lower': 0,
  'lower-core': 0,
}

const COLUMN_ANGLE = 30
const FIRST_ANGLE = -75
const depthOf = (zone: Zone): Depth => ringOf(zone) ?? 'core'

/** Degrees clockwise from east. */
const angleOf = (zone: Zone): number => FIRST_ANGLE + COLUMN_ANGLE * columnOf(zone)

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const rounded = (value: number): number => Math.round(value * 10) / 10
const at = ([x, y]: Point, degrees: number, distance: number): Point => [
  x + distance * Math.cos(radians(degrees)),
  y + distance * Math.sin(radians(degrees)),
]
const onGrid = ([x, y]: Point): Point => [rounded(x), rounded(y)]
const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

const exactZone = (zone: Zone): Point =>
  zone === CORE ? CENTRE : at(CENTRE, angleOf(zone), RING_RADIUS[depthOf(zone)])

export const ZONE_AT: Readonly<PerZone<Point>> = perZone(zone => onGrid(exactZone(zone)))

/** The angles, from the zone's own ray, at which Drones stand around a zone: outwards first, clear of the Pipes. */
const DRONE_ANGLES: Readonly<Record<Ring, readonly number[]>> = {
  upper: [-67.5, -40.5, -13.5, 13.5, 40.5, 67.5],
  middle: [-30, 30, -58, 58, -150, 150],
  lower: [-30, 30, -60, 60, -150, 150],
}
/** In the Core all Drones of four players find a place, on a ring of their own. */
const CORE_DRONES = 16
const CORE_DRONE_RADIUS = 56

/** Where Drones stand at each zone; rules only count them. */
export const DRONE_SPOTS: Readonly<PerZone<readonly Point[]>> = perZone(zone => {
  const ring = ringOf(zone)
  if (ring === null)
    return Array.from({ length: CORE_DRONES }, (_, i) =>
      onGrid(at(CENTRE, ((i + 0.5) * 360) / CORE_DRONES, CORE_DRONE_RADIUS)),
    )
  return DRONE_ANGLES[ring].map(angle => onGrid(at(exactZone(zone), angleOf(zone) + angle, ZONE_RADIUS[ring])))
})

export interface SlotDrawing {
  readonly at: Point
  /** Degrees clockwise from east, from its first end to its second; a Pipe laid the other way is turned round. */
  readonly rotation: number
  readonly length: number
  /** The ends of a Pipe, the one beside the slot's first zone first. */
  readonly ends: readonly [Point, Point]
}

/** The middle of a slot before its lane moves it aside. */
function lineOf(slot: Slot): { middle: Point; rotation: number } {
  const a = END_A[slot]
  const b = END_B[slot]
  if (!isVertical(slot)) return { middle: between(exactZone(a), exactZone(b)), rotation: angleOf(a) + 105 }
  // Halfway between the rims, not between the middles: zones differ in size.
  const rimA = at(exactZone(a), angleOf(a) + 180, ZONE_RADIUS[depthOf(a)])
  const rimB = at(CENTRE, angleOf(a), RING_RADIUS[depthOf(b)] + (b === CORE ? 0 : ZONE_RADIUS[depthOf(b)]))
  return { middle: between(rimA, rimB), rotation: angleOf(a) + 180 }
}

/** Lane a lies further out on a ring, and counter-clockwise on the way down: both are on the left of the way a to b. */
const isLaneB = (slot: Slot): boolean => slot % 2 === 1

export const SLOT_AT: Readonly<PerSlot<SlotDrawing>> = perSlot(slot => {
  const { middle, rotation } = lineOf(slot)
  const link = LINK_OF[slot]
  const side = isVertical(slot) === isLaneB(slot) ? -90 : 90
  const point = at(middle, rotation + side, LANE_OFFSET[link])
  const half = PIPE_LENGTH[link] / 2
  return {
    at: onGrid(point),
    rotation: (rotation + 360) % 360,
    length: PIPE_LENGTH[link],
    ends: [onGrid(at(point, rotation, -half)), onGrid(at(point, rotation, half))],
  }
})

const TOKEN_DISTANCE = 84

/** Where the Control token of a Core slot lies, by column; inside the rim of the Core. */
export const tokenSpot = (slot: Slot): Point | null =>
  isCoreSlot(slot) ? onGrid(at(CENTRE, FIRST_ANGLE + COLUMN_ANGLE * coreColumn(slot), TOKEN_DISTANCE)) : null

export interface Rock {
  readonly at: Point
  readonly rotation: number
}

/** Rock stands in the gaps at both ends of the open arc, on each ring. */
export function rocksFor(seats: number): Rock[] {
  if (seats === 4) return []
  return [seats * 3, 12].flatMap(gap => {
    const angle = FIRST_ANGLE - COLUMN_ANGLE / 2 + COLUMN_ANGLE * gap
    return (['upper', 'middle', 'lower'] as const).map(ring => ({
      at: onGrid(at(CENTRE, angle, ROCK_RADIUS[ring])),
      rotation: (angle + 90 + 360) % 360,
    }))
  })
}
const ROCK_RADIUS = { upper: 426.9, middle: 314.9, lower: 198 }
