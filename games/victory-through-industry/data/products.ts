// Products (VTI-5): name, class, value. The rulebook names fourteen products, three values and three symbols. The rest of the tree
// is ours and follows one rule: a product is worth its inputs plus the work put into it.

import { shape } from '@tableworks/kernel'
import {
  from,
  type NumbersBelow,
  type PerNumber,
  type Sourced,
  sourceShape,
  tableOf,
  wholeFrom,
} from '@tableworks/table-kit'
import { inEitherShape } from './former-sources.ts'

export const PRODUCT_IDS = [
  'wood',
  'iron_ore',
  'coal',
  'oil',
  'cattle',
  'cotton',
  'copper',
  'zinc',
  'bauxite',
  'naphtha',
  'gasoline',
  'lubricant',
  'beef',
  'hides',
  'tallow',
  'cloth',
  'rubber',
  'leather',
  'parachutes',
  'steel',
  'brass',
  'aluminum',
  'nitroglycerin',
  'knapsacks',
  'boots',
  'rifles',
  'rations',
  'engines',
  'bombs',
  'ammunition',
  'jeeps',
  'aircraft',
] as const
export type ProductId = (typeof PRODUCT_IDS)[number]

/** A product's index in PRODUCT_IDS, as used in floors and masks. */
export type ProductNumber = NumbersBelow<(typeof PRODUCT_IDS)['length']>
export const PRODUCT_NUMBERS = PRODUCT_IDS.map((_id, i) => i as ProductNumber)
export const productNumber = Object.fromEntries(PRODUCT_IDS.map((id, i) => [id, i])) as Record<ProductId, ProductNumber>
/** One value for each product, by product number. */
export type PerProduct<T> = PerNumber<ProductNumber, T>
/** Filled in a loop because JavaScript engines handle such arrays fastest, and bots make many. */
export function nonePerProduct(): PerProduct<number> {
  const counts: number[] = []
  for (let product = 0; product < PRODUCT_IDS.length; product++) counts.push(0)
  return counts as PerProduct<number>
}
export const perProduct = <T>(value: (id: ProductId, product: ProductNumber) => T): PerProduct<T> =>
  PRODUCT_NUMBERS.map(product => value(PRODUCT_IDS[product], product)) as PerProduct<T>

/** Raw goods come from mines, wells and farms; by-products come three at a time; war goods end the chains. */
export const CLASSES = ['raw', 'by-product', 'material', 'war good'] as const
export type Class = (typeof CLASSES)[number]

export type Product = Sourced & {
  readonly name: string
  readonly class: Class
  readonly value: number
  /** What the card shows. */
  readonly symbol: string
}
export type ProductTable = Readonly<Record<ProductId, Product>>

const OURS = from('reconstructed')
const NAMED = from('reconstructed', { name: 'seed' })
const NAMED_AND_SHOWN = from('reconstructed', { name: 'seed', symbol: 'seed' })
const STATED = from('reconstructed', { name: 'seed', value: 'seed' })

const product = (name: string, kind: Class, value: number, symbol: string, sources: Sourced): Product => ({
  name,
  class: kind,
  value,
  symbol,
  ...sources,
})

export const PRODUCTS: ProductTable = {
  wood: product('Wood', 'raw', 1, 'log', NAMED),
  iron_ore: product('Iron ore', 'raw', 1, 'broken pieces of ore', NAMED_AND_SHOWN),
  coal: product('Coal', 'raw', 1, 'black rock', NAMED_AND_SHOWN),
  oil: product('Oil', 'raw', 1, 'barrel', NAMED),
  cattle: product('Cattle', 'raw', 1, 'cow', OURS),
  cotton: product('Cotton', 'raw', 1, 'cotton boll', NAMED),
  copper: product('Copper', 'raw', 1, 'copper ingot', OURS),
  zinc: product('Zinc', 'raw', 1, 'zinc ingot', OURS),
  bauxite: product('Bauxite', 'raw', 1, 'red earth', OURS),
  naphtha: product('Naphtha', 'by-product', 1, 'flask', NAMED),
  gasoline: product('Gasoline', 'by-product', 1, 'fuel drop', OURS),
  lubricant: product('Lubricant', 'by-product', 1, 'oil can', OURS),
  beef: product('Beef', 'by-product', 1, 'cut of meat', OURS),
  hides: product('Hides', 'by-product', 1, 'hide', OURS),
  tallow: product('Tallow', 'by-product', 1, 'pail of fat', OURS),
  cloth: product('Cloth', 'material', 2, 'bolt of cloth', NAMED),
  rubber: product('Rubber', 'material', 2, 'rubber sheet', STATED),
  leather: product('Leather', 'material', 2, 'tanned leather', OURS),
  parachutes: product('Parachutes', 'war good', 2, 'parachute', STATED),
  steel: product('Steel', 'material', 3, 'I-beam', NAMED_AND_SHOWN),
  brass: product('Brass', 'material', 3, 'brass casings', NAMED),
  aluminum: product('Aluminum', 'material', 3, 'aluminum sheet', OURS),
  nitroglycerin: product('Nitroglycerin', 'material', 3, 'vial with spark', NAMED),
  knapsacks: product('Knapsacks', 'war good', 6, 'knapsack', NAMED),
  boots: product('Boots', 'war good', 6, 'pair of boots', OURS),
  rifles: product('Rifles', 'war good', 6, 'rifle', OURS),
  rations: product('Rations', 'war good', 6, 'ration tin', OURS),
  engines: product('Engines', 'material', 7, 'engine block', OURS),
  bombs: product('Incendiary bombs', 'war good', 7, 'finned bomb with flame', OURS),
  ammunition: product('Ammunition', 'war good', 9, 'cartridge', STATED),
  jeeps: product('Jeeps', 'war good', 15, 'jeep', OURS),
  aircraft: product('Aircraft', 'war good', 15, 'airplane', OURS),
}

const aProduct = shape.record<Product>({
  name: shape.text,
  class: shape.oneOf(...CLASSES),
  value: wholeFrom(1, 99),
  symbol: shape.text,
  ...sourceShape,
})
export const someProducts: (value: unknown, path: string) => ProductTable = tableOf(
  PRODUCT_IDS,
  inEitherShape(aProduct),
)
