// Challenges of Titans of Industry. A search of all first turns, and of all second turns after the best one, found $59; `tw lessons
// titans-of-industry --games 10` gave the first two marks: what beginners reach, and what normal and hard bots do.

import type { Challenge, LessonMoment } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { forecastOf } from '../readings/forecast.ts'
import { ANN_FIRST, arranged } from './arrange.ts'

/** Rivals keep their prices, so that every line stays possible. */
const IDLE = ['done', 'reprice', 'keep *']

/** After the learner's second turn, or when the learner ends the age. */
const afterTwoTurns = ({ facts, seen, seat }: LessonMoment<typeof game>): boolean =>
  facts.some(fact => fact.kind === 'ageEnded') ||
  (seen.actor !== seat && facts.some(fact => fact.kind === 'roundBegan'))

export const twoTurns: Challenge<typeof game> = {
  id: 'two-turns',
  title: 'Two turns to pay day',
  aim: 'Have the most money if consumers pay after two turns',
  start: {
    ...ANN_FIRST,
    arrange: arranged({
      round: 6,
      money: [15, 12, 14],
      facilities: { 'lumber-camp': [2, 1, 1], 'stone-quarry': [1, 1, 0], 'steel-forge': [0, 0, 2] },
      market: {
        'e-northwest': [
          [1, 9],
          [2, 5],
          [1, 8],
        ],
        'd-southwest': [[1, 8], [1, 4], null],
        'c-residential': [null, [1, 5], null],
        'c-industrial': [null, null, [2, 3]],
        'd-northeast': [null, null, [1, 9]],
      },
      estates: { 'residential-1': ['row-houses', 1] },
    }),
  },
  rivals: IDLE,
  over: afterTwoTurns,
  measure: ({ position, seat }) => position.money[seat] + forecastOf(position).income[seat],
  unit: '$',
  stars: [30, 43, 57],
  best: `produce stone-quarry x2; place 1 c-transportation, 1 d-southwest; price c-transportation 10; price d-southwest 12
    produce lumber-camp x1; place 1 c-residential, 1 e-northwest; price c-residential 5; price e-northwest 5`,
  learned:
    'Where demand is left over, ask the highest price. Where it isn’t, matching a rival can beat undercutting: a tie shares demand evenly, and rounds up.',
}
