// The end of the game: RULES.md TOI-87 to TOI-91.

import type { Result } from '@tableworks/kernel'
import { titanWorth, worthOf } from '../readings/formulas.ts'
import { seatsAt } from '../readings/holdings.ts'
import { moneyBonus, resultCounting, titansWorth } from '../readings/scoring.ts'
import type { State } from '../state.ts'
import type { Flow } from '../steps.ts'

/** TOI-90: all Titans count. */
export const result = (g: State): Result => resultCounting(g, seat => titansWorth(g, seat))

/** Reports the final score line by line. */
export function tellScores(g: State, flow: Flow): void {
  flow.tell?.({ kind: 'gameEnded' })
  const bonus = moneyBonus(g)
  for (const seat of seatsAt(g)) flow.tell?.({ kind: 'moneyBonus', seat, money: g.money[seat], share: bonus[seat] })
  for (const seat of seatsAt(g)) {
    for (const advancement of g.advancements[seat]) {
      const { formula } = g.box.advancements[advancement]
      if (formula !== null)
        flow.tell?.({ kind: 'advancementScored', seat, advancement, share: worthOf(g, seat, formula) })
    }
    for (const titan of g.titans[seat])
      flow.tell?.({ kind: 'titanScored', seat, titan, share: titanWorth(g, seat, titan) })
  }
}
