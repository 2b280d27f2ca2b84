// Lesson 3: where coal and iron come from.

import type { Lesson } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { buyingPrice } from '../readings/supply.ts'
import { arranged } from './arrange.ts'

export const coal: Lesson<typeof game> = {
  id: 'coal',
  title: 'Where coal comes from',
  goal: 'Get coal from a rival’s mine, then from the display',
  intro:
    'Coal and iron come from the nearest connected mine or ironworks, for free. If there is none, you buy them from a display.',
  start: {
    seats: ['Ann', 'Ben'],
    seed: 'lesson 2',
    arrange: arranged({
      turn: 2,
      cash: [20, 5],
      loans: [2, 1],
      hands: [['blue', 'yellow', 'cotton', 'ship', 'coal']],
      counters: {
        'yubari/1': { owner: 1, industry: 'coal', cubes: 1 },
        'nagoya/1': { owner: 1, industry: 'port' },
      },
      rails: { 'yubari-muroran': 1 },
      developed: { cotton: 3 },
    }),
  },
  rivals: ['pass', 'discard *'],
  steps: [
    {
      task: 'Find Ben’s coal mine in Yubari',
      why: 'It holds one cube, and Ben’s rail joins it to Muroran. Anyone may use any rail, and any cube: they cost nothing. If two mines are equally near, the player who needs the coal chooses.',
      look: [
        { kind: 'site', site: 'yubari/1' },
        { kind: 'link', link: 'yubari-muroran' },
      ],
    },
    {
      task: 'Build ironworks in Muroran',
      why: 'Ironworks need one coal, from the nearest connected source. Here that’s Ben’s mine. The coal is free, but it empties his mine, which then flips and pays him.',
      goal: [
        { fact: 'built', industry: 'iron', site: 'muroran/2' },
        { fact: 'tookCube', source: 'yubari/1' },
      ],
      lit: ['build', 'play blue', 'iron at muroran/2'],
      answers: {
        'play *': 'That card reaches other towns. Muroran is blue, so it takes the Hokkaido card.',
        'port at *': 'That works, but a port needs no coal at this level, and this lesson is about coal.',
      },
      elsewhere:
        'Most other towns have no connected mine and no port, so you can’t build anything there that needs coal.',
      showMe: 'build; play blue; iron at muroran/2',
    },
    {
      task: 'Build a mill in Nagoya with bought coal',
      why: 'Your next mill needs coal, and no mine is connected here. But Nagoya has a port, and a port reaches the displays, the two rows of cubes for sale. One coal costs ${price} now, and ${most} when the row is empty.',
      values: ({ position }) => ({
        price: buyingPrice(position, 'coal'),
        most: position.box.demand.coal.priceWhenEmpty,
      }),
      goal: [
        { fact: 'built', industry: 'cotton' },
        { fact: 'boughtCube', cube: 'coal' },
      ],
      lit: ['build', 'play yellow', 'cotton at nagoya/*'],
      answers: {
        'play *': 'That card reaches other towns. Nagoya is yellow.',
        'cotton at *': 'That needs a port or a mine in the network, and this town has neither.',
      },
      elsewhere: 'You need Nagoya’s port: without a port or a mine in the network, you can’t get coal.',
      showMe: 'build; play yellow; cotton at nagoya/2',
    },
  ],
  learned:
    'Coal comes from the nearest mine, anyone’s, or else from the display, through a port. Iron works the same way. A mine or ironworks built in reach of a port sells cubes to the display’s empty spaces at once.',
}
