// Pollution: RULES.md EMP-63, EMP-66 and EMP-68.

import type { Side } from '../data/pieces.ts'
import type { Hindrance } from '../facts.ts'
import type { State } from '../state.ts'
import { decide, type Flow } from '../steps.ts'

/** EMP-63: the last space; 0 is the marker beside the card. */
export const POLLUTION_TRACK = 13

/** EMP-63, EMP-66, EMP-102: one more, and never past the last space. */
export function pollute(g: State, side: Side, flow: Flow): void {
  if (g.pollution === POLLUTION_TRACK) return
  g.pollution += 1
  flow.tell?.({ kind: 'polluted', seat: side, pollution: g.pollution })
}

/** EMP-68 */
export const reducePollution = decide('act.reducePollution', {
  options: g => (g.pollution > 0 ? ['reduce', 'skip'] : ['skip']),

  choose(g, { seat }, option, flow) {
    if (option === 'reduce') clean(g, seat, flow)
    return flow.end()
  },

  why: (_g, _frame, option) => (option === 'reduce' ? { because: 'noPollution', rule: 'EMP-68' } : null),
})

export function clean(g: State, side: Side, flow: Flow): void {
  g.pollution -= 1
  flow.tell?.({ kind: 'cleaned', seat: side, pollution: g.pollution })
}

export const cannotReduce = (g: State): Hindrance | null => (g.pollution === 0 ? 'noPollution' : null)
