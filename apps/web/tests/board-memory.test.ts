import { expect, it } from 'vitest'
import { boardMemory } from '../table/board-memory.ts'

it('a board’s marks are kept for its table, for a limited number of tables', () => {
  const kept = new Map<string, string>()
  globalThis.localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  } as unknown as Storage
  boardMemory('one').keep('leather')
  expect([boardMemory('one').recall(), boardMemory('two').recall()]).toEqual(['leather', null])
  boardMemory('one').keep(null)
  expect(boardMemory('one').recall()).toBe(null)
  for (let i = 0; i < 30; i++) boardMemory(`table ${i}`).keep('wood')
  expect([boardMemory('table 5').recall(), boardMemory('table 6').recall()]).toEqual([null, 'wood'])
})
