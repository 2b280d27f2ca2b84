import { describe, expect, it } from 'vitest'
import { ZONE, ZONE_IDS } from '../data/crater.ts'
import { emptyDronesAt, hasDroneAt, hasDroneSpace, isDocked, moveCost } from '../readings/drones.ts'
import { A, B, C, holdOf, networkOf, type Position, titanTable, wellOf } from './table.ts'

const NETWORK: Position = { base: ['U02', 'U05'], pipes: { HU02a: [A, 'U02'] } }
const moving = (position: Position, drone: 1 | 2 | 3 | 4 = 1) =>
  titanTable({ ...NETWORK, ...position }).at('drone.move', { seat: A, drone })
const acting = (position: Position, drone: 1 | 2 | 3 | 4 = 1) =>
  titanTable({ ...NETWORK, ...position }).at('drone.act', { seat: A, drone })

describe('Activating a Drone', () => {
  it('TTN-52: this turn’s Drone, or none', () => {
    const table = titanTable(NETWORK).at('turn.drone', { seat: A, drone: 2 })
    expect(table.names).toEqual(['drone', 'skip drone'])
    table.pick('drone')
    expect(table.frames).toEqual([{ step: 'drone.move', frame: { seat: A, drone: 2 } }])
    const skipped = titanTable(NETWORK).at('turn.drone', { seat: A, drone: 2 }).pick('skip drone')
    expect(skipped.frames).toEqual([])
    expect(skipped.facts).toEqual([{ kind: 'skippedDrone', seat: A, drone: 2 }])
  })

  it('TTN-53: it may act without moving, or move without acting', () => {
    const rigs: Position['rigs'] = { U02: 'blue-1', U03: 'blue-2' }
    const table = moving({ rigs, base: ['U02'] })
    table.pick('stay')
    expect(table.frames.at(-1)?.step).toBe('drone.act')
    expect(table.facts).toEqual([])
    const moved = moving({ rigs }).pick('move U03').pick('no action')
    expect(moved.frames).toEqual([])
    expect(moved.g.droneAt[0]).toBe(ZONE.U03)
  })
})

