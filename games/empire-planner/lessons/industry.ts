// Lesson 6: an Industrial building brings a Factory card, and its upgrades pollute.

import type { Lesson } from '@tableworks/lessons'
import { spaceAt } from '../data/city.ts'
import type { game } from '../index.ts'
import { goodsOf } from '../readings/factories.ts'
import { pollutionFor, pollutionLevel, pollutionShare } from '../readings/pollution.ts'
import { arranged } from './arrange.ts'

const PLANT = spaceAt(4, 5)

export const industry: Lesson<typeof game> = {
  id: 'industry',
  title: 'Industry and its smoke',
  goal: 'Build an Industrial building, buy a card, upgrade',
  intro:
    'Industrial buildings give you Factory cards. But their upgrades pollute, and someone pays for that at the end.',
  start: {
    seats: ['Ann', 'Ben'],
    seed: 'lesson 6',
    arrange: arranged({
      round: 6,
      capital: [15, 9],
      profit: [6, 6],
      pollution: 2,
      cards: ['A4', 'A7'],
      built: [
        { '5-1': 1, '2-6': 1, '4-1': 1 },
        { '4-6': 2, '3-3': 3, '5-2': 1 },
      ],
      factories: [
        [{ card: 'toy-works', goods: 3 }],
        [
          { card: 'bacon-factory', goods: 1 },
          { card: 'steel-foundry', goods: 1 },
        ],
      ],
    }),
  },
  rivals: ['keep', 'pass', 'claim A7a1', 'exchange 1', 'claim A4c1', 'train *'],
  steps: [
    {
      task: 'Build Industrial 4-5 for $3',
      why: 'It pays only $1 a round, but you get a Factory card: more Goods, and room for a second train.',
      goal: { fact: 'built', space: '4-5' },
      lit: ['keep', 'build 4-5 for 3'],
      answers: {
        'build 3-5 for 4':
          'Residential is a fine building, but your red Goods couldn’t raise it. Get a brown Factory card first.',
        'build *': 'That works too, but your only Factory card makes only red Goods. A second card adds a colour.',
        'reroll *': 'No need: these dice allow an Industrial building.',
        pass: 'You could, but a second Factory card is worth much more than $3.',
      },
      elsewhere: 'That works too, but a second Factory card helps you for the rest of the game.',
      showMe: 'keep; build 4-5 for 3',
    },
    {
      task: 'Take the Brickworks and pay with Capital',
      why: 'Its brown Goods raise your Residential building. You can pay for cards with Capital, Profit or both, but Profit scores points, and Capital doesn’t.',
      goal: { fact: 'tookFactory', factory: 'brickworks', profit: 0 },
      lit: ['take brickworks', 'pay * capital 0 profit'],
      answers: {
        'take *': 'That’s cheaper, but you own a Residential building, which needs brown Goods.',
        'pay *':
          'That works too. Having less Profit even lets you go first next round, but each Profit you pay is a point lost.',
      },
      elsewhere: 'Brown is the strongest colour, because Residential buildings score double.',
      showMe: 'take brickworks; pay 6 capital 0 profit',
    },
    {
      task: 'Spend your red Goods on 4-5',
      why: 'You own a Town Hall, so Goods of any colour raise Industrial buildings. Without one, you couldn’t upgrade Industrial or Parking at all.',
      goal: ({ position }) => goodsOf(position, 0, 'red') === 0 && position.die[PLANT] > 1,
      lit: ['claim A4b2', 'claim A7b2', 'upgrade 4-5 with toy-works'],
      answers: {
        'claim A4b1':
          'You may claim it, but it does nothing: it takes brown Goods, and your Brickworks is still empty.',
        'claim A7b1': 'Red Goods raise Leisure, but you own no Leisure building.',
        'claim *a2': 'That works too, and you’ll need it soon. But spend the Goods you have first.',
        'claim *': 'That works too, but your three red Goods can score three points now.',
        done: 'You may stop here. But Goods left at the end score nothing.',
      },
      elsewhere: 'Claim “upgrade Industrial” and spend all red Goods.',
      showMe: 'claim A4b2; upgrade 4-5 with toy-works; upgrade 4-5 with toy-works; upgrade 4-5 with toy-works',
    },
    {
      task: 'See who pays for pollution',
      why: 'Each level raised it by one, to {level}. At the end, the player with more Industrial buildings loses {all} points, the other {half}. You’re tied with Ben, so you lose {loss}.',
      values: ({ position }) => {
        const level = pollutionLevel(position)
        return {
          level,
          all: Math.floor(level * pollutionShare(1)),
          half: Math.floor(level * pollutionShare(-1)),
          loss: pollutionFor(position, 0),
        }
      },
      look: [{ kind: 'pollution' }],
    },
  ],
  learned:
    'While you’re tied, pollution costs nothing. If you have more Industrial buildings, each level costs what it scores: stop, or reduce pollution.',
}
