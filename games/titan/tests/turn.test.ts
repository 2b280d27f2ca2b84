import { describe, expect, it } from 'vitest'
import { A, B, C, holdOf, type Position, titanTable } from './table.ts'

const starting = (position: Position, frame = {}) =>
  titanTable({ base: ['U02', 'U05'], ...position }).at('turn.start', { seat: A, drone: 1, isBoosted: false, ...frame })

const BLOCKED: Position['pipes'] = {
  HU01a: [B, 'U01'],
  HU01b: [B, 'U01'],
  HU02a: [B, 'U03'],
  HU02b: [B, 'U03'],
  VUM02a: [B, 'M02'],
  VUM02b: [B, 'M02'],
}

describe('The turn', () => {
  it('TTN-31: clockwise from the Foreman, four times around', () => {
    const table = titanTable({
      seats: 2,
      base: ['U02', 'U05'],
      foreman: B,
      dropship: { water: [4, 4] },
    }).at('turns', { queue: [B, A, B, A, B, A, B, A] })
    const seen: unknown[] = []
    while (table.actor !== null) {
      seen.push([table.actor, table.g.turn])
      table.pick('recover water').pick('skip drone').pick('end turn')
    }
    expect(seen).toEqual([
      [B, 1],
      [A, 1],
      [B, 2],
      [A, 2],
      [B, 3],
      [A, 3],
      [B, 4],
      [A, 4],
    ])
    expect(table.facts.filter(({ kind }) => kind === 'turnBegan')).toHaveLength(8)
    expect(table.facts[0]).toEqual({ kind: 'turnBegan', seat: B, turn: 1 })
  })

  it('TTN-30: one item from the Dropship, a Pipe or a resource', () => {
    const table = starting({ dropshipPipes: [1], dropship: { silicium: [2], titanium: [1] }, pipes: BLOCKED })
    expect(table.names).toEqual(['recover silicium', 'recover titanium'])
    expect(table.why('recover water')).toEqual({ because: 'notInDropship', rule: 'TTN-42', resource: 'water' })
    expect(table.why('lose pipe')).toEqual({ because: 'mustRecover', rule: 'TTN-30' })
    const none = starting({ dropship: { water: [1] } })
    expect(none.names).toEqual(['recover water'])
    expect(none.why('pipe HU02a from U02')).toEqual({ because: 'noPipeLeft', rule: 'TTN-30' })
    expect(none.why('lose pipe')).toEqual({ because: 'noPipeLeft', rule: 'TTN-30' })
  })

  it('TTN-42: a recovered resource goes from the Dropship to the hold', () => {
    const table = starting({ dropship: { water: [2, 1] } }).pick('recover water')
    expect(table.g.dropship.water).toEqual([1, 1, 0, 0])
    expect(holdOf(table, A)).toEqual({ water: 1 })
    expect(table.facts).toEqual([{ kind: 'gained', seat: A, cube: 'water', count: 1, cause: 'dropship', zone: 'U02' }])
  })

  it('TTN-30, V-17: a Pipe that fits nowhere is lost', () => {
    const table = starting({ pipes: BLOCKED, dropshipPipes: [2] })
    expect(table.names).toEqual(['lose pipe'])
    table.pick('lose pipe')
    expect(table.g.dropshipPipes[A]).toBe(1)
    expect(table.g.pipesGone[A]).toBe(1)
    expect(table.frames).toEqual([])
    expect(table.facts).toEqual([{ kind: 'lostPipe', seat: A }])
  })

  it('TTN-30: an empty Dropship has no Pipe to lose', () => {
    expect(starting({ hold: { titanium: [1] } }).names).toEqual(['titanium'])
  })

  it('TTN-30: a Pipe is lost even if no one is listening', () => {
    const { state, referee, g } = starting({ pipes: BLOCKED, dropshipPipes: [2] })
    referee.choose(state, 'lose pipe')
    expect(g.pipesGone[A]).toBe(1)
  })

  it('TTN-30: while a Pipe fits, none is lost', () => {
    const table = starting({ dropshipPipes: [2] })
    expect(table.why('lose pipe')).toEqual({ because: 'canLayPipe', rule: 'TTN-30' })
    expect(table.names).not.toContain('lose pipe')
  })

  it('TTN-30: an extra activation may be tried before a Pipe is lost', () => {
    const table = starting({ pipes: BLOCKED, dropshipPipes: [1], hold: { titanium: [2] } })
    expect(table.names).toEqual(['lose pipe', 'titanium'])
    table.pick('titanium').pick('destroy HU02b') // the Drone can only stay
    expect(table.names).toEqual(['pipe HU02b from U02'])
  })

  it('TTN-46: cargo in the Dropship can’t be spent', () => {
    const table = starting({ dropship: { titanium: [1], water: [1] }, openOrder: 'luna' })
    expect(table.names).toEqual(['recover water', 'recover titanium'])
    expect(table.why('titanium')).toEqual({ because: 'noTitanium', rule: 'TTN-64' })
    expect(table.why('order luna')).toMatchObject({ because: 'lacksForOrder', have: 0 })
  })

  it('TTN-86: Titanium, mandatory action, Drone, upgrade; orders and Objectives at any stage', () => {
    const table = titanTable({
      seats: 2,
      base: ['U02', 'U05'],
      rigs: { M02: 'red-2' },
      dropship: { water: [1] },
      hold: { titanium: [11], water: [1], silicium: [7] },
      drones: { 0: ['M02'] },
      openOrder: 'luna',
      objectives: ['titanium', 'water'],
    }).at('turn', { part: 0, seat: A, drone: 1 })
    expect(table.names).toEqual(['recover water', 'titanium', 'order luna', 'objective titanium'])
    table.pick('titanium').pick('no action')
    expect(table.names).toEqual(['recover water', 'order luna', 'objective titanium'])
    table.pick('recover water')
    expect(table.names).toEqual(['drone', 'skip drone', 'order luna', 'objective titanium'])
    table.pick('objective titanium')
    expect(table.names).toEqual(['drone', 'skip drone', 'order luna'])
    table.pick('skip drone')
    expect(table.names).toEqual(['upgrade M02', 'end turn', 'order luna'])
    table.pick('order luna')
    expect(table.names).toEqual(['upgrade M02', 'end turn'])
    table.pick('upgrade M02').pick('module red')
    expect(table.names).toEqual(['end turn'])
    table.pick('end turn')
    expect(table.frames).toEqual([])
  })

  it('TTN-64: one extra activation a turn, for this turn’s Drone, and the turn starts again', () => {
    const pipes: Position['pipes'] = { HU02a: [A, 'U02'] }
    const table = starting({ pipes, dropship: { water: [1] }, hold: { titanium: [1] } }, { drone: 3 })
    table.pick('titanium')
    expect(table.g.hold.titanium[A]).toBe(0)
    expect(table.facts).toEqual([{ kind: 'paidForDrone', seat: A, drone: 3 }])
    expect(table.frames.at(-1)).toEqual({ step: 'drone.move', frame: { seat: A, drone: 3 } })
    table.pick('move U03') // unless there is something to do
    expect(table.frames).toEqual([{ step: 'turn.start', frame: { seat: A, drone: 3, isBoosted: true } }])
    expect(table.names).toEqual(['recover water'])
    const after = starting({ dropship: { water: [1] }, hold: { titanium: [2] } }, { isBoosted: true })
    expect(after.names).toEqual(['recover water'])
    expect(after.why('titanium')).toEqual({ because: 'boostedAlready', rule: 'TTN-64' })
  })

  it('TTN-65, TTN-66, TTN-69, V-13: an extra activation and two destroyed Pipes cost 3 Titanium', () => {
    const table = titanTable({
      base: ['U02', 'U09', 'U10'],
      pipes: { HU02b: [A, 'U02'], HU02a: [B, 'U03'], HU03a: [C, 'U03'] },
      dropship: { silicium: [1] },
      dropshipPipes: [3],
      hold: { titanium: [3] },
    }).at('turn', { part: 0, seat: A, drone: 1 })
    table.pick('titanium').pick('move U03').pick('destroy HU03a')
    table.pick('recover silicium').pick('drone').pick('stay').pick('destroy HU02a')
    expect(holdOf(table, A)).toEqual({ silicium: 1 })
    expect(table.g.pipes.filter(pipe => pipe >= 0)).toHaveLength(1)
    expect(table.g.pipesGone).toEqual([0, 1, 1, 0])
  })

  it('TTN-78: a new turn allows a new order', () => {
    const table = titanTable({
      seats: 2,
      base: ['U02', 'U05'],
      dropship: { water: [1] },
      hold: { water: [4] },
      hasOrdered: true,
      openOrder: 'ceres',
    }).at('turn', { part: 0, seat: A, drone: 1 })
    expect(table.names).toContain('order ceres')
    expect(table.g.hasOrdered).toBe(false)
  })
})
