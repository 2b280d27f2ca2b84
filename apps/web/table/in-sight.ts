// Keeps what a note is about in sight.

import { useLayer } from '@tableworks/board-kit'
import { useEffect } from 'react'

/** If the note of a lesson or puzzle covers part of the board, scrolls to its subject, until the player scrolls. */
export function useInSight(place: string | undefined): void {
  const { registry } = useLayer()
  useEffect(() => {
    const thing = place === undefined ? null : registry.get(place)
    const note = document.querySelector<HTMLElement>('[data-exercise-note]')
    if (thing == null || note === null) return undefined
    // Repeats whenever a size changes, because the board and the note take a moment to settle.
    const observer = new ResizeObserver(() => bringAbove(note, thing))
    observer.observe(document.body)
    observer.observe(note)
    const mine = new AbortController()
    const stop = () => observer.disconnect()
    for (const kind of ['wheel', 'touchstart', 'keydown'])
      addEventListener(kind, stop, { passive: true, signal: mine.signal })
    return () => {
      stop()
      mine.abort()
    }
  }, [place, registry])
}

/** How far down the prompt may reach, as a share of the window, and the middle of the space between the prompt and the note. */
const COVERED = 0.3
const MIDDLE = 0.65

function bringAbove(note: HTMLElement, thing: Element): void {
  // On an upright tablet, the board ends above the note and scrolls in its own frame.
  if (note.dataset['layout'] === 'portrait') return thing.scrollIntoView({ block: 'nearest' })
  const edge = note.getBoundingClientRect().top
  const { top, bottom, height } = thing.getBoundingClientRect()
  // An element in a hidden tab has no size.
  if (height === 0 || (top >= COVERED * edge && bottom <= edge)) return
  const isTall = height > (1 - COVERED) * edge
  scrollBy({ top: isTall ? top - COVERED * edge : (top + bottom) / 2 - MIDDLE * edge })
}
