// A long page draws a part when one comes near it.

import { type RefObject, useEffect, useState } from 'react'

/** Whether somebody has come near this part; from then on it stays drawn. */
export function useNearness(part: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = part.current
    if (isNear || element === null) return undefined
    const watch = new IntersectionObserver(
      entries => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '400px' },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [part, isNear])
  return isNear
}
