// Every game's lessons. The page imports each game's own entry instead, so it loads only the lessons it shows.

import type { AnyLessonBook } from '@tableworks/lessons'
import { entriesOf } from './entries.ts'

/** Every game's lessons and challenges, by its id. */
export const BOOKS = await entriesOf(
  async game => ((await import(`@tableworks/${game}/lessons`)) as { book: AnyLessonBook }).book,
)
