import { describe, expect, it } from 'vitest'
import { ZONE } from '../data/crater.ts'
import { effectsOfPipe } from '../readings/laying.ts'
import { isJoined, zonesOf } from '../readings/network.ts'
import { A, B, C, D, holdOf, networkOf, type Position, SLOT, titanTable } from './table.ts'

/** Seat A lays a Pipe in its first turn. */
const laying = (position: Position, seat = A) =>
  titanTable({ dropshipPipes: [4, 4, 4, 4], ...position }).at('turn.start', { seat, drone: 1, isBoosted: false })

const V4: Position = { base: ['U02'], pipes: { HU02a: [A, 'U02'] } }

describe('Laying Pipes', () => {
  it('TTN-32: every free slot around the Network, seen from inside it', () => {
    const table = laying({ ...V4, dropshipPipes: [1] })
    expect(table.names).toEqual([
      'pipe HU01a from U02',
      'pipe HU01b from U02',
      'pipe HU02b from U02',
      'pipe VUM02a from U02',
      'pipe VUM02b from U02',
      'pipe HU02b from U03',
      'pipe HU03a from U03',
      'pipe HU03b from U03',
      'pipe VUM03a from U03',
      'pipe VUM03b from U03',
    ])
    expect(table.why('pipe HU02a from U02')).toEqual({
      because: 'slotTaken',
      rule: 'TTN-32',
      slot: 'HU02a',
      owner: A,
    })
    expect(table.why('pipe HU03a from U04')).toEqual({ because: 'notInNetwork', rule: 'TTN-32', zone: 'U04' })
    expect(table.why('pipe HU03a from U09')).toEqual({
      because: 'notAtSlot',
      rule: 'TTN-32',
      slot: 'HU03a',
      zone: 'U09',
    })
    const small = laying({ ...V4, seats: 2 })
    expect(small.why('pipe HU06a from U06')).toEqual({ because: 'slotClosed', rule: 'TTN-2', slot: 'HU06a' })
  })

  it('TTN-35: a slot without a printed resource gives nothing', () => {
    const { g } = laying({ base: ['U02'] })
    expect(effectsOfPipe(g, A, SLOT.HM02b, ZONE.M03)).toEqual([])
  })

  it('TTN-32, TTN-33, V-4: Pipes lead to the side, down, and back into one’s own Base', () => {
    expect(holdOf(laying(V4).pick('pipe HU03b from U03'), A)).toEqual({ hydrocarbons: 1 })
    expect(holdOf(laying(V4).pick('pipe VUM03a from U03'), A)).toEqual({ tholins: 1 })
    const loop = laying(V4).pick('pipe HU02b from U03')
    expect(holdOf(loop, A)).toEqual({ titanium: 1 })
    expect(loop.g.pipes[SLOT.HU02b]).toBe(1)
    expect(networkOf(loop, A)).toEqual(['U02', 'U03'])
  })

  it('TTN-33: Pipes run through Ice, empty zones and rivals’ Bases, up and down', () => {
    const table = laying({ base: ['U02', 'U03'], ice: ['M03'] })
    table.pick('pipe HU02a from U02').at('turn.start', { seat: A, drone: 1, isBoosted: false })
    table.pick('pipe VUM03a from U03').at('turn.start', { seat: A, drone: 1, isBoosted: false })
    table.pick('pipe HM03b from M03').at('turn.start', { seat: A, drone: 1, isBoosted: false })
    table.pick('pipe VUM04a from M04')
    expect(networkOf(table, A)).toEqual(['U02', 'U03', 'U04', 'M03', 'M04'])
    expect(holdOf(table, A)).toEqual({ hydrocarbons: 1, tholins: 2 })
    expect(table.g.dropshipPipes[A]).toBe(0)
  })

  it('TTN-34: the Network follows the direction of the Pipes, and each player has their own', () => {
    const table = titanTable({
      base: ['U02', 'U04'],
      pipes: { HU02a: [A, 'U02'], HU03a: [A, 'U04'], VUM03a: [B, 'U03'], HU04a: [B, 'U04'] },
    })
    expect(networkOf(table, A)).toEqual(['U02', 'U03'])
    expect(networkOf(table, B)).toEqual(['U04', 'U05'])
    expect(zonesOf(table.g, A)).toEqual([ZONE.U02, ZONE.U03])
    expect(isJoined(table.g, SLOT.HU02a)).toBe(true)
    expect(isJoined(table.g, SLOT.HU03a)).toBe(false)
    expect(isJoined(table.g, SLOT.VUM03a)).toBe(false)
  })

  it('TTN-35: a slot without print gives nothing', () => {
    const table = laying({ base: ['U02'], pipes: { VUM02a: [A, 'U02'] } })
    expect(holdOf(table.pick('pipe HM02b from M02'), A)).toEqual({})
  })

  it('TTN-36: a Pipe leading up gives a Tholins, just like one leading down', () => {
    const table = laying({ base: ['U02'], pipes: { HU02a: [A, 'U02'], VUM02a: [A, 'U02'] } })
    expect(holdOf(table.pick('pipe VUM02b from M02'), A)).toEqual({ tholins: 1 })
  })

  it('TTN-37, TTN-40: a Rig at the head gives its resource; a Pipe that leaves a Rig does not activate it', () => {
    const given = (rig: 'cream-1' | 'black-1' | 'blue-1' | 'orange-1') =>
      holdOf(laying({ base: ['U02'], rigs: { M02: rig } }).pick('pipe VUM02a from U02'), A)
    expect(given('cream-1')).toEqual({ titanium: 1, tholins: 1 })
    expect(given('black-1')).toEqual({ hydrocarbons: 1, tholins: 1 })
    expect(given('blue-1')).toEqual({ water: 1, tholins: 1 })
    expect(given('orange-1')).toEqual({ silicium: 1, tholins: 1 })
    const leaving = laying({ base: ['U02'], rigs: { M02: 'blue-1' }, pipes: { VUM02a: [A, 'U02'] } })
    expect(holdOf(leaving.pick('pipe HM02b from M02'), A)).toEqual({})
  })

  it('TTN-38, TTN-63, V-6: all Rigs of the colour in the Network, each with its docked Drones', () => {
    const table = laying({
      base: ['U02'],
      rigs: { M02: 'blue-0', M03: 'blue-1', M10: 'blue-2', U03: 'red-0' },
      pipes: { VUM02a: [A, 'U02'], HU02a: [A, 'U02'] },
      drones: { 0: ['M02', ['M02', 'tholins'], 'M03', 'U02'] },
    }).pick('pipe HM02b from M02')
    expect(holdOf(table, A)).toEqual({ water: 4 })
    expect(table.facts).toEqual([
      { kind: 'laidPipe', seat: A, slot: 'HM02b', side: 'inner', from: 'M02', to: 'M03' },
      { kind: 'gained', seat: A, cube: 'water', count: 2, cause: 'rig', zone: 'M03' },
      { kind: 'gained', seat: A, cube: 'water', count: 2, cause: 'rig', zone: 'M02' },
    ])
  })

  it('TTN-38: a part that is rejoined joins the chain at once', () => {
    const table = laying({
      base: ['U02'],
      rigs: { U03: 'blue-0', M03: 'blue-1' },
      pipes: { VUM03a: [A, 'U03'] },
    })
    expect(networkOf(table, A)).toEqual(['U02'])
    table.pick('pipe HU02a from U02')
    expect(holdOf(table, A)).toEqual({ hydrocarbons: 1, water: 2 })
    expect(networkOf(table, A)).toEqual(['U02', 'U03', 'M03'])
  })

  it('TTN-39: a second Pipe into the same Rig activates it again', () => {
    const table = laying({ base: ['U02'], rigs: { M02: 'blue-1' }, pipes: { VUM02a: [A, 'U02'] } })
    expect(holdOf(table.pick('pipe VUM02b from U02'), A)).toEqual({ water: 1, tholins: 1 })
  })

  it('TTN-63, V-25: two docked Drones give two more, and only to their owner', () => {
    const position: Position = {
      base: ['U09', 'U04', 'U10', 'U02'],
      rigs: { U03: 'black-2' },
      drones: { 3: ['U03', 'U03', 'U02', 'U02'], 1: ['U03', 'U04', 'U04', 'U04'] },
    }
    expect(holdOf(laying(position, D).pick('pipe HU02b from U02'), D)).toEqual({ titanium: 1, hydrocarbons: 3 })
    expect(holdOf(laying(position, B).pick('pipe HU03a from U04'), B)).toEqual({ silicium: 1, hydrocarbons: 2 })
  })

  it('TTN-76, V-7: a Module pays its controller, even if a rival activates the Rig', () => {
    const position: Position = { base: ['U02', 'U04'], rigs: { U03: { rig: 'blue-1', by: B, module: 'cream' } } }
    const own = laying(position, B).pick('pipe HU03a from U04')
    expect(holdOf(own, B)).toEqual({ silicium: 1, water: 1, titanium: 1 })
    const other = laying(position, A).pick('pipe HU02a from U02')
    expect(holdOf(other, A)).toEqual({ hydrocarbons: 1, water: 1 })
    expect(holdOf(other, B)).toEqual({ titanium: 1 })
  })

  it('TTN-76, V-8: Drones add to the Rig, never to its Module', () => {
    const position: Position = {
      base: ['U09', 'U04', 'U10', 'U02'],
      rigs: { U03: { rig: 'black-2', by: D, module: 'black' } },
      drones: { 3: ['U03', 'U02', 'U02', 'U02'], 1: ['U03', 'U04', 'U04', 'U04'] },
    }
    expect(holdOf(laying(position, D).pick('pipe HU02b from U02'), D)).toEqual({ titanium: 1, hydrocarbons: 3 })
    const other = laying(position, B).pick('pipe HU03a from U04')
    expect(holdOf(other, B)).toEqual({ silicium: 1, hydrocarbons: 2 })
    expect(holdOf(other, D)).toEqual({ hydrocarbons: 1 })
  })

  it('TTN-76: Modules fire after all Rigs, in the same order, and start no chain of their own', () => {
    const table = laying({
      base: ['U02', 'U09', 'U10'],
      rigs: {
        U03: { rig: 'blue-1', by: C, module: 'orange' },
        M02: { rig: 'blue-2', by: B, module: 'blue' },
        M03: { rig: 'blue-3', by: A, module: 'black' },
        L09: { rig: 'orange-1', by: C },
      },
      pipes: { HU02a: [A, 'U02'], VUM02a: [A, 'U02'] },
    }).pick('pipe VUM03a from U03')
    expect(table.facts.slice(1)).toEqual([
      { kind: 'gained', seat: A, cube: 'tholins', count: 1, cause: 'vertical', zone: 'M03' },
      { kind: 'gained', seat: A, cube: 'water', count: 1, cause: 'rig', zone: 'M03' },
      { kind: 'gained', seat: A, cube: 'water', count: 1, cause: 'rig', zone: 'U03' },
      { kind: 'gained', seat: A, cube: 'water', count: 1, cause: 'rig', zone: 'M02' },
      { kind: 'gained', seat: A, cube: 'hydrocarbons', count: 1, cause: 'module', zone: 'M03' },
      { kind: 'gained', seat: C, cube: 'silicium', count: 1, cause: 'module', zone: 'U03' },
      { kind: 'gained', seat: B, cube: 'water', count: 1, cause: 'module', zone: 'M02' },
    ])
  })

  it('TTN-76: a controller who is not connected still gets the Module’s effect', () => {
    const table = laying({ base: ['U02', 'U09'], rigs: { U03: { rig: 'red-0', by: B, module: 'blue' } } })
    expect(holdOf(table.pick('pipe HU02b from U02'), B)).toEqual({ water: 1 })
  })

  it('TTN-41: a red Rig asks only while there is a Tholins to remove', () => {
    const red: Position = {
      base: ['U02', 'U09'],
      rigs: { U03: { rig: 'red-0', well: [0, 5] } },
      drones: { 0: ['U03', 'U03'] },
    }
    const stepAfter = (position: Position) => laying(position).pick('pipe HU02a from U02').frames.at(-1)?.step
    expect(stepAfter(red)).not.toBe('purge') // three removals are due, but there are no Tholins anywhere
    expect(stepAfter({ ...red, hold: { tholins: [2] } })).toBe('purge')
    expect(stepAfter({ ...red, rigs: { U03: { rig: 'red-0', well: [1, 4] } } })).toBe('purge')
  })

  it('TTN-68: a slot gives its printed resource again to a new Pipe', () => {
    const table = laying({ base: ['U02'] }).pick('pipe HU02b from U02')
    table.g.pipes[SLOT.HU02b] = -1
    table.at('turn.start', { seat: A, drone: 1, isBoosted: false }).pick('pipe HU02b from U02')
    expect(holdOf(table, A)).toEqual({ titanium: 2 })
  })
})
