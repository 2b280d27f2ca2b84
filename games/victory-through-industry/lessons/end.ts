// Lesson 8: how the game ends.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { contractPoints, FIVE, readyOf, scoreOf } from '../readings/contracts.ts'
import { QUIET, start } from './arrange.ts'

export const end: Lesson<typeof game> = {
  id: 'end',
  title: 'End the game',
  goal: 'Deliver for five contracts at once',
  intro: 'There’s no last round. It ends the moment a player meets one of three conditions, so aim for one.',
  start: start({
    complexes: [
      {
        factories: [
          ['steel_mill', 0, 0],
          ['coal_mine', -1, -1],
          ['iron_mine', 1, -1],
          ['forest', 2, -2],
        ],
        products: [
          ['coal', -1, 0],
          ['iron_ore', 1, 0],
          ['steel', 0, 1],
          ['wood', 2, -3],
          ['cloth', 2, -1],
          ['cloth', 1, -2],
        ],
        contracts: ['coal', 'iron_ore', 'wood', 'steel'],
      },
      {
        factories: [
          ['cotton_plantation', 0, 0],
          ['tannery', 1, 1],
        ],
        products: [
          ['cotton', 0, 1],
          ['leather', 1, 2],
        ],
        contracts: ['cotton', 'leather'],
      },
    ],
    open: ['cloth', 'rifles'],
    token: 1,
  }),
  rivals: QUIET,
  steps: [
    {
      task: 'Count what you could deliver',
      why: 'You hold four contracts with a product for each, and have two cloth for the open one: {ready} are ready. Deliver {five} in one fulfilment, and the game ends.',
      values: ({ position, seat }) => ({ ready: readyOf(position, seat), five: FIVE }),
      look: [{ kind: 'contract', product: 'cloth' }],
    },
    {
      task: 'Compare the scores',
      why: 'Delivered products no longer score, so compare contracts: yours are worth {own} points, and cloth adds {cloth}. Ben has {his} in all, so you’ll win.',
      values: ({ position, seat }) => ({
        own: contractPoints(position, seat),
        cloth: position.box.contracts.cloth.value,
        his: scoreOf(position, 1),
      }),
      look: [{ kind: 'players' }],
    },
    {
      task: 'Claim the cloth contract, and keep a cloth',
      why: 'Claiming takes one cloth, and you’ll deliver the other. Ben has the token: it reaches you when your next turn begins.',
      goal: { fact: 'claimed', contract: 'cloth' },
      lit: ['operate', 'claim cloth', 'product *'],
      answers: {
        build: 'Don’t spend what you need to deliver next turn.',
      },
      elsewhere: 'You need a fifth contract. The one for cloth is open, and you have two cloth.',
      showMe: 'operate; claim cloth; product 1,-2',
    },
    {
      task: 'End your turn, and keep all five products',
      why: 'Your second move can still earn points, because products left on your floor score. Running the forest gives two wood.',
      goal: ({ seen }) => seen.decision === 'fulfil',
      answers: {
        build: 'Careful: paying takes products away, and each of your five contracts needs one.',
        discard: 'Careful: each of your five contracts needs its product next turn.',
        'move factory': 'Careful: that costs a product, and each of your five contracts needs one.',
      },
      elsewhere: 'Finish your work and run the forest. The five products stay.',
      showMe: 'stop; produce forest',
    },
    {
      task: 'Deliver for all five contracts',
      why: 'You deliver for one contract after the other, in the order you claimed them. The fifth delivery ends the game.',
      goal: ({ position }) => position.ending === 'five',
      lit: ['fulfil *'],
      answers: {
        'lose *': 'You may, but then you only deliver four, lose that contract, and the game goes on.',
      },
      elsewhere: 'Deliver a product for each contract.',
      showMe:
        'fulfil coal from -1,0; fulfil iron_ore from 1,0; fulfil wood from 2,-3; fulfil steel from 0,1; fulfil cloth from 2,-1',
    },
  ],
  learned:
    'The game also ends when someone claims an eighth contract, or the last open one. Watch how many your rivals have ready.',
}
