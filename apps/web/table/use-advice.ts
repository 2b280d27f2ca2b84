// The current advice: a hint's plan or, during replay, a move from the review and the plan it prefers.

import type { NamedChoice, Mistake } from '@tableworks/bots'
import type { Seat, SeatView } from '@tableworks/kernel'
import { useMemo, useState } from 'react'
import { type ShownPlan, type PlanDeps, planOf } from './plans.ts'
import { isPast, type Shown } from './shown.ts'

interface AdviceSetting extends PlanDeps {
  readonly seen: SeatView
  readonly state: Shown
  /** The choices of a hint, or of a lesson's "Show me". */
  readonly planned: readonly NamedChoice[] | null
  readonly goTo: (step: number) => void
  readonly lookAs: (seat: Seat) => void
}

interface ShownAdvice {
  /** The result of following the advice; null without advice. */
  readonly plan: ShownPlan | null
  readonly planned: readonly NamedChoice[] | null
  /** The reviewed move that the replay shows. */
  readonly mistake: Mistake | null
  readonly showMistake: (mistake: Mistake) => void
}

export function useAdvice(setting: AdviceSetting): ShownAdvice {
  const { game, board, foresight, sides, seen, state, planned, goTo, lookAs } = setting
  const { position, viewer } = state
  const [asked, setAsked] = useState<Mistake | null>(null)
  const mistake = isPast(position) && asked !== null && isAt(asked, position.step) ? asked : null
  const action = planned ?? (mistake?.step === position.step && mistake.seat === seen.seat ? mistake.better : null)
  const plan = useMemo(
    () => (action === null ? null : planOf({ game, board, foresight, sides }, seen, action)),
    [game, board, foresight, sides, seen, action],
  )
  const showMistake = (wanted: Mistake) => {
    setAsked(wanted)
    if (viewer !== wanted.seat) lookAs(wanted.seat)
    goTo(wanted.step)
    scrollTo({ top: 0 }) // On a phone, the review is far below the board.
  }
  return { plan, planned, mistake, showMistake }
}

/** Whether the replay shows the position before the move, after it, or in between. */
const isAt = ({ step, played }: Mistake, shown: number): boolean => shown >= step && shown <= step + played.length
