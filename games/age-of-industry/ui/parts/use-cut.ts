// Picks the plate for the page's frame. In the wide frame, low and very wide windows get the low plate.

import { useFrame } from '@tableworks/board-kit'
import { useSyncExternalStore } from 'react'
import type { Cut } from './plates.ts'

const LOW = '(height < 800px), (aspect-ratio > 17/10)'

function listen(onChange: () => void): () => void {
  const low = window.matchMedia(LOW)
  low.addEventListener('change', onChange)
  return () => low.removeEventListener('change', onChange)
}

/** Without a window, as in a picture rendered outside a page, it's false. */
const isLow = () => typeof matchMedia !== 'undefined' && matchMedia(LOW).matches

export function useCut(): Cut {
  const frame = useFrame()
  const low = useSyncExternalStore(listen, isLow, isLow)
  return frame === 'wide' ? (low ? 'compact' : 'large') : frame
}
