import { describe, expect, it } from 'vitest'
import { ZONE } from '../data/crater.ts'
import { canTakeTholins, cubesIn, discardsFor, freeCells } from '../readings/hold.ts'
import type { Effect } from '../state.ts'
import { A, B, holdOf, type Position, titanTable, wellOf } from './table.ts'

const gain = (what: Effect['what'], count = 1, seat = A): Effect => ({
  seat,
  what,
  count,
  cause: 'rig',
  zone: ZONE.M02,
})
const gaining = (position: Position, ...queue: Effect[]) => titanTable(position).at('effects', { queue })

describe('The hold', () => {
  it('TTN-43: Pipes and cubes take a cell each', () => {
    const { g } = titanTable({
      holdPipes: [20],
      hold: { water: [3], tholins: [2], deuterium: [1], silicium: [1], titanium: [1], hydrocarbons: [1] },
    })
    expect(cubesIn(g, A)).toBe(9)
    expect(freeCells(g, A)).toBe(1)
    expect(freeCells(g, B)).toBe(20)
  })

  it('TTN-43: the last free cell is filled without asking', () => {
    const table = gaining({ holdPipes: [25], hold: { water: [4] } }, gain('water'))
    expect(holdOf(table, A)).toEqual({ water: 5 })
    expect(table.frames).toEqual([])
  })

  it('TTN-43: a Tholins that takes the last cell is not lost, and nothing is said of lost ones', () => {
    const table = gaining({ holdPipes: [25], hold: { tholins: [4] } }, gain('tholins'))
    expect(holdOf(table, A)).toEqual({ tholins: 5 })
    expect(table.facts.map(({ kind }) => kind)).toEqual(['gained'])
  })

  it('TTN-44: a full hold is asked once for each cube, and no gain waits behind the last', () => {
    const table = gaining({ holdPipes: [25], hold: { water: [5] } }, gain('silicium', 2))
    expect(table.frames[0]).toEqual({ step: 'effects', frame: { queue: [gain('silicium', 1)] } })
    table.pick('discard water')
    expect(table.frames[0]).toEqual({ step: 'effects', frame: { queue: [] } })
    expect(table.pick('discard water').frames).toEqual([])
    expect(holdOf(table, A)).toEqual({ silicium: 2, water: 3 })
  })

  it('TTN-44: a full hold gives up another resource or the new one, never a Pipe', () => {
    const position: Position = { holdPipes: [25], hold: { water: [3], deuterium: [1], tholins: [1] } }
    const table = gaining(position, gain('silicium'))
    expect(table.frames.at(-1)).toEqual({
      step: 'overflow',
      frame: { seat: A, incoming: 'silicium', cause: 'rig', zone: 'M02' },
    })
    expect(table.names).toEqual(['discard silicium', 'discard water', 'discard deuterium'])
    expect(table.why('discard tholins')).toEqual({ because: 'keepsTholins', rule: 'TTN-45' })
    expect(table.why('discard titanium')).toEqual({ because: 'noSuchCube', rule: 'TTN-44', cube: 'titanium' })
    table.pick('discard water')
    expect(holdOf(table, A)).toEqual({ silicium: 1, water: 2, deuterium: 1, tholins: 1 })
    expect(table.g.holdPipes[A]).toBe(25)
    expect(table.facts).toEqual([
      { kind: 'discarded', seat: A, cube: 'water', incoming: 'silicium' },
      { kind: 'gained', seat: A, cube: 'silicium', count: 1, cause: 'rig', zone: 'M02' },
    ])
    const refused = gaining(position, gain('silicium')).pick('discard silicium')
    expect(holdOf(refused, A)).toEqual({ water: 3, deuterium: 1, tholins: 1 })
    expect(refused.facts).toEqual([{ kind: 'discarded', seat: A, cube: 'silicium', incoming: 'silicium' }])
  })

  it('TTN-44: of several cubes those that fit are stored, and each of the others is asked about', () => {
    const table = gaining({ holdPipes: [27], hold: { titanium: [2] } }, gain('water', 3))
    expect(holdOf(table, A)).toEqual({ water: 1, titanium: 2 })
    table.pick('discard titanium')
    expect(table.actor).toBe(A)
    table.pick('discard titanium')
    expect(holdOf(table, A)).toEqual({ water: 3 })
    expect(table.frames).toEqual([])
    expect(table.facts[0]).toEqual({ kind: 'gained', seat: A, cube: 'water', count: 1, cause: 'rig', zone: 'M02' })
  })

  it('TTN-44: a cube of the kind already held is one choice', () => {
    const table = gaining({ holdPipes: [29], hold: { water: [1] } }, gain('water'))
    expect(table.frames).toEqual([]) // only water can go
    expect(holdOf(table, A)).toEqual({ water: 1 })
  })

  it('TTN-45: Tholins force out another resource', () => {
    const table = gaining({ holdPipes: [27], hold: { water: [1], deuterium: [1], tholins: [1] } }, gain('tholins'))
    expect(table.names).toEqual(['discard water', 'discard deuterium'])
    table.pick('discard deuterium')
    expect(holdOf(table, A)).toEqual({ water: 1, tholins: 2 })
  })

  it('TTN-45: a hold of Pipes and Tholins loses a Tholins that comes from a Pipe', () => {
    const table = gaining({ holdPipes: [28], hold: { tholins: [2] } }, gain('tholins'), gain('tholins', 2))
    expect(holdOf(table, A)).toEqual({ tholins: 2 })
    expect(table.frames).toEqual([])
    expect(table.facts).toEqual([
      { kind: 'lostTholins', seat: A, count: 1 },
      { kind: 'lostTholins', seat: A, count: 2 },
    ])
  })

  it('TTN-45: the last resource is forced out, then Tholins are lost', () => {
    const table = gaining({ holdPipes: [28], hold: { water: [1], tholins: [1] } }, gain('tholins', 2))
    expect(holdOf(table, A)).toEqual({ tholins: 2 })
    expect(table.facts.map(({ kind }) => kind)).toEqual(['discarded', 'gained', 'lostTholins'])
  })

  it('TTN-44: another cube that comes into such a hold is discarded', () => {
    const table = gaining({ holdPipes: [28], hold: { tholins: [2] } }, gain('deuterium'))
    expect(holdOf(table, A)).toEqual({ tholins: 2 })
    expect(table.facts).toEqual([{ kind: 'discarded', seat: A, cube: 'deuterium', incoming: 'deuterium' }])
  })

  it('TTN-45: what is lost is lost without anybody listening', () => {
    const { state, referee, g } = titanTable({ holdPipes: [28], hold: { tholins: [2] } })
    state.frames.splice(0, Infinity, { step: 'effects', frame: { queue: [gain('tholins')] } })
    referee.resume(state)
    expect(g.hold.tholins[A]).toBe(2)
    expect(state.frames).toEqual([])
  })

  it('TTN-45: room for Tholins is what Pipes and Tholins leave', () => {
    const { g } = titanTable({ holdPipes: [25, 25], hold: { tholins: [4, 5], water: [1] } })
    expect(canTakeTholins(g, A)).toBe(true)
    expect(canTakeTholins(g, B)).toBe(false)
    expect(discardsFor(g, A, 'tholins')).toEqual(['water'])
    expect(discardsFor(g, B, 'tholins')).toEqual([])
  })

  it('TTN-44: a full hold is asked in the turn of another', () => {
    const table = titanTable({
      base: ['U02', 'U04'],
      rigs: { U03: { rig: 'blue-1', by: B, module: 'cream' } },
      dropshipPipes: [1],
      holdPipes: [10, 29],
      hold: { water: [0, 1] },
    }).at('turn', { part: 0, seat: A, drone: 1 })
    table.pick('pipe HU02a from U02')
    expect(table.actor).toBe(B)
    expect(table.names).toEqual(['discard water', 'discard titanium'])
    table.pick('discard water')
    expect(table.actor).toBe(A)
    expect(table.frames.at(-1)?.step).toBe('turn.drone')
  })
})

