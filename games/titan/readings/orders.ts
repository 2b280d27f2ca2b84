// Paying for orders: TTN-78 to TTN-80.

import type { Seat } from '@tableworks/kernel'
import { COMMON, type Common } from '../data/cubes.ts'
import { MARS, type OrderId } from '../data/orders.ts'
import type { State } from '../state.ts'

/** The orders open now. */
export function openOrders(g: Pick<State, 'openOrder' | 'isMarsOpen'>): OrderId[] {
  const open: OrderId[] = g.openOrder === null ? [] : [g.openOrder]
  if (g.isMarsOpen) open.push(MARS)
  return open
}

/** The first resource the hold lacks for an order; null if the seat can pay. */
export function lackingFor(g: Pick<State, 'box' | 'hold'>, seat: Seat, order: OrderId): Common | null {
  for (const resource of COMMON) if (g.hold[resource][seat] < g.box.orders[order][resource]) return resource
  return null
}
