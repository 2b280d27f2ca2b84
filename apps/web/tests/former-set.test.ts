// A table stored before Age of Industry's maps, or Titan's crater, were part of the component set.

import { readFileSync } from 'node:fs'
import { GAMES } from '@tableworks/games'
import { fileIn, fileOf, recordOfFile } from '@tableworks/host'
import { type AnyGame, openGameFile } from '@tableworks/kernel'
import { expect, it } from 'vitest'

it.each(['age-of-industry', 'titan'])('of %s opens, and so does the file saved from it', id => {
  const game = GAMES[id] as AnyGame
  const file = fileIn(readFileSync(`games/${id}/tests/games/shortest.json`, 'utf8'))
  const former = game.components.formerHashes?.at(-1) ?? ''
  const { record, lines } = recordOfFile(game, file, { id: 'old', now: 0, bots: [] })
  expect(record.components).toBeNull()
  expect(record.componentsHash).not.toBe(former)
  const saved = fileOf({ ...record, componentsHash: former }, lines, game)
  expect(saved.components).toEqual({ name: 'standard', hash: former, tables: null })
  expect(openGameFile(game, saved).step).toBe(file.log.length)
})
