// The last few reviews made in this browser, so that none is computed twice.

import type { Review } from '@tableworks/bots'
import { forget, remember, remembered } from '../parts/remembered.ts'

const LIST = 'tableworks reviews'
const MOST = 24

const keyOf = (table: string): string => `tableworks review ${table}`

/** Reviews from another version are recomputed. */
const VERSION = 2

interface Kept {
  readonly version: number
  /** The log length is part of the key, because a table that continued after an undo is a different game. */
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

/** The stored review; null if there is none, or it's damaged. */
function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
