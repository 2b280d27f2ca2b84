// How challenges of Empire Planner are measured, and when they end.

import type { LessonMoment } from '@tableworks/lessons'
import type { game } from '../../index.ts'
import { SCORE_LINES, pointsFor, scoreSheet } from '../../readings/score.ts'

type Moment = LessonMoment<typeof game>

const scoreOf = ({ position }: Moment, side: number): number => scoreSheet(position).scores[side] ?? 0

export const points = (at: Moment): number => scoreOf(at, at.seat)
export const lead = (at: Moment): number => scoreOf(at, at.seat) - scoreOf(at, 1 - at.seat)
export const capital = ({ position, seat }: Moment): number => position.capital[seat as 0 | 1]

/** The points of the learner's buildings. */
export const levels = ({ position, seat }: Moment): number =>
  SCORE_LINES.filter(line => line !== 'profit' && line !== 'bank' && line !== 'pollution').reduce(
    (sum, line) => sum + pointsFor(position, seat as 0 | 1, line),
    0,
  )

/** Whether the learner has played this many rounds since the beginning, or the game is over. */
export const afterRounds =
  (rounds: number) =>
  ({ seen, facts, seat }: Moment): boolean => {
    const claims = facts.filter(fact => fact.kind === 'claimed' && fact.seat === seat).length
    const isActing = seen.actor === seat && seen.decision?.startsWith('act.') === true
    return seen.actor === null || (claims >= 2 * rounds && !isActing)
  }
