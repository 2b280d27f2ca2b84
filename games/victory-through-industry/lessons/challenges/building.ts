// Challenges about building and running: sides, order, and what to make next. A search by nested rollouts or a bot found the best
// lines, except in "The steel town" and "Ready to deliver", which we solved by hand. The numbers for one and two stars are close to
// what bots reach (`npm run tw -- lessons victory-through-industry --games 8`), or to the scores of a first plan and a good plan,
// because bots plan for the whole game and steel alone means little to them.

import { type Challenge, upTo } from '@tableworks/lessons'
import type { game } from '../../index.ts'
import { productPoints, readyOf, stockOf } from '../../readings/contracts.ts'
import { afterTurns, QUIET, start } from '../arrange.ts'
import { isTurn } from './measures.ts'
import { EVENING } from './recorded.ts'

export const growth: Challenge<typeof game> = {
  id: 'growth',
  title: 'Out of the woods',
  aim: 'Own as many factories as you can after three turns',
  start: upTo(EVENING, 44),
  rivals: ['produce forest', 'all', 'operate', 'stop'],
  over: isTurn(7),
  measure: ({ position, seat }) => position.floor[seat].sites.length,
  stars: [6, 8, 10],
  best: `
    produce forest; all
    operate; build; build iron_mine; pay -2,-1; pay 0,-1; at 1,1; turn 0
    build; build cattle_farm; pay -1,0; pay 1,0; at 2,0; turn 0; stop
    produce forest; all
    operate; build; build oil_well; pay -2,-1; pay 0,-1; at 0,2; turn 0
    build; build cattle_farm; pay -1,0; pay 1,0; at -1,-3; turn 1; stop
    produce forest; all
    operate; build; build copper_mine; pay -2,-1; pay 0,-1; at 0,-4; turn 0
    build; build zinc_mine; pay -1,0; pay 1,0; at -3,-1; turn 0; stop
  `,
  learned:
    'Wood pays for any factory, so run your forests each turn. Build where their outputs stay free, and spend all your wood at once.',
}

export const fullShift: Challenge<typeof game> = {
  id: 'full-shift',
  title: 'Full shift',
  aim: 'End this turn with the most valuable products you can',
  start: upTo(EVENING, 269),
  over: isTurn(20),
  measure: ({ position, seat }) => productPoints(position, seat),
  stars: [16, 17, 18],
  best: 'produce oil_refinery; run 0,4; produce bauxite_mine; all',
  learned:
    'One refinery turns one oil into three goods. Two bauxite mines run in one move. Count what each type would make now, less what it takes.',
}

export const runs: Challenge<typeof game> = {
  id: 'runs',
  title: 'Every whistle blows',
  aim: 'Run factories as often as you can in two turns',
  seat: 1,
  start: upTo(EVENING, 224),
  rivals: ['produce iron_mine', 'produce copper_mine', 'all', 'operate', 'stop'],
  over: isTurn(19),
  measure: ({ facts, seat }) => facts.filter(fact => fact.kind === 'ran' && fact.seat === seat).length,
  stars: [3, 5, 7],
  best: `
    produce oil_well; all; produce bauxite_mine; all
    operate; build; build slaughterhouse; pay -2,-1; pay 0,-1; at -1,3; turn 1
    build; build coal_mine; pay 0,-3; pay -1,-2; at 2,2; turn 0
    move product; product 1,0; to 0,-5; move product; product -1,0; to 1,-4; move product; product 2,1; to -3,-2
    move product; product 0,3; to 1,-2; stop; produce coal_mine; all
  `,
  learned:
    'A move runs every card of a type, so a third coal mine pays at once. One move of work frees all blocked outputs: carry first, then run the type with the most cards.',
}

