// Lesson 3: a factory needs its output cells empty.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { isReady, QUIET, start } from './arrange.ts'

export const blocked: Lesson<typeof game> = {
  id: 'blocked',
  title: 'Clear the way',
  goal: 'Clear two blocked factories in one move, then run one',
  intro: 'A factory can’t run, even with all its inputs, if something is where its output goes.',
  start: start({
    complexes: [
      {
        factories: [
          ['steel_mill', 0, 0],
          ['forest', 0, -1],
          ['coal_mine', 1, 1],
        ],
        products: [
          ['coal', -1, 0],
          ['iron_ore', 1, 0],
          ['steel', 0, 1],
          ['wood', -1, -1],
        ],
      },
      { factories: [['forest', 0, 0]] },
    ],
    open: ['steel', 'rifles', 'rations', 'boots', 'engines', 'ammunition', 'jeeps', 'aircraft'],
  }),
  rivals: QUIET,
  steps: [
    {
      task: 'See what blocks the mill and the forest',
      why: 'The mill’s last steel is still below it. The forest makes two wood at once, one on each side, and one side is full. So neither factory can run.',
      look: [
        { kind: 'cell', seat: 0, x: 0, y: 1 },
        { kind: 'cell', seat: 0, x: -1, y: -1 },
      ],
    },
    {
      task: 'Work on the floor and move the steel away',
      why: 'You can move a product to any empty cell that shares a side with one of your factories. To the right of the coal mine, the steel blocks nothing.',
      goal: at => isReady(at, 'steel_mill'),
      lit: ['operate', 'move product', 'product 0,1', 'to 2,1', 'to 0,-2'],
      answers: {
        'produce coal_mine':
          'That works too, but the mill can make steel this turn, and that’s worth more. Clear it first.',
        'to 1,-1': 'That frees the mill, but it blocks the forest’s other side. Choose a cell that no factory fills.',
        'to 1,2': 'That frees the mill, but now the coal mine is blocked. Choose a cell that no factory fills.',
        'product *': 'That steel is where it should be. The steel below the mill is in the way.',
        discard: 'That clears the cell too, but the steel is worth points. Moving it costs nothing.',
      },
      elsewhere: 'Only the steel below the mill is in its way. Move it to a cell that no factory fills.',
      showMe: 'operate; move product; product 0,1; to 2,1',
    },
    {
      task: 'Clear the forest in the same move',
      why: 'Work on the floor is one move, however much you carry. So tidy everything while you’re at it.',
      goal: at => isReady(at, 'forest'),
      answers: {
        stop: 'That works too, but carrying is free while you’re here. Later it would cost another move.',
        'product -1,0':
          'The coal is already where the mill takes it. The wood to the left of the forest is in the way.',
        'product 1,0': 'The ore is already where the mill takes it. The wood to the left of the forest is in the way.',
      },
      elsewhere: 'Move the wood from the forest’s side to a cell that no factory fills.',
      showMe: 'move product; product -1,-1; to 0,-2',
    },
    {
      task: 'Finish, and run the steel mill',
      why: 'You have two moves a turn, and this was the first. Use the second to run the mill.',
      goal: { fact: 'ran', factory: 'steel_mill' },
      answers: {
        'produce forest': 'That works too: wood is always useful. But steel is worth more, and its inputs are waiting.',
        'produce coal_mine': 'That works too, but the mill has all it needs, and steel is worth more.',
      },
      elsewhere: 'Everything is clear. Finish your work and use the second move for the mill.',
      showMe: 'stop; produce steel_mill',
    },
  ],
  learned: 'Tidy, then run: that’s the rhythm of a turn. A forest needs both sides free, a refinery even three.',
}
