import { describe, expect, it } from 'vitest'
import { BUILDINGS } from '../data/buildings.ts'
import { CITY, type Space, type SpaceName, spaceName, SPACES } from '../data/city.ts'
import { maxDieOf } from '../readings/buildings.ts'
import type { Dice } from '../state.ts'
import { ANN, BEN, type Buildings, empireTable, type Position } from './table.ts'

const assigning = (dice: Dice, position: Position = {}) => empireTable(position).at('build.assign', { seat: ANN, dice })
const rolling = (dice: Dice, position: Position = {}) => empireTable(position).at('build.reroll', { seat: ANN, dice })

const spaceOf = (name: SpaceName) => SPACES.find(space => spaceName(space) === name) as Space

const EIGHT: Buildings = { '1-1': 1, '1-2': 1, '1-3': 1, '1-4': 1, '1-5': 1, '1-6': 1, '3-1': 1, '4-2': 1 }
const NINE: Buildings = { ...EIGHT, '3-4': 1 }

describe('Building', () => {
  it('EMP-20: the side rolls three dice', () => {
    const table = empireTable({ dice: [5, 2, 3] }).at('build.roll', { seat: ANN })
    expect(table.facts).toEqual([{ kind: 'rolled', seat: ANN, dice: [5, 2, 3] }])
    expect(table.frames.at(-1)).toEqual({ step: 'build.reroll', frame: { seat: ANN, dice: [2, 3, 5] } })
  })

  it('EMP-20, EMP-28: first one side, then the other, then the Actions', () => {
    const table = empireTable({ round: 0, dice: [2, 3, 5, 1, 2, 4, 6] }).at('round', { part: 0 })
    expect(table.actor).toBe(ANN)
    table.pick('keep').pick('pass')
    expect(table.actor).toBe(BEN)
    table.pick('keep').pick('pass')
    expect(table.frames.at(-1)?.step).toBe('action.claim')
    expect(table.g.market).toBe(6)
  })

  it('EMP-21, V2: equal dice are one option to reroll', () => {
    expect(rolling([2, 2, 5]).names).toEqual(['keep', 'reroll 2', 'reroll 5'])
    expect(rolling([4, 4, 4]).names).toEqual(['keep', 'reroll 4'])
  })

  it('EMP-21: one die can be rerolled once for $2', () => {
    const table = rolling([2, 3, 5], { dice: [1] }).pick('reroll 3')
    expect(table.g.capital[ANN]).toBe(18)
    expect(table.frames.at(-1)).toEqual({ step: 'build.assign', frame: { seat: ANN, dice: [1, 2, 5] } })
    expect(table.facts).toEqual([{ kind: 'rerolled', seat: ANN, face: 3, into: 1, cost: 2 }])
  })

  it('EMP-21, V3: with $1 no die can be rerolled, and nothing above $1 can be built', () => {
    const table = rolling([2, 3, 5], { capital: [1, 20] })
    expect(table.frames).toEqual([]) // the only options are to keep, and then to pass
    expect(table.facts).toEqual([{ kind: 'builtNothing', seat: ANN }])
  })

  it('EMP-21, V3: spending the last $2 on a reroll leaves nothing to build with', () => {
    const table = rolling([2, 3, 5], { capital: [2, 20], dice: [1] }).pick('reroll 5')
    expect(table.g.capital[ANN]).toBe(0)
    expect(table.facts.at(-1)).toEqual({ kind: 'builtNothing', seat: ANN })
  })

  it('EMP-21: the missing dollar and the missing face are named', () => {
    expect(rolling([2, 3, 5]).why('reroll 6')).toEqual({
      because: 'notRolled',
      rule: 'EMP-21',
      face: 6,
      dice: '2, 3, 5',
    })
    expect(assigning([2, 3, 5]).why('build 1-1 for 1')).toEqual({
      because: 'otherDice',
      rule: 'EMP-22',
      dice: '2, 3, 5',
    })
    const poor = empireTable({ capital: [20, 20] }).at('build.reroll', { seat: ANN, dice: [2, 3, 5] })
    poor.g.capital[ANN] = 1
    expect(poor.why('reroll 3')).toEqual({ because: 'tooLittleCapital', rule: 'EMP-21', need: 2, have: 1 })
  })

  it('EMP-22, V1: the three dice are block, building and price, in any order', () => {
    expect(assigning([2, 3, 5]).names).toEqual([
      'pass',
      'build 2-3 for 5',
      'build 2-5 for 3',
      'build 3-2 for 5',
      'build 3-5 for 2',
      'build 5-2 for 3',
      'build 5-3 for 2',
    ])
    expect(assigning([1, 2, 4]).names).toEqual([
      'pass',
      'build 1-2 for 4',
      'build 1-4 for 2',
      'build 2-1 for 4',
      'build 2-4 for 1',
      'build 4-1 for 2',
      'build 4-2 for 1',
    ])
  })

  it('EMP-22, V2: equal dice give fewer assignments', () => {
    expect(assigning([2, 2, 5]).names).toEqual(['pass', 'build 2-2 for 5', 'build 2-5 for 2', 'build 5-2 for 2'])
    expect(assigning([4, 4, 4]).names).toEqual(['pass', 'build 4-4 for 4'])
    expect(assigning([1, 4, 4]).names).toEqual(['pass', 'build 1-4 for 4', 'build 4-1 for 4', 'build 4-4 for 1'])
    expect(assigning([2, 3, 5]).why('build 2-2 for 5')).toMatchObject({ because: 'otherDice', rule: 'EMP-22' })
  })

  it('EMP-23: a building of either side is not offered again', () => {
    const table = assigning([2, 3, 5], { built: [{ '2-3': 1 }, { '3-5': 2 }] })
    expect(table.names).toEqual(['pass', 'build 2-5 for 3', 'build 3-2 for 5', 'build 5-2 for 3', 'build 5-3 for 2'])
    expect(table.why('build 3-5 for 2')).toEqual({ because: 'alreadyBuilt', rule: 'EMP-23', space: '3-5', owner: BEN })
  })

  it('EMP-24: the price is paid in Capital, never beyond it', () => {
    const table = assigning([2, 3, 5], { capital: [3, 20] })
    expect(table.names).toEqual(['pass', 'build 2-5 for 3', 'build 3-5 for 2', 'build 5-2 for 3', 'build 5-3 for 2'])
    expect(table.why('build 2-3 for 5')).toEqual({ because: 'tooLittleCapital', rule: 'EMP-24', need: 5, have: 3 })
    expect(table.pick('build 2-5 for 3').g.capital[ANN]).toBe(0)
  })

  it('EMP-25, V1: a die showing 1 goes on the building', () => {
    const table = assigning([2, 3, 5]).pick('build 3-5 for 2')
    expect(table.g.capital[ANN]).toBe(18)
    expect(table.g.built[ANN]).toEqual([16])
    expect(table.g.die[16]).toBe(1)
    expect(table.facts).toEqual([{ kind: 'built', seat: ANN, space: '3-5', type: 'residential', cost: 2 }])
    expect(table.frames).toEqual([])
  })

  it('EMP-26: a side may build nothing', () => {
    const table = assigning([2, 3, 5]).pick('pass')
    expect(table.g.built).toEqual([[], []])
    expect(table.g.capital).toEqual([20, 20])
  })

  it('EMP-27: a side with nine buildings doesn’t roll, and a tenth building is refused', () => {
    const table = empireTable({ built: [NINE, {}] }).at('build.roll', { seat: ANN })
    expect(table.frames).toEqual([])
    expect(table.facts).toEqual([{ kind: 'hasNineBuildings', seat: ANN }])
    const tenth = assigning([2, 3, 5], { built: [EIGHT, {}] })
    tenth.g.built[ANN].push(15)
    expect(tenth.names).toEqual(['pass'])
    expect(tenth.why('build 3-5 for 2')).toEqual({ because: 'tenthBuilding', rule: 'EMP-27', have: 9 })
  })

  it('EMP-29: a space has a kind and a maximum die, but no effect of its own', () => {
    for (const plot of Object.values(CITY))
      expect(Object.keys(plot).sort()).toEqual(['fieldSources', 'maxDie', 'source', 'type'])
  })
})

