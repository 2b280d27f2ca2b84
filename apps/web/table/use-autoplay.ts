// Plays steps again one after another, as fast as one can follow.

import { useCallback, useEffect, useState } from 'react'

/** How long a step is looked at. */
const STEP_MS = 800

export interface Autoplay {
  readonly isPlaying: boolean
  /** From one step to another; `now` goes back then to where the table is now. */
  play(from: number, to: number, after: 'stay' | 'now'): void
  stop(): void
}

interface Run {
  readonly at: number
  readonly to: number
  readonly after: 'stay' | 'now'
}

/** `step` is the one on show; the next comes once it has been drawn. */
export function useAutoplay(step: number, show: (step: number | null) => void): Autoplay {
  const [run, setRun] = useState<Run | null>(null)
  useEffect(() => {
    if (run === null || step !== run.at) return undefined
    const next = setTimeout(() => {
      if (run.at < run.to) {
        show(run.at + 1)
        setRun({ ...run, at: run.at + 1 })
      } else {
        if (run.after === 'now') show(null)
        setRun(null)
      }
    }, STEP_MS)
    return () => clearTimeout(next)
  }, [run, step, show])
  const play = useCallback(
    (from: number, to: number, after: 'stay' | 'now') => {
      show(from)
      setRun({ at: from, to, after })
    },
    [show],
  )
  const stop = useCallback(() => setRun(null), [])
  return { isPlaying: run !== null, play, stop }
}
