import { describe, expect, it } from 'vitest'
import { ANN, type Complex, type FactoryAt, lying, operating, type ProductAt } from './table.ts'

const PAIR: Complex = {
  factories: [
    ['forest', 0, 0],
    ['coal_mine', 1, 1],
  ],
  products: [
    ['coal', 2, 1],
    ['wood', 0, 1],
  ],
}

describe('Moving a product', () => {
  it('E13, VTI-38: to any empty cell beside a factory, on any side; corners don’t count', () => {
    const table = operating({ complexes: [PAIR] }).pick('move product')
    expect(table.names).toEqual(['product 0,1', 'product 2,1'])
    expect(table.why('product 0,0')).toEqual({ because: 'noProductThere', rule: 'VTI-38', x: 0, y: 0 })
    expect(table.why('product 1,0')).toMatchObject({ because: 'noProductThere' })
    table.pick('product 2,1')
    expect(table.names).toEqual(['to 0,-1', 'to -1,0', 'to 1,0', 'to 1,2'])
    expect(table.why('to 0,1')).toEqual({ because: 'cellTaken', rule: 'VTI-3', x: 0, y: 1 })
    expect(table.why('to 2,1')).toMatchObject({ because: 'cellTaken' })
    expect(table.why('to 0,0')).toEqual({ because: 'cellTaken', rule: 'VTI-3', x: 0, y: 0 })
    expect(table.why('to -1,-1')).toEqual({ because: 'notAlongside', rule: 'VTI-38', x: -1, y: -1 })
    expect(table.why('to 70,0')).toMatchObject({ because: 'notAlongside' })
    expect(lying(table)).toEqual(['wood 0,1', 'coal 2,1'])
    table.pick('to 1,0')
    expect(lying(table)).toEqual(['coal 1,0', 'wood 0,1'])
    expect(table.facts).toEqual([
      { kind: 'movedProduct', seat: ANN, product: 'coal', from: { x: 2, y: 1 }, x: 1, y: 0 },
    ])
    expect(table.g.actions).toBe(1)
  })

  it('VTI-38: not possible without a product', () => {
    const table = operating({ complexes: [{}] })
    expect(table.names).not.toContain('move product')
    expect(table.why('move product')).toEqual({ because: 'noProducts', rule: 'VTI-29' })
    expect(table.why('discard')).toEqual({ because: 'noProducts', rule: 'VTI-29' })
  })
})

describe('Throwing away', () => {
  it('VTI-43: any product, any number of times', () => {
    const table = operating({ complexes: [PAIR] })
      .pick('discard')
      .pick('product 2,1')
    expect(lying(table)).toEqual(['wood 0,1'])
    expect(table.facts).toEqual([{ kind: 'threwAway', seat: ANN, product: 'coal', x: 2, y: 1 }])
    table.pick('discard') // the only product left goes without a choice
    expect(lying(table)).toEqual([])
    expect(table.names).not.toContain('discard')
    expect(table.g.actions).toBe(2)
  })
})

describe('The bank', () => {
  const RUBBER: Complex = {
    factories: [['forest', 0, 0]],
    products: [
      ['rubber', 0, 1],
      ['rubber', 0, -1],
      ['rubber', 1, 0],
    ],
  }
  const oil = (extra: Complex['products'] = []): Complex => ({
    factories: [
      ['oil_well', 0, 0],
      ['oil_well', 1, 1],
    ],
    products: [['oil', 0, -1], ['oil', -1, 0], ['oil', 1, 2], ...extra],
  })

  it('E17, VTI-42: three rubber for parachutes of the same value, on a cell they leave', () => {
    const table = operating({ complexes: [RUBBER] }).pick('bank rubber')
    expect(table.names).toContain('for parachutes')
    expect(table.names).toContain('for rubber')
    expect(table.names).toContain('for wood')
    expect(table.why('for steel')).toEqual({
      because: 'tooValuable',
      rule: 'VTI-42',
      product: 'steel',
      value: 3,
      most: 2,
    })
    table.pick('for parachutes')
    expect(lying(table)).toHaveLength(3)
    expect(table.names).toEqual(['to 0,-1', 'to -1,0', 'to 1,0', 'to 0,1'])
    expect(table.why('to 0,0')).toMatchObject({ because: 'cellTaken' })
    table.pick('to 1,0')
    expect(lying(table)).toEqual(['parachutes 1,0'])
    expect(table.facts).toEqual([
      {
        kind: 'banked',
        seat: ANN,
        product: 'rubber',
        received: 'parachutes',
        from: [
          { x: 0, y: -1 },
          { x: 1, y: 0 },
          { x: 0, y: 1 },
        ],
      },
      { kind: 'placed', seat: ANN, product: 'parachutes', x: 1, y: 0 },
    ])
    expect(table.g.actions).toBe(1)
  })

  it('E17: three oil for wood, not for rubber', () => {
    const table = operating({ complexes: [oil()] }).pick('bank oil')
    expect(table.names).toContain('for wood')
    expect(table.names).toHaveLength(15)
    expect(table.why('for rubber')).toMatchObject({ because: 'tooValuable', value: 2, most: 1 })
  })

  it('VTI-39: products never run out', () => {
    const products = Array.from({ length: 40 }, (_, i): ProductAt => ['oil', i, i - 1])
    const factories = Array.from({ length: 40 }, (_, i): FactoryAt => ['oil_well', i, i])
    const table = operating({ complexes: [{ factories, products }] })
    table.pick('bank oil').pick('product 0,-1').pick('product 1,0').pick('product 2,1')
    expect(table.names).toContain('for oil')
  })

  it('E17: two oil and a coal buy nothing', () => {
    const complex: Complex = {
      factories: [['oil_well', 0, 0]],
      products: [
        ['oil', 0, -1],
        ['oil', -1, 0],
        ['coal', 1, 0],
      ],
    }
    const table = operating({ complexes: [complex] })
    expect(table.names.filter(name => name.startsWith('bank'))).toEqual([])
    expect(table.why('bank oil')).toEqual({
      because: 'tooFewForBank',
      rule: 'VTI-42',
      product: 'oil',
      have: 2,
      need: 3,
    })
    expect(table.why('bank zinc')).toMatchObject({ because: 'tooFewForBank', have: 0 })
  })

  it('VTI-42, R30: with four the player chooses three', () => {
    const table = operating({
      complexes: [
        oil([
          ['oil', 2, 1],
          ['coal', 1, 0],
        ]),
      ],
    }).pick('bank oil')
    expect(table.names).toEqual(['product 0,-1', 'product -1,0', 'product 2,1', 'product 1,2'])
    expect(table.why('product 1,0')).toEqual({ because: 'noSuchProduct', rule: 'VTI-42', product: 'oil', x: 1, y: 0 })
    table.pick('product 2,1').pick('product 0,-1')
    expect(table.why('product 2,1')).toEqual({ because: 'pickedAlready', rule: 'VTI-42', x: 2, y: 1 })
    expect(table.names).toEqual(['product -1,0', 'product 1,2'])
    table.pick('product 1,2').pick('for cotton').pick('to 2,1')
    expect(lying(table)).toEqual(['oil -1,0', 'coal 1,0', 'cotton 2,1'])
  })
})
