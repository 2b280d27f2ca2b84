// Lesson 3: icons on the Action cards, and what happens to an icon with a marker.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { factoryOf, fareOf } from '../readings/factories.ts'
import { arranged } from './arrange.ts'

export const claim: Lesson<typeof game> = {
  id: 'claim',
  title: 'Claim an icon',
  goal: 'Start a train and board a passenger, past Ben’s marker',
  intro:
    'After building, players take turns until each has taken two actions. For each action, your marker claims an icon.',
  start: {
    seats: ['Ann', 'Ben'],
    seed: 'lesson 2',
    // Ann buys Profit in round 1, so Ben goes first in round 2.
    choices: `
      keep; pass
      keep; pass
      claim A7a1; exchange 2
      claim A8d1
      claim A7d1
      claim A8d2
      keep; pass
      keep; pass`,
    arrange: arranged({
      round: 2,
      capital: [12, 11],
      profit: [7, 5],
      market: 5,
      cards: ['A1', 'A7'],
      built: [{ '3-5': 1 }, { '2-6': 1 }],
      factories: [[{ card: 'brickworks', goods: 1 }], [{ card: 'piano-factory', goods: 1, train: 1 }]],
    }),
  },
  rivals: ['claim A1d1', 'claim A1c2', 'board *', 'move *', 'keep', 'pass'],
  steps: [
    {
      task: 'See what Ben has claimed',
      why: 'Ben went first: he has less Profit. His marker is on the only “board a passenger” icon, so nobody else can use it until his marker moves on.',
      look: [{ kind: 'icon', icon: 'A1d1' }],
    },
    {
      task: 'Claim “add a train”',
      why: 'You want a train with a passenger. You need the train first anyway, so add it while Ben’s marker is in the way. It starts with a die of 1.',
      goal: { fact: 'addedTrain' },
      lit: ['claim A1c1'],
      answers: {
        'claim A7d1':
          'You may claim it, but there’s no pollution to reduce. An icon you can’t use still costs an action.',
        'claim A1c2': 'You may claim it, but you have no train to move yet. It would only cost you an action.',
        'claim A7c1': 'You may claim it, but you have no train to move yet. It would only cost you an action.',
        'claim *a1': 'That works too, but early in the game your Capital earns more in buildings and trains.',
        'claim *a2': 'That works too, but Goods are expensive this round. Wait for a better market die.',
        'claim A7b*': 'You may claim it, but you own no building of that kind. It would only cost you an action.',
        'claim A1b1': 'Upgrading is good with many Goods. With just one, it gains you little.',
      },
      elsewhere: 'It’s legal, but a train needs time to come home, so start it early.',
      showMe: 'claim A1c1',
    },
    {
      task: 'Board a passenger',
      why: 'For his second action Ben had to move his marker, so the icon is free again. A passenger raises your train’s die: it will pay ${more} instead of ${now}.',
      values: ({ position }) => {
        const train = factoryOf(position, 0, 'brickworks')
        if (train === undefined) return {}
        return {
          now: fareOf(position, train).owner,
          more: fareOf(position, { ...train, train: train.train + 1 }).owner,
        }
      },
      look: [{ kind: 'icon', icon: 'A1d1' }],
      goal: { fact: 'boarded' },
      answers: {
        'claim A7c1': 'That works too, but passengers must board before the train is home. Board first, then move.',
        'claim *': 'That works too, but a free “board a passenger” icon won’t wait: next round brings new cards.',
      },
      elsewhere: 'Ben’s marker has left the icon. Claim it.',
      showMe: 'claim A1d1',
    },
  ],
  learned:
    'A marker blocks one icon, not the action: check the other card too. And the other player can claim what you don’t.',
}
