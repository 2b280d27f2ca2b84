// Challenges about prices and sales. `tw lessons titans-of-industry --games 20` gave the numbers for one and two stars, and
// `--search 6000` the best lines. Against hard bots, the search had 120 attempts.

import { type Challenge, upTo } from '@tableworks/lessons'
import type { game } from '../../index.ts'
import { ANN_FIRST, arranged } from '../arrange.ts'
import { afterTurns, beforeNextTurn, moneyIfPaid, shareIfScored, soldToRivals } from './measures.ts'
import { EVENING } from './recorded.ts'

/** Rivals that keep their prices, so they never make a line of play impossible. */
const IDLE = ['skip', 'reprice', 'done', 'keep *']

export const goodsOrPrices: Challenge<typeof game> = {
  id: 'goods-or-prices',
  title: 'New goods or new prices',
  aim: 'Imagine consumers pay after this turn. Earn all you can',
  start: upTo(EVENING, 183),
  seat: 0,
  rivals: IDLE,
  over: afterTurns(1),
  measure: moneyIfPaid,
  unit: '$',
  stars: [50, 65, 90],
  best: 'produce lumber-camp x2; place 1 c-residential, 3 e-northwest; price c-residential 10; price e-northwest 12',
  learned:
    'Repricing only divides the demand differently. New goods meet demand that nobody serves: find a grid with too little on offer, and ask the highest price there.',
}

export const twoTurns: Challenge<typeof game> = {
  id: 'two-turns',
  title: 'Two turns to payday',
  aim: 'Imagine consumers pay after two turns. Earn all you can',
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
  over: afterTurns(2),
  measure: moneyIfPaid,
  unit: '$',
  stars: [30, 43, 57],
  best: `expand stone-quarry; place 1 c-transportation, 1 d-southwest; price c-transportation 10; price d-southwest 12
    produce lumber-camp x1; place 1 c-residential, 1 e-northwest; price c-residential 10; price e-northwest 5`,
  learned:
    'Where demand is left over, ask the highest price. Where it isn’t, matching a rival can beat undercutting: a tie shares demand evenly, and rounds up.',
}

export const customers: Challenge<typeof game> = {
  id: 'customers',
  title: 'Rivals are customers',
  aim: 'Sell to your rivals before your next turn',
  start: upTo(EVENING, 63),
  seat: 2,
  level: 'hard',
  over: beforeNextTurn,
  measure: soldToRivals,
  unit: '$',
  stars: [5, 9, 12],
  best: 'expand stone-quarry; place 2 c-transportation, 0 d-southwest; price c-transportation 6',
  learned:
    'Rivals buy what they need to grow from the cheapest seller. Check what their next expansion takes, offer enough cubes, and ask just less than the other sellers.',
}

export const dominate: Challenge<typeof game> = {
  id: 'dominate',
  title: 'Most of everything',
  aim: 'Imagine the age ends after this turn. Win the most market share',
  start: upTo(EVENING, 219),
  seat: 0,
  rivals: IDLE,
  over: afterTurns(1),
  measure: shareIfScored,
  stars: [38, 40, 48],
  best: 'expand stone-quarry; from 2; from 2; place 2 c-transportation, 1 d-southwest; price c-transportation 1; price d-southwest 6',
  learned:
    'Low prices sell many cubes, and the most sales in a sector score 5 more. So where you can win the lead, set prices that sell everything, not the ones that pay best.',
}

export const opening: Challenge<typeof game> = {
  id: 'opening',
  title: 'The first four turns',
  aim: 'Imagine consumers pay after four turns. Earn all you can',
  start: upTo(EVENING, 3),
  seat: 0,
  rivals: ['build lumber-camp', 'build stone-quarry', 'build steel-forge', 'place 1 *', 'price * 8', ...IDLE],
  over: afterTurns(4),
  measure: moneyIfPaid,
  unit: '$',
  stars: [40, 58, 80],
  best: `build steel-forge; place 0 c-industrial, 1 d-northeast; price d-northeast 12
    build stone-quarry; place 0 c-transportation, 1 d-southwest; price d-southwest 12
    build lumber-camp; place 1 c-residential, 0 e-northwest; price c-residential 8
    produce lumber-camp x2; place 0 c-residential, 2 e-northwest; price e-northwest 12`,
  learned:
    'In the opening, the outer grids want goods that nobody offers, so the highest price is safe there. Your fourth turn earns more with a second use than with a fourth facility.',
}
