import { type RefObject, useEffect, useState } from 'react'

/** The width of an element in pixels, as it is now. */
export function useWidth(ref: RefObject<Element | null>, before: number): number {
  const [width, setWidth] = useState(before)
  useEffect(() => {
    if (ref.current === null) return undefined
    const watch = new ResizeObserver(([entry]) => entry !== undefined && setWidth(Math.round(entry.contentRect.width)))
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [ref])
  return width
}
