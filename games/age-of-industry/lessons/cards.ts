// Lesson 5: what a card allows, and what to do without the right one.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { mapOf } from '../readings/board.ts'
import { arranged } from './arrange.ts'

export const cards: Lesson<typeof game> = {
  id: 'cards',
  title: 'What a card allows',
  goal: 'Build once with an industry card, once with a bought card',
  intro: 'A location card says where you can build, an industry card what. The six cards at the top are for sale.',
  start: {
    seats: ['Ann', 'Ben'],
    seed: 'lesson 2',
    arrange: arranged({
      turn: 2,
      cash: [14, 5],
      loans: [2, 1],
      hands: [['cotton', 'ship', 'factory']],
      faceUp: ['yellow', 'green', 'brown', 'port', 'blue', 'coal'],
      counters: { 'kobe/1': { owner: 0, industry: 'port' } },
      rails: { 'kobe-okayama': 0 },
    }),
  },
  rivals: ['pass', 'discard *'],
  steps: [
    {
      task: 'Look at your hand',
      why: 'All three are industry cards. They only work where you are: in a town with one of your counters or rails. Only while you have no counter at all do they work anywhere.',
      look: [{ kind: 'hand', seat: 0 }],
    },
    {
      task: 'Build a cotton mill in Okayama',
      why: 'Your rail ends in Okayama, so the mill card works there. The rail also leads to your port in Kobe: when you sell there later, both the mill and the port flip and pay you.',
      goal: [
        { fact: 'built', industry: 'cotton', site: 'okayama/1' },
        { fact: 'playedCard', card: 'cotton' },
      ],
      lit: ['build', 'play cotton', 'cotton at okayama/1'],
      answers: {
        'buy *': 'You can buy a card, but you already hold one that works here. Save the money.',
        'play *': 'That card works too if you can pay, but a mill beside your own port earns twice.',
        'build double': 'With both actions and two cards you can build anything anywhere. One card is enough here.',
      },
      elsewhere: 'Your mill card reaches only Kobe and Okayama, and Kobe already has your port.',
      showMe: 'build; play cotton; cotton at okayama/1',
    },
    {
      task: 'Buy the yellow card and build a port with it',
      why: 'None of your cards reaches Chubu. You can buy a face-up card and use it at once: yellow costs ${price}. The red hourglass on coal mine and ironworks cards means they leave at the end of the turn.',
      values: ({ position }) => ({ price: mapOf(position).rules.cardPrices[0] }),
      goal: [
        { fact: 'boughtCard', card: 'yellow' },
        { fact: 'built', industry: 'port' },
      ],
      lit: ['build', 'buy yellow from 1', 'port at *'],
      answers: {
        'take cards': 'That’s free and gives you two cards, but it takes an action before you can build.',
        'buy *': 'That works too, but yellow is the cheapest, and Chubu has two free places for ports.',
        'play *': 'Your own cards don’t reach Chubu.',
      },
      elsewhere: 'Buying a card saves you the action of taking cards. Here, one dollar saves half a turn.',
      showMe: 'build; buy yellow from 1; port at niigata/1',
    },
  ],
  learned:
    'Location cards open new regions, industry cards fill them, and a bought card saves an action. If no card fits, Double build spends both your actions and any two cards to build anything anywhere.',
}
