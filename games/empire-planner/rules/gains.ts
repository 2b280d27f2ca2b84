// Phase 3, Gains: RULES.md EMP-69 and, in the solo game, EMP-102.

import { BUILDINGS } from '../data/buildings.ts'
import { type Side, SIDES } from '../data/pieces.ts'
import type { State } from '../state.ts'
import { passage } from '../steps.ts'
import { pollute } from './pollution.ts'
import { ARCHIE, countOf } from './sides.ts'

/** EMP-69. The action markers are home, so a cube for an overage is always there (EMP-70, AMB-30). */
export const gains = passage('gains', (g, _frame, flow) => {
  for (const seat of SIDES) {
    const income = incomeOf(g, seat)
    g.capital[seat] += income
    flow.tell?.({ kind: 'gained', seat, income, capital: g.capital[seat] })
  }
  if (g.seats === 1 && countOf(g, ARCHIE, 'industrial') > 0) pollute(g, ARCHIE, flow) // EMP-102, AMB-45
  return flow.end()
})

/** What a side's buildings pay each round. */
export function incomeOf(g: State, side: Side): number {
  let income = 0
  for (const space of g.built[side]) income += BUILDINGS[g.box.plots[space].type].income
  return income
}
