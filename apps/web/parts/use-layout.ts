// How a table is laid out in the window: everything at once, with a drawer, or one thing under another.

import { useSyncExternalStore } from 'react'

/**
 * `wide`: board and rail side by side. `middle`: the rail is a drawer. `narrow`: a phone, or letters so large that a
 * window is one: the page scrolls, and tabs at its foot lead to players and journal.
 */
export type Layout = 'wide' | 'middle' | 'narrow'

/** In letters of the page, which grow with the window and by the person's setting; see base.css. */
const LEAST = { wide: 79.9, middle: 62, height: 34 }

function layoutNow(): Layout {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const [width, height] = [innerWidth / letter, innerHeight / letter]
  if (height < LEAST.height || width < LEAST.middle) return 'narrow'
  return width < LEAST.wide ? 'middle' : 'wide'
}

const subscribe = (listener: () => void) => {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

export const useLayout = (): Layout => useSyncExternalStore(subscribe, layoutNow)
