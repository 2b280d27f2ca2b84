// Challenges of Empire Planner. A search of all lines found the third marks, and `tw lessons empire-planner --games 20` the others.
// Hard bots reached 56 and 1 in all of their attempts.

import type { Challenge, LessonMoment } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { scoreSheet } from '../readings/score.ts'
import { arranged } from './arrange.ts'

const scores = ({ position }: LessonMoment<typeof game>): readonly number[] => scoreSheet(position).scores

export const lastCall: Challenge<typeof game> = {
  id: 'last-call',
  title: 'Last call',
  aim: 'Have as many points as you can after the last two actions',
  start: {
    seats: ['Ann', 'Ben'],
    seed: 'lesson 2',
    choices: 'keep; pass; keep; pass',
    arrange: arranged({
      round: 15,
      capital: [13, 20],
      profit: [30, 30],
      market: 4,
      cards: ['A3', 'A4'],
      built: [
        { '1-6': 3, '2-6': 2, '4-6': 3, '5-1': 1 },
        { '3-5': 4, '5-5': 4, '5-2': 1, '6-6': 4 },
      ],
      factories: [[{ card: 'brickworks', goods: 3, train: 5, moved: 2 }], [{ card: 'toy-works', goods: 1 }]],
    }),
  },
  rivals: ['claim A3a1', 'claim A3b2', 'claim A4a1', 'exchange 10', 'exchange 6', 'done'],
  over: ({ position, seen, seat }) => position.claims.length >= 3 && seen.actor !== seat,
  measure: at => scores(at)[0] ?? 0,
  stars: [50, 56, 58],
  best: 'claim A4b1; upgrade 4-6 with brickworks; upgrade 4-6 with brickworks; upgrade 4-6 with brickworks; claim A3b2; upgrade 2-6; upgrade 2-6; upgrade 2-6; upgrade 2-6',
  learned:
    'Levels beat Profit: $3 score 2 as Residential levels. But count the room: Goods for 4-6, which needs three, and Capital for 2-6, which needs four.',
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
  measure: at => (scores(at)[0] ?? 0) - (scores(at)[1] ?? 0),
  stars: [1, 9, 17],
  best: 'claim A1a1; exchange 18; claim A4a1',
  learned:
    'Every row but “exchange” brings his train home for $24, and his Capital becomes Profit. So an icon you can’t use is worth more here than four Goods.',
}
