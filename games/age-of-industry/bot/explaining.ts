// Describes the difference between two positions, for hints.

import type { Difference } from '@tableworks/bots'

export const DIFFERENCES: Readonly<Record<string, Difference>> = {
  points: { more: 'you score {n} more', less: 'you score {n} less' },
  levels: {
    more: '{n|point|points} more for counters on the board',
    less: '{n|point|points} less for counters on the board',
  },
  cash: { more: 'you have ${n} more', less: 'you have ${n} less' },
  profits: {
    more: 'your unflipped counters should earn ${n} more',
    less: 'your unflipped counters should earn ${n} less',
  },
  links: { more: 'your links are worth ${n} more', less: 'your links are worth ${n} less' },
  debt: { more: 'loans will cost ${n} more', less: 'loans will cost ${n} less' },
  hand: {
    more: 'about {n|point|points} more for what your cards let you build later',
    less: 'about {n|point|points} less for what your cards let you build later',
  },
  rivals: {
    more: 'your rivals’ points count {n} more against you',
    less: 'your rivals’ points count {n} less against you',
  },
}

/** Choices that only settle how an action is carried out. */
export const DETAILS: readonly string[] = ['playCard', 'discardCard', 'coal', 'iron', 'stop']

/** The kinds of actions, by a fact that identifies each. If several match, the first wins. */
export const THEMES: Readonly<Record<string, string>> = {
  soldThroughPort: 'Sales',
  soldToMarket: 'Sales',
  soldCube: 'Sales',
  soldIron: 'Sales',
  soldDisplayIron: 'Sales',
  built: 'Building',
  laid: 'Rail links',
  developed: 'Development',
  repaid: 'Loans',
  tookCard: 'Cards',
  drew: 'Cards',
  passed: 'Passing',
}
