// Challenges against another player, whose claims follow a script. For challenges within a round, a search of all lines found the
// number for three stars. For the others, nested rollouts or hard bots found it. Random players or beginners reach one star, good
// players two (`npm run tw -- lessons empire-planner --games 8`).

import { type Challenge, upTo } from '@tableworks/lessons'
import type { game } from '../../index.ts'
import { arranged } from '../arrange.ts'
import { afterRounds, capital, lead, levels, points } from './measures.ts'
import { EVENING } from './recorded.ts'

export const trainHome: Challenge<typeof game> = {
  id: 'train-home',
  title: 'All aboard',
  aim: 'End this round with as much Capital as you can',
  start: upTo(EVENING, 100),
  rivals: ['claim A3c1', 'train glassworks', 'claim A3a1', 'exchange 0', 'done'],
  over: afterRounds(1),
  measure: capital,
  unit: '$',
  stars: [70, 90, 94],
  best: 'claim A6d1; claim A3c2',
  learned:
    'A passenger adds to a train’s fare, but only while the train is away. Board first, then bring it home: four links pay $4 more.',
}

export const fullStores: Challenge<typeof game> = {
  id: 'full-stores',
  title: 'Full stores',
  aim: 'Make your buildings worth as much as you can this round',
  seat: 1,
  start: upTo(EVENING, 136),
  rivals: ['claim A1d1', 'claim A1a2', 'produce bacon-factory', 'done'],
  over: afterRounds(1),
  measure: levels,
  stars: [32, 36, 40],
  best: 'claim A2b1; upgrade 2-5 with glassworks; upgrade 2-5 with glassworks; upgrade 2-5 with glassworks; upgrade 2-5 with glassworks; claim A1b1; upgrade 2-6 with cement-works; upgrade 2-6 with cement-works; upgrade 2-6 with cement-works',
  learned:
    'Each Good on a Factory card is a level you’ve already paid for. Brown Goods add two points each to Residential, blue Goods one each to Commercial: use both.',
}

export const firstRounds: Challenge<typeof game> = {
  id: 'first-rounds',
  title: 'The first income',
  aim: 'End the second round with as much Capital as you can',
  start: upTo(EVENING, 8),
  rivals: [
    'reroll 5',
    'build 5-6 for 1',
    'take cement-works',
    'pay 4 *',
    'keep',
    'build 1-1 for 2',
    'claim A1c1',
    'claim A8c1',
    'claim A2c1',
    'claim A2b1',
    'move *',
    'done',
    'pass',
  ],
  over: afterRounds(2),
  measure: capital,
  unit: '$',
  stars: [24, 31, 36],
  best: 'reroll 4; build 6-4 for 2; claim A8c1; claim A8d1; keep; build 1-4 for 2; claim A7c1; claim A7d1',
  learned:
    'Residential pays $2 from this round on, so build it early and cheaply. A train that comes home now pays for the next building.',
}

export const skyline: Challenge<typeof game> = {
  id: 'skyline',
  title: 'The skyline',
  aim: 'Make your buildings worth as much as you can in two rounds',
  start: upTo(EVENING, 68),
  rivals: [
    'claim A1b1',
    'upgrade 5-5 with cement-works',
    'claim A3d1',
    'keep',
    'build 2-5 for 1',
    'claim A5d1',
    'claim A8d1',
    'board *',
    'claim A1d1',
    'done',
    'pass',
    'stop',
  ],
  over: afterRounds(2),
  measure: levels,
  stars: [16, 30, 39],
  best: 'reroll 6; build 1-5 for 2; claim A3b2; upgrade 1-5; upgrade 1-5; upgrade 1-5; upgrade 1-5; claim A1a2; reroll 1; build 3-6 for 4; claim A8b2; upgrade 1-6 with bacon-factory; upgrade 1-6 with bacon-factory; upgrade 1-6 with bacon-factory; upgrade 1-6 with bacon-factory; upgrade 1-6 with bacon-factory; claim A8a1; upgrade 3-6; upgrade 3-6; upgrade 3-6; upgrade 3-6; upgrade 3-6',
  learned:
    'Both rerolls lead to Leisure, which scores double for the player with more of it. One icon raises a building by as many levels as you can pay for.',
}

