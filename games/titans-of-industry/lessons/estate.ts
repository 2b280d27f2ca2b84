// Lesson 7: real estate makes demand, pays rent, and moves you up.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { billsOf } from '../readings/bills.ts'
import { demandOf } from '../readings/demand.ts'
import { rentFor } from '../readings/holdings.ts'
import { WHITE_CARDS, whiteCards } from '../readings/real-estate.ts'
import { ANN_LAST, arranged } from './arrange.ts'

const GRID = 'd-southwest'

export const estate: Lesson<typeof game> = {
  id: 'estate',
  title: 'Real estate and rent',
  goal: 'Build a house that creates demand for your goods',
  intro: 'Real estate decides what consumers want. It also pays rent, and moves you forward in the turn order.',
  start: {
    ...ANN_LAST,
    arrange: arranged({
      money: [17, 12, 12],
      facilities: { 'stone-quarry': [2, 0, 0], 'lumber-camp': [0, 1, 1] },
      market: {
        [GRID]: [[3, 6], null, null],
        'c-transportation': [[1, 4], null, null],
        'c-residential': [null, [2, 2], [2, 3]],
      },
    }),
  },
  rivals: [
    'build steel-forge',
    'place 0 c-industrial, 1 d-northeast',
    'price d-northeast 6',
    'reprice',
    'done',
    'keep *',
  ],
  steps: [
    {
      task: 'Compare demand with your stone',
      why: 'You have {cubes} cubes in Household durables, and demand is {demand}. One would be wasted. This grid counts the Durables in Residential and Commercial.',
      values: ({ position, seat }) => ({ cubes: position.cubes[GRID][seat], demand: demandOf(position, GRID) }),
      look: [
        { kind: 'grid', grid: GRID },
        { kind: 'demand', grid: GRID },
      ],
    },
    {
      task: 'Build in Residential, with a card for Durables',
      why: 'It takes {wood} wood and {stone} stone from the red grids: ${total} in all, since the stone is your own. The card’s icons replace those printed on the space.',
      values: ({ position, seat }) => {
        const { spaces } = billsOf(position, seat)
        return {
          ...position.box.spaces['residential-1'].cost,
          total: spaces['residential-1']?.total,
          commercial: spaces['commercial-1']?.total,
        }
      },
      goal: { fact: 'opened', space: 'residential-1' },
      lit: ['estate residential-1', 'open house', 'open row-houses'],
      answers: {
        'estate commercial-1':
          'That helps Household durables too, but costs ${commercial}: one of its two stones must come from the bank.',
        'estate *': 'That works too, but it doesn’t border Household durables, where your stone is.',
        'open boarding-house':
          'You can, but it wants only one Durable, like the empty space. Your third stone stays unsold.',
        'produce *': 'More stone doesn’t help while nobody wants it.',
      },
      elsewhere: 'Choose level I of the Residential quarter: it’s open, and you can pay for it.',
      showMe: 'estate residential-1; open house',
    },
    {
      task: 'See where you are in the turn order',
      why: 'Real estate moves you two places forward, so you’re first now. A new round has begun, and you move again at once.',
      look: [{ kind: 'order' }],
    },
    {
      task: 'See your rent and the new demand',
      why: 'Your card has paid ${rent}, and will pay again at the start of each of your turns. Demand for your stone is {demand}: all of it sells when the age ends.',
      values: ({ position, seat }) => ({ rent: rentFor(position, seat), demand: demandOf(position, GRID) }),
      look: [
        { kind: 'space', space: 'residential-1' },
        { kind: 'demand', grid: GRID },
      ],
    },
    {
      task: 'Watch the clock',
      why: 'Your card is white: {cards} of the {most} that end this age. Cards from earlier ages are grey: they don’t count, but their rent and demand stay.',
      values: ({ position }) => ({ cards: whiteCards(position), most: WHITE_CARDS[position.age] }),
      look: [{ kind: 'ages' }],
    },
  ],
  learned:
    'Build early for rent, and beside grids where you sell. Each card also scores 1 market share at the end of every age, and the most cards score 5 more.',
}
