import { describe, expect, it } from 'vitest'
import { ANN, BEN, empireTable, type Position } from './table.ts'

const upgrading = (position: Position) => empireTable(position).at('act.upgradeAny', { seat: ANN, space: null })

describe('Upgrade: Any Building', () => {
  it('EMP-65, EMP-67, V14: one building, $3 a level; a Parking only with a Town Hall', () => {
    const table = upgrading({ capital: [10, 20], built: [{ '2-6': 2, '1-3': 1 }, {}] })
    expect(table.names).toEqual(['done', 'upgrade 2-6'])
    expect(table.why('upgrade 1-3')).toEqual({ because: 'needsTownHall', rule: 'EMP-67', type: 'parking' })
    table.pick('upgrade 2-6', 3)
    expect(table.g.die[11]).toBe(5)
    expect(table.g.capital[ANN]).toBe(1)
    expect(table.frames).toEqual([]) // only "done" is left
  })

  it('EMP-65, AMB-22: the first building chosen is the action’s only one', () => {
    const table = upgrading({ built: [{ '2-6': 2, '3-5': 1 }, {}] }).pick('upgrade 2-6')
    expect(table.names).toEqual(['done', 'upgrade 2-6'])
    expect(table.why('upgrade 3-5')).toEqual({ because: 'otherBuilding', rule: 'EMP-65', space: '2-6' })
    expect(table.why('upgrade 2-6')).toBeNull()
    expect(table.g.pollution).toBe(0) // EMP-66 only applies to Industrial buildings.
    expect(table.facts).toEqual([
      { kind: 'upgradedForCapital', seat: ANN, space: '2-6', type: 'residential', die: 3, cost: 3 },
    ])
    expect(table.pick('done').frames).toEqual([])
  })

  it('EMP-65: residential, commercial, leisure, and with a Town Hall also Parking and Industrial, up to their maximum', () => {
    const built = { '1-4': 4, '1-5': 1, '1-6': 1, '2-1': 1, '2-3': 1, '2-4': 1, '4-2': 1, '3-5': 1 }
    const table = upgrading({ built: [built, {}] })
    expect(table.names).toEqual(['done', 'upgrade 1-5', 'upgrade 1-6', 'upgrade 2-4', 'upgrade 3-5', 'upgrade 4-2'])
    expect(table.why('upgrade 1-4')).toEqual({ because: 'atMaximum', rule: 'EMP-65', space: '1-4', max: 4 })
    expect(table.why('upgrade 2-1')).toEqual({ because: 'neverUpgraded', rule: 'EMP-35', type: 'town-hall' })
    expect(table.why('upgrade 2-3')).toEqual({ because: 'neverUpgraded', rule: 'EMP-32', type: 'mixed' })
    table.g.capital[ANN] = 2
    expect(table.why('upgrade 3-5')).toEqual({ because: 'tooLittleCapital', rule: 'EMP-65', need: 3, have: 2 })
  })

  it('EMP-65: only your own buildings, and no other once one is chosen', () => {
    const table = upgrading({ built: [{ '2-6': 2 }, { '3-5': 1 }] })
    expect(table.why('upgrade 3-5')).toEqual({ because: 'notYourBuilding', rule: 'EMP-65', space: '3-5', owner: BEN })
    expect(table.why('upgrade 1-4')).toEqual({ because: 'notBuilt', rule: 'EMP-65', space: '1-4' })
    table.pick('upgrade 2-6')
    expect(table.why('upgrade 3-5')).toEqual({ because: 'otherBuilding', rule: 'EMP-65', space: '2-6' })
  })

  it('EMP-65: the last $3 buy a level, but $2 buy none', () => {
    const built: Position['built'] = [{ '3-5': 1 }, {}]
    const exact = empireTable({ capital: [3, 20], built, cards: ['A3', 'A5'] }).at('actions', {})
    exact.pick('claim A3b2')
    expect(exact.names).toEqual(['done', 'upgrade 3-5'])
    expect(exact.why('upgrade 3-5')).toBeNull()
    exact.pick('upgrade 3-5')
    expect(exact.g.capital[ANN]).toBe(0)
    expect(exact.g.die[16]).toBe(2)
    const short = empireTable({ capital: [2, 20], built, cards: ['A3', 'A5'] }).at('actions', {})
    expect(short.pick('claim A3b2').facts.at(-1)).toMatchObject({ kind: 'hadNoEffect', hindrance: 'noCapital' })
  })

  it('EMP-65: a side that stops before any level gets nothing from it', () => {
    const position: Position = { built: [{ '3-5': 1 }, {}] }
    const nothing = { kind: 'hadNoEffect', seat: ANN, action: 'upgrade-any', hindrance: 'unused' }
    expect(upgrading(position).pick('done').facts).toEqual([nothing])
    expect(upgrading(position).pick('upgrade 3-5').pick('done').facts).not.toContainEqual(nothing)
  })

  it('EMP-66: an Industrial building also pollutes here', () => {
    const table = upgrading({ pollution: 12, built: [{ '2-4': 1, '2-1': 1, '3-5': 1 }, {}] }).pick('upgrade 2-4')
    expect(table.g.pollution).toBe(13)
    expect(table.facts.at(-1)).toEqual({ kind: 'polluted', seat: ANN, pollution: 13 })
    const full = upgrading({ pollution: 13, built: [{ '2-4': 1, '2-1': 1, '3-5': 1 }, {}] })
    expect(full.why('upgrade 2-4')).toEqual({ because: 'pollutionFull', rule: 'EMP-66', pollution: 13 })
  })

  it('EMP-66, EMP-67: pollution doesn’t limit a Parking', () => {
    const table = upgrading({ pollution: 13, built: [{ '1-3': 1, '2-1': 1, '2-4': 1 }, {}] })
    expect(table.names).toEqual(['done', 'upgrade 1-3'])
    table.pick('upgrade 1-3')
    expect(table.g.pollution).toBe(13)
  })

  it('EMP-67, AMB-5 switched off: no Town Hall is needed', () => {
    const variants = { townHallNeededForIndustrialAndParking: false }
    expect(upgrading({ variants, built: [{ '1-3': 1, '2-4': 1 }, {}] }).names).toEqual([
      'done',
      'upgrade 1-3',
      'upgrade 2-4',
    ])
  })
})
