// The learned judge's features and prior.

import type { Learning } from '@tableworks/bots'
import { WHITE_CARDS, whiteCards } from '../readings/real-estate.ts'
import type { State } from '../state.ts'
import { FEATURES, featuresOf, PARTS } from './features.ts'
import { WEIGHTS } from './weights.ts'

/** How much of a difference in the hand-made evaluation survives to the end of the game. */
const LASTING = 0.6

export const learning: Learning<State> = {
  names: FEATURES,
  features: g => featuresOf(g, WEIGHTS),
  phase: g => (g.over ? 0 : Math.max(0, WHITE_CARDS[3] - whiteCards(g)) / WHITE_CARDS[3]),
  prior: FEATURES.map((_name, i) => (i < PARTS ? LASTING : 0)),
}