describe('Moving', () => {
  it('TTN-54, V-21: free within the Network, even against the Pipes’ direction', () => {
    expect(moving({}).names).toEqual(['stay', 'move U03'])
    const back = moving({ drones: { 0: ['U03'] } })
    expect(back.names).toEqual(['stay', 'move U02'])
    back.pick('move U02')
    expect(back.g.droneAt[0]).toBe(ZONE.U02)
    expect(back.facts).toEqual([{ kind: 'movedDrone', seat: A, drone: 1, from: 'U03', to: 'U02', hydrocarbons: 0 }])
  })

  it('TTN-54: free moves pass through Bases and the Core', () => {
    const pipes: Position['pipes'] = {
      HU02a: [A, 'U02'],
      VUM02a: [A, 'U02'],
      VML02: [A, 'M02'],
      VLC02: [A, 'L02'],
      VLC08: [A, 'C'],
    }
    expect(moving({ base: ['U02', 'U03'], pipes }).names).toEqual([
      'stay',
      'move U03',
      'move M02',
      'move L02',
      'move L08',
      'move C',
    ])
  })

  it('TTN-54, TTN-55: free moves cost nothing even with Hydrocarbons, and the numbered Drone moves', () => {
    const table = moving({ hold: { hydrocarbons: [1] }, drones: { 0: ['U02', 'U02', 'U03'] } }, 3).pick('move U02')
    expect(table.g.hold.hydrocarbons[A]).toBe(1)
    expect(table.g.droneAt.slice(0, 4)).toEqual([ZONE.U02, ZONE.U02, ZONE.U02, ZONE.U02])
  })

  it('TTN-55, V-21: any open zone outside the Network costs 1 Hydrocarbon', () => {
    const outside: Position = { drones: { 0: ['U09'] } }
    const poor = titanTable({ ...NETWORK, ...outside })
    expect(moveCost(poor.g, A, 1, ZONE.U02)).toBe(1)
    poor.at('drone.move', { seat: A, drone: 1 })
    expect(poor.frames).toEqual([]) // the Drone can only stay and do nothing
    const rich = moving({ ...outside, hold: { hydrocarbons: [1] } })
    expect(rich.names).toEqual(['stay', ...ZONE_IDS.filter(id => id !== 'U09').map(id => `move ${id}`)])
    expect(rich.names).toHaveLength(37)
    rich.pick('move U02')
    expect(rich.g.hold.hydrocarbons[A]).toBe(0)
    expect(rich.facts).toEqual([{ kind: 'movedDrone', seat: A, drone: 1, from: 'U09', to: 'U02', hydrocarbons: 1 }])
  })

  it('TTN-55: from the Network to a far zone costs 1 Hydrocarbon', () => {
    const table = moving({ hold: { hydrocarbons: [2] } }).pick('move L09')
    expect(table.g.hold.hydrocarbons[A]).toBe(1)
  })

  it('TTN-55: the reason a Drone can’t fly to a zone', () => {
    const table = moving({ seats: 2 })
    expect(table.why('move U04')).toEqual({ because: 'noHydrocarbons', rule: 'TTN-55', zone: 'U04' })
    expect(table.why('move U02')).toEqual({ because: 'alreadyThere', rule: 'TTN-53', zone: 'U02' })
    expect(table.why('move U07')).toEqual({ because: 'zoneClosed', rule: 'TTN-2', zone: 'U07' })
  })

  it('TTN-56: six Drones fill a zone, but never the Core', () => {
    const crowd: Position = {
      drones: {
        0: ['U02', 'U02', 'C', 'C'],
        1: ['U03', 'U03', 'U03', 'U03'],
        2: ['U03', 'U03', 'C', 'C'],
        3: ['C', 'C', 'C', 'C'],
      },
      hold: { hydrocarbons: [1] },
      base: ['U02', 'U05', 'U07', 'U09'],
    }
    const table = moving(crowd)
    expect(table.names).not.toContain('move U03')
    expect(table.names).toContain('move C')
    expect(table.why('move U03')).toEqual({ because: 'droneSpacesFull', rule: 'TTN-56', zone: 'U03' })
    expect(hasDroneSpace(table.g, ZONE.U03)).toBe(false)
    table.g.droneAt[4] = ZONE.U04
    expect(hasDroneSpace(table.g, ZONE.U03)).toBe(true)
    expect(table.names).toContain('move U03')
  })
})

