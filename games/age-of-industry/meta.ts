// Name, seats and variants (RULES.md, Q numbers). Each variant's default is our ruling.

import type { Lid } from '@tableworks/kernel'
import { MAP_IDS } from './data/maps/index.ts'

export const NAME = 'Age of Industry'
export const SEATS = [2, 3, 4, 5] as const

/**
 * Recorded four-player games have about 270 decisions, which concern cards, money and the map. We allow 20 to 27 seconds for each.
 * The weight is our own judgement.
 */
export const LID: Lid = { minutes: [90, 120], weight: 4 }

export const VARIANTS = {
  map: { name: 'Map', explain: 'The board you play on.', values: MAP_IDS, default: 'japan', upFront: true },
  endTrigger: {
    name: 'End of the game',
    explain:
      'Deck: a turn that ends with an empty deck is the last. On Japan the display is refilled after that, so a deck emptied by refilling leaves one more turn (Q3). Deck and hand: a player must also have no card left, as in the first edition (Q2).',
    values: ['deck', 'deckAndHand'],
    default: 'deck',
  },
  twoPlayerTrim: {
    name: 'Shorter game for two',
    explain:
      'Removes 18 cards unseen, which gives two players as many turns as three. Our own variant, not in the rulebook.',
    values: [false, true],
    default: false,
    seats: [2],
  },
  overbuildOtherIndustry: {
    name: 'Replace with another industry',
    explain: 'You may replace your counter with a higher one of another industry. No: only of the same industry (Q19).',
    values: [true, false],
    default: true,
  },
  loanRepayCost: {
    name: 'Repaying a loan',
    explain: 'The cost of repaying a $10 loan. One source says $11 (Q47).',
    values: [11, 10],
    default: 11,
    isMoney: true,
  },
  developMaxCounters: {
    name: 'Developing',
    explain: 'How many counters one develop action may remove (AOI-42).',
    values: [2, 1],
    default: 2,
  },
  railCosts: {
    name: 'Rail prices',
    explain: 'The cost of the first and second link of an action. Our own numbers (AOI-34).',
    values: ['2+3', '1+2', '3+4'],
    default: '2+3',
  },
  sharedSeaLaneReach: {
    name: 'Sea lanes for all players',
    explain:
      'An open sea lane lets every player use industry cards in both its towns. No: only the ship’s owner may (Q26).',
    values: [true, false],
    default: true,
    only: { map: 'japan' },
  },
  minnesotaAutoExport: {
    name: 'Export when built',
    explain:
      'New mines and ironworks that reach a port sell cubes to the displays at once, as on the other maps. No: cubes are sold with the sell action only (Q17).',
    values: [false, true],
    default: false,
    only: { map: 'minnesota' },
  },
  chicagoLinkValue: {
    name: 'Links to Chicago',
    explain:
      'Literal: a link to Chicago pays $1 for each counter in the Chicago area. Additive: it also pays $2 plus the counters at its other end (Q50).',
    values: ['literal', 'additive'],
    default: 'literal',
    only: { map: 'minnesota' },
  },
  cubeSaleAccess: {
    name: 'Selling cubes',
    explain:
      'Counter: each counter you sell cubes from must be connected to a port. Player: one of your counters or rails connected to a port is enough for all of them (Q43).',
    values: ['counter', 'player'],
    default: 'counter',
    only: { map: 'minnesota' },
    addedLater: true,
  },
  ironMarketReach: {
    name: 'Iron for iron markets',
    explain:
      'Connected: iron must be connected to the iron market you sell it to. Anywhere: any iron on the map that can be sold will do, and you buy from the display only if there is none (Q45).',
    values: ['connected', 'anywhere'],
    default: 'connected',
    only: { map: 'minnesota' },
    addedLater: true,
  },
} as const

/** AOI-34: the cost of an action's first and second link. */
export const RAIL_COSTS = { '2+3': [2, 3], '1+2': [1, 2], '3+4': [3, 4] } as const

/**
 * A generous limit: random games have 200 to 700 choices, because every action uses up a card, a counter, a link, a cube or a
 * market.
 */
export const MOST_CHOICES = 6000
