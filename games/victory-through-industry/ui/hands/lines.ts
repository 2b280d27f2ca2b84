// Lines of choices: what a hand makes in one go, as a crate that was carried from here to there, is said in one line and
// taken back as one.

import { type Cell, productsOn } from '../../readings/floor.ts'
import type { Position } from '../table.ts'
import { NOTATION } from '../../notation.ts'
import type { Seat } from '@tableworks/kernel'

export interface Carriage {
  readonly from: Cell
  readonly to: Cell
}

/** Products moved one after the other. Which one is not asked where there is only one. */
export function carryLine({ floor }: Position, seat: Seat, carriages: readonly Carriage[]): string[] {
  const isAsked = productsOn(floor[seat]) > 1
  return carriages.flatMap(({ from, to }) => [
    NOTATION.write('operate', 'move product'),
    ...(isAsked ? [NOTATION.write('pickProduct', from)] : []),
    NOTATION.write('putProduct', to),
  ])
}
