// What a judge of Empire Planner is learned from.

import type { Learning } from '@tableworks/bots'
import { SIDES } from '../data/pieces.ts'
import type { State } from '../state.ts'
import { isOver, toCome } from './clock.ts'
import { FEATURES, featuresOf, PARTS } from './features.ts'
import { WEIGHTS } from './weights.ts'

/** Of a difference in the hand-made judgement, how much is left in the end. */
const LASTING = 0.55

export const learning: Learning<State> = {
  names: FEATURES,
  features: g => SIDES.map(side => featuresOf(g, side, WEIGHTS)),
  phase: g => (isOver(g) ? 0 : toCome(g)),
  prior: FEATURES.map((_name, i) => (i < PARTS ? LASTING : 0)),
}
