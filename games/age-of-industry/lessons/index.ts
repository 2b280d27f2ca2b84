// The lessons of Age of Industry: docs/adding-a-game.md, section 11.

import type { LessonBook } from '@tableworks/lessons'
import type { game } from '../index.ts'

export const book: LessonBook<typeof game> = { lessons: [] }
