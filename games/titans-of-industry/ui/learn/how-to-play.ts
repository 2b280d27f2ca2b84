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
          text: 'Facilities make goods. The highlighted ones are possible now: build a new one, or expand yours so each use makes more.',
        },
        {
          place: ({ seat }) => ({ kind: 'run', facility: 'lumber-camp', seat: seat ?? 0, uses: 2 }),
          text: 'Or run a facility once or twice: pay the price shown here and make that many cubes.',
        },
        {
          place: { kind: 'row' },
          text: 'Or buy an advancement with research. Most help you for the rest of the game.',
        },
        {
          place: { kind: 'order' },
          text: 'Then the next player acts. The most market share wins: you score 1 for each cube another player or a consumer buys from you.',
        },
      ],
    },
    {
      title: 'Every cube goes to a grid',
      after: 43,
      callouts: [
        {
          place: ({ seat }) => ({ kind: 'split', count: 1, seat: seat ?? 0 }),
          text: 'Ann made {count} wood and divides it between the two grids that take wood.',
          values: ({ view }) => ({ count: view.size['lumber-camp'][0] }),
        },
        {
          place: { kind: 'grid', grid: 'c-residential' },
          text: 'Players buy what they build with in the grids outlined in red. Keep a cube in one: otherwise the bank won’t sell you goods that have run out.',
        },
        {
          place: { kind: 'grid', grid: 'e-northwest' },
          text: 'Consumers buy in all grids but Research when an age ends. The brass plate shows how many cubes they want.',
        },
      ],
    },
    {
      title: 'Set your price',
      after: 87,
      callouts: [
        {
          place: { kind: 'grid', grid: 'e-northwest' },
          text: 'You set one price in each grid for all your cubes there. The cheapest cubes always sell first.',
        },
        {
          place: { kind: 'price', grid: 'e-northwest', price: 11 },
          text: 'Each square shows how many of your cubes would sell at that price now. Ben is asking ${price}.',
          values: ({ view }) => ({ price: view.price['e-northwest'][1] }),
        },
        {
          place: { kind: 'price', grid: 'e-northwest', price: 12 },
          text: 'A high price earns more if consumers buy. Cubes that don’t sell when the age ends are lost.',
        },
      ],
    },
    {
      title: 'Build the city',
      after: 74,
      callouts: [
        {
          place: { kind: 'space', space: 'transportation-1' },
          text: 'Buy the goods shown on a space to build real estate. It moves you up in the turn order and pays you $2 at the start of each of your turns.',
        },
        {
          place: { kind: 'card', card: 'canal-landing' },
          text: 'Choose a card: its letters are new demand for Consumables, Durables and Energy in the grids beside it.',
        },
        {
          place: { kind: 'ages' },
          text: 'The second, fifth and eighth white cards each end an age at once.',
        },
      ],
    },
    {
      title: 'The end of an age, and your Titans',
      after: 63,
      callouts: [
        {
          place: { kind: 'ages' },
          text: 'When an age ends, consumers buy and pay. Selling the most in a sector, or owning the most real estate, scores 5.',
        },
        {
          place: ({ seat }) => ({ kind: 'titan', seat: seat ?? 0, titan: 'titan-durables' }),
          text: 'Titans are secret ways to score at the end of the game. You start with one.',
        },
        {
          place: ({ seat }) => ({ kind: 'titan', seat: seat ?? 0, titan: 'titan-transportation' }),
          text: 'Reprice to get another: change any of your prices, draw four Titans, keep one.',
        },
      ],
    },
  ],
}
