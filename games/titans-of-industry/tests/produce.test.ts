import { editedBox } from '@tableworks/contract'
import { describe, expect, it } from 'vitest'
import { openBox, STANDARD } from '../data/box.ts'
import { actionOf, ANN, type Position, titansTable, turnOf } from './table.ts'

const producing = (position: Position) => actionOf(ANN, position)

describe('Producing goods', () => {
  it('TOI-32: one facility, one or two uses', () => {
    const table = producing({ facilities: { 'oil-well': [1, 0, 0], 'corn-farm': [2, 1, 0] } })
    expect(table.names.filter(name => name.startsWith('produce'))).toEqual([
      'produce corn-farm x1',
      'produce corn-farm x2',
      'produce oil-well x1',
      'produce oil-well x2',
    ])
    expect(table.why('produce university x1')).toEqual({ because: 'notBuilt', rule: 'TOI-32', facility: 'university' })
  })

  it.each([
    [1, 1, 0, 1],
    [1, 2, 5, 2],
    [2, 2, 5, 4],
  ])('TOI-33, TOI-34, TV-5: an Oil Well of size %i used %i times costs $%i and makes %i', (size, uses, cost, cubes) => {
    const table = producing({ facilities: { 'oil-well': [size, 0, 0] } }).pick(`produce oil-well x${uses}`)
    expect(table.facts[0]).toEqual({ kind: 'produced', seat: ANN, facility: 'oil-well', uses, cost, cubes })
    expect(table.g.money[ANN]).toBe(35 - cost)
  })

  it('TOI-34: two uses are offered only to a seat that can pay for them', () => {
    const table = producing({ money: [4], facilities: { 'oil-well': [1, 0, 0] } })
    expect(table.names).not.toContain('produce oil-well x2')
    expect(table.why('produce oil-well x2')).toEqual({ because: 'tooExpensive', rule: 'TOI-34', need: 5, have: 4 })
  })

  it('TOI-35, TOI-94, TV-17, R-11: without money one use is free, two are not', () => {
    const broke = turnOf(ANN, { money: [0], facilities: { 'steel-forge': [2, 0, 0] } })
    expect(broke.names).toContain('produce steel-forge x1')
    expect(broke.names).not.toContain('produce steel-forge x2')
    broke.pick('produce steel-forge x1')
    expect(broke.facts[0]).toMatchObject({ cost: 0, cubes: 2 })
    expect(broke.g.money[ANN]).toBe(0)
  })

  it('TOI-34: the exact amount is enough, a dollar less is not', () => {
    const with5 = producing({ money: [5], facilities: { 'oil-well': [1, 0, 0] } })
    expect(with5.pick('produce oil-well x2').g.money[ANN]).toBe(0)
    const with1 = producing({ money: [1], facilities: { 'steel-forge': [1, 0, 0] } })
    expect(with1.pick('produce steel-forge x1').g.money[ANN]).toBe(0)
  })

  it('TOI-35, R-11: a use is free at exactly $0; a seat with too little money can’t use it', () => {
    const dear = openBox(editedBox(STANDARD.tables, [['facilities/steel-forge/once', 3]]))
    const having = (money: number) => {
      const table = titansTable({ money: [money], facilities: { 'steel-forge': [1, 0, 0] } })
      Object.assign(table.g, { box: dear })
      return table.at('action', { seat: ANN })
    }
    expect(having(0).pick('produce steel-forge x1').g.money[ANN]).toBe(0)
    expect(having(2).why('produce steel-forge x1')).toEqual({
      because: 'tooExpensive',
      rule: 'TOI-34',
      need: 3,
      have: 2,
    })
    expect(having(3).pick('produce steel-forge x1').g.money[ANN]).toBe(0)
  })

  it('TV-17: with $3 one use costs its $1, and two are too expensive', () => {
    const table = turnOf(ANN, { money: [3], facilities: { 'steel-forge': [2, 0, 0] } })
    expect(table.names).not.toContain('produce steel-forge x2')
    expect(table.pick('produce steel-forge x1').g.money[ANN]).toBe(2)
  })

  it('R-11: rent comes first, so a landlord has money', () => {
    const table = turnOf(ANN, {
      money: [0],
      facilities: { 'steel-forge': [1, 0, 0] },
      estates: { 'commercial-1': ['general-store', ANN] },
    })
    expect(table.pick('produce steel-forge x1').g.money[ANN]).toBe(1)
  })
})
