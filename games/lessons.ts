// Every game's lessons. The page imports each game's own entry instead, so it loads only the lessons it shows.

import type { AnyLessonBook } from '@tableworks/lessons'
import { GAMES } from './index.ts'

const bookOf = async (game: string) => ((await import(`@tableworks/${game}/lessons`)) as { book: AnyLessonBook }).book

/** Every game's lessons and challenges, by its id. */
export const BOOKS: ReadonlyMap<string, AnyLessonBook> = new Map(
  await Promise.all(Object.keys(GAMES).map(async game => [game, await bookOf(game)] as const)),
)
