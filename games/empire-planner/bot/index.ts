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
import type { Option } from '@tableworks/kernel'
import type { IconId } from '../data/action-cards.ts'
import { hindranceOf } from '../readings/hindrance.ts'
import { actionOn } from '../readings/markers.ts'
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

/** Claiming an icon that has no effect does nothing. */
function isIdle(decision: string, option: Option, g: State, side: number): boolean {
  if (typeof option === 'string') return IDLE.includes(option)
  if (decision === 'act.exchange') return option['profit'] === 0
  if (decision !== 'action.claim') return false
  return hindranceOf(g, side === 0 ? 0 : 1, actionOn(g, option['icon'] as IconId)) !== null
}

const adviceBy = (weights: Weights): Advice<State> => ({
  value: (g, side) => valueOf(g, side === 0 ? 0 : 1, weights),
  begins: ['build.reroll', 'action.claim'],
  pauses: ['build.reroll'],
  rollouts,
  isIdle,
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
