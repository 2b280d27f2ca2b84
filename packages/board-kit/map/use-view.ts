// The visible part of a drawing. At first that's all of it or, if the drawing grows, a part at the scale in its style.

import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Rect } from '../option/geometry.ts'
import { around, resized, showing } from './window.ts'

type Size = Pick<Rect, 'width' | 'height'>

/** Boxes to keep in view, the most important last; the first contains everything drawn so far. */
export type Steady = readonly [Rect, ...Rect[]]

export function useView(svg: RefObject<SVGSVGElement | null>, whole: Rect, steady: Steady | undefined) {
  const [view, setView] = useState(whole)
  const size = useRef<Size | null>(null)
  const latest = useRef(whole)
  useLayoutEffect(() => {
    latest.current = whole
  })
  const wanted = JSON.stringify(steady ?? [])
  useLayoutEffect(() => {
    const element = svg.current
    const parts = JSON.parse(wanted) as readonly Rect[]
    const [first] = parts
    if (element === null || first === undefined) return undefined
    const measure = () => {
      const is = sizeFor(first, element)
      if (is === null) return
      const was = size.current
      size.current = is
      const all = latest.current
      setView(now => inSight(was === null ? around(first, is, 1) : resized(now, was, is), all, parts))
    }
    // The observer also fires once at the start, which brings new boxes into view.
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [svg, wanted])
  const fit = () => {
    setView(steady === undefined || size.current === null ? whole : around(steady[0], size.current))
  }
  return { view, setView, fit }
}

const inSight = (window: Rect, whole: Rect, parts: readonly Rect[]): Rect =>
  parts.reduce((now, part) => showing(now, whole, part), window)

/** The window's size in the drawing's units, zoomed out for a box as far as the style allows; null while the drawing is hidden. */
function sizeFor(box: Rect, element: Element): Size | null {
  const { width, height } = element.getBoundingClientRect()
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const style = getComputedStyle(element)
  const unit = rem * Number(style.getPropertyValue('--kit-map-unit'))
  if (width === 0 || unit === 0) return null
  const least = rem * Number(style.getPropertyValue('--kit-map-least-unit')) || unit
  return around(box, { width: width / unit, height: height / unit }, unit / least)
}
