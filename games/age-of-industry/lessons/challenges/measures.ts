// When challenges end, and how they're measured.

import type { FactOf } from '@tableworks/kernel'
import type { LessonMoment } from '@tableworks/lessons'
import type { game } from '../../index.ts'

type Moment = LessonMoment<typeof game>

const turnsBegun = ({ facts }: Moment): number => facts.filter(({ kind }) => kind === 'turnBegan').length

/** Ends after the learner's two actions. */
export const afterThisTurn = (at: Moment): boolean => at.seen.actor !== at.seat || turnsBegun(at) > 0

/** Ends after this turn, or after the next if the learner is last in this turn and first in the next. */
export const afterTurnsInARow = (at: Moment): boolean => {
  const begun = turnsBegun(at)
  return begun > 1 || (begun === 1 && at.seen.actor !== at.seat)
}

export const afterTurns =
  (count: number) =>
  (at: Moment): boolean =>
    turnsBegun(at) >= count

export const afterTheGame = ({ seen }: Moment): boolean => seen.actor === null

/** What a fact earns. A loan brings money, but that doesn't count as earned. */
const earnedBy = (fact: Extract<FactOf<typeof game>, { income: number }>): number =>
  fact.kind === 'borrowed' ? 0 : fact.income

export const earned = ({ facts, seat }: Moment): number =>
  facts.reduce((sum, fact) => sum + ('income' in fact && fact.seat === seat ? earnedBy(fact) : 0), 0)

/** Points if the game ended now. */
export const points = ({ position, seat }: Moment): number => position.counts[seat]?.points ?? 0

/** Points ahead of the best rival if the game ended now; negative when behind. */
export function lead(at: Moment): number {
  const rivals = at.position.counts.filter((_count, seat) => seat !== at.seat)
  return points(at) - Math.max(...rivals.map(count => count.points))
}

/** Money after repaying all loans; less than 0 is debt. */
export const moneyWithoutLoans = ({ position: { cash, loans, variants }, seat }: Moment): number =>
  cash[seat] - loans[seat] * variants.loanRepayCost
