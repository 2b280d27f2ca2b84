// Contracts (VTI-10, VTI-44): one for each product, named after it. The rulebook has contracts for knapsacks, oil and brass. The
// others, and every face value (four times the product's value, minus 2), are ours.

import { shape } from '@tableworks/kernel'
import { from, recordOf, type Sourced, sourceShape, tableOf, wholeFrom } from '@tableworks/table-kit'
import { inEitherShape } from './former-sources.ts'
import { PRODUCT_IDS, type ProductId, PRODUCTS } from './products.ts'

export type Contract = Sourced & {
  /** Whether the deck has this card. */
  readonly exists: boolean
  /** VTI-73: whether the short deck also has it. */
  readonly inShortDeck: boolean
  readonly value: number
}
export type ContractTable = Readonly<Record<ProductId, Contract>>

const IN_THE_RULEBOOK: readonly ProductId[] = ['knapsacks', 'oil', 'brass']

/** VTI-73: the cheap goods in the short deck. With only four raw goods, raw goods alone can't fulfil five contracts. */
const CHEAP_IN_SHORT_DECK: readonly ProductId[] = ['iron_ore', 'coal', 'oil', 'cotton', 'gasoline', 'beef', 'hides']
const SHORT_DECK: readonly string[] = PRODUCT_IDS.filter(
  product => PRODUCTS[product].value > 1 || CHEAP_IN_SHORT_DECK.includes(product),
)

/** VTI-14: contracts revealed per player, and for six players in total. */
export const CONTRACTS_EACH = 4
const MOST_REVEALED = CONTRACTS_EACH * 6

export const CONTRACTS: ContractTable = recordOf(PRODUCT_IDS, product => ({
  exists: true,
  inShortDeck: SHORT_DECK.includes(product),
  value: 4 * PRODUCTS[product].value - 2,
  ...from('reconstructed', IN_THE_RULEBOOK.includes(product) ? { exists: 'seed' } : {}),
}))

const aContract = shape.record<Contract>({
  exists: shape.oneOf(true, false),
  inShortDeck: shape.oneOf(true, false),
  value: wholeFrom(0, 999),
  ...sourceShape,
})
const aTable = tableOf(PRODUCT_IDS, inEitherShape(aContract))

/** Older sets used our short deck. */
export const someContracts = (value: unknown, path: string): ContractTable =>
  aTable(shape.isRecord(value) ? Object.fromEntries(Object.entries(value).map(deckedEntry)) : value, path)

const deckedEntry = ([product, card]: [string, unknown]): [string, unknown] => [
  product,
  shape.isRecord(card) ? { inShortDeck: SHORT_DECK.includes(product), ...card } : card,
]

/** Finds faults across tables. Each is a sentence that names the field. */
export function contractFaults(contracts: ContractTable, path: string): string[] {
  const cards = PRODUCT_IDS.filter(product => contracts[product].exists).length
  if (cards >= MOST_REVEALED) return []
  return [`${path} should have at least ${MOST_REVEALED} cards, because six players reveal that many (it has ${cards})`]
}
