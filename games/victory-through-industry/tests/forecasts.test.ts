import { describe, expect, it } from 'vitest'
import { fulfillable, readyOf } from '../readings/contracts.ts'
import { lackingFor, treeOf } from '../readings/need.ts'
import { builderOf, cellsAround, costOf, groundFor, isVacant, paymentFor } from '../readings/paying.ts'
import { ifMoved, ifPlaced, ifRearranged, ifTornDown, lacksOf } from '../readings/previews.ts'
import { productionOf, roleOfSpot } from '../readings/running.ts'
import { spotAt } from '../readings/floor.ts'
import { afterTrade } from '../readings/trade.ts'
import { type ProductId, productNumber } from '../data/products.ts'
import type { Project } from '../state.ts'
import { ANN, BEN, CAT, type Complex, type ProductAt, victoryTable } from './table.ts'

const with1 = (complex: Complex) => victoryTable({ complexes: [complex] }).g

describe('The effect of a production move', () => {
  it('VTI-55: two steel mills share one coal: either could run, only one does, and only its gain counts', () => {
    const g = with1({
      factories: [
        ['steel_mill', 0, 0],
        ['steel_mill', 2, 0, 2],
      ],
      products: [
        ['coal', -1, 0],
        ['iron_ore', 1, 0], // right of the first mill, and left of the second, which is upside down
        ['coal', 3, 0],
      ],
    })
    expect(productionOf(g, ANN, 'steel_mill')).toEqual({
      factory: 'steel_mill',
      owned: 2,
      runs: [
        {
          cell: { x: 0, y: 0 },
          uses: [
            { cell: { x: 1, y: 0 }, product: 'iron_ore' },
            { cell: { x: -1, y: 0 }, product: 'coal' },
          ],
          makes: [{ cell: { x: 0, y: 1 }, oneOf: ['steel'] }],
        },
        {
          cell: { x: 2, y: 0 },
          uses: [
            { cell: { x: 3, y: 0 }, product: 'coal' },
            { cell: { x: 1, y: 0 }, product: 'iron_ore' },
          ],
          makes: [{ cell: { x: 2, y: -1 }, oneOf: ['steel'] }],
        },
      ],
      contested: [{ x: 1, y: 0 }],
      hasChoice: false,
      gain: 1, // steel is worth 3, coal and iron ore 1 each
    })
  })

  it('VTI-27: a choice of outputs is marked; factories that can’t run are only counted', () => {
    const g = with1({
      factories: [
        ['nylon_factory', 0, 0],
        ['nylon_factory', 1, 1],
      ],
      products: [['naphtha', 0, -1]],
    })
    expect(productionOf(g, ANN, 'nylon_factory')).toMatchObject({ owned: 2, hasChoice: true, gain: 1, contested: [] })
    expect(productionOf(g, ANN, 'nylon_factory').runs).toHaveLength(1)
    expect(productionOf(g, ANN, 'forest')).toEqual({
      factory: 'forest',
      owned: 0,
      runs: [],
      contested: [],
      hasChoice: false,
      gain: 0,
    })
  })

  it('how a cell is used for a product: input first, then output, then storage', () => {
    const g = with1({
      factories: [
        ['coal_mine', 0, 0],
        ['steel_mill', 1, 1],
      ],
    })
    const floor = g.floor[ANN]
    const roleAt = (x: number, y: number, product: 'coal' | 'wood') =>
      roleOfSpot(g.box, floor, spotAt(floor, x, y), productNumber[product])
    expect(roleAt(0, 1, 'coal')).toBe('input') // although the mine also outputs there
    expect(roleAt(0, 1, 'wood')).toBe('output')
    expect(roleAt(1, 2, 'wood')).toBe('output')
    expect(roleAt(1, 0, 'coal')).toBeNull()
    expect(roleAt(2, 1, 'coal')).toBeNull() // a factory takes iron ore there
  })
})

describe('Contracts', () => {
  const g = victoryTable({
    complexes: [
      {
        factories: [
          ['forest', 0, 0],
          ['coal_mine', 1, 1],
        ],
        products: [
          ['wood', 1, 0],
          ['coal', 0, 1],
          ['coal', 1, 2],
          ['brass', 2, 1],
        ],
        contracts: ['wood', 'oil'],
      },
    ],
    open: ['coal', 'brass'],
  }).g

  it('VTI-51: a held one is ready with one unit, an open one with two: one to claim it, one to deliver', () => {
    expect(fulfillable(g, ANN)).toEqual(['wood'])
    expect(readyOf(g, ANN)).toBe(2) // wood and coal are ready
    expect(readyOf(g, BEN)).toBe(0)
  })
})