export const lastRound: Challenge<typeof game> = {
  id: 'last-round',
  title: 'Nothing left over',
  aim: 'End the game with as many points as you can',
  start: upTo(EVENING, 170),
  rivals: ['claim A2a1', 'exchange 4', 'claim A4a1', 'exchange *', 'done'],
  over: afterRounds(1),
  measure: points,
  stars: [122, 127, 130],
  best: 'claim A4a1; exchange 5; claim A2b1; upgrade 3-4 with bacon-factory; upgrade 3-4 with bacon-factory; upgrade 3-4 with bacon-factory; upgrade 6-1 with bacon-factory',
  learned:
    'Capital and Goods are worth nothing when the game ends. Use your two actions to turn both into points, and check what Ben could take first.',
}

export const lastCall: Challenge<typeof game> = {
  id: 'last-call',
  title: 'Last call',
  aim: 'Score as many points as you can with the last two actions',
  start: {
    seats: ['Ann', 'Ben'],
    seed: 'lesson 2',
    choices: 'keep; pass; keep; pass',
    arrange: arranged({
      round: 15,
      capital: [13, 20],
      profit: [30, 30],
      market: 4,
      cards: ['A3', 'A4'],
      built: [
        { '1-6': 3, '2-6': 2, '4-6': 3, '5-1': 1 },
        { '3-5': 4, '5-5': 4, '5-2': 1, '6-6': 4 },
      ],
      factories: [[{ card: 'brickworks', goods: 3, train: 5, moved: 2 }], [{ card: 'toy-works', goods: 1 }]],
    }),
  },
  rivals: ['claim A3a1', 'claim A3b2', 'claim A4a1', 'exchange 10', 'exchange 6', 'done'],
  over: ({ position, seen, seat }) => position.claims.length >= 3 && seen.actor !== seat,
  measure: points,
  stars: [50, 56, 58],
  best: 'claim A4b1; upgrade 4-6 with brickworks; upgrade 4-6 with brickworks; upgrade 4-6 with brickworks; claim A3b2; upgrade 2-6; upgrade 2-6; upgrade 2-6; upgrade 2-6',
  learned:
    'Levels beat Profit: $3 buys a Residential level worth 2. But check how many fit: 4-6 takes three, so use Goods there. 2-6 takes four, so use Capital.',
}

export const closeGap: Challenge<typeof game> = {
  id: 'close-gap',
  title: '71 points behind',
  aim: 'Two rounds are left. End as far ahead of Ann as you can',
  seat: 1,
  start: upTo(EVENING, 155),
  rivals: [
    'claim A8c1',
    'claim A3a1',
    'exchange 16',
    'claim A2b1',
    'upgrade 6-1 with bacon-factory',
    'upgrade 3-4 with bacon-factory',
    'claim A4a1',
    'exchange 5',
    'exchange 4',
    'exchange 3',
    'move *',
    'done',
  ],
  over: afterRounds(2),
  measure: lead,
  stars: [-40, -10, 6],
  best: 'claim A3b1; upgrade 3-6 with brewery; upgrade 3-6 with brewery; upgrade 3-6 with brewery; upgrade 3-6 with brewery; upgrade 3-6 with brewery; claim A3a1; exchange 61; claim A4b1; upgrade 2-6 with cement-works; upgrade 2-6 with cement-works; upgrade 2-6 with cement-works; claim A2a1; exchange 4',
  learned:
    'Your $123 will buy 61 points, so you’re closer than it looks. Goods raise Leisure and Residential, which score double. Then exchange your Capital at $2.',
}
