// The lessons of Salt and Timber, in the order they're taught.

import type { LessonBook } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { sixTurns } from './challenges.ts'
import { deliver } from './deliver.ts'
import { sell } from './sell.ts'

export const book: LessonBook<typeof game> = {
  lessons: [deliver, sell],
  challenges: [sixTurns],
  firstGame: {
    advice: {
      turn: 'Look at your order first, then at the prices. Take what your order needs, and sell the rest before your rivals do.',
    },
    occasions: [
      {
        id: 'first order',
        when: ({ seen }) => seen.choices.some(name => name.startsWith('deliver ')),
        advice: 'You have everything your order asks for. Deliver it: an order usually pays more than the market.',
      },
    ],
    warnFrom: 3,
  },
}
