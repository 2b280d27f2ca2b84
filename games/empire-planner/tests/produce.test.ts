import { describe, expect, it } from 'vitest'
import { ANN, empireTable } from './table.ts'

describe('Produce Goods', () => {
  it('EMP-58, V11: space by space, at the colour’s price, up to the end of the track', () => {
    const table = empireTable({
      market: 4,
      capital: [7, 20],
      factories: [[{ card: 'sawmill', goods: 1 }, { card: 'brewery' }], []],
    }).at('act.produce', { seat: ANN })
    expect(table.names).toEqual(['done', 'produce sawmill', 'produce brewery'])
    table.pick('produce sawmill', 2)
    expect(table.g.capital[ANN]).toBe(1)
    expect(table.g.factories[ANN][0]?.goods).toBe(3)
    expect(table.frames).toEqual([]) // only "done" is left
    expect(table.facts[0]).toEqual({
      kind: 'produced',
      seat: ANN,
      factory: 'sawmill',
      colour: 'brown',
      price: 3,
      goods: 2,
    })
  })

  it('EMP-58: the last dollars buy a Good at exactly its price, and a dollar less buys none', () => {
    const producing = (capital: number) =>
      empireTable({ market: 6, capital: [capital, 20], factories: [[{ card: 'sawmill' }], []] })
        .at('actions', {})
        .pick('claim A5a2')
    const exact = producing(4)
    expect(exact.names).toEqual(['done', 'produce sawmill'])
    exact.pick('produce sawmill')
    expect(exact.g.capital[ANN]).toBe(0)
    expect(producing(3).facts.at(-1)).toMatchObject({ kind: 'hadNoEffect', hindrance: 'nothingToProduce' })
  })

  it('EMP-58: a side may make nothing', () => {
    const table = empireTable().at('act.produce', { seat: ANN }).pick('done')
    expect(table.g.capital[ANN]).toBe(20)
  })

  it('EMP-58: a full track, another side’s Factory and missing Capital are refused', () => {
    const table = empireTable({
      market: 6,
      capital: [3, 20],
      factories: [
        [
          { card: 'sawmill', goods: 1 },
          { card: 'brewery', goods: 5 },
          { card: 'glassworks' },
          { card: 'private-bank' },
        ],
        [],
      ],
    }).at('act.produce', { seat: ANN })
    expect(table.why('produce brewery')).toEqual({ because: 'trackFull', rule: 'EMP-58', factory: 'brewery', track: 5 })
    expect(table.why('produce sawmill')).toEqual({ because: 'tooLittleCapital', rule: 'EMP-58', need: 4, have: 3 })
    expect(table.why('produce paper-mill')).toMatchObject({ because: 'notYourFactory', rule: 'EMP-58' })
    expect(table.why('produce private-bank')).toMatchObject({ because: 'makesNothing', rule: 'AMB-12' })
    expect(() => table.referee.choose(table.state, { factory: 'private-bank' })).toThrow(
      'the private-bank makes nothing',
    )
  })
})
