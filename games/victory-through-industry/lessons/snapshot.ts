// Lesson 4: all factories of a type run at the same moment.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { runsByType } from '../readings/running.ts'
import { typeNumber } from '../data/factories.ts'
import { QUIET, start } from './arrange.ts'

export const snapshot: Lesson<typeof game> = {
  id: 'snapshot',
  title: 'Everything runs at once',
  goal: 'Run two mines in one move, and two mills in two',
  intro:
    'A production move runs each factory of one type once, using only products that are there when the move begins.',
  start: start({
    complexes: [
      {
        factories: [
          ['steel_mill', 0, 0],
          ['steel_mill', 2, 0, 2],
          ['coal_mine', -1, -1],
          ['coal_mine', 3, -1],
          ['iron_mine', 1, -1],
        ],
        products: [['iron_ore', 1, 0]],
      },
      { factories: [['forest', 0, 0]] },
    ],
    open: ['steel', 'rifles', 'rations', 'boots', 'engines', 'ammunition', 'jeeps', 'aircraft'],
  }),
  rivals: QUIET,
  steps: [
    {
      task: 'Run both coal mines in one move',
      why: 'You choose a type, not a card. Both mines are free, so one move makes two coal, one for each mill.',
      goal: { fact: 'produced', factory: 'coal_mine', runs: 2 },
      lit: ['produce coal_mine', 'all'],
      answers: {
        operate: 'You can, but there’s nothing to tidy yet. Two coal for one move is a bargain.',
        'run *': 'One after the other works too: both still belong to the same move. Running all saves a click.',
      },
      elsewhere: 'The mills lack coal, and the iron mine is blocked by its own ore. Only the coal mines can run.',
      showMe: 'produce coal_mine; all',
    },
    {
      task: 'Look at the ore between the mills',
      why: 'The right mill is upside down, so both mills take ore from this cell. You can use a product only once, so only one of the mills can run now.',
      look: [{ kind: 'cell', seat: 0, x: 1, y: 0 }],
    },
    {
      task: 'Run one of the mills',
      why: 'When two factories want one product, you choose. The other mill keeps its coal and waits.',
      goal: { fact: 'ran', factory: 'steel_mill' },
      lit: ['produce steel_mill', 'run *'],
      answers: {
        operate: 'You can, but a cell holds one product, so carrying won’t let both mills run in the same move.',
      },
      elsewhere: 'One mill has all it needs. Choose which.',
      showMe: 'produce steel_mill; run 0,0',
    },
    {
      task: 'Put new ore into the cell',
      why: 'Running the mill emptied the cell, so the iron mine above it can run again, from your next move on.',
      goal: { fact: 'ran', factory: 'iron_mine' },
      answers: {
        'produce coal_mine': 'That works too, but the waiting mill has its coal. It lacks ore.',
        operate: 'You can tidy, but there’s no ore to carry. The iron mine makes some in one move.',
      },
      elsewhere: 'The waiting mill lacks ore. Run the iron mine.',
      showMe: 'produce iron_mine',
    },
    {
      task: 'Run the other mill',
      why: 'It has ore and coal beside it now, so {able} of your mills can run.',
      values: ({ position, seat }) => ({ able: runsByType(position, seat)[typeNumber.steel_mill] }),
      goal: { fact: 'ran', factory: 'steel_mill' },
      elsewhere: 'The second mill has all it needs now. Run the steel mills.',
      showMe: 'produce steel_mill',
    },
  ],
  learned:
    'You can use new products and freed cells only from the next move on. Several cards of a type are strong if each has its own cells.',
}
