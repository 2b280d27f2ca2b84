// The components. All values are our own invention.

import { Problem, shape } from '@tableworks/kernel'

export const GOODS = ['salt', 'timber'] as const
export type Good = (typeof GOODS)[number]
/** SAT-2: the lowest and highest price. */
export const LOWEST_PRICE = 1
export const HIGHEST_PRICE = 6
/** SAT-5: how many goods a harvest takes, and the size of a store. */
export const HARVEST = 2
export const STORE_ROOM = 6
export const OTHER: Record<Good, Good> = { salt: 'timber', timber: 'salt' }

export const ORDER_IDS = ['O1', 'O2', 'O3', 'O4', 'O5', 'O6', 'O7', 'O8', 'O9', 'O10', 'O11', 'O12'] as const
export type OrderId = (typeof ORDER_IDS)[number]
/** The goods an order needs, and its reward. */
export type Order = Record<Good | 'pays', number>
export type Box = Record<OrderId, Order>

const order = (salt: number, timber: number, pays: number): Order => ({ salt, timber, pays })

export const STANDARD = {
  name: 'standard',
  tables: {
    O1: order(3, 0, 11),
    O2: order(0, 3, 11),
    O3: order(2, 1, 10),
    O4: order(1, 2, 10),
    O5: order(2, 2, 14),
    O6: order(4, 0, 15),
    O7: order(0, 4, 15),
    O8: order(3, 1, 14),
    O9: order(1, 3, 14),
    O10: order(3, 2, 18),
    O11: order(2, 3, 18),
    O12: order(3, 3, 22),
  } satisfies Box,
}

const anOrder = shape.record<Order>({ salt: shape.count, timber: shape.count, pays: shape.count })

export function openBox(tables: unknown): Box {
  const orders = shape.dictionary(anOrder)(tables, 'orders')
  const missing = ORDER_IDS.find(id => orders[id] === undefined)
  if (missing !== undefined) throw new Problem(`orders.${missing} is missing`)
  return orders as Box
}
