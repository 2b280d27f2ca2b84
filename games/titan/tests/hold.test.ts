import type { Seat } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { ZONE } from '../data/crater.ts'
import { CUBES } from '../data/cubes.ts'
import { canDiscard, canTakeTholins, cubesIn, freeCells } from '../readings/hold.ts'
import type { Effect } from '../state.ts'
import { A, B, holdOf, type Position, titanTable, wellOf } from './table.ts'

const gain = (what: Effect['what'], count = 1, seat = A): Effect => ({
  seat,
  what,
  count,
  cause: 'rig',
  zone: ZONE.M02,
})
const OVERFLOW = { seat: A, incoming: 'silicium', cause: 'rig', zone: 'M02' } as const
const PURGE = { seat: A, cause: 'rig', zone: 'M02' } as const
const gaining = (position: Position, ...queue: Effect[]) => titanTable(position).at('effects', { queue, onTurn: null })

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

  it('TTN-43: the last free cell is filled without a decision', () => {
    const table = gaining({ holdPipes: [25], hold: { water: [4] } }, gain('water'))
    expect(holdOf(table, A)).toEqual({ water: 5 })
    expect(table.frames).toEqual([])
  })

  it('TTN-43: a Tholins that takes the last cell isn’t lost, and no loss is reported', () => {
    const table = gaining({ holdPipes: [25], hold: { tholins: [4] } }, gain('tholins'))
    expect(holdOf(table, A)).toEqual({ tholins: 5 })
    expect(table.facts.map(({ kind }) => kind)).toEqual(['gained'])
  })

  it('TTN-44: the owner of a full hold decides once for each cube, and no gain is left waiting', () => {
    const table = gaining({ holdPipes: [25], hold: { water: [5] } }, gain('silicium', 2))
    expect(table.frames[0]).toEqual({ step: 'effects', frame: { queue: [gain('silicium', 1)], onTurn: null } })
    table.pick('discard water')
    expect(table.frames[0]).toEqual({ step: 'effects', frame: { queue: [], onTurn: null } })
    expect(table.pick('discard water').frames).toEqual([])
    expect(holdOf(table, A)).toEqual({ silicium: 2, water: 3 })
  })

  it('TTN-44: a full hold discards another resource or the new one, never a Pipe', () => {
    const position: Position = { holdPipes: [25], hold: { water: [3], deuterium: [1], tholins: [1] } }
    const table = gaining(position, gain('silicium'))
    expect(table.frames.at(-1)).toEqual({
      step: 'overflow',
      frame: { seat: A, incoming: 'silicium', cause: 'rig', zone: 'M02', onTurn: null },
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

  it('TTN-44: cubes that fit are stored, and the owner decides about each of the rest', () => {
    const table = gaining({ holdPipes: [27], hold: { titanium: [2] } }, gain('water', 3))
    expect(holdOf(table, A)).toEqual({ water: 1, titanium: 2 })
    table.pick('discard titanium')
    expect(table.actor).toBe(A)
    table.pick('discard titanium')
    expect(holdOf(table, A)).toEqual({ water: 3 })
    expect(table.frames).toEqual([])
    expect(table.facts[0]).toEqual({ kind: 'gained', seat: A, cube: 'water', count: 1, cause: 'rig', zone: 'M02' })
  })

  it('TTN-44: a cube of a kind already held is a single option', () => {
    const table = gaining({ holdPipes: [29], hold: { water: [1] } }, gain('water'))
    expect(table.frames).toEqual([]) // only Water can be discarded
    expect(holdOf(table, A)).toEqual({ water: 1 })
  })

  it('TTN-45: Tholins force out another resource', () => {
    const table = gaining({ holdPipes: [27], hold: { water: [1], deuterium: [1], tholins: [1] } }, gain('tholins'))
    expect(table.names).toEqual(['discard water', 'discard deuterium'])
    table.pick('discard deuterium')
    expect(holdOf(table, A)).toEqual({ water: 1, tholins: 2 })
  })

  it('TTN-45: a hold full of Pipes and Tholins loses a Tholins gained from a Pipe', () => {
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

  it('TTN-44: any other cube that arrives in such a hold is discarded', () => {
    const table = gaining({ holdPipes: [28], hold: { tholins: [2] } }, gain('deuterium'))
    expect(holdOf(table, A)).toEqual({ tholins: 2 })
    expect(table.facts).toEqual([{ kind: 'discarded', seat: A, cube: 'deuterium', incoming: 'deuterium' }])
  })

  it('TTN-45: cubes are lost even if no one is listening', () => {
    const { state, referee, g } = titanTable({ holdPipes: [28], hold: { tholins: [2] } })
    state.frames.splice(0, Infinity, { step: 'effects', frame: { queue: [gain('tholins')], onTurn: null } })
    referee.resume(state)
    expect(g.hold.tholins[A]).toBe(2)
    expect(state.frames).toEqual([])
  })

  it('TTN-45: Pipes and Tholins limit the room for more Tholins', () => {
    const { g } = titanTable({ holdPipes: [25, 25], hold: { tholins: [4, 5], water: [1] } })
    expect(canTakeTholins(g, A)).toBe(true)
    expect(canTakeTholins(g, B)).toBe(false)
    const discards = (seat: Seat) => CUBES.filter(cube => canDiscard(g, seat, 'tholins', cube))
    expect(discards(A)).toEqual(['water'])
    expect(discards(B)).toEqual([])
  })

  it('TTN-44: the owner of a full hold decides on another player’s turn', () => {
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

describe('Orders and Objectives while cubes arrive', () => {
  /** A hold that fills up while a cream Rig with a docked Drone gives two Titanium. */
  const FULL: Position = {
    base: ['U02', 'U09'],
    rigs: { M02: 'cream-0' },
    drones: { [A]: ['M02'] },
    dropshipPipes: [4],
    holdPipes: [20],
    hold: { water: [1], silicium: [7] },
    openOrder: 'luna',
    orderPile: ['ceres'],
  }
  const laying = (position: Position) =>
    titanTable(position).at('turn', { part: 0, seat: A, drone: 1 }).pick('pipe VUM02a from U02')

  it('TTN-78: an order paid while gains arrive makes room, so the Titanium is not lost (Luna)', () => {
    const table = laying(FULL)
    expect(holdOf(table, A)).toEqual({ water: 1, silicium: 7, titanium: 1, tholins: 1 })
    expect(table.names).toEqual(['discard silicium', 'discard water', 'discard titanium', 'order luna'])
    table.pick('order luna')
    expect(holdOf(table, A)).toEqual({ silicium: 7, titanium: 1, tholins: 1 })
    expect(table.g.credits[A]).toBe(2)
    expect(table.frames.at(-1)).toEqual({ step: 'turn.drone', frame: { seat: A, drone: 1 } })
    expect(table.facts.slice(-3)).toEqual([
      { kind: 'fulfilled', seat: A, order: 'luna', credits: 2 },
      { kind: 'revealedOrder', order: 'ceres', left: 0 },
      { kind: 'gained', seat: A, cube: 'titanium', count: 1, cause: 'rig', zone: 'M02' },
    ])
  })

  it('TTN-78: it counts as the turn’s one order', () => {
    const table = laying({ ...FULL, hasOrdered: false }).pick('order luna')
    expect(table.g.hasOrdered).toBe(true)
    const late = titanTable({
      ...FULL,
      holdPipes: [20],
      hold: { water: [1], silicium: [8], titanium: [1] },
      hasOrdered: true,
    })
    late.at('overflow', { ...OVERFLOW, onTurn: A })
    expect(late.names).toEqual(['discard silicium', 'discard water', 'discard titanium'])
    expect(late.why('order luna')).toEqual({ because: 'orderedAlready', rule: 'TTN-78' })
  })

  it('TTN-78: an order the hold can’t pay isn’t offered, even if the arriving cube would pay it', () => {
    const table = titanTable({ ...FULL, hold: { water: [1], silicium: [9] } })
    table.at('overflow', { ...OVERFLOW, incoming: 'titanium', onTurn: A })
    expect(table.names).toEqual(['discard silicium', 'discard water', 'discard titanium'])
    expect(table.why('order luna')).toMatchObject({ because: 'lacksForOrder', resource: 'titanium' })
  })

  it('TTN-78: no order can be fulfilled on another player’s turn or during extraction', () => {
    for (const onTurn of [B, null]) {
      const table = titanTable({ ...FULL, hold: { water: [1], silicium: [8], titanium: [1] } })
      table.at('overflow', { ...OVERFLOW, onTurn })
      expect(table.names).toEqual(['discard silicium', 'discard water', 'discard titanium'])
      expect(table.why('order luna')).toEqual({ because: 'onlyInOwnTurn', rule: 'TTN-78' })
      expect(table.why('objective rig-control')).toEqual({ because: 'onlyInOwnTurn', rule: 'TTN-78' })
    }
    const extraction = titanTable({
      ...FULL,
      holdPipes: [29],
      hold: { water: [1] },
      rigs: { M02: { rig: 'cream-0', well: [0, 5], by: A } },
      pipes: { VUM02a: [A, 'U02'] },
    }).at('extract.rigs', { queue: [{ seat: A, zone: ZONE.M02 }], drawn: 0 })
    expect(extraction.frames.at(-1)?.frame).toMatchObject({ incoming: 'deuterium', cause: 'well', onTurn: null })
  })

  it('TTN-78: a Drone dropping Deuterium at its own Base lets an order make room', () => {
    const table = titanTable({
      ...FULL,
      hold: { water: [1], silicium: [8], titanium: [1] },
      drones: { [A]: [['U02', 'deuterium']] },
    }).at('drone.act', { seat: A, drone: 1 })
    table.pick('drop').pick('order luna')
    expect(holdOf(table, A)).toEqual({ silicium: 8, deuterium: 1 })
  })

  it('TTN-81: an Objective can be claimed while gains arrive, but doesn’t make room for the cube', () => {
    const table = titanTable({ ...FULL, hold: { titanium: [10] }, objectives: ['titanium'] })
    table.at('overflow', { ...OVERFLOW, incoming: 'tholins', cause: 'vertical', onTurn: A })
    expect(table.names).toEqual(['discard titanium', 'objective titanium'])
    table.pick('objective titanium')
    expect(table.g.credits[A]).toBe(6)
    expect(holdOf(table, A)).toEqual({ titanium: 9, tholins: 1 }) // only Titanium can make room
    expect(table.frames).toEqual([])
  })

  it('TTN-44: the remaining gains continue after the order', () => {
    const table = titanTable({ ...FULL, hold: { water: [1], silicium: [8], titanium: [1] } })
    table.at('effects', { queue: [gain('silicium', 3)], onTurn: A })
    table.pick('order luna')
    expect(holdOf(table, A)).toEqual({ silicium: 10 })
    expect(table.names).toEqual([]) // the third Silicium can only be discarded
    expect(table.facts.map(({ kind }) => kind)).toEqual(['fulfilled', 'revealedOrder', 'gained', 'gained', 'discarded'])
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
    const table = titanTable(RED).at('purge', PURGE)
    expect(table.names).toEqual(['hold', 'well U03', 'well M02', 'none'])
    expect(table.why('well U04')).toEqual({ because: 'notInNetwork', rule: 'TTN-41', zone: 'U04' })
    expect(table.why('well C')).toEqual({ because: 'noRigHere', rule: 'TTN-41', zone: 'C' })
    expect(table.why('well U02')).toEqual({ because: 'noRigHere', rule: 'TTN-41', zone: 'U02' })
    table.pick('well M02')
    expect(wellOf(table, 'M02')).toEqual([0, 2])
    expect(table.facts).toEqual([{ kind: 'purgedWell', seat: A, zone: 'M02', cause: 'rig', at: 'M02' }])
    table.at('purge', PURGE)
    expect(table.why('well M02')).toEqual({ because: 'noTholinsHere', rule: 'TTN-41', zone: 'M02' })
    table.pick('hold')
    expect(holdOf(table, A)).toEqual({ tholins: 1 })
    expect(table.facts.at(-1)).toEqual({ kind: 'purgedHold', seat: A, cause: 'rig', at: 'M02' })
    table.at('purge', PURGE).pick('none')
    expect(holdOf(table, A)).toEqual({ tholins: 1 })
    expect(table.facts.at(-1)).toEqual({ kind: 'purgedNothing', seat: A, cause: 'rig', at: 'M02' })
  })

  it('TTN-41: an empty hold has no Tholins to remove', () => {
    const table = titanTable({ ...RED, hold: {} }).at('purge', PURGE)
    expect(table.names).toEqual(['well U03', 'well M02', 'none'])
    expect(table.why('hold')).toEqual({ because: 'noTholinsInHold', rule: 'TTN-41' })
  })

  it('TTN-41: there is no decision when there is nothing to remove', () => {
    const table = titanTable({ base: ['U02'], rigs: { U04: { rig: 'blue-1', well: [3, 0] } }, core: [3, 3] })
    table.at('effects', { queue: [gain('purge', 2)], onTurn: null })
    expect(table.frames).toEqual([])
    expect(table.facts).toEqual([])
  })

  it('TTN-41, TTN-63: a docked Drone allows one more removal', () => {
    const table = titanTable({ ...RED, hold: { tholins: [2] }, rigs: { M02: { rig: 'red-3', well: [0, 2] } } })
    table.at('effects', { queue: [gain('purge', 2)], onTurn: null })
    table.pick('hold').pick('hold')
    expect(table.frames).toEqual([])
    expect(holdOf(table, A)).toEqual({})
  })

  it('TTN-41: one Rig removes one Tholins, however many there are', () => {
    const table = titanTable({ ...RED, hold: { tholins: [5] } }).at('effects', { queue: [gain('purge')], onTurn: null })
    table.pick('hold')
    expect(table.frames).toEqual([])
    const twice = titanTable({ ...RED, hold: { tholins: [5] } }).at('effects', {
      queue: [gain('purge', 2)],
      onTurn: null,
    })
    twice.pick('hold').pick('none')
    expect(twice.frames).toEqual([])
    expect(holdOf(twice, A)).toEqual({ tholins: 4 })
  })

  it('TTN-41: a Tholins just gained by drilling can be removed at once', () => {
    const table = titanTable({ base: ['U02'], rigs: { M02: { rig: 'red-0' } }, dropshipPipes: [1] })
    table.at('turn.start', { seat: A, drone: 1, isBoosted: false }).pick('pipe VUM02a from U02')
    expect(table.names).toEqual(['hold', 'none'])
    expect(table.pick('hold').g.hold.tholins[A]).toBe(0)
  })

  it('TTN-76: a red Module lets its controller choose, even on another player’s turn', () => {
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
