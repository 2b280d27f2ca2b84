// What bots look at in Age of Industry.

import { type Advice, type BotEntry, type Explaining, GREEDY, hazy, judging } from '@tableworks/bots'
import { seatsOf } from '@tableworks/kernel'
import type { State } from '../state.ts'
import { DIFFERENCES } from './explaining.ts'
import { partsOf, scoresOf, valuesOf } from './features.ts'
import { learning } from './judge.ts'
import { promisingCards } from './narrow.ts'
import { WEIGHTS } from './weights.ts'

export const advice: Advice<State> = {
  value: (g, side) => valuesOf(g, WEIGHTS)[seatsOf(g.seats)[side] ?? 0],
  begins: ['action'],
  pauses: [],
  learning,
  // A turn has two actions, so both of two seats have theirs.
  rehearsal: { at: ['action'], actions: 4, judge: g => scoresOf(g, WEIGHTS) },
  narrow: (decision, options, g, side) =>
    decision === 'playCard' || decision === 'discardCard'
      ? promisingCards(decision, options, g, seatsOf(g.seats)[side] ?? 0)
      : options,
}

export const explaining: Explaining<State> = {
  parts: (g, side) => partsOf(g, seatsOf(g.seats)[side] ?? 0, WEIGHTS),
  differences: DIFFERENCES,
}

export const levels: BotEntry['levels'] = {
  beginner: hazy(advice, 3),
  easy: hazy(advice, 1.2),
  normal: judging(advice, GREEDY),
}
