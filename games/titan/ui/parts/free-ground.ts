// Finds free ground for tags: as close as possible to what they describe, and not on a zone, slot, Drone or other tag.

import { craterOf, slotOf } from '../../data/board.ts'
import { ringOf, type SlotId, ZONE } from '../../data/crater.ts'
import { distance, DRONE_RADIUS, PIPE_WIDTH, type Point, radiusOf, SIZE, slotDrawing } from '../../data/drawing.ts'
import type { View } from '../../view.ts'
import type { TitanBox } from '../table.ts'
import { spotOf } from './drones.tsx'

export interface Size {
  readonly width: number
  readonly height: number
}
export interface Round {
  readonly at: Point
  readonly r: number
  /** Whether it's a zone or a Drone, which tags must never cover. */
  readonly isSolid: boolean
}

/** What tags must not cover, as circles: zones and Drones, plus Pipes and highlighted slots as rows of circles. */
export function coveredGround(
  box: TitanBox,
  seats: number,
  { pipes, drones }: View['glance'],
  lit: readonly SlotId[],
): Round[] {
  const { zones } = craterOf({ box, seats })
  const slots = [...pipes.map(({ slot }) => slot), ...lit].map(slot => slotOf({ box }, slot))
  const taken = new Map<string, number>()
  return [
    ...zones.map(zone => ({ at: box.zoneAt[zone], r: radiusOf(zone) + 5, isSolid: true })),
    ...slots.flatMap(slot => beadsOf(slotDrawing(box.slots.line[slot]).ends, PIPE_WIDTH[box.slots.link[slot]] / 2)),
    ...drones.map(({ zone }) => {
      const nth = taken.get(zone) ?? 0
      taken.set(zone, nth + 1)
      return { at: spotOf(box, ZONE[zone], nth), r: DRONE_RADIUS[ringOf(ZONE[zone]) ?? 'core'] + 2, isSolid: true }
    }),
  ]
}

function beadsOf([[ax, ay], [bx, by]]: readonly [Point, Point], r: number): Round[] {
  const count = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / r))
  return Array.from({ length: count + 1 }, (_, i) => ({
    at: [ax + ((bx - ax) * i) / count, ay + ((by - ay) * i) / count],
    r,
    isSolid: false,
  }))
}

/** A tag to place, and the point it should be near. */
export interface Wanted extends Size {
  readonly near: Point
}

const FARTHEST = 120
const STEP = 6
const DIRECTIONS = 24

/**
 * Places the tags one by one on free ground and returns their centres. If there is none, a tag of scale 1 goes over slots or Pipes,
 * and a larger one is left out.
 */
export function placed(wanted: readonly Wanted[], covered: readonly Round[], scale: number): (Point | null)[] {
  const tags: (Size & { readonly at: Point })[] = []
  return wanted.map(({ near, ...size }) => {
    const reach = FARTHEST * scale + Math.hypot(size.width, size.height) / 2
    const rounds = covered.filter(({ at, r }) => distance(at, near) < reach + r)
    const solid = rounds.filter(({ isSolid }) => isSolid)
    const apart = [near, ...spotsAround(near, scale)].filter(
      at => isInside(at, size) && tags.every(tag => !doOverlap(tag, { at, ...size })),
    )
    const freeOf = (some: readonly Round[]) => apart.find(at => some.every(round => !isOn(round, at, size)))
    const spot = freeOf(rounds) ?? (scale === 1 ? freeOf(solid) : null) ?? null
    if (spot !== null) tags.push({ at: spot, ...size })
    return spot
  })
}

const isInside = ([x, y]: Point, { width, height }: Size): boolean =>
  x >= width / 2 && x <= SIZE - width / 2 && y >= height / 2 && y <= SIZE - height / 2

const spotsAround = ([x, y]: Point, scale: number): Point[] =>
  Array.from({ length: FARTHEST / STEP }, (_, i) => (i + 1) * STEP * scale).flatMap(away =>
    Array.from({ length: DIRECTIONS }, (_direction, i): Point => {
      const angle = (i * 2 * Math.PI) / DIRECTIONS
      return [x + away * Math.cos(angle), y + away * Math.sin(angle)]
    }),
  )

function isOn({ at: [cx, cy], r }: Round, [x, y]: Point, { width, height }: Size): boolean {
  const dx = Math.max(0, Math.abs(cx - x) - width / 2)
  const dy = Math.max(0, Math.abs(cy - y) - height / 2)
  return Math.hypot(dx, dy) < r
}

const doOverlap = (a: Size & { at: Point }, b: Size & { at: Point }): boolean =>
  Math.abs(a.at[0] - b.at[0]) < (a.width + b.width) / 2 && Math.abs(a.at[1] - b.at[1]) < (a.height + b.height) / 2
