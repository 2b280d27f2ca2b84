// Where the spaces of a track are, and how several markers share one.

import type { Point } from '../option/geometry.ts'

export interface TrackLayout {
  readonly width: number
  readonly height: number
  /** The middle of each space. */
  readonly spaces: readonly Point[]
}

/** Spaces in rows, each row read from the left. */
export function lineTrack(count: number, perRow: number, step: number): TrackLayout {
  const columns = Math.min(count, perRow)
  const spaces = Array.from({ length: count }, (_, i) => ({
    x: ((i % columns) + 0.5) * step,
    y: (Math.floor(i / columns) + 0.5) * step,
  }))
  return { width: columns * step, height: Math.ceil(count / columns) * step, spaces }
}

/** Spaces round a circle, the first on top, clockwise. */
export function ringTrack(count: number, step: number): TrackLayout {
  const radius = Math.max(step, (count * step) / (2 * Math.PI))
  const middle = radius + step / 2
  const spaces = Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI
    return { x: middle + radius * Math.sin(turn), y: middle - radius * Math.cos(turn) }
  })
  return { width: 2 * middle, height: 2 * middle, spaces }
}

/** Where each of several markers in one space lies, from its middle, and how large it is for a space of size 1. */
export function sharing(count: number): { readonly size: number; readonly offsets: readonly Point[] } {
  if (count <= 1) return { size: 0.78, offsets: [{ x: 0, y: 0 }] }
  if (count === 2)
    return {
      size: 0.54,
      offsets: [
        { x: -0.2, y: -0.2 },
        { x: 0.2, y: 0.2 },
      ],
    }
  const columns = Math.ceil(Math.sqrt(count))
  const rows = Math.ceil(count / columns)
  const step = 0.96 / columns
  const offsets = Array.from({ length: count }, (_, i) => ({
    x: ((i % columns) - (columns - 1) / 2) * step,
    y: (Math.floor(i / columns) - (rows - 1) / 2) * step,
  }))
  return { size: step * 0.95, offsets }
}
