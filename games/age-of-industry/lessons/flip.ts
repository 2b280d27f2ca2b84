// Lesson 4: counters pay when they flip.

import type { PositionOf } from '@tableworks/kernel'
import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { counterAt, mapOf } from '../readings/board.ts'
import { profitOf } from '../readings/flipping.ts'
import { linkCost } from '../readings/rail.ts'
import { arranged } from './arrange.ts'

const OWN = ['iwaki/1', 'tokyo/4']

function profitAt(position: PositionOf<typeof game>, site: string): number {
  const map = mapOf(position)
  const number = map.siteOf[site] ?? -1
  return profitOf(position, map, number, counterAt(position, number))
}

export const flip: Lesson<typeof game> = {
  id: 'flip',
  title: 'Flip and get paid',
  goal: 'Empty your mine and ironworks, then sell a mill',
  intro: 'A counter earns nothing when it’s built. It pays once, when it flips.',
  start: {
    seats: ['Ann', 'Ben'],
    seed: 'lesson 2',
    arrange: arranged({
      turn: 3,
      cash: [4, 6],
      loans: [2, 1],
      hands: [['red', 'green', 'port', 'ship']],
      counters: {
        'iwaki/1': { owner: 0, industry: 'coal', cubes: 1 },
        'tokyo/4': { owner: 0, industry: 'iron', cubes: 1 },
        'tokyo/1': { owner: 0, industry: 'cotton' },
        'yokohama/1': { owner: 1, industry: 'port' },
      },
      rails: { 'iwaki-tokyo': 0 },
    }),
  },
  rivals: ['pass', 'discard *'],
  steps: [
    {
      task: 'Look at your mine and your ironworks',
      why: 'Each has one cube left. When the last cube leaves, the counter flips and pays you, even if a rival takes it. You needn’t wait for one: use both cubes yourself.',
      look: [
        { kind: 'site', site: 'iwaki/1' },
        { kind: 'site', site: 'tokyo/4' },
      ],
    },
    {
      task: 'Build a rail from Tokyo to Yokohama, then press Done',
      why: 'A rail needs one coal and one iron. Yours are the nearest, so both counters flip: the rail costs ${price} and earns you ${profit}.',
      values: ({ position }) => ({
        price: linkCost(position, 0),
        profit: OWN.reduce((sum, site) => sum + profitAt(position, site), 0),
      }),
      goal: [
        { fact: 'laid', link: 'tokyo-yokohama' },
        { fact: 'flipped', industry: 'coal' },
        { fact: 'flipped', industry: 'iron' },
        ({ seen }) => seen.decision === 'action',
      ],
      lit: ['rail', 'lay tokyo-yokohama', 'stop'],
      answers: {
        'lay *': 'That flips them too, but the rail to Yokohama also connects your mill to a port.',
        build: 'You could build, but then the cubes stay, and someone else may take them at a better moment.',
        'take cards': 'Cards can wait: there’s ${profit} on the board for you.',
        develop: 'Developing can wait: there’s ${profit} on the board for you.',
      },
      elsewhere: 'Only something that needs coal and iron empties both counters at once. A rail does.',
      showMe: 'rail; lay tokyo-yokohama; stop',
    },
    {
      task: 'Sell your cotton through Ben’s port',
      why: 'A mill sells through a connected port, or to a market that shows its goods, and flips. The port flips too and pays Ben. One sell action sells all the mills and factories you can.',
      goal: { fact: 'soldThroughPort', site: 'tokyo/1' },
      lit: ['sell', 'sell tokyo/1 to yokohama/1'],
      answers: {
        build: 'That works too, but your mill earns nothing until it’s sold, and Ben could use up his port first.',
        'take cards':
          'That works too, but your mill earns nothing until it’s sold, and Ben could use up his port first.',
      },
      elsewhere: 'Your mill in Tokyo is now connected to the port in Yokohama. Sell before someone else uses the port.',
      showMe: 'sell; sell tokyo/1 to yokohama/1',
    },
  ],
  learned:
    'Build what you can flip soon: mines near builders, mills near ports. A flipped port still opens the displays and sea lanes, but no one can sell through it again.',
}
