import { describe, expect, it } from 'vitest'
import { ANN, empireTable, type Position } from './table.ts'

const choosing = (position: Position) => empireTable(position).at('build.factory', { seat: ANN })

describe('Taking a Factory card', () => {
  it('EMP-37: an Industrial building needs a Factory card, with its marker on the empty space', () => {
    const table = empireTable()
      .at('build.assign', { seat: ANN, dice: [1, 2, 4] })
      .pick('build 2-4 for 1')
    expect(table.names).toEqual(['take brickworks', 'take toy-works', 'take cement-works', 'take piano-factory'])
    table.pick('take toy-works').pick('pay 3 capital 1 profit')
    expect(table.facts.at(-1)).toEqual({ kind: 'tookFactory', seat: ANN, factory: 'toy-works', capital: 3, profit: 1 })
    expect(table.g).toMatchObject({
      capital: [16, 20],
      profit: [4, 5],
      row: ['brickworks', 'cement-works', 'piano-factory'],
    })
    expect(table.g.factories[ANN].at(-1)).toEqual({ card: 'toy-works', goods: 0, train: 0, moved: 0, riders: 0 })
    expect(table.frames).toEqual([])
  })

  it('EMP-37, V4: the price may be split between Capital and Profit', () => {
    const table = empireTable({ capital: [3, 20], profit: [5, 5] }).at('build.payment', {
      seat: ANN,
      factory: 'cement-works',
    })
    expect(table.names).toEqual([
      'pay 0 capital 5 profit',
      'pay 1 capital 4 profit',
      'pay 2 capital 3 profit',
      'pay 3 capital 2 profit',
    ])
    expect(table.why('pay 4 capital 1 profit')).toEqual({
      because: 'tooLittleCapital',
      rule: 'EMP-37',
      need: 4,
      have: 3,
    })
    expect(table.why('pay 3 capital 3 profit')).toEqual({ because: 'otherPrice', rule: 'EMP-37', cost: 5, offer: 6 })
  })

  it('EMP-37: missing Profit can’t pay', () => {
    const table = empireTable({ capital: [9, 20], profit: [1, 5] }).at('build.payment', {
      seat: ANN,
      factory: 'toy-works',
    })
    expect(table.why('pay 0 capital 4 profit')).toEqual({
      because: 'tooLittleProfit',
      rule: 'EMP-37',
      need: 4,
      have: 1,
    })
  })

  it('EMP-37, V4: a card that costs more than Capital and Profit together isn’t offered', () => {
    const table = choosing({ capital: [2, 20], profit: [3, 5], row: ['brickworks', 'cement-works', 'toy-works'] })
    expect(table.names).toEqual(['take cement-works', 'take toy-works'])
    expect(table.why('take brickworks')).toEqual({ because: 'tooLittleFunds', rule: 'EMP-37', need: 6, have: 5 })
    expect(table.why('take sawmill')).toMatchObject({ because: 'notFaceUp', rule: 'EMP-37' })
  })

  it('EMP-37: with one card and one way to pay there is no decision', () => {
    const table = empireTable({ capital: [3, 20], profit: [0, 5] }).at('build.assign', { seat: ANN, dice: [1, 2, 4] })
    expect(table.names).not.toContain('build 2-4 for 1')
    const rich = empireTable({ capital: [5, 20], profit: [0, 5], row: ['toy-works'] })
    rich.at('build.assign', { seat: ANN, dice: [1, 2, 4] }).pick('build 2-4 for 1')
    expect(rich.frames).toEqual([])
    expect(rich.g.capital[ANN]).toBe(0)
  })

  it('EMP-37, AMB-11: without an affordable card an Industrial building is not offered', () => {
    const dear = empireTable({ capital: [4, 20], profit: [0, 5] }).at('build.assign', { seat: ANN, dice: [1, 2, 4] })
    expect(dear.why('build 2-4 for 1')).toEqual({ because: 'noFactoryAffordable', rule: 'EMP-37', need: 4, have: 3 })
    const none = empireTable({ row: [] }).at('build.assign', { seat: ANN, dice: [1, 2, 4] })
    expect(none.why('build 2-4 for 1')).toEqual({ because: 'noFactoryLeft', rule: 'EMP-37' })
  })

  it('EMP-37, AMB-11 switched off: it may be built without a card', () => {
    const variants = { industrialNeedsAffordableFactory: false }
    const table = empireTable({ variants, capital: [2, 20], profit: [0, 5] })
    table.at('build.assign', { seat: ANN, dice: [1, 2, 4] }).pick('build 2-4 for 1')
    expect(table.frames).toEqual([])
    expect(table.g.factories[ANN]).toHaveLength(1)
    expect(table.facts.at(-1)).toEqual({ kind: 'foundNoFactory', seat: ANN })
  })

  it('EMP-40: a new Factory card can have a train', () => {
    const table = choosing({}).pick('take toy-works').pick('pay 4 capital 0 profit')
    table.at('act.addTrain', { seat: ANN })
    expect(table.names).toEqual(['train steel-foundry', 'train toy-works'])
  })
})
