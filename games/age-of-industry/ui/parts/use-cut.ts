// Which plate is laid out: by the window, so that letters stay readable.

import { useSyncExternalStore } from 'react'
import type { Cut } from './plates.ts'

const PHONE = '(width < 46rem)'
const LOW = '(height < 800px)'

function listen(onChange: () => void): () => void {
  const queries = [PHONE, LOW].map(query => window.matchMedia(query))
  for (const query of queries) query.addEventListener('change', onChange)
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange)
  }
}

/** Where there is no window, as in a picture made without a page, the plate is the large one. */
function cutNow(): Cut {
  if (typeof matchMedia === 'undefined') return 'large'
  return matchMedia(PHONE).matches ? 'phone' : matchMedia(LOW).matches ? 'compact' : 'large'
}

export const useCut = (): Cut => useSyncExternalStore(listen, cutNow, cutNow)
