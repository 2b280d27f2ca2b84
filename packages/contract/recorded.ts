// Recorded games: replays a game file from a game's tests.

import {
  type AnyGame,
  type Fact,
  type GameFile,
  readGameFile,
  seatsOf,
  type Table,
  verifyGameFile,
} from '@tableworks/kernel'

export interface Recorded {
  readonly file: GameFile
  /** What differs from the file; empty as long as the rules are the same. */
  readonly problems: readonly string[]
  readonly table: Table
  /** All facts, public and private, the set-up first. */
  readonly facts: readonly Fact[]
}

export function recordedGame(game: AnyGame, text: string): Recorded {
  const file = readGameFile(text)
  const { problems, table } = verifyGameFile(game, file)
  if (table === null) throw new Error(`this game can’t be replayed: ${problems.join('; ')}`)
  const dealt = seatsOf(table.seats).flatMap(seat => table.told(seat, 0, 0).filter(({ only }) => only === seat))
  const told = [...table.told(null, 0, 0), ...dealt, ...table.line.flatMap(played => played.told)]
  return { file, problems, table, facts: told.map(({ fact }) => fact) }
}
