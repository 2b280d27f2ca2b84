// What is always shown of a seat.

import type { StandingItem } from '@tableworks/board-kit'
import type { Seat } from '@tableworks/kernel'
import type { Seen } from './reading/table.ts'
import { SAY } from './words.ts'

export function standing({ view }: Seen, seat: Seat): readonly StandingItem[] {
  const { share, rent, realEstate, license } = view.glance
  return [
    { label: SAY.standing.share, value: share[seat], main: true },
    { label: SAY.standing.money, value: SAY.money(view.money[seat]) },
    { label: SAY.standing.rent, value: SAY.gain(rent[seat]) },
    { label: SAY.standing.realEstate, value: realEstate[seat] },
    { label: SAY.standing.titans, value: view.held[seat] ?? 0 },
    // Whether it may buy from the bank: it has a cube in a red grid (TOI-22).
    { label: SAY.standing.bank, value: license[seat] ? SAY.yes : SAY.none },
  ]
}
