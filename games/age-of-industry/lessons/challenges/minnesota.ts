// Challenges on the map of Minnesota. `tw lessons age-of-industry --games 20` gave the numbers for one and two stars, and
// `--search 6000` the best lines.

import { type Challenge, upTo } from '@tableworks/lessons'
import type { game } from '../../index.ts'
import { afterThisTurn, afterTurns, earned } from './measures.ts'
import { MINNESOTA } from './recorded.ts'

/** Rivals that only wait, so they never make a line of play impossible. */
const IDLE = ['pass', 'discard *']

export const firstFactory: Challenge<typeof game> = {
  id: 'first-factory',
  title: 'The first factory',
  aim: 'You have no money. Get paid all you can this turn',
  start: upTo(MINNESOTA, 153),
  seat: 1,
  rivals: IDLE,
  over: afterThisTurn,
  measure: earned,
  unit: '$',
  stars: [10, 18, 26],
  best: 'build; play red; factory at redwing/2; sell; sell redwing/2 to redwing/1',
  learned:
    'Borrow when you can make a big sale at once. Your next factory pays almost twice its cost. Sell it through Cat’s port beside it, even though Cat earns too.',
}

export const onTheRiver: Challenge<typeof game> = {
  id: 'on-the-river',
  title: 'On the Mississippi',
  aim: 'Get paid as much as you can during your two actions',
  start: upTo(MINNESOTA, 197),
  seat: 1,
  rivals: IDLE,
  over: afterThisTurn,
  measure: earned,
  unit: '$',
  stars: [2, 11, 35],
  best: 'build; play red; ship at s-redwing; sell; iron from redwing/2 to s-redwing/i; sell cube from wilmington/2; iron from redwing/2 to s-redwing/i',
  learned:
    'A ship opens an iron market. Selling your last two iron fills it and empties your ironworks, so both flip. The same action sells your coal.',
}

export const opening: Challenge<typeof game> = {
  id: 'opening',
  title: 'A fast start',
  aim: 'Get paid as much as you can in your first three turns',
  start: upTo(MINNESOTA, 0),
  seat: 0,
  rivals: IDLE,
  over: afterTurns(3),
  measure: earned,
  unit: '$',
  stars: [2, 10, 22],
  best: 'build double; discard brown; discard green; cotton at winona/3; rail; lay chicago-b-winona; lay winona-rochester; rail; lay rochester-mankato; lay mankato-siouxfalls; build; play iron; iron at rochester/2; sell; sell cube from rochester/2; sell winona/3 to siouxfalls/m2; sell cube from rochester/2; sell cube from rochester/2',
  learned:
    'You don’t need your own port: rails to Chicago reach the display, and rails to a market sell your mill. Then one action sells the mill and all your iron.',
}
