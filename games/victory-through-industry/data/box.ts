// The component set: everything printed on the cards. It can be replaced as a whole. Lookup tables for play are derived from it.

import { type Components, Problem, shape } from '@tableworks/kernel'
import { contractFaults, CONTRACTS, type ContractTable, someContracts } from './contracts.ts'
import {
  FACTORIES,
  FACTORY_IDS,
  factoryFaults,
  type FactoryId,
  type FactoryTable,
  type PerType,
  perType,
  SIDES,
  someFactories,
  startingSetOf,
  type TypeNumber,
} from './factories.ts'
import {
  type PerProduct,
  perProduct,
  PRODUCT_IDS,
  PRODUCT_NUMBERS,
  type ProductId,
  productNumber,
  type ProductNumber,
  PRODUCTS,
  type ProductTable,
  someProducts,
} from './products.ts'

/** The tables as users download, edit and upload them. */
export type Tables = {
  readonly products: ProductTable
  readonly factories: FactoryTable
  readonly contracts: ContractTable
}

export const STANDARD = {
  name: 'standard',
  // Earlier hashes: before contracts could be absent, before sources were left out, and before stacks were part of the set.
  formerHashes: [
    '7d309660138dcd68ada619f5513eb0a824a08dd998466c2a2963cc2dc8801809',
    '2198e9e24646693497e0f3c4785aef831a27ef0d2f45445d163b6a6b24315e48',
    '7dcf7517dc14b48ebf319b5dbbc4680aa64fb4afcfb9c8065404654976a1afea',
  ],
  tables: { products: PRODUCTS, factories: FACTORIES, contracts: CONTRACTS },
} satisfies Components & { readonly tables: Tables }

/** A card's turn: clockwise quarter turns (VTI-17). */
export const TURNS = [0, 1, 2, 3] as const
export type Turn = (typeof TURNS)[number]

/** A set of products as a bit mask, one bit for each product number. */
export type Mask = number
const bitOf = (product: number): Mask => 1 << product
export const isIn = (mask: Mask, product: number): boolean => (mask & (1 << product)) !== 0

/** The checked tables, plus the lookups that play often needs. */
export interface Box extends Tables {
  /** VTI-15: the cards in the draft. */
  readonly startingSet: readonly FactoryId[]
  /** Types with cards in the box. */
  readonly types: readonly FactoryId[]
  /** Values by product number. */
  readonly values: Readonly<PerProduct<number>>
  /**
   * What a side takes and outputs, at index `(type * 4 + turn) * 4 + direction`: a turned card and a direction from it, 0 north, 1
   * east, 2 south, 3 west.
   */
  readonly takes: readonly Mask[]
  readonly gives: readonly Mask[]
  /** VTI-30: the products that can pay for a type, as a set and as a list of numbers; by type number. */
  readonly fits: Readonly<PerType<Mask>>
  readonly fitting: Readonly<PerType<readonly ProductNumber[]>>
  /** VTI-70: a type's distinct turns. */
  readonly turns: Readonly<PerType<readonly Turn[]>>
  /** The factories that make each product, by product number. */
  readonly makers: Readonly<PerProduct<readonly FactoryId[]>>
  /** The inputs and outputs of one run, by type number. */
  readonly recipes: Readonly<PerType<Recipe>>
  /** Every product before its inputs: engines before steel, and steel before coal. By product number. */
  readonly deepestFirst: readonly ProductNumber[]
}

const someTables = shape.record<Tables>({ products: someProducts, factories: someFactories, contracts: someContracts })

const maskOf = (products: readonly ProductId[]): Mask =>
  products.reduce((mask, product) => mask | bitOf(productNumber[product]), 0)

/** The products in a mask, by their numbers. */
export const productsIn = (mask: Mask): ProductId[] => PRODUCT_IDS.filter((_id, number) => isIn(mask, number))

export function openBox(tables: unknown): Box {
  const { products, factories, contracts } = someTables(tables, 'tables')
  const faults = [...factoryFaults(factories, 'tables.factories'), ...contractFaults(contracts, 'tables.contracts')]
  if (faults.length > 0) throw new Problem(faults.join('; '))
  const takes: Mask[] = []
  const gives: Mask[] = []
  for (const id of FACTORY_IDS)
    for (const turn of TURNS)
      for (const direction of TURNS) {
        const face = factories[id].sides[SIDES[(direction - turn + 4) % 4] ?? 'N']
        const mask = face === null ? 0 : maskOf(face.oneOf)
        takes.push(face?.role === 'input' ? mask : 0)
        gives.push(face?.role === 'output' ? mask : 0)
      }
  const fits = perType(id =>
    SIDES.reduce((mask, side) => mask | maskOf(factories[id].sides[side]?.oneOf ?? []), bitOf(productNumber.wood)),
  )
  return {
    products,
    factories,
    contracts,
    startingSet: startingSetOf(factories),
    types: FACTORY_IDS.filter(id => factories[id].copies > 0),
    values: perProduct(id => products[id].value),
    takes,
    gives,
    fits,
    fitting: perType((_id, type) => productsIn(fits[type]).map(id => productNumber[id])),
    turns: perType((_id, type) => distinctTurns(type, takes, gives)),
    makers: perProduct(id => FACTORY_IDS.filter(maker => outputsOf(factories, maker).includes(id))),
    recipes: perType(id => recipeOf({ factories }, id)),
    deepestFirst: deepestFirst(factories),
  }
}

/** Sorts products by their number of production steps, most first. Ties go to the higher product number. */
function deepestFirst(factories: FactoryTable): ProductNumber[] {
  const depth = perProduct(() => 0)
  // No chain is longer than the number of products. This limit also stops the loop if a set's products form a cycle.
  for (let pass = 0; pass < PRODUCT_IDS.length; pass++)
    for (const id of FACTORY_IDS) {
      const { inputs, outputs } = recipeOf({ factories }, id)
      const below = Math.max(-1, ...inputs.flat().map(product => depth[productNumber[product]]))
      for (const product of outputs.flat()) {
        const number = productNumber[product]
        depth[number] = Math.max(depth[number], Math.min(below + 1, PRODUCT_IDS.length))
      }
    }
  return PRODUCT_NUMBERS.toSorted((a, b) => depth[b] - depth[a] || b - a)
}

/** The turns of a card that differ. Turns with the same symbols on the same sides count as one, represented by the lowest. */
function distinctTurns(type: TypeNumber, takes: readonly Mask[], gives: readonly Mask[]): Turn[] {
  const facesAt = (turn: Turn) => {
    const from = (type * 4 + turn) * 4
    return [...takes.slice(from, from + 4), ...gives.slice(from, from + 4)].join()
  }
  return TURNS.filter(turn => TURNS.every(other => other >= turn || facesAt(other) !== facesAt(turn)))
}

const outputsOf = (factories: FactoryTable, id: FactoryId): ProductId[] =>
  SIDES.flatMap(side => {
    const face = factories[id].sides[side]
    return face?.role === 'output' ? face.oneOf : []
  })

/** The inputs and outputs of one run: a list of sides with their products. */
export interface Recipe {
  readonly inputs: readonly (readonly ProductId[])[]
  readonly outputs: readonly (readonly ProductId[])[]
}

export function recipeOf({ factories }: Pick<Box, 'factories'>, id: FactoryId): Recipe {
  const faces = SIDES.map(side => factories[id].sides[side]).filter(face => face !== null)
  return {
    inputs: faces.filter(face => face.role === 'input').map(face => face.oneOf),
    outputs: faces.filter(face => face.role === 'output').map(face => face.oneOf),
  }
}
