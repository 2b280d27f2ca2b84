// Contracts (VTI-10, VTI-44): one for each product, named by it. That there are some for knapsacks, oil and brass is in
// the rulebook; the others, and every face value (four times the product's value, less 2), are ours.

import { shape } from '@tableworks/kernel'
import { aSource, recordOf, type Source, tableOf, wholeFrom } from '@tableworks/table-kit'
import { PRODUCT_IDS, type ProductId, PRODUCTS } from './products.ts'

export type Contract = { readonly value: number; readonly existsSource: Source; readonly valueSource: Source }
export type ContractTable = Readonly<Record<ProductId, Contract>>

const IN_THE_RULEBOOK: readonly ProductId[] = ['knapsacks', 'oil', 'brass']

export const CONTRACTS: ContractTable = recordOf(PRODUCT_IDS, product => ({
  value: 4 * PRODUCTS[product].value - 2,
  existsSource: IN_THE_RULEBOOK.includes(product) ? 'seed' : 'reconstructed',
  valueSource: 'reconstructed',
}))

const aContract = shape.record<Contract>({ value: wholeFrom(0, 999), existsSource: aSource, valueSource: aSource })
export const someContracts: (value: unknown, path: string) => ContractTable = tableOf(PRODUCT_IDS, aContract)
