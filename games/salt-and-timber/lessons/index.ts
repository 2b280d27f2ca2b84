// The lessons of Salt and Timber, in the order they're taught.

import type { LessonBook } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { deliver } from './deliver.ts'
import { sell } from './sell.ts'

export const book: LessonBook<typeof game> = {
  lessons: [deliver, sell],
}
