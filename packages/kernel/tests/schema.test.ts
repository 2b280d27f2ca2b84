// The published schema and the reader must agree on what a valid game file is.

import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { gameFileOf, readGameFile, seedFrom, Table, writeGameFile } from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'

const schema = new URL('../../../docs/game-file.schema.json', import.meta.url)
const fits = new Ajv2020({ allowUnionTypes: true }).compile(JSON.parse(readFileSync(schema, 'utf8')) as object)

function finished(): Record<string, unknown> {
  const table = new Table(saltAndTimber, { seatNames: ['Ann', 'Ben'], seed: seedFrom('s') })
  while (table.actor !== null) table.say(table.actor, table.choices[0] ?? '')
  return JSON.parse(writeGameFile(gameFileOf(table))) as Record<string, unknown>
}

const HEX = '0'.repeat(64)
const CARRIED = {
  from: 1,
  to: 2,
  commitments: [{ seat: 0, digest: HEX }],
  reveals: [{ seat: 0, number: HEX }],
  moves: { 1: 2 },
  automatic: {},
  continued: 0,
}

function isRead(file: unknown): boolean {
  try {
    readGameFile(JSON.stringify(file))
    return true
  } catch {
    return false
  }
}

describe('the game file’s schema', () => {
  it('accepts what is written', () => {
    expect(fits(finished())).toBe(true)
  })

  const faults: [string, (file: Record<string, unknown>) => unknown][] = [
    ['nothing wrong', file => file],
    ['a missing field', ({ seats: _seats, ...file }) => file],
    ['a field too many', file => ({ ...file, extra: 1 })],
    ['another format', file => ({ ...file, format: 'tableworks game 0' })],
    ['rules below 0', file => ({ ...file, rules: -1 })],
    ['a seat that isn’t a name', file => ({ ...file, seats: ['Ann', 2] })],
    ['an option that is a list', file => ({ ...file, variants: { rounds: [6] } })],
    ['a log line without a hash', file => ({ ...file, log: [[0, 'harvest salt']] })],
    ['a log line that is too long', file => ({ ...file, log: [[0, 'harvest salt', '', '']] })],
    ['no result', file => ({ ...file, result: null })],
    [
      'a tie that less wins',
      file => ({
        ...file,
        result: { places: [1], scores: [1], sheet: [], ties: [{ line: 'x', values: [1], less: true }] },
      }),
    ],
    ['a result without a sheet', file => ({ ...file, result: { places: [1], scores: [1] } })],
    ['a sealed secret', file => ({ ...file, seed: { commitment: 'c', entropy: [], secret: null } })],
    ['entropy that isn’t a list', file => ({ ...file, seed: { commitment: 'c', entropy: 'e', secret: null } })],
    ['components that are a number', file => ({ ...file, components: { name: 'n', hash: 'h', tables: 5 } })],
    ['a very long name', file => ({ ...file, seats: ['A'.repeat(201), 'Ben'] })],
    ['a very long text', file => ({ ...file, log: [[0, ' '.repeat(20_001), '']] })],
    ['carried dice', file => ({ ...file, carried: CARRIED })],
    ['carried dice without a commitment', file => ({ ...file, carried: { ...CARRIED, commitments: [{ seat: 0 }] } })],
    [
      'a number that isn’t hexadecimal',
      file => ({ ...file, carried: { ...CARRIED, reveals: [{ seat: 0, number: '7' }] } }),
    ],
    ['moves below 0', file => ({ ...file, carried: { ...CARRIED, moves: { 0: -1 } } })],
    ['not an object', () => 'x'],
  ]
  it.each(faults)('and the reader agree about %s', (_name, change) => {
    const file = change(finished())
    expect(isRead(file)).toBe(fits(file))
  })
})
