// Keeps what a lesson or a puzzle's answer is about in sight.

import { bringInSight, isInSight, useLayer } from '@tableworks/board-kit'
import { useEffect } from 'react'

interface Subject {
  /** Marked on the board, the most important first. */
  readonly places: readonly string[]
  /** Whether the player should see everything that's highlighted, at least one of it, or needn't press anything. */
  readonly highlighted?: 'all' | 'some' | 'none'
}

/** Scrolls and pans to the subject whenever it, the position, a picked place or a size changes, until the player touches the page. */
export function useInSight({ places, highlighted = 'none' }: Subject): void {
  const { registry, shown, offered } = useLayer()
  const marked = places.join(' ')
  // After a first place is picked, the next ones to press are highlighted.
  const picked = offered.stage.picked.join(' ')
  useEffect(() => {
    const subject = () => {
      const drawn = marked.split(' ').flatMap(place => registry.get(place) ?? [])
      const lit = highlighted === 'none' ? [] : highlightedPlaces()
      if (highlighted === 'some' && (drawn.length > 0 || lit.some(isInSight))) return drawn
      return [...(highlighted === 'some' ? lit.slice(0, 1) : lit), ...drawn]
    }
    return untilTouched(() => {
      const things = subject()
      if (!things.every(isInSight)) bringInSight(things)
    })
    // A new position, or a picked place, highlights and draws other places.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [marked, highlighted, registry, shown.seen, picked])
}

/** Without those in the prompt, which is always in sight. */
const highlightedPlaces = (): Element[] =>
  [...document.querySelectorAll('[data-place][data-state="lit"]')].filter(
    place => place.checkVisibility() && place.closest('[data-prompt],[data-covers]') === null,
  )

/** Repeats with every change on the page, because the board and a note take a moment to settle. */
function untilTouched(work: () => void): () => void {
  let frame = 0
  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(work)
  }
  const sizes = new ResizeObserver(soon)
  sizes.observe(document.body)
  for (const note of document.querySelectorAll('[data-covers]')) sizes.observe(note)
  const changes = new MutationObserver(soon)
  changes.observe(document.body, { subtree: true, attributeFilter: ['data-state', 'viewBox'] })
  const touched = new AbortController()
  const stop = () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    changes.disconnect()
    touched.abort()
  }
  for (const kind of ['wheel', 'pointerdown', 'keydown'])
    addEventListener(kind, stop, { passive: true, capture: true, signal: touched.signal })
  return stop
}
