// Who plays Victory Through Industry besides the random player. Its moves are long, so its players say whole lines.

import { type BotEntry, type Tuning, turned } from '@tableworks/bots'
import { explainingBy } from './explaining.ts'
import { type Manner, planner } from './planner.ts'
import { TURNS } from './tuned.ts'
import { type Weights, WEIGHTS } from './weights.ts'

export const tuning: Tuning<Weights> = {
  weights: WEIGHTS,
  entry: weights => ({ explaining: explainingBy(() => weights) }),
  // Counts of cards.
  fixed: ['mostFactories', 'mostCopies'],
}
const TUNED = turned(tuning, TURNS)

/** They were tuned for two, where it is a race; among more, those who play by them lose. */
const tunedAt = (seats: number): Weights => (seats === 2 ? TUNED : WEIGHTS)

export const explaining = explainingBy(tunedAt)

const GREEDY: Manner = {
  name: 'greedy',
  explain: 'works for the quickest end it would win and makes the move that looks best',
  pairs: 6,
  slack: 0,
  weightsAt: tunedAt,
}
const UNTUNED: Manner = {
  ...GREEDY,
  name: 'untuned',
  explain: `${GREEDY.explain}, by rules of thumb`,
  weightsAt: () => WEIGHTS,
}
const CARELESS: Manner = {
  ...UNTUNED,
  name: 'careless',
  explain: 'works for the quickest end it would win, but takes any good move',
  pairs: 0,
  slack: 3,
}
const HAPHAZARD: Manner = {
  ...CARELESS,
  name: 'haphazard',
  explain: 'works for the quickest end it would win, but takes moves that are not good as gladly',
  slack: 5,
}
const FARSIGHTED: Manner = {
  ...GREEDY,
  name: 'farsighted',
  explain: 'works for the quickest end it would win and weighs many ways through both moves of its turn',
  pairs: 16,
}
const REHEARSING: Manner = {
  ...GREEDY,
  name: 'rehearsing',
  explain: 'works for the quickest end it would win and plays its best moves on, for everybody, before it makes one',
  rehearsal: { lines: 4, moves: 3, times: 2 },
}

const rehearsing = planner(REHEARSING)

export const players: NonNullable<BotEntry['players']> = {
  greedy: planner(GREEDY),
  farsighted: planner(FARSIGHTED),
  rehearsing,
}

export const levels: BotEntry['levels'] = {
  beginner: planner(HAPHAZARD),
  easy: planner(CARELESS),
  normal: planner(UNTUNED),
  hard: rehearsing,
}
