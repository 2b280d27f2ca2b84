// Events at an online table other than moves, and which of them this device hasn't shown yet. The server stores them, so players
// see them when they return.

import { HAPPENINGS, type TableCard } from '@tableworks/host'
import type { Happening } from '@tableworks/protocol'
import { remember, remembered } from '../parts/remembered.ts'
import { t } from '../words/index.ts'
import { onlineTables } from './here.ts'
import type { OnlineTables } from './online-tables.ts'
import { isMine } from './seats.ts'

const shownKey = (table: string) => `tableworks happened ${table}`

/** After a long absence, only the newest are announced; the journal has all of them. */
const MOST_ANNOUNCED = 3

export class TableEvents {
  private readonly table: string
  private readonly announce: (fresh: readonly Happening[]) => void
  private readonly keep: (all: readonly Happening[]) => void
  private all: readonly Happening[] = []
  private there: OnlineTables | null = null

  /** `keep` gets every event so far, `announce` only those new to this device. */
  constructor(
    table: string,
    keep: (all: readonly Happening[]) => void,
    announce: (fresh: readonly Happening[]) => void,
  ) {
    this.table = table
    this.keep = keep
    this.announce = announce
  }

  /** Listens until the returned function is called. */
  start(): () => void {
    let stop: (() => void) | null = null
    let isOver = false
    void onlineTables()
      .then(there => {
        this.there = there
        if (!isOver) stop = there.listen(this.table, { happened: this.hear, missed: this.catchUp })
      })
      .catch(() => undefined) // The table page reports the error.
    return () => {
      isOver = true
      stop?.()
    }
  }

  private get next(): number {
    return (this.all.at(-1)?.n ?? -1) + 1
  }

  private readonly catchUp = (): void => {
    void this.there?.ask('happenings', { table: this.table, from: this.next }).then(this.hear, () => undefined)
  }

  private readonly hear = (news: readonly Happening[]): void => {
    const added = news.filter(({ n, kind }) => n >= this.next && HAPPENINGS.includes(kind))
    const shown = remembered(shownKey(this.table))
    if (added.length > 0) this.all = [...this.all, ...added]
    remember(shownKey(this.table), String(this.next))
    if (added.length === 0) return
    this.keep(this.all)
    // On a first visit, nothing counts as new.
    const fresh = shown === null ? [] : added.filter(({ n, isMine: isOwn }) => n >= Number(shown) && !isOwn)
    if (fresh.length > 0) this.announce(fresh.slice(-MOST_ANNOUNCED))
  }
}

/** An event as a sentence, addressed to this card's viewer. */
export function sayHappening(happening: Happening, { online }: Pick<TableCard, 'online'>): string {
  const { kind, seat, detail = '', isMine: isOwn } = happening
  const name = happening.name || t('happened.someone')
  const other = happening.other ?? ''
  if (kind === 'botIn' && !isOwn && seat !== null && isMine(online, seat)) return t('happened.botForYou')
  if (kind === 'botIn' && other !== '') return t('happened.botInBy', { name, other })
  return t(`happened.${kind}`, { name, other, detail })
}
