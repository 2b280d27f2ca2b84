// Every decision's options as text.

import { notation, type OptionsIn, whole } from '@tableworks/kernel'
import { ICON_IDS } from './data/action-cards.ts'
import { FACTORY_IDS } from './data/factories.ts'
import { FACES } from './data/pieces.ts'

/** More than a side can ever have. */
const PLENTY = 9999

export const NOTATION = notation(
  {
    face: FACES,
    block: FACES,
    number: FACES,
    cost: FACES,
    factory: FACTORY_IDS,
    second: FACTORY_IDS,
    capital: whole(0, PLENTY),
    profit: whole(0, PLENTY),
    icon: ICON_IDS,
  },
  {
    'build.reroll': ['keep', 'reroll {face}'],
    'build.assign': ['pass', 'build {block}-{number} for {cost}'],
    'build.factory': ['take {factory}'],
    'build.payment': ['pay {capital} capital {profit} profit'],
    'action.claim': ['claim {icon}'],
    'act.exchange': ['exchange {profit}'],
    'act.addTrain': ['train {factory}'],
    'act.passengerOwned': ['board {factory}'],
    'act.passengerUnowned': ['stop', 'ride {factory}'],
    'act.moveOne': ['move {factory}'],
    'act.moveTwo': ['move {factory}'],
    'act.produce': ['done', 'produce {factory}'],
    'act.upgradeSpecific': [
      'done',
      'upgrade {block}-{number} with {factory}',
      'upgrade {block}-{number} with {factory} + {second}',
    ],
    'act.upgradeAny': ['done', 'upgrade {block}-{number}'],
    'act.reducePollution': ['reduce', 'skip'],
    'cube.shortage': ['return {factory}'],
  },
)
export type Options = OptionsIn<typeof NOTATION>
