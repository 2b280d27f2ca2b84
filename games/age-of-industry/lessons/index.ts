// The lessons of Age of Industry, in the order they're taught.

import type { LessonBook } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { borrow } from './borrow.ts'
import { cards } from './cards.ts'
import { challenges } from './challenges/index.ts'
import { coal } from './coal.ts'
import { develop } from './develop.ts'
import { flip } from './flip.ts'
import { minute } from './minute.ts'
import { occasions } from './occasions.ts'
import { order } from './order.ts'

export const book: LessonBook<typeof game> = {
  lessons: [minute, borrow, coal, flip, cards, order, develop],
  challenges,
  firstGame: {
    advice: {
      action:
        'Plan for something that flips soon, such as a mill and a port that sells its cotton. Often several moves are about as good, and taking cards is one of them.',
      playCard:
        'Use the card you can spare. A colour lets you build in a new region, an industry only where you already are.',
      discardCard: 'Discard the card you need least: an industry you’ve run out of, or a region without free spaces.',
      build: 'Check the full price, coal and iron included, and whose counters you’d empty: they get paid.',
      coal: 'These mines are equally near. Take from your own, or from one that won’t flip.',
      iron: 'These ironworks are equally near. Take from your own, or from one that won’t flip.',
      rail: 'A rail connects mines, mills and ports. When the game ends, it scores for the counters at both ends.',
      sell: 'Sell through your own port if you can: then both counters flip for you.',
      develop: 'Remove what blocks a good counter. One action removes two counters, from any stacks.',
      takeCard: 'Take a card for the next town you want. The game ends when the deck runs out.',
    },
    occasions,
    warnFrom: 3,
  },
}
