// A way's press area: its outline, and the ground nearer to it than to any other way. Slots alone are too narrow to hit.

import { at, distance, type Point } from '../../data/drawing.ts'

/** Something long and narrow on the ground. */
export interface Lane {
  readonly at: Point
  /** Degrees clockwise from east. */
  readonly rotation: number
  readonly length: number
}

/**
 * How far a target reaches from the middle of its lane. Even if a second lane is next to it, the target is 24 px across in the
 * smallest window.
 */
const ASIDE = 34
const ALONG = 36

/** Each lane's ground as a polygon. */
export const groundOf = (lanes: readonly Lane[]): Point[][] =>
  lanes.map(lane =>
    lanes.reduce(
      (ground, other) => (other === lane || isFar(lane, other) ? ground : nearerTo(ground, lane.at, other.at)),
      around(lane),
    ),
  )

const halfLength = ({ length }: Lane): number => Math.max(length / 2, ALONG)

const around = (lane: Lane): Point[] =>
  CORNERS.map(([x, y]) => at(at(lane.at, lane.rotation, x * halfLength(lane)), lane.rotation + 90, y * ASIDE))
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

/** Lanes farther away than this can't be nearer to any of its ground. */
const isFar = (lane: Lane, other: Lane): boolean =>
  distance(lane.at, other.at) > 2 * Math.hypot(halfLength(lane), ASIDE)

/** The part of a polygon that is nearer to one point than to another. */
function nearerTo(polygon: readonly Point[], [ax, ay]: Point, [bx, by]: Point): Point[] {
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2]
  const beyond = ([x, y]: Point): number => (x - mx) * (bx - ax) + (y - my) * (by - ay)
  return polygon.flatMap((point, i) => {
    const next = polygon[(i + 1) % polygon.length] ?? point
    const [here, there] = [beyond(point), beyond(next)]
    const part = here / (here - there)
    const crossing: Point = [point[0] + part * (next[0] - point[0]), point[1] + part * (next[1] - point[1])]
    return [...(here <= 0 ? [point] : []), ...(here <= 0 !== there <= 0 ? [crossing] : [])]
  })
}
