// When challenges end, and how they're measured.

import type { LessonMoment } from '@tableworks/lessons'
import type { game } from '../../index.ts'
import { DOMINATION_BONUS } from '../../readings/sold.ts'
import { forecastOf } from '../../readings/forecast.ts'
import { realEstateOf, shareOf } from '../../readings/holdings.ts'
import { advancementsWorth, titansWorth } from '../../readings/scoring.ts'

type Moment = LessonMoment<typeof game>

/** Facts of actions. Every turn has exactly one of them. */
const ACTIONS: readonly string[] = ['built', 'expanded', 'produced', 'advanced', 'opened', 'repriced']

/** Whether a turn is about to begin, or the game is over. */
const isBetweenTurns = ({ seen: { decision } }: Moment): boolean =>
  decision === null || decision === 'action' || decision === 'telegraph'

/** Ends after this many turns of the learner. */
export const afterTurns =
  (count: number) =>
  (at: Moment): boolean =>
    isBetweenTurns(at) &&
    at.facts.filter(fact => 'seat' in fact && fact.seat === at.seat && ACTIONS.includes(fact.kind)).length >= count

/** Ends after the learner's turn, or after the next one too if it follows at once. */
export const beforeARivalMoves = (at: Moment): boolean =>
  afterTurns(1)(at) && (at.seen.actor !== at.seat || afterTurns(2)(at))

/** Ends when the learner's next turn begins. */
export const beforeNextTurn = (at: Moment): boolean => afterTurns(1)(at) && at.seen.actor === at.seat

export const afterTheAge = ({ facts, seen }: Moment): boolean =>
  seen.actor === null || facts.some(({ kind }) => kind === 'ageBegan')

/** The money a seat would have if consumers paid now. */
export const moneyIfPaid = ({ position, seat }: Moment): number =>
  position.money[seat] + forecastOf(position).income[seat]

/** Market share scored so far. */
export const share = ({ position, seat }: Moment): number => shareOf(position, seat)

/** Market share if the age ended now. */
export function shareIfScored(at: Moment): number {
  const { position, seat } = at
  const { sells, leaders } = forecastOf(position)
  const dominations = Object.values(leaders).filter(leader => leader === seat).length
  return share(at) + sells[seat] + realEstateOf(position, seat) + DOMINATION_BONUS * dominations
}

/** What the learner's Titans and Age III advancements would score if the game ended now. */
export const cardsWorth = ({ position, seat }: Moment): number =>
  titansWorth(position, seat) + advancementsWorth(position, seat)

/** Market share ahead of the best rival; negative when behind. */
export function lead({ position, seat }: Moment): number {
  const rivals = position.money.flatMap((_money, other) =>
    other === seat ? [] : [shareOf(position, other as typeof seat)],
  )
  return shareOf(position, seat) - Math.max(...rivals)
}

/** Money that rivals have paid to the learner. */
export const soldToRivals = ({ facts, seat }: Moment): number =>
  facts.reduce((sum, fact) => sum + (fact.kind === 'bought' && fact.seller === seat ? fact.cost : 0), 0)
