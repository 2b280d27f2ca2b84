import type { Fact } from '@tableworks/kernel'

export interface JournalEntry {
  /** The table's step at which it was told. */
  readonly step: number
  readonly fact: Fact
  /** The scene it closes, by its key in the page, and the label for replaying it. */
  readonly scene?: { readonly key: string; readonly again: string | undefined } | undefined
}

export interface KeyedEntry extends JournalEntry {
  /** A key that depends only on the sentence's own position, so that new entries render and old ones don't. */
  readonly key: string
  /** Whether it's the first sentence of its step. */
  readonly isFirst: boolean
}

export function keyed(journal: readonly JournalEntry[]): KeyedEntry[] {
  let nth = 0
  return journal.map((entry, i) => {
    const isFirst = journal[i - 1]?.step !== entry.step
    nth = isFirst ? 0 : nth + 1
    return { ...entry, key: `${entry.step}.${nth}`, isFirst }
  })
}
