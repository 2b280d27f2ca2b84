// The visible part of a drawing: at first all of it, or, for a drawing that grows, a part at a fixed scale.

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Box } from '../option/geometry.ts'
import { around, resized, showing } from './window.ts'

type Size = Pick<Box, 'width' | 'height'>

/** Boxes to keep in view, the most important last; the first contains the whole drawing so far. */
export type Steady = readonly [Box, ...Box[]]

export function useView(svg: RefObject<SVGSVGElement | null>, whole: Box, steady: Steady | undefined) {
  const [view, setView] = useState(whole)
  const size = useRef<Size | null>(null)
  const latest = useRef({ whole, steady })
  useEffect(() => {
    latest.current = { whole, steady }
  })
  const isSteady = steady !== undefined
  useLayoutEffect(() => {
    const element = svg.current
    if (!isSteady || element === null) return undefined
    const measure = () => {
      const is = sizeOf(element)
      if (is === null) return
      const was = size.current
      size.current = is
      const { whole: all, steady: parts } = latest.current
      if (parts === undefined) return
      setView(now => inSight(was === null ? around(parts[0], is, 1) : resized(now, was, is), all, parts))
    }
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [svg, isSteady])
  const wanted = JSON.stringify(steady ?? [])
  useEffect(() => {
    const parts = JSON.parse(wanted) as readonly Box[]
    const all = latest.current.whole
    if (size.current !== null) setView(now => inSight(now, all, parts))
  }, [wanted])
  const fit = () => {
    setView(steady === undefined || size.current === null ? whole : around(steady[0], size.current))
  }
  return { view, setView, fit }
}

const inSight = (window: Box, whole: Box, parts: readonly Box[]): Box =>
  parts.reduce((now, part) => showing(now, whole, part), window)

/** The window's size in units of the drawing; null while it's hidden. */
function sizeOf(element: Element): Size | null {
  const { width, height } = element.getBoundingClientRect()
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const unit = rem * Number(getComputedStyle(element).getPropertyValue('--kit-map-unit'))
  return width === 0 || unit === 0 ? null : { width: width / unit, height: height / unit }
}
