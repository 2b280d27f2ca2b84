// The challenges of Age of Industry, from easy to hard, and from the lessons' map to the other.

import type { Challenge } from '@tableworks/lessons'
import type { game } from '../../index.ts'
import { clearTheWay, coalForIron, fortyDollars, lastTurn, outOfDebt, payday, fromBehind } from './japan.ts'
import { firstFactory, onTheRiver, opening } from './minnesota.ts'

export const challenges: readonly Challenge<typeof game>[] = [
  payday,
  fortyDollars,
  clearTheWay,
  lastTurn,
  firstFactory,
  onTheRiver,
  coalForIron,
  outOfDebt,
  opening,
  fromBehind,
]