describe('A payment with spare products', () => {
  const project = (use: Project['use'], factory: Project['factory']): Project => ({
    use,
    factory,
    from: null,
    partner: null,
    paid: [],
  })
  const FACTORIES = [
    ['forest', 0, 0],
    ['steel_mill', 1, 1],
  ] as const
  const pays = (products: readonly ProductAt[], use: Project['use'], site = { x: 5, y: 5 }) =>
    paymentFor(with1({ factories: FACTORIES, products }), ANN, project(use, 'steel_mill'), site)

  it('VTI-30, VTI-36: two for a building, one for a move, nothing for the layout, and null if the seat can’t pay', () => {
    expect([costOf('build'), costOf('mend'), costOf('move'), costOf('give'), costOf('take'), costOf('lay')]).toEqual([
      2, 2, 1, 1, 1, 0,
    ])
    expect(pays([['wood', 1, 0]], 'build')).toBeNull()
    expect(pays([['wood', 1, 0]], 'move')).toEqual([{ x: 1, y: 0 }])
    expect(pays([['cloth', 1, 0]], 'move')).toBeNull()
  })

  it('earlier payments count, and no card pays twice; without a site no card has priority', () => {
    const stock: ProductAt[] = [
      ['wood', 1, 0],
      ['wood', -1, 0],
      ['steel', 1, 2],
    ]
    const left = (...paid: { x: number; y: number }[]) =>
      paymentFor(
        with1({ factories: FACTORIES, products: stock }),
        ANN,
        { ...project('build', 'steel_mill'), paid },
        null,
      )
    expect(left()).toEqual([
      { x: -1, y: 0 },
      { x: 1, y: 0 },
    ])
    expect(left({ x: -1, y: 0 })).toEqual([{ x: 1, y: 0 }])
    expect(left({ x: 1, y: 2 }, { x: 1, y: 0 })).toEqual([])
  })

  it('cheap products first, then the most plentiful', () => {
    const stock: ProductAt[] = [
      ['steel', 1, 2],
      ['wood', -1, 0],
      ['iron_ore', 0, -1],
      ['iron_ore', 1, 0],
    ]
    expect(pays(stock, 'build')).toEqual([
      { x: 0, y: -1 },
      { x: 1, y: 0 },
    ])
    expect(pays(stock.slice(0, 2), 'build')).toEqual([
      { x: -1, y: 0 },
      { x: 1, y: 2 },
    ])
  })

  it('products on an input are spent last, a product on the site first', () => {
    const coal: ProductAt[] = [
      ['coal', 0, 1], // in the cell where the mill will be
      ['coal', 1, 2],
    ]
    expect(pays(coal, 'move')).toEqual([{ x: 1, y: 2 }])
    const dear: ProductAt[] = [
      ['wood', -1, 0],
      ['steel', 1, 2],
    ]
    expect(pays(dear, 'move', { x: 1, y: 2 })).toEqual([{ x: 1, y: 2 }])
  })

  it('VTI-18: every cell around a factory that isn’t one itself, row by row, and nothing farther away', () => {
    const g = with1({ factories: FACTORIES, products: [['wood', -1, 0]] })
    const rows = Map.groupBy(cellsAround(groundFor(g, ANN, project('build', 'forest'))), ({ y }) => y)
    expect([...rows].map(([y, cells]) => [y, ...cells.map(({ x }) => x)])).toEqual([
      [-1, -1, 0, 1],
      [0, -1, 1, 2],
      [1, -1, 0, 2],
      [2, 0, 1, 2],
    ])
  })

  it('VTI-54, R14: the giver’s payment empties none of the partner’s cells', () => {
    const complex: Complex = { factories: FACTORIES, products: [['wood', -1, 0]] }
    const { g } = victoryTable({ complexes: [complex, complex] })
    const paid = { ...project('give', 'forest'), partner: BEN, paid: [{ x: -1, y: 0 }] }
    const isFree = (given: Project) => {
      const ground = groundFor(g, ANN, given)
      return isVacant(ground, spotAt(ground.floor, -1, 0))
    }
    expect(isFree(paid)).toBe(false)
    expect(isFree({ ...paid, use: 'build', partner: null })).toBe(true)
  })

  it('R14: a factory given away is on the partner’s floor, any other on the seat’s own', () => {
    expect(builderOf(ANN, { ...project('give', 'forest'), partner: BEN })).toBe(BEN)
    expect(builderOf(ANN, { ...project('take', 'forest'), partner: BEN })).toBe(ANN)
    expect(builderOf(ANN, project('build', 'forest'))).toBe(ANN)
  })
})

