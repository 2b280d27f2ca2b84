// The address names the step on show, so that it can be linked to. It follows a little behind: browsers bear only so
// many new addresses in a second, and whoever scrubs through a game must not wait for them.

import { useCallback, useEffect, useRef } from 'react'
import { navigate } from 'wouter/use-browser-location'
import type { TableSession } from './session.ts'

const BEHIND_MS = 150

export const addressOf = (table: string, step: number | null): string =>
  step === null ? `/table/${table}` : `/table/${table}/step/${step}`

/** Shows the step the address names; gives how to go to another, where null is now. */
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
        // Going back leaves the replay as a whole, not step by step.
        () => navigate(addressOf(session.id, to), { replace: location.pathname.includes('/step/') }),
        BEHIND_MS,
      )
    },
    [session],
  )
}
