// The score sheet, final or if the game ended now: RULES.md TOI-1, TOI-10 and TOI-87 to TOI-91.

import type { PerSeat, Result, Seat } from '@tableworks/kernel'
import { resultOf } from '@tableworks/table-kit'
import { SHARE_SOURCES, type State } from '../state.ts'
import { knownOf, type Scored, type SeenTitan, titanWorth, worthOf } from './formulas.ts'
import { forSeats, seatsAt } from './holdings.ts'

/** TOI-88 */
export const MONEY_BONUS: readonly number[] = [40, 20, 10]

/** TOI-1, TOI-10: the most market share wins. TOI-91: ties go to the most money. R-32: if still tied, the win is shared. */
export function resultCounting(
  g: Scored & Pick<State, 'share' | 'variants'>,
  /** What each seat's Titans are worth, as far as the viewer knows. */
  titans: (seat: Seat) => number,
): Result {
  const line = (name: string, value: (seat: Seat) => number) => ({ line: name, values: seatsAt(g).map(value) })
  const bonus = moneyBonus(g)
  return resultOf(
    [
      ...SHARE_SOURCES.map(source => line(source, seat => g.share[source][seat])),
      line('moneyBonus', seat => bonus[seat]),
      line('advancements', seat => advancementsWorth(g, seat)),
      line('titans', titans),
    ],
    [line('money', seat => g.money[seat])],
  )
}

/** TOI-88, R-31: amounts are ranked, and every seat with an amount gets that rank's bonus. */
export function moneyBonus(g: Pick<State, 'seats' | 'money' | 'variants'>): PerSeat<number> {
  const skips = g.variants.moneyTieRanking === 'skip'
  return forSeats(g, seat => {
    const more = seatsAt(g)
      .map(other => g.money[other])
      .filter(money => money > g.money[seat])
    return MONEY_BONUS[skips ? more.length : new Set(more).size] ?? 0
  })
}

/** TOI-89: only Age III advancements score. */
export const advancementsWorth = (g: Scored, seat: Seat): number =>
  g.advancements[seat].reduce((sum, id) => {
    const { formula } = g.box.advancements[id]
    return formula === null ? sum : sum + worthOf(g, seat, formula)
  }, 0)

/** TOI-90: what a seat's Titans are worth without the secret ones, so it's a lower bound. */
export const titansWorth = (
  g: Omit<Scored, 'titans'> & { readonly titans: PerSeat<readonly SeenTitan[]> },
  seat: Seat,
): number => knownOf(g.titans[seat]).reduce((sum, titan) => sum + titanWorth(g, seat, titan), 0)
