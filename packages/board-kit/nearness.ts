// Renders parts of a long page only when they come near the viewport.

import { type RefObject, useEffect, useState } from 'react'

/** Whether this part has ever come close to the viewport. From then on, it stays rendered. */
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
