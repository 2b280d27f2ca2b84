// Converts cells to coordinates in a floor's drawing.

import type { Cell } from '../../readings/floor.ts'
import { CELL } from './signs/card.tsx'

export const keyOf = ({ x, y }: Cell): string => `${x},${y}`

/** A cell's centre along one axis. */
export const middle = (at: number): number => (at + 0.5) * CELL

export const outline = ({ x, y }: Cell) => ({
  x: x * CELL + 4,
  y: y * CELL + 4,
  width: CELL - 8,
  height: CELL - 8,
  rx: 7,
})

/** The box around some cells, with a margin in cells. */
export function boxAround(cells: readonly Cell[], margin = 0) {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  const [right, bottom] = [Math.max(...xs) + 1 + margin, Math.max(...ys) + 1 + margin]
  return { x: left * CELL, y: top * CELL, width: (right - left) * CELL, height: (bottom - top) * CELL }
}
