// Lesson 6: the player who spends least goes first.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { nextOrder } from '../readings/worth.ts'
import { arranged } from './arrange.ts'

export const order: Lesson<typeof game> = {
  id: 'order',
  title: 'Spend little, go first',
  goal: 'Play four actions in a row',
  intro:
    'The player who spends least this turn goes first in the next. If you’re last now and first then, you play four actions in a row.',
  start: {
    seats: ['Ann', 'Ben'],
    seed: 'lesson 1',
    arrange: arranged({
      turn: 4,
      cash: [3, 12],
      loans: [1, 1],
      hands: [
        ['purple', 'brown', 'port'],
        ['green', 'green', 'blue', 'iron'],
      ],
      counters: {
        'osaka/1': { owner: 0, industry: 'cotton' },
        'kobe/1': { owner: 1, industry: 'port' },
      },
      rails: { 'osaka-kobe': 0 },
    }),
  },
  rivals: ['cotton at kamaishi/2', 'port at aomori/1', 'play green', 'build', 'pass', 'discard *'],
  steps: [
    {
      task: 'See what Ben has spent',
      why: 'Ben moved first and spent ${spent}. If you spend less, you’re first next turn, so you play two turns in a row. If you spend the same, the order stays.',
      values: ({ position: { spent } }) => ({ spent: spent[1] }),
      look: [{ kind: 'order' }],
    },
    {
      task: 'Sell your cotton',
      why: 'Selling costs nothing and pays now. Money you receive doesn’t count: only what you spend on counters, rails, cubes and cards does.',
      goal: { fact: 'soldThroughPort' },
      lit: ['sell', 'sell osaka/1 to kobe/1'],
      answers: {
        build: 'That works too, but what you build now counts as spent, and Ben would go first again.',
        'take cards': 'That’s free too. But sell first: Ben might use up his port.',
      },
      elsewhere: 'Sell while the port is open. Selling is free, so you still go first next turn.',
      showMe: 'sell; sell osaka/1 to kobe/1',
    },
    {
      task: 'End your turn without spending',
      why: 'Take two cards: they’re free. Then the new order is set, and you’re first with your money in hand.',
      values: ({ position }) => ({ order: nextOrder(position).join() }),
      goal: ({ position, seat }) => position.turn === 5 && position.order[0] === seat,
      lit: ['take cards', 'take *', 'draw'],
      answers: {
        build: 'You can, but then you’ve spent more than Ben, and he goes first.',
        rail: 'You can, but then you’ve spent more than Ben, and he goes first.',
        pass: 'Passing is free too, but it costs you a card. Taking cards gives you two.',
      },
      elsewhere: 'Don’t spend anything for one action. Two cards cost nothing.',
      showMe: 'take cards; draw; draw',
    },
    {
      task: 'Build twice: your third and fourth action',
      why: 'Ben can’t respond until you’ve played your fourth action. Start something that needs two: you’ll be able to finish it.',
      goal: ({ facts, seat }) => facts.filter(fact => fact.kind === 'built' && fact.seat === seat).length === 2,
      elsewhere: 'Build anything you like, twice. The point is that you act four times before Ben acts again.',
      showMe: 'build; play purple; port at takamatsu/1; build; play brown; port at kagoshima/1',
    },
  ],
  learned: 'Spend in bursts: a cheap turn, then a big one. And check what your rivals have spent before you spend.',
}
