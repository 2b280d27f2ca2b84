// The lessons of Age of Industry, in the order they're taught.

import type { LessonBook } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { borrow } from './borrow.ts'
import { cards } from './cards.ts'
import { challenges } from './challenges/index.ts'
import { coal } from './coal.ts'
import { develop } from './develop.ts'
import { flip } from './flip.ts'
import { order } from './order.ts'

export const book: LessonBook<typeof game> = {
  lessons: [borrow, coal, flip, cards, order, develop],
  challenges,
  firstGame: {
    advice: {
      action:
        'Ask what will flip soon. Build where coal, iron or cotton is wanted, and sell as soon as a port is open.',
      playCard: 'Use the card you can spare. A colour opens a region, an industry works only where you already are.',
      discardCard: 'Give the card you need least: an industry you’ve run out of, or a region without free spaces.',
      build: 'Look at the price with its coal and iron, and at who profits when their counters empty.',
      coal: 'These mines are equally near. Take from your own, or from one that won’t flip.',
      iron: 'These ironworks are equally near. Take from your own, or from one that won’t flip.',
      rail: 'A rail joins mines, mills and ports, and pays at the end for what stands at both its ends.',
      sell: 'Sell through your own port if you can: then both counters flip for you.',
      develop: 'Clear what blocks a good counter. Two counters go in one action, from any stacks.',
      takeCard: 'Take what opens the next town you want. The deck is the clock of the game.',
    },
    warnFrom: 3,
  },
}
