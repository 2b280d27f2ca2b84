// The entry for bots: what to look at in Empire Planner.

import type { Advice } from '@tableworks/bots'
import type { State } from '../state.ts'
import { valueOf } from './features.ts'
import { WEIGHTS } from './weights.ts'

export const advice: Advice<State> = {
  value: (g, side) => valueOf(g, side === 0 ? 0 : 1, WEIGHTS),
  begins: ['build.reroll', 'action.claim'],
  pauses: ['build.reroll'],
  worlds: { 'build.reroll': 24, 'build.assign': 4 },
}
