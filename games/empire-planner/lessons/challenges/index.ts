// The challenges of Empire Planner, from easy to hard.

import type { Challenge } from '@tableworks/lessons'
import type { game } from '../../index.ts'
import { holdArchie, threeRounds, twoTrips } from './archie.ts'
import { closeGap, firstRounds, fullStores, lastCall, lastRound, skyline, trainHome } from './rivals.ts'

export const challenges: readonly Challenge<typeof game>[] = [
  trainHome,
  twoTrips,
  fullStores,
  lastRound,
  firstRounds,
  lastCall,
  holdArchie,
  skyline,
  closeGap,
  threeRounds,
]
