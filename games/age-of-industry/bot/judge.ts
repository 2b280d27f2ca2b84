// The learned judge's features and prior.

import type { Learning } from '@tableworks/bots'
import { seatsOf } from '@tableworks/kernel'
import type { State } from '../state.ts'
import { FEATURES, featuresOf, PARTS, toCome } from './features.ts'
import { WEIGHTS } from './weights.ts'

/** How much of a difference in the hand-made evaluation survives to the end of the game. */
const LASTING = 0.8

export const learning: Learning<State> = {
  names: FEATURES,
  features: g => seatsOf(g.seats).map(seat => featuresOf(g, seat, WEIGHTS)),
  phase: toCome,
  prior: FEATURES.map((_name, i) => (i < PARTS ? LASTING : 0)),
}
