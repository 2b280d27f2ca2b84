// Empire Planner's bots: evaluation, rollouts and levels.

import {
  type Advice,
  type BotEntry,
  type Explaining,
  GREEDY,
  type NetworkLearning,
  NetworkLoader,
  noisy,
  searchPlayer,
  type RolloutAdvice,
  ROLLOUT,
  rolloutPlayer,
  type Tuning,
} from '@tableworks/bots'
import type { State } from '../state.ts'
import { DETAILS, DIFFERENCES, partsOf, THEMES } from './explaining.ts'
import { valueOf } from './features.ts'
import { inputsBy } from './inputs.ts'
import { type Weights, WEIGHTS } from './weights.ts'

const rollouts: RolloutAdvice<State> = {
  at: ['action.claim'],
  // one round: four claims and two buildings
  actions: () => 6,
}

const IDLE = ['pass', 'stop', 'done', 'skip']

const adviceBy = (weights: Weights): Advice<State> => ({
  value: (g, side) => valueOf(g, side === 0 ? 0 : 1, weights),
  begins: ['build.reroll', 'action.claim'],
  pauses: ['build.reroll'],
  rollouts,
  isIdle: (decision, option) =>
    typeof option === 'string' ? IDLE.includes(option) : decision === 'act.exchange' && option['profit'] === 0,
  worlds: { 'build.reroll': 24, 'build.assign': 4 },
})

export const advice = adviceBy(WEIGHTS)

export const tuning: Tuning<Weights> = { weights: WEIGHTS, entry: weights => ({ advice: adviceBy(weights) }) }

export const networks: NetworkLearning<State> = {
  inputs: inputsBy(WEIGHTS),
  teachers: [advice],
  loader: new NetworkLoader([]),
}

export const explaining: Explaining<State> = {
  parts: (g, side) => partsOf(g, side === 0 ? 0 : 1, WEIGHTS),
  differences: DIFFERENCES,
  details: DETAILS,
  themes: THEMES,
}

const greedy = searchPlayer(advice, GREEDY)

export const levels: BotEntry['levels'] = {
  beginner: noisy(advice, 3),
  easy: noisy(advice, 1),
  normal: greedy,
  hard: rolloutPlayer(advice, rollouts, greedy, ROLLOUT),
}
