import { readFileSync } from 'node:fs'
import { recordedGame } from '@tableworks/contract'
import { testReplays } from '@tableworks/contract/vitest'
import { sayStory, turnsOf } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'

const read = (name: string) => readFileSync(new URL(`games/${name}.json`, import.meta.url), 'utf8')

/** Recorded by record.ts. */
const GAMES = {
  shortest: { choices: 149, scores: [17, 16] },
  typical: { choices: 420, scores: [62, 64, 65] },
  'every-rule': { choices: 567, scores: [63, 86, 71, 88] },
}

/**
 * Facts too rare for recordings. They occur less than once in hundreds of games: holds full of Tholins, all slots taken, all
 * Control tokens used.
 */
const RARE = ['lostPipe', 'lackedCoreToken', 'lostTholins', 'foundNoRoom']

describe('Recorded games', () => {
  testReplays(game, GAMES, read)

  it('every kind of fact except the rarest happens in the every-rule game', () => {
    const kinds = new Set(recordedGame(game, read('every-rule')).facts.map(({ kind }) => kind))
    expect(Object.keys(game.words.facts).filter(kind => !kinds.has(kind))).toEqual(RARE)
  })

  it('every turn is one line, including the order or Objective it began with', () => {
    const { table } = recordedGame(game, read('every-rule'))
    const turns = turnsOf(game, table.line).filter(({ from }) => table.line[from]?.decision === 'turn.start')
    expect(turns).toHaveLength(20 * table.seats)
    const early = turns.filter(({ from }) => /^(order|objective|titanium)/.test(table.line[from]?.text ?? ''))
    expect(early.length).toBeGreaterThan(0)
    for (const { seat, from, to } of early)
      expect(sayStory(game, seat, table.told(null, from, to), table.sideNames)).toMatch(
        /(fulfils|claims|spends 1 Titanium).*(lays a Pipe|recovers|loses a Pipe)/,
      )
  })
})
