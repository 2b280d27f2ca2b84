// Titan's bots: evaluation, rollouts and levels.

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
  turned,
  UNTUNED,
} from '@tableworks/bots'
import type { Option } from '@tableworks/kernel'
import { slotOf } from '../data/board.ts'
import type { SlotId } from '../data/crater.ts'
import { ownerOf } from '../readings/network.ts'
import type { State } from '../state.ts'
import { DETAILS, DIFFERENCES, THEMES } from './explaining.ts'
import { partsOf, valueOf } from './features.ts'
import { inputsBy } from './inputs.ts'
import { TURNS } from './tuned.ts'
import { type Weights, WEIGHTS } from './weights.ts'

const rollouts: RolloutAdvice<State> = {
  at: ['deploy.rig', 'turn.start', 'turn.drone', 'turn.upgrade'],
  // Six actions, which with two seats is about two turns each.
  actions: () => 6,
}

const IDLE = ['lose pipe', 'skip drone', 'no action', 'end turn', 'none']

/** Destroying an own Pipe takes something back. */
function isIdle(decision: string, option: Option, g: State, side: number): boolean {
  if (typeof option === 'string') return IDLE.includes(option)
  return decision === 'drone.act' && 'slot' in option && ownerOf(g.pipes[slotOf(g, option['slot'] as SlotId)]) === side
}

const adviceBy = (weights: Weights): Advice<State> => ({
  value: (g, side) => valueOf(g, side, weights),
  // Each stage of a turn is its own action. Searching whole turns takes longer and plays worse.
  begins: ['land.base', 'deploy.rig', 'turn.start', 'turn.drone', 'turn.upgrade'],
  pauses: ['deploy.rig'],
  isIdle,
  rollouts,
})

const byRuleOfThumb = adviceBy(WEIGHTS)

export const tuning: Tuning<Weights> = { weights: WEIGHTS, entry: weights => ({ advice: adviceBy(weights) }) }

const TUNED = turned(tuning, TURNS)
export const advice = adviceBy(TUNED)

export const networks: NetworkLearning<State> = {
  inputs: inputsBy(TUNED),
  teachers: [advice, byRuleOfThumb],
  loader: new NetworkLoader([]),
}

const greedy = searchPlayer(advice, GREEDY)

export const levels: BotEntry['levels'] = {
  beginner: noisy(byRuleOfThumb, 6),
  easy: noisy(byRuleOfThumb, 2),
  normal: searchPlayer(byRuleOfThumb, UNTUNED),
  hard: greedy,
  expert: rolloutPlayer(advice, rollouts, greedy, ROLLOUT),
}

export const explaining: Explaining<State> = {
  parts: (g, side) => partsOf(g, side, TUNED),
  differences: DIFFERENCES,
  details: DETAILS,
  themes: THEMES,
}
