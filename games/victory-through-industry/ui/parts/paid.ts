// The products already in a seat's payment for a factory.

import type { Seat } from '@tableworks/kernel'
import type { Cell } from '../../readings/floor.ts'
import { askedOf, type Seen } from '../table.ts'

export function paidBy(seen: Seen, seat: Seat): readonly Cell[] {
  const asked = askedOf(seen)
  if (asked?.frame.seat !== seat) return []
  switch (asked.decision) {
    case 'pay':
      return asked.frame.paid
    case 'site':
    case 'turn':
      return asked.frame.use === 'give' ? [] : asked.frame.paid
    default:
      return []
  }
}
