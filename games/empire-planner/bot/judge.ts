// The linear judge's features.

import type { LinearFeatures } from '@tableworks/bots'
import { SIDES } from '../data/pieces.ts'
import type { State } from '../state.ts'
import { isOver, toCome } from './clock.ts'
import { FEATURES, featuresOf } from './features.ts'
import { WEIGHTS } from './weights.ts'

export const linear: LinearFeatures<State> = {
  names: FEATURES,
  features: g => SIDES.map(side => featuresOf(g, side, WEIGHTS)),
  phase: g => (isOver(g) ? 0 : toCome(g)),
}
