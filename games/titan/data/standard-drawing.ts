// The standard crater's drawing: seen from above, with the Core in the middle and each column on its own ray. Reconstructed. A set
// can change it row by row.

import { columnOf, isDown, type Link, type Ring, ringOf, type Zone } from './crater.ts'
import { at, between, CENTRE, type Line, onGrid, type Point, RING_RADIUS, ZONE_RADIUS } from './drawing.ts'

/** A Pipe's drawn length. */
const PIPE_LENGTH: Readonly<Record<Link, number>> = {
  upper: 124,
  middle: 80,
  lower: 36,
  'upper-middle': 34,
  'middle-lower': 46,
  'lower-core': 56,
}
/** A lane's distance from the line between its zones. */
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
const depthOf = (zone: Zone): Ring | 'core' => ringOf(zone) ?? 'core'

/** Degrees clockwise from east. */
const angleOf = (zone: Zone): number => FIRST_ANGLE + COLUMN_ANGLE * columnOf(zone)

const exactZone = (zone: Zone): Point => at(CENTRE, angleOf(zone), RING_RADIUS[depthOf(zone)])

export const zoneSpot = (zone: Zone): Point => onGrid(exactZone(zone))

/** A slot's middle, before its lane shifts it. */
function axisOf(link: Link, a: Zone, b: Zone): { middle: Point; rotation: number } {
  if (!isDown(link)) return { middle: between(exactZone(a), exactZone(b)), rotation: angleOf(a) + 105 }
  // Halfway between the rims, not the centres, because zones vary in size.
  const rimA = at(exactZone(a), angleOf(a) + 180, ZONE_RADIUS[depthOf(a)])
  const rimB = at(CENTRE, angleOf(a), RING_RADIUS[depthOf(b)] + ZONE_RADIUS[depthOf(b)])
  return { middle: between(rimA, rimB), rotation: angleOf(a) + 180 }
}

/**
 * Lane a is the outer one on a ring and the counter-clockwise one on the way down. Both are on the left when looking from a to b.
 */
export function slotLine(link: Link, a: Zone, b: Zone, lane: string): Line {
  const { middle, rotation } = axisOf(link, a, b)
  const side = isDown(link) === (lane === 'b') ? -90 : 90
  const point = at(middle, rotation + side, LANE_OFFSET[link])
  const half = PIPE_LENGTH[link] / 2
  return [...onGrid(at(point, rotation, -half)), ...onGrid(at(point, rotation, half))]
}

const ROCK_RADIUS: Readonly<Record<Ring, number>> = { upper: 426.9, middle: 314.9, lower: 198 }

/** Rock is in the gap after a zone. */
export const rockSpot = (zone: Zone, ring: Ring): Point =>
  onGrid(at(CENTRE, angleOf(zone) + COLUMN_ANGLE / 2, ROCK_RADIUS[ring]))
