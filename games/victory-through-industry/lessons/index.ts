// The lessons of Victory Through Industry, in the order they're taught.

import type { LessonBook } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { blocked } from './blocked.ts'
import { build } from './build.ts'
import { challenges } from './challenges/index.ts'
import { contracts } from './contracts.ts'
import { end } from './end.ts'
import { minute } from './minute.ts'
import { sides } from './sides.ts'
import { snapshot } from './snapshot.ts'
import { trade } from './trade.ts'

export const book: LessonBook<typeof game> = {
  lessons: [minute, sides, blocked, snapshot, build, trade, contracts, end],
  challenges,
  firstGame: {
    advice: {
      draft: 'Take a forest early: wood pays for any factory. Then take a card whose product has an open contract.',
      layWhat: 'Think of what you’ll build next: factories at each other’s corners can feed each other.',
      laySite: 'Corner to corner is best. Side by side, two factories take cells from each other.',
      turn: 'Turn it so that its outputs land where another factory takes them, and never onto a card.',
      move: 'Which type runs most often now? If little can run, work on the floor: build, carry and trade in one move.',
      produce: 'Two factories need the same cell, or you can choose a product. Take what your next factory needs.',
      operate: 'Do everything in one go: trade, claim, build, and finally carry products to where you’ll use them.',
      buildWhat:
        'Early on, build what turns your raw goods into products with open contracts. A second mine also helps.',
      pay: 'Pay with wood or with what you have too much of. Keep inputs you’re about to use.',
      site: 'Choose a corner of the factory that feeds it, and leave all output cells free.',
      putProduct: 'Put it where a factory takes it. If none does, use a cell that no factory fills.',
      bankFor: 'Take what lets a factory run this turn. Otherwise, three for one is a high price.',
      offer: 'Offer what the other player lacks and you have too much of. One for one is fair.',
      answer: 'Does it help you more than them? Check how many contracts they have ready before you accept.',
      fulfil: 'Deliver if you can: contracts are most of your score. Five deliveries at once end the game.',
      rescue: 'Move it beside a factory that can use it. It’s lost if you throw it away.',
    },
    occasions: [
      {
        id: 'first claim',
        when: ({ seen }) => seen.choices.some(name => name.startsWith('claim ')),
        advice:
          'You can claim an open contract by turning in one of its products. Claim what you can make again: delivering it takes another one later.',
      },
    ],
    warnFrom: 3,
  },
}
