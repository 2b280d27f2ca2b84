// What a game's package may export beside its rules: bots, lessons, puzzles.

import { GAMES } from './index.ts'

/** Imports an entry from each game's package, by the game's id. A game without that entry is left out. */
export async function entriesOf<T>(load: (game: string) => Promise<T>): Promise<ReadonlyMap<string, T>> {
  const entries = await Promise.all(
    Object.keys(GAMES).map(async (game): Promise<[string, T][]> =>
      load(game).then(entry => [[game, entry]], ifMissing),
    ),
  )
  return new Map(entries.flat())
}

function ifMissing(error: unknown): [] {
  if ((error as { code?: string }).code === 'ERR_PACKAGE_PATH_NOT_EXPORTED') return []
  throw error
}
