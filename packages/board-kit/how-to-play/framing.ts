// Fits part of a board into a picture. Pure arithmetic, so it can be tested without a browser.

import type { Rect, Point } from '../option/geometry.ts'

type Size = Pick<Rect, 'width' | 'height'>

export interface Framing {
  /** The board's scale and offset. */
  readonly scale: number
  readonly x: number
  readonly y: number
  /** The boxes of the numbered places in the picture; null for a place that isn't drawn. */
  readonly marks: readonly (Rect | null)[]
}

/** The margin around the visible places, in board units. */
const MARGIN = 26
/** A board's largest scale. */
const LARGEST = 1.6

/** Shows these places as large as will fit, and returns the boxes of the marked ones. */
export function framed(
  about: readonly (Rect | null)[],
  marked: readonly (Rect | null)[],
  board: Size,
  picture: Size,
): Framing {
  const drawn = about.filter(box => box !== null)
  const left = Math.max(0, Math.min(...drawn.map(({ x }) => x), board.width) - MARGIN)
  const top = Math.max(0, Math.min(...drawn.map(({ y }) => y), board.height) - MARGIN)
  const right = Math.min(board.width, Math.max(...drawn.map(box => box.x + box.width), 0) + MARGIN)
  const bottom = Math.min(board.height, Math.max(...drawn.map(box => box.y + box.height), 0) + MARGIN)
  const scale = Math.min(picture.width / (right - left), picture.height / (bottom - top), LARGEST)
  const x = shift((left + right) / 2, board.width, picture.width, scale)
  const y = shift((top + bottom) / 2, board.height, picture.height, scale)
  const marks = marked.map(
    box => box && { x: box.x * scale + x, y: box.y * scale + y, width: box.width * scale, height: box.height * scale },
  )
  return { scale, x, y, marks }
}

/** Centres the visible part, without showing empty space next to the board. */
function shift(middle: number, board: number, picture: number, scale: number): number {
  const room = picture - board * scale
  if (room >= 0) return room / 2
  return Math.min(0, Math.max(room, picture / 2 - middle * scale))
}

/** Moves overlapping points apart, to the right. */
export function spread(points: readonly (Point | null)[], apart: number): (Point | null)[] {
  const placed: Point[] = []
  return points.map(point => {
    if (point === null) return null
    let at = point
    while (placed.some(other => Math.hypot(other.x - at.x, other.y - at.y) < apart))
      at = { x: at.x + apart / 2, y: at.y }
    placed.push(at)
    return at
  })
}
