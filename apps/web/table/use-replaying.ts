// Navigates through the game by choices, turns or chapters, by hand or automatically.

import type { Entry } from '@tableworks/host'
import type { AnyGame, Chapter, Turn } from '@tableworks/kernel'
import { useCallback, useMemo, useState } from 'react'
import type { TableSession } from './session.ts'
import { type Stops, stopsFrom, stopsIn } from './stops.ts'
import { type Autoplay, useAutoplay } from './use-autoplay.ts'

export interface Replaying {
  readonly stops: readonly Stops[]
  /** The unit of navigation: choices, turns or chapters. */
  readonly by: Stops
  readonly setUnit: (unit: string) => void
  readonly autoplay: Autoplay
  readonly goTo: (step: number) => void
  /** Goes to the next or previous stop. */
  readonly goBy: (direction: 1 | -1) => void
  readonly replayTurn: (turn: { readonly from: number; readonly to: number }) => void
}

interface Played {
  readonly game: AnyGame
  readonly session: TableSession
  readonly journal: readonly Entry[]
  readonly played: readonly Turn[]
  readonly chapters: readonly Chapter[]
  readonly step: number
  readonly last: number
  /** Shows an earlier step; null is now. */
  readonly toStep: (step: number | null) => void
}

export function useReplaying({ game, session, journal, played, chapters, step, last, toStep }: Played): Replaying {
  // Read when it's called, so that the function stays the same and a new move doesn't redraw the whole journal.
  const show = useCallback(
    (wanted: number | null) => {
      const now = session.current().position?.last ?? 0
      toStep(wanted === null || wanted >= now ? null : Math.max(wanted, 0))
    },
    [toStep, session],
  )
  const autoplay = useAutoplay(step, show)
  const { play, stop } = autoplay
  const goTo = useCallback(
    (wanted: number) => {
      stop()
      show(wanted)
    },
    [stop, show],
  )
  const stops = useMemo(() => stopsIn(game, journal, played, chapters), [game, journal, played, chapters])
  const [unit, setUnit] = useState('choice')
  const by: Stops = stops.find(one => one.unit === unit) ?? { unit, steps: [] }
  // Counts from the last requested step, so that quick presses don't wait for the render.
  const goBy = (direction: 1 | -1) => {
    const [next] = stopsFrom(by, session.wanted ?? last, direction)
    if (next !== undefined) goTo(next)
  }
  const replayTurn = useCallback(
    ({ from, to }: { from: number; to: number }) =>
      play(
        Array.from({ length: to - from + 1 }, (_, i) => from + i),
        'now',
      ),
    [play],
  )
  return { stops, by, setUnit, autoplay, goTo, goBy, replayTurn }
}
