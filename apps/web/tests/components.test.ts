import { describe, expect, it } from 'vitest'
import { changed, columnsOf, countSources, namedIn, rowsOf } from '../components/tables-of.ts'

const ORDERS = { O1: { salt: 3, pays: 11, source: 'seed' }, O2: { salt: 0, pays: 9, source: 'found' } }

describe('a component set as tables', () => {
  it('rows that are alike make a table, and the source is no column', () => {
    expect(columnsOf(ORDERS)).toEqual(['salt', 'pays'])
    expect(columnsOf({ a: { deep: { x: 1 } }, b: { deep: { x: 2 } } })).toBeNull()
    expect(rowsOf(['x', 'y'])).toEqual([
      ['1', 'x'],
      ['2', 'y'],
    ])
  })

  it('sources are counted at any depth', () => {
    expect([...countSources({ orders: ORDERS })]).toEqual([
      ['seed', 1],
      ['found', 1],
    ])
  })

  it('one value is changed and nothing else', () => {
    expect(changed(ORDERS, ['O2', 'pays'], 10)).toEqual({ ...ORDERS, O2: { ...ORDERS.O2, pays: 10 } })
    expect(changed({ list: [1, 2] }, ['list', 1], 5)).toEqual({ list: [1, 5] })
  })

  it('a complaint of the rules leads to its field', () => {
    expect(namedIn('orders.O2.pays should be a whole number, 0 or more', ORDERS)).toEqual(['O2', 'pays'])
    expect(namedIn('tables.list[1] should be a text', { list: [1, 2] })).toEqual(['list', 1])
    expect(namedIn('orders.O3 is missing', ORDERS)).toBeNull()
  })
})
