import { readFileSync } from 'node:fs'
import { recordedGame } from '@tableworks/contract'
import { playedAgain } from '@tableworks/contract/vitest'
import { describe, expect, it } from 'vitest'
import { game } from '../index.ts'

const read = (name: string) => readFileSync(new URL(`games/${name}.json`, import.meta.url), 'utf8')

/** Made by record.ts. */
const GAMES = {
  shortest: { choices: 149, scores: [17, 16] },
  typical: { choices: 420, scores: [61, 101, 66] },
  'every-rule': { choices: 559, scores: [79, 71, 69, 73] },
}

/** Rarer than once in hundreds of games: holds full of Tholins, slots all taken, Control tokens all used. */
const RARE = ['lostPipe', 'lackedCoreToken', 'lostTholins', 'foundNoRoom']

describe('Recorded games', () => {
  playedAgain(game, GAMES, read)

  it('every kind of fact but the rarest happens in the game of every rule', () => {
    const kinds = new Set(recordedGame(game, read('every-rule')).facts.map(({ kind }) => kind))
    expect(Object.keys(game.words.facts).filter(kind => !kinds.has(kind))).toEqual(RARE)
  })
})
