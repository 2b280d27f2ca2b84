// The crater in plain text, as `tw show` prints it.

import { textBoardOf } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { A, B, type Position, titanTable } from './table.ts'

const drawn = (position: Position, names = ['Ann', 'Ben', 'Cat', 'Dan']): readonly string[] => {
  const table = titanTable(position)
  return textBoardOf(table.referee, table.state, null, names) ?? []
}

const SMALL: Position = {
  seats: 2,
  cycle: 3,
  turn: 2,
  foreman: B,
  base: ['U02', 'U05'],
  rigs: { M02: 'red-3', U03: { rig: 'blue-1', well: [0, 2], by: A, module: 'red' } },
  ice: ['L02', 'M05'],
  deposits: { U01: ['silicium', 'water'], M04: ['titanium'] },
  pipes: {
    HU02a: [A, 'U02'],
    HU03b: [B, 'U04'],
    VUM02b: [A, 'U02'],
    VML02: [A, 'M02'],
    VLC02: [A, 'L02'],
    VLC06: [A, 'C'],
  },
  coreTokens: ['VLC02'],
  core: [1, 9],
  drones: { [A]: ['M02', ['U03', 'deuterium']] },
  hold: { silicium: [3, 1], tholins: [2, 0] },
  holdPipes: [14, 20],
  dropship: { water: [1] },
  dropshipPipes: [2],
  openOrder: 'luna',
  orderPile: ['ceres'],
  fulfilled: [['io'], []],
  display: ['cream-4'],
  deployed: ['blue'],
  objectives: ['rig-control', 'titanium'],
  claims: [[], [B]],
}

describe('The text board', () => {
  it('draws each ring with its zones, slots and Rock, and the Core below', () => {
    const lines = drawn(SMALL)
    expect(lines[0]).toBe('Cycle 3, turn 2. Foreman: Ben.')
    expect(lines.slice(2, 19)).toEqual([
      '  U1      U2      U3      U4      U5      U6',
      '# .    Si [A]  A> bl1A Si .    Wa [B]  Si .    #',
      '# SiWa Wa      Ti 0T2D b<      Ti      Ti      #',
      '                  +re',
      '  . .     . Av    . .     . .     . .     . .',
      '',
      '  M1      M2      M3      M4      M5      M6',
      '# .    Hy re3  Wa .    Si .    Hy ice  Wa .    #',
      '#      .  3T2D .       .  Ti   .       .       #',
      '  .       Av      .       .       .       .',
      '',
      '  L1      L2      L3      L4      L5      L6',
      '# .    .  ice  .  .    .  .    .  .    .  .    #',
      '#      .       .       .       .       .       #',
      '  .       Av      .       .       .       A^',
      '',
      '  Core: 1 Tholins, 9 Deuterium; Control tokens: A under L2',
    ])
  })

  it('lists each player’s pieces, the Drones and the supply', () => {
    const lines = drawn(SMALL)
    const from = lines.findIndex(line => line.includes('Credits  Pipes'))
    expect(lines.slice(from)).toEqual([
      '        Credits  Pipes  free  Si  Wa  Hy  Ti  De  Th  tokens  Network  Dropship  orders',
      'A  Ann        0     14    11   3   0   0   0   0   2      15        6     2P Wa       1',
      'B  Ben        0     20     9   1   0   0   0   0   0      15        1         -       0',
      '',
      'A’s Drones: 1 at M2, 2 at U3 (De), 3 at U2, 4 at U2',
      'B’s Drones: 1 at U5, 2 at U5, 3 at U5, 4 at U5',
      '',
      'Rigs face up: cr4; deployed this cycle: blue',
      expect.stringMatching(/^Rigs to come: cream \d, black \d, blue \d, orange \d, red \d$/),
      'Modules left: cream 6, black 6, blue 6, orange 6, red 5',
      'Orders in the pile: 1',
      'Luna order, 2 Credits: 1 Water, 1 Titanium',
      'Objective: Rig Control: control 5 Rigs, 8/5/3 Credits',
      'Objective: 10 Titanium in your hold, 6/4/2 Credits; claimed by B',
    ])
  })

  it('a full circle has no Rock, and fits into 100 columns with long names', () => {
    const lines = drawn({ cycle: 0, turn: 0 }, ['A name that is far too long for a table', 'Ben', 'Cat', 'Dan'])
    expect(lines[0]).toBe('Landing. Foreman: A name that is far too long for a table.')
    expect(lines[3]).toMatch(/^ {2}\. {4}Si .* Wa$/)
    expect(lines.some(line => line.startsWith('#'))).toBe(false)
    expect(Math.max(...lines.map(line => line.length))).toBeLessThanOrEqual(100)
    expect(lines.join('\n')).toContain('Rigs face up: none; deployed this cycle: none')
  })
})
