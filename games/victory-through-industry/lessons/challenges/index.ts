// The challenges of Victory Through Industry, from easy to hard.

import type { Challenge } from '@tableworks/lessons'
import type { game } from '../../index.ts'
import { allReady, fullShift, growth, runs, sharedOre, steel } from './building.ts'
import { deliveries, finish, jeep, signing } from './contracts.ts'

export const challenges: readonly Challenge<typeof game>[] = [
  fullShift,
  jeep,
  deliveries,
  sharedOre,
  runs,
  signing,
  growth,
  allReady,
  steel,
  finish,
]
