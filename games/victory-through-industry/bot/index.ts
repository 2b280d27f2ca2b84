// Who plays Victory Through Industry besides the random player. Its moves are long, so its players say whole lines.

import type { BotEntry, Tuning } from '@tableworks/bots'
import { explaining } from './explaining.ts'
import { type Manner, planner } from './planner.ts'
import { type Weights, WEIGHTS } from './weights.ts'

export { explaining }

const GREEDY: Manner = {
  name: 'greedy',
  explain: 'works for the quickest end it would win and makes the move that looks best',
  pairs: 6,
  slack: 0,
  weights: WEIGHTS,
}
const FARSIGHTED: Manner = {
  ...GREEDY,
  name: 'farsighted',
  explain: 'works for the quickest end it would win and weighs many ways through both moves of its turn',
  pairs: 16,
}
const CARELESS: Manner = {
  ...GREEDY,
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

const REHEARSING: Manner = {
  ...GREEDY,
  name: 'rehearsing',
  explain: 'works for the quickest end it would win and plays its best moves on, for everybody, before it makes one',
  rehearsal: { lines: 4, moves: 6, times: 2 },
}

const greedy = planner(GREEDY)
const farsighted = planner(FARSIGHTED)
const careless = planner(CARELESS)
const haphazard = planner(HAPHAZARD)
const rehearsing = planner(REHEARSING)

export const players: NonNullable<BotEntry['players']> = { greedy, farsighted, rehearsing }

export const levels: BotEntry['levels'] = { beginner: haphazard, easy: careless, normal: greedy }

export const tuning: Tuning<Weights> = {
  weights: WEIGHTS,
  entry: weights => ({ explaining: { ...explaining, quick: planner({ ...CARELESS, slack: 0, weights }) } }),
  // Counts of cards.
  fixed: ['mostFactories', 'mostCopies'],
}
