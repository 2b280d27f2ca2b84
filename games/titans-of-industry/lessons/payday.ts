// Lesson 4: consumers pay when the age ends, and real estate ends it.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { billsOf } from '../readings/bills.ts'
import { demandOf } from '../readings/demand.ts'
import { forecastOf } from '../readings/forecast.ts'
import { WHITE_CARDS, whiteCards } from '../readings/real-estate.ts'
import { ANN_FIRST, arranged } from './arrange.ts'

const GRID = 'd-southwest'

export const payday: Lesson<typeof game> = {
  id: 'payday',
  title: 'The age ends, consumers pay',
  goal: 'End the age when it pays you best',
  intro: 'Consumers pay three times in a game: at the end of each age. White real estate cards end it.',
  start: {
    ...ANN_FIRST,
    arrange: arranged({
      round: 6,
      money: [14, 9, 8],
      facilities: { 'stone-quarry': [2, 0, 0], 'lumber-camp': [1, 1, 1], 'steel-forge': [0, 1, 1] },
      market: {
        [GRID]: [[4, 6], null, null],
        'c-residential': [[2, 3], [1, 5], null],
        'c-transportation': [[2, 4], null, null],
        'd-northeast': [null, [2, 5], [1, 4]],
        'e-northwest': [
          [1, 7],
          [1, 6],
          [2, 8],
        ],
      },
      estates: { 'residential-1': ['house', 1] },
    }),
  },
  rivals: ['produce lumber-camp x1', 'place 1 c-residential, *', 'price *'],
  steps: [
    {
      task: 'Look at your stone in Household durables',
      why: 'You have {cubes} cubes here at ${price}, and demand is {demand}. If the age ended now, consumers would pay you ${income} in all grids together.',
      values: ({ position, seat }) => ({
        cubes: position.cubes[GRID][seat],
        price: position.price[GRID][seat],
        demand: demandOf(position, GRID),
        income: forecastOf(position).income[seat],
      }),
      look: [
        { kind: 'grid', grid: GRID },
        { kind: 'demand', grid: GRID },
      ],
    },
    {
      task: 'Find what ends the age',
      why: 'Age I ends with white card number {most}. Ben’s House is number {cards}. So the next player who builds real estate ends it. That should be you.',
      values: ({ position }) => ({ most: WHITE_CARDS[position.age], cards: whiteCards(position) }),
      look: [{ kind: 'ages' }],
    },
    {
      task: 'Build Commercial real estate that wants Durables',
      why: 'It costs {wood} wood and {stone} stone. Your own cubes are the cheapest, so you take them back for free. A card with {wants} Durables sells all your stone.',
      values: ({ position, seat }) => ({
        ...position.box.spaces['commercial-1'].cost,
        wants: position.box.estates['roadside-stand'].demand.durables,
        second: billsOf(position, seat).spaces['residential-2']?.total,
      }),
      goal: { fact: 'paidByConsumers' },
      lit: ['estate commercial-1', 'open roadside-stand', 'open market-hall'],
      answers: {
        'open general-store': 'That ends the age too, but it wants just one Durable: one of your stones stays unsold.',
        'estate residential-2':
          'That ends the age too, and helps the same grid. But it costs ${second}, and Commercial costs you nothing.',
        'produce *': 'You can, but then Cat or Ben may end the age when it suits them.',
        'build *': 'You can, but then Cat or Ben may end the age when it suits them.',
        reprice: 'Your prices are fine, and you’re about to be paid.',
      },
      elsewhere: 'Choose level I of the Commercial quarter: it’s open, and you can pay for it.',
      showMe: 'estate commercial-1; open roadside-stand',
    },
    {
      task: 'See what you have now',
      why: 'Your cubes are sold: you have ${money} and {share} market share. Cubes nobody bought are gone. Only Research stays for Age II.',
      values: ({ position, seat }) => ({
        money: position.money[seat],
        share: Object.values(position.share).reduce((sum, each) => sum + each[seat], 0),
      }),
      look: [{ kind: 'player', seat: 0 }],
    },
  ],
  learned:
    'Every cube you sell also scores 1 market share, and the most sales in a sector score 5 more. Watch the white cards: end the age when your cubes sell.',
}
