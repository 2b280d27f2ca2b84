// Carrying products so that factories can run, as the bench's tools and the bots propose.

import { describe, expect, it } from 'vitest'
import { openBox, STANDARD } from '../data/box.ts'
import { FACTORY_IDS, type FactoryId, typeNumber } from '../data/factories.ts'
import { arrange, suppliesOn } from '../readings/arranging.ts'
import { type Complex, type FactoryAt, floorWith, type ProductAt, waysOf } from './table.ts'

const BOX = openBox(STANDARD.tables)

/** The moves that let these types run, one after the other; null if none can. */
function arranged(types: readonly FactoryId[], factories: readonly FactoryAt[], products: readonly ProductAt[] = []) {
  const floor = floorWith({ factories, products })
  const carries = arrange(
    BOX,
    floor,
    types.map(type => typeNumber[type]),
  )
  return carries && waysOf(floor, carries)
}

/** A mill that takes coal from the west and iron ore from the east, and outputs to the south. */
const MILL: FactoryAt = ['steel_mill', 0, 0]
const mill = (...products: ProductAt[]) => arranged(['steel_mill'], [MILL], products)

describe('Arranging products', () => {
  it('moves an input to its side, and leaves one already there', () => {
    expect(mill(['coal', 0, -1], ['iron_ore', 1, 0])).toEqual(['0,-1 to -1,0'])
    expect(mill(['coal', 0, -1], ['coal', -1, 0], ['iron_ore', 1, 0])).toEqual([])
  })

  it('swaps two inputs via a free cell, but never via an output', () => {
    expect(mill(['coal', 1, 0], ['iron_ore', -1, 0])).toEqual(['-1,0 to 0,-1', '1,0 to -1,0', '0,-1 to 1,0'])
    expect(mill(['coal', 1, 0], ['iron_ore', -1, 0], ['wood', 0, -1])).toBeNull()
  })

  it('clears a side with another product on it', () => {
    const factories: FactoryAt[] = [MILL, ['copper_mine', 0, -2]]
    const products: ProductAt[] = [
      ['wood', -1, 0],
      ['iron_ore', 1, 0],
      ['coal', 0, 1],
    ]
    expect(arranged(['steel_mill'], factories, products)).toEqual(['-1,0 to 0,-3', '0,1 to -1,0'])
  })

  it('gives up when an input is missing or a factory blocks a side', () => {
    expect(mill(['coal', -1, 0])).toBeNull()
    const atHand: ProductAt[] = [
      ['coal', -1, 0],
      ['iron_ore', 0, -1],
    ]
    expect(arranged(['steel_mill'], [MILL, ['forest', 1, 0]], atHand)).toBeNull()
    expect(arranged(['steel_mill'], [MILL, ['forest', 0, 1]], atHand)).toBeNull()
    expect(arranged(['cannery'], [MILL], atHand)).toBeNull()
  })

  it('leaves products that are only in the way of other types', () => {
    const products: ProductAt[] = [
      ['coal', 0, -1],
      ['iron_ore', 1, 0],
      ['zinc', 2, 2],
    ]
    expect(arranged(['steel_mill'], [MILL, ['zinc_mine', 2, 1]], products)).toEqual(['0,-1 to -1,0'])
  })

  it('VTI-26: takes either product for a side, and each card once', () => {
    const boots = (...products: ProductAt[]) => arranged(['boot_factory'], [['boot_factory', 0, 0]], products)
    expect(boots(['leather', 0, -1], ['leather', 0, 1])).toEqual(['0,-1 to 1,0', '0,1 to -1,0'])
    expect(boots(['leather', 0, -1])).toBeNull()
    expect(boots(['leather', -1, 0], ['leather', 1, 0], ['rubber', 0, -1])).toEqual([])
  })

  it('VTI-55: if two mills share one ore or one coal, the older is supplied', () => {
    const around: FactoryAt[] = [MILL, ['steel_mill', 2, 0, 2]]
    const enough: ProductAt[] = [
      ['coal', 0, -1],
      ['iron_ore', 1, 0],
      ['coal', 2, 1],
      ['iron_ore', 2, -1],
    ]
    expect(arranged(['steel_mill'], around, enough)).toEqual(['0,-1 to -1,0'])
    const apart: FactoryAt[] = [MILL, ['steel_mill', 4, 0]]
    const oneCoal: ProductAt[] = [
      ['coal', 0, -1],
      ['iron_ore', 1, 0],
      ['iron_ore', 5, 0],
    ]
    expect(arranged(['steel_mill'], apart, oneCoal)).toEqual(['0,-1 to -1,0'])
  })

  it('VTI-55: if two mills output to one cell, the older is supplied', () => {
    const products: ProductAt[] = [
      ['coal', -1, 0],
      ['iron_ore', 1, 0],
      ['coal', 0, -1],
      ['iron_ore', 0, 3],
    ]
    expect(arranged(['steel_mill'], [MILL, ['steel_mill', 0, 2, 2]], products)).toEqual([])
  })

  it('counts on an earlier type’s output, and keeps its output cell free', () => {
    expect(arranged(['iron_mine', 'steel_mill'], [MILL, ['iron_mine', 1, -1]], [['coal', 0, -1]])).toEqual([
      '0,-1 to -1,0',
    ])
    const products: ProductAt[] = [
      ['coal', -1, 0],
      ['iron_ore', 1, 0],
    ]
    expect(arranged(['iron_mine', 'steel_mill'], [MILL, ['iron_mine', -1, -1]], products)).toEqual(['-1,0 to -1,-2'])
  })

  it('VTI-27: counts on only one product if there’s a choice', () => {
    const factories: FactoryAt[] = [
      ['nylon_factory', 0, 0],
      ['knapsack_factory', 1, 1],
    ]
    const products: ProductAt[] = [
      ['naphtha', 0, -1],
      ['leather', 1, 0],
    ]
    expect(arranged(['nylon_factory', 'knapsack_factory'], factories, products)).toEqual(['1,0 to 2,1'])
  })

  it('stores products in the way on an input, otherwise aside, and on an output only as a last resort', () => {
    const blocked = (...others: FactoryAt[]) =>
      arranged(['iron_mine'], [['iron_mine', 0, 0], ...others], [['coal', 0, 1]])
    expect(blocked()).toEqual(['0,1 to 0,-1'])
    expect(blocked(['zinc_mine', 1, -1, 2])).toEqual(['0,1 to 0,-1']) // not to 1,-2, where the zinc will go
    expect(blocked(['steel_mill', -1, 1])).toEqual(['0,1 to -2,1'])
    const twice: FactoryAt[] = [
      ['iron_mine', 0, 0],
      ['iron_mine', 1, 0],
    ]
    const ore: ProductAt[] = [
      ['iron_ore', 0, 1],
      ['iron_ore', 1, 1],
    ]
    expect(arranged(['iron_mine'], twice, ore)).toEqual(['0,1 to 0,-1', '1,1 to 1,-1'])
  })
})

