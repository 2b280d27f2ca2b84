// Lesson 3: consumers buy the cheapest cubes first, until demand is met.

import type { PositionOf } from '@tableworks/kernel'
import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { demandOf, marketIn, salesOf } from '../readings/demand.ts'
import { ANN_FIRST, arranged } from './arrange.ts'

const GRID = 'e-northwest'

const values = ({ position }: { position: PositionOf<typeof game> }) => {
  const [ann, ben, cat] = position.price[GRID]
  const [, ofBen = 0, ofCat] = position.cubes[GRID]
  const demand = demandOf(position, GRID)
  return { demand, ann, ben, cat, ofBen, ofCat, left: demand - ofBen }
}

export const price: Lesson<typeof game> = {
  id: 'price',
  title: 'Price and demand',
  goal: 'Price two cubes so that consumers buy both',
  intro: 'Consumers buy the cheapest cubes in a grid first, and only up to the demand. The rest are wasted.',
  start: {
    ...ANN_FIRST,
    arrange: arranged({
      money: [12, 9, 14],
      facilities: { 'lumber-camp': [2, 1, 2], 'stone-quarry': [0, 1, 0] },
      market: { [GRID]: [null, [1, 3], [2, 9]] },
      estates: { 'residential-1': ['row-houses', 1] },
    }),
  },
  // Only Ben has a quarry, so only Cat changes prices.
  rivals: [
    'produce stone-quarry x1',
    'place 1 c-transportation, *',
    'price c-transportation 5',
    `reprice ${GRID}`,
    `price ${GRID} 5`,
    'done',
    'reprice',
    'keep *',
  ],
  steps: [
    {
      task: 'Find the demand in Home and road energy',
      why: 'Consumers will buy {demand} cubes here. Ben’s {ofBen} at ${ben} sells first, then Cat’s {ofCat} at ${cat} fill the rest.',
      values,
      look: [
        { kind: 'grid', grid: GRID },
        { kind: 'demand', grid: GRID },
      ],
    },
    {
      task: 'Make two wood for it, priced below Cat’s',
      why: 'Ben sells {ofBen} of {demand}, so {left} are left. Any price below ${cat} sells both your cubes before Cat’s. Being the cheapest of all earns nothing extra.',
      values,
      // Looks at the fact instead of the price, because Cat sets a new price right away.
      goal: ({ facts, seat }) =>
        facts.some(
          fact =>
            fact.kind === 'priced' && fact.seat === seat && fact.grid === GRID && [4, 5, 6, 7, 8].includes(fact.price),
        ),
      lit: [
        'produce lumber-camp x1',
        'place 0 c-residential, 2 e-northwest',
        'price e-northwest 6',
        'price e-northwest 7',
        'price e-northwest 8',
      ],
      answers: {
        'produce lumber-camp x2': 'You can, but there’s demand for only two more cubes here. The rest would be wasted.',
        'place *': 'That works too, but here consumers want two more cubes, at a better price.',
        'price e-northwest 9':
          'At the same price, you share the demand with Cat and sell one each. For a dollar less, you’d sell both.',
        'price e-northwest 1*': 'Then Cat is cheaper and takes the rest of the demand, and your cubes are wasted.',
        'price *':
          'Both cubes would sell, but they’d also sell at a higher price. You only need to be cheaper than Cat.',
      },
      elsewhere: 'Use your Lumber Camp once, and put both cubes in Home and road energy.',
      showMe: 'produce lumber-camp x1; place 0 c-residential, 2 e-northwest; price e-northwest 8',
    },
    {
      task: 'See what Cat did',
      why: 'Cat has repriced to ${cat}. Ben’s cube and Cat’s {ofCat} now meet the whole demand of {demand}. Yours at ${ann} would be wasted.',
      values,
      look: [{ kind: 'price', grid: GRID, price: 5 }],
    },
    {
      task: 'Undercut Cat, so two of your cubes sell again',
      why: 'When you add a cube to a grid, you may change the price of all your cubes there. One cube is enough. The other can go to the Lumber market.',
      goal: ({ position, seat }) => salesOf(marketIn(position, GRID), seat) >= 2,
      answers: {
        'produce lumber-camp x2': 'That works too, but four cubes cost more, and there’s no demand for so many.',
        'place 2 *': 'Without a new cube in Home and road energy its price stays, and so does Cat’s lead.',
        'price e-northwest 5': 'That’s a tie: you and Cat sell one each. For a dollar less, you’d sell two.',
        reprice: 'That works too: it changes any of your prices and gives you a Titan. But it makes no wood.',
        'build *': 'That works too, but your cubes here stay too expensive to sell.',
      },
      elsewhere: 'Add a cube in Home and road energy and ask less than Cat.',
      showMe:
        'produce lumber-camp x1; place 1 c-residential, 1 e-northwest; price c-residential 4; price e-northwest 4',
    },
  ],
  learned:
    'Count the demand, then the cubes cheaper than yours. Ask the highest price that still sells, and expect rivals to respond.',
}
