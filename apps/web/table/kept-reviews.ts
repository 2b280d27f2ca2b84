// Reviews of finished games that were made in this browser: the last few of them, so that none is made twice.

import type { Review } from '@tableworks/bots'
import { forget, remember, remembered } from '../parts/remembered.ts'

const LIST = 'tableworks reviews'
const MOST = 24

const keyOf = (table: string): string => `tableworks review ${table}`

/** Reviews of another version are made again. */
const VERSION = 2

interface Kept {
  readonly version: number
  /** How long the log was: a table that went on after an undo is another game. */
  readonly seq: number
  readonly review: Review
}

export function keptReview(table: string, seq: number): Review | null {
  const kept = parsed(remembered(keyOf(table))) as Kept | null
  return kept?.seq === seq && kept.version === VERSION ? kept.review : null
}

export function keepReview(table: string, seq: number, review: Review): void {
  const others = listed().filter(one => one !== table)
  for (const old of others.slice(MOST - 1)) forget(keyOf(old))
  remember(LIST, JSON.stringify([table, ...others.slice(0, MOST - 1)]))
  remember(keyOf(table), JSON.stringify({ version: VERSION, seq, review } satisfies Kept))
}

export function forgetReview(table: string): void {
  forget(keyOf(table))
  remember(LIST, JSON.stringify(listed().filter(one => one !== table)))
}

const listed = (): string[] => (parsed(remembered(LIST)) as string[] | null) ?? []

/** Null is what was never kept, or was spoiled. */
function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
