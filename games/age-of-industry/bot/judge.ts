// The linear judge's features.

import type { LinearFeatures } from '@tableworks/bots'
import { seatsOf } from '@tableworks/kernel'
import type { State } from '../state.ts'
import { FEATURES, featuresOf, toCome } from './features.ts'
import { WEIGHTS } from './weights.ts'

export const linear: LinearFeatures<State> = {
  names: FEATURES,
  features: g => seatsOf(g.seats).map(seat => featuresOf(g, seat, WEIGHTS)),
  phase: toCome,
}
