// The visible window of a drawing: fitting, zooming about a point, and panning within the drawing.

import type { Rect, Point } from '../option/geometry.ts'

/** The maximum zoom. */
const CLOSEST = 6

export const STEP = 1.35

/** Zooms the window about a fixed point in the drawing. */
export function zoomed(window: Rect, whole: Rect, factor: number, about: Point): Rect {
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

export const moved = (window: Rect, whole: Rect, by: Point): Rect =>
  inside({ ...window, x: window.x + by.x, y: window.y + by.y }, whole)

/** Moves the window as little as possible until a box is visible, or until the box fills it if the box is larger. */
export function showing(window: Rect, whole: Rect, box: Rect): Rect {
  const by = {
    x: least(box.x - window.x, box.x + box.width - window.x - window.width),
    y: least(box.y - window.y, box.y + box.height - window.y - window.height),
  }
  return moved(window, whole, by)
}

/** Whether two windows look the same. */
export const isSameView = (a: Rect, b: Rect): boolean => Math.hypot(a.x - b.x, a.y - b.y) < a.width * 0.01

export const isWhole = (window: Rect, whole: Rect): boolean => window.width > whole.width * 0.999

const least = (start: number, end: number): number =>
  start < 0 && end < 0 ? Math.max(start, end) : start > 0 && end > 0 ? Math.min(start, end) : 0

/** A window of this size centred on a box, zoomed out as far as the box needs and the limit allows. */
export function around(box: Rect, size: Pick<Rect, 'width' | 'height'>, most = Infinity): Rect {
  const zoom = Math.min(most, Math.max(1, box.width / size.width, box.height / size.height))
  const [width, height] = [size.width * zoom, size.height * zoom]
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height }
}

/** Keeps the top left corner and the zoom when the frame's size changes. */
export function resized(window: Rect, was: Pick<Rect, 'width'>, is: Pick<Rect, 'width' | 'height'>): Rect {
  const zoom = window.width / was.width
  return { ...window, width: is.width * zoom, height: is.height * zoom }
}

const inside = (window: Rect, whole: Rect): Rect => ({
  ...window,
  x: within(window.x, window.width, whole.x, whole.width),
  y: within(window.y, window.height, whole.y, whole.height),
})

/** Centres the window if it's larger than the whole. */
const within = (start: number, length: number, from: number, whole: number): number =>
  length > whole ? from + (whole - length) / 2 : clamp(start, from, from + whole - length)

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value))
