import { describe, expect, it } from 'vitest'
import type { ObjectiveId } from '../data/objectives.ts'
import { progressOf, shortOf } from '../readings/objectives.ts'
import { A, B, C, D, type Position, titanTable } from './table.ts'

const claiming = (position: Position, seat = A) =>
  titanTable({ base: ['U02', 'U05', 'U08', 'U11'], ...position }).at('turn.drone', { seat, drone: 1 })

/** Seat A's progress towards each criterion of an Objective. */
const have = (objective: ObjectiveId, position: Position): number[] =>
  progressOf(titanTable({ base: ['U02', 'U05'], ...position }).g, A, objective).map(progress => progress.have)

describe('Objectives', () => {
  it('TTN-81, TTN-82, TTN-85, V-19: 6, 4 and 2 Credits for the first three players, who keep their cubes', () => {
    const table = titanTable({
      base: ['U02', 'U05', 'U08', 'U11'],
      objectives: ['titanium'],
      hold: { titanium: [10, 10, 11, 10] },
    })
    for (const seat of [A, C, D])
      table.at('turn.drone', { seat, drone: 1 }).pick('objective titanium').pick('skip drone')
    expect(table.g.credits).toEqual([6, 0, 4, 2])
    expect(table.g.controlTokens).toEqual([14, 15, 14, 14])
    expect(table.g.hold.titanium).toEqual([10, 10, 11, 10])
    expect(table.g.claims).toEqual([[A, C, D]])
    table.at('turn.drone', { seat: B, drone: 1 })
    expect(table.names).toEqual(['drone', 'skip drone'])
    expect(table.why('objective titanium')).toEqual({
      because: 'objectiveFull',
      rule: 'TTN-85',
      objective: 'titanium',
    })
    expect(table.facts.filter(({ kind }) => kind === 'claimed')).toEqual([
      { kind: 'claimed', seat: A, objective: 'titanium', place: 1, credits: 6 },
      { kind: 'claimed', seat: C, objective: 'titanium', place: 2, credits: 4 },
      { kind: 'claimed', seat: D, objective: 'titanium', place: 3, credits: 2 },
    ])
  })

  it('TTN-81: several in one turn, but each only once', () => {
    const table = claiming({ objectives: ['water', 'titanium'], hold: { titanium: [10], water: [10] } })
    table.pick('objective titanium').pick('objective water')
    expect(table.g.credits[A]).toBe(12)
    expect(table.why('objective water')).toEqual({ because: 'claimedAlready', rule: 'TTN-85', objective: 'water' })
    expect(table.names).toEqual(['drone', 'skip drone'])
  })

  it('TTN-81: an Objective that is met isn’t barred', () => {
    expect(claiming({ objectives: ['water'], hold: { water: [10] } }).why('objective water')).toBeNull()
  })

  it('TTN-83: colours and rings are counted separately', () => {
    const rigs: Position['rigs'] = {
      U03: { rig: 'blue-1', by: A },
      U04: { rig: 'red-1', by: A },
      U06: { rig: 'cream-1', by: A },
      U07: { rig: 'cream-2', by: A },
      U09: { rig: 'black-2', by: B },
    }
    expect(have('control-four-colours', { rigs })).toEqual([3])
    expect(have('control-each-ring', { rigs })).toEqual([1])
  })

  it('TTN-84: rivals’ Pipes don’t count, even inside your own Network', () => {
    const pipes: Position['pipes'] = { VUM02a: [A, 'U02'], VUM02b: [B, 'M02'], VUM05a: [B, 'U05'], VML05: [B, 'M05'] }
    expect(have('upper-middle', { pipes })).toEqual([1])
    expect(have('vertical', { pipes })).toEqual([1])
    expect(have('middle-lower', { pipes })).toEqual([0])
  })

  it('TTN-81: the refusal names what is missing', () => {
    const table = claiming({ objectives: ['water-titanium'], hold: { water: [5], titanium: [4] } })
    expect(table.names).toEqual(['drone', 'skip drone'])
    expect(table.why('objective water-titanium')).toEqual({
      because: 'objectiveNotMet',
      rule: 'TTN-81',
      objective: 'water-titanium',
      need: 5,
      have: 4,
    })
    expect(table.why('objective vertical')).toEqual({
      because: 'objectiveNotInPlay',
      rule: 'TTN-7',
      objective: 'vertical',
    })
  })

  it('TTN-50: no Objective without a Control token', () => {
    const position: Position = { objectives: ['water'], hold: { water: [10] } }
    const table = claiming({ ...position, controlTokens: [0] })
    expect(table.names).toEqual(['drone', 'skip drone'])
    expect(table.why('objective water')).toEqual({ because: 'noControlToken', rule: 'TTN-50' })
    expect(claiming({ ...position, controlTokens: [1] }).names).toContain('objective water')
  })

  it('TTN-82: both kinds of cubes are needed', () => {
    const g = (silicium: number, water: number) => titanTable({ hold: { silicium: [silicium], water: [water] } }).g
    expect(shortOf(g(5, 5), A, 'silicium-water')).toBeNull()
    expect(shortOf(g(5, 4), A, 'silicium-water')).toMatchObject({ of: 'water' })
    expect(shortOf(g(4, 5), A, 'silicium-water')).toMatchObject({ of: 'silicium' })
    expect(progressOf(g(5, 4), A, 'silicium-water')).toEqual([
      { criterion: { counts: 'cubes', of: 'silicium', need: 5 }, have: 5 },
      { criterion: { counts: 'cubes', of: 'water', need: 5 }, have: 4 },
    ])
  })

  it('TTN-84: Pipes between levels count in either direction, unless they are cut off or a rival’s', () => {
    const pipes: Position['pipes'] = {
      VUM02a: [A, 'U02'],
      VUM02b: [A, 'M02'],
      HU02a: [A, 'U02'],
      VUM03a: [B, 'U03'],
      VUM09a: [A, 'U09'],
      VML02: [A, 'M02'],
      VLC02: [A, 'L02'],
      VLC07: [A, 'C'],
    }
    expect(have('upper-middle', { pipes })).toEqual([2])
    expect(have('middle-lower', { pipes })).toEqual([1])
    expect(have('lower-core', { pipes })).toEqual([2])
    expect(have('vertical', { pipes })).toEqual([5])
  })

  it('TTN-84: Rigs of a colour in the Network count under any player’s control', () => {
    const position: Position = {
      rigs: { U03: { rig: 'blue-1', by: B }, M02: 'blue-2', U09: 'blue-3', M03: 'red-1' },
      pipes: { HU02a: [A, 'U02'], VUM02a: [A, 'U02'], HM02a: [A, 'M02'] },
    }
    expect(have('join-blue', position)).toEqual([2])
    expect(have('join-red', position)).toEqual([1])
    expect(have('join-cream', position)).toEqual([0])
    expect(have('join-all-colours', position)).toEqual([2])
  })

  it('TTN-83: a player’s upgraded Rigs count, connected or not', () => {
    const position: Position = {
      rigs: {
        U03: { rig: 'blue-1', by: A },
        U09: { rig: 'blue-2', by: A },
        M03: { rig: 'red-1', by: A },
        L03: { rig: 'blue-3', by: B },
        L04: 'blue-4',
      },
    }
    expect(have('control-blue', position)).toEqual([2])
    expect(have('control-upper', position)).toEqual([2])
    expect(have('control-middle', position)).toEqual([1])
    expect(have('control-lower', position)).toEqual([0])
    expect(have('control-each-ring', position)).toEqual([2])
    expect(have('control-four-colours', position)).toEqual([2])
    expect(have('rig-control', position)).toEqual([3])
  })

  it('TTN-84: Network Size counts every zone except the player’s own Base', () => {
    const pipes: Position['pipes'] = {
      HU02a: [A, 'U02'],
      HU02b: [A, 'U03'],
      VUM02a: [A, 'U02'],
      VML02: [A, 'M02'],
      VLC02: [A, 'L02'],
      VLC07: [A, 'C'],
    }
    expect(have('network-size', { base: ['U02', 'U03'], pipes, ice: ['L02'] })).toEqual([5])
    expect(have('network-size', {})).toEqual([0])
    expect(have('network-size', { base: [] })).toEqual([0])
  })
})
