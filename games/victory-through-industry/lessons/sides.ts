// Lesson 2: a card's sides, and the cells they touch.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { QUIET, start } from './arrange.ts'

export const sides: Lesson<typeof game> = {
  id: 'sides',
  title: 'Read a factory’s sides',
  goal: 'Feed a steel mill from two mines and run it',
  intro:
    'Every side of a factory takes something, makes something, or does nothing. What counts is the cell it touches.',
  start: start({
    complexes: [
      {
        factories: [
          ['steel_mill', 0, 0],
          ['coal_mine', -1, -1],
          ['iron_mine', 1, -1],
        ],
      },
      { factories: [['forest', 0, 0]] },
    ],
    open: ['steel', 'rifles', 'rations', 'boots', 'engines', 'ammunition', 'jeeps', 'aircraft'],
  }),
  rivals: QUIET,
  steps: [
    {
      task: 'Find the cells around your steel mill',
      why: 'The mill takes coal from the cell on its left and iron ore from the cell on its right. It makes steel in the cell below. The top does nothing.',
      look: [
        { kind: 'cell', seat: 0, x: 0, y: 0 },
        { kind: 'cell', seat: 0, x: -1, y: 0 },
        { kind: 'cell', seat: 0, x: 1, y: 0 },
        { kind: 'cell', seat: 0, x: 0, y: 1 },
      ],
    },
    {
      task: 'Run both mines',
      why: 'A mine takes nothing and makes its product below. Yours sit at the mill’s corners, so the coal and the ore land right where the mill takes them.',
      goal: [
        { fact: 'ran', factory: 'coal_mine' },
        { fact: 'ran', factory: 'iron_mine' },
      ],
      lit: ['produce coal_mine', 'produce iron_mine'],
      answers: {
        operate: 'You can, but there’s nothing to carry yet. Run the mines first: each type of factory takes one move.',
      },
      elsewhere: 'The mill lacks both inputs, so it can’t run. The mines can.',
      showMe: 'produce coal_mine; produce iron_mine',
    },
    {
      task: 'Run the steel mill',
      why: 'Coal on its left, ore on its right, nothing below: the mill can run. It uses up its inputs and makes steel.',
      goal: { fact: 'ran', factory: 'steel_mill' },
      answers: {
        operate:
          'That works too, but nothing needs carrying: everything is already in its cell. Finish, then run the mill.',
      },
      elsewhere: 'The mines are blocked by their own coal and ore until the mill has used them. Run the mill.',
      showMe: 'produce steel_mill',
    },
  ],
  learned:
    'A factory at another’s corner can feed it, so you don’t have to carry anything. Look at the sides before you place a card.',
}
