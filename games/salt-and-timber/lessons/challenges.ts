// Challenges of Salt and Timber. A search of every possible line found $39; `tw lessons salt-and-timber --games 100` gave the other
// numbers.

import type { Challenge } from '@tableworks/lessons'
import type { game } from '../index.ts'

export const sixTurns: Challenge<typeof game> = {
  id: 'six-turns',
  title: 'Six turns',
  aim: 'Have as much money as you can after six turns',
  start: { seats: ['Ann', 'Ben'], seed: 'lesson 16' },
  rivals: ['deliver *', 'sell 4 *', 'harvest timber', 'harvest salt', 'sell 2 *'],
  over: ({ facts, seat }) => facts.filter(fact => fact.seat === seat && fact.kind !== 'drew').length === 6,
  measure: ({ position, seat }) => position.money[seat],
  unit: '$',
  stars: [17, 29, 37],
  best: 'harvest salt; harvest timber; sell 2 timber; harvest salt; harvest salt; sell 6 salt',
  learned:
    'Sell timber first: that raises the price of salt. Then sell six salt at once for a fortune. Here the market beats the order.',
}
