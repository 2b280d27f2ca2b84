// The learned judge's features and prior.

import type { Learning } from '@tableworks/bots'
import { SIDES } from '../data/pieces.ts'
import type { State } from '../state.ts'
import { isOver, toCome } from './clock.ts'
import { FEATURES, featuresOf, PARTS } from './features.ts'
import { WEIGHTS } from './weights.ts'

/** How much of a difference in the hand-made evaluation survives to the end of the game. */
const LASTING = 0.55

export const learning: Learning<State> = {
  names: FEATURES,
  features: g => SIDES.map(side => featuresOf(g, side, WEIGHTS)),
  phase: g => (isOver(g) ? 0 : toCome(g)),
  prior: FEATURES.map((_name, i) => (i < PARTS ? LASTING : 0)),
}
