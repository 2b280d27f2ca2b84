import { describe, expect, it } from 'vitest'
import { ZONE } from '../data/crater.ts'
import { RIG } from '../data/rigs.ts'
import { cargoFrom, leftInDropship, tokensAt } from '../readings/dropship.ts'
import { A, B, C, D, holdOf, titanTable, wellOf } from './table.ts'

describe('Start of a cycle', () => {
  it('TTN-23: leftover Rigs are removed, and every stack reveals one', () => {
    const table = titanTable({ cycle: 1, display: ['cream-0', 'red-5'], deployed: ['blue', 'black'] })
    table.g.stacks = { cream: [1], black: [7], blue: [13], orange: [19], red: [25] }
    table.at('cycle', { part: 0 })
    expect(table.g.cycle).toBe(2)
    expect(table.g.display).toEqual([1, 7, 13, 19, 25])
    expect(table.g.deployed).toEqual([])
    expect(table.g.stacks.cream).toEqual([])
    expect(table.facts).toEqual([
      { kind: 'cycleBegan', cycle: 2, seat: A },
      { kind: 'removedRigs', rigs: ['cream-0', 'red-5'] },
      { kind: 'revealedRigs', rigs: ['cream-1', 'black-1', 'blue-1', 'orange-1', 'red-1'] },
    ])
  })

  it('TTN-23: a stack that has run out reveals nothing', () => {
    const table = titanTable({ cycle: 1 })
    table.g.stacks = { cream: [], black: [7], blue: [], orange: [], red: [25] }
    table.at('cycle', { part: 0 })
    expect(table.g.display).toEqual([7, 25])
  })

  it('TTN-26: deploying a Rig removes only its own zone’s tokens', () => {
    const table = titanTable({
      base: ['U02', 'U08'],
      display: ['blue-1'],
      deposits: { U04: ['water', 'silicium'], U05: ['titanium', 'water'], U06: ['silicium'] },
    })
    table.at('deploy.zone', { seat: A, rig: 'blue-1' }).pick('on U05')
    expect(['U04', 'U05', 'U06'].map(zone => tokensAt(table.g, ZONE[zone as 'U04']))).toEqual([
      ['water', 'silicium'],
      [],
      ['silicium'],
    ])
  })

  it('TTN-30: what is left in the Dropship includes resources and Pipes', () => {
    const { g } = titanTable({ dropship: { water: [1, 2], titanium: [1] }, dropshipPipes: [2, 1] })
    expect([A, B, C].map(seat => leftInDropship(g, seat))).toEqual([4, 3, 0])
  })

  it('TTN-23: no removal is reported when all Rigs were taken', () => {
    const table = titanTable({ cycle: 1 }).at('cycle', { part: 0 })
    expect(table.facts.map(({ kind }) => kind)).toEqual(['cycleBegan', 'revealedRigs'])
  })

  it('TTN-23, TTN-25, V-24: in cycle 1 the landing display stays, and one of two orange Rigs is deployed', () => {
    const table = titanTable({ cycle: 0, display: ['orange-4'], base: ['U02', 'U05', 'U08', 'U11'], foreman: C })
    table.g.stacks = { cream: [0], black: [6], blue: [12], orange: [18], red: [24] }
    table.at('cycle', { part: 0 })
    expect(table.actor).toBe(C)
    expect(table.names).toEqual([
      'deploy orange-4',
      'deploy cream-0',
      'deploy black-0',
      'deploy blue-0',
      'deploy orange-0',
      'deploy red-0',
    ])
    table.pick('deploy orange-0').pick('on L01')
    expect(table.actor).toBe(D)
    expect(table.names).toEqual(['deploy cream-0', 'deploy black-0', 'deploy blue-0', 'deploy red-0'])
    expect(table.why('deploy orange-4')).toEqual({ because: 'colourDeployed', rule: 'TTN-25', colour: 'orange' })
    expect(table.why('deploy orange-0')).toEqual({ because: 'notFaceUp', rule: 'TTN-24', rig: 'orange-0' })
  })

  it('TTN-24: each player deploys once, clockwise from the Foreman; TTN-29: then the first turn starts', () => {
    const table = titanTable({ cycle: 1, seats: 2, base: ['U02', 'U05'], foreman: B }).at('cycle', { part: 0 })
    expect(table.actor).toBe(B)
    table.pick(table.names[0] ?? '').pick('on L01')
    expect(table.actor).toBe(A)
    table.pick(table.names[0] ?? '').pick('on L02')
    expect(table.actor).toBe(B)
    expect(table.frames.at(-1)).toEqual({
      step: 'turn.start',
      frame: { seat: B, drone: 1, isBoosted: false },
    })
    expect(table.g.turn).toBe(1)
  })

  it('TTN-24: any free zone will do, connected or not, but never the Core', () => {
    const table = titanTable({
      seats: 2,
      base: ['U02', 'U05'],
      rigs: { M02: 'blue-1' },
      ice: ['M04', 'L02'],
      pipes: { HU02a: [A, 'U02'] },
    }).at('deploy.zone', { seat: A, rig: 'red-1' })
    const names = 'U01 U03 U04 U06 M01 M03 M05 M06 L01 L03 L04 L05 L06'.split(' ').map(zone => `on ${zone}`)
    expect(table.names).toEqual(names)
    expect(table.why('on C')).toEqual({ because: 'noRigInCore', rule: 'TTN-24' })
    expect(table.why('on U02')).toEqual({ because: 'baseHere', rule: 'TTN-24', zone: 'U02' })
    expect(table.why('on M02')).toEqual({ because: 'rigHere', rule: 'TTN-24', zone: 'M02' })
    expect(table.why('on L02')).toEqual({ because: 'iceHere', rule: 'TTN-21', zone: 'L02' })
    expect(table.why('on U07')).toEqual({ because: 'zoneClosed', rule: 'TTN-2', zone: 'U07' })
  })

  it('TTN-26, TTN-27, V-3: value, well and Dropship', () => {
    const table = titanTable({
      holdPipes: [22],
      display: ['cream-2', 'red-0'],
      deposits: { M08: ['water'] },
      hold: { silicium: [1] },
    }).at('deploy.rig', { seat: A })
    table.pick('deploy cream-2').pick('on M08')
    expect(table.g.dropship.water[A]).toBe(1)
    expect(table.g.dropshipPipes[A]).toBe(3)
    expect(table.g.holdPipes[A]).toBe(19)
    expect(table.g.credits[A]).toBe(2)
    expect(holdOf(table, A)).toEqual({ silicium: 1 })
    expect(wellOf(table, 'M08')).toEqual([2, 3])
    expect(table.g.site[ZONE.M08]).toBe(RIG['cream-2'])
    expect(table.g.display).toEqual([RIG['red-0']])
    expect(table.g.deployed).toEqual(['cream'])
    expect(cargoFrom(table.g, ZONE.M08)).toEqual({ resources: [], pipes: 4 })
    expect(table.facts).toEqual([
      { kind: 'deployed', seat: A, rig: 'cream-2', zone: 'M08', credits: 2, tholins: 2, deuterium: 3 },
      { kind: 'filledDropship', seat: A, resources: ['water'], pipes: 3 },
    ])
  })

  it('TTN-28: 2 resources and 2 Pipes from an upper zone, 1 and 3 from a middle one, 4 Pipes from a lower one', () => {
    const { g } = titanTable({ deposits: { U08: ['water', 'water'], M08: ['silicium'] } })
    expect(cargoFrom(g, ZONE.U08)).toEqual({ resources: ['water', 'water'], pipes: 2 })
    expect(cargoFrom(g, ZONE.M08)).toEqual({ resources: ['silicium'], pipes: 3 })
    expect(cargoFrom(g, ZONE.L08)).toEqual({ resources: [], pipes: 4 })
  })

  it('TTN-27: both resources of an upper zone go to the Dropship', () => {
    const table = titanTable({ display: ['red-0'], deposits: { U08: ['water', 'water'] } })
    table.at('deploy.zone', { seat: B, rig: 'red-0' }).pick('on U08')
    expect(table.g.dropship.water).toEqual([0, 2, 0, 0])
    expect(table.g.dropshipPipes).toEqual([0, 2, 0, 0])
  })
})
