// Planetary Orders: RULES.md TTN-78 to TTN-80.

import type { Chance, Refusal, Seat } from '@tableworks/kernel'
import { recordOf } from '@tableworks/table-kit'
import { COMMON } from '../data/cubes.ts'
import { MARS, ORDER_IDS, type OrderId } from '../data/orders.ts'
import { lackingFor, openOrders } from '../readings/orders.ts'
import type { State } from '../state.ts'
import type { Flow } from '../steps.ts'

const OPTION = recordOf(ORDER_IDS, order => ({ order }))

export const orderCandidates = (g: State) => openOrders(g).map(order => OPTION[order])

export function pushOrders(g: State, seat: Seat, options: { push(option: { order: OrderId }): unknown }): void {
  if (g.hasOrdered) return
  if (g.openOrder !== null && lackingFor(g, seat, g.openOrder) === null) options.push(OPTION[g.openOrder])
  if (g.isMarsOpen && lackingFor(g, seat, MARS) === null) options.push(OPTION[MARS])
}

export function barOrder(g: State, seat: Seat, order: OrderId): Refusal | null {
  if (!openOrders(g).includes(order)) return { because: 'orderNotOpen', rule: 'TTN-78', order }
  if (g.hasOrdered) return { because: 'orderedAlready', rule: 'TTN-78' } // Mars counts too
  const resource = lackingFor(g, seat, order)
  if (resource === null) return null
  const need = g.box.orders[order][resource]
  return { because: 'lacksForOrder', rule: 'TTN-78', order, resource, need, have: g.hold[resource][seat] }
}

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

/** TTN-6: the pile has the lowest values on top; within a value nobody knows the order. */
export function drawOrder(g: Pick<State, 'orderPile' | 'box'>, chance: Chance): OrderId | null {
  const { orderPile, box } = g
  if (orderPile.length === 0) return null
  const lowest = Math.min(...orderPile.map(order => box.orders[order].value))
  const drawn = chance.pick(orderPile.filter(order => box.orders[order].value === lowest))
  orderPile.splice(orderPile.indexOf(drawn), 1)
  return drawn
}
