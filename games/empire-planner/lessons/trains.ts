// Lesson 5: trains that come home pay their owner and everyone who rides along.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { factoryOf, fareOf, linksLeft } from '../readings/factories.ts'
import { arranged } from './arrange.ts'

export const trains: Lesson<typeof game> = {
  id: 'trains',
  title: 'Trains pay at home',
  goal: 'Ride on Ben’s train, then bring yours home',
  intro: 'A train runs once around its Factory card. It pays when it’s back on its start link, not before.',
  start: {
    seats: ['Ann', 'Ben'],
    seed: 'lesson 2',
    choices: 'keep; pass; keep; pass',
    arrange: arranged({
      round: 7,
      capital: [6, 9],
      profit: [5, 8],
      market: 4,
      cards: ['A5', 'A4'],
      built: [
        { '1-3': 1, '2-6': 2, '4-1': 1 },
        { '4-6': 2, '5-5': 1, '5-2': 1 },
      ],
      factories: [
        [{ card: 'toy-works', train: 4, moved: 2 }],
        [{ card: 'bacon-factory', goods: 2, train: 2, moved: 3 }],
      ],
    }),
  },
  rivals: ['claim A4d1', 'move *', 'claim A4c1', 'keep', 'pass'],
  steps: [
    {
      task: 'Look at your train',
      why: 'Its die shows {die} and the card has {links} links, so it pays {die} × {links} = ${fare} when it’s home. It has {left} links to go.',
      values: ({ position }) => {
        const train = factoryOf(position, 0, 'toy-works')
        if (train === undefined) return {}
        return {
          die: train.train,
          links: position.box.factories[train.card].links.length,
          fare: fareOf(position, train).owner,
          left: linksLeft(position, train),
        }
      },
      look: [{ kind: 'factory', factory: 'toy-works' }],
    },
    {
      task: 'Ride on Ben’s train',
      why: 'Your Parking lets you put a cube beside it. Ben is {left} link from home and will surely move. Then your cube pays you $1 for each link on his card: ${links}.',
      values: ({ position }) => {
        const train = factoryOf(position, 1, 'bacon-factory')
        if (train === undefined) return {}
        return { left: linksLeft(position, train), links: position.box.factories[train.card].links.length }
      },
      goal: { fact: 'rode', factory: 'bacon-factory' },
      lit: ['claim A5d2'],
      answers: {
        'claim A5c1': 'That brings your train home now. But yours can wait, and Ben’s can’t.',
        'claim A5d1':
          'That works too: ${links} more for you later. But Ben’s train comes home next, and yours can wait.',
        'claim A4d1': 'That moves you one link, but you need two. And Ben can still come home with “move two links”.',
        'claim *': 'That works too, but Ben’s train comes home on his next action. Ride along while you can.',
      },
      elsewhere: 'Claim “ride the other player’s trains”. It’s free money if their train comes home.',
      showMe: 'claim A5d2',
    },
    {
      task: 'Bring your own train home',
      why: 'Ben’s train came home: he got paid for the whole die, and you for your cube. Now move your own train two links for ${fare}.',
      values: ({ position }) => {
        const train = factoryOf(position, 0, 'toy-works')
        return train === undefined ? {} : { fare: fareOf(position, train).owner }
      },
      goal: { fact: 'arrived', factory: 'toy-works' },
      answers: {
        'claim A5d1': 'That adds a passenger, but new cards come next round, and they may not show “move two links”.',
        'claim *': 'That works too, but a train earns nothing until it’s home. Its ${fare} is two links away.',
      },
      elsewhere: 'Claim “move two links”. You can use that action only once in a round.',
      showMe: 'claim A5c1',
    },
  ],
  learned:
    'Passengers first, then a quick trip home. Trains still on their way at the end pay nothing, so don’t start one late.',
}