describe('Loading and dropping', () => {
  it('TTN-57: one Tholins or Deuterium from the Rig here, no matter who controls it', () => {
    const table = acting({ rigs: { U03: { rig: 'blue-2', by: B } }, drones: { 0: ['U03'] } })
    expect(table.names).toEqual(['no action', 'load tholins', 'load deuterium'])
    table.pick('load tholins')
    expect(wellOf(table, 'U03')).toEqual([1, 3])
    expect(table.g.droneLoad[0]).toBe('tholins')
    expect(table.facts).toEqual([{ kind: 'loaded', seat: A, drone: 1, cube: 'tholins', zone: 'U03' }])
    const other = acting({ rigs: { U03: 'blue-2' }, drones: { 0: ['U03'] } }).pick('load deuterium')
    expect(wellOf(other, 'U03')).toEqual([2, 2])
    expect(other.g.droneLoad[0]).toBe('deuterium')
  })

  it('TTN-57: the reason nothing can be loaded', () => {
    const table = acting({ rigs: { U03: { rig: 'blue-0', well: [0, 1] } }, drones: { 0: ['U03'] } })
    expect(table.why('load tholins')).toEqual({ because: 'noneInWell', rule: 'TTN-57', load: 'tholins', zone: 'U03' })
    const nothing = { HU02a: [A, 'U02'] as const }
    const empty = acting({
      drones: { 0: ['U03'] },
      deposits: { U03: ['water', 'water'] },
      pipes: nothing,
      hold: { titanium: [1] },
    })
    expect(empty.names).toEqual(['no action', 'destroy HU02a'])
    expect(empty.why('load tholins')).toEqual({ because: 'noRigHere', rule: 'TTN-57', zone: 'U03' })
    const loaded = acting({ rigs: { U03: 'blue-2' }, drones: { 0: [['U03', 'tholins']] } })
    expect(loaded.names).toEqual(['no action', 'drop'])
    expect(loaded.why('load tholins')).toEqual({ because: 'droneLoaded', rule: 'TTN-57', drone: 1 })
  })

  it('TTN-58: Deuterium from the Core, never Tholins', () => {
    const table = acting({ drones: { 0: ['C'] }, core: [2, 5] })
    expect(table.names).toEqual(['no action', 'load deuterium'])
    expect(table.why('load tholins')).toEqual({ because: 'noTholinsFromCore', rule: 'TTN-58' })
    table.pick('load deuterium')
    expect(wellOf(table, 'C')).toEqual([2, 4])
    const empty = titanTable({ ...NETWORK, drones: { 0: ['C'] }, core: [2, 0] }).at('drone.act', { seat: A, drone: 1 })
    expect(empty.frames).toEqual([])
  })

  it('TTN-59, V-15: at any Base the cube enters that player’s hold', () => {
    const own = acting({ drones: { 0: [['U02', 'deuterium']] } }).pick('drop')
    expect(holdOf(own, A)).toEqual({ deuterium: 1 })
    expect(own.g.droneLoad[0]).toBeNull()
    expect(own.facts).toEqual([
      { kind: 'dropped', seat: A, drone: 1, cube: 'deuterium', zone: 'U02' },
      { kind: 'gained', seat: A, cube: 'deuterium', count: 1, cause: 'drone', zone: 'U02' },
    ])
    const other = acting({ drones: { 0: [['U05', 'tholins']] } })
    expect(other.names).toEqual(['no action', 'drop'])
    other.pick('drop')
    expect(holdOf(other, B)).toEqual({ tholins: 1 })
    expect(holdOf(other, A)).toEqual({})
  })

  it('TTN-59: the owner of a full hold decides what goes, even if a rival fills it', () => {
    const table = acting({
      drones: { 0: [['U05', 'tholins']] },
      holdPipes: [10, 28],
      hold: { water: [0, 1], silicium: [0, 1] },
    })
    table.pick('drop')
    expect(table.actor).toBe(B)
    expect(table.names).toEqual(['discard silicium', 'discard water'])
  })

  it('TTN-45, TTN-59: a hold full of Pipes and Tholins takes no Tholins, but Deuterium may be dropped', () => {
    const full: Position = {
      holdPipes: [10, 28],
      hold: { tholins: [0, 2], titanium: [1] },
      pipes: { HU05a: [A, 'U05'] },
    }
    const table = acting({ ...full, drones: { 0: [['U05', 'tholins']] } })
    expect(table.names).toEqual(['no action', 'destroy HU05a'])
    expect(table.why('drop')).toEqual({ because: 'holdFullOfTholins', rule: 'TTN-45', owner: B })
    const deuterium = acting({ ...full, drones: { 0: [['U05', 'deuterium']] } }).pick('drop')
    expect(holdOf(deuterium, B)).toEqual({ tholins: 2 })
    expect(deuterium.g.droneLoad[0]).toBeNull()
  })

  it('TTN-60, V-15: Tholins at a Rig push a Deuterium out of a full well', () => {
    const at = (well: readonly [number, number]) =>
      acting({ rigs: { U03: { rig: 'blue-2', well } }, drones: { 0: [['U03', 'tholins']] }, hold: { titanium: [1] } })
    const table = at([2, 3]).pick('drop')
    expect(wellOf(table, 'U03')).toEqual([3, 2])
    expect(table.facts).toEqual([
      { kind: 'dropped', seat: A, drone: 1, cube: 'tholins', zone: 'U03' },
      { kind: 'pushedOutDeuterium', zone: 'U03' },
    ])
    const roomy = at([2, 2]).pick('drop')
    expect(wellOf(roomy, 'U03')).toEqual([3, 2])
    expect(roomy.facts).toHaveLength(1)
    expect(at([5, 0]).names).not.toContain('drop')
    expect(at([5, 0]).why('drop')).toEqual({ because: 'wellFull', rule: 'TTN-60', zone: 'U03' })
    expect(wellOf(at([4, 1]).pick('drop'), 'U03')).toEqual([5, 0])
  })

  it('TTN-60, V-15: Deuterium can only go to a Base', () => {
    const table = acting({ rigs: { U03: 'blue-2' }, drones: { 0: [['U03', 'deuterium']] }, hold: { titanium: [1] } })
    expect(table.names).not.toContain('drop')
    expect(table.why('drop')).toEqual({ because: 'deuteriumToBase', rule: 'TTN-59' })
    const core = titanTable({
      ...NETWORK,
      drones: { 0: [['C', 'deuterium']] },
      pipes: { VLC02: [B, 'L02'] },
      hold: { titanium: [1] },
    })
    core.at('drone.act', { seat: A, drone: 1 })
    expect(core.why('drop')).toEqual({ because: 'deuteriumToBase', rule: 'TTN-59' })
  })

  it('TTN-61: the Core takes any number of Tholins and loses nothing', () => {
    const table = acting({ drones: { 0: [['C', 'tholins']] }, core: [7, 5] }).pick('drop')
    expect(wellOf(table, 'C')).toEqual([8, 5])
    expect(table.facts).toHaveLength(1)
    const five = acting({ drones: { 0: [['C', 'tholins']] }, core: [5, 0] }).pick('drop')
    expect(wellOf(five, 'C')).toEqual([6, 0])
  })

  it('TTN-62: nothing is dropped where there is neither Rig nor Base', () => {
    const table = acting({ drones: { 0: [['U03', 'tholins']] }, hold: { titanium: [1] }, ice: ['U03'] })
    expect(table.names).toEqual(['no action', 'destroy HU02a'])
    expect(table.why('drop')).toEqual({ because: 'nothingToDropAt', rule: 'TTN-62', zone: 'U03' })
    const empty = acting({ drones: { 0: ['U03'] }, hold: { titanium: [1] } })
    expect(empty.why('drop')).toEqual({ because: 'droneEmpty', rule: 'TTN-57', drone: 1 })
  })

  it('TTN-63: every empty Drone at a Rig is docked, and only there', () => {
    const { g } = titanTable({
      ...NETWORK,
      rigs: { U03: 'blue-1' },
      drones: { 0: ['U03', ['U03', 'tholins'], 'U04', 'U03'] },
    })
    expect([1, 2, 3, 4].map(drone => isDocked(g, A, drone as 1))).toEqual([true, false, false, true])
    expect(emptyDronesAt(g, A, ZONE.U03)).toBe(2)
    expect(emptyDronesAt(g, B, ZONE.U03)).toBe(0)
    expect(hasDroneAt(g, A, ZONE.U04)).toBe(true)
    expect(hasDroneAt(g, A, ZONE.U05)).toBe(false) // these are B's Drones
    expect(hasDroneAt(g, B, ZONE.U05)).toBe(true)
    expect(emptyDronesAt(g, A, ZONE.U05)).toBe(0)
    expect(emptyDronesAt(g, B, ZONE.U05)).toBe(4)
    expect(hasDroneAt(g, B, ZONE.U04)).toBe(false)
    expect(isDocked(titanTable({}).g, A, 1)).toBe(false)
  })
})

