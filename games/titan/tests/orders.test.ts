import { Chance, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { ORDERS, PILE_IDS } from '../data/orders.ts'
import { lackingFor, openOrders } from '../readings/orders.ts'
import { drawOrder } from '../rules/orders.ts'
import { A, holdOf, type Position, titanTable } from './table.ts'

const ordering = (position: Position) =>
  titanTable({ base: ['U02', 'U05'], ...position }).at('turn.drone', { seat: A, drone: 1 })

const V20: Position = {
  openOrder: 'luna',
  isMarsOpen: true,
  orderPile: ['ceres', 'io'],
  hold: { silicium: [4], water: [8], hydrocarbons: [2], titanium: [5] },
}

describe('Planetary Orders', () => {
  it('TTN-78, TTN-79, TTN-80, V-20: the open order or Mars, but only one per turn', () => {
    const table = ordering(V20)
    expect(table.names).toEqual(['drone', 'skip drone', 'order luna', 'order mars'])
    table.pick('order luna')
    expect(table.g.credits[A]).toBe(2)
    expect(holdOf(table, A)).toEqual({ silicium: 4, water: 7, hydrocarbons: 2, titanium: 4 })
    expect(table.g.fulfilled[A]).toEqual(['luna'])
    expect(table.names).toEqual(['drone', 'skip drone'])
    expect(table.why('order mars')).toEqual({ because: 'orderedAlready', rule: 'TTN-78' })
    expect(table.g.openOrder).toBe('ceres')
    expect(table.facts).toEqual([
      { kind: 'fulfilled', seat: A, order: 'luna', credits: 2 },
      { kind: 'revealedOrder', order: 'ceres', left: 1 },
    ])
  })

  it('TTN-80: Mars is paid like any order, but only once', () => {
    const table = ordering(V20).pick('order mars')
    expect(table.g.credits[A]).toBe(12)
    expect(holdOf(table, A)).toEqual({ silicium: 2, water: 4, titanium: 3 })
    expect(table.g.isMarsOpen).toBe(false)
    expect(table.g.openOrder).toBe('luna')
    expect(table.g.orderPile).toEqual(['ceres', 'io'])
    expect(table.facts).toEqual([{ kind: 'fulfilled', seat: A, order: 'mars', credits: 12 }])
    table.g.hasOrdered = false
    expect(table.names).toEqual(['drone', 'skip drone', 'order luna'])
    expect(table.why('order mars')).toEqual({ because: 'orderNotOpen', rule: 'TTN-78', order: 'mars' })
  })

  it('TTN-78: the refusal names what is missing', () => {
    const table = ordering({ ...V20, hold: { water: [4], silicium: [2], hydrocarbons: [1], titanium: [2] } })
    expect(table.names).toEqual(['drone', 'skip drone', 'order luna'])
    expect(table.why('order mars')).toEqual({
      because: 'lacksForOrder',
      rule: 'TTN-78',
      order: 'mars',
      resource: 'hydrocarbons',
      need: 2,
      have: 1,
    })
    expect(table.why('order ceres')).toEqual({ because: 'orderNotOpen', rule: 'TTN-78', order: 'ceres' })
    expect(lackingFor(table.g, A, 'luna')).toBeNull()
  })

  it('TTN-78: at every stage of the turn, an order that isn’t open is refused', () => {
    const table = titanTable({ base: ['U02', 'U05'], ...V20, dropshipPipes: [1] })
    const closed = { because: 'orderNotOpen', rule: 'TTN-78', order: 'ceres' }
    expect(table.at('turn.start', { seat: A, drone: 1, isBoosted: false }).why('order ceres')).toEqual(closed)
    expect(table.at('turn.upgrade', { seat: A, hasUpgraded: false }).why('order ceres')).toEqual(closed)
    const overflow = { seat: A, incoming: 'water', cause: 'slot', zone: 'U03', onTurn: A } as const
    expect(table.at('overflow', overflow).why('order ceres')).toEqual(closed)
  })

  it('TTN-79: when the pile runs out there is no open order', () => {
    const table = ordering({ ...V20, orderPile: [] }).pick('order luna')
    expect(table.g.openOrder).toBeNull()
    expect(openOrders(table.g)).toEqual(['mars'])
    expect(table.facts.at(-1)).toEqual({ kind: 'ranOutOfOrders' })
    table.g.hasOrdered = false
    expect(table.names).toEqual(['drone', 'skip drone', 'order mars'])
  })

  it('TTN-6: the 2s come first, then 3s, 4s and 5s; within a value the order is unknown', () => {
    const { box } = titanTable().g
    const drawn = (seed: string) => {
      const pile = { orderPile: PILE_IDS.toReversed(), box }
      const chance = new Chance(swiftChance(seed))
      return Array.from({ length: 16 }, () => drawOrder(pile, chance) ?? 'mars')
    }
    const values = drawn('one').map(order => ORDERS[order].value)
    expect(values).toEqual([2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5])
    expect(drawn('one')).not.toEqual(drawn('two'))
    expect(new Set(drawn('one')).size).toBe(16)
    expect(drawOrder({ orderPile: [], box }, new Chance(swiftChance('x')))).toBeNull()
  })
})
