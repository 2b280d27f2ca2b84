// Spending products: every product that is paid, turned in, handed over or thrown away leaves the floor here.

import type { Seat } from '@tableworks/kernel'
import type { ProductId } from '../data/products.ts'
import { stockOf } from '../readings/contracts.ts'
import { cardAt, cardOn, type Cell, productIdOn, spotAt, takeProduct } from '../readings/floor.ts'
import type { State } from '../state.ts'

/** Removes the product in a cell from the game and returns its number. */
export function spend(g: State, seat: Seat, { x, y }: Cell): ProductId {
  const floor = g.floor[seat]
  const spot = spotAt(floor, x, y)
  const product = productIdOn(cardOn(floor, spot))
  takeProduct(floor, spot)
  return product
}

/** How willing a random player is to give up a card: cheap cards first, and cards that a contract needs last. */
export function weightOfSpending(g: State, seat: Seat, x: number, y: number): number {
  const product = productIdOn(cardAt(g.floor[seat], x, y))
  return lastUnits(g, seat, product) ? 0.01 : 1 / g.box.products[product].value ** 2
}

/** Whether the seat has no more of a product than needed by its contracts or those it could claim. */
const lastUnits = (g: State, seat: Seat, product: ProductId): boolean =>
  (g.contracts[seat].includes(product) && stockOf(g, seat, product) <= 1) ||
  (g.open.includes(product) && stockOf(g, seat, product) <= 2)
