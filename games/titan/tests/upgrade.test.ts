import { describe, expect, it } from 'vitest'
import { ZONE } from '../data/crater.ts'
import { rigDrawings } from '../readings/extraction.ts'
import { modulesLeft } from '../readings/rigs.ts'
import { freeSlotsAt, upgradeCost } from '../readings/upgrade.ts'
import { NONE } from '../state.ts'
import { A, B, holdOf, type Position, titanTable } from './table.ts'

const upgrading = (position: Position, hasUpgraded = false) =>
  titanTable({ base: ['U02', 'U08'], ...position }).at('turn.upgrade', { seat: A, hasUpgraded })

const U06: Position = {
  base: ['U02', 'U08'],
  rigs: { U06: 'blue-1' },
  pipes: { HU05a: [A, 'U05'], HU06b: [B, 'U07'], VUM06a: [B, 'M06'] },
}

describe('Upgrading a Rig', () => {
  it('TTN-71, V-9: the cost is the number of free slots', () => {
    const m02 = titanTable({ base: ['U02'], rigs: { M02: 'blue-1' }, pipes: { VUM02a: [A, 'U02'] } })
    expect(upgradeCost(m02.g, A, ZONE.M02)).toBe(6)
    expect(upgradeCost(titanTable(U06).g, A, ZONE.U06)).toBe(3)
    expect(freeSlotsAt(titanTable(U06).g, ZONE.U06)).toBe(3)
    const arc = titanTable({ seats: 2 })
    expect([ZONE.M06, ZONE.U01, ZONE.L06].map(zone => upgradeCost(arc.g, A, zone))).toEqual([5, 4, 4])
  })

  it('TTN-71, TTN-72, V-9: the player’s own empty Drones lower it, but never below 0', () => {
    const cost = (...drones: Exclude<Position['drones'], undefined>[0][]) =>
      upgradeCost(titanTable({ ...U06, drones: { 0: drones.flat() as [] } }).g, A, ZONE.U06)
    expect(cost(['U06', 'U06'])).toBe(1)
    expect(cost(['U06', 'U06', 'U06', 'U06'])).toBe(0)
    expect(cost(['U06', 'U06', ['U06', 'tholins'], ['U06', 'deuterium']])).toBe(1)
  })

  it('TTN-71, V-25: rivals’ Drones don’t count', () => {
    const { g } = titanTable({
      base: ['U02', 'U08', 'U10', 'U12'],
      rigs: { U05: 'black-1' },
      drones: { 3: ['U05', 'U05'], 1: ['U05'] },
    })
    const free = freeSlotsAt(g, ZONE.U05)
    expect(upgradeCost(g, 3, ZONE.U05)).toBe(free - 2)
    expect(upgradeCost(g, B, ZONE.U05)).toBe(free - 1)
  })

  it('TTN-70: a Rig in the Network or with a Drone, even if a rival deployed it', () => {
    const table = upgrading({
      rigs: { U03: 'blue-1', U04: 'red-1', M02: 'cream-1', L09: 'black-1', M09: 'black-2' },
      pipes: { HU02a: [A, 'U02'], HU03a: [A, 'U04'], VUM02a: [B, 'M02'] },
      drones: { 0: ['L09', ['M09', 'tholins']] },
      hold: { silicium: [6] },
    })
    expect(table.names).toEqual(['upgrade U03', 'upgrade L09', 'end turn'])
    expect(table.why('upgrade U04')).toEqual({ because: 'outOfReach', rule: 'TTN-70', zone: 'U04' })
    expect(table.why('upgrade M09')).toEqual({ because: 'tooLittleSilicium', rule: 'TTN-71', need: 7, have: 6 })
    expect(table.why('upgrade U09')).toEqual({ because: 'noRigHere', rule: 'TTN-70', zone: 'U09' })
    expect(table.why('upgrade U02')).toEqual({ because: 'noRigHere', rule: 'TTN-70', zone: 'U02' })
  })

  it('TTN-70: a loaded Drone reaches a Rig but gives no discount', () => {
    const table = upgrading({ rigs: { M09: 'black-2' }, drones: { 0: [['M09', 'tholins']] }, hold: { silicium: [7] } })
    expect(table.names).toContain('upgrade M09')
    expect(table.pick('upgrade M09').pick('module red').g.hold.silicium[A]).toBe(0)
  })

  it('TTN-70: once per turn, and a Rig once per game', () => {
    const position: Position = {
      rigs: { U03: 'blue-1', M02: { rig: 'red-1', by: B } },
      pipes: { HU02a: [A, 'U02'], VUM02a: [A, 'U02'] },
      hold: { silicium: [9] },
    }
    expect(upgrading(position).names).toEqual(['upgrade U03', 'end turn'])
    expect(upgrading(position).why('upgrade M02')).toEqual({
      because: 'controlledAlready',
      rule: 'TTN-70',
      zone: 'M02',
      owner: B,
    })
    const twice = upgrading(position, true)
    expect(twice.names).toEqual(['end turn'])
    expect(twice.why('upgrade U03')).toEqual({ because: 'upgradedAlready', rule: 'TTN-70' })
  })

  it('TTN-50: no upgrade without a Control token', () => {
    const position: Position = { rigs: { U03: 'blue-1' }, pipes: { HU02a: [A, 'U02'] }, hold: { silicium: [9] } }
    const table = upgrading({ ...position, controlTokens: [0] })
    expect(table.names).toEqual(['end turn'])
    expect(table.why('upgrade U03')).toEqual({ because: 'noControlToken', rule: 'TTN-50' })
    expect(upgrading({ ...position, controlTokens: [1] }).names).toEqual(['upgrade U03', 'end turn'])
  })

  it('TTN-73, TTN-74, TTN-75, V-10: value plus 2, Silicium paid, Module and Control token placed', () => {
    const table = upgrading({
      rigs: { M02: 'red-3' },
      pipes: { VUM02a: [A, 'U02'] },
      hold: { silicium: [6] },
    }).pick('upgrade M02')
    expect(table.g.hold.silicium[A]).toBe(6) // nothing is paid until the Module is chosen
    expect(table.names).toEqual(['module cream', 'module black', 'module blue', 'module orange', 'module red'])
    table.pick('module orange')
    expect(table.g.credits[A]).toBe(5)
    expect(holdOf(table, A)).toEqual({})
    expect(table.g.controlTokens[A]).toBe(14)
    expect(table.g.controller[ZONE.M02]).toBe(A)
    expect(table.g.module[ZONE.M02]).toBe('orange')
    expect(modulesLeft(table.g, 'orange')).toBe(5)
    expect(table.names).toEqual(['end turn'])
    expect(table.facts).toEqual([
      { kind: 'upgraded', seat: A, zone: 'M02', rig: 'red-3', colour: 'orange', cost: 6, credits: 5 },
    ])
  })

  it('TTN-74: a colour whose six Modules are all used isn’t offered', () => {
    const rigs: Position['rigs'] = Object.fromEntries(
      ['U09', 'U10', 'U11', 'U12', 'M09', 'M10'].map((zone, i) => [zone, { rig: `blue-${i}`, by: B, module: 'red' }]),
    )
    const table = titanTable({ base: ['U02', 'U08'], rigs: { ...rigs, U03: 'cream-1' } })
    table.at('upgrade.module', { seat: A, zone: 'U03' })
    expect(table.names).toEqual(['module cream', 'module black', 'module blue', 'module orange'])
    expect(table.why('module red')).toEqual({ because: 'noModuleLeft', rule: 'TTN-74', colour: 'red' })
  })

  it('TTN-72: a Rig surrounded by Pipes is upgraded for free', () => {
    const table = upgrading({
      rigs: { U03: 'blue-0' },
      pipes: {
        HU02a: [A, 'U02'],
        HU02b: [A, 'U02'],
        HU03a: [B, 'U04'],
        HU03b: [B, 'U04'],
        VUM03a: [B, 'M03'],
        VUM03b: [B, 'M03'],
      },
      drones: { 0: ['U03'] },
    })
    table.pick('upgrade U03').pick('module blue')
    expect(table.g.credits[A]).toBe(2)
    expect(table.g.hold.silicium[A]).toBe(0)
  })

  it('TTN-70: after an upgrade, no other is offered this turn', () => {
    const table = upgrading({
      rigs: { U03: 'blue-1', U01: 'red-1' },
      pipes: { HU02a: [A, 'U02'], HU01a: [A, 'U02'] },
      hold: { silicium: [10] },
    })
    expect(table.names).toEqual(['upgrade U01', 'upgrade U03', 'end turn'])
    table.pick('upgrade U03').pick('module red')
    expect(table.names).toEqual(['end turn'])
  })

  it('TTN-74: the last colour in the supply is taken automatically', () => {
    const zones = ['U', 'M', 'L'].flatMap(ring =>
      ['04', '05', '06', '07', '09', '10', '11', '12'].map(column => ring + column),
    )
    const modules = ['cream', 'black', 'blue', 'orange'] as const
    const rigs: Position['rigs'] = Object.fromEntries(
      zones.map((zone, i) => [zone, { rig: 'red-0', by: B, module: modules[i % 4] }]),
    )
    const table = titanTable({ base: ['U02', 'U08'], rigs: { ...rigs, U03: 'cream-1' }, hold: { silicium: [6] } })
    table.at('upgrade.module', { seat: A, zone: 'U03' })
    expect(table.g.module[ZONE.U03]).toBe('red')
    expect(table.frames).toEqual([])
  })

  it('TTN-77: the player who upgrades a connected Rig extracts from it', () => {
    const table = upgrading({ rigs: { U03: 'blue-1' }, pipes: { HU02a: [A, 'U02'] }, hold: { silicium: [5] } })
    expect(rigDrawings(table.g)).toEqual([])
    table.pick('upgrade U03').pick('module red')
    expect(rigDrawings(table.g)).toEqual([{ seat: A, zone: ZONE.U03 }])
  })

  it('TTN-13: before its upgrade a Rig has no controller', () => {
    const { g } = titanTable({ rigs: { U03: 'blue-1' } })
    expect(g.controller[ZONE.U03]).toBe(NONE)
  })
})
