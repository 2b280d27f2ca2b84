// What players marked on the boards of their last few tables, such as a goal.

import type { BoardMemory } from '@tableworks/board-kit'
import { remember, remembered } from '../parts/remembered.ts'

const KEY = 'tableworks marked on boards'
const MOST = 24

/** A table's id and what is marked there, newest first. */
type Marked = readonly (readonly [table: string, text: string])[]

export const boardMemory = (table: string): BoardMemory => ({
  recall: () => marked().find(([id]) => id === table)?.[1] ?? null,
  keep(text) {
    const others = marked().filter(([id]) => id !== table)
    const now: Marked = text === null ? others : [[table, text], ...others]
    remember(KEY, JSON.stringify(now.slice(0, MOST)))
  },
})

function marked(): Marked {
  try {
    return JSON.parse(remembered(KEY) ?? '[]') as Marked
  } catch {
    return []
  }
}
