// A way's press area: its outline, and the ground nearer to it than to any other way. Slots alone are too narrow to hit.

import { at, distance, type Point } from '../../data/drawing.ts'

/** Something long and narrow on the ground. */
export interface Lane {
  readonly at: Point
  /** Degrees clockwise from east. */
  readonly rotation: number
  readonly length: number
}

/** How far a target reaches from the middle of its lane. */
export interface Reach {
  readonly aside: number
  readonly along: number
}

/** Even beside a second lane, a target is 24 px across in the smallest window. */
export const REACH: Reach = { aside: 34, along: 36 }
/** On a phone, a target beside a second lane reaches farther to its free side. */
export const PHONE_REACH: Reach = { aside: 66, along: 60 }

/** Each lane's ground as a polygon. */
export const groundOf = (lanes: readonly Lane[], reach: Reach): Point[][] =>
  lanes.map(lane =>
    lanes.reduce(
      (ground, other) => (other === lane || isFar(lane, other, reach) ? ground : nearerTo(ground, lane.at, other.at)),
      around(lane, reach),
    ),
  )

const halfLength = ({ length }: Lane, { along }: Reach): number => Math.max(length / 2, along)

const around = (lane: Lane, reach: Reach): Point[] =>
  CORNERS.map(([x, y]) =>
    at(at(lane.at, lane.rotation, x * halfLength(lane, reach)), lane.rotation + 90, y * reach.aside),
  )
const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const

/** Lanes farther away than this can't be nearer to any of its ground. */
const isFar = (lane: Lane, other: Lane, reach: Reach): boolean =>
  distance(lane.at, other.at) > 2 * Math.hypot(halfLength(lane, reach), reach.aside)

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