describe('The kinds of building', () => {
  it.each([
    ['EMP-30', 'residential', { income: 2, canUpgrade: true, goods: 'brown', perPoint: 2, flat: 0 }],
    ['EMP-31', 'commercial', { income: 1, canUpgrade: true, goods: 'blue', perPoint: 1, flat: 0 }],
    ['EMP-32', 'mixed', { income: 2, canUpgrade: false, perPoint: 0, flat: 3 }],
    ['EMP-33', 'leisure', { income: 0, canUpgrade: true, goods: 'red', perPoint: 2, flat: 0 }],
    ['EMP-34', 'parking', { income: 0, canUpgrade: true, needsTownHall: true, perPoint: 1, flat: 0 }],
    ['EMP-35', 'town-hall', { income: 0, canUpgrade: false, perPoint: 1, flat: 0 }],
    ['EMP-36', 'industrial', { income: 1, canUpgrade: true, needsTownHall: true, perPoint: 1, flat: 0 }],
  ] as const)('%s: %s', (_rule, type, kind) => {
    expect(BUILDINGS[type]).toMatchObject(kind)
  })

  it.each([
    [2, [3, 4, 5]],
    [3, [2, 4, 5]],
    [5, [2, 3, 4]],
  ] as const)('EMP-21: of 2, 3 and 5 only the %i is rerolled', (face, dice) => {
    const table = rolling([2, 3, 5], { dice: [4] }).pick(`reroll ${face}`)
    expect(table.frames.at(-1)).toMatchObject({ step: 'build.assign', frame: { dice } })
  })

  it('EMP-37, switched off: an Industrial building comes without a Factory card if none is left', () => {
    const table = assigning([1, 2, 4], { row: [], variants: { industrialNeedsAffordableFactory: false } })
    table.pick('build 2-4 for 1')
    expect(table.g.factories[ANN]).toHaveLength(1)
    expect(table.frames).toEqual([])
  })

  it('AMB-3, AMB-4: buildings without upgrades stay at 1, even if others may reach 6', () => {
    const { g } = empireTable({ variants: { maxDieIsBuildingNumber: false } })
    expect([maxDieOf(g, spaceOf('2-1')), maxDieOf(g, spaceOf('2-3')), maxDieOf(g, spaceOf('3-5'))]).toEqual([1, 1, 6])
  })
})
