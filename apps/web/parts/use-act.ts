// Something a press begins that can fail: while it runs it is not begun again, and what went wrong is kept to be told
// where it was pressed.

import { useRef, useState } from 'react'

export interface Acting {
  readonly busy: boolean
  readonly error: unknown
  readonly act: (work: () => Promise<unknown>) => void
}

export function useAct(): Acting {
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
