// The Titans of Industry bots: evaluation, rollouts and levels.

import {
  type Advice,
  type BotEntry,
  careless,
  type Explaining,
  GREEDY,
  type NetworkLearning,
  NetworkLoader,
  searchPlayer,
  type RolloutAdvice,
  rolloutPlayer,
  THOROUGH,
  type Tuning,
  turned,
  UNTUNED,
} from '@tableworks/bots'
import { seatsAt } from '../readings/holdings.ts'
import type { State } from '../state.ts'
import { DETAILS, DIFFERENCES, THEMES } from './explaining.ts'
import { partsOf, valueOf, valuesOf } from './features.ts'
import { inputsBy } from './inputs.ts'
import { repriceNext } from './reprice.ts'
import { TURNS } from './tuned.ts'
import { type Weights, WEIGHTS } from './weights.ts'

/** Long enough for every seat at the smallest table to act once more. */
const rolloutsBy = (weights: Weights): RolloutAdvice<State> => ({
  at: ['action'],
  actions: () => 3,
  judge: g => valuesOf(g, weights),
})

const adviceBy = (weights: Weights): Advice<State> => ({
  value: (g, side) => valueOf(g, seatsAt(g)[side] ?? 0, weights),
  // Titans are drawn at random, so an action that draws them ends before the seat chooses which to keep.
  begins: ['telegraph', 'action', 'keepTitan'],
  pauses: ['keepTitan'],
  rollouts: rolloutsBy(weights),
  narrow: (decision, options, g, side) =>
    decision === 'reprice' ? repriceNext(g, seatsAt(g)[side] ?? 0, options, weights) : options,
})

export const tuning: Tuning<Weights> = {
  weights: WEIGHTS,
  entry: weights => ({ advice: adviceBy(weights) }),
  shares: ['riskUncovered', 'leastSure', 'reprice', 'domination', 'certain', 'foremost', 'average'],
  // not tuned, because it only tells a won game from a lost one
  fixed: ['won'],
}

const byRuleOfThumb = adviceBy(WEIGHTS)
const TUNED = turned(tuning, TURNS)
export const advice = adviceBy(TUNED)

export const explaining: Explaining<State> = {
  parts: (g, side) => partsOf(g, seatsAt(g)[side] ?? 0, TUNED),
  differences: DIFFERENCES,
  details: DETAILS,
  themes: THEMES,
}

export const networks: NetworkLearning<State> = {
  inputs: inputsBy(TUNED),
  teachers: [advice, byRuleOfThumb],
  loader: new NetworkLoader([]),
}

const normal = searchPlayer(byRuleOfThumb, UNTUNED)
const hard = searchPlayer(advice, GREEDY)

export const levels: BotEntry['levels'] = {
  beginner: careless(byRuleOfThumb, 1, 1),
  easy: careless(byRuleOfThumb, 1, 2),
  normal,
  hard,
  expert: rolloutPlayer(advice, rolloutsBy(TUNED), hard, THOROUGH),
}
