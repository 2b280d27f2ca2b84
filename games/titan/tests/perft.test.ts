// Option counts in fixed positions. Explain every change to these numbers in its commit.

import { perft } from '@tableworks/contract'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'
import { A, B, C, type Position, titanTable } from './table.ts'

const LANDED: Position = {
  base: ['U02', 'U05', 'U08'],
  seats: 3,
  cycle: 3,
  turn: 2,
  rigs: { M02: 'blue-3', M05: { rig: 'red-1', by: B, module: 'blue' }, M08: 'orange-4', U03: 'blue-0', L04: 'cream-2' },
  ice: ['M03', 'L02', 'L05', 'L08'],
  pipes: {
    HU01a: [A, 'U02'],
    HU02b: [A, 'U02'],
    VUM02a: [A, 'U02'],
    HU04a: [B, 'U05'],
    HU05a: [B, 'U05'],
    VUM05b: [B, 'U05'],
    HU07a: [C, 'U08'],
    HU08b: [C, 'U08'],
    VUM08a: [C, 'U08'],
  },
  dropshipPipes: [2, 2, 2],
  dropship: { water: [1, 0, 1] },
  hold: { silicium: [5, 2, 1], titanium: [2, 0, 1], hydrocarbons: [1, 1, 0], water: [3, 1, 1], tholins: [2, 1, 1] },
  openOrder: 'luna',
  isMarsOpen: true,
  orderPile: ['ceres'],
  objectives: ['rig-control', 'network-size', 'water', 'join-blue', 'control-blue'],
}

describe('Option counts', () => {
  it('from the first Base in a two-player game', () => {
    const table = titanTable({ seats: 2, cycle: 0, turn: 0, holdPipes: [25, 25], display: ['cream-0', 'red-5'] })
    table.at('landing', { landed: 0 })
    expect(perft(game, table.state, 4)).toEqual([4, 8, 16, 32])
  })

  it('from the start of a turn', () => {
    const table = titanTable(LANDED).at('turn', { part: 0, seat: A, drone: 2 })
    expect(perft(game, table.state, 3)).toEqual([20, 102, 977])
  })

  it('from the Drone’s activation to the upgrade', () => {
    const table = titanTable(LANDED).at('turn', { part: 1, seat: A, drone: 2 })
    expect(perft(game, table.state, 3)).toEqual([3, 33, 121])
  })

  it('from a deployment', () => {
    const table = titanTable({ ...LANDED, turn: 0, display: ['cream-5', 'black-1', 'red-0'] })
    table.at('deployment', { queue: [B, C] })
    expect(perft(game, table.state, 3)).toEqual([3, 45, 90])
  })
})
