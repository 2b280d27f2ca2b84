// What lists say about a table's players, and whose turn it is.

import type { TableCard, TablePosition } from '@tableworks/host'
import { describe, expect, it } from 'vitest'
import { sayWaiting, whoElse } from '../parts/table-name.ts'
import { whoseTurn } from '../your-turn/use-your-turn.ts'

const sides = ['Ann', 'Ben', 'Seat 3']

const tableOf = (mine: number[], open: number[], waiting: number[] = []) =>
  ({
    sides,
    seats: sides.map(name => ({ name, bot: null })),
    waiting,
    online: { mine, open },
  }) as unknown as TableCard

describe('the other players', () => {
  it.each([
    ['with Ben and Seat 3', [0], []],
    ['with Ben · 1 open seat', [0], [2]],
    ['2 open seats', [0], [1, 2]],
    ['Ann, Ben, and Seat 3', [], []],
    ['on your own', [0, 1, 2], []],
  ])('%s', (said, mine, open) => {
    expect(whoElse(tableOf(mine, open))).toBe(said)
  })
})

describe('whose turn it is', () => {
  it('names people, not open seats', () => {
    expect(sayWaiting(tableOf([0], [2], [1, 2]))).toBe('Ben’s turn')
    expect(sayWaiting(tableOf([0], [2], [2]))).toBe('Waiting for players')
    expect(sayWaiting(tableOf([0], []))).toBe('')
  })

  it('is in the title for one other player', () => {
    const at = (actor: number | null) =>
      ({ step: 3, last: 3, together: [], chosen: [], seen: { actor } }) as unknown as TablePosition
    const table = tableOf([0], [2])
    expect([1, 0, 2, null].map(actor => whoseTurn(table, at(actor)))).toEqual(['Ben', null, null, null])
    expect(whoseTurn(table, null)).toBeNull()
  })
})
