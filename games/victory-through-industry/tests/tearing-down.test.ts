import { describe, expect, it } from 'vitest'
import { ANN, type Complex, lying, operating, stackOf, standing } from './table.ts'

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
const CHAIN: Complex = {
  factories: [
    ['forest', 0, 0],
    ['coal_mine', 1, 1],
    ['iron_mine', 2, 2],
  ],
  products: [
    ['coal', 0, 1],
    ['wood', 1, 2],
    ['oil', -1, 0],
  ],
}

describe('Tearing down', () => {
  it('E14, VTI-34, VTI-40: the card returns to its stack without a refund, and the stranded coal needs a place', () => {
    const table = operating({ complexes: [PAIR] }).pick('tear down')
    expect(table.names).toEqual(['factory 0,0', 'factory 1,1'])
    table.pick('factory 1,1')
    expect(standing(table)).toEqual(['forest 0,0 turn 0'])
    expect(stackOf(table, 'coal_mine')).toBe(4)
    expect(table.facts).toEqual([{ kind: 'toreDown', seat: ANN, factory: 'coal_mine', x: 1, y: 1 }])
    expect(lying(table)).toEqual(['wood 0,1'])
    expect(table.state.frames.at(-1)).toMatchObject({ step: 'rescue', frame: { product: 'coal', x: 2, y: 1 } })
    expect(table.names).toEqual(['to 0,-1', 'to -1,0', 'to 1,0', 'discard'])
    expect(table.why('to 0,1')).toEqual({ because: 'cellTaken', rule: 'VTI-3', x: 0, y: 1 })
    expect(table.why('to 2,1')).toEqual({ because: 'notAlongside', rule: 'VTI-38', x: 2, y: 1 })
    table.pick('to 1,0')
    expect(lying(table)).toEqual(['coal 1,0', 'wood 0,1'])
    expect(table.facts.at(-1)).toEqual({
      kind: 'movedProduct',
      seat: ANN,
      product: 'coal',
      from: { x: 2, y: 1 },
      x: 1,
      y: 0,
    })
    expect(table.state.frames.at(-1)?.step).toBe('operate')
    expect(table.g.actions).toBe(1)
  })

  it('VTI-40: or it is thrown away', () => {
    const table = operating({ complexes: [PAIR] })
      .pick('tear down')
      .pick('factory 1,1')
      .pick('discard')
    expect(lying(table)).toEqual(['wood 0,1'])
    expect(table.facts.at(-1)).toEqual({ kind: 'threwAway', seat: ANN, product: 'coal', x: 2, y: 1 })
  })

  it('VTI-40: without a free cell it’s thrown away automatically', () => {
    const complex: Complex = {
      factories: [
        ['forest', 0, 0],
        ['coal_mine', 1, 1],
      ],
      products: [
        ['coal', 2, 1],
        ['wood', 0, 1],
        ['wood', 1, 0],
        ['wood', -1, 0],
        ['wood', 0, -1],
      ],
    }
    const table = operating({ complexes: [complex] })
      .pick('tear down')
      .pick('factory 1,1')
    expect(table.facts.map(({ kind }) => kind)).toEqual(['toreDown', 'threwAway'])
    expect(table.state.frames.at(-1)?.step).toBe('operate')
  })

  it('E14, VTI-35: a split must be joined at once, in the connecting cell, with an affordable factory', () => {
    const table = operating({ complexes: [CHAIN], open: ['brass'] })
      .pick('tear down')
      .pick('factory 1,1')
    expect(table.facts.map(({ kind }) => kind)).toEqual(['toreDown', 'wasSplit'])
    expect(table.g.mending).toBe(true)
    expect(table.names).toEqual([
      'build coal_mine',
      'build oil_well',
      'build oil_refinery',
      'build steel_mill',
      'build aluminum_smelter',
      'build nitroglycerin_factory',
    ])
    expect(table.why('build forest')).toMatchObject({ because: 'cannotPay', have: 1 })
    table.pick('build oil_well').pick('pay -1,0').pick('pay 1,2')
    expect(table.names).toEqual(['at 1,1'])
    expect(table.why('at 0,1')).toMatchObject({ because: 'siteTaken' })
    expect(table.why('at 1,0')).toEqual({ because: 'wouldNotJoin', rule: 'VTI-18', x: 1, y: 0 })
    expect(table.why('at 5,5')).toMatchObject({ because: 'notTouching' })
    table.pick('at 1,1').pick('turn 0')
    expect(standing(table)).toEqual(['forest 0,0 turn 0', 'iron_mine 2,2 turn 0', 'oil_well 1,1 turn 0'])
    expect(table.g.mending).toBe(false)
    expect(lying(table)).toEqual(['coal 0,1'])
    expect(table.state.frames.at(-1)?.step).toBe('operate')
  })

  it('VTI-35, R13: products about to be stranded may pay; the rest are moved afterwards', () => {
    const complex: Complex = {
      factories: [
        ['forest', 0, 0],
        ['coal_mine', 1, 1],
        ['iron_mine', 2, 0],
      ],
      products: [
        ['coal', 1, 2],
        ['oil', 0, 1],
        ['wood', -1, 0],
      ],
    }
    const table = operating({ complexes: [complex] })
      .pick('tear down')
      .pick('factory 1,1')
    table.pick('build coal_mine')
    expect(table.names).toEqual(['pay -1,0', 'pay 1,2'])
    table.pick('pay -1,0').pick('pay 1,2')
    expect(table.names).toEqual(['at 1,-1', 'at 1,0', 'at 1,1'])
    table.pick('at 1,-1').pick('turn 0')
    expect(lying(table)).toEqual(['oil 0,1'])
    expect(table.state.frames.at(-1)?.step).toBe('operate')
  })

  it('VTI-35: it isn’t allowed if the seat can’t pay to join the parts', () => {
    const complex: Complex = {
      ...CHAIN,
      products: [
        ['coal', 0, 1],
        ['oil', -1, 0],
      ],
    }
    const table = operating({ complexes: [complex] }).pick('tear down')
    expect(table.names).toEqual(['factory 0,0', 'factory 2,2'])
    expect(table.why('factory 1,1')).toEqual({ because: 'cannotMend', rule: 'VTI-35', factory: 'coal_mine' })
    expect(table.why('factory 5,5')).toEqual({ because: 'noFactoryThere', rule: 'VTI-36', x: 5, y: 5 })
    expect(table.why('factory 0,1')).toMatchObject({ because: 'noFactoryThere' })
  })

  it('VTI-35, R13: the card just torn down may be built again, even if its stack was empty', () => {
    const complex: Complex = {
      factories: [
        ['coal_mine', 0, 0],
        ['coal_mine', 1, 1],
        ['coal_mine', 2, 2],
        ['coal_mine', 3, 3],
      ],
      products: [
        ['coal', 0, 1],
        ['coal', 2, 1],
      ],
    }
    const rivals: Complex = {
      factories: [
        ['steel_mill', 0, 0],
        ['steel_mill', 1, 1],
        ['steel_mill', 2, 2],
        ['steel_mill', 3, 3],
      ],
    }
    const smelters: Complex = {
      factories: [
        ['aluminum_smelter', 0, 0],
        ['aluminum_smelter', 1, 1],
        ['aluminum_smelter', 2, 2],
        ['aluminum_smelter', 3, 3],
      ],
    }
    const nitro: Complex = {
      factories: [
        ['nitroglycerin_factory', 0, 0],
        ['nitroglycerin_factory', 1, 1],
        ['nitroglycerin_factory', 2, 2],
        ['nitroglycerin_factory', 3, 3],
      ],
    }
    const table = operating({ seats: 4, complexes: [complex, rivals, smelters, nitro] })
    expect(table.names).not.toContain('build')
    table.pick('tear down').pick('factory 1,1')
    expect(table.names).toEqual(['build coal_mine'])
  })

  it('E14, VTI-58: the only factory stays', () => {
    const table = operating({ complexes: [{}] })
    expect(table.names).not.toContain('tear down')
    expect(table.why('tear down')).toEqual({ because: 'lastFactory', rule: 'VTI-58' })
    expect(table.at('pickFactory', { seat: ANN, use: 'tear down', partner: null }).why('factory 0,0')).toMatchObject({
      because: 'lastFactory',
    })
  })

  it('VTI-18: a ring of factories stays connected without one of them', () => {
    const ring: Complex = {
      factories: [
        ['forest', 0, 0],
        ['coal_mine', 1, 0],
        ['coal_mine', 2, 1],
        ['coal_mine', 1, 2],
        ['forest', 0, 2],
        ['iron_mine', -1, 1],
      ],
    }
    const table = operating({ complexes: [ring] }).pick('tear down')
    expect(table.names).toHaveLength(6)
    table.pick('factory 2,1')
    expect(table.g.mending).toBe(false)
    expect(table.facts.map(({ kind }) => kind)).toEqual(['toreDown'])
  })
})
