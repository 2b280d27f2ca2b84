// Replays steps one after another, slowly enough to follow.

import { useCallback, useEffect, useState } from 'react'

/** How long each step is shown. */
const STEP_MS = 800

export interface Autoplay {
  readonly isPlaying: boolean
  /** Shows these steps in turn. With `now` it then returns to the current position. */
  play(steps: readonly number[], after: 'stay' | 'now'): void
  stop(): void
}

interface Run {
  readonly steps: readonly number[]
  readonly after: 'stay' | 'now'
}

/** `step` is the step on screen. The next one follows when it has rendered. */
export function useAutoplay(step: number, show: (step: number | null) => void): Autoplay {
  const [run, setRun] = useState<Run | null>(null)
  useEffect(() => {
    const [shown, ...rest] = run?.steps ?? []
    if (run === null || step !== shown) return undefined
    const next = setTimeout(() => {
      const [coming] = rest
      if (coming !== undefined) show(coming)
      else if (run.after === 'now') show(null)
      setRun(coming === undefined ? null : { ...run, steps: rest })
    }, STEP_MS)
    return () => clearTimeout(next)
  }, [run, step, show])
  const play = useCallback(
    (steps: readonly number[], after: 'stay' | 'now') => {
      const [first] = steps
      if (first === undefined) return
      show(first)
      setRun({ steps, after })
    },
    [show],
  )
  const stop = useCallback(() => setRun(null), [])
  return { isPlaying: run !== null, play, stop }
}
