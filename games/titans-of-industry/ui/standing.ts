// What is always shown of a seat.

import type { StandingItem } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { Box } from '../data/box.ts'
import { hasRedCube, realEstateOf, rentFor, shareOf } from '../readings/holdings.ts'
import { positionOf, type Seen } from './reading/table.ts'
import { SAY } from './words.ts'

export function standing(seen: Seen, seat: Seat, box: Box): readonly StandingItem[] {
  const g = positionOf(seen, box)
  const cards = realEstateOf(g, seat)
  return [
    { label: SAY.standing.share, value: shareOf(g, seat), main: true },
    { label: SAY.standing.money, value: SAY.money(g.money[seat]) },
    { label: SAY.standing.rent, value: SAY.gain(cards * rentFor(g, seat)) },
    { label: SAY.standing.realEstate, value: cards },
    { label: SAY.standing.titans, value: g.titans[seat].length },
    // Whether it may buy from the bank: it has a cube in a red grid (TOI-22).
    { label: SAY.standing.bank, value: hasRedCube(g, seat) ? SAY.yes : SAY.none },
  ]
}
