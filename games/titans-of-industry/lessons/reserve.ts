// Lesson 5: where to get money before consumers pay.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { BANK_PRICE } from '../readings/costs.ts'
import { facilityFacts } from '../readings/facilities.ts'
import { shareOf } from '../readings/holdings.ts'
import { MONEY_BONUS } from '../readings/scoring.ts'
import { ANN_FIRST, arranged } from './arrange.ts'

const WOOD = 'c-residential'

export const reserve: Lesson<typeof game> = {
  id: 'reserve',
  title: 'Keep a reserve',
  goal: 'Earn from your rivals, then build for free',
  intro: 'There are no loans, and consumers pay only when the age ends. Until then your rivals are your customers.',
  start: {
    ...ANN_FIRST,
    arrange: arranged({
      money: [5, 16, 18],
      facilities: { 'lumber-camp': [2, 1, 0], 'stone-quarry': [0, 0, 1] },
      market: { [WOOD]: [[1, 7], [1, 4], null], 'c-transportation': [null, null, [1, 5]] },
    }),
  },
  rivals: [
    'build corn-farm',
    'place 1 c-commercial, 0 e-northwest',
    'price c-commercial 5',
    'reprice',
    'done',
    'keep *',
  ],
  steps: [
    {
      task: 'Count your money',
      why: 'You have ${money}, and the age has just begun. Two uses of your camp cost ${cost}. A good that’s missing on the board costs ${bank} at the bank.',
      values: ({ position, seat }) => ({
        money: position.money[seat],
        cost: facilityFacts(position, seat, 'lumber-camp').runs?.[1].cost,
        bank: BANK_PRICE,
      }),
      look: [{ kind: 'player', seat: 0 }],
    },
    {
      task: 'Make your wood the cheapest in the Lumber market',
      why: 'A Corn Farm takes 1 wood, and builders must buy the cheapest, no matter whose. Ben asks ${ben}, you ask ${ann}. Add wood, and ask less than Ben.',
      values: ({ position }) => ({ ann: position.price[WOOD][0], ben: position.price[WOOD][1] }),
      look: [{ kind: 'grid', grid: WOOD }],
      goal: [
        { fact: 'priced', grid: WOOD },
        { fact: 'bought', seat: 2, seller: 0 },
      ],
      lit: [
        'produce lumber-camp x1',
        'place 2 c-residential, 0 e-northwest',
        'price c-residential 2',
        'price c-residential 3',
      ],
      answers: {
        'produce lumber-camp x2':
          'You can, but then you’d have almost no money left, and there aren’t that many buyers.',
        'build corn-farm':
          'You’d have to buy Ben’s wood for ${ben}, since it’s the cheapest. Make yours cheaper first.',
        'build university': 'Its stone costs you all you have. Then you couldn’t even use your camp twice.',
        'build *': 'That works too, and costs nothing. But the wood you have won’t sell at this price.',
        'place *': 'That works too, but cubes there wait until the age ends, and you need money now.',
        'price c-residential 1': 'They’d buy it, but they’d also pay more than $1.',
        'price c-residential 4':
          'If you match Ben’s price, buyers can choose whose wood to take. At a dollar less, they must take yours.',
        'price *': 'Then Ben’s wood is cheaper, and buyers must take his first.',
        reprice: 'That works too, and gives you a Titan. But for $1 you also get two more wood to sell.',
      },
      elsewhere: 'Use the Lumber Camp once, put both cubes in the Lumber market, and ask less than Ben.',
      showMe: 'produce lumber-camp x1; place 2 c-residential, 0 e-northwest; price c-residential 3',
    },
    {
      task: 'See who paid you',
      why: 'Cat and Ben each built a Corn Farm with your wood. You have ${money}, and {share} market share: 1 for every cube a rival buys.',
      values: ({ position, seat }) => ({ money: position.money[seat], share: shareOf(position, seat) }),
      look: [{ kind: 'grid', grid: WOOD }],
    },
    {
      task: 'Build a Corn Farm with your own wood',
      why: 'If the cheapest cube is yours, it comes back to you and costs nothing. That’s how you build with little money.',
      goal: [{ fact: 'tookOwn', material: 'wood' }, { fact: 'built', facility: 'corn-farm' }, { fact: 'priced' }],
      answers: {
        'produce *': 'That works too, but every use costs money, and your wood can build something for free now.',
        'build s*': 'That’s free at any time. A Corn Farm is free only while your wood is the cheapest.',
        'build *': 'That takes most of your money, or all of it. A Corn Farm costs you nothing now.',
        'advance *': 'The bank would take all your money for the research. A Corn Farm costs you nothing now.',
        reprice: 'You can, but if you raise the price of your wood, you must buy Ben’s.',
      },
      elsewhere: 'A Corn Farm costs one wood, and the cheapest is your own.',
      showMe: 'build corn-farm; place 0 c-commercial, 1 e-northwest; price e-northwest 6',
    },
    {
      task: 'Think of the final score',
      why: 'Most money at the end of the game scores {first}, the next {second}, then {third}. So a reserve is worth points too: don’t spend what won’t come back.',
      values: () => ({ first: MONEY_BONUS[0], second: MONEY_BONUS[1], third: MONEY_BONUS[2] }),
      look: [{ kind: 'player', seat: 0 }],
    },
  ],
  learned:
    'Between paydays, money comes from rivals and rent. Keep enough to produce: with $0 you may still use one facility once, and no more.',
}
