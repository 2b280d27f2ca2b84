import { describe, expect, it } from 'vitest'
import { NONE } from '../state.ts'
import { A, B, holdOf, networkOf, type Position, SLOT, titanTable, wellOf } from './table.ts'

const V18: Position = {
  base: ['U02', 'U09'],
  pipes: { VUM02a: [A, 'U02'], VML02: [A, 'M02'] },
  rigs: { L07: { rig: 'red-1', well: [1, 4] } },
  hold: { tholins: [3] },
  dropshipPipes: [2],
}
const starting = (position: Position) => titanTable(position).at('turn.start', { seat: A, drone: 1, isBoosted: false })

describe('The Core', () => {
  it('TTN-47, TTN-48, V-18: a Pipe into the Core takes a token, a Pipe out of it does not', () => {
    const table = starting(V18).pick('pipe VLC02 from L02')
    expect(table.g.hold.tholins[A]).toBe(4)
    expect(table.g.controlTokens[A]).toBe(14)
    expect(table.g.coreTokens[1]).toBe(A)
    expect(networkOf(table, A)).toContain('C')
    expect(table.facts).toEqual([
      { kind: 'laidPipe', seat: A, slot: 'VLC02', side: 'only', from: 'L02', to: 'C' },
      { kind: 'tookCoreToken', seat: A, slot: 'VLC02', left: 14 },
      { kind: 'gained', seat: A, cube: 'tholins', count: 1, cause: 'vertical', zone: 'C' },
    ])
    table.at('turn.start', { seat: A, drone: 2, isBoosted: false }).pick('pipe VLC07 from C')
    expect(table.g.hold.tholins[A]).toBe(5)
    expect(table.g.controlTokens[A]).toBe(14)
    expect(table.g.coreTokens[6]).toBe(NONE)
    expect(table.names).toEqual(['hold', 'well L07', 'none'])
    expect(wellOf(table, 'L07')).toEqual([1, 4])
  })

  it('TTN-49: any number of connections', () => {
    const pipes: Position['pipes'] = {
      ...V18.pipes,
      VLC02: [A, 'L02'],
      HL02a: [A, 'L02'],
    }
    const table = starting({ ...V18, pipes, coreTokens: ['VLC02'], controlTokens: [14] }).pick('pipe VLC03 from L03')
    expect(table.g.coreTokens.filter(owner => owner === A)).toHaveLength(2)
    expect(table.g.controlTokens[A]).toBe(13)
  })

  it('TTN-50: without a token the Pipe is laid and gives its Tholins, but places no token', () => {
    const table = starting({ ...V18, controlTokens: [0] }).pick('pipe VLC02 from L02')
    expect(table.g.coreTokens[1]).toBe(NONE)
    expect(table.g.controlTokens[A]).toBe(0)
    expect(holdOf(table, A)).toEqual({ tholins: 4 })
    expect(table.facts[1]).toEqual({ kind: 'lackedCoreToken', seat: A, slot: 'VLC02' })
  })

  it('TTN-50: a missing token changes nothing if no one is listening', () => {
    const { state, referee, g } = starting({ ...V18, controlTokens: [0] })
    referee.choose(state, { slot: 'VLC02', from: 'L02' })
    expect(g.coreTokens[1]).toBe(NONE)
  })

  it('TTN-50: the last token can still be used', () => {
    const table = starting({ ...V18, controlTokens: [1] }).pick('pipe VLC02 from L02')
    expect(table.g.coreTokens[1]).toBe(A)
    expect(table.g.controlTokens[A]).toBe(0)
  })

  it('TTN-65: the token under a destroyed Core Pipe returns to its owner', () => {
    const table = titanTable({
      ...V18,
      pipes: { ...V18.pipes, VLC02: [A, 'L02'] },
      coreTokens: ['VLC02'],
      controlTokens: [14],
      drones: { 1: ['C'] },
      hold: { titanium: [0, 1] },
    }).at('drone.act', { seat: B, drone: 1 })
    expect(table.names).toEqual(['no action', 'load deuterium', 'destroy VLC02'])
    table.pick('destroy VLC02')
    expect(table.g.controlTokens[A]).toBe(15)
    expect(table.g.coreTokens[1]).toBe(NONE)
    expect(table.g.pipes[SLOT.VLC02]).toBe(NONE)
    expect(table.facts).toEqual([
      { kind: 'destroyed', seat: B, drone: 1, owner: A, slot: 'VLC02', side: 'only', from: 'L02', to: 'C' },
      { kind: 'gotTokenBack', seat: A, slot: 'VLC02', left: 15 },
      { kind: 'lostZones', seat: A, zones: ['C'] },
    ])
  })

  it('TTN-65: a Pipe out of the Core has no token to return', () => {
    const table = titanTable({
      ...V18,
      pipes: { ...V18.pipes, VLC02: [A, 'L02'], VLC07: [A, 'C'] },
      coreTokens: ['VLC02'],
      controlTokens: [14],
      drones: { 0: ['L07'] },
      hold: { titanium: [1] },
    }).at('drone.act', { seat: A, drone: 1 })
    table.pick('destroy VLC07')
    expect(table.g.controlTokens[A]).toBe(14)
    expect(table.g.coreTokens[1]).toBe(A)
    expect(table.facts.map(({ kind }) => kind)).toEqual(['destroyed', 'lostZones'])
  })
})
