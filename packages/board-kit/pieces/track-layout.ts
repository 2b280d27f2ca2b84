// Where a track's spaces are, and where several markers go in one space.

import type { Point } from '../option/geometry.ts'

export interface TrackLayout {
  readonly width: number
  readonly height: number
  /** The middle of each space. */
  readonly spaces: readonly Point[]
}

/** Spaces in rows, each from left to right. */
export function lineTrack(count: number, perRow: number, step: number): TrackLayout {
  const columns = Math.min(count, perRow)
  const spaces = Array.from({ length: count }, (_, i) => ({
    x: ((i % columns) + 0.5) * step,
    y: (Math.floor(i / columns) + 0.5) * step,
  }))
  return { width: columns * step, height: Math.ceil(count / columns) * step, spaces }
}

/** Spaces in a circle, clockwise from the top. */
export function ringTrack(count: number, step: number): TrackLayout {
  const radius = Math.max(step, (count * step) / (2 * Math.PI))
  const middle = radius + step / 2
  const spaces = Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI
    return { x: middle + radius * Math.sin(turn), y: middle - radius * Math.cos(turn) }
  })
  return { width: 2 * middle, height: 2 * middle, spaces }
}

interface Sharing {
  readonly size: number
  readonly offsets: readonly Point[]
}

const at = (x: number, y: number): Point => ({ x, y })
const grid = (size: number, xs: readonly number[], ys: readonly number[]): Sharing => ({
  size,
  offsets: ys.flatMap(y => xs.map(x => at(x, y))),
})

/** How up to six markers share a space. They overlap a little, to stay large enough to read. */
const SHARED: readonly Sharing[] = [
  { size: 0.8, offsets: [at(0, 0)] },
  { size: 0.8, offsets: [at(0, 0)] },
  { size: 0.66, offsets: [at(-0.18, -0.18), at(0.18, 0.18)] },
  { size: 0.58, offsets: [at(-0.24, -0.2), at(0.24, -0.2), at(0, 0.24)] },
  grid(0.54, [-0.24, 0.24], [-0.24, 0.24]),
]

/** How far each of several markers is from the middle of a space, and their size in a space of size 1. */
export const sharing = (count: number): Sharing => SHARED[count] ?? grid(0.44, [-0.32, 0, 0.32], [-0.22, 0.22])
