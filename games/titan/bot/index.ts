// The entry for bots: what to look at in Titan.

import type { Advice, Explaining } from '@tableworks/bots'
import type { State } from '../state.ts'
import { DIFFERENCES } from './explaining.ts'
import { partsOf, valueOf } from './features.ts'
import { WEIGHTS } from './weights.ts'

export const advice: Advice<State> = {
  value: (g, side) => valueOf(g, side, WEIGHTS),
  // Each stage of a turn is an action of its own; a whole turn at once would be read less well for more time.
  begins: ['land.base', 'deploy.rig', 'turn.start', 'turn.drone', 'turn.upgrade'],
  pauses: ['deploy.rig'],
  // Two turns of two seats.
  rehearsal: { at: ['deploy.rig', 'turn.start', 'turn.drone', 'turn.upgrade'], actions: 6 },
}

export const explaining: Explaining<State> = {
  parts: (g, side) => partsOf(g, side, WEIGHTS),
  differences: DIFFERENCES,
}
