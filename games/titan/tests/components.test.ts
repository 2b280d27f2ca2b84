import { complaintAbout, type Edit, editedBox } from '@tableworks/contract'
import { Chance, Referee, swiftChance } from '@tableworks/kernel'
import { sourceOfField, SOURCES } from '@tableworks/table-kit'
import { describe, expect, it } from 'vitest'
import { openBox, STANDARD } from '../data/box.ts'
import { craterOf } from '../data/board.ts'
import { COMMON } from '../data/cubes.ts'
import { OBJECTIVES } from '../data/objectives.ts'
import { ORDERS, PILE_IDS } from '../data/orders.ts'
import { PRODUCT, RIGS } from '../data/rigs.ts'
import { game } from '../index.ts'
import { hasDroneSpace } from '../readings/drones.ts'
import { freeCells } from '../readings/hold.ts'
import type { State } from '../state.ts'
import { BOX, SLOT } from './table.ts'

const edited = (edits: readonly Edit[]) => editedBox(STANDARD.tables, edits)

const printedFor = (seats: number) =>
  COMMON.map(
    resource => craterOf({ seats, box: BOX }).slots.filter(slot => BOX.slots.printed[slot] === resource).length,
  )

describe('The box', () => {
  it('TTN-35: resources printed in the open slots', () => {
    const { printed } = BOX.slots
    expect(printedFor(2)).toEqual([4, 4, 4, 3])
    expect(printedFor(3)).toEqual([6, 6, 6, 6])
    expect(printedFor(4)).toEqual([9, 9, 9, 9])
    expect([SLOT.HU02b, SLOT.HM02a, SLOT.HM02b, SLOT.HL02a, SLOT.VUM02a].map(slot => printed[slot])).toEqual([
      'titanium',
      'water',
      null,
      null,
      null,
    ])
  })

  it('TTN-26: a Rig of higher value has more Tholins and less Deuterium, five cubes in total', () => {
    expect(Object.values(RIGS)).toHaveLength(30)
    for (const { value, tholins, deuterium } of Object.values(RIGS)) {
      expect(tholins).toBe(value)
      expect(tholins + deuterium).toBe(5)
    }
    expect(PRODUCT).toEqual({ cream: 'titanium', black: 'hydrocarbons', blue: 'water', orange: 'silicium', red: null })
  })

  it('TTN-6: four orders each for 2, 3, 4 and 5 Credits, with as many cubes', () => {
    expect(PILE_IDS.map(id => ORDERS[id].value)).toEqual([2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5])
    for (const id of PILE_IDS)
      expect(COMMON.reduce((sum, resource) => sum + ORDERS[id][resource], 0)).toBe(ORDERS[id].value)
    expect(ORDERS.luna).toMatchObject({ water: 1, titanium: 1, value: 2, source: 'seed' })
    expect(ORDERS.mars).toMatchObject({ value: 12, water: 4, silicium: 2, hydrocarbons: 2, titanium: 2 })
  })

  it('TTN-85: three spaces on every Objective, the first worth most', () => {
    for (const { credits } of Object.values(OBJECTIVES)) {
      expect(credits).toHaveLength(3)
      expect(credits).toEqual(credits.toSorted((a, b) => b - a))
    }
    expect(OBJECTIVES['rig-control'].credits).toEqual([8, 5, 3])
    expect(OBJECTIVES.vertical.credits).toEqual([5, 3, 2])
  })

  it('TTN-26: the Rigs’ values are found, their wells are ours', () => {
    for (const rig of Object.values(RIGS))
      expect(['value', 'tholins', 'deuterium'].map(field => sourceOfField(rig, field))).toEqual([
        'found',
        'reconstructed',
        'reconstructed',
      ])
  })

  it('TTN-6, TTN-80: all order names except Mars are ours', () => {
    for (const id of PILE_IDS) expect([id, sourceOfField(ORDERS[id], 'name')]).toEqual([id, 'reconstructed'])
    expect(['water', 'titanium', 'value'].map(field => sourceOfField(ORDERS.luna, field))).toEqual([
      'seed',
      'seed',
      'seed',
    ])
    expect(['name', 'water', 'value'].map(field => sourceOfField(ORDERS.mars, field))).toEqual([
      'seed',
      'reconstructed',
      'reconstructed',
    ])
  })

  it('TTN-85: the Credits 6, 4 and 2 are ours, even if the rulebook gives the Objective', () => {
    for (const objective of Object.values(OBJECTIVES)) expect(sourceOfField(objective, 'credits')).toBe('reconstructed')
    expect(sourceOfField(OBJECTIVES.titanium, 'criteria')).toBe('seed')
    expect(sourceOfField(OBJECTIVES['rig-control'], 'name')).toBe('seed')
    expect(sourceOfField(OBJECTIVES['rig-control'], 'criteria')).toBe('reconstructed')
  })

  it('TTN-9, TTN-56: the set decides the size of holds and Drone spaces, 30 and 6 by default', () => {
    const open = (...edits: Edit[]) => {
      const referee = new Referee(game, { name: 'mine', tables: edited(edits) })
      return referee.open(2, {}, swiftChance('figures')).g as State
    }
    expect(freeCells(open(), 0)).toBe(5)
    expect(freeCells(open(['figures']), 0)).toBe(5)
    expect(freeCells(open(['figures/holdCells/count', 28]), 0)).toBe(3)
    const crowded = (g: State) => hasDroneSpace({ box: g.box, droneAt: [0, 0, 0, 0, 0, 0] }, 0)
    expect([open(), open(['figures/droneSpaces/count', 7])].map(crowded)).toEqual([false, true])
  })

  it('an edited set can be played', () => {
    const tables = edited([
      ['rigs/blue-3/value', 9],
      ['slots/HL01a/resource', 'titanium'],
      ['orders/luna/value', 6],
      ['deposits/water/count', 20],
      ['figures/holdCells/count', 25],
      ['figures/droneSpaces/count', 4],
      ['objectives/titanium/criteria', [{ counts: 'zones', of: 'all', need: 2 }]],
    ])
    const referee = new Referee(game, { name: 'mine', tables })
    for (const seats of [2, 3, 4]) {
      const state = referee.open(seats, {}, swiftChance('mine'))
      expect(referee.playout(state, new Chance(swiftChance('choices')))).toBeGreaterThan(100)
      expect(referee.result(state)).not.toBeNull()
    }
  })

  it.each<[string, ...Edit[]]>([
    ['tables.rigs.blue-3.value should be a whole number from 0 to 9', ['rigs/blue-3/value', 10]],
    ['tables.rigs.blue-3.tholins should be a whole number from 0 to 5', ['rigs/blue-3/tholins', 6]],
    [
      'tables.rigs.blue-3.tholins and deuterium together should be a whole number from 0 to 5',
      ['rigs/blue-3/tholins', 4],
    ],
    ['tables.rigs.red-5 is missing', ['rigs/red-5']],
    ["tables.rigs has no field 'red-6'", ['rigs/red-6', RIGS['red-5']]],
    [
      'tables.slots.HU01a.resource should be "silicium" or "water" or "hydrocarbons" or "titanium"',
      ['slots/HU01a/resource', 'gold'],
    ],
    ['tables.slots.VML01.line should be a list', ['slots/VML01', { a: 'M01', b: 'L01', source: 'seed' }]],
    ['tables.deposits should have at least 32 tokens in total, not 31', ['deposits/water/count', 7]],
    ['tables.orders.luna should ask for at least one cube', ['orders/luna/water', 0], ['orders/luna/titanium', 0]],
    ['tables.orders.mars.water should be a whole number from 0 to 9', ['orders/mars/water', 10]],
    ['tables.objectives.water.credits should have 3 entries', ['objectives/water/credits', [1, 2]]],
    ['tables.objectives.water.criteria should have 1 to 4 entries', ['objectives/water/criteria', []]],
    [
      'tables.objectives.water.criteria[0].of should be "silicium" or "water" or "hydrocarbons" or "titanium"',
      ['objectives/water/criteria/0/of', 'tholins'],
    ],
    [
      `tables.objectives.water.source should be ${SOURCES.map(source => JSON.stringify(source)).join(' or ')}`,
      ['objectives/water/source', 'guessed'],
    ],
    ['tables.figures.holdCells.count should be a whole number from 25 to 60', ['figures/holdCells/count', 24]],
    ['tables.figures.droneSpaces.count should be a whole number from 4 to 16', ['figures/droneSpaces/count', 3]],
    ["tables has no field 'dice'", ['dice', 9]],
  ])('an invalid set is refused: %s', (sentence, ...edits) => {
    expect(complaintAbout(openBox, edited(edits))).toBe(sentence)
  })
})
