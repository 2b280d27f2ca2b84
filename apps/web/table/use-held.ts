// A view from which nothing can be chosen any more: of an earlier step, or of what is about to be told.

import type { SeatView } from '@tableworks/kernel'
import { useMemo, useState } from 'react'

export const past = (seen: SeatView): SeatView => ({ ...seen, choices: [] })

/** What was shown last, while something is about to be told of what came after it. */
export function useHeld(now: SeatView, isHolding: boolean): SeatView {
  const [held, hold] = useState(now)
  const shown = useMemo(() => past(held), [held])
  if (!isHolding && held !== now) hold(now)
  return isHolding ? shown : now
}
