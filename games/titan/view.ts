// Who may know what: everything is open. Rig stacks and the order pile are bags whose contents all can work out and whose
// order is not decided before something is drawn, so there is nothing to hide.

import { type Chance, copy, type Seat } from '@tableworks/kernel'
import type { State } from './state.ts'

/** The position itself: a board hands it, with the table's seats, variants and box, to the readings. */
export type View = Omit<State, 'seats' | 'variants' | 'box'>

export function view(g: State, _seat: Seat | null): View {
  const { seats: _seats, variants: _variants, box: _box, ...open } = g
  return open
}

export const imagine = (
  seen: View,
  { seats, variants, box }: Pick<State, 'seats' | 'variants' | 'box'>,
  _chance: Chance,
): State => ({ seats, variants, box, ...copy(seen) })
