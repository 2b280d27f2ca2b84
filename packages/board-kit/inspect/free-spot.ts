// Finds a spot for a card beside a thing: never over the thing, and over as little as possible of what a player needs to see.

import { type Rect, centre, type Point } from '../option/geometry.ts'

interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 14
const EDGE = 8
/** Covering the thing itself costs more than covering everything else. */
const THING_WEIGHT = 1000
/** If a thing is this many times larger than the card, as a whole floor is, the card may go over an empty corner of it. */
const LARGE = 3
/** How far away the card may go so that it covers not even the corner of a highlighted choice. */
const DETOUR = 3000

/** How far away it may go to avoid covering a thing that can't be chosen now, and to avoid covering all of them. */
const QUIET_DETOUR = 25
const MOST_QUIET_DETOUR = 120
/** How little the offset beside the thing counts, compared with the gap between it and the card. */
const OFFSET = 0.1
/** The spacing of candidate spots away from the thing. */
const GRID = 60

/**
 * The top left corner of a card of this size. `avoid` lists highlighted choices, the prompt, the seats, the tray and related
 * things. `quiet` lists everything else that's drawn. On a map, the card goes over open water.
 */
export function freeSpot(
  thing: Rect,
  size: Size,
  avoid: readonly Rect[],
  screen: Rect,
  quiet: readonly Rect[] = [],
): Point {
  const costOf = (at: Point): number => {
    const card = { ...at, ...size }
    const covered = avoid.map(box => overlap(card, box)).filter(area => area > 0)
    const most = size.width * size.height
    const cost = covered.reduce((sum, area) => sum + DETOUR * (1 + area / most), 0)
    const hidden = quiet.reduce((sum, box) => sum + overlap(card, box) / (box.width * box.height || 1), 0)
    const onThing = thing.width * thing.height > LARGE * most ? 0 : THING_WEIGHT * overlap(card, thing)
    // No matter how many quiet things the card hides, it stays near its thing, where the player looks.
    return (
      cost +
      Math.min(QUIET_DETOUR * hidden, MOST_QUIET_DETOUR) +
      onThing +
      gap(card, thing) +
      OFFSET * apart(card, thing)
    )
  }
  return cornersAround(thing, size, screen).reduce((best, at) => (costOf(at) < costOf(best) ? at : best))
}

/** Candidate spots: beside the thing on all four sides, each at three offsets, and a grid over the screen. */
function cornersAround(thing: Rect, { width, height }: Size, screen: Rect): [Point, ...Point[]] {
  const xs = [thing.x, centre(thing).x - width / 2, thing.x + thing.width - width]
  const ys = [thing.y, centre(thing).y - height / 2, thing.y + thing.height - height]
  const left = thing.x - GAP - width
  const right = thing.x + thing.width + GAP
  const above = thing.y - GAP - height
  const below = thing.y + thing.height + GAP
  const all: Point[] = [
    ...ys.flatMap(y => [right, left].map(x => ({ x, y }))),
    ...xs.flatMap(x => [below, above].map(y => ({ x, y }))),
    ...steps(screen.width - width).flatMap(x =>
      steps(screen.height - height).map(y => ({ x: screen.x + x, y: screen.y + y })),
    ),
  ]
  const within = (value: number, least: number, most: number) => Math.max(least + EDGE, Math.min(value, most - EDGE))
  const kept = all.map(({ x, y }) => ({
    x: within(x, screen.x, screen.x + screen.width - width),
    y: within(y, screen.y, screen.y + screen.height - height),
  }))
  return kept as [Point, ...Point[]]
}

/** Steps from 0 to `end`, inclusive. */
const steps = (end: number): number[] => [
  ...Array.from({ length: Math.ceil(Math.max(0, end) / GRID) }, (_, i) => i * GRID),
  end,
]

function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return width > 0 && height > 0 ? width * height : 0
}

const apart = (a: Rect, b: Rect): number => Math.hypot(centre(a).x - centre(b).x, centre(a).y - centre(b).y)

const gap = (a: Rect, b: Rect): number =>
  Math.hypot(
    Math.max(a.x - b.x - b.width, b.x - a.x - a.width, 0),
    Math.max(a.y - b.y - b.height, b.y - a.y - a.height, 0),
  )

/** The point where a line from a card to the middle of a thing leaves the card. */
export function edgeTowards(card: Rect, thing: Rect): Point {
  const from = centre(card)
  const to = centre(thing)
  const dx = to.x - from.x
  const dy = to.y - from.y
  const out = Math.max(Math.abs(dx) / (card.width / 2), Math.abs(dy) / (card.height / 2), 1)
  return { x: from.x + dx / out, y: from.y + dy / out }
}
