// Victory Through Industry's bots. A move takes many choices, so they return whole lines of choices.

import { type BotEntry, type Tuning, turned } from '@tableworks/bots'
import { explainingBy } from './explaining.ts'
import { type PlannerConfig, planner } from './planner.ts'
import { TURNS } from './tuned.ts'
import { type Weights, WEIGHTS } from './weights.ts'

export const tuning: Tuning<Weights> = {
  weights: WEIGHTS,
  entry: weights => ({ explaining: explainingBy(() => weights) }),
  // not tuned, because they are numbers of cards
  fixed: ['mostFactories', 'mostCopies'],
}
const TUNED = turned(tuning, TURNS)

/** The tuned weights are for two players, where the game is a race. With more players they lose. */
const tunedAt = (seats: number): Weights => (seats === 2 ? TUNED : WEIGHTS)

const GREEDY: PlannerConfig = {
  name: 'greedy',
  explain: 'aims for its quickest win and makes the move that looks best',
  pairs: 6,
  noise: 0,
  weightsAt: tunedAt,
}
const UNTUNED: PlannerConfig = {
  ...GREEDY,
  name: 'untuned',
  explain: `${GREEDY.explain}, with hand-set weights`,
  weightsAt: () => WEIGHTS,
}
const CARELESS: PlannerConfig = {
  ...UNTUNED,
  name: 'careless',
  explain: 'aims for its quickest win, but misjudges moves a little',
  pairs: 0,
  noise: 3,
}
const HAPHAZARD: PlannerConfig = {
  ...CARELESS,
  name: 'haphazard',
  explain: 'aims for its quickest win, but often misjudges moves',
  noise: 8,
}
const FARSIGHTED: PlannerConfig = {
  ...GREEDY,
  name: 'farsighted',
  explain: 'aims for its quickest win and compares many combinations of both moves of its turn',
  pairs: 16,
}
const ROLLOUT: PlannerConfig = {
  ...GREEDY,
  name: 'rehearsing',
  explain: 'aims for its quickest win and tries its best moves in simulated continuations',
  rollouts: { lines: 4, moves: 3, times: 2 },
}

const rehearsing = planner(ROLLOUT)
const greedy = planner(GREEDY)

export const explaining: NonNullable<BotEntry['explaining']> = { ...explainingBy(tunedAt), deep: greedy }

export const players: NonNullable<BotEntry['players']> = {
  greedy,
  farsighted: planner(FARSIGHTED),
  rehearsing,
}

export const levels: BotEntry['levels'] = {
  beginner: planner(HAPHAZARD),
  easy: planner(CARELESS),
  normal: planner(UNTUNED),
  hard: rehearsing,
}
