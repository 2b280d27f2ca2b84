// The recorded games from every game's tests.

import { globSync, readFileSync } from 'node:fs'
import type { AnyGame } from '@tableworks/kernel'
import { playedGame } from '../apps/web/bench/positions.ts'

/** The texts of a game's recordings. A game without any is played first. */
export function recordingsOf(game: AnyGame): readonly string[] {
  const files = globSync(`games/${game.id}/tests/games/*.json`).toSorted()
  return files.length === 0 ? [playedGame(game)] : files.map(file => readFileSync(file, 'utf8'))
}
