// The end of the game: RULES.md TTN-92 to TTN-97.

import type { Result } from '@tableworks/kernel'
import { resultOf } from '@tableworks/table-kit'
import { sheetOf, tiesOf } from '../readings/score.ts'
import type { State } from '../state.ts'
import { passage } from '../steps.ts'

/** TTN-93: cubes on Drones are lost, because only holds count. */
export const endScore = passage('end.score', (g, _frame, flow) => {
  flow.tell?.({ kind: 'ended', cycles: g.cycle })
  return flow.end()
})

/** TTN-96, A-50 */
export const result = (g: State): Result => resultOf(sheetOf(g), tiesOf(g))
