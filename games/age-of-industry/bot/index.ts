// Age of Industry's bots: evaluation, rollouts and levels.

import {
  type Advice,
  type BotEntry,
  type Explaining,
  GREEDY,
  NETWORK,
  noisy,
  judgeWith,
  type NetworkLearning,
  networkPlayer,
  NetworkLoader,
  noisyNetwork,
  searchPlayer,
  type RolloutAdvice,
  ROLLOUT,
  rolloutPlayer,
  type Tuning,
  turned,
  UNTUNED,
} from '@tableworks/bots'
import { type Seat, seatsOf } from '@tableworks/kernel'
import { interestDue } from '../readings/worth.ts'
import type { State } from '../state.ts'
import { DETAILS, DIFFERENCES, THEMES } from './explaining.ts'
import { partsOf, valuesOf } from './features.ts'
import { inputsBy } from './inputs.ts'
import { JUDGE_WEIGHTS as WEIGHTS_OF_FOUR } from './judge-weights-of-four.ts'
import { JUDGE_WEIGHTS } from './judge-weights.ts'
import { linear } from './judge.ts'
import { NETWORKS } from './networks/index.ts'
import { promisingCards } from './narrow.ts'
import { TURNS as TURNS_ON_MINNESOTA } from './tuned-minnesota.ts'
import { TURNS } from './tuned.ts'
import { type Weights, WEIGHTS } from './weights.ts'

/** Weights learned in two-seat games mislead with more seats, because a lead over one rival isn't a lead over all. */
const ofTwo = judgeWith(linear, JUDGE_WEIGHTS)
const ofFour = judgeWith(linear, WEIGHTS_OF_FOUR)

const rollouts: RolloutAdvice<State> = {
  at: ['action'],
  // Long enough for every seat to play its two actions, so the bot also sees what its rivals could take from it.
  actions: g => 2 * g.seats,
  // On Minnesota the hand-made evaluation with tuned weights beats the learned judge.
  judge: g => (g.variants.map === 'minnesota' ? valuesOf(g, tunedIn(g)) : g.seats === 2 ? ofTwo(g) : ofFour(g)),
}

/** The weights to use in a position. */
type WeightsFor = (g: State) => Weights

const adviceBy = (weightsIn: WeightsFor): Advice<State> => ({
  value: (g, side) => valuesOf(g, weightsIn(g))[seatsOf(g.seats)[side] ?? 0],
  begins: ['action'],
  pauses: [],
  rollouts,
  narrow: (decision, options, g, side) =>
    decision === 'playCard' || decision === 'discardCard'
      ? promisingCards(decision, options, g, seatsOf(g.seats)[side] ?? 0)
      : options,
  isIdle: (_decision, option) => option === 'pass' || option === 'repay' || option === 'stop',
  isUndone: (option, g, side) => option === 'repay' && !canRepayAfter(g, seatsOf(g.seats)[side] ?? 0),
})

/** Whether the seat could still repay a loan, and then pay its interest, without another loan. */
const canRepayAfter = (g: State, seat: Seat): boolean =>
  g.cash[seat] >= g.variants.loanRepayCost + interestDue(g, seat) - 1

const byRuleOfThumb = adviceBy(() => WEIGHTS)

export const tuning: Tuning<Weights> = {
  weights: WEIGHTS,
  entry: weights => ({ advice: adviceBy(() => weights) }),
  shares: ['glut'],
}

/** With the weights tuned on Japan, bots on Minnesota build nothing and wait for each other. */
const tunedIn: WeightsFor = ({ variants }) => TUNED[variants.map]
const TUNED = { japan: turned(tuning, TURNS), minnesota: turned(tuning, TURNS_ON_MINNESOTA) }
export const advice = adviceBy(tunedIn)

export const networks: NetworkLearning<State> = {
  inputs: inputsBy(tunedIn),
  teachers: [advice, byRuleOfThumb],
  loader: new NetworkLoader(NETWORKS),
}

const greedy = searchPlayer(advice, GREEDY)
const rehearsing = rolloutPlayer(advice, rollouts, greedy, ROLLOUT)

export const explaining: Explaining<State> = {
  parts: (g, side) => partsOf(g, seatsOf(g.seats)[side] ?? 0, tunedIn(g)),
  differences: DIFFERENCES,
  details: DETAILS,
  free: ['repay'],
  themes: THEMES,
}

/** With two seats on Minnesota, hard was too close to normal or to expert, with noise of 0.04 as with 0.1. */
export const withheld: BotEntry['withheld'] = [{ level: 'hard', seats: [2], variants: { map: 'minnesota' } }]

/** Chosen so that hard beats normal, and expert hard, at every table that offers them. */
const HARD_NOISE = 0.07

export const levels: BotEntry['levels'] = {
  beginner: noisy(byRuleOfThumb, 3),
  easy: noisy(byRuleOfThumb, 1.2),
  normal: searchPlayer(byRuleOfThumb, UNTUNED),
  hard: networkPlayer(networks, greedy, noisyNetwork(HARD_NOISE)),
  expert: networkPlayer(networks, rehearsing, NETWORK),
}
