// The lessons of Victory Through Industry, in the order they're taught.

import type { LessonBook } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { blocked } from './blocked.ts'
import { sides } from './sides.ts'
import { snapshot } from './snapshot.ts'

export const book: LessonBook<typeof game> = {
  lessons: [sides, blocked, snapshot],
}
