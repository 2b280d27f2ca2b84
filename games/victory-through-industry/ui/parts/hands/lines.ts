// Lines of choices: one gesture, such as carrying a crate, makes several choices. One undo takes them all back.

import { type Cell, productsOn } from '../../../readings/floor.ts'
import type { Position } from '../../table.ts'
import { NOTATION } from '../../../notation.ts'
import type { Seat } from '@tableworks/kernel'

export interface Carriage {
  readonly from: Cell
  readonly to: Cell
}

/** Picks up a product. The next decision asks for its place. */
export const pickLine = ({ floor }: Position, seat: Seat, from: Cell): string[] => [
  NOTATION.write('operate', 'move product'),
  // With only one product, the rules don't ask which one.
  ...(productsOn(floor[seat]) > 1 ? [NOTATION.write('pickProduct', from)] : []),
]

/** Products moved one by one. */
export const carryLine = (position: Position, seat: Seat, carriages: readonly Carriage[]): string[] =>
  carriages.flatMap(({ from, to }) => [...pickLine(position, seat, from), NOTATION.write('putProduct', to)])
