// Reads game files and component sets from disk.

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

export function gameFileFrom(given: string): { game: AnyGame; file: GameFile } {
  const file = about(given, () => readGameFile(readText(given)))
  const game = Object.hasOwn(GAMES, file.game) ? GAMES[file.game] : undefined
  if (game === undefined) throw new Wrong(`${given} is for an unknown game, '${file.game}'.`)
  return { game, file }
}

/** A component set, checked by the game. The file may hold a named set or just its tables. */
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
