// Previews for the board: a factory to build, a moved product, a factory about to leave, and one that can't run.

import { type Seat, seatsOf } from '@tableworks/kernel'
import type { Turn } from '../data/box.ts'
import { type FactoryId, typeNumber } from '../data/factories.ts'
import { PRODUCT_IDS, type ProductId, productNumber } from '../data/products.ts'
import type { State } from '../state.ts'
import { stockOf } from './contracts.ts'
import {
  type Cell,
  cellAt,
  factoryCard,
  type Floor,
  floorCopy,
  freeSpots,
  groupsOf,
  isWhole,
  liftFactory,
  productCard,
  productSpots,
  putFactory,
  putProduct,
  spotAt,
  strandedSpots,
  takeProduct,
} from './floor.ts'
import { sitesOn } from './paying.ts'
import { canRun, facesBeside, spotsOfType } from './running.ts'
import { BANK_GIVES } from './trade.ts'

type Floors = Pick<State, 'box' | 'floor'>

/** Which factories would then be able to run, and which no longer. */
export interface Effect {
  readonly able: Cell[]
  readonly unable: Cell[]
  /** How many more cells can take a product, or fewer if negative. */
  readonly room: number
  /** VTI-40: products that would lose their place. */
  readonly stranded: Cell[]
}

function effectOf({ box }: Floors, before: Floor, after: Floor): Effect {
  const ready = (floor: Floor) => floor.sites.filter(spot => canRun(box, floor, spot)).map(spot => cellAt(floor, spot))
  const was = ready(before)
  const is = ready(after)
  const without = (cells: Cell[], others: Cell[]) =>
    cells.filter(({ x, y }) => !others.some(other => other.x === x && other.y === y))
  return {
    able: without(is, was),
    unable: without(was, is),
    room: freeSpots(after).length - freeSpots(before).length,
    stranded: strandedSpots(after).map(spot => cellAt(after, spot)),
  }
}

/** A factory built here, or moved here from a cell on the same floor. Payments aren't included, because they are chosen earlier. */
export function ifPlaced(
  g: Floors,
  seat: Seat,
  { factory, x, y, turn, from }: { factory: FactoryId; x: number; y: number; turn: Turn; from: Cell | null },
): Effect {
  const after = floorCopy(g.floor[seat])
  if (from !== null) liftFactory(after, spotAt(after, from.x, from.y))
  putFactory(after, x, y, factoryCard(typeNumber[factory], turn))
  return effectOf(g, g.floor[seat], after)
}

/** A product moved from one cell to another. */
export function ifMoved(g: Floors, seat: Seat, from: Cell, to: Cell): Effect {
  const after = floorCopy(g.floor[seat])
  putProduct(after, spotAt(after, to.x, to.y), takeProduct(after, spotAt(after, from.x, from.y)))
  return effectOf(g, g.floor[seat], after)
}

/** A moved product; `from` is null if it comes from outside the floor. */
export interface Way {
  readonly product: ProductId
  readonly from: Cell | null
  readonly to: Cell
}

/** Several products that move or arrive, and the cards that leave the floor for them. */
export function ifRearranged(g: Floors, seat: Seat, ways: readonly Way[], spent: readonly Cell[] = []): Effect {
  const after = floorCopy(g.floor[seat])
  for (const { from } of ways) if (from !== null) takeProduct(after, spotAt(after, from.x, from.y))
  for (const { x, y } of spent) takeProduct(after, spotAt(after, x, y))
  for (const { product, to } of ways) putProduct(after, spotAt(after, to.x, to.y), productNumber[product])
  return effectOf(g, g.floor[seat], after)
}

/** VTI-35: what tearing down a factory does: whether it splits the complex, and where a new one would join the parts. */
export function ifTornDown(g: Floors, seat: Seat, { x, y }: Cell): Effect & { splits: boolean; joining: Cell[] } {
  const after = floorCopy(g.floor[seat])
  liftFactory(after, spotAt(after, x, y))
  const splits = !isWhole(after)
  const ground = { floor: after, lifted: -1, groups: groupsOf(after), paid: [] }
  const joining = splits ? sitesOn(ground) : []
  return { ...effectOf(g, g.floor[seat], after), splits, joining }
}

/** One of a factory's inputs, and all ways to get it. */
export interface Lack extends Cell {
  readonly oneOf: readonly ProductId[]
  /** The matching product that is there; null if it's missing. */
  readonly there: ProductId | null
  /** Where the product is on the seat's floor. */
  readonly inStock: Cell[]
  /** The seat's factories that make the product, starting with those that can run now. */
  readonly makers: Cell[]
  /** The kinds of product that the seat can turn in for it at the bank. */
  readonly fromBank: ProductId[]
  /** The other seats that have the product. */
  readonly partners: Seat[]
}

/** Every input of a factory with all the ways to get it. */
export function lacksOf(g: Floors & Pick<State, 'seats'>, seat: Seat, { x, y }: Cell): Lack[] {
  const floor = g.floor[seat]
  return facesBeside(g.box, floor, spotAt(floor, x, y))
    .filter(({ role }) => role === 'input')
    .map(({ oneOf, spot, card }) => {
      const there = oneOf.find(id => card === productCard(productNumber[id])) ?? null
      const makers = [...new Set(oneOf.flatMap(id => g.box.makers[productNumber[id]]))]
      const least = Math.min(...oneOf.map(id => g.box.products[id].value))
      return {
        ...cellAt(floor, spot),
        oneOf,
        there,
        inStock: oneOf
          .flatMap(id => productSpots(floor, productNumber[id]))
          .filter(at => at !== spot)
          .map(at => cellAt(floor, at)),
        makers: makers
          .flatMap(id => spotsOfType(floor, id))
          .toSorted((a, b) => Number(canRun(g.box, floor, b)) - Number(canRun(g.box, floor, a)))
          .map(at => cellAt(floor, at)),
        fromBank: PRODUCT_IDS.filter(
          id => stockOf(g, seat, id) >= BANK_GIVES && !oneOf.includes(id) && g.box.products[id].value >= least,
        ),
        partners: seatsOf(g.seats).filter(other => other !== seat && oneOf.some(id => stockOf(g, other, id) > 0)),
      }
    })
}
