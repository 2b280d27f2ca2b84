import { type RefObject, useEffect, useState } from 'react'

/** What a drawing measures in, by the size of the page's text: 16 of them are a rem. */
const UNITS_OF_REM = 16

/** So many of those units, for a stylesheet. */
export const inRem = (units: number): string => `${units / UNITS_OF_REM}rem`

/** The width of an element as it is now, in units that grow with the text: so does what is drawn in them. */
export function useWidth(ref: RefObject<Element | null>, before: number): number {
  const [width, setWidth] = useState(before)
  useEffect(() => {
    if (ref.current === null) return undefined
    const watch = new ResizeObserver(([entry]) => {
      const now = entry?.contentRect.width ?? 0
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      if (now > 0) setWidth(Math.round((now / rem) * UNITS_OF_REM)) // what is hidden has no width
    })
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [ref])
  return width
}