export const steel: Challenge<typeof game> = {
  id: 'steel',
  title: 'The steel town',
  aim: 'Own as much steel as you can after five turns',
  start: start({
    complexes: [
      {
        factories: [
          ['steel_mill', 0, 0],
          ['coal_mine', -1, -1],
          ['forest', -2, -2],
        ],
        products: [
          ['coal', -1, 0],
          ['wood', -3, -2],
          ['wood', -1, -2],
          ['wood', -2, -3],
          ['wood', -2, -1],
        ],
      },
      { factories: [['cattle_farm', 0, 0]] },
    ],
    open: ['wood', 'coal', 'iron_ore', 'oil', 'gasoline', 'steel', 'rifles', 'cotton'],
  }),
  rivals: QUIET,
  over: ({ position }) => afterTurns(position, 5),
  measure: ({ position, seat }) => stockOf(position, seat, 'steel'),
  stars: [1, 2, 3],
  best: `
    operate; build; build iron_mine; pay -3,-2; pay -2,-3; at 1,-1; turn 0
    build; build steel_mill; pay -1,-2; pay -2,-1; at 2,-2; turn 0; stop; produce iron_mine
    produce steel_mill; produce coal_mine
    produce iron_mine; operate; move product; product -1,0; to 1,-2; move product; product 1,0; to 3,-2
    move product; product 0,1; to 0,-1; stop
    produce steel_mill; produce coal_mine
    produce iron_mine; produce steel_mill
  `,
  learned:
    'Put the iron mine at the mill’s corner so it feeds the mill. Place a second mill so the first one’s output stays free, and carry everything in one move of work.',
}

export const sharedOre: Challenge<typeof game> = {
  id: 'shared-ore',
  title: 'One ore, two mills',
  aim: 'Own as much steel as you can after four turns',
  start: start({
    complexes: [
      {
        factories: [
          ['steel_mill', 0, 0],
          ['steel_mill', 2, 0, 2],
          ['coal_mine', -1, -1],
          ['coal_mine', 3, -1],
          ['iron_mine', 1, -1],
        ],
        products: [
          ['iron_ore', 1, 0],
          ['iron_ore', 1, -2],
        ],
      },
      { factories: [['forest', 0, 0]] },
    ],
    open: ['steel', 'rifles', 'rations', 'boots', 'engines', 'ammunition', 'jeeps', 'aircraft'],
  }),
  rivals: QUIET,
  over: ({ position }) => afterTurns(position, 4),
  measure: ({ position, seat }) => stockOf(position, seat, 'steel'),
  stars: [1, 2, 3],
  best: 'produce coal_mine; all; produce steel_mill; run 2,0; produce coal_mine; produce iron_mine; produce steel_mill; operate; move product; product 2,-1; to -2,-1; stop; produce iron_mine; produce steel_mill',
  learned:
    'Two mills share one cell of ore, so they take turns. Free cells first: run a mill, refill its ore cell, and carry the steel away just once.',
}

export const allReady: Challenge<typeof game> = {
  id: 'all-ready',
  title: 'Ready to deliver',
  aim: 'Get as many contracts ready as you can in four turns',
  start: start({
    complexes: [
      {
        factories: [
          ['steel_mill', 0, 0],
          ['coal_mine', -1, -1],
          ['iron_mine', 1, -1],
          ['forest', 2, -2],
        ],
        products: [
          ['coal', -1, 0],
          ['iron_ore', 1, 0],
          ['wood', 1, -2],
          ['wood', 3, -2],
        ],
      },
      { factories: [['cattle_farm', 0, 0]] },
    ],
    open: ['wood', 'coal', 'iron_ore', 'oil', 'gasoline', 'steel', 'rifles', 'cotton'],
  }),
  rivals: QUIET,
  over: ({ position }) => afterTurns(position, 4),
  measure: ({ position, seat }) => readyOf(position, seat),
  stars: [2, 3, 4],
  best: `
    operate; move product; product -1,0; to -2,-1; move product; product 1,0; to 2,-1
    build; build oil_well; pay 1,-2; pay 3,-2; at 3,-1; turn 0; stop; produce forest
    operate; build; build oil_well; pay 1,-2; pay 3,-2; at 4,0; turn 0; stop; produce forest
    produce coal_mine; produce iron_mine
    produce oil_well; all; operate; stop
  `,
  learned:
    'A contract is ready when you have two of its product, or one if you hold the contract. Two cards of a type make both products in one move.',
}
