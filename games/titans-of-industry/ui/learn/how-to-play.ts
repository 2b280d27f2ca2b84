// How to play, in five pictures of the exchange.

import type { HowToPlay } from '@tableworks/board-kit'
import type { game } from '../../index.ts'
import type { Thing } from '../things.ts'
import { CHOICES } from './lesson-game.ts'

export const howToPlay: HowToPlay<typeof game, Thing> = {
  played: { seats: ['Ann', 'Ben', 'Cat'], seed: 'lesson', choices: CHOICES },
  screens: [
    {
      title: 'One action a turn',
      after: 42,
      callouts: [
        {
          place: { kind: 'facilities' },
          text: 'Facilities make goods. What is lit can be done now; build a new one, or add a card to one you have and it makes more with each use.',
        },
        {
          place: ({ seat }) => ({ kind: 'run', facility: 'lumber-camp', seat: seat ?? 0, uses: 2 }),
          text: 'Or produce: run a facility once or twice, pay what stands here, and make that many cubes.',
        },
        {
          place: { kind: 'row' },
          text: 'Or buy an advancement with research. Most help you for the rest of the game.',
        },
        {
          place: { kind: 'order' },
          text: 'Then the next player has a turn. Market share wins the game: 1 for each cube that others buy from you.',
        },
      ],
    },
    {
      title: 'Every cube goes to a grid',
      after: 43,
      callouts: [
        {
          place: ({ seat }) => ({ kind: 'split', count: 1, seat: seat ?? 0 }),
          text: 'Ann has made {count|cube|cubes} of wood and divides them between the two grids that deal in wood.',
          values: ({ view }) => ({ count: view.size['lumber-camp'][0] }),
        },
        {
          place: { kind: 'grid', grid: 'c-residential' },
          text: 'Grids with a red outline are where players buy for what they build. Keep a cube in one: only then does the bank sell you what has run out.',
        },
        {
          place: { kind: 'grid', grid: 'e-northwest' },
          text: 'In all grids but Research, consumers buy when an age ends. Each says how many cubes they want.',
        },
      ],
    },
    {
      title: 'Set your price',
      after: 87,
      callouts: [
        {
          place: { kind: 'grid', grid: 'e-northwest' },
          text: 'You have one price in each grid, for all your cubes there. The cheapest cubes are always bought first.',
        },
        {
          place: { kind: 'price', grid: 'e-northwest', price: 10 },
          text: 'Every square says how many of your cubes would be sold at that price today. Here Ben asks ${price}.',
          values: ({ view }) => ({ price: view.price['e-northwest'][1] }),
        },
        {
          place: { kind: 'price', grid: 'e-northwest', price: 12 },
          text: 'A high price earns more, if anybody buys. What is not sold when an age ends is lost.',
        },
      ],
    },
    {
      title: 'Build the city',
      after: 74,
      callouts: [
        {
          place: { kind: 'space', space: 'transportation-1' },
          text: 'Real estate is bought with the goods shown on its space. From then on it pays you $2 at the start of each of your turns, and moves you up in the turn order.',
        },
        {
          place: { kind: 'card', card: 'canal-landing' },
          text: 'Choose the card: its letters are what the city will want of Consumables, Durables and Energy in the grids beside it.',
        },
        {
          place: { kind: 'ages' },
          text: 'The second, fifth and eighth white card end an age, at once.',
        },
      ],
    },
    {
      title: 'The end of an age, and your Titans',
      after: 63,
      callouts: [
        {
          place: { kind: 'ages' },
          text: 'When an age ends, consumers buy and pay. Most cubes sold in a sector, or most real estate, is 5 market share.',
        },
        {
          place: ({ seat }) => ({ kind: 'titan', seat: seat ?? 0, titan: 'titan-durables' }),
          text: 'Titans are secret ways to score at the end of the game. You begin with one.',
        },
        {
          place: ({ seat }) => ({ kind: 'titan', seat: seat ?? 0, titan: 'titan-transportation' }),
          text: 'Reprice is the action that brings another: change any of your prices, look at four Titans, keep one.',
        },
      ],
    },
  ],
}