describe('Purification', () => {
  const RED: Position = {
    base: ['U02', 'U09'],
    rigs: {
      M02: { rig: 'red-3', well: [1, 2] },
      U03: { rig: 'blue-2', well: [2, 1] },
      U04: { rig: 'blue-1', well: [3, 0] },
      M05: { rig: 'blue-0', well: [0, 5] },
    },
    pipes: { HU02a: [A, 'U02'], VUM02a: [A, 'U02'] },
    core: [2, 4],
    hold: { tholins: [2] },
  }

  it('TTN-41: from the hold, or from any Rig in the Network; never from the Core', () => {
    const table = titanTable(RED).at('purge', { seat: A })
    expect(table.names).toEqual(['hold', 'well U03', 'well M02', 'none'])
    expect(table.why('well U04')).toEqual({ because: 'notInNetwork', rule: 'TTN-41', zone: 'U04' })
    expect(table.why('well C')).toEqual({ because: 'noRigHere', rule: 'TTN-41', zone: 'C' })
    expect(table.why('well U02')).toEqual({ because: 'noRigHere', rule: 'TTN-41', zone: 'U02' })
    table.pick('well M02')
    expect(wellOf(table, 'M02')).toEqual([0, 2])
    expect(table.facts).toEqual([{ kind: 'purgedWell', seat: A, zone: 'M02' }])
    table.at('purge', { seat: A })
    expect(table.why('well M02')).toEqual({ because: 'noTholinsHere', rule: 'TTN-41', zone: 'M02' })
    table.pick('hold')
    expect(holdOf(table, A)).toEqual({ tholins: 1 })
    expect(table.facts.at(-1)).toEqual({ kind: 'purgedHold', seat: A })
    table.at('purge', { seat: A }).pick('none')
    expect(holdOf(table, A)).toEqual({ tholins: 1 })
    expect(table.facts.at(-1)).toEqual({ kind: 'purgedNothing', seat: A })
  })

  it('TTN-41: an empty hold has no Tholins to remove', () => {
    const table = titanTable({ ...RED, hold: {} }).at('purge', { seat: A })
    expect(table.names).toEqual(['well U03', 'well M02', 'none'])
    expect(table.why('hold')).toEqual({ because: 'noTholinsInHold', rule: 'TTN-41' })
  })

  it('TTN-41: nobody is asked when there is nothing to remove', () => {
    const table = titanTable({ base: ['U02'], rigs: { U04: { rig: 'blue-1', well: [3, 0] } }, core: [3, 3] })
    table.at('effects', { queue: [gain('purge', 2)] })
    expect(table.frames).toEqual([])
    expect(table.facts).toEqual([])
  })

  it('TTN-41, TTN-63: a docked Drone allows one more removal', () => {
    const table = titanTable({ ...RED, hold: { tholins: [2] }, rigs: { M02: { rig: 'red-3', well: [0, 2] } } })
    table.at('effects', { queue: [gain('purge', 2)] })
    table.pick('hold').pick('hold')
    expect(table.frames).toEqual([])
    expect(holdOf(table, A)).toEqual({})
  })

  it('TTN-41: one Rig removes one Tholins, however many there are', () => {
    const table = titanTable({ ...RED, hold: { tholins: [5] } }).at('effects', { queue: [gain('purge')] })
    table.pick('hold')
    expect(table.frames).toEqual([])
    const twice = titanTable({ ...RED, hold: { tholins: [5] } }).at('effects', { queue: [gain('purge', 2)] })
    twice.pick('hold').pick('none')
    expect(twice.frames).toEqual([])
    expect(holdOf(twice, A)).toEqual({ tholins: 4 })
  })

  it('TTN-41: the Tholins just drilled up can be removed at once', () => {
    const table = titanTable({ base: ['U02'], rigs: { M02: { rig: 'red-0' } }, dropshipPipes: [1] })
    table.at('turn.start', { seat: A, drone: 1, isBoosted: false }).pick('pipe VUM02a from U02')
    expect(table.names).toEqual(['hold', 'none'])
    expect(table.pick('hold').g.hold.tholins[A]).toBe(0)
  })

  it('TTN-76: a red Module lets its controller choose, in the turn of another', () => {
    const table = titanTable({
      base: ['U02', 'U09'],
      rigs: { U03: { rig: 'blue-1', by: B, module: 'red' }, M09: { rig: 'black-1', well: [1, 1] } },
      pipes: { VUM09a: [B, 'U09'] },
      dropshipPipes: [1],
    }).at('turn.start', { seat: A, drone: 1, isBoosted: false })
    table.pick('pipe HU02a from U02')
    expect(table.actor).toBe(B)
    expect(table.names).toEqual(['well M09', 'none'])
  })
})
