// Views without choices: of an earlier step, or of the position before a scene.

import type { SeatView } from '@tableworks/kernel'
import { useMemo, useState } from 'react'

export const past = (seen: SeatView): SeatView => ({ ...seen, choices: [] })

/** The last view shown, while a scene about what happened next is about to start. */
export function useHeld(now: SeatView, isHolding: boolean): SeatView {
  const [held, hold] = useState(now)
  const shown = useMemo(() => past(held), [held])
  if (!isHolding && held !== now) hold(now)
  return isHolding ? shown : now
}