describe('Missing inputs of a factory', () => {
  it('VTI-26: either product will do, so both are sought, and the bank gives the cheaper one', () => {
    const complexes: Complex[] = [
      {
        factories: [
          ['boot_factory', 0, 0],
          ['tannery', 1, 1],
          ['rubber_works', -1, 1],
        ],
        products: [
          ['leather', -1, 0],
          ['rubber', 0, 1],
          ['hides', 1, 0], // on the input, which takes something else
          ['hides', -2, 1],
          ['hides', 2, 1],
        ],
      },
      { products: [['rubber', 1, 0]] },
      { products: [['leather', 1, 0]] },
    ]
    const g = victoryTable({ seats: 3, complexes }).g
    expect(lacksOf(g, ANN, { x: 0, y: 0 })).toEqual([
      {
        x: 1,
        y: 0,
        oneOf: ['rubber', 'leather'],
        there: null,
        inStock: [
          { x: 0, y: 1 },
          { x: -1, y: 0 },
        ],
        makers: [
          { x: 1, y: 1 }, // this one could run
          { x: -1, y: 1 },
        ],
        fromBank: [], // hides are worth one, and rubber and leather two
        partners: [BEN, CAT],
      },
      {
        x: -1,
        y: 0,
        oneOf: ['leather'],
        there: 'leather',
        inStock: [],
        makers: [{ x: 1, y: 1 }],
        fromBank: [],
        partners: [CAT],
      },
    ])
  })
})

describe('The effect of a change', () => {
  const g = with1({
    factories: [
      ['forest', 0, 0],
      ['coal_mine', 1, 1],
    ],
    products: [
      ['wood', 1, 0],
      ['coal', 1, 2],
    ],
  })

  it('a new factory changes the room and covers a free cell', () => {
    expect(ifPlaced(g, ANN, { factory: 'iron_mine', x: 2, y: 2, turn: 0, from: null })).toEqual({
      able: [{ x: 2, y: 2 }],
      unable: [],
      room: 2,
      stranded: [],
    })
  })

  it('moving a product away frees the factory behind it', () => {
    expect(ifMoved(g, ANN, { x: 1, y: 2 }, { x: 2, y: 1 })).toEqual({
      able: [{ x: 1, y: 1 }],
      unable: [],
      room: 0,
      stranded: [],
    })
  })

  it('VTI-41, VTI-42: several products moved or received at once, and cards spent for them', () => {
    const carried = { product: 'coal', from: { x: 1, y: 2 }, to: { x: 2, y: 1 } } as const
    const received = { product: 'oil', from: null, to: { x: 0, y: -1 } } as const
    expect(ifRearranged(g, ANN, [carried, received])).toEqual({
      able: [{ x: 1, y: 1 }],
      unable: [],
      room: -1,
      stranded: [],
    })
    expect(ifRearranged(g, ANN, [received], [{ x: 1, y: 0 }])).toEqual({
      able: [{ x: 0, y: 0 }],
      unable: [],
      room: 0,
      stranded: [],
    })
  })

  it('VTI-35, VTI-40: tearing down a factory costs room and may leave products behind', () => {
    expect(ifTornDown(g, ANN, { x: 1, y: 1 })).toEqual({
      able: [],
      unable: [],
      room: -1,
      stranded: [{ x: 1, y: 2 }],
      splits: false,
      joining: [],
    })
  })

  it('VTI-11, VTI-35: a split complex is joined on the table, not beyond its edge', () => {
    const chain = with1({
      factories: [
        ['forest', 998, 0],
        ['forest', 997, 1],
        ['forest', 998, 2],
      ],
    })
    const { splits, joining } = ifTornDown(chain, ANN, { x: 997, y: 1 })
    expect({ splits, joining }).toEqual({
      splits: true,
      joining: [
        { x: 997, y: 1 },
        { x: 998, y: 1 },
      ],
    })
  })
})

describe('The way to a contract', () => {
  it('counts everything still to be made, and links each product to what it’s made from', () => {
    const g = with1({
      factories: [['steel_mill', 0, 0]],
      products: [
        ['coal', -1, 0],
        ['steel', 0, 1],
      ],
    })
    expect(treeOf(g, ANN, ['rifles']).map(({ product, inputs }) => [product, inputs])).toEqual([
      ['rifles', ['wood', 'steel']],
      ['steel', ['iron_ore', 'coal']],
      ['coal', []],
      ['iron_ore', []],
      ['wood', []],
    ])
    // Two rifles, a steel, an iron ore and two wood. The coal is already there.
    expect(lackingFor(g, ANN, 'rifles')).toBe(2 + 1 + 0 + 1 + 2)
    expect(lackingFor(g, ANN, 'coal')).toBe(1)
  })
})

describe('After an exchange', () => {
  it('VTI-63, VTI-51: room for what arrives, and whether it makes a fifth contract ready', () => {
    const ready: ProductId[] = ['wood', 'oil', 'cotton', 'zinc']
    const { g } = victoryTable({
      complexes: [
        {
          factories: [['forest', 0, 0]],
          products: [
            ['wood', 1, 0],
            ['coal', -1, 0],
            ['oil', 0, 1],
          ],
          contracts: ['oil'],
        },
        {},
      ],
      open: [...ready, 'coal'],
    })
    expect(afterTrade(g, ANN, ['coal'], ['wood'])).toEqual({ room: 1, wasReady: 1, ready: 2 })
    expect(afterTrade(g, ANN, ['oil', 'coal'], [])).toEqual({ room: 3, wasReady: 1, ready: 0 })
    expect(afterTrade(g, ANN, [], ['coal'])).toEqual({ room: 0, wasReady: 1, ready: 2 })
  })
})
