import { describe, expect, it } from 'vitest'
import { treeOf } from '../readings/need.ts'
import { ifMoved, ifPlaced, ifTornDown, lacksOf } from '../readings/previews.ts'
import { ANN, BEN, type Complex, victoryTable } from './table.ts'

const MILL: Complex = {
  factories: [
    ['steel_mill', 0, 0],
    ['coal_mine', 1, 1],
    ['iron_mine', -1, 1],
  ],
  products: [
    ['coal', 0, -1],
    ['oil', 1, 2],
    ['oil', 2, 1],
    ['oil', -2, 1],
  ],
}
const g = victoryTable({ complexes: [MILL, { factories: [['iron_mine', 0, 0]], products: [['iron_ore', 0, 1]] }] }).g

describe('Previews', () => {
  it('what do I lack for the steel mill?', () => {
    expect(lacksOf(g, ANN, { x: 0, y: 0 })).toEqual([
      {
        x: 1,
        y: 0,
        oneOf: ['iron_ore'],
        there: null,
        inStock: [],
        makers: [{ x: -1, y: 1 }],
        fromBank: ['oil'],
        partners: [BEN],
      },
      {
        x: -1,
        y: 0,
        oneOf: ['coal'],
        there: null,
        inStock: [{ x: 0, y: -1 }],
        makers: [{ x: 1, y: 1 }],
        fromBank: ['oil'],
        partners: [],
      },
    ])
    const fed = victoryTable({
      complexes: [
        {
          ...MILL,
          products: [
            ['coal', -1, 0],
            ['wood', 0, 1],
          ],
        },
      ],
    }).g
    expect(lacksOf(fed, ANN, { x: 0, y: 0 })[1]).toMatchObject({ there: 'coal', inStock: [], fromBank: [] })
  })

  it('moving a product lets factories run or stops them', () => {
    const ready = victoryTable({
      complexes: [
        {
          ...MILL,
          products: [
            ['coal', -1, 0],
            ['iron_ore', 2, 1],
          ],
        },
      ],
    }).g
    expect(ifMoved(ready, ANN, { x: 2, y: 1 }, { x: 1, y: 0 })).toEqual({
      able: [{ x: 0, y: 0 }],
      unable: [],
      room: 0,
      stranded: [],
    })
    expect(ifMoved(ready, ANN, { x: 2, y: 1 }, { x: 1, y: 2 }).unable).toEqual([{ x: 1, y: 1 }])
  })

  it('a previewed factory shows what it blocks, adds and leaves behind', () => {
    const built = ifPlaced(g, ANN, { factory: 'forest', x: -1, y: 2, turn: 0, from: null })
    expect(built.unable).toEqual([{ x: -1, y: 1 }]) // something is on the iron mine's output
    expect(built.able).toEqual([{ x: -1, y: 2 }])
    expect(built.stranded).toEqual([])
    const moved = ifPlaced(g, ANN, { factory: 'coal_mine', x: 0, y: 2, turn: 0, from: { x: 1, y: 1 } })
    expect(moved.stranded).toEqual([{ x: 2, y: 1 }])
  })

  it('VTI-35: a factory about to go: does it split, and where could it be joined?', () => {
    expect(ifTornDown(g, ANN, { x: 0, y: 0 })).toMatchObject({
      splits: true,
      joining: [
        { x: 0, y: 0 },
        { x: 0, y: 1 },
        { x: 0, y: 2 },
      ],
      stranded: [{ x: 0, y: -1 }],
    })
    expect(ifTornDown(g, ANN, { x: 1, y: 1 })).toMatchObject({ splits: false, joining: [] })
  })
})

describe('The production tree', () => {
  it('two rifles take two steel, two coal and two iron ore, and wood', () => {
    expect(
      treeOf(g, ANN, ['rifles']).map(({ product, need, have, maker, runs, owned }) => [
        product,
        need,
        have,
        maker,
        runs,
        owned,
      ]),
    ).toEqual([
      ['rifles', 2, 0, 'rifle_factory', 2, 0],
      ['steel', 2, 0, 'steel_mill', 2, 1],
      ['coal', 2, 1, 'coal_mine', 1, 1],
      ['iron_ore', 2, 0, 'iron_mine', 2, 1],
      ['wood', 2, 0, 'forest', 1, 0], // a run makes two
    ])
  })

  it('a held contract takes one, and joint outputs share their runs', () => {
    const held = victoryTable({ complexes: [{ contracts: ['beef', 'hides'] }] }).g
    const tree = treeOf(held, ANN, ['beef', 'hides', 'tallow'])
    expect(tree.map(({ product, need, runs }) => [product, need, runs])).toEqual([
      ['tallow', 2, 2],
      ['hides', 1, 2],
      ['beef', 1, 2],
      ['cattle', 2, 2],
    ])
  })

  it('it picks the maker already built, and the input in surplus', () => {
    const nylon = victoryTable({ complexes: [{ factories: [['nylon_factory', 0, 0]] }] }).g
    expect(treeOf(nylon, ANN, ['cloth'])[0]).toMatchObject({ maker: 'nylon_factory', runs: 2 })
    const naphtha = victoryTable({ complexes: [{ products: [['naphtha', 1, 0]] }] }).g
    expect(treeOf(naphtha, ANN, ['cloth'])[0]).toMatchObject({ maker: 'nylon_factory' })
    const bare = victoryTable({ complexes: [{}] }).g
    expect(treeOf(bare, ANN, ['cloth'])[0]).toMatchObject({ maker: 'textile_mill' })
    const cotton = victoryTable({
      complexes: [
        {
          products: [
            ['cotton', 1, 0],
            ['cotton', -1, 0],
          ],
        },
      ],
    }).g
    expect(treeOf(cotton, ANN, ['ammunition']).map(({ product }) => product)).toContain('cotton')
    expect(treeOf(bare, ANN, ['ammunition']).map(({ product }) => product)).toContain('wood')
  })

  it('products in stock need no run, and raw goods need no inputs', () => {
    const rich = victoryTable({
      complexes: [
        {
          products: [
            ['wood', 1, 0],
            ['wood', -1, 0],
          ],
        },
      ],
    }).g
    expect(treeOf(rich, ANN, ['wood'])).toEqual([
      { product: 'wood', need: 2, have: 2, maker: 'forest', runs: 0, owned: 1, inputs: [] },
    ])
  })
})
