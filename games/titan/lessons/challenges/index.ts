// The challenges of Titan, from easy to hard.

import type { Challenge } from '@tableworks/lessons'
import type { game } from '../../index.ts'
import { comeback, fiveRigs, goodCycle, lastTurn, lastWord } from './cycles.ts'
import { bigTurn, firstUpgrade, flight, fullHold, onePipe } from './turns.ts'

export const challenges: readonly Challenge<typeof game>[] = [
  onePipe,
  firstUpgrade,
  flight,
  bigTurn,
  fullHold,
  lastTurn,
  lastWord,
  goodCycle,
  fiveRigs,
  comeback,
]
