// A game file from a disk, and the game it belongs to.

import { GAMES } from '@tableworks/games'
import { type AnyGame, type GameFile, Problem, readGameFile } from '@tableworks/kernel'
import { Wrong } from './verb.ts'
import { readText } from './wanted.ts'

/** What is wrong with the file is said with the file's name in front. */
export function gameFileFrom(given: string): { game: AnyGame; file: GameFile } {
  const file = about(given, () => readGameFile(readText(given)))
  const game = Object.hasOwn(GAMES, file.game) ? GAMES[file.game] : undefined
  if (game === undefined) throw new Wrong(`${given} is a game of '${file.game}', which is not known here.`)
  return { game, file }
}

export function about<T>(given: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof Problem ? new Wrong(`${given}: ${error.message}`) : error
  }
}
