import type { TableCard } from '@tableworks/host'
import { expect, test } from 'vitest'
import { readable } from '../you/readable.ts'

test('an export has dates and names that people can read', () => {
  const at = Date.UTC(2026, 10, 19, 20, 30)
  const kept = {
    account: { name: 'Ann', created: at },
    tables: ['on-a', 'on-gone'],
    messages: [{ table: 'on-a', at, text: 'Hi' }],
    ratings: [{ mean: 1500, games: 3 }],
  }
  const card = { id: 'on-a', game: 'titan', name: 'Friday', sides: ['Ann', 'Ben'] } as unknown as TableCard
  expect(readable(kept, [card], game => game.toUpperCase())).toEqual({
    account: { name: 'Ann', created: '2026-11-19T20:30:00.000Z' },
    tables: [{ id: 'on-a', game: 'TITAN', name: 'Friday', players: ['Ann', 'Ben'] }, { id: 'on-gone' }],
    messages: [{ table: 'on-a', at: '2026-11-19T20:30:00.000Z', text: 'Hi' }],
    ratings: [{ mean: 1500, games: 3 }],
  })
})
