import { describe, expect, it } from 'vitest'
import { craterOf } from '../data/board.ts'
import { CORE, isUpper, perSlot, ringOf, ZONE, ZONES } from '../data/crater.ts'
import {
  CENTRE,
  columnSpot,
  distance,
  DRONE_RADIUS,
  droneSpots,
  PIPE_WIDTH,
  radiusOf,
  RING_RADIUS,
  slotDrawing,
  TOKEN_RADIUS,
  tokenSpot,
  viewBoxOf,
  ZONE_RADIUS,
} from '../data/drawing.ts'
import { BOX, SLOT } from './table.ts'

const { zoneAt: ZONE_AT, slots: SLOTS } = BOX
const { endA: END_A, endB: END_B } = SLOTS
const SLOT_AT = perSlot(SLOTS.all, slot => slotDrawing(SLOTS.line[slot]))

describe('The drawing', () => {
  it('zones are on their rings and don’t overlap', () => {
    for (const zone of ZONES) {
      const ring = ringOf(zone)
      expect(distance(ZONE_AT[zone], CENTRE)).toBeCloseTo(ring === null ? 0 : RING_RADIUS[ring], 0)
      for (const other of ZONES.slice(0, zone))
        expect(distance(ZONE_AT[zone], ZONE_AT[other])).toBeGreaterThan(radiusOf(zone) + radiusOf(other))
    }
    expect(ZONE_AT[ZONE.U01]).toEqual([614.4, 73.1])
    expect(ZONE_AT[ZONE.L01]).toEqual([553.1, 302])
  })

  it('a Pipe is drawn between its zones, from the first end to the second, and covers neither', () => {
    for (const slot of SLOTS.all) {
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

  it('parallel Pipes don’t touch; lane a is the outer one', () => {
    for (const slot of SLOTS.all) {
      const beside = SLOTS.all.find(
        other => other > slot && END_A[other] === END_A[slot] && END_B[other] === END_B[slot],
      )
      if (beside === undefined) continue
      expect(distance(SLOT_AT[slot].at, SLOT_AT[beside].at)).toBeGreaterThanOrEqual(PIPE_WIDTH[SLOTS.link[slot]])
    }
    expect(distance(SLOT_AT[SLOT.HU05a].at, CENTRE)).toBeGreaterThan(distance(SLOT_AT[SLOT.HU05b].at, CENTRE))
    expect(SLOTS.line[SLOT.HU01a]).toEqual([667.3, 86.3, 774.7, 148.3])
  })

  it('there’s room for six Drones beside each zone and sixteen in the Core', () => {
    for (const zone of ZONES) {
      const spots = droneSpots(zone, ZONE_AT[zone])
      const radius = DRONE_RADIUS[ringOf(zone) ?? 'core']
      expect(spots).toHaveLength(zone === CORE ? 16 : 6)
      for (const [i, spot] of spots.entries())
        for (const other of spots.slice(0, i)) expect(distance(spot, other)).toBeGreaterThanOrEqual(2 * radius - 0.1)
    }
  })

  it('a Drone beside a zone covers no zone, no slot and no number on the rim', () => {
    const beads = SLOTS.all.flatMap(slot => {
      const { ends, length } = SLOT_AT[slot]
      const [[ax, ay], [bx, by]] = ends
      const width = PIPE_WIDTH[SLOTS.link[slot]]
      return Array.from({ length: Math.ceil(length / width) + 1 }, (_, i) => {
        const part = (i * width) / length
        return { at: [ax + part * (bx - ax), ay + part * (by - ay)] as const, r: width / 2 - 0.5 }
      })
    })
    const covered = [
      ...ZONES.map(zone => ({ at: ZONE_AT[zone], r: radiusOf(zone) })),
      ...ZONES.filter(isUpper).map(zone => ({ at: columnSpot(ZONE_AT[zone]), r: 10 })),
      ...beads,
    ]
    for (const zone of ZONES.filter(one => one !== CORE))
      for (const spot of droneSpots(zone, ZONE_AT[zone])) {
        const room = Math.min(...covered.map(({ at, r }) => distance(spot, at) - r))
        expect(room).toBeGreaterThanOrEqual(DRONE_RADIUS[ringOf(zone) ?? 'core'])
      }
  })

  it('Control tokens are inside the Core, one for each of its slots', () => {
    const spots = SLOTS.core.map(slot => tokenSpot(SLOTS.line[slot]))
    expect(new Set(spots.map(String)).size).toBe(12)
    for (const spot of spots) expect(distance(spot, CENTRE)).toBeLessThanOrEqual(ZONE_RADIUS.core - TOKEN_RADIUS)
  })

  it('TTN-2: Rock is at both ends of the arc on each ring, but not in a full circle', () => {
    const rocksFor = (seats: number) => craterOf({ seats, box: BOX }).rocks.map(({ at }) => at)
    expect(rocksFor(2)).toContainEqual([500, 926.9])
    expect(rocksFor(3)).toContainEqual([73.1, 500])
    expect([2, 3, 4].map(seats => rocksFor(seats).length)).toEqual([6, 6, 0])
  })

  it.each([2, 3, 4])('with %i players everything open is visible', seats => {
    const { zones } = craterOf({ seats, box: BOX })
    const [x, y, width, height] = viewBoxOf(zones, ZONE_AT)
    expect(x).toBe(seats === 2 ? 130 : -14)
    for (const zone of zones) {
      const [zx, zy] = ZONE_AT[zone]
      expect(zx - radiusOf(zone)).toBeGreaterThanOrEqual(x)
      expect(zx + radiusOf(zone)).toBeLessThanOrEqual(x + width)
      expect(zy - radiusOf(zone)).toBeGreaterThanOrEqual(y)
      expect(zy + radiusOf(zone)).toBeLessThanOrEqual(y + height)
    }
  })
})
