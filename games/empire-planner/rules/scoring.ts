// The end of the game: RULES.md EMP-72 and, in the solo game, EMP-103. readings/score.ts does the counting.

import { ARCHIE } from '../readings/sides.ts'
import { passage } from '../steps.ts'

export const endScore = passage('end.score', (g, _frame, flow) => {
  if (g.seats === 1) flow.tell?.({ kind: 'archieBanked', seat: ARCHIE, capital: g.capital[ARCHIE] })
  flow.tell?.({ kind: 'ended', years: g.round * 2 })
  return flow.end()
})
