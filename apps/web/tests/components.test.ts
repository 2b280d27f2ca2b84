import { describe, expect, it } from 'vitest'
import {
  asidesOf,
  changed,
  columnsOf,
  countSources,
  isFrom,
  namedIn,
  OUTSIDE,
  placeIn,
  rowsOf,
  sourceAt,
} from '../components/tables-of.ts'

const ORDERS = {
  O1: { salt: 3, pays: 11, source: 'seed', fieldSources: { pays: 'reconstructed', card: 'recalled' } },
  O2: { salt: 0, pays: 9, source: 'found' },
}

describe('a component set as tables', () => {
  it('similar rows form a table, without columns for sources', () => {
    expect(columnsOf(ORDERS)).toEqual(['salt', 'pays'])
    expect(columnsOf({ a: { deep: { x: 1 } }, b: { deep: { x: 2 } } })).toBeNull()
    expect(rowsOf(['x', 'y'])).toEqual([
      ['1', 'x'],
      ['2', 'y'],
    ])
  })

  it('sources are counted value by value, at any depth', () => {
    expect([...countSources({ orders: ORDERS })]).toEqual([
      ['seed', 1],
      ['reconstructed', 1],
      ['found', 2],
    ])
  })

  it('every value has the source of its field', () => {
    const first = placeIn(OUTSIDE, 'O1', ORDERS.O1)
    expect(sourceAt(placeIn(first, 'salt', 3))).toBe('seed')
    expect(sourceAt(placeIn(first, 'pays', 11))).toBe('reconstructed')
    expect(sourceAt(placeIn(OUTSIDE, 'name', 'x'))).toBeNull()
  })

  it('values can be filtered by source', () => {
    const from = (source: 'reconstructed' | 'recalled') =>
      rowsOf(ORDERS)?.flatMap(([name, row]) => (isFrom(row, placeIn(OUTSIDE, name, row), source) ? [name] : []))
    expect(from('reconstructed')).toEqual(['O1'])
    expect(from('recalled')).toEqual([])
    expect(isFrom(11, placeIn(placeIn(OUTSIDE, 'O1', ORDERS.O1), 'pays', 11), 'reconstructed')).toBe(true)
  })

  it('an entry may have sources beyond its fields, such as that a card exists', () => {
    expect(asidesOf(ORDERS.O1)).toEqual([['card', 'recalled']])
    expect(asidesOf(ORDERS.O2)).toEqual([])
  })

  it('changes one value and nothing else', () => {
    expect(changed(ORDERS, ['O2', 'pays'], 10)).toEqual({ ...ORDERS, O2: { ...ORDERS.O2, pays: 10 } })
    expect(changed({ list: [1, 2] }, ['list', 1], 5)).toEqual({ list: [1, 5] })
  })

  it('an error from the rules points at its field', () => {
    expect(namedIn('orders.O2.pays should be a whole number, 0 or more', ORDERS)).toEqual(['O2', 'pays'])
    expect(namedIn('tables.list[1] should be a text', { list: [1, 2] })).toEqual(['list', 1])
    expect(namedIn('orders.O3 is missing', ORDERS)).toBeNull()
  })
})
