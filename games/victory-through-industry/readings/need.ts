// The production tree: everything still to be made for some products, run by run, and what is missing.

import type { Seat } from '@tableworks/kernel'
import { copied } from '@tableworks/table-kit'
import type { Box } from '../data/box.ts'
import { type FactoryId, nonePerType, type PerType, typeNumber } from '../data/factories.ts'
import {
  nonePerProduct,
  type PerProduct,
  PRODUCT_IDS,
  type ProductId,
  type ProductNumber,
  productNumber,
} from '../data/products.ts'
import type { State } from '../state.ts'
import { cardOn, type Floor, typeOn } from './floor.ts'

type Products = Readonly<PerProduct<number>>
type Types = Readonly<PerType<number>>

/** Lists by product number and by type number. */
export interface Need {
  /** How many of each product are needed in total. */
  readonly products: PerProduct<number>
  /** How often each type must run. */
  readonly runs: PerType<number>
}

/** How many factories of each type are on a floor. */
export function countTypes(floor: Floor): PerType<number> {
  const counts = nonePerType()
  for (const spot of floor.sites) {
    const type = typeOn(cardOn(floor, spot))
    counts[type] = counts[type] + 1
  }
  return counts
}

/**
 * Everything needed to have these products, beyond the stock. Goes from finished products to raw goods, so that everything that
 * uses a product is counted before the product itself. A run outputs on all output sides; on a side with a choice, only one product
 * (VTI-27).
 */
export function needOf(box: Box, stock: Products, types: Types, wanted: Products): Need {
  const products = copied(wanted)
  const runs = nonePerType()
  const chosen = nonePerType()
  for (const product of box.deepestFirst) {
    const lacking = products[product] - stock[product]
    if (lacking <= 0) continue
    const maker = typeNumber[makerOf(box, product, stock, types) ?? 'forest']
    const recipe = box.recipes[maker]
    const name = PRODUCT_IDS[product]
    let each = 0
    let isChosen = true
    for (const oneOf of recipe.outputs)
      if (oneOf.includes(name)) {
        each += 1
        isChosen &&= oneOf.length > 1
      }
    if (each === 0) continue // no factory in an edited set makes it
    const times = Math.ceil(lacking / each)
    const shared = runs[maker] - (isChosen ? chosen[maker] : 0)
    if (isChosen) chosen[maker] = chosen[maker] + times
    const more = times - shared
    if (more <= 0) continue
    runs[maker] = runs[maker] + more
    for (const oneOf of recipe.inputs) {
      const input = mostInSurplus(oneOf, stock, products)
      products[input] = products[input] + more
    }
  }
  return { products, runs }
}

/** Which of several types makes it: the one on the floor, otherwise the one whose inputs are in stock. */
function makerOf(box: Box, product: ProductNumber, stock: Products, types: Types): FactoryId | null {
  const makers = box.makers[product]
  const [first = null] = makers
  if (makers.length <= 1) return first
  const owned = makers.find(maker => types[typeNumber[maker]] > 0)
  if (owned !== undefined) return owned
  const atHand = makers.find(maker => {
    const recipe = box.recipes[typeNumber[maker]]
    return recipe.inputs.every(oneOf => oneOf.some(input => stock[productNumber[input]] > 0))
  })
  return atHand ?? first
}

function mostInSurplus(oneOf: readonly ProductId[], stock: Products, needed: Products): ProductNumber {
  let best = productNumber[oneOf[0] as ProductId]
  if (oneOf.length === 1) return best
  for (const id of oneOf) {
    const one = productNumber[id]
    const surplus = (number: ProductNumber) => stock[number] - needed[number]
    if (surplus(one) > surplus(best)) best = one
  }
  return best
}

/** The products needed for some contracts: one unit for a held contract, two for an open one. */
export function wantedFor(contracts: readonly ProductId[], held: readonly ProductId[]): PerProduct<number> {
  const wanted = nonePerProduct()
  for (const product of contracts) wanted[productNumber[product]] = held.includes(product) ? 1 : 2
  return wanted
}

/** A product in the tree: how many are needed and in stock, which type makes it, and how often that type must run. */
export interface Branch {
  readonly product: ProductId
  readonly need: number
  readonly have: number
  readonly maker: FactoryId | null
  readonly runs: number
  /** How many of its makers the seat has, on the floor or still to be laid out. */
  readonly owned: number
  /** The inputs that its maker needs here. */
  readonly inputs: readonly ProductId[]
}

/** A seat's production tree for some contracts: the deepest products first, without those that aren't needed. */
export function treeOf(
  { box, floor, hand, contracts }: Pick<State, 'box' | 'floor' | 'hand' | 'contracts'>,
  seat: Seat,
  goal: readonly ProductId[],
): Branch[] {
  const own = floor[seat]
  const types = countTypes(own)
  const { products, runs } = needOf(box, own.stock, types, wantedFor(goal, contracts[seat]))
  return box.deepestFirst
    .filter(product => products[product] > 0)
    .map(product => {
      const maker = makerOf(box, product, own.stock, types)
      const isNeeded = (id: ProductId) => products[productNumber[id]] > 0
      const inputs = maker === null ? [] : box.recipes[typeNumber[maker]].inputs
      return {
        product: PRODUCT_IDS[product],
        need: products[product],
        have: own.stock[product],
        maker,
        runs: maker === null ? 0 : runs[typeNumber[maker]],
        owned: maker === null ? 0 : types[typeNumber[maker]] + hand[seat].filter(id => id === maker).length,
        inputs: inputs.flatMap(oneOf => oneOf.find(isNeeded) ?? []),
      }
    })
}

/** How many products a contract still needs to be made, in total. */
export const lackingFor = (g: Parameters<typeof treeOf>[0], seat: Seat, goal: ProductId): number =>
  treeOf(g, seat, [goal]).reduce((sum, { need, have }) => sum + Math.max(0, need - have), 0)

/** A product and everything it's made from, by any maker. Products may form a cycle. */
export function madeOf(box: Box, goal: ProductId): ReadonlySet<ProductId> {
  const found = new Set([goal])
  // this loop also visits the products that it adds
  for (const product of found)
    for (const maker of box.makers[productNumber[product]])
      for (const input of box.recipes[typeNumber[maker]].inputs.flat()) found.add(input)
  return found
}
