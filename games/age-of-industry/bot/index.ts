// What bots look at in Age of Industry.

import {
  type Advice,
  type BotEntry,
  type Explaining,
  GREEDY,
  hazy,
  judgeWith,
  judging,
  type Rehearsal,
  REHEARSING,
  rehearsing,
  type Tuning,
} from '@tableworks/bots'
import { seatsOf } from '@tableworks/kernel'
import type { State } from '../state.ts'
import { DIFFERENCES } from './explaining.ts'
import { partsOf, valuesOf } from './features.ts'
import { JUDGE_WEIGHTS } from './judge-weights.ts'
import { learning } from './judge.ts'
import { promisingCards } from './narrow.ts'
import { type Weights, WEIGHTS } from './weights.ts'

const rehearsal: Rehearsal<State> = {
  at: ['action'],
  // A turn has two actions, so both of two seats have theirs.
  actions: 4,
  judge: judgeWith(learning, JUDGE_WEIGHTS),
}

const adviceBy = (weights: Weights): Advice<State> => ({
  value: (g, side) => valuesOf(g, weights)[seatsOf(g.seats)[side] ?? 0],
  begins: ['action'],
  pauses: [],
  learning,
  rehearsal,
  narrow: (decision, options, g, side) =>
    decision === 'playCard' || decision === 'discardCard'
      ? promisingCards(decision, options, g, seatsOf(g.seats)[side] ?? 0)
      : options,
})

export const advice = adviceBy(WEIGHTS)

export const tuning: Tuning<Weights> = { weights: WEIGHTS, entry: weights => ({ advice: adviceBy(weights) }) }

export const explaining: Explaining<State> = {
  parts: (g, side) => partsOf(g, seatsOf(g.seats)[side] ?? 0, WEIGHTS),
  differences: DIFFERENCES,
}

const greedy = judging(advice, GREEDY)

export const levels: BotEntry['levels'] = {
  beginner: hazy(advice, 3),
  easy: hazy(advice, 1.2),
  normal: greedy,
  hard: rehearsing(advice, rehearsal, greedy, REHEARSING),
}
