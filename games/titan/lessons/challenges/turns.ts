// Challenges of one turn. A search of all lines found the numbers for three stars, though in "All in one turn" it tried only one
// Module colour. The other numbers are close to what bots of all levels reach (`npm run tw -- lessons titan --games 8`), or to the
// scores of a first plan and a good plan, because bots plan for the whole game and rarely spend everything at once.

import { type Challenge, type LessonMoment, upTo } from '@tableworks/lessons'
import type { game } from '../../index.ts'
import { arranged, DEPLOYED } from '../arrange.ts'
import { scored } from './measures.ts'
import { CLOSE_EVENING, EVENING } from './recorded.ts'

/** The resources gained since the beginning. */
const gained = ({ facts, seat }: LessonMoment<typeof game>): number =>
  facts
    .filter(fact => fact.kind === 'gained')
    .filter(fact => fact.seat === seat && fact.cube !== 'tholins')
    .reduce((sum, { count }) => sum + count, 0)

export const onePipe: Challenge<typeof game> = {
  id: 'one-pipe',
  title: 'One Pipe',
  aim: 'Gain as many resources as you can with your next Pipe',
  start: upTo(EVENING, 66),
  over: ({ seen }) => seen.decision === 'turn.drone',
  measure: gained,
  stars: [2, 4, 5],
  best: 'pipe HU02a from U03',
  learned:
    'The Pipe activates the blue Rig in front of it, and with it the other blue Rig in your Network. Two of your Drones wait there, so it gives three Water.',
}

export const firstUpgrade: Challenge<typeof game> = {
  id: 'first-upgrade',
  title: 'The first upgrade',
  aim: 'Score as many Credits as you can in this turn',
  start: upTo(CLOSE_EVENING, 24),
  over: { fact: 'turnBegan', seat: 1 },
  measure: scored,
  stars: [2, 7, 9],
  best: 'pipe HM05a from M05; order ceres; drone; move U06; no action; upgrade U06; module red; end turn',
  learned:
    'A Drone can fly to a Rig that your Pipes don’t reach, and you can upgrade that Rig. The Water from the slot also pays for the order.',
}

export const flight: Challenge<typeof game> = {
  id: 'flight',
  title: 'A long flight',
  aim: 'Score as many Credits as you can in this turn',
  start: upTo(EVENING, 91),
  over: { fact: 'turnBegan', seat: 1 },
  measure: scored,
  stars: [3, 6, 9],
  best: 'recover titanium; discard hydrocarbons; order ganymede; drone; move U01; no action; upgrade U01; module red; end turn',
  learned:
    'The Titanium from your Dropship completes the order, and the order makes room in your hold. A Drone at a Rig saves you a Silicium, wherever the Rig is.',
}

export const fullHold: Challenge<typeof game> = {
  id: 'full-hold',
  title: 'A full hold',
  aim: 'Your hold is full. Score as many Credits as you can this turn',
  start: upTo(CLOSE_EVENING, 143),
  over: { fact: 'turnBegan', seat: 1 },
  measure: scored,
  stars: [6, 12, 14],
  best: 'pipe HU05b from U05; discard hydrocarbons; order luna; drone; move L03; drop; upgrade L03; module red; objective control-orange; end turn',
  learned:
    'Discard what you have plenty of, and make room by fulfilling an order. A loaded Drone gives no discount, so drop its Tholins at the Rig before you upgrade.',
}

export const bigTurn: Challenge<typeof game> = {
  id: 'big-turn',
  title: 'All in one turn',
  aim: 'Score as many Credits as you can in this turn',
  start: {
    ...DEPLOYED,
    arrange: arranged({
      credits: [0, 0],
      pipes: { VUM03a: [0, 'U03'], VUM03b: [0, 'U03'], HU03a: [0, 'U03'] },
      rigs: {
        M02: { rig: 'orange-4' },
        M05: { rig: 'cream-2' },
        L04: { rig: 'red-0' },
        L06: { rig: 'black-2' },
      },
      holds: [{ silicium: 4, hydrocarbons: 5, water: 1, tholins: 2 }],
    }),
  },
  over: ({ seen, seat }) => seen.actor !== seat,
  measure: ({ position, seat }) => position.credits[seat],
  stars: [6, 13, 19],
  best: 'pipe VUM02b from U02; objective upper-middle; objective silicium-hydrocarbons; drone; move M02; no action; upgrade M02; module orange; order phobos; end turn',
  learned:
    'One Pipe can do three things: fill a slot, activate a Rig, and meet two Objectives. Claim Objectives before you spend the cubes.',
}
