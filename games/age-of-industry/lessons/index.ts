// The lessons of Age of Industry, in the order they're taught.

import type { LessonBook } from '@tableworks/lessons'
import type { game } from '../index.ts'
import { borrow } from './borrow.ts'
import { cards } from './cards.ts'
import { coal } from './coal.ts'
import { develop } from './develop.ts'
import { flip } from './flip.ts'
import { order } from './order.ts'

export const book: LessonBook<typeof game> = {
  lessons: [borrow, coal, flip, cards, order, develop],
}
