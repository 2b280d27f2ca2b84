import { describe, expect, it } from 'vitest'
import { FACILITIES, FACILITY_IDS } from '../data/facilities.ts'
import { openBox, STANDARD } from '../data/box.ts'
import { actionOf, ANN, BEN, type Position, turnOf } from './table.ts'

const RICH: Position = { license: true, money: [200] }

describe('Building a facility', () => {
  it('TOI-16: each facility makes one good, which has a grid', () => {
    const { gridsFor } = openBox(STANDARD.tables)
    for (const id of FACILITY_IDS) expect(gridsFor[FACILITIES[id].makes].length).toBeGreaterThan(0)
  })

  it.each(['lumber-camp', 'stone-quarry', 'steel-forge'] as const)('TOI-23: the %s costs nothing', facility => {
    const table = actionOf(ANN, { money: [0] }).pick(`build ${facility}`)
    expect(table.g.money[ANN]).toBe(0)
    expect(table.g.size[facility]).toEqual([1, 0, 0])
  })

  it('TOI-17, TOI-20: the build cost is one good', () => {
    const table = actionOf(ANN, { market: { 'c-residential': [null, [1, 3], null] } })
    expect(table.names).toContain('build corn-farm')
    table.pick('build corn-farm')
    expect(table.g.money).toEqual([32, 38, 35])
  })

  it('TOI-24, TOI-95, R-8: a new facility makes one cube at once for free, even if it has no build cost', () => {
    const table = actionOf(ANN).pick('build lumber-camp').pick('place 0 c-residential, 1 e-northwest')
    table.pick('price e-northwest 12')
    expect(table.g.cubes['e-northwest']).toEqual([1, 0, 0])
    expect(table.g.money[ANN]).toBe(35)
    expect(table.frames).toEqual([])
  })

  it('TOI-25: no seat builds a facility twice', () => {
    const table = actionOf(ANN, { facilities: { 'lumber-camp': [2, 0, 0] } })
    expect(table.names).not.toContain('build lumber-camp')
    expect(table.why('build lumber-camp')).toEqual({
      because: 'builtAlready',
      rule: 'TOI-25',
      facility: 'lumber-camp',
      size: 2,
    })
    expect(table.why('expand oil-well')).toEqual({ because: 'notBuilt', rule: 'TOI-25', facility: 'oil-well' })
  })

  it('R-10: an empty pile has no more cards', () => {
    const table = actionOf(ANN, { ...RICH, facilities: { 'oil-well': [1, 4, 3] } })
    expect(table.why('expand oil-well')).toEqual({ because: 'pileIsEmpty', rule: 'R-10', facility: 'oil-well' })
    const all = actionOf(BEN, { license: true, money: [0, 200], facilities: { 'steel-forge': [8, 0, 0] } })
    expect(all.why('build steel-forge')).toMatchObject({ because: 'pileIsEmpty' })
    const own = actionOf(ANN, { ...RICH, facilities: { 'steel-forge': [8, 0, 0] } })
    expect(own.why('expand steel-forge')).toMatchObject({ because: 'pileIsEmpty' })
  })
})

describe('Expanding a facility', () => {
  it.each([
    [0, { research: 1, wood: 0, stone: 0, steel: 0 }],
    [1, { research: 1, wood: 0, stone: 0, steel: 1 }],
    [2, { research: 1, wood: 0, stone: 0, steel: 2 }],
    [3, { research: 1, wood: 0, stone: 0, steel: 3 }],
  ])('TOI-26, TOI-29, TV-5, R-9: an Oil Well of size %i expands for this much', (size, bill) => {
    expect(openBox(STANDARD.tables).growing['oil-well'][size]).toEqual(bill)
  })

  it('R-9: a facility without a build cost only pays expansion goods', () => {
    const { growing } = openBox(STANDARD.tables)
    expect(growing['lumber-camp'][2]).toEqual({ research: 0, wood: 0, stone: 0, steel: 2 })
  })

  it('TOI-26, TOI-27: both goods are bought, from players or the bank', () => {
    const table = actionOf(ANN, {
      ...RICH,
      facilities: { 'oil-well': [1, 0, 0] },
      market: { 'c-industrial': [null, [1, 6], null] },
    }).pick('expand oil-well')
    expect(table.facts.slice(0, 2)).toEqual([
      { kind: 'boughtFromBank', seat: ANN, material: 'research', cost: 10 },
      { kind: 'bought', seat: ANN, seller: BEN, material: 'steel', cost: 6 },
    ])
  })

  it('TOI-28, TOI-30, TV-5: from one to two it makes two cubes, from two to three three', () => {
    for (const size of [1, 2]) {
      const table = actionOf(ANN, { ...RICH, facilities: { 'oil-well': [size, 0, 0] } }).pick('expand oil-well')
      expect(table.g.size['oil-well'][ANN]).toBe(size + 1)
      expect(table.frames.at(-1)).toMatchObject({ step: 'placeGoods', frame: { cubes: size + 1, good: 'oil' } })
    }
  })

  it('TOI-31: one build or one expansion, then the turn is over', () => {
    const table = turnOf(ANN).pick('build steel-forge').pick('place 1 c-industrial, 0 d-northeast')
    table.pick('price c-industrial 5')
    expect(table.frames).toEqual([])
  })
})
