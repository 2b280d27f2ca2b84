// Placing cards on a floor: factories on sites (VTI-32), products in cells (VTI-38), and products that lost their place (VTI-40).

import type { Offer, Refusal, Seat } from '@tableworks/kernel'
import { typeNumber } from '../data/factories.ts'
import {
  cardAt,
  cardOn,
  type Cell,
  cellAt,
  EMPTY,
  factoryCard,
  hasCell,
  liftFactory,
  productIdOn,
  putFactory,
  spotAt,
  spotsAlongside,
  strandedSpots,
  takeProduct,
} from '../readings/floor.ts'
import { builderOf } from '../readings/paying.ts'
import type { FactoryDeal, Project, State, Stranded } from '../state.ts'
import type { Flow } from '../steps.ts'
import { spend } from './spending.ts'

/** Pays, removes the card from its old cell if it had one, and puts it on its site. */
export function carryOut(g: State, seat: Seat, deal: FactoryDeal, flow: Flow): void {
  const { factory, x, y, turn: turned, paid: paidAt } = deal
  const type = typeNumber[factory]
  const paid = paidAt.map(cell => spend(g, seat, cell))
  takeCard(g, seat, deal)
  putFactory(g.floor[builderOf(seat, deal)], x, y, factoryCard(type, turned))
  const placed = { factory, x, y, turn: turned }
  const { from, partner } = deal
  if (deal.use === 'lay') flow.tell?.({ kind: 'laidOut', seat, ...placed })
  else if (from === null) flow.tell?.({ kind: 'built', seat, ...placed, paid, paidAt, left: g.stacks[type] })
  else if (partner === null) flow.tell?.({ kind: 'movedFactory', seat, ...placed, from, paid, paidAt })
  else if (deal.use === 'give') flow.tell?.({ kind: 'gaveFactory', seat, partner, ...placed, from, paid, paidAt })
  else flow.tell?.({ kind: 'tookFactory', seat, partner, ...placed, from, paid, paidAt })
}

function takeCard(g: State, seat: Seat, { use, factory, from, partner }: Project): void {
  if (use === 'lay') g.hand[seat].splice(g.hand[seat].indexOf(factory), 1)
  else if (from === null) g.stacks[typeNumber[factory]] = g.stacks[typeNumber[factory]] - 1
  else {
    const floor = g.floor[use === 'take' && partner !== null ? partner : seat]
    liftFactory(floor, spotAt(floor, from.x, from.y))
  }
}

/** VTI-38: the empty cells next to a factory; `spent` cells count as empty, because they're about to be. */
export function offerPlaces(g: State, seat: Seat, spent: readonly Cell[], offer: Offer<Cell>, why: boolean): void {
  const floor = g.floor[seat]
  for (const spot of spotsAlongside(floor)) {
    const cell = cellAt(floor, spot)
    const isFree = cardOn(floor, spot) === EMPTY || hasCell(spent, cell.x, cell.y)
    offer(cell, isFree ? null : why && cellTaken(cell))
  }
}

export const unofferedPlace = (g: State, seat: Seat, { x, y }: Cell): Refusal =>
  cardAt(g.floor[seat], x, y) === EMPTY ? { because: 'notAlongside', rule: 'VTI-38', x, y } : cellTaken({ x, y })

const cellTaken = ({ x, y }: Cell): Refusal => ({ because: 'cellTaken', rule: 'VTI-3', x, y })

/** VTI-40: picks up the products that no longer have a factory next to them. */
export function takeStranded(g: State, seat: Seat): Stranded[] {
  const floor = g.floor[seat]
  return strandedSpots(floor).map(spot => {
    const product = productIdOn(cardOn(floor, spot))
    takeProduct(floor, spot)
    return { seat, product, ...cellAt(floor, spot) }
  })
}
