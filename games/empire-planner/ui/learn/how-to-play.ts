// How to play, in five pictures of the table.

import type { HowToPlay } from '@tableworks/board-kit'
import type { game } from '../../index.ts'
import type { Thing } from '../things.ts'
import { CHOICES } from './lesson-game.ts'

export const howToPlay: HowToPlay<typeof game, Thing> = {
  played: { seats: ['Ann', 'Ben'], seed: 'lesson', choices: CHOICES },
  screens: [
    {
      title: 'Fifteen rounds',
      after: 0,
      callouts: [
        {
          place: { kind: 'years' },
          text: 'Each round is two years: both players build, then both take two actions, then your buildings pay out.',
        },
        {
          place: { kind: 'dice' },
          text: 'To build, roll three dice. You decide which one is the block, which the building in it, and which the price.',
        },
        {
          place: { kind: 'profit', seat: 0 },
          text: 'Most Profit wins. Capital is money to spend, worth nothing at the end.',
        },
      ],
    },
    {
      title: 'Build in the City',
      after: 1,
      callouts: [
        {
          place: { kind: 'space', space: '3-5' },
          text: 'These dice allow the highlighted spaces, each at its price. An R (Residential) pays $2 a round and scores twice its die at the end.',
        },
        {
          place: { kind: 'space', space: '2-3' },
          text: 'An M also pays $2 a round and scores 3, but it never grows. A C or an I pays $1.',
        },
        {
          place: { kind: 'capital', seat: 0 },
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
          place: { kind: 'cards' },
          text: 'Two Action cards are face up each round. You take turns claiming a free icon and carrying it out, twice each.',
        },
        {
          place: { kind: 'icon', icon: 'A1c1' },
          text: 'Your icon is closed to the other player until your marker moves on. This one adds a train.',
        },
        {
          place: { kind: 'market' },
          text: 'The market die sets what a Good of each colour costs this round.',
        },
      ],
    },
    {
      title: 'Goods make buildings grow',
      after: 74,
      callouts: [
        {
          place: { kind: 'factory', factory: 'sawmill' },
          text: 'An Industrial building comes with a Factory, and the Produce action fills its track. The Sawmill holds {count} brown Goods.',
          values: ({ view }) => ({ count: view.factories[0].find(({ card }) => card === 'sawmill')?.goods }),
        },
        {
          place: { kind: 'space', space: '3-5' },
          text: 'With the Upgrade action, each brown Good raises the die of an R by one. Every level is worth 2 Profit at the end.',
        },
        {
          place: { kind: 'space', space: '2-6' },
          text: 'Blue Goods are for C, red ones for L. A building grows up to its own number, here 6.',
        },
      ],
    },
    {
      title: 'Trains, and what counts at the end',
      after: 35,
      callouts: [
        {
          place: { kind: 'factory', factory: 'bacon-factory' },
          text: 'A train runs around its Factory, and passengers raise its die. Back at its start it pays the die times the number of links: here 5 × 4 = $20.',
        },
        {
          place: { kind: 'profit', seat: 1 },
          text: 'With the Exchange action you turn Capital into Profit. The player with less Profit goes first in the next round.',
        },
        {
          place: { kind: 'pollution' },
          text: 'Upgrading an I pollutes. At the end pollution costs Profit, most of it for the player with more Industrial buildings.',
        },
      ],
    },
  ],
}
