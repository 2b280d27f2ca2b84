// Lesson 8: Archie answers each of your claims by his chart.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { factoryOf, fareOf } from '../readings/factories.ts'
import { arranged } from './arrange.ts'

export const archie: Lesson<typeof game> = {
  id: 'archie',
  title: 'Solo: read Archie’s chart',
  goal: 'Bring your train home and keep Archie’s waiting',
  intro: 'Alone, you play against Archie Indus. He doesn’t think: the icon you claim decides what he does.',
  start: {
    seats: ['Ann'],
    seed: 'lesson 2',
    choices: 'keep; pass',
    arrange: arranged({
      round: 9,
      capital: [7, 12],
      profit: [12, 30],
      market: 4,
      cards: ['A1', 'A5'],
      built: [
        { '1-1': 1, '2-6': 3, '4-6': 2, '5-5': 1 },
        { '1-4': 4, '2-5': 6, '3-2': 2, '5-2': 1, '6-5': 3, '6-6': 2 },
      ],
      factories: [[{ card: 'toy-works', train: 3, moved: 2 }], [{ card: 'glassworks', train: 6, moved: 3 }]],
    }),
  },
  steps: [
    {
      task: 'Look at his chart',
      why: 'Each row is an icon you may claim. Archie takes the first of its four choices that’s free and useful to him. His train is one link from home and worth ${fare}.',
      values: ({ position }) => {
        const train = factoryOf(position, 1, 'glassworks')
        return train === undefined ? {} : { fare: fareOf(position, train).owner }
      },
      look: [{ kind: 'chart' }],
    },
    {
      task: 'Bring your train home with “move two links”',
      why: 'That row begins with “exchange”: Archie turns his Capital into Profit. He’d do that at the end anyway, so it costs you nothing.',
      goal: { fact: 'arrived' },
      lit: ['claim A5c1'],
      answers: {
        'claim A1c2':
          'That takes the icon he needs, so he’d ride on your train instead. But one link isn’t enough for you.',
        'claim *a2':
          'He can’t use the other icons in that row, so he’d take “move one link”, and his train would come home.',
        'claim *b1': 'That row leads to “move one link”: his train would come home.',
        'claim *a1': 'That row leads to “move two links”: his train would come home.',
        'claim A5d2':
          'Without a Parking it does nothing for you. And that row begins with “move two links”: his train comes home.',
        'claim *': 'That works too, but your train is two links from home, and it pays only there.',
      },
      elsewhere: 'Look at the row first. “Move two links” helps you and gives him only an exchange.',
      showMe: 'claim A5c1',
    },
    {
      task: 'Claim “add a train”',
      why: 'Now most rows bring his train home. In this row he has nothing to exchange and no card without a train, so he rides on your new train. That pays you too.',
      goal: { fact: 'addedTrain' },
      answers: {
        'claim A1c2':
          'That blocks the icon he needs, so he’s stuck. But it does nothing for you, because you have no train.',
        'claim *': 'That works too, but look at the row: his train comes home, and pays him ${fare}.',
      },
      values: ({ position }) => {
        const train = factoryOf(position, 1, 'glassworks')
        return train === undefined ? {} : { fare: fareOf(position, train).owner }
      },
      elsewhere: 'Go through the rows: which of your actions leaves him something harmless?',
      showMe: 'claim A1c1',
    },
  ],
  learned:
    'His train is still out. Against Archie, each claim is two moves: yours and his. He builds for free but never upgrades, so outgrow him.',
}
