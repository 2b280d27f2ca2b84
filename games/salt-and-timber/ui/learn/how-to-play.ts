// How to play, in pictures of the harbour. The large games have five screens. This one needs three.

import type { HowToPlay } from '@tableworks/board-kit'
import type { game } from '../../index.ts'
import type { Thing } from '../things.ts'

export const howToPlay: HowToPlay<typeof game, Thing> = {
  played: {
    seats: ['Ann', 'Ben', 'Cat'],
    seed: 'lesson',
    choices: `
      harvest salt
      harvest salt
      harvest salt
      harvest salt
      harvest timber
      harvest timber
      harvest salt
      harvest salt
      harvest timber
      sell 6 salt
    `,
  },
  screens: [
    {
      title: 'Harvest, sell or deliver',
      after: 1,
      callouts: [
        {
          place: { kind: 'heap', good: 'salt' },
          text: 'You take one action on your turn. Press a heap to take two of its goods to your store.',
        },
        {
          place: { kind: 'store', seat: 0 },
          text: 'Stores are open to all: {seat} has just harvested {count} salt.',
          values: ({ view }) => ({ seat: 0, count: view.store.salt[0] }),
        },
        {
          place: { kind: 'store', seat: 1 },
          text: 'This store is yours and holds six goods. Your money is beside your name.',
        },
      ],
    },
    {
      title: 'Your secret order',
      after: 10,
      callouts: [
        {
          place: { kind: 'order', seat: 1 },
          text: 'Only you can read this note. With its goods in your store, press it to get ${pays} and draw another.',
          values: ({ view }, box) => ({ pays: view.ownOrder === null ? 0 : box[view.ownOrder].pays }),
        },
        { place: { kind: 'store', seat: 1 }, text: 'Ben has all the goods for his order, so the note is highlighted.' },
      ],
    },
    {
      title: 'Sell before your rivals',
      after: 10,
      callouts: [
        {
          place: { kind: 'price', good: 'salt' },
          text: 'Ann sold six salt, and its price fell by $1 for each. Now it’s ${price}.',
          values: ({ view }) => ({ price: view.price.salt }),
        },
        {
          place: { kind: 'price', good: 'timber' },
          text: 'When one good is sold, the other rises by $1. Timber sells for ${price}.',
          values: ({ view }) => ({ price: view.price.timber }),
        },
        {
          place: { kind: 'piece', good: 'timber', number: 2, seat: 1 },
          text: 'To sell, press a good in your store: the second timber sells two. After the last round, the most money wins.',
        },
      ],
    },
  ],
}
