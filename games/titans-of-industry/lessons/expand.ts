// Lesson 6: a larger facility makes more for the same price.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { billsOf } from '../readings/bills.ts'
import { demandOf } from '../readings/demand.ts'
import { billForNext, facilityFacts } from '../readings/facilities.ts'
import { ANN_FIRST, arranged } from './arrange.ts'

const STATION = 'power-station'

export const expand: Lesson<typeof game> = {
  id: 'expand',
  title: 'Expand a facility',
  goal: 'Expand your Power Station, then use it twice',
  intro: 'A second copy isn’t a new facility: it makes the first one larger, and each use makes more.',
  start: {
    ...ANN_FIRST,
    arrange: arranged({
      money: [19, 8, 9],
      facilities: {
        [STATION]: [1, 0, 0],
        'lumber-camp': [1, 0, 0],
        'steel-forge': [0, 1, 0],
        'stone-quarry': [0, 0, 1],
      },
      market: {
        'c-residential': [[1, 5], null, null],
        'c-industrial': [null, [2, 4], null],
        'c-transportation': [null, null, [1, 3]],
        'd-northeast': [null, [1, 6], null],
      },
      estates: { 'industrial-1': ['grist-mill', 1] },
    }),
  },
  rivals: [
    'build lumber-camp',
    'place 0 c-residential, 1 e-northwest',
    'price e-northwest 7',
    'reprice',
    'done',
    'keep *',
  ],
  steps: [
    {
      task: 'See what a larger Power Station costs',
      why: 'Expanding costs the goods it was built with, and one expansion good for each size you have: now {steel} steel and {stone} stone, ${total} on the board.',
      values: ({ position, seat }) => ({
        ...billForNext(position, seat, STATION),
        total: billsOf(position, seat).facilities[STATION]?.total,
      }),
      look: [{ kind: 'grow', facility: STATION }],
    },
    {
      task: 'Expand your Power Station',
      why: 'It’s a whole turn, but not a lost one: an expanded facility makes as many cubes as its new size at once, free of charge.',
      values: ({ position }) => ({ twice: position.box.facilities[STATION].twice }),
      goal: { fact: 'expanded', facility: STATION },
      lit: ['expand power-station'],
      answers: {
        'produce power-station x2':
          'That makes two power too, for ${twice}. But expanding makes two and stays large for the rest of the game.',
        'produce *': 'That works too, but a larger station makes more with every use, so expand early.',
        'build *': 'That works too, but one large facility makes more in a turn than two small ones.',
        reprice: 'You can, but there’s little to reprice, and you don’t get many turns.',
      },
      elsewhere: 'Choose the next Power Station card among the facilities.',
      showMe: 'expand power-station',
    },
    {
      task: 'Put both cubes in Business energy',
      why: 'Power sells in two grids. Consumers want {demand} cubes in Business energy, nobody else sells there, and only oil and power can be sold.',
      values: ({ position }) => ({ demand: demandOf(position, 'e-southeast') }),
      look: [{ kind: 'grid', grid: 'e-southeast' }],
      goal: [
        { fact: 'placed', grid: 'e-southeast', cubes: 2 },
        { fact: 'priced', grid: 'e-southeast' },
      ],
      lit: ['place 0 d-northeast, 2 e-southeast', 'price e-southeast *'],
      answers: {
        'place *': 'That works too, but Ben already sells in Industrial durables. Business energy is all yours.',
      },
      elsewhere: 'Business energy is still empty, and consumers want cubes there.',
      showMe: 'place 0 d-northeast, 2 e-southeast; price e-southeast 10',
    },
    {
      task: 'Use the station twice, and split the cubes',
      why: 'Two uses still cost ${cost}, but now make {cubes} cubes. The cost of using it is printed on the card and stays the same at any size. Business energy wants {left} more, so split the cubes.',
      values: ({ position, seat }) => ({
        ...facilityFacts(position, seat, STATION).runs?.[1],
        left: demandOf(position, 'e-southeast') - position.cubes['e-southeast'][seat],
      }),
      goal: [{ fact: 'produced', facility: STATION, uses: 2 }, ({ seen }) => seen.decision === 'action'],
      answers: {
        'produce power-station x1': 'That works too and is cheaper, but it makes only half.',
        'place 0 *': 'You can, but Business energy wants only {left} more. The rest would be wasted.',
        'expand *': 'You can, but a large facility only pays if you use it.',
      },
      elsewhere: 'Use the Power Station twice. Industrial durables takes power too.',
      showMe: 'produce power-station x2; place 3 d-northeast, 1 e-southeast; price d-northeast 5; price e-southeast 10',
    },
    {
      task: 'See what size 3 would cost',
      why: 'Now it’s {steel} steel and {stone} stone. Stone has sold out, so it comes from the bank: your cube in a red grid lets you buy there. In all, it’s ${total}.',
      values: ({ position, seat }) => ({
        ...billForNext(position, seat, STATION),
        total: billsOf(position, seat).facilities[STATION]?.total,
      }),
      look: [{ kind: 'grow', facility: STATION }],
    },
  ],
  learned:
    'A few large facilities beat many small ones, if demand keeps up. Each expansion costs more, so watch what your goods sell for.',
}
