// How challenges of Titan are measured.

import type { LessonMoment } from '@tableworks/lessons'
import type { game } from '../../index.ts'
import { sheetOf } from '../../readings/score.ts'

type Moment = LessonMoment<typeof game>

/** The Credits scored since the beginning. */
export const scored = ({ facts, seat }: Moment): number =>
  facts.reduce((sum, fact) => sum + ('credits' in fact && fact.seat === seat ? fact.credits : 0), 0)

const sumOf = ({ position }: Moment, seat: number, lines?: readonly string[]): number =>
  sheetOf(position).reduce(
    (sum, { line, values }) => sum + (lines?.includes(line) === false ? 0 : (values[seat] ?? 0)),
    0,
  )

/** What the learner would score if the game ended now, without majorities. */
export const worth = (at: Moment): number => sumOf(at, at.seat, ['credits', 'deuterium', 'tholins'])

/** The learner's lead in a two-player game if it ended now. */
export const lead = (at: Moment): number => sumOf(at, at.seat) - sumOf(at, 1 - at.seat)
