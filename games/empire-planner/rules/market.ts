// A round's market: RULES.md EMP-41.

import { rollDie } from '../data/pieces.ts'
import { passage } from '../steps.ts'

/** EMP-41: the first side rolls. The die stays next to the Market card for the whole phase. */
export const marketRoll = passage('market.roll', (g, _frame, flow) => {
  const die = rollDie(flow.chance)
  g.market = die
  const { brown, blue, red } = g.box.market[die]
  flow.tell?.({ kind: 'rolledMarket', seat: g.first, die, brown, blue, red })
  return flow.end()
})