describe('Destroying Pipes', () => {
  it('TTN-65, TTN-66: any Pipe that touches the zone, for 1 Titanium; the slot is free again', () => {
    const position: Position = {
      pipes: { HU02a: [A, 'U02'], HU03b: [B, 'U04'], HU05a: [B, 'U05'] },
      drones: { 0: ['U03'] },
      hold: { titanium: [1] },
    }
    const table = acting(position)
    expect(table.names).toEqual(['no action', 'destroy HU02a', 'destroy HU03b'])
    expect(table.why('destroy HU05a')).toEqual({ because: 'notAtSlot', rule: 'TTN-65', slot: 'HU05a', zone: 'U03' })
    expect(table.why('destroy HU02b')).toEqual({ because: 'noPipeHere', rule: 'TTN-65', slot: 'HU02b' })
    table.pick('destroy HU03b')
    expect(table.g.pipesGone).toEqual([0, 1, 0, 0])
    expect(table.g.hold.titanium[A]).toBe(0)
    expect(table.facts).toEqual([
      { kind: 'destroyed', seat: A, drone: 1, owner: B, slot: 'HU03b', side: 'inner', from: 'U04', to: 'U03' },
    ])
    const poor = titanTable({ ...NETWORK, ...position, hold: {}, rigs: { U03: 'blue-1' } })
    poor.at('drone.act', { seat: A, drone: 1 })
    expect(poor.names).toEqual(['no action', 'load tholins', 'load deuterium'])
    expect(poor.why('destroy HU02a')).toEqual({ because: 'noTitanium', rule: 'TTN-65' })
  })

  it('TTN-65: a loaded Drone can destroy too', () => {
    const table = acting({ drones: { 0: [['U03', 'deuterium']] }, hold: { titanium: [1] } }).pick('destroy HU02a')
    expect(table.g.droneLoad[0]).toBe('deuterium')
  })

  it('TTN-67: zones that are cut off leave the Network until they are reached again', () => {
    const pipes: Position['pipes'] = { HU02a: [A, 'U02'], HU03a: [A, 'U03'], VUM04a: [A, 'U04'] }
    const table = acting({ pipes, drones: { 0: ['U03'] }, hold: { titanium: [1] }, dropshipPipes: [2] })
    table.pick('destroy HU02a')
    expect(networkOf(table, A)).toEqual(['U02'])
    expect(networkOf(table, B)).toEqual(['U05'])
    expect(table.facts.at(-1)).toEqual({ kind: 'lostZones', seat: A, zones: ['U03', 'U04', 'M04'] })
    table.at('turn.start', { seat: A, drone: 1, isBoosted: false }).pick('pipe HU02b from U02')
    expect(networkOf(table, A)).toEqual(['U02', 'U03', 'U04', 'M04'])
  })

  it('TTN-67: a loop keeps a Network together', () => {
    const pipes: Position['pipes'] = { HU02a: [A, 'U02'], HU02b: [A, 'U02'] }
    const table = acting({ pipes, hold: { titanium: [1] }, drones: { 0: ['U03'] } }).pick('destroy HU02a')
    expect(networkOf(table, A)).toEqual(['U02', 'U03'])
    expect(table.facts.map(({ kind }) => kind)).toEqual(['destroyed'])
  })

  it('TTN-67: rivals’ Networks don’t change', () => {
    const table = acting({
      base: ['U02', 'U03', 'U04'],
      pipes: { HU02a: [B, 'U03'], HU03a: [B, 'U03'], HU04a: [C, 'U04'] },
      drones: { 0: ['U02'] },
      hold: { titanium: [1] },
    }).pick('destroy HU02a')
    expect(networkOf(table, A)).toEqual(['U02'])
    expect(networkOf(table, B)).toEqual(['U03', 'U04'])
    expect(networkOf(table, C)).toEqual(['U04', 'U05'])
  })
})
