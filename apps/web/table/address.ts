// Puts the step on screen into the address, so it can be linked to. The address is updated with a delay, because browsers limit how
// often it may change and scrubbing through a game must not stall.

import { useCallback, useEffect, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { TableSession } from './session.ts'

const BEHIND_MS = 150

export const addressOf = (table: string, step: number | null): string =>
  step === null ? `/table/${table}` : `/table/${table}/step/${step}`

/** Puts the step on screen into the address, and returns a function that goes to another step; null means now. */
export function useStep(session: TableSession, step: number | null): (to: number | null) => void {
  const following = useRef(0)
  useEffect(() => {
    session.show(step)
    return () => clearTimeout(following.current)
  }, [session, step])
  return useCallback(
    (to: number | null) => {
      session.show(to)
      clearTimeout(following.current)
      following.current = window.setTimeout(
        // The Back button leaves the replay in one go instead of step by step.
        () => navigate(addressOf(session.id, to), { replace: location.pathname.includes('/step/') }),
        BEHIND_MS,
      )
    },
    [session],
  )
}
