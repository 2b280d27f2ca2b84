// Planetary Orders: RULES.md TTN-78 to TTN-80.

import type { Bar, Chance, Offer, Refusal, Seat } from '@tableworks/kernel'
import { recordOf } from '@tableworks/table-kit'
import { COMMON, type Common } from '../data/cubes.ts'
import { MARS, ORDER_IDS, type OrderId } from '../data/orders.ts'
import { lackingFor } from '../readings/orders.ts'
import type { State } from '../state.ts'
import type { Flow } from '../steps.ts'

const OPTION = recordOf(ORDER_IDS, order => ({ order }))

export function offerOrders(g: State, seat: Seat, offer: Offer<{ order: OrderId }>, why: boolean): void {
  if (g.openOrder !== null) offer(OPTION[g.openOrder], barOrder(g, seat, g.openOrder, why))
  if (g.isMarsOpen) offer(OPTION[MARS], barOrder(g, seat, MARS, why))
}

function barOrder(g: State, seat: Seat, order: OrderId, why: boolean): Bar {
  if (g.hasOrdered) return why && { because: 'orderedAlready', rule: 'TTN-78' } // Mars counts too.
  const resource = lackingFor(g, seat, order)
  return resource === null ? null : why && lacks(g, seat, order, resource)
}

const lacks = (g: State, seat: Seat, order: OrderId, resource: Common): Refusal => ({
  because: 'lacksForOrder',
  rule: 'TTN-78',
  order,
  resource,
  need: g.box.orders[order][resource],
  have: g.hold[resource][seat],
})

export function fulfil(g: State, seat: Seat, order: OrderId, flow: Flow): void {
  const { value: credits, ...wanted } = g.box.orders[order]
  for (const resource of COMMON) g.hold[resource][seat] -= wanted[resource]
  g.credits[seat] += credits
  g.fulfilled[seat].push(order)
  g.hasOrdered = true
  flow.tell?.({ kind: 'fulfilled', seat, order, credits })
  if (order === MARS) g.isMarsOpen = false
  else revealNext(g, flow)
}

/** TTN-79, A-45 */
function revealNext(g: State, flow: Flow): void {
  g.openOrder = drawOrder(g, flow.chance)
  if (g.openOrder === null) flow.tell?.({ kind: 'ranOutOfOrders' })
  else flow.tell?.({ kind: 'revealedOrder', order: g.openOrder, left: g.orderPile.length })
}

/** TTN-6: the lowest values are on top of the pile; orders of equal value are shuffled. */
export function drawOrder(g: Pick<State, 'orderPile' | 'box'>, chance: Chance): OrderId | null {
  const { orderPile, box } = g
  if (orderPile.length === 0) return null
  const lowest = Math.min(...orderPile.map(order => box.orders[order].value))
  const drawn = chance.pick(orderPile.filter(order => box.orders[order].value === lowest))
  orderPile.splice(orderPile.indexOf(drawn), 1)
  return drawn
}
