// The numbered lines of an online table that the server pushes one by one, such as its chat or its events. After a lost connection,
// the missing lines are fetched.

import type { Answers } from '@tableworks/protocol'
import { onlineTables } from './here.ts'
import type { TableListener, OnlineTables } from './online-tables.ts'

type Since = 'chatSince' | 'happenings'

export class TableLines<Ask extends Since> {
  private readonly table: string
  private readonly ask: Ask
  private readonly listenerFor: (hear: (news: Answers[Ask]) => void) => Partial<TableListener>
  private readonly onNews: (all: Answers[Ask], added: Answers[Ask]) => void
  private all = [] as unknown as Answers[Ask]
  private there: OnlineTables | null = null
  private isRead = false

  /** `onNews` gets all lines so far, and the new ones. */
  constructor(
    table: string,
    ask: Ask,
    listenerFor: (hear: (news: Answers[Ask]) => void) => Partial<TableListener>,
    onNews: (all: Answers[Ask], added: Answers[Ask]) => void,
  ) {
    this.table = table
    this.ask = ask
    this.listenerFor = listenerFor
    this.onNews = onNews
  }

  /** Listens until the returned function is called. */
  start(): () => void {
    let stop: (() => void) | null = null
    let isOver = false
    void onlineTables()
      .then(there => {
        this.there = there
        if (!isOver) stop = there.listen(this.table, { ...this.listenerFor(this.hear), missed: this.catchUp })
      })
      .catch(() => undefined) // The table page reports the error.
    return () => {
      isOver = true
      stop?.()
    }
  }

  /** The number of the next line. */
  get next(): number {
    return (this.all.at(-1)?.n ?? -1) + 1
  }

  private readonly catchUp = (): void => {
    void this.there?.ask(this.ask, { table: this.table, from: this.next }).then(this.hear, () => undefined)
  }

  /** The server sends a known line again when a host has removed its text. */
  private readonly hear = (news: Answers[Ask]): void => {
    // Everything after the first answer is new, even if the first answer was empty.
    if (news.length === 0 && this.isRead) return
    this.isRead = true
    const added = news.filter(({ n }) => n >= this.next) as unknown as Answers[Ask]
    const again = new Map(news.map(line => [line.n, line]))
    const before = this.all.map(line => again.get(line.n) ?? line)
    this.all = [...before, ...added] as unknown as Answers[Ask]
    this.onNews(this.all, added)
  }

  /** Reads everything again. */
  async reload(): Promise<void> {
    const all = await this.there?.ask(this.ask, { table: this.table, from: 0 })
    if (all === undefined) return
    this.all = all
    this.onNews(all, [])
  }
}
