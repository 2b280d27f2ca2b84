// Finds faults in a crater's positions: things that overlap, and Pipes next to the wrong zone.

import { CORE, linkOf, type Link, type PerZone, type Zone, ZONE, type ZoneId, zoneId, ZONES } from './crater.ts'
import { zonesAt } from './board.ts'
import type { CraterTables } from './crater-faults.ts'
import { distance, endsOf, PIPE_WIDTH, type Point, radiusOf, SIZE } from './drawing.ts'
import type { SlotTable } from './slots.ts'

/** The tables must have passed `craterFaults`. */
export function drawingFaults({ slots, crater }: CraterTables, path: string): string[] {
  const zoneAt = zonesAt(crater)
  const pipes = pipesIn(slots)
  return [
    ...zoneFaults(zoneAt, `${path}.crater.zones`),
    ...pipes.flatMap(pipe => lengthFaults(pipe, zoneAt, `${path}.slots.${pipe.id}.line`)),
    ...pipes.flatMap((pipe, i) => crowdFaults(pipe, pipes.slice(0, i), `${path}.slots.${pipe.id}.line`)),
    ...Object.entries(crater.rocks).flatMap(([id, { at }]) =>
      ZONES.filter(zone => distance(at, zoneAt[zone]) < radiusOf(zone)).map(
        zone => `${path}.crater.rocks.${id}.at: it overlaps ${nameOf(zone)}`,
      ),
    ),
  ]
}

const nameOf = (zone: Zone): string => (zone === CORE ? 'the Core' : `the zone '${zoneId(zone)}'`)

function zoneFaults(zoneAt: Readonly<PerZone<Point>>, path: string): string[] {
  return ZONES.flatMap(zone => {
    const here = `${path}.${zoneId(zone)}.at`
    const radius = radiusOf(zone)
    const isInside = zoneAt[zone].every(value => value >= radius && value <= SIZE - radius)
    const under = ZONES.filter(
      other => zone < other && distance(zoneAt[zone], zoneAt[other]) < radius + radiusOf(other),
    )
    return [
      ...(isInside ? [] : [`${here}: the zone extends past the board’s edge`]),
      ...under.map(other => `${here}: it overlaps ${nameOf(other)}`),
    ]
  })
}

interface DrawnPipe {
  readonly id: string
  readonly a: Zone
  readonly b: Zone
  readonly ends: readonly [Point, Point]
  readonly width: number
}

const pipesIn = (slots: SlotTable): DrawnPipe[] =>
  Object.entries(slots).map(([id, row]) => {
    const [a, b] = [ZONE[row.a as ZoneId], ZONE[row.b as ZoneId]]
    return { id, a, b, ends: endsOf(row.line), width: PIPE_WIDTH[linkOf(a, b) as Link] }
  })

/** The shortest Pipe that has room for an arrow. */
const SHORTEST = 12

function lengthFaults({ a, b, ends: [first, second] }: DrawnPipe, zoneAt: Readonly<PerZone<Point>>, here: string) {
  if (distance(first, second) < SHORTEST) return [`${here}: the slot is too short to see`]
  const isTurned = distance(first, zoneAt[a]) > distance(second, zoneAt[a])
  const covered = ZONES.filter(zone => fromLine(zoneAt[zone], first, second) < radiusOf(zone))
  return [
    ...(isTurned ? [`${here}: the end beside ${nameOf(a)} must come first, then the end beside ${nameOf(b)}`] : []),
    ...covered.map(zone => `${here}: the slot overlaps ${nameOf(zone)}`),
  ]
}

const crowdFaults = ({ ends: [a, b], width }: DrawnPipe, others: readonly DrawnPipe[], here: string): string[] =>
  others
    .filter(({ ends: [c, d], width: other }) => apart(a, b, c, d) < (width + other) / 2)
    .map(({ id }) => `${here}: it overlaps the slot '${id}'`)

/** The distance between a point and a line. */
function fromLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

/** The distance between two lines. */
function apart(a: Point, b: Point, c: Point, d: Point): number {
  if (isLeft(a, b, c) !== isLeft(a, b, d) && isLeft(c, d, a) !== isLeft(c, d, b)) return 0
  return Math.min(fromLine(a, c, d), fromLine(b, c, d), fromLine(c, a, b), fromLine(d, a, b))
}

const isLeft = ([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): boolean =>
  (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0
