// An action that can fail. It can't start again while it's running, and its error is kept to show beside the button.

import { useRef, useState } from 'react'

export interface ActState {
  readonly busy: boolean
  readonly error: unknown
  readonly act: (work: () => Promise<unknown>) => void
}

export function useAct(): ActState {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const running = useRef(false)

  const act = (work: () => Promise<unknown>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setError(null)
    void work()
      .catch(setError)
      .finally(() => {
        running.current = false
        setBusy(false)
      })
  }
  return { busy, error, act }
}
