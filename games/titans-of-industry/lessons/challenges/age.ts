// Challenges about real estate, the ends of ages, and Titans. The numbers for the stars come from the same commands as in
// market.ts.

import { type Challenge, upTo } from '@tableworks/lessons'
import type { game } from '../../index.ts'
import { afterTheAge, afterTurns, beforeARivalMoves, cardsWorth, lead, moneyIfPaid, share } from './measures.ts'
import { EVENING } from './recorded.ts'

/** Rivals that keep their prices, so they never make a line of play impossible. */
const IDLE = ['skip', 'reprice', 'done', 'keep *']

export const closeTheAge: Challenge<typeof game> = {
  id: 'close-the-age',
  title: 'Close the age',
  aim: 'End Age I this turn, with as much market share as you can',
  start: upTo(EVENING, 85),
  seat: 0,
  rivals: IDLE,
  over: afterTurns(1),
  measure: share,
  stars: [12, 16, 18],
  best: 'estate transportation-2; from 1; open freight-harbor',
  learned:
    'Your card ends the age, so nobody can react. Choose a space you can afford, and the card whose demand fits the cubes you have on the board.',
}

export const twoCards: Challenge<typeof game> = {
  id: 'two-cards',
  title: 'Two cards in a row',
  aim: 'End Age II in two turns, with as much market share as you can',
  start: upTo(EVENING, 316),
  seat: 0,
  rivals: IDLE,
  over: afterTurns(2),
  measure: share,
  stars: [45, 57, 63],
  best: 'estate residential-2; from 2; open tenement; estate residential-3; from 1; from 1; from 2; open luxury-high-rise',
  learned:
    'Real estate moves you forward, so you play your second turn at once. Choose cards that want the goods you already have: the age ends before rivals can react.',
}

export const twoForOne: Challenge<typeof game> = {
  id: 'two-for-one',
  title: 'Two turns for one',
  aim: 'Imagine consumers pay before a rival moves. Earn all you can',
  start: upTo(EVENING, 228),
  seat: 2,
  rivals: IDLE,
  over: beforeARivalMoves,
  measure: moneyIfPaid,
  unit: '$',
  stars: [60, 82, 120],
  best: `estate residential-2; from 0; open garden-suburb; reprice c-transportation; price c-transportation 10
    produce lumber-camp x2; place 0 c-residential, 4 e-northwest; price e-northwest 12`,
  learned:
    'Real estate moved you from last to first, so you play twice before a rival does. Choose the card that makes demand for your next goods, then produce them at the highest price.',
}

export const cards: Challenge<typeof game> = {
  id: 'cards',
  title: 'What your Titans want',
  aim: 'Make your Titans and Age III cards worth as much as you can',
  start: upTo(EVENING, 361),
  seat: 0,
  rivals: IDLE,
  over: afterTurns(2),
  measure: cardsWorth,
  stars: [43, 54, 65],
  best: 'advance skyscrapers; advance mass-production',
  learned:
    'Late in the game, cards beat cubes: an advancement scores for everything you’ve already built. Watch which card comes up next, because you may get that one too.',
}

export const fromBehind: Challenge<typeof game> = {
  id: 'from-behind',
  title: 'Seven behind',
  aim: 'You’re 7 behind. Lead two hard bots when Age II ends',
  start: upTo(EVENING, 291),
  seat: 2,
  level: 'hard',
  over: at => afterTheAge(at) || afterTurns(5)(at),
  measure: lead,
  stars: [-5, 1, 8],
  best: `advance warehousing; reprice d-northeast; price d-northeast 2; build corn-farm; place 0 c-commercial, 1 e-northwest; price e-northwest 8
    reprice e-southeast; price e-southeast 6; produce power-station x2; place 4 d-northeast, 0 e-southeast; price d-northeast 6
    reprice e-northwest; price e-northwest 2; reprice; reprice c-transportation; price c-transportation 1; reprice d-northeast; price d-northeast 1
    reprice e-southeast; price e-southeast 6; done; keep titan-research`,
  learned:
    'Add cubes where rivals have few, then cut a price only where that wins a sector. Scoring 5 for the most sales several times catches you up faster than money.',
}
