// Files from a disk: a game file with the game it belongs to, and a component set.

import { GAMES } from '@tableworks/games'
import {
  type AnyGame,
  type Components,
  type GameFile,
  parseJson,
  Problem,
  readGameFile,
  shape,
} from '@tableworks/kernel'
import { Wrong } from './verb.ts'
import { readText } from './wanted.ts'

/** What is wrong with the file is said with the file's name in front. */
export function gameFileFrom(given: string): { game: AnyGame; file: GameFile } {
  const file = about(given, () => readGameFile(readText(given)))
  const game = Object.hasOwn(GAMES, file.game) ? GAMES[file.game] : undefined
  if (game === undefined) throw new Wrong(`${given} is a game of '${file.game}', which is not known here.`)
  return { game, file }
}

/** The component set in a file, checked by the game: a set with its name, or its tables alone. */
export function setFrom(game: AnyGame, given: string): Components {
  return about(given, () => {
    const read = parseJson(readText(given), 'the component set')
    const { name, tables = read } = shape.isRecord(read) ? read : {}
    const set = { name: typeof name === 'string' ? name : given, tables: Object(tables) as object }
    game.openBox(set.tables)
    return set
  })
}

export function about<T>(given: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof Problem ? new Wrong(`${given}: ${error.message}`) : error
  }
}
