// The challenges of Age of Industry, from easy to hard.

import type { Challenge } from '@tableworks/lessons'
import type { game } from '../../index.ts'
import { clearTheWay, coalForIron, fortyDollars, lastTurn, outOfDebt, payday, fromBehind } from './japan.ts'
import { firstFactory, onTheRiver, opening } from './minnesota.ts'

export const challenges: readonly Challenge<typeof game>[] = [
  firstFactory,
  payday,
  fortyDollars,
  clearTheWay,
  lastTurn,
  coalForIron,
  onTheRiver,
  outOfDebt,
  opening,
  fromBehind,
]
