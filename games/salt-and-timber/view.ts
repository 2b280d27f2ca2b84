// Who may know what: each seat sees only its own order, and the bag is closed.

import { type Chance, perSeat, type StatePlace, placesIn, type Seat, seatsOf } from '@tableworks/kernel'
import { ORDER_IDS, type OrderId } from './data.ts'
import type { State } from './state.ts'

export interface View extends Omit<State, 'seats' | 'variants' | 'box' | 'order' | 'bag'> {
  seat: Seat | null
  ownOrder: OrderId | null
  /** Which seats have an order. */
  hasOrder: boolean[]
  inBag: number
}

export function view(g: State, seat: Seat | null): View {
  const { seats: _seats, variants: _variants, box: _box, order, bag, ...open } = g
  const ownOrder = seat === null ? null : order[seat]
  return { ...open, seat, ownOrder, hasOrder: order.map(id => id !== null), inBag: bag.length }
}

/** The orders of other seats and of the bag. For this viewer, any of them could be in any of these places. */
export const hidden = (g: State, seat: Seat | null): StatePlace[][] => [
  [
    ...seatsOf(g.seats).flatMap((one): StatePlace[] => (one === seat || g.order[one] === null ? [] : [[g.order, one]])),
    ...placesIn(g.bag),
  ],
]

/** Deals the orders this seat hasn't seen. */
export function imagine(seen: View, setting: Pick<State, 'seats' | 'variants' | 'box'>, chance: Chance): State {
  const { seat, ownOrder, hasOrder, inBag: _inBag, ...open } = seen
  const unseen = chance.shuffle(ORDER_IDS.filter(id => id !== ownOrder && !seen.delivered.includes(id)))
  const order = perSeat(setting.seats, one => (one === seat ? ownOrder : hasOrder[one] ? (unseen.pop() ?? null) : null))
  return { ...setting, ...open, order, bag: unseen }
}
