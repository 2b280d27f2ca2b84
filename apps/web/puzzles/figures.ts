// Says how much better one move is than another: in points or, where a race is won or lost, in wins.

import type { Prospect, Weighed } from '@tableworks/bots'
import type { Puzzle, PuzzleBook } from '@tableworks/lessons'
import { rangeOf } from './sure.ts'
import { t } from './words.ts'

type Measured = Pick<PuzzleBook, 'measure'>

/** That a move of the puzzle's list isn't the best. */
export const sayBehind = ({ measure }: Measured, best: Prospect, yours: Prospect): string =>
  t(`puzzle.${measure}.behind`, { points: inPoints(best.lead - yours.lead), ...shares(best, yours) })

/** How a move compares that the search didn't list. */
export function sayWeighed({ measure }: Measured, weighed: Weighed, isAsGood: boolean): string {
  const { gap, error, times, one, other } = weighed
  const verdict = isAsGood ? 'asGood' : gap > 2 * error ? 'behindAbout' : 'unclear'
  const values = { points: inPoints(gap), error: inPoints(2 * error), count: times, ...shares(one, other) }
  return t(`puzzle.${measure}.${verdict}`, values)
}

/** "+5.1 points, wins 62% (55–69%)". In a race, the lead says nothing. */
export function sayOutlook({ measure }: Measured, { lead, wins }: Prospect, times: number): string {
  const [from, to] = rangeOf(wins, times).map(inPercent)
  return t(`puzzle.${measure}.outlook`, { lead: signed(lead), wins: inPercent(wins), from, to })
}

/** How far the best move is ahead of the next, and how sure that is. */
export function saySure({ measure }: Measured, { ideas, confirmed }: Puzzle): string {
  const { gap, error, times } = confirmed
  const [best, second] = ideas
  if (best === undefined || second === undefined) return ''
  const values = { points: inPoints(gap), error: inPoints(2 * error), count: times, ...shares(best, second) }
  return t(`puzzle.${measure}.sure`, values)
}

const inPoints = (worth: number): string => Math.abs(worth).toFixed(1)
const signed = (worth: number): string => `${worth < 0 ? '−' : '+'}${inPoints(worth)}`
const inPercent = (share: number): number => Math.round(100 * share)

const shares = (best: Prospect, yours: Prospect) => ({ best: inPercent(best.wins), yours: inPercent(yours.wins) })