describe('Supplying a type', () => {
  const suppliesOf = (complex: Complex) => {
    const floor = floorWith(complex)
    return suppliesOn(BOX, floor).map(({ type, before, after, carries }) => [
      FACTORY_IDS[type],
      before,
      after,
      ...waysOf(floor, carries),
    ])
  }

  it('moves inputs, clears outputs, and leaves out types without a gain', () => {
    const steel: Complex = {
      factories: [MILL],
      products: [
        ['coal', -1, 0],
        ['iron_ore', 0, -1],
        ['steel', 0, 1],
      ],
    }
    expect(suppliesOf(steel)).toEqual([['steel_mill', 0, 1, '0,-1 to 1,0', '0,1 to 0,-1']])
    expect(suppliesOf({ ...steel, products: [['coal', 1, 0]] })).toEqual([])
    expect(suppliesOf({ factories: [['forest', 0, 0]] })).toEqual([]) // it can already run
    const forest: Complex = { factories: [['forest', 0, 0]], products: [['wood', 1, 0]] }
    expect(suppliesOf(forest)).toEqual([['forest', 0, 1, '1,0 to 0,-1']])
  })

  it('counts only what runs more often than before', () => {
    const mills: FactoryAt[] = [MILL, ['steel_mill', 4, 0], ['zinc_mine', 2, -2]]
    const second: ProductAt[] = [
      ['coal', 3, 0],
      ['iron_ore', 5, 0],
    ]
    expect(suppliesOf({ factories: mills, products: second })).toEqual([]) // the first mill could only take products from the second
    const products: ProductAt[] = [...second, ['coal', 0, -1], ['iron_ore', 4, -1]]
    expect(suppliesOf({ factories: mills, products })).toEqual([['steel_mill', 1, 2, '4,-1 to 1,0', '0,-1 to -1,0']])
  })
})
