// The end of the game: RULES.md TOI-1, TOI-10 and TOI-87 to TOI-91.

import type { PerSeat, Result, Seat } from '@tableworks/kernel'
import { resultOf } from '@tableworks/table-kit'
import { SHARE_SOURCES, type State } from '../state.ts'
import type { Flow } from '../steps.ts'
import { worthOf } from './formulas.ts'
import { forSeats, seatsAt } from './holdings.ts'

/** TOI-88 */
const MONEY_BONUS = [40, 20, 10]

/** TOI-1, TOI-10: most market share wins; TOI-91: then most money; R-32: then the win is shared. */
export const result = (g: State): Result => resultCounting(g, seat => titansWorth(g, seat))

/** The same with another idea of what the Titans are worth: not everybody may know. */
export function resultCounting(g: State, titans: (seat: Seat) => number): Result {
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

/** TOI-88, R-31: amounts are ranked, and all who hold an amount get its bonus. */
export function moneyBonus(g: State): PerSeat<number> {
  const isDense = g.variants.moneyTieRanking === 'dense'
  return forSeats(g, seat => {
    const more = seatsAt(g)
      .map(other => g.money[other])
      .filter(money => money > g.money[seat])
    return MONEY_BONUS[isDense ? new Set(more).size : more.length] ?? 0
  })
}

/** TOI-89: only advancements of Age III score. */
export const advancementsWorth = (g: State, seat: Seat): number =>
  g.advancements[seat].reduce((sum, id) => {
    const { formula } = g.box.advancements[id]
    return formula === null ? sum : sum + worthOf(g, seat, formula)
  }, 0)

/** TOI-90 */
export const titansWorth = (g: State, seat: Seat): number =>
  g.titans[seat].reduce((sum, titan) => sum + worthOf(g, seat, g.box.titans[titan].formula), 0)

/** What the end is made of, told line by line. */
export function tellScores(g: State, flow: Flow): void {
  if (flow.tell === undefined) return
  flow.tell({ kind: 'gameEnded' })
  const bonus = moneyBonus(g)
  for (const seat of seatsAt(g)) flow.tell({ kind: 'moneyBonus', seat, money: g.money[seat], share: bonus[seat] })
  for (const seat of seatsAt(g)) {
    for (const advancement of g.advancements[seat]) {
      const { formula } = g.box.advancements[advancement]
      if (formula !== null)
        flow.tell({ kind: 'advancementScored', seat, advancement, share: worthOf(g, seat, formula) })
    }
    for (const titan of g.titans[seat])
      flow.tell({ kind: 'titanScored', seat, titan, share: worthOf(g, seat, g.box.titans[titan].formula) })
  }
}
