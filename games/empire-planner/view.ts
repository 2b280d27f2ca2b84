// Who may know what: everything is open. The face-down Action cards are a bag whose content all can work out
// and whose order is not decided before a card is drawn (EMP-9, EMP-44), so there is nothing to hide.

import { type Chance, copy, type Seat } from '@tableworks/kernel'
import type { State } from './state.ts'

export type View = Omit<State, 'seats' | 'options' | 'box'>

export function view(g: State, _seat: Seat | null): View {
  const { seats: _seats, options: _options, box: _box, ...open } = g
  return copy(open)
}

export const imagine = (
  seen: View,
  { seats, options, box }: Pick<State, 'seats' | 'options' | 'box'>,
  _chance: Chance,
): State => ({ seats, options, box, ...copy(seen) })
