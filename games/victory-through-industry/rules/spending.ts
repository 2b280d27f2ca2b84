// Spending products: all that are paid, turned in, handed over or thrown away leave the floor here.

import type { Seat } from '@tableworks/kernel'
import type { ProductId } from '../data/products.ts'
import { stockOf } from '../readings/contracts.ts'
import { cardAt, cardOn, type Cell, productIdOn, spotAt, takeProduct } from '../readings/floor.ts'
import type { State } from '../state.ts'

/** Takes the product in a cell out of the game; gives what it was. */
export function spend(g: State, seat: Seat, { x, y }: Cell): ProductId {
  const floor = g.floor[seat]
  const spot = spotAt(floor, x, y)
  const product = productIdOn(cardOn(floor, spot))
  takeProduct(floor, spot)
  return product
}

/** How gladly a random player parts with a card: cheap ones first, what a contract asks for last. */
export function weightOfSpending(g: State, seat: Seat, x: number, y: number): number {
  const product = productIdOn(cardAt(g.floor[seat], x, y))
  return lastUnits(g, seat, product) ? 0.01 : 1 / g.box.products[product].value ** 2
}

/** Whether a product is down to what a contract of the seat, or one it could claim, asks for. */
const lastUnits = (g: State, seat: Seat, product: ProductId): boolean =>
  (g.contracts[seat].includes(product) && stockOf(g, seat, product) <= 1) ||
  (g.open.includes(product) && stockOf(g, seat, product) <= 2)
