// Challenges of Victory Through Industry. `tw lessons victory-through-industry --games 40`: the normal bot always reaches the first
// mark, the hard bot reaches the second in at least a quarter of its games. The best line was found by hand.

import type { Challenge } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { readyOf } from '../readings/contracts.ts'
import { afterTurns, QUIET, start } from './arrange.ts'

export const allReady: Challenge<typeof game> = {
  id: 'all-ready',
  title: 'Ready to deliver',
  aim: 'Have as many contracts ready as you can after four turns',
  start: start({
    complexes: [
      {
        factories: [
          ['steel_mill', 0, 0],
          ['coal_mine', -1, -1],
          ['iron_mine', 1, -1],
          ['forest', 2, -2],
        ],
        products: [
          ['coal', -1, 0],
          ['iron_ore', 1, 0],
          ['wood', 1, -2],
          ['wood', 3, -2],
        ],
      },
      { factories: [['cattle_farm', 0, 0]] },
    ],
    open: ['wood', 'coal', 'iron_ore', 'oil', 'gasoline', 'steel', 'rifles', 'cotton'],
  }),
  rivals: QUIET,
  over: ({ position }) => afterTurns(position, 4),
  measure: ({ position, seat }) => readyOf(position, seat),
  stars: [2, 3, 4],
  best: `
    operate; move product; product -1,0; to -2,-1; move product; product 1,0; to 2,-1
    build; build oil_well; pay 1,-2; pay 3,-2; at 3,-1; turn 0; stop; produce forest
    operate; build; build oil_well; pay 1,-2; pay 3,-2; at 4,0; turn 0; stop; produce forest
    produce coal_mine; produce iron_mine
    produce oil_well; all; operate; stop
  `,
  learned:
    'A contract is ready with two of its product, or one if you hold it. Two cards of a type make both in one move.',
}
