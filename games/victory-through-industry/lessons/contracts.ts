// Lesson 7: claiming a contract, and delivering when the token comes.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { turnsToToken } from '../readings/clock.ts'
import { QUIET, start } from './arrange.ts'

export const contracts: Lesson<typeof game> = {
  id: 'contracts',
  title: 'Win and keep a contract',
  goal: 'Claim the steel contract and deliver for it',
  intro: 'A contract costs one product when you claim it, and one more each time the fulfilment token reaches you.',
  start: start({
    complexes: [
      {
        factories: [
          ['steel_mill', 0, 0],
          ['coal_mine', -1, -1],
          ['iron_mine', 1, -1],
        ],
        products: [
          ['steel', 2, -1],
          ['steel', 1, -2],
          ['coal', -1, 0],
        ],
      },
      { factories: [['forest', 0, 0]] },
    ],
    open: ['steel', 'coal', 'rifles', 'rations', 'boots', 'engines', 'jeeps', 'aircraft'],
  }),
  rivals: QUIET,
  steps: [
    {
      task: 'Find the contract for steel',
      why: 'It’s worth {contract} points at the end, if you still hold it. A steel on your floor is worth {product}.',
      values: ({ position: { box } }) => ({ contract: box.contracts.steel.value, product: box.products.steel.value }),
      look: [{ kind: 'contract', product: 'steel' }],
    },
    {
      task: 'Claim it with one of your steel',
      why: 'Claiming is work on the floor and takes one steel. It’s the first claim of the game, so you also get the fulfilment token.',
      goal: { fact: 'claimed', contract: 'steel' },
      lit: ['operate', 'claim steel', 'product *'],
      answers: {
        'claim coal': 'That works too, but it’s worth little, and your mill needs that coal for the next steel.',
        'produce *': 'You can, but someone may claim the contract before your next turn.',
      },
      elsewhere: 'Start work on the floor, then press the steel contract.',
      showMe: 'operate; claim steel; product 2,-1',
    },
    {
      task: 'End your turn, and keep the other steel',
      why: 'The token is with you. When your next turn begins, you must deliver a steel for the contract. Use your second move to prepare another.',
      goal: ({ seen }) => seen.decision === 'fulfil',
      look: [{ kind: 'token' }],
      answers: {
        discard: 'Careful: without a steel at the start of your next turn, you lose the contract.',
        'claim coal': 'You can, but then you must deliver coal too, and the mill needs it.',
      },
      elsewhere: 'Finish your work and run the iron mine: the mill needs ore for the next steel.',
      showMe: 'stop; produce iron_mine',
    },
    {
      task: 'Deliver a steel',
      why: 'Deliver, and you keep the contract. If you can’t or don’t, you lose it, and anyone may claim it.',
      goal: { fact: 'fulfilledContract', contract: 'steel' },
      lit: ['fulfil steel from *'],
      answers: {
        'lose steel': 'You may, and you’d keep the steel. But the contract is worth far more than one steel.',
      },
      elsewhere: 'Press the steel on your floor to deliver it.',
      showMe: 'fulfil steel from 1,-2',
    },
    {
      task: 'Make the next steel',
      why: 'The token goes to the right, against the order of play. With two players it’s back after {turns} turn, so you need a steel for every turn.',
      values: ({ position, seat }) => ({ turns: turnsToToken(position, seat) }),
      goal: { fact: 'ran', factory: 'steel_mill' },
      look: [{ kind: 'token' }],
      answers: {
        operate: 'You can tidy first, but save a move for the mill: without steel you lose the contract next turn.',
      },
      elsewhere: 'The mill has coal and ore. Run it, or you can’t deliver next turn.',
      showMe: 'produce steel_mill',
    },
  ],
  learned:
    'Claim contracts for products you can keep making, or claim late. A contract you can’t deliver for wastes the product you paid.',
}
