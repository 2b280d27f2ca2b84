// How a table is laid out in the window. Only this file measures the window.

import type { Frame } from '@tableworks/board-kit'
import { useSyncExternalStore } from 'react'

/**
 * `wide`: board and sidebar. `middle`: the sidebar is a drawer. `portrait`: an upright tablet, with seats above the board and tabs
 * below it. `phone`: a phone, or large text in a small window. The page scrolls.
 */
export type Layout = 'wide' | 'middle' | 'portrait' | 'phone'

/** In rem, which scales with the window and the player's text size; see base.css. */
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

/** The frame that boards get for a layout. */
export const frameOf = (layout: Layout): Frame => (layout === 'middle' ? 'wide' : layout)
