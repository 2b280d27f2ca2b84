// Pending input: the places picked so far, the open menu, the place tapped once, and the last refusal.

import type { SeatView } from '@tableworks/kernel'
import { useCallback, useState } from 'react'
import type { Choice } from './choices.ts'

export interface OpenMenu {
  readonly id: string
  readonly choices: readonly Choice[]
}

interface Picked {
  readonly picked: readonly string[]
  readonly menu: OpenMenu | null
  readonly considered: string | null
  readonly refused: string | null
}

export interface Picking extends Picked {
  readonly change: (changes: Partial<Picked>) => void
  readonly forget: () => void
}

const NOTHING: Picked = { picked: [], menu: null, considered: null, refused: null }

/** Resets with every new position. */
export function usePicking(seen: SeatView): Picking {
  const [state, setState] = useState({ ...NOTHING, seen })
  if (state.seen !== seen) setState({ ...NOTHING, seen })
  const change = useCallback((changes: Partial<Picked>) => setState(now => ({ ...now, ...changes })), [])
  const forget = useCallback(() => change(NOTHING), [change])
  return { ...(state.seen === seen ? state : NOTHING), change, forget }
}
