// What can run (VTI-8, VTI-22 to VTI-28, VTI-55), and what a production move would do.

import type { Seat } from '@tableworks/kernel'
import { type Box, isIn, type Mask, productsIn } from '../data/box.ts'
import { type FactoryId, nonePerType, type PerType, typeNumber } from '../data/factories.ts'
import type { ProductId } from '../data/products.ts'
import type { State } from '../state.ts'
import {
  type Card,
  cardIn,
  cardOn,
  type Cell,
  cellAt,
  EMPTY,
  FACTORY,
  factoryIdOn,
  type Floor,
  isFactory,
  isProduct,
  productIdOn,
  productOn,
  sameCell,
  stepTo,
  typeOn,
} from './floor.ts'

type Running = Pick<State, 'box' | 'floor'>

/** Where a card's sides are in the box's tables. */
export const facesOf = (card: Card): number => (card - FACTORY) * 4

/** The products a side takes, and those it outputs. */
export const takesAt = ({ takes }: Box, face: number): Mask => takes[face] as Mask
export const givesAt = ({ gives }: Box, face: number): Mask => gives[face] as Mask

/** VTI-23, VTI-24: whether every input is there and every output cell is empty. */
export function canRun(box: Box, floor: Floor, spot: number): boolean {
  const { cells, width } = floor
  const faces = facesOf(cardIn(cells, spot))
  return (
    fits(box, faces, cardIn(cells, spot - width)) &&
    fits(box, faces + 1, cardIn(cells, spot + 1)) &&
    fits(box, faces + 2, cardIn(cells, spot + width)) &&
    fits(box, faces + 3, cardIn(cells, spot - 1))
  )
}

/** Whether the product that a side needs is next to it. */
function fits(box: Box, face: number, card: Card): boolean {
  const takes = takesAt(box, face)
  if (takes !== 0) return card > EMPTY && card < FACTORY && (takes & (1 << (card - 1))) !== 0
  return card === EMPTY || box.gives[face] === 0
}

/** How many factories of each type can run, by type number. */
export function runsByType({ box, floor }: Running, seat: Seat): PerType<number> {
  const counts = nonePerType()
  const own = floor[seat]
  for (const spot of own.sites)
    if (canRun(box, own, spot)) {
      const type = typeOn(cardOn(own, spot))
      counts[type] = counts[type] + 1
    }
  return counts
}

/** The spots of a seat's factories of one type, the oldest first. */
export function spotsOfType(floor: Floor, factory: FactoryId): number[] {
  const type = typeNumber[factory]
  return floor.sites.filter(spot => typeOn(cardOn(floor, spot)) === type)
}

/** One side of a factory, turned the way its card is. */
export interface FaceBeside {
  readonly role: 'input' | 'output'
  readonly oneOf: readonly ProductId[]
  readonly spot: number
  readonly card: Card
}

export function facesBeside(box: Box, floor: Floor, spot: number): FaceBeside[] {
  const faces = facesOf(cardOn(floor, spot))
  const found: FaceBeside[] = []
  for (let direction = 0; direction < 4; direction++) {
    const takes = takesAt(box, faces + direction)
    const gives = givesAt(box, faces + direction)
    if (takes === 0 && gives === 0) continue
    const at = spot + stepTo(floor, direction)
    found.push({
      role: takes === 0 ? 'output' : 'input',
      oneOf: productsIn(takes === 0 ? gives : takes),
      spot: at,
      card: cardOn(floor, at),
    })
  }
  return found
}

/** What stops a factory from running: a missing input, or an output cell that isn't empty. */
export type Hindrance = Cell &
  ({ readonly lacks: readonly ProductId[] } | { readonly blockedBy: ProductId | FactoryId })

