// Scrolls the page for as long as a note at the bottom of a small screen needs it.

/**
 * Scrolls the page so that an element ends above this edge, but not under the prompt. Returns what scrolls back, unless the player
 * has scrolled since.
 */
export function scrollAbove(element: Element, edge: number): () => void {
  const { top, bottom, height } = element.getBoundingClientRect()
  const prompt = document.querySelector('[data-prompt]')?.getBoundingClientRect().bottom ?? 0
  // An element in a hidden tab has no size.
  const under = height === 0 ? 0 : Math.min(bottom - edge + MARGIN, top - prompt - MARGIN)
  if (under <= 0) return () => {}
  const from = scrollY
  const mine = new AbortController()
  const leave = () => mine.abort()
  for (const kind of ['wheel', 'touchmove', 'keydown'])
    addEventListener(kind, leave, { passive: true, signal: mine.signal })
  scrollBy({ top: under, behavior: 'smooth' })
  return () => {
    if (!mine.signal.aborted) scrollTo({ top: from, behavior: 'instant' })
    leave()
  }
}

const MARGIN = 8
