import { describe, expect, it } from 'vitest'
import { priceOf } from '../readings/market.ts'
import { BEN, empireTable } from './table.ts'

describe('The market', () => {
  it('EMP-41, EMP-8: the first side’s die selects the Market card’s row', () => {
    const table = empireTable({ first: 1, dice: [6] }).at('market.roll', {})
    expect(table.facts).toEqual([{ kind: 'rolledMarket', seat: BEN, die: 6, brown: 4, blue: 2, red: 3 }])
    expect([priceOf(table.g, 'brown'), priceOf(table.g, 'blue'), priceOf(table.g, 'red')]).toEqual([4, 2, 3])
  })
})
