// Pollution: RULES.md EMP-63, EMP-66 and EMP-68.

import type { Side } from '../data/pieces.ts'
import { isPollutionFull, pollutionLevel } from '../readings/pollution.ts'
import type { State } from '../state.ts'
import { decide, type Flow } from '../steps.ts'

/** EMP-63, EMP-66, EMP-102: raises it by one, but never past the last space. */
export function pollute(g: State, side: Side, flow: Flow): void {
  if (isPollutionFull(g)) return
  g.pollution += 1
  flow.tell?.({ kind: 'polluted', seat: side, pollution: pollutionLevel(g) })
}

/** EMP-68 */
export const reducePollution = decide('act.reducePollution', {
  candidates: () => ['reduce', 'skip'],
  bar: (g, _frame, option) =>
    option === 'reduce' && g.pollution === 0 ? { because: 'noPollution', rule: 'EMP-68' } : null,

  choose(g, { seat }, option, flow) {
    if (option === 'reduce') clean(g, seat, flow)
    return flow.end()
  },
})

export function clean(g: State, side: Side, flow: Flow): void {
  g.pollution -= 1
  flow.tell?.({ kind: 'cleaned', seat: side, pollution: pollutionLevel(g) })
}
