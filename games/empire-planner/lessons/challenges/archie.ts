// Challenges against Archie Indus. A search of all lines found the numbers for three stars, except that the hard bot found the
// number for the last three rounds. The other numbers come from `npm run tw -- lessons empire-planner --games 8`.

import { type Challenge, upTo } from '@tableworks/lessons'
import type { game } from '../../index.ts'
import { arranged } from '../arrange.ts'
import { afterRounds, capital, lead } from './measures.ts'
import { SOLO } from './recorded.ts'

export const twoTrips: Challenge<typeof game> = {
  id: 'two-trips',
  title: 'Two links from home',
  aim: 'End this round with as much Capital as you can',
  start: upTo(SOLO, 47),
  over: afterRounds(1),
  measure: capital,
  unit: '$',
  stars: [124, 142, 148],
  best: 'claim A2d1; claim A2c1',
  learned:
    'The train needs two links, and one icon moves it that far. With a die of 6 and four links it pays $24, even with Archie’s cubes on board.',
}

export const holdArchie: Challenge<typeof game> = {
  id: 'hold-archie',
  title: 'Hold Archie up',
  aim: 'End the last round as far ahead of Archie as you can',
  start: {
    seats: ['Ann'],
    seed: 'lesson 2',
    choices: 'keep; pass',
    arrange: arranged({
      round: 15,
      capital: [37, 0],
      profit: [38, 38],
      market: 3,
      cards: ['A1', 'A4'],
      built: [
        { '1-1': 1, '2-6': 3, '4-6': 2, '5-5': 1, '1-6': 4, '3-4': 1 },
        { '1-3': 2, '1-5': 1, '2-1': 1, '2-5': 3, '4-2': 2, '4-4': 1, '6-2': 1, '6-3': 2, '6-5': 3 },
      ],
      factories: [[{ card: 'brickworks', goods: 4 }], [{ card: 'glassworks', train: 6, moved: 3 }]],
    }),
  },
  over: ({ seen }) => seen.actor === null,
  measure: lead,
  stars: [1, 9, 17],
  best: 'claim A1a1; exchange 18; claim A4a1',
  learned:
    'Every row except “exchange” brings his train home for $24, and his Capital becomes Profit. So here an icon you can’t use is worth more than four Goods.',
}

export const threeRounds: Challenge<typeof game> = {
  id: 'three-rounds',
  title: '35 behind Archie',
  aim: 'Three rounds are left. Win by as much as you can',
  start: upTo(SOLO, 56),
  over: afterRounds(3),
  measure: lead,
  stars: [0, 40, 49],
  best: 'claim A6c1; claim A6b2; upgrade 6-4; upgrade 6-4; upgrade 6-4; claim A3a1; exchange 80; claim A2c1; claim A5c1; claim A5a1; exchange 11',
  learned:
    'An exchange costs $2 a point at best. Upgrades are better: $3 raises Residential by a level worth 2. One more train pays for the rest.',
}
