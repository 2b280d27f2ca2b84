// Lesson 1: the aim, how counters pay, the end and the score.

import type { Lesson } from '@tableworks/lessons'
import { mapOf } from '../readings/board.ts'
import type { game } from '../index.ts'
import { arranged } from './arrange.ts'

export const minute: Lesson<typeof game> = {
  id: 'minute',
  title: 'The game at a glance',
  goal: 'Know how points are scored and when the game ends',
  intro: 'You build industries in the towns of a new railway age. First look at six things on the board.',
  start: {
    seats: ['Ann', 'Ben'],
    seed: 'lesson 2',
    arrange: arranged({
      turn: 3,
      cash: [12, 6],
      loans: [2, 1],
      hands: [['red', 'green', 'port', 'ship']],
      counters: {
        'yokohama/1': { owner: 0, industry: 'port' },
        'tokyo/1': { owner: 0, industry: 'cotton' },
        'tokyo/4': { owner: 0, industry: 'iron', flipped: true },
        'iwaki/1': { owner: 1, industry: 'coal' },
      },
      rails: { 'tokyo-yokohama': 0 },
    }),
  },
  steps: [
    {
      task: 'Score the most points',
      why: 'The tiles in the towns are counters. At the end each of yours scores its level, flipped or not. Every full ${dollars} is a point too. A loan you can’t repay costs {points} points.',
      values: ({ position: { box } }) => ({
        dollars: box.figures.dollarsPerPoint,
        points: box.figures.unpaidLoanPoints,
      }),
      look: [
        { kind: 'site', site: 'tokyo/1' },
        { kind: 'site', site: 'tokyo/4' },
      ],
    },
    {
      task: 'Build counters, then flip them',
      why: 'A counter costs money now and pays once, when it flips: a mine or ironworks when its last cube leaves, a mill or factory when it’s sold, a port when goods are sold through it.',
      look: [
        { kind: 'site', site: 'iwaki/1' },
        { kind: 'site', site: 'yokohama/1' },
      ],
    },
    {
      task: 'Take two actions a turn',
      why: 'Build, lay rails, sell, develop or take cards. Everyone may use your rails, but at the end each link pays you ${base}, and $1 more for each counter in the towns at its ends.',
      values: ({ position }) => ({ base: mapOf(position).rules.linkValue }),
      look: [{ kind: 'link', link: 'tokyo-yokohama' }],
    },
    {
      task: 'Mind the limit of a town',
      why: 'You may have one counter in a town, two if it has four or more spaces, like Tokyo. You can build a higher level over your own counter, which leaves the game.',
      look: [{ kind: 'site', site: 'tokyo/2' }],
    },
    {
      task: 'Find the markets and ships',
      why: 'An octagon is a market: it buys one load of the goods it shows. A ship needs a port beside it, opens its dotted lane between two ports, and flips when its cubes are gone and its market is sold to.',
      look: [{ kind: 'market', market: 'nagano/m1' }],
    },
    {
      task: 'Watch the deck',
      why: 'The deck is the clock, with {deck} cards left. When it runs out, the game ends with that turn. You can build until then, but a counter that hasn’t flipped never pays you back.',
      values: ({ seen }) => ({ deck: seen.view.deckSize }),
      look: [{ kind: 'deck' }],
    },
  ],
  learned:
    'Borrow, build, flip, build more. High levels, a good network and repaid loans win. The next lessons show how.',
}
