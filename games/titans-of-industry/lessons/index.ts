// The lessons of Titans of Industry, in the order they're taught.

import type { LessonBook, LessonMoment } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { build } from './build.ts'
import { challenges } from './challenges/index.ts'
import { estate } from './estate.ts'
import { expand } from './expand.ts'
import { minute } from './minute.ts'
import { payday } from './payday.ts'
import { price } from './price.ts'
import { reserve } from './reserve.ts'
import { titans } from './titans.ts'

/** Whether an action that begins like this is possible. */
const offers =
  (start: string) =>
  ({ seen }: LessonMoment<typeof game>): boolean =>
    seen.decision === 'action' && seen.choices.some(name => name.startsWith(start))

export const book: LessonBook<typeof game> = {
  lessons: [minute, build, price, payday, reserve, expand, estate, titans],
  challenges,
  firstGame: {
    advice: {
      keepTitan:
        'A Titan scores only at the end of the game, and only for you. Keep the one that fits what you’d build anyway.',
      action:
        'Look at the demand, at what sells now, and at the white cards: how many turns are left until consumers pay?',
      placeGoods:
        'Red grids sell to players now. The other grids sell to consumers later. Sell where demand is higher than supply.',
      choosePrice: 'The cheapest cubes sell first, until demand is met. Ask just less than the rival you must beat.',
      chooseSeller: 'These cubes cost the same. The seller gets the money and 1 market share: choose who’s behind.',
      chooseCard: 'These cards differ only in what consumers want. Choose what you sell, not what your rivals sell.',
      reprice: 'Find cubes that nobody would buy at today’s prices, and make them cheaper. Then you draw Titans.',
      telegraph: 'Your Telegraph changes one price for free: look where someone has just undercut you.',
      chooseWaiver: 'Land Survey saves you one good: skip the most expensive.',
      chooseSubstitute: 'You may take another material instead: take the cheapest, or your own.',
      keepUnsold: 'Cubes you keep can sell in the next age. Keep what will be wanted then.',
    },
    occasions: [
      {
        id: 'producing',
        when: offers('produce '),
        advice:
          'You can run a facility you own. Do it while someone will buy the cubes: players from the red grids, or consumers when the age ends.',
      },
      {
        id: 'expanding',
        when: offers('expand '),
        advice:
          'You can expand a facility: it makes as many cubes as its new size at once, and again with every use. Do it early.',
      },
      {
        id: 'estate',
        when: offers('estate '),
        advice:
          'You can build real estate: it pays rent every turn, changes demand beside it, and moves you forward in the turn order.',
      },
      {
        id: 'repricing',
        when: offers('reprice'),
        advice:
          'You can reprice: change your prices without a new cube, and draw Titans. Good when rivals have undercut you.',
      },
    ],
    warnFrom: 4,
  },
}
