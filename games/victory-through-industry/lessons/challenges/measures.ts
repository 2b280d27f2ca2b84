// When challenges of Victory Through Industry end.

import type { LessonMoment } from '@tableworks/lessons'
import type { game } from '../../index.ts'

/** Whether this turn has begun, or the game is over. */
export const isTurn =
  (turn: number) =>
  ({ position }: LessonMoment<typeof game>): boolean =>
    position.ending !== null || position.turn >= turn
