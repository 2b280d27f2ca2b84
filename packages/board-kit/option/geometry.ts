// Screen geometry: reading order, the next place for an arrow key, the place a finger meant, and the position of a bubble. Pure
// functions, so they can be tested without a browser.

export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export interface Spot extends Rect {
  readonly id: string
}
export interface Point {
  readonly x: number
  readonly y: number
}

export const centre = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 })

/** How far a point is from a box; 0 inside it. */
export const gapTo = ({ x, y, width, height }: Rect, point: Point): number =>
  Math.hypot(Math.max(x - point.x, point.x - x - width, 0), Math.max(y - point.y, point.y - y - height, 0))

/** Sorts row by row. A place belongs to a row if its middle is within the row's first place. */
export function readingOrder<S extends Spot>(spots: readonly S[]): S[] {
  return rowsOf(spots).flat()
}

function rowsOf<S extends Spot>(spots: readonly S[]): S[][] {
  const rows: S[][] = []
  for (const spot of spots.toSorted((a, b) => centre(a).y - centre(b).y)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row === undefined || first === undefined || centre(spot).y > first.y + first.height) rows.push([spot])
    else row.push(spot)
  }
  return rows.map(row => row.toSorted((a, b) => centre(a).x - centre(b).x))
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** The place that an arrow key, Home or End leads to, or null. */
export function nextSpot(spots: readonly Spot[], current: string, key: string): string | null {
  const rows = rowsOf(spots)
  const all = rows.flat()
  const at = all.findIndex(({ id }) => id === current)
  if (key === 'Home') return all[0]?.id ?? null
  if (key === 'End') return all.at(-1)?.id ?? null
  const step = STEPS[key]
  if (step !== undefined) return all[(at + step + all.length) % all.length]?.id ?? null
  if (key === 'ArrowUp' || key === 'ArrowDown') return inNextRow(rows, current, key === 'ArrowUp' ? -1 : 1)
  return null
}

function inNextRow(rows: readonly Spot[][], current: string, step: number): string | null {
  const row = rows.findIndex(spots => spots.some(({ id }) => id === current))
  const from = rows[row]?.find(({ id }) => id === current)
  const next = rows[(row + step + rows.length) % rows.length]
  if (from === undefined || next === undefined) return null
  const aside = (spot: Spot) => Math.abs(centre(spot).x - centre(from).x)
  return next.reduce((best, spot) => (aside(spot) < aside(best) ? spot : best)).id
}

/** The minimum size of a touch target, in pixels. */
const TARGET = 44

/** The place a finger meant: the nearest one whose touch target, at least 44 px across, contains the point. */
export function meantSpot(spots: readonly Spot[], point: Point): string | null {
  const near = spots.filter(spot => holds(grown(spot), point))
  const distance = (spot: Spot) => Math.hypot(centre(spot).x - point.x, centre(spot).y - point.y)
  return near.length === 0 ? null : near.reduce((best, spot) => (distance(spot) < distance(best) ? spot : best)).id
}

function grown(box: Rect): Rect {
  const { x, y } = centre(box)
  const width = Math.max(box.width, TARGET)
  const height = Math.max(box.height, TARGET)
  return { x: x - width / 2, y: y - height / 2, width, height }
}

const holds = ({ x, y, width, height }: Rect, point: Point): boolean =>
  point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height

const GAP = 10
const EDGE = 8

/** Where a bubble of this size goes: below the anchor, or above it if there's no room, always on the screen. */
export function beside(
  anchor: Rect,
  size: { width: number; height: number },
  screen: { width: number; height: number },
): Point {
  const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE))
  const below = anchor.y + anchor.height + GAP
  const above = anchor.y - GAP - size.height
  const y = below + size.height <= screen.height - EDGE || above < EDGE ? below : above
  return {
    x: clamp(centre(anchor).x - size.width / 2, screen.width - size.width),
    y: clamp(y, screen.height - size.height),
  }
}
