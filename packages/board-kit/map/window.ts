// The part of a drawing one looks at: fitting, zooming about a point, moving, never leaving the drawing.

import type { Box, Point } from '../option/geometry.ts'

/** How close one may come: this many times the whole. */
const CLOSEST = 6

export const STEP = 1.35

/** The window zoomed by a factor about a point of the drawing that stays where it is. */
export function zoomed(window: Box, whole: Box, factor: number, about: Point): Box {
  const width = clamp(window.width / factor, whole.width / CLOSEST, whole.width)
  const ratio = width / window.width
  return inside(
    {
      x: about.x - (about.x - window.x) * ratio,
      y: about.y - (about.y - window.y) * ratio,
      width,
      height: window.height * ratio,
    },
    whole,
  )
}

export const moved = (window: Box, whole: Box, by: Point): Box =>
  inside({ ...window, x: window.x + by.x, y: window.y + by.y }, whole)

/** The window moved as little as need be so that a box of the drawing is in it. */
export function showing(window: Box, whole: Box, box: Box): Box {
  const by = {
    x: least(box.x - window.x, box.x + box.width - window.x - window.width),
    y: least(box.y - window.y, box.y + box.height - window.y - window.height),
  }
  return moved(window, whole, by)
}

export const isWhole = (window: Box, whole: Box): boolean => window.width > whole.width * 0.999

const least = (tooFarLeft: number, tooFarRight: number): number =>
  tooFarLeft < 0 ? tooFarLeft : tooFarRight > 0 ? tooFarRight : 0

const inside = (window: Box, whole: Box): Box => ({
  ...window,
  x: clamp(window.x, whole.x, whole.x + whole.width - window.width),
  y: clamp(window.y, whole.y, whole.y + whole.height - window.height),
})

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))
