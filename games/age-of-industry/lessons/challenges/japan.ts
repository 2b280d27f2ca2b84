// Challenges on the map of Japan. `tw lessons age-of-industry --games 20` gave the numbers for one and two stars, and `--search
// 6000` the best lines. Against hard bots, the search had 500 attempts.

import type { Challenge } from '@tableworks/lessons'
import { upTo } from '@tableworks/lessons'
import type { game } from '../../index.ts'
import { arranged } from '../arrange.ts'
import { afterTheGame, afterThisTurn, afterTurnsInARow, earned, lead, moneyWithoutLoans, points } from './measures.ts'
import { JAPAN_A, JAPAN_B, JAPAN_C } from './recorded.ts'

/** Rivals that only wait, so they never make a line of play impossible. */
const IDLE = ['pass', 'discard *']

export const payday: Challenge<typeof game> = {
  id: 'payday',
  title: 'Payday',
  aim: 'Get paid as much as you can during your two actions',
  start: {
    seats: ['Ann', 'Ben'],
    seed: 'lesson 2',
    arrange: arranged({
      turn: 4,
      cash: [1, 6],
      loans: [2, 2],
      hands: [['green', 'purple', 'coal', 'yellow']],
      counters: {
        'osaka/1': { owner: 0, industry: 'cotton' },
        'tokyo/1': { owner: 0, industry: 'cotton' },
        'yokohama/1': { owner: 0, industry: 'port' },
        'kobe/1': { owner: 1, industry: 'port' },
        'sendai/1': { owner: 1, industry: 'port' },
      },
      rails: { 'osaka-kobe': 0, 'tokyo-yokohama': 0, 'sendai-iwaki': 1 },
      demand: { coal: 4, iron: 8 },
    }),
  },
  rivals: IDLE,
  over: afterThisTurn,
  measure: earned,
  unit: '$',
  stars: [10, 27, 37],
  best: 'build; play green; cotton at sendai/2; sell; sell sendai/2 to sendai/1; sell tokyo/1 to yokohama/1; sell osaka/1 to kobe/1',
  learned:
    'One sell action sells all your mills, so build a third one beside a port first. Selling through your own port pays twice.',
}

export const fortyDollars: Challenge<typeof game> = {
  id: 'forty-dollars',
  title: 'Forty dollars',
  aim: 'You have no money. Earn $40 with your two actions',
  start: upTo(JAPAN_A, 205),
  seat: 1,
  rivals: IDLE,
  over: afterThisTurn,
  measure: earned,
  unit: '$',
  stars: [10, 17, 43],
  best: 'build; play factory; factory at maebashi/1; sell; sell maebashi/1 to hakodate/1; sell hakodate/2 to nagoya/1',
  learned:
    'The factory pays its loan back at once. But only a better port takes a factory, so sell the mill through your own small port: the port pays you too.',
}

export const clearTheWay: Challenge<typeof game> = {
  id: 'clear-the-way',
  title: 'Clear the way',
  aim: 'Get paid as much as you can during your two actions',
  start: upTo(JAPAN_B, 237),
  seat: 2,
  rivals: IDLE,
  over: afterThisTurn,
  measure: earned,
  unit: '$',
  stars: [10, 19, 23],
  best: 'develop; discard port; remove ship; remove ship; build; buy purple from 5; ship at s-hiroshima-matsuyama',
  learned:
    'A ship that replaces a used-up one flips at once. Develop the small ships away first, and you build the one that pays most.',
}

export const coalForIron: Challenge<typeof game> = {
  id: 'coal-for-iron',
  title: 'Coal for iron',
  aim: 'Get paid all you can. If you go first next turn, you play it too',
  start: upTo(JAPAN_B, 174),
  seat: 1,
  rivals: IDLE,
  over: afterTurnsInARow,
  measure: earned,
  unit: '$',
  stars: [4, 17, 43],
  best: 'build double; discard green; discard green; iron at muroran/2; coal from yubari/2; build; play coal; coal at yubari/2; sell; sell hakodate/2 to hakodate/1',
  learned:
    'Use your own coal so the mine pays. New iron and coal fill empty displays at once. If you spend less than your rivals, you play again before them, in time to sell the factory.',
}

export const outOfDebt: Challenge<typeof game> = {
  id: 'out-of-debt',
  title: 'Out of debt',
  aim: 'Keep as much money as you can after repaying all your loans',
  start: upTo(JAPAN_B, 222),
  seat: 0,
  rivals: IDLE,
  over: afterTurnsInARow,
  measure: moneyWithoutLoans,
  unit: '$',
  stars: [-6, 13, 17],
  best: 'rail; lay otaru-sapporo; stop; repay; repay; sell; sell sapporo/1 to otaru/1; build double; discard red; discard yellow; iron at kobe/2',
  learned:
    'Take coal from your own ship: the ship flips and its money repays loans. If you spend less than your rivals, you play again at once, and the last ironworks pays too.',
}

export const lastTurn: Challenge<typeof game> = {
  id: 'last-turn',
  title: 'The last turn',
  aim: 'The game ends after this turn. Score as many points as you can',
  start: upTo(JAPAN_C, 242),
  seat: 1,
  rivals: IDLE,
  over: afterThisTurn,
  measure: points,
  stars: [28, 29, 30],
  best: 'rail; lay osaka-kobe; lay kobe-okayama; sell; sell nagoya/3 to shimonoseki/2',
  learned:
    'Rails connect the factory to a port, and when the game ends they score for every counter at both ends. So lay two rails first, even with loans, and then sell.',
}

export const fromBehind: Challenge<typeof game> = {
  id: 'from-behind',
  title: 'Eight points behind',
  aim: 'You’re 8 points behind. End ahead of two hard bots',
  start: upTo(JAPAN_C, 205),
  seat: 0,
  level: 'hard',
  over: afterTheGame,
  measure: lead,
  stars: [-6, -2, 1],
  best: `sell; sell hakodate/2 to muroran/1; build; buy green from 3; port at sendai/1; build; buy yellow from 2; port at niigata/1; repay
    rail; lay sendai-iwaki; stop; build double; buy brown from 1; buy factory from 4; ship at s-hakodate-aomori`,
  learned:
    'Your own port makes each sale pay twice, and rivals who build beside it can’t take it. Plan the last sale before you build the mill, and make every action score.',
}
