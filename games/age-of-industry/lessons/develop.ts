// Lesson 7: developing brings up better counters.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { topLevel } from '../readings/standing.ts'
import { arranged } from './arrange.ts'

export const develop: Lesson<typeof game> = {
  id: 'develop',
  title: 'When to develop',
  goal: 'Clear your factory stack and build a factory',
  intro: 'You always build the lowest counter in a stack. Developing throws it away, so a better one comes up.',
  start: {
    seats: ['Ann', 'Ben'],
    seed: 'lesson 2',
    arrange: arranged({
      turn: 5,
      cash: [16, 4],
      loans: [2, 1],
      hands: [['red', 'ship', 'coal', 'green']],
      counters: {
        'yokohama/1': { owner: 1, industry: 'port' },
        'tokyo/1': { owner: 0, industry: 'cotton', flipped: true },
      },
      rails: { 'tokyo-yokohama': 0 },
    }),
  },
  rivals: ['pass', 'discard *'],
  steps: [
    {
      task: 'Look at your factory stack',
      why: 'Its top counters are level {level}, which can’t be built. Factories pay well for their level, but these two counters are in the way.',
      values: ({ position, seat }) => ({ level: topLevel(position, seat, 'factory').level }),
      look: [{ kind: 'stack', industry: 'factory', seat: 0 }],
    },
    {
      task: 'Develop both away',
      why: 'One action removes two counters from any stacks and costs only a card. Discard the card you need least.',
      goal: ({ facts, seat }) =>
        facts.filter(fact => fact.kind === 'developed' && fact.seat === seat && fact.industry === 'factory').length ===
        2,
      lit: ['develop', 'discard ship', 'discard coal', 'discard green', 'remove factory'],
      answers: {
        'discard red': 'You can, but you’ll soon need the Kanto card to build your factory. Discard another card.',
        'buy *': 'You can buy a card to discard, but you already hold cards you don’t need.',
        'remove *': 'That works too, but the factory stack needs both removals before anything can be built from it.',
      },
      elsewhere: 'You can, but you can’t build a factory until these two counters are gone.',
      showMe: 'develop; discard ship; remove factory; remove factory',
    },
    {
      task: 'Build a factory in Kanto',
      why: 'It needs one coal. No mine is connected, but Yokohama’s port reaches the display. It sells through a port of level {port} or a market, and pays ${profit}. Your next mill pays ${mill}.',
      values: ({ position, seat }) => ({
        port: position.box.figures.portLevelForGoods,
        profit: topLevel(position, seat, 'factory').profit,
        mill: topLevel(position, seat, 'cotton').profit,
      }),
      goal: { fact: 'built', industry: 'factory' },
      lit: ['build', 'play red', 'factory at *'],
      answers: {
        'cotton at *': 'You can, but you cleared the way for a factory, and it pays more than this mill.',
        'take cards': 'That works too, but you can build the factory now, and you have an action left.',
      },
      elsewhere: 'Kanto is red: Maebashi has no port in its network, but Tokyo and Yokohama do.',
      showMe: 'build; play red; factory at tokyo/2',
    },
  ],
  learned:
    'Develop when a stack is blocked or the next level pays much more. Higher levels score more, and you can build one over your own lower counter. A ship built over a flipped ship flips at once.',
}
