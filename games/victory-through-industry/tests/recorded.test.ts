import { readFileSync } from 'node:fs'
import { recordedGame } from '@tableworks/contract'
import { testReplays } from '@tableworks/contract/vitest'
import { describe, expect, it } from 'vitest'
import type { Fact } from '../facts.ts'
import { game } from '../index.ts'
import type { State } from '../state.ts'

const read = (name: string) => readFileSync(new URL(`games/${name}.json`, import.meta.url), 'utf8')

/** Recorded by record.ts. */
const GAMES = {
  shortest: { choices: 251, scores: [14, 10] },
  typical: { choices: 340, scores: [16, 9, 9] },
  'every-rule': { choices: 2047, scores: [27, 14] },
}

describe('Recorded games', () => {
  testReplays(game, GAMES, read)

  it('every kind of fact happens in the every-rule game', () => {
    const kinds = new Set(recordedGame(game, read('every-rule')).facts.map(({ kind }) => kind))
    expect(Object.keys(game.words.facts).filter(kind => !kinds.has(kind))).toEqual([])
  })

  it.each(Object.keys(GAMES))('the facts of %s add up to the factories on the floors', name => {
    const { facts, table } = recordedGame(game, read(name))
    const g = table.state.g as State
    let standing = 0
    for (const fact of facts as readonly Fact[]) {
      if (fact.kind === 'laidOut' || fact.kind === 'built') standing += 1
      if (fact.kind === 'toreDown') standing -= 1
    }
    expect(g.floor.reduce((sum, { sites }) => sum + sites.length, 0)).toBe(standing)
  })
})
