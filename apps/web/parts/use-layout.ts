// How a table is laid out in the window. This is the one place that measures it.

import type { Frame } from '@tableworks/board-kit'
import { useSyncExternalStore } from 'react'

/**
 * `wide`: board and rail side by side. `middle`: the rail is a drawer. `portrait`: an upright tablet, with seats above the board
 * and tabs below it. `phone`: a phone, or large letters in a small window: the page scrolls.
 */
export type Layout = 'wide' | 'middle' | 'portrait' | 'phone'

/** In letters of the page, which grow with the window and with the player's setting; see base.css. */
const LEAST = { wide: 79.9, middle: 62, portrait: 43.5, height: 34 }

function layoutNow(): Layout {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const [width, height] = [innerWidth / letter, innerHeight / letter]
  if (height < LEAST.height) return 'phone'
  if (width >= LEAST.wide) return 'wide'
  if (width >= LEAST.portrait && height > width) return 'portrait'
  return width < LEAST.middle ? 'phone' : 'middle'
}

const subscribe = (listener: () => void) => {
  addEventListener('resize', listener)
  return () => removeEventListener('resize', listener)
}

export const useLayout = (): Layout => useSyncExternalStore(subscribe, layoutNow)

/** The layout, as boards get it. */
export const frameOf = (layout: Layout): Frame => (layout === 'middle' ? 'wide' : layout)
