// Challenges about contracts: what to claim, when to deliver, and when the game should end. Bots found the best lines of "Five at
// once" and "The last whistle", and a search by nested rollouts found that of "Signing day". We solved "The jeep" by hand. The
// numbers for one and two stars are close to what bots reach (`npm run tw -- lessons victory-through-industry --games 8`). Bots
// never find the jeep.

import { type Challenge, upTo } from '@tableworks/lessons'
import type { game } from '../../index.ts'
import { contractPoints, scoreOf } from '../../readings/contracts.ts'
import { afterTurns, QUIET, start } from '../arrange.ts'
import { isTurn } from './measures.ts'
import { EVENING, SHORT_EVENING } from './recorded.ts'

/** Ann's script once Ben has begun to claim: she runs her forests and doesn't trade. */
const ANN = ['produce forest', 'all', 'decline all', 'operate', 'stop']

export const jeep: Challenge<typeof game> = {
  id: 'jeep',
  title: 'The jeep',
  aim: 'Hold contracts worth as many points as you can after two turns',
  start: start({
    complexes: [
      {
        factories: [
          ['jeep_factory', 0, 0],
          ['rubber_works', 1, -1],
          ['oil_refinery', -1, -1],
        ],
        products: [
          ['engines', 0, -1],
          ['steel', -1, 0],
          ['lubricant', -2, -1],
          ['lubricant', -1, -2],
          ['lubricant', 2, -1],
        ],
      },
      { factories: [['forest', 0, 0]] },
    ],
    open: ['gasoline', 'lubricant', 'steel', 'rubber', 'engines', 'jeeps', 'wood', 'boots'],
  }),
  rivals: QUIET,
  over: ({ position }) => afterTurns(position, 2),
  measure: ({ position, seat }) => contractPoints(position, seat),
  stars: [10, 38, 58],
  best: 'operate; bank lubricant; for naphtha; to 1,-2; stop; produce rubber_works; produce jeep_factory; operate; claim jeeps; stop',
  learned:
    'The bank gave naphtha for three spare goods, the naphtha became rubber, and the rubber went into the jeep. Look at the end of a chain before you trade away its parts.',
}

export const signing: Challenge<typeof game> = {
  id: 'signing',
  title: 'Signing day',
  aim: 'Claim contracts worth as many points as you can this turn',
  seat: 1,
  start: upTo(EVENING, 417),
  over: isTurn(31),
  measure: ({ position, seat }) => contractPoints(position, seat),
  stars: [8, 18, 28],
  best: 'operate; claim nitroglycerin; product 0,5; claim bauxite; product 3,0; claim lubricant; product -3,-4; claim beef; product -1,2; claim iron_ore; product 1,-4; trade; lay -2,1; lay 0,-3; want brass; lay 3,2; want brass; send; to 3,0; to 1,-4; claim brass; product 1,-4; stop',
  learned:
    'You can trade for what you don’t make. Ann has brass to spare, and its contract is worth as much as the one for your nitroglycerin.',
}

export const deliveries: Challenge<typeof game> = {
  id: 'deliveries',
  title: 'Five at once',
  aim: 'Deliver for as many contracts as you can by your next turn',
  seat: 1,
  start: upTo(SHORT_EVENING, 314),
  rivals: ANN,
  over: ({ position, seen }) => position.ending !== null || (position.turn >= 22 && seen.decision === 'move'),
  measure: ({ facts, seat }) => facts.filter(fact => fact.kind === 'fulfilledContract' && fact.seat === seat).length,
  stars: [1, 3, 5],
  best: `
    produce nitroglycerin_factory; all; operate; claim nitroglycerin; product 3,2; claim oil; product 0,-5
    claim coal; product 1,-4; claim bauxite; product -4,-1; claim tallow; product -2,-3; stop
    fulfil nitroglycerin from -1,4; fulfil oil from -1,2; fulfil coal from -3,-2; fulfil bauxite from 3,0
    fulfil tallow from -3,2
  `,
  learned:
    'Each contract needs two products, one to claim it and one to deliver. With two each of five kinds, you can claim late and end the game before Ann can react.',
}

export const finish: Challenge<typeof game> = {
  id: 'finish',
  title: 'The last whistle',
  aim: 'End the game within four turns, as far ahead as you can',
  seat: 1,
  start: upTo(EVENING, 388),
  rivals: ANN,
  over: isTurn(35),
  measure: ({ position }) => (position.ending === null ? 0 : scoreOf(position, 1) - scoreOf(position, 0)),
  stars: [7, 11, 17],
  best: `
    operate; build; build nitroglycerin_factory; pay -3,-2; pay 1,-2; at 1,-3; turn 2
    move product; product 2,1; to 2,-3; move product; product -1,-2; to 0,-3; move product; product 1,0; to -3,-2
    move product; product -1,0; to 1,-2; move product; product 0,-1; to -2,1; move product; product -2,-1; to 1,2
    move product; product 1,-4; to -2,5; stop
    produce nitroglycerin_factory; all
    operate; claim nitroglycerin; product 1,-4; claim beef; product -1,2; claim lubricant; product -3,-4
    claim iron_ore; product 0,-5; claim bauxite; product 3,0; stop
    produce forest; all
    fulfil nitroglycerin from 0,5; fulfil beef from 2,3; fulfil lubricant from -4,1; fulfil iron_ore from 0,3
    fulfil bauxite from 4,1
  `,
  learned:
    'You decide when the game ends. A third factory makes two nitroglycerin in one move. What you don’t need for the five deliveries still scores, so run a forest last.',
}
