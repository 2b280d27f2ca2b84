// How to play, in five pictures of the table.

import type { HowToPlay } from '@tableworks/board-kit'
import type { game } from '../../index.ts'
import {
  CARDS_PLACE,
  DICE_PLACE,
  factoryPlace,
  iconPlace,
  MARKET_PLACE,
  POLLUTION_PLACE,
  sidePlace,
  spacePlace,
  YEARS_PLACE,
} from '../places.ts'
import { CHOICES } from './lesson-game.ts'

export const howToPlay: HowToPlay<typeof game> = {
  played: { seats: ['Ann', 'Ben'], seed: 'lesson', choices: CHOICES },
  screens: [
    {
      title: 'Fifteen rounds',
      after: 0,
      callouts: [
        {
          place: YEARS_PLACE,
          text: 'Each round is two years: both players build, then both take two actions, then your buildings pay.',
        },
        {
          place: DICE_PLACE,
          text: 'To build, roll three dice. One names the block, one the building in it, and one the price; you decide which is which.',
        },
        {
          place: sidePlace('profit', 0),
          text: 'Most Profit wins. Capital is the money you spend on the way; it is worth nothing at the end.',
        },
      ],
    },
    {
      title: 'Build in the City',
      after: 1,
      callouts: [
        {
          place: spacePlace('3-5'),
          text: 'These dice can name every lit space, each at its price. An R pays $2 a round and scores twice its die at the end.',
        },
        {
          place: spacePlace('2-3'),
          text: 'An M also pays $2 a round and scores 3, but it never grows. A C or an I pays $1.',
        },
        {
          place: sidePlace('capital', 0),
          text: 'Ann has ${capital}. One of her nine dice marks the building, and shows 1.',
          values: ({ view }) => ({ capital: view.capital[0] }),
        },
      ],
    },
    {
      title: 'Two actions each',
      after: 31,
      callouts: [
        {
          place: CARDS_PLACE,
          text: 'Two Action cards are face up in each round. In turn, each of you claims a free icon and carries it out, twice.',
        },
        {
          place: iconPlace('A1c1'),
          text: 'What you claim is closed to the other player until your marker moves on. Here one could add a train.',
        },
        {
          place: MARKET_PLACE,
          text: 'The market die has set what a Good of each colour costs to produce in this round.',
        },
      ],
    },
    {
      title: 'Goods make buildings grow',
      after: 74,
      callouts: [
        {
          place: factoryPlace('sawmill'),
          text: 'An Industrial building brings a Factory, and with the action Produce you fill its track. The Sawmill holds {count} brown Goods.',
          values: ({ view }) => ({ count: view.factories[0].find(({ card }) => card === 'sawmill')?.goods }),
        },
        {
          place: spacePlace('3-5'),
          text: 'With the action Upgrade, each brown Good raises the die of an R by one. Every level is 2 Profit at the end.',
        },
        {
          place: spacePlace('2-6'),
          text: 'Blue Goods are for C, red ones for L. A building grows up to its own number, here 6.',
        },
      ],
    },
    {
      title: 'Trains, and what counts at the end',
      after: 35,
      callouts: [
        {
          place: factoryPlace('bacon-factory'),
          text: 'A train runs around its Factory, and passengers raise its die. Back home it pays the die times the number of links: here 5 times 4, $20.',
        },
        {
          place: sidePlace('profit', 1),
          text: 'With the action Exchange you turn Capital into Profit. The player with less Profit goes first in the next round.',
        },
        {
          place: POLLUTION_PLACE,
          text: 'Upgrading an I pollutes. At the end pollution costs Profit, most of it for the player with more Industrial buildings.',
        },
      ],
    },
  ],
}
