import { type RefObject, useEffect, useState } from 'react'

/** Drawing units per rem, so drawings grow with the text size. */
const UNITS_OF_REM = 16

/** Drawing units as a CSS length. */
export const inRem = (units: number): string => `${units / UNITS_OF_REM}rem`

/** The current width of an element in drawing units, so its drawing grows with the text. */
export function useWidth(ref: RefObject<Element | null>, before: number): number {
  const [width, setWidth] = useState(before)
  useEffect(() => {
    if (ref.current === null) return undefined
    const watch = new ResizeObserver(([entry]) => {
      const now = entry?.contentRect.width ?? 0
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      if (now > 0) setWidth(Math.round((now / rem) * UNITS_OF_REM)) // A hidden element has no width.
    })
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [ref])
  return width
}
