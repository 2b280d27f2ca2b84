import { describe, expect, it } from 'vitest'
import { craterOf, CORE, END_A, END_B, isCoreSlot, LINK_OF, ringOf, SLOT, SLOTS, ZONE, ZONES } from '../data/crater.ts'
import {
  CENTRE,
  DRONE_RADIUS,
  DRONE_SPOTS,
  PIPE_WIDTH,
  type Point,
  RING_RADIUS,
  rocksFor,
  SLOT_AT,
  TOKEN_RADIUS,
  tokenSpot,
  VIEW_BOX,
  ZONE_AT,
  ZONE_RADIUS,
} from '../data/drawing.ts'

const distance = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by)
const radiusOf = (zone: (typeof ZONES)[number]): number => ZONE_RADIUS[ringOf(zone) ?? 'core']

describe('The drawing', () => {
  it('zones stand on their rings and apart from one another', () => {
    for (const zone of ZONES) {
      const ring = ringOf(zone)
      expect(distance(ZONE_AT[zone], CENTRE)).toBeCloseTo(ring === null ? 0 : RING_RADIUS[ring], 0)
      for (const other of ZONES.slice(0, zone))
        expect(distance(ZONE_AT[zone], ZONE_AT[other])).toBeGreaterThan(radiusOf(zone) + radiusOf(other))
    }
    expect(ZONE_AT[ZONE.U01]).toEqual([614.4, 73.1])
    expect(ZONE_AT[ZONE.L01]).toEqual([553.1, 302])
  })

  it('a Pipe lies between its zones, from the first end to the second, and covers neither', () => {
    for (const slot of SLOTS) {
      const { at, ends, rotation, length } = SLOT_AT[slot]
      const [first, second] = ends
      expect(distance(first, second)).toBeCloseTo(length, 0)
      expect(distance(at, first)).toBeCloseTo(length / 2, 0)
      expect(distance(first, ZONE_AT[END_A[slot]])).toBeLessThan(distance(second, ZONE_AT[END_A[slot]]))
      expect(distance(first, ZONE_AT[END_A[slot]])).toBeGreaterThanOrEqual(radiusOf(END_A[slot]))
      expect(distance(second, ZONE_AT[END_B[slot]])).toBeGreaterThanOrEqual(radiusOf(END_B[slot]))
      const turn = (rotation * Math.PI) / 180
      expect(second[0] - first[0]).toBeCloseTo(length * Math.cos(turn), 0)
      expect(second[1] - first[1]).toBeCloseTo(length * Math.sin(turn), 0)
    }
  })

  it('Pipes side by side do not touch; lane a is the outer one', () => {
    for (const slot of SLOTS) {
      const beside = SLOTS.find(other => other > slot && END_A[other] === END_A[slot] && END_B[other] === END_B[slot])
      if (beside === undefined) continue
      expect(distance(SLOT_AT[slot].at, SLOT_AT[beside].at)).toBeGreaterThanOrEqual(PIPE_WIDTH[LINK_OF[slot]])
    }
    expect(distance(SLOT_AT[SLOT.HU05a].at, CENTRE)).toBeGreaterThan(distance(SLOT_AT[SLOT.HU05b].at, CENTRE))
    expect(SLOT_AT[SLOT.VUM01a].at).toEqual([585.3, 127.4])
  })

  it('six Drones find a place at each zone, sixteen in the Core', () => {
    for (const zone of ZONES) {
      const spots = DRONE_SPOTS[zone]
      const radius = DRONE_RADIUS[ringOf(zone) ?? 'core']
      expect(spots).toHaveLength(zone === CORE ? 16 : 6)
      for (const [i, spot] of spots.entries())
        for (const other of spots.slice(0, i)) expect(distance(spot, other)).toBeGreaterThanOrEqual(2 * radius)
    }
  })

  it('Control tokens lie inside the Core, one for each of its slots', () => {
    const spots = SLOTS.flatMap(slot => tokenSpot(slot) ?? [])
    expect(spots).toHaveLength(24)
    for (const slot of SLOTS.filter(isCoreSlot))
      expect(distance(tokenSpot(slot) ?? [0, 0], CENTRE)).toBeLessThanOrEqual(RING_RADIUS.core - TOKEN_RADIUS)
    expect(tokenSpot(SLOT.HU01a)).toBeNull()
  })

  it('TTN-2: Rock stands at both ends of an arc on each ring, and nowhere in a full circle', () => {
    expect(rocksFor(2).map(({ at }) => at)).toContainEqual([500, 926.9])
    expect(rocksFor(3)).toContainEqual({ at: [73.1, 500], rotation: 270 })
    expect(rocksFor(2)).toHaveLength(6)
    expect(rocksFor(4)).toEqual([])
  })

  it.each([2, 3, 4])('with %i players everything open is in view', seats => {
    const [x, y, width, height] = VIEW_BOX[seats] ?? [0, 0, 0, 0]
    for (const zone of craterOf(seats).zones) {
      const [zx, zy] = ZONE_AT[zone]
      expect(zx - radiusOf(zone)).toBeGreaterThanOrEqual(x)
      expect(zx + radiusOf(zone)).toBeLessThanOrEqual(x + width)
      expect(zy - radiusOf(zone)).toBeGreaterThanOrEqual(y)
      expect(zy + radiusOf(zone)).toBeLessThanOrEqual(y + height)
    }
  })
})
