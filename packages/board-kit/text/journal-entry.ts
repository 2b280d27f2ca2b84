import type { Fact } from '@tableworks/kernel'

export interface JournalEntry {
  /** The step of the table at which it was told. */
  readonly step: number
  readonly fact: Fact
  /** A scene that this closes, by its key in the page, and the words that offer to tell it again. */
  readonly scene?: { readonly key: string; readonly again: string | undefined } | undefined
}

export interface KeyedEntry extends JournalEntry {
  /** The same for the same sentence however much is told before or after it, so that only news is drawn. */
  readonly key: string
  /** Whether it is the first of its step. */
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
