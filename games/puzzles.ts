// Every game's puzzles. The page imports each game's own entry instead, so it loads only the puzzles it shows.

import type { PuzzleBook } from '@tableworks/lessons'
import { GAMES } from './index.ts'

const bookOf = async (game: string) =>
  ((await import(`@tableworks/${game}/puzzles`, { with: { type: 'json' } })) as { default: PuzzleBook }).default

/** Every game's puzzles, by its id. */
export const PUZZLE_BOOKS: ReadonlyMap<string, PuzzleBook> = new Map(
  await Promise.all(Object.keys(GAMES).map(async game => [game, await bookOf(game)] as const)),
)
