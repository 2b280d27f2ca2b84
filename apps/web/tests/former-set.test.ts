// A table kept before the maps of Age of Industry were drawn in its set.

import { readFileSync } from 'node:fs'
import { game as ageOfIndustry } from '@tableworks/age-of-industry'
import { fileIn, fileOf, recordOfFile } from '@tableworks/host'
import { type AnyGame, openGameFile } from '@tableworks/kernel'
import { expect, it } from 'vitest'

const game = ageOfIndustry as unknown as AnyGame

it('opens, and so does the file saved from it', () => {
  const file = fileIn(readFileSync('games/age-of-industry/tests/games/shortest.json', 'utf8'))
  const [former = ''] = game.components.formerHashes ?? []
  const { record, lines } = recordOfFile(game, file, { id: 'old', now: 0, bots: [] })
  expect(record.components).toBeNull()
  expect(record.componentsHash).not.toBe(former)
  const saved = fileOf({ ...record, componentsHash: former }, lines, game)
  expect(saved.components).toEqual({ name: 'standard', hash: former, tables: null })
  expect(openGameFile(game, saved).step).toBe(file.log.length)
})
