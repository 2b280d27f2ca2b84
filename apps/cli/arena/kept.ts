// A match that is kept in a file, a line for each game, so that it can be gone on with after it was stopped.

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { same } from '@tableworks/kernel'
import { Wrong } from '../verb.ts'
import type { Match, MatchGame } from './match.ts'

export interface Kept {
  /** The games played before, in their order. */
  readonly games: readonly MatchGame[]
  add(game: MatchGame): void
}

export const NOT_KEPT: Kept = { games: [], add: () => {} }

export function keptIn(file: string, match: Match): Kept {
  if (!existsSync(file)) {
    writeFileSync(file, `${JSON.stringify(match)}\n`)
    return { games: [], add: game => appendFileSync(file, `${JSON.stringify(game)}\n`) }
  }
  const [head = '', ...lines] = readFileSync(file, 'utf8').split('\n')
  if (!same(read(file, head), JSON.parse(JSON.stringify(match))))
    throw new Wrong(`${file} holds another match; name another file, or delete it.`)
  const games = lines.slice(0, -1).map(line => read(file, line) as MatchGame) // the last line is empty, or was cut off
  writeFileSync(file, [head, ...games.map(game => JSON.stringify(game)), ''].join('\n'))
  return { games, add: game => appendFileSync(file, `${JSON.stringify(game)}\n`) }
}

function read(file: string, line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new Wrong(`${file} is not a match that tw arena kept.`)
  }
}
