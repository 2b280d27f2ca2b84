// The market of a round: RULES.md EMP-41.

import type { Colour } from '../data/factories.ts'
import { rollDie } from '../data/pieces.ts'
import type { State } from '../state.ts'
import { passage } from '../steps.ts'

/** EMP-41: the first side rolls; the die stays beside the Market card for the whole phase. */
export const marketRoll = passage('market.roll', (g, _frame, flow) => {
  const die = rollDie(flow.chance)
  g.market = die
  const { brown, blue, red } = g.box.market[die]
  flow.tell?.({ kind: 'rolledMarket', seat: g.first, die, brown, blue, red })
  return flow.end()
})

/** What a Good of this colour costs in this round; null before the die is rolled. */
export const priceOf = (g: State, colour: Colour): number | null =>
  g.market === null ? null : g.box.market[g.market][colour]
