import { describe, expect, it } from 'vitest'
import { supplyOf } from '../readings/cubes.ts'
import { ANN, ARCHIE, BEN, empireTable } from './table.ts'

describe('Gains', () => {
  it('EMP-69: Residential and Mixed pay $2, Commercial and Industrial $1, the others nothing', () => {
    const table = empireTable({
      built: [
        { '3-5': 5, '1-1': 1, '1-2': 2, '2-4': 1 },
        { '1-3': 1, '2-1': 1, '1-5': 5 },
      ],
    }).at('gains', {})
    expect(table.g.capital).toEqual([26, 20])
    expect(table.facts).toEqual([
      { kind: 'gained', seat: ANN, income: 6, capital: 26 },
      { kind: 'gained', seat: BEN, income: 0, capital: 20 },
    ])
  })

  it('EMP-70: in this phase there’s always a cube for the overage', () => {
    const riders = { card: 'brewery', train: 6, riders: 5 } as const
    const table = empireTable({
      capital: [50, 20],
      built: [{ '3-5': 1 }, {}],
      factories: [[{ card: 'sawmill' }], [riders, { card: 'glassworks', train: 2, riders: 1 }]],
    }).at('gains', {})
    expect(table.g.capital[ANN]).toBe(52)
    expect(supplyOf(table.g, ANN)).toBe(0)
  })

  it('EMP-102, AMB-45: while Archie has an Industrial building, pollution rises by one each round, to 13', () => {
    expect(empireTable({ seats: 1, built: [{}, { '2-4': 3 }] }).at('gains', {}).g.pollution).toBe(1)
    const two = { '2-4': 3, '3-3': 2 }
    expect(empireTable({ seats: 1, built: [{}, two] }).at('gains', {}).g.pollution).toBe(1)
    expect(empireTable({ seats: 1, built: [{}, two], pollution: 13 }).at('gains', {}).g.pollution).toBe(13)
    expect(empireTable({ seats: 1, built: [two, {}] }).at('gains', {}).g.pollution).toBe(0)
    expect(empireTable({ built: [{}, two] }).at('gains', {}).g.pollution).toBe(0)
  })

  it('EMP-102: Archie’s buildings pay him as usual', () => {
    const table = empireTable({ seats: 1, built: [{}, { '3-5': 5, '1-2': 1 }] }).at('gains', {})
    expect(table.g.capital[ARCHIE]).toBe(28)
  })
})
