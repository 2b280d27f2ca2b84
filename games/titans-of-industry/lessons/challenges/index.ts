// The challenges of Titans of Industry, from easy to hard.

import type { Challenge } from '@tableworks/lessons'
import type { game } from '../../index.ts'
import { cards, closeTheAge, fromBehind, twoCards, twoForOne } from './age.ts'
import { customers, dominate, goodsOrPrices, opening, twoTurns } from './market.ts'

export const challenges: readonly Challenge<typeof game>[] = [
  closeTheAge,
  goodsOrPrices,
  customers,
  dominate,
  twoTurns,
  twoForOne,
  twoCards,
  cards,
  opening,
  fromBehind,
]
