// Press areas in the crater, and the positions of tags.

import { momentsOf } from '@tableworks/contract'
import { describe, expect, it } from 'vitest'
import type { SlotId, ZoneId } from '../../data/crater.ts'
import { at, distance, type Point } from '../../data/drawing.ts'
import { game } from '../../index.ts'
import { coveredGround, placed } from '../parts/free-ground.ts'
import { groundOf, PHONE_REACH, REACH, type Reach } from '../parts/targets.ts'
import { laneOf, type Way } from '../parts/ways.tsx'

/** The crater's height in px at 1280 x 720. */
const SMALLEST = 576
/** Its width in px at 360 x 740. */
const PHONE = 340
const LEAST_TARGET = 24

/** Positions in random games in which a Pipe can be laid, with their highlighted ways. */
const LAYING = [
  ...momentsOf(
    game,
    [2, 3, 4].map(seats => ({ seats, variants: {}, secret: `crater ${seats}` })),
  ),
].flatMap(({ seen, referee, state, box }, i) => {
  if (seen.decision !== 'turn.start' || i % 3 > 0) return []
  const ways = referee.options(state).flatMap((option): Way[] => {
    if (typeof option === 'string' || !('from' in option)) return []
    return [{ slot: option['slot'] as SlotId, from: option['from'] as ZoneId, isLit: true }]
  })
  return ways.length === 0 ? [] : [{ seen, box, ways, lanes: ways.map(way => laneOf(box, way, ways)) }]
})

/** How far a polygon reaches along a lane and across it, whichever is less. */
const least = (polygon: readonly Point[], degrees: number): number =>
  Math.min(...[degrees, degrees + 90].map(direction => extent(polygon, direction)))

function extent(polygon: readonly Point[], degrees: number): number {
  const [ux, uy] = at([0, 0], degrees, 1)
  const along = polygon.map(([x, y]) => x * ux + y * uy)
  return Math.max(...along) - Math.min(...along)
}

describe('Press areas of slots', () => {
  const sizesWith = (reach: Reach) =>
    LAYING.flatMap(({ lanes }) => groundOf(lanes, reach).map((ground, i) => least(ground, lanes[i]?.rotation ?? 0)))

  it('are at least 24 px long and wide in the smallest window', () => {
    expect(LAYING.length).toBeGreaterThan(20)
    expect(Math.min(...sizesWith(REACH))).toBeGreaterThanOrEqual((LEAST_TARGET * 1028) / SMALLEST)
  })

  it('are mostly as large on a phone, and two thirds of that between neighbours', () => {
    const wanted = (LEAST_TARGET * 1028) / PHONE
    const sizes = sizesWith(PHONE_REACH)
    expect(Math.min(...sizes)).toBeGreaterThan(wanted * 0.65)
    expect(sizes.filter(size => size >= wanted).length / sizes.length).toBeGreaterThan(2 / 3)
  })

  it.each([REACH, PHONE_REACH])('contain no ground that is nearer to another slot: %o', reach => {
    for (const { lanes } of LAYING)
      for (const [i, ground] of groundOf(lanes, reach).entries())
        for (const corner of ground)
          for (const other of lanes)
            expect(distance(corner, lanes[i]?.at ?? corner)).toBeLessThanOrEqual(distance(corner, other.at) + 0.01)
  })
})

it('nearly every slot has its tag, most on free ground, none on a zone, a Drone or another tag', () => {
  const size = { width: 60, height: 30 }
  let [wanted, found, free] = [0, 0, 0]
  for (const { seen, box, ways, lanes } of LAYING) {
    const lit = ways.map(({ slot }) => slot)
    const covered = coveredGround(box, seen.seats, seen.view.glance, lit)
    const tags = lanes.map(lane => ({ near: lane.at, ...size }))
    const spots = placed(tags, covered, 1).filter(spot => spot !== null)
    for (const [i, [x, y]] of spots.entries()) {
      const others = spots.slice(0, i)
      expect(others.every(([ox, oy]) => Math.abs(ox - x) >= size.width || Math.abs(oy - y) >= size.height)).toBe(true)
      const away = ({ at: [cx, cy], r }: (typeof covered)[number]): number =>
        Math.hypot(Math.max(0, Math.abs(cx - x) - 30), Math.max(0, Math.abs(cy - y) - 15)) - r
      expect(covered.every(round => !round.isSolid || away(round) >= 0)).toBe(true)
      if (covered.every(round => away(round) >= 0)) free += 1
    }
    found += spots.length
    wanted += lanes.length
  }
  expect(found / wanted).toBeGreaterThan(0.9)
  expect(free / wanted).toBeGreaterThan(0.6)
})
