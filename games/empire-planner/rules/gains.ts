// Phase 3, Gains: RULES.md EMP-69 and, in the solo game, EMP-102.

import { SIDES } from '../data/pieces.ts'
import { countOf, incomeOf } from '../readings/buildings.ts'
import { ARCHIE } from '../readings/sides.ts'
import { passage } from '../steps.ts'
import { pollute } from './pollution.ts'

/** EMP-69. The action markers have returned, so a cube for an overage is always available (EMP-70, AMB-30). */
export const gains = passage('gains', (g, _frame, flow) => {
  for (const seat of SIDES) {
    const income = incomeOf(g, seat)
    g.capital[seat] += income
    flow.tell?.({ kind: 'gained', seat, income, capital: g.capital[seat] })
  }
  if (g.seats === 1 && countOf(g, ARCHIE, 'industrial') > 0) pollute(g, ARCHIE, flow) // EMP-102, AMB-45
  return flow.end()
})
