// Lesson 4: make Goods when they're cheap, and spend them on the right buildings.

import type { Lesson } from '@tableworks/lessons'
import { spaceAt } from '../data/city.ts'
import type { game } from '../index.ts'
import { maxDieOf } from '../readings/buildings.ts'
import { goodsOf } from '../readings/factories.ts'
import { priceOf } from '../readings/market.ts'
import { pointsOf } from '../readings/score.ts'
import { LEVEL_COST } from '../readings/upgrading.ts'
import { arranged } from './arrange.ts'

const HOUSE = spaceAt(2, 6)

export const goods: Lesson<typeof game> = {
  id: 'goods',
  title: 'Goods make buildings grow',
  goal: 'Fill a Goods track and upgrade with it',
  intro: 'Factory cards make Goods, and each Good raises a building’s die by one. The colour must match.',
  start: {
    seats: ['Ann', 'Ben'],
    seed: 'lesson 2',
    choices: 'keep; pass; keep; pass',
    arrange: arranged({
      round: 5,
      capital: [11, 10],
      profit: [5, 5],
      market: 2,
      cards: ['A1', 'A7'],
      built: [
        { '1-6': 1, '2-6': 1, '3-3': 1 },
        { '4-6': 2, '5-5': 1, '4-1': 1 },
      ],
      factories: [[{ card: 'brickworks', goods: 1 }, { card: 'glassworks' }], [{ card: 'toy-works', goods: 2 }]],
    }),
  },
  rivals: ['claim A7a1', 'claim A7c1', 'exchange 3', 'keep', 'pass'],
  steps: [
    {
      task: 'Look at the market',
      why: 'A die sets the prices for everyone this round: brown costs ${brown}, blue ${blue}. Brown Goods raise Residential, blue Commercial, red Leisure.',
      values: ({ position }) => ({ brown: priceOf(position, 'brown'), blue: priceOf(position, 'blue') }),
      look: [{ kind: 'market' }],
    },
    {
      task: 'Produce at the Brickworks until it’s full',
      why: 'One action fills as much as you can pay for, up to the end of the track at {track}. A brown Good costs ${brown} and will score {gain}.',
      values: ({ position }) => ({
        track: position.box.factories.brickworks.track,
        brown: priceOf(position, 'brown'),
        gain: pointsOf('residential', 2) - pointsOf('residential', 1),
      }),
      goal: ({ position, seen }) =>
        goodsOf(position, 0, 'brown') === position.box.factories.brickworks.track && seen.decision === 'action.claim',
      lit: ['claim A1a2', 'claim A7a2', 'produce brickworks', 'done'],
      answers: {
        'claim A1b1': 'That works too, but with a single Good you’d gain one level. Fill the track first.',
        'claim *a1': 'That works too, but there $2 buys 1 Profit. Spent on a brown Good, it scores twice as much.',
        'produce glassworks': 'Blue is cheaper, but a Commercial building scores only 1 for each level. Brown first.',
        'claim *': 'You may, but Goods are cheap now, and the next market die may cost you more.',
      },
      elsewhere: 'The Brickworks isn’t full yet. Each brown Good is worth more than it costs.',
      showMe: 'claim A1a2; produce brickworks; produce brickworks; produce brickworks; done',
    },
    {
      task: 'Raise Residential 2-6 with all your brown Goods',
      why: 'The icon names the kind of building. Each brown Good adds a level, up to the building’s number: {max} here. Each level scores {gain}. Without Goods, a level costs ${level}.',
      values: ({ position }) => ({
        max: maxDieOf(position, HOUSE),
        gain: pointsOf('residential', 2) - pointsOf('residential', 1),
        level: LEVEL_COST,
      }),
      goal: ({ position }) => goodsOf(position, 0, 'brown') === 0 && position.die[HOUSE] > 1,
      answers: {
        'claim A7a2': 'The Brickworks is full. Blue Goods can wait: your brown ones score nothing until they’re spent.',
        'claim *': 'You may, but Ben may need the upgrade icon, and Goods score nothing at the end.',
        done: 'You may stop here, but Goods left on a track score nothing.',
      },
      elsewhere: 'Claim “upgrade Residential” and spend every brown Good.',
      showMe:
        'claim A1b1; upgrade 2-6 with brickworks; upgrade 2-6 with brickworks; upgrade 2-6 with brickworks; upgrade 2-6 with brickworks',
    },
  ],
  learned:
    'Produce when Goods are cheap, then upgrade. That takes two icons, so plan both. Residential and Leisure score double, Leisure only for the majority.',
}
