import { describe, expect, it } from 'vitest'
import { ANN, empireTable } from './table.ts'

describe('Exchange Capital for Profit', () => {
  it('EMP-45, V5: at the $3 icon $11 buy up to 3 Profit', () => {
    const table = empireTable({ capital: [11, 20], cards: ['A2', 'A4'] })
      .at('actions', {})
      .pick('claim A2a1')
    expect(table.names).toEqual(['exchange 0', 'exchange 1', 'exchange 2', 'exchange 3'])
    expect(table.why('exchange 4')).toEqual({ because: 'tooLittleCapital', rule: 'EMP-45', need: 12, have: 11 })
    table.pick('exchange 3')
    expect(table.g).toMatchObject({ capital: [2, 20], profit: [8, 5] })
    expect(table.facts.at(-1)).toEqual({ kind: 'exchanged', seat: ANN, capital: 9, profit: 3 })
  })

  it('EMP-45, V5: at the $2 icon $11 buy up to 5', () => {
    const table = empireTable({ capital: [11, 20] })
      .at('actions', {})
      .pick('claim A3a1')
    expect(table.names).toHaveLength(6)
    table.pick('exchange 0')
    expect(table.g).toMatchObject({ capital: [11, 20], profit: [5, 5] })
  })

  it('EMP-45: even a fortune can be exchanged at once', () => {
    const table = empireTable({ capital: [2001, 20] })
      .at('actions', {})
      .pick('claim A3a1')
    expect(table.names).toHaveLength(1001)
    expect(table.names.at(-1)).toBe('exchange 1000')
  })

  it('EMP-45: the last $2 buy 1 Profit, but $1 buys nothing', () => {
    const exchanging = (capital: number) =>
      empireTable({ capital: [capital, 20] })
        .at('actions', {})
        .pick('claim A3a1')
    expect(exchanging(2).names).toEqual(['exchange 0', 'exchange 1'])
    expect(exchanging(1).facts.at(-1)).toMatchObject({ kind: 'hadNoEffect', hindrance: 'noCapital' })
  })

  it('EMP-45, AMB-1: the $3 icon costs $2 in the variant', () => {
    const table = empireTable({ variants: { exchange3Rate: 2 }, cards: ['A2', 'A4'] }).at('actions', {})
    expect(table.pick('claim A4a1').names).toHaveLength(11)
    expect(table.frames.at(-1)?.frame).toEqual({ seat: ANN, rate: 2 })
  })
})
