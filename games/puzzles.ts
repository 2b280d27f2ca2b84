// Every game's puzzles. The page imports each game's own entry instead, so it loads only the puzzles it shows.

import type { PuzzleBook } from '@tableworks/lessons'
import { entriesOf } from './entries.ts'

/** Every game's puzzles, by its id. */
export const PUZZLE_BOOKS = await entriesOf(async game => {
  const entry = import(`@tableworks/${game}/puzzles`, { with: { type: 'json' } })
  return ((await entry) as { default: PuzzleBook }).default
})