export function hindrancesOf({ box, floor }: Running, seat: Seat, spot: number): Hindrance[] {
  const own = floor[seat]
  return facesBeside(box, own, spot).flatMap(({ role, oneOf, spot: at, card }): Hindrance[] => {
    const cell = cellAt(own, at)
    if (role === 'output') return card === EMPTY ? [] : [{ ...cell, blockedBy: nameOn(card) }]
    return isProduct(card) && oneOf.includes(productIdOn(card)) ? [] : [{ ...cell, lacks: oneOf }]
  })
}

const nameOn = (card: Card): ProductId | FactoryId => (isFactory(card) ? factoryIdOn(card) : productIdOn(card))

/** What a factory that can run would take and make. */
export interface Run {
  readonly cell: Cell
  readonly uses: readonly { readonly cell: Cell; readonly product: ProductId }[]
  readonly makes: readonly { readonly cell: Cell; readonly oneOf: readonly ProductId[] }[]
}

export interface Production {
  readonly factory: FactoryId
  /** How many of these factories there are, and which can run. */
  readonly owned: number
  readonly runs: readonly Run[]
  /** VTI-55: cells that two of them need, so only one of the two can run. */
  readonly contested: readonly Cell[]
  /** VTI-27: whether the seat must choose an output. */
  readonly hasChoice: boolean
  /** The value added if every factory that can run does so. For contested cells and choices, only the first counts. */
  readonly gain: number
}

/** What a production move with this type would do now. */
export function productionOf({ box, floor }: Running, seat: Seat, factory: FactoryId): Production {
  const own = floor[seat]
  const spots = spotsOfType(own, factory)
  const runs = spots.filter(spot => canRun(box, own, spot)).map(spot => runAt(box, own, spot))
  const wanted: Cell[] = []
  const contested: Cell[] = []
  let gain = 0
  for (const run of runs) {
    const cells = [...run.uses, ...run.makes].map(({ cell }) => cell)
    const shared = cells.filter(cell => wanted.some(other => sameCell(cell, other)))
    contested.push(...shared)
    if (shared.length > 0) continue
    wanted.push(...cells)
    gain += gainOf(box, run)
  }
  return {
    factory,
    owned: spots.length,
    runs,
    contested,
    hasChoice: runs.some(({ makes }) => makes.some(({ oneOf }) => oneOf.length > 1)),
    gain,
  }
}

function runAt(box: Box, floor: Floor, spot: number): Run {
  const faces = facesBeside(box, floor, spot)
  return {
    cell: cellAt(floor, spot),
    uses: faces
      .filter(({ role }) => role === 'input')
      .map(({ spot: at, card }) => ({ cell: cellAt(floor, at), product: productIdOn(card) })),
    makes: faces
      .filter(({ role }) => role === 'output')
      .map(({ spot: at, oneOf }) => ({ cell: cellAt(floor, at), oneOf })),
  }
}

const gainOf = ({ products }: Pick<Box, 'products'>, { uses, makes }: Run): number =>
  makes.reduce((sum, { oneOf }) => sum + (oneOf[0] === undefined ? 0 : products[oneOf[0]].value), 0) -
  uses.reduce((sum, { product }) => sum + products[product].value, 0)

/** How a factory next to this spot uses the product there: as an input, or else as an output. */
export function roleOfSpot(box: Box, floor: Floor, spot: number, product: number): 'input' | 'output' | null {
  let role: 'output' | null = null
  for (let direction = 0; direction < 4; direction++) {
    const card = cardOn(floor, spot + stepTo(floor, direction))
    if (card < FACTORY) continue
    const face = facesOf(card) + ((direction + 2) & 3)
    if (isIn(takesAt(box, face), product)) return 'input'
    if (box.gives[face] !== 0) role = 'output'
  }
  return role
}

/** The product on a spot, and whether a factory next to it takes it or outputs there. */
export const roleOfCard = (box: Box, floor: Floor, spot: number): 'input' | 'output' | null =>
  roleOfSpot(box, floor, spot, productOn(cardOn(floor, spot)))
