// How to play, in pictures of the harbour. The large games have five screens; this one needs three.

import type { HowToPlay } from '@tableworks/board-kit'
import type { game } from '../index.ts'
import type { Thing } from './things.ts'

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
          text: 'On your turn you do one thing. Press a heap and two of its goods go to your store.',
        },
        {
          place: { kind: 'store', seat: 0 },
          text: 'Everybody can see what the others have: {seat} has just harvested {count} salt.',
          values: ({ view }) => ({ seat: 0, count: view.store.salt[0] }),
        },
        {
          place: { kind: 'store', seat: 1 },
          text: 'This is yours: it has room for six goods. Your money stands beside your name.',
        },
      ],
    },
    {
      title: 'Your secret order',
      after: 10,
      callouts: [
        {
          place: { kind: 'order', seat: 1 },
          text: 'Only you can read this note. With its goods in your store, press it: it pays ${pays}, and you draw another.',
          values: ({ view }, box) => ({ pays: view.ownOrder === null ? 0 : box[view.ownOrder].pays }),
        },
        { place: { kind: 'store', seat: 1 }, text: 'Ben has the goods of his order together, so the note is lit.' },
      ],
    },
    {
      title: 'Sell before the others do',
      after: 10,
      callouts: [
        {
          place: { kind: 'price', good: 'salt' },
          text: 'Ann sold six salt, and its price fell by a dollar for each of them. It is ${price} now.',
          values: ({ view }) => ({ price: view.price.salt }),
        },
        {
          place: { kind: 'price', good: 'timber' },
          text: 'Whenever one good is sold, the other rises by a dollar. Timber brings ${price}.',
          values: ({ view }) => ({ price: view.price.timber }),
        },
        {
          place: { kind: 'piece', good: 'timber', number: 2, seat: 1 },
          text: 'To sell, press a good in your store: the second timber sells two. After the last round the most money wins.',
        },
      ],
    },
  ],
}
