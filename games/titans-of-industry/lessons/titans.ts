// Lesson 8: reprice, and keep a Titan that fits.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { demandOf, marketIn, salesOf } from '../readings/demand.ts'
import { knownOf, titanWorth } from '../readings/formulas.ts'
import { ANN_FIRST, arranged } from './arrange.ts'

const GRID = 'd-southwest'

export const titans: Lesson<typeof game> = {
  id: 'titans',
  title: 'Titans, your secret goals',
  goal: 'Reprice your stone and keep the Titan that fits',
  intro:
    'A Titan is a secret goal that scores at the end of the game. You get one at the start, and more by repricing.',
  start: {
    ...ANN_FIRST,
    arrange: arranged({
      age: 2,
      round: 9,
      money: [21, 24, 17],
      share: [7, 6, 9],
      facilities: {
        'stone-quarry': [3, 1, 0],
        'lumber-camp': [1, 2, 0],
        'steel-forge': [1, 0, 3],
        'corn-farm': [1, 0, 1],
      },
      market: {
        [GRID]: [[3, 9], [4, 7], null],
        'e-northwest': [[1, 6], [2, 8], null],
        'd-northeast': [null, null, [3, 6]],
      },
      estates: { 'residential-1': ['house', 0], 'transportation-1': ['wagon-road', 2] },
    }),
  },
  rivals: [
    'produce lumber-camp x1',
    'produce steel-forge x1',
    'place *',
    'price e-northwest 8',
    'price d-northeast 6',
    'price *',
  ],
  steps: [
    {
      task: 'Open the Titans tab and read your Titan',
      why: 'The Quarry King scores for the size of your Stone Quarry. It’s worth {worth} now, and more if the quarry grows. Only you can see it.',
      values: ({ position, seat }) => ({ worth: titanWorth(position, seat, 'titan-stone') }),
      look: [{ kind: 'grow', facility: 'stone-quarry' }],
    },
    {
      task: 'Reprice your stone below Ben’s',
      why: 'Demand in Household durables is {demand}, and Ben’s {ofBen} at ${ben} sell first, so you’d sell {sells}. This action changes prices without a new cube, then gives you a Titan.',
      values: ({ position, seat }) => ({
        demand: demandOf(position, GRID),
        ofBen: position.cubes[GRID][1],
        ben: position.price[GRID][1],
        sells: salesOf(marketIn(position, GRID), seat),
      }),
      goal: [{ fact: 'priced', grid: GRID }, { fact: 'repriced' }],
      lit: [
        'reprice',
        'reprice d-southwest',
        'price d-southwest 4',
        'price d-southwest 5',
        'price d-southwest 6',
        'done',
      ],
      answers: {
        'produce *': 'That works too, but no Titan comes with it.',
        'price d-southwest 7': 'That’s a tie: you and Ben share the demand. For a dollar less, you’d sell first.',
        'price *': 'You may, but look at Ben’s price: just below it is enough.',
        'reprice e-northwest': 'Your wood there is already the cheapest. Reprice the stone.',
      },
      elsewhere: 'Choose Reprice, then Household durables, and ask less than Ben.',
      showMe: 'reprice; reprice d-southwest; price d-southwest 6; done',
    },
    {
      task: 'Keep the Titan that fits you best',
      why: 'You keep one of four. The Empire Builder scores for every facility of size three or more: {worth} for your quarry now, and as much for every other that grows to three.',
      values: ({ position, seat }) => ({
        worth: titanWorth(position, seat, 'titan-empire'),
        money: position.money[seat],
      }),
      goal: { fact: 'keptThisTitan' },
      lit: ['keep titan-empire'],
      answers: {
        'keep titan-financier':
          'It scores for money you have at the end. With ${money} it’s worth nothing yet. It suits rich players.',
        'keep titan-peddler':
          'It scores for every grid where you sell at the end of Age III. That takes more kinds of goods than you make.',
        'keep titan-wholesaler':
          'It scores for what rivals buy from you in Age III. You can’t force them to buy, so it’s less certain.',
      },
      elsewhere: 'Check what each would score with what you own now, and with what you plan to do anyway.',
      showMe: 'keep titan-empire',
    },
    {
      task: 'See how they work together',
      why: 'Together your Titans are worth {worth} now. Both score for your large Stone Quarry: the best goals fit the same plan. Don’t let your rivals guess them.',
      values: ({ position, seat }) => ({
        worth: knownOf(position.titans[seat]).reduce((sum, titan) => sum + titanWorth(position, seat, titan), 0),
      }),
      look: [{ kind: 'grow', facility: 'stone-quarry' }],
    },
  ],
  learned:
    'Repricing changes your prices and gives you a Titan in one action. Late in the game a Titan that fits can be worth more than any sale.',
}
