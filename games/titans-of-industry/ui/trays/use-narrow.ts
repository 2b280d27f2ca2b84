// Whether there is room for one thing at a time only. The style sheets ask the board's own width; what is drawn
// elsewhere or not at all on a small screen asks here.

import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 47rem)'

export const useNarrow = (): boolean =>
  useSyncExternalStore(
    onChange => {
      const query = matchMedia(NARROW)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => matchMedia(NARROW).matches,
    () => false,
  )
