import { describe, expect, it } from 'vitest'
import { openBox, STANDARD } from '../data/box.ts'
import type { FactoryId } from '../data/factories.ts'
import { paymentsFor } from '../readings/paying.ts'
import { ANN, lying, operating, stackOf, standing } from './table.ts'

const MINE = { factories: [['iron_mine', 0, 0]] } as const
const box = openBox(STANDARD.tables)

describe('Building', () => {
  it.each([
    ['nylon_factory', 10],
    ['forest', 1],
    ['iron_mine', 3],
    ['steel_mill', 10],
    ['textile_mill', 6],
    ['rifle_factory', 6],
    ['ammunition_factory', 15],
    ['oil_refinery', 15],
    ['boot_factory', 10],
  ] satisfies [FactoryId, number][])('E7, VTI-30, VTI-31: %s has %i payments', (factory, count) => {
    expect(paymentsFor({ box }, factory)).toHaveLength(count)
  })

  it('VTI-31: the ten payments of a nylon factory', () => {
    expect(paymentsFor({ box }, 'nylon_factory').map(pair => pair.join(' + '))).toEqual([
      'wood + wood',
      'wood + naphtha',
      'wood + cloth',
      'wood + parachutes',
      'naphtha + naphtha',
      'naphtha + cloth',
      'naphtha + parachutes',
      'cloth + cloth',
      'cloth + parachutes',
      'parachutes + parachutes',
    ])
  })

  it('VTI-30, VTI-32: pay two, choose site and turn; the card comes from its stack', () => {
    const table = operating({
      complexes: [
        {
          ...MINE,
          products: [
            ['wood', 1, 0],
            ['iron_ore', 0, 1],
            ['oil', -1, 0],
          ],
        },
      ],
    })
    table.pick('build')
    expect(table.names).toContain('build iron_mine')
    expect(table.why('build forest')).toEqual({
      because: 'cannotPay',
      rule: 'VTI-30',
      factory: 'forest',
      have: 1,
      need: 2,
    })
    table.pick('build iron_mine')
    expect(table.names).toEqual(['pay 1,0', 'pay 0,1'])
    expect(table.why('pay -1,0')).toEqual({
      because: 'doesNotFit',
      rule: 'VTI-30',
      factory: 'iron_mine',
      product: 'oil',
    })
    expect(table.why('pay 0,0')).toEqual({ because: 'noProductThere', rule: 'VTI-30', x: 0, y: 0 })
    expect(table.why('pay 9,9')).toMatchObject({ because: 'noProductThere' })
    table.pick('pay 1,0')
    expect(table.names).toEqual(['pay 0,1'])
    expect(table.why('pay 1,0')).toEqual({ because: 'paidAlready', rule: 'VTI-30', x: 1, y: 0 })
    table.pick('pay 0,1')
    expect(lying(table)).toEqual(['oil -1,0', 'wood 1,0', 'iron_ore 0,1']) // nothing is spent until the last choice
    expect(table.why('at -1,0')).toEqual({ because: 'siteTaken', rule: 'VTI-54', x: -1, y: 0 })
    expect(table.why('at 0,0')).toMatchObject({ because: 'siteTaken' })
    expect(table.why('at 2,0')).toEqual({ because: 'notTouching', rule: 'VTI-18', x: 2, y: 0 })
    table.pick('at -1,1')
    expect(table.names).toEqual(['turn 0', 'turn 1', 'turn 2', 'turn 3'])
    table.pick('turn 2')
    expect(standing(table)).toEqual(['iron_mine 0,0 turn 0', 'iron_mine -1,1 turn 2'])
    expect(lying(table)).toEqual(['oil -1,0'])
    expect(stackOf(table, 'iron_mine')).toBe(2)
    expect(table.facts.at(-1)).toEqual({
      kind: 'built',
      seat: ANN,
      factory: 'iron_mine',
      x: -1,
      y: 1,
      turn: 2,
      paid: ['wood', 'iron_ore'],
      paidAt: [
        { x: 1, y: 0 },
        { x: 0, y: 1 },
      ],
      left: 2,
    })
    expect(table.g.actions).toBe(1)
    expect(table.names).toContain('stop')
  })

  it('E24, VTI-54: in a full complex, the sites are the corners and the cells that the payment empties', () => {
    const products = [
      ['iron_ore', 0, 1],
      ['iron_ore', 1, 0],
      ['iron_ore', -1, 0],
      ['wood', 0, -1],
    ] as const
    const full = () => operating({ complexes: [{ ...MINE, products }], open: ['coal'] })
    const table = full()
    expect(table.names).toContain('bank iron_ore')
    expect(table.names).not.toContain('move product')
    expect(table.why('move product')).toEqual({ because: 'noFreeCell', rule: 'VTI-38' })
    table.pick('build')
    expect(table.names).toContain('build steel_mill')
    expect(table.why('build coal_mine')).toMatchObject({ because: 'cannotPay', have: 1, need: 2 })
    table.pick('build iron_mine').pick('pay 0,1').pick('pay 1,0')
    expect(table.names).toEqual(['at -1,-1', 'at 1,-1', 'at 1,0', 'at -1,1', 'at 0,1', 'at 1,1'])
    const other = full().pick('build').pick('build iron_mine').pick('pay 0,-1').pick('pay 0,1')
    expect(other.names).toEqual(['at -1,-1', 'at 0,-1', 'at 1,-1', 'at -1,1', 'at 0,1', 'at 1,1'])
    other.pick('at 0,-1').pick('turn 0')
    expect(lying(other)).toEqual(['iron_ore -1,0', 'iron_ore 1,0'])
    const bank = full().pick('bank iron_ore').pick('for coal')
    expect(bank.names).toEqual(['to -1,0', 'to 1,0', 'to 0,1'])
  })

  it('E13: eleven sites around a forest and a coal mine with wood between them', () => {
    const complex = {
      factories: [
        ['forest', 0, 0],
        ['coal_mine', 1, 1],
      ],
      products: [
        ['wood', 1, 0],
        ['wood', -1, 0],
        ['wood', 2, 1],
      ],
    } as const
    const table = operating({ complexes: [complex] })
      .pick('build')
      .pick('build forest')
      .pick('pay -1,0')
      .pick('pay 2,1')
    expect(table.names).toHaveLength(11)
    expect(table.names).not.toContain('at 1,0')
  })

  it('VTI-33: none can be built when all four cards are in use', () => {
    const four = [
      ['forest', 0, 0],
      ['forest', 1, 1],
      ['forest', 2, 2],
      ['forest', 3, 3],
    ] as const
    const table = operating({
      complexes: [
        {
          factories: four,
          products: [
            ['wood', 1, 0],
            ['wood', 2, 1],
          ],
        },
        { factories: [['coal_mine', 0, 0]] },
      ],
    }).pick('build')
    expect(table.why('build forest')).toEqual({ because: 'stackEmpty', rule: 'VTI-33', factory: 'forest' })
    expect(table.names).not.toContain('build forest')
    expect(table.names).toHaveLength(27) // two wood pay for any factory
  })

  it('VTI-33: the last card can be built, and the stack is empty', () => {
    const three = [
      ['forest', 0, 0],
      ['forest', 1, 1],
      ['forest', 2, 2],
    ] as const
    const table = operating({
      complexes: [
        {
          factories: three,
          products: [
            ['wood', 1, 0],
            ['wood', 2, 1],
          ],
        },
        { factories: [['coal_mine', 0, 0]] },
      ],
    })
    table.pick('build').pick('build forest').pick('pay 1,0').pick('pay 2,1').pick('at 3,3').pick('turn 1')
    expect(stackOf(table, 'forest')).toBe(0)
    expect(table.facts.at(-1)).toMatchObject({ kind: 'built', left: 0 })
  })

  it('VTI-30: nothing is offered without two matching products', () => {
    const table = operating({
      complexes: [
        {
          ...MINE,
          products: [
            ['iron_ore', 0, 1],
            ['oil', 1, 0],
          ],
        },
      ],
      open: ['coal'],
    })
    expect(table.names).not.toContain('build')
    expect(table.why('build')).toEqual({ because: 'cannotBuild', rule: 'VTI-30' })
    const bare = operating({ complexes: [MINE] })
    expect(bare.why('build')).toEqual({ because: 'noProducts', rule: 'VTI-29' })
  })

  it('VTI-30: one product isn’t enough, but two of a kind are', () => {
    const one = operating({ complexes: [{ ...MINE, products: [['iron_ore', 0, 1]] }] })
    expect(one.names).not.toContain('build')
    const two = operating({
      complexes: [
        {
          ...MINE,
          products: [
            ['iron_ore', 0, 1],
            ['iron_ore', 1, 0],
          ],
        },
      ],
    }).pick('build')
    expect(two.names).toEqual(['build iron_mine', 'build steel_mill'])
  })

  it('VTI-70: a forest has two turns, because a third looks the same', () => {
    const table = operating({
      complexes: [
        {
          ...MINE,
          products: [
            ['wood', 1, 0],
            ['wood', 0, -1],
          ],
        },
      ],
    })
    table.pick('build').pick('build forest').pick('pay 1,0').pick('pay 0,-1').pick('at 1,1')
    expect(table.names).toEqual(['turn 0', 'turn 1'])
    expect(table.why('turn 2')).toEqual({ because: 'sameTurn', rule: 'VTI-70', factory: 'forest' })
  })

  it('VTI-11: the table ends', () => {
    const table = operating({
      complexes: [
        {
          factories: [['iron_mine', 998, 0]],
          products: [
            ['iron_ore', 998, 1],
            ['wood', 997, 0],
          ],
        },
      ],
    })
    table.pick('build').pick('build iron_mine').pick('pay 998,1').pick('pay 997,0')
    expect(table.names).not.toContain('at 999,0')
    expect(table.names).toContain('at 998,1')
    expect(table.why('at 0,0')).toEqual({ because: 'notTouching', rule: 'VTI-18', x: 0, y: 0 })
    expect(table.why('at 999,0')).toEqual({ because: 'offTheTable', rule: 'VTI-11' })
    expect(table.why('at -999,0')).toMatchObject({ because: 'offTheTable' })
    expect(table.why('at 0,999')).toMatchObject({ because: 'offTheTable' })
  })
})
