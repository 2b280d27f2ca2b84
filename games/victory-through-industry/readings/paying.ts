// Paying for factories (VTI-30 to VTI-33, VTI-36) and finding sites for them (VTI-18, VTI-32, VTI-54).

import type { Seat } from '@tableworks/kernel'
import { isIn } from '../data/box.ts'
import { FACTORY_IDS, type FactoryId, typeNumber, type TypeNumber } from '../data/factories.ts'
import { PRODUCT_IDS, type ProductId } from '../data/products.ts'
import type { Project, State } from '../state.ts'
import {
  type Card,
  cardIn,
  cardOn,
  type Cell,
  cellAt,
  cellOf,
  EDGE,
  EMPTY,
  type Floor,
  groupsOf,
  hasCell,
  isFactory,
  isTouching,
  productOn,
  productSpots,
  sameCell,
  spotAt,
} from './floor.ts'
import { roleOfCard } from './running.ts'

/** VTI-30 */
export const BUILD_COST = 2
/** VTI-36: moving costs half of building. */
export const MOVE_COST = 1

export const costOf = (use: Project['use']): number =>
  use === 'build' || use === 'mend' ? BUILD_COST : use === 'lay' ? 0 : MOVE_COST

type Paying = Pick<State, 'box' | 'floor'>

/** How many of a seat's products can pay for a type. */
export function countFitting({ box, floor }: Paying, seat: Seat, type: TypeNumber): number {
  const { stock } = floor[seat]
  let count = 0
  for (const product of box.fitting[type]) count += stock[product]
  return count
}

/** VTI-30, VTI-33: whether a seat can build this type now. */
export const canBuild = (g: Paying & Pick<State, 'stacks'>, seat: Seat, type: TypeNumber): boolean =>
  g.stacks[type] > 0 && countFitting(g, seat, type) >= BUILD_COST

export function canBuildSomething(g: Paying & Pick<State, 'stacks'>, seat: Seat): boolean {
  for (let type = 0 as TypeNumber; type < FACTORY_IDS.length; type++) if (canBuild(g, seat, type)) return true
  return false
}

/** VTI-36: whether a seat has a product to pay for moving a factory of this type. */
export const canPayMove = (g: Paying, seat: Seat, type: TypeNumber): boolean => countFitting(g, seat, type) >= MOVE_COST

/** Whether the product on this card can pay for a type. */
export const fitsPayment = ({ box }: Pick<State, 'box'>, factory: FactoryId, card: Card): boolean =>
  isIn(box.fits[typeNumber[factory]], productOn(card))

/** VTI-31: the pairs of products that pay for a type. */
export function paymentsFor({ box }: Pick<State, 'box'>, factory: FactoryId): (readonly [ProductId, ProductId])[] {
  const fitting = box.fitting[typeNumber[factory]].map(number => PRODUCT_IDS[number])
  return fitting.flatMap((first, i) => fitting.slice(i).map(second => [first, second] as const))
}

/**
 * A payment with the products the seat needs least: first the product on the site, which must leave anyway, then cheap ones of
 * which it has many, and last of all products on a factory's input. Null if the seat can't pay.
 */
export function paymentFor(
  { box, floor }: Paying,
  seat: Seat,
  { use, factory, paid: already }: Project,
  site: Cell | null,
): Cell[] | null {
  const own = floor[seat]
  const left = costOf(use) - already.length
  const dearness = (spot: number) => {
    const product = productOn(cardOn(own, spot))
    if (site !== null && sameCell(cellAt(own, spot), site)) return -Infinity
    const waits = roleOfCard(box, own, spot) === 'input' ? 4 : 0
    return 2 * box.values[product] + waits - 0.1 * own.stock[product]
  }
  const isLeft = (spot: number) => {
    const { x, y } = cellAt(own, spot)
    return fitsPayment({ box }, factory, cardOn(own, spot)) && !hasCell(already, x, y)
  }
  const fitting = productSpots(own).filter(isLeft)
  const paid = fitting.toSorted((a, b) => dearness(a) - dearness(b)).slice(0, left)
  return paid.length < left ? null : paid.map(spot => cellAt(own, spot))
}

/** The seat whose floor the factory goes to. */
export const builderOf = (seat: Seat, { use, partner }: Project): Seat =>
  use === 'give' && partner !== null ? partner : seat

/** A floor to build on: which factory is lifted, and which groups the new one must touch. */
export interface Ground {
  readonly floor: Floor
  /** The spot of the card being moved within this floor, or -1. */
  readonly lifted: number
  /** The groups without it. A site must touch every group. */
  readonly groups: readonly (readonly number[])[]
  /** Cells emptied by the payment. */
  readonly paid: readonly Cell[]
}

export function groundFor({ floor }: Pick<State, 'floor'>, seat: Seat, project: Project): Ground {
  const builder = builderOf(seat, project)
  const own = floor[builder]
  const { from } = project
  const lifted = project.use === 'move' && from !== null ? spotAt(own, from.x, from.y) : -1
  const mayBeSplit = project.use === 'move' || project.use === 'mend'
  return {
    floor: own,
    lifted,
    groups: mayBeSplit ? groupsOf(own, lifted) : [],
    paid: builder === seat ? project.paid : [],
  }
}

/** VTI-54: the cell is empty, or its card has just been spent or lifted. */
export const isVacant = ({ floor, lifted, paid }: Ground, spot: number): boolean => {
  const card = cardOn(floor, spot)
  if (card === EMPTY || spot === lifted) return true
  const { x, y } = cellAt(floor, spot)
  return hasCell(paid, x, y)
}

/** VTI-18: whether a factory here would leave one group. A lifted card may always return to its own cell. */
export function isJoining({ floor, lifted, groups }: Ground, spot: number): boolean {
  if (spot === lifted) return true
  if (groups.length <= 1) return isTouching(floor, spot, lifted)
  return groups.every(group => group.some(site => areTouching(floor, site, spot)))
}

function areTouching(floor: Floor, one: number, other: number): boolean {
  const a = cellAt(floor, one)
  const b = cellAt(floor, other)
  return Math.abs(a.x - b.x) <= 1 && Math.abs(a.y - b.y) <= 1
}

/** VTI-11: the table has an edge, and products must still fit next to the factory. */
export const isOnTable = (x: number, y: number): boolean => Math.abs(x) < EDGE && Math.abs(y) < EDGE

/** Every cell that touches a factory and isn't one itself, row by row, including cells with products. */
export function cellsAround({ floor, lifted }: Ground): Cell[] {
  const found: Cell[] = []
  const { cells, width } = floor
  for (let row = width; row < cells.length - width; row += width)
    for (let spot = row + 1; spot < row + width - 1; spot++)
      if (spot === lifted || (!isFactory(cardIn(cells, spot)) && isTouching(floor, spot, lifted)))
        found.push(cellAt(floor, spot))
  return found
}

/** The cells where a factory may be placed. */
export function sitesOn(ground: Ground): Cell[] {
  const { floor } = ground
  const { cells, width, left, top } = floor
  const found: Cell[] = []
  for (let row = width, y = top + 1; row < cells.length - width; row += width, y++)
    for (let column = 1; column < width - 1; column++) {
      const spot = row + column
      if (!isVacant(ground, spot) || !isJoining(ground, spot)) continue
      if (isOnTable(left + column, y)) found.push(cellOf(left + column, y))
    }
  return found
}
