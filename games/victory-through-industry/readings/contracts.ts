// Contracts: which are ready, who is close to ending the game, and the score. RULES.md VTI-44 to VTI-53.

import type { Seat } from '@tableworks/kernel'
import { productNumber, type ProductId } from '../data/products.ts'
import type { State } from '../state.ts'
import { turnsToToken } from './clock.ts'

/** VTI-51: this many in one fulfilment end the game. */
export const FIVE = 5
/** VTI-45 */
export const MOST_CONTRACTS = 8

type Holdings = Pick<State, 'floor' | 'contracts'>

/** How many of a product a seat has. */
export const stockOf = ({ floor }: Pick<State, 'floor'>, seat: Seat, product: ProductId): number =>
  floor[seat].stock[productNumber[product]]

/** Held contracts that could be fulfilled now. */
export const fulfillable = (g: Holdings, seat: Seat): ProductId[] =>
  g.contracts[seat].filter(product => stockOf(g, seat, product) >= 1)

/** Contracts ready for one fulfilment, held or still to be claimed. Five of them end the game. */
export function readyOf(g: Holdings & Pick<State, 'open'>, seat: Seat): number {
  let ready = 0
  for (const product of g.contracts[seat]) if (stockOf(g, seat, product) >= 1) ready += 1
  for (const product of g.open) if (stockOf(g, seat, product) >= 2) ready += 1
  return ready
}

/** VTI-49: held contracts that are lost on the seat's next turn unless it has their product by then. */
export const atRisk = (g: Holdings & Parameters<typeof turnsToToken>[0], seat: Seat): ProductId[] =>
  turnsToToken(g, seat) === 1 ? g.contracts[seat].filter(product => stockOf(g, seat, product) === 0) : []

/** VTI-53 */
export const contractPoints = ({ box, contracts }: Pick<State, 'box' | 'contracts'>, seat: Seat): number => {
  let points = 0
  for (const product of contracts[seat]) points += box.contracts[product].value
  return points
}

/** VTI-6 */
export function productPoints({ box, floor }: Pick<State, 'box' | 'floor'>, seat: Seat): number {
  const { stock } = floor[seat]
  let points = 0
  for (let product = 0; product < stock.length; product++)
    points += (stock[product] as number) * (box.values[product] as number)
  return points
}

export const scoreOf = (g: Holdings & Pick<State, 'box'>, seat: Seat): number =>
  contractPoints(g, seat) + productPoints(g, seat)
