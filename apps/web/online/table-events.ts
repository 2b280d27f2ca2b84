// Events at an online table other than moves, and which of them the player hasn't closed on this device. The server stores them,
// so players see them when they return.

import { HAPPENINGS, type MotionKind, type TableCard } from '@tableworks/host'
import type { Happening } from '@tableworks/protocol'
import { remember, remembered } from '../parts/remembered.ts'
import { t } from './words.ts'
import { isMine } from './seats.ts'
import { TableLines } from './table-lines.ts'

const closedKey = (table: string) => `tableworks happened ${table}`

/** After a long absence, only the newest are shown. The journal has all of them. */
const MOST_SHOWN = 3

export interface EventsState {
  readonly all: readonly Happening[]
  /** Other people's actions that the player hasn't closed, oldest first. */
  readonly fresh: readonly Happening[]
}
export const NO_EVENTS: EventsState = { all: [], fresh: [] }

export class TableEvents {
  private readonly table: string
  private readonly show: (state: EventsState) => void
  private readonly lines: TableLines<'happenings'>
  private all: readonly Happening[] = []

  constructor(table: string, show: (state: EventsState) => void) {
    this.table = table
    this.show = show
    this.lines = new TableLines(
      table,
      'happenings',
      hear => ({ happened: hear }),
      all => this.hear(all),
    )
  }

  start(): () => void {
    const stop = this.lines.start()
    const changed = ({ key }: StorageEvent) => key === closedKey(this.table) && this.update()
    window.addEventListener('storage', changed) // an event that was closed in another tab
    return () => {
      window.removeEventListener('storage', changed)
      stop()
    }
  }

  private hear(all: readonly Happening[]): void {
    this.all = all.filter(({ kind }) => HAPPENINGS.includes(kind))
    // On a first visit, no event counts as new.
    if (remembered(closedKey(this.table)) === null) remember(closedKey(this.table), String(this.lines.next))
    this.update()
  }

  /** Closes this event and those before it. */
  readonly close = (n: number): void => {
    remember(closedKey(this.table), String(Math.max(n + 1, this.closed)))
    this.update()
  }

  /** Closes all events so far. */
  readonly closeAll = (): void => {
    const last = this.all.at(-1)
    if (last !== undefined && last.n >= this.closed) this.close(last.n)
  }

  private get closed(): number {
    return Number(remembered(closedKey(this.table)) ?? 0)
  }

  private update(): void {
    const fresh = this.all.filter(({ n, isMine: isOwn }) => n >= this.closed && !isOwn)
    this.show({ all: this.all, fresh: fresh.slice(-MOST_SHOWN) })
  }
}

/** An event as a sentence, addressed to this card's viewer. */
export function sayHappening(happening: Happening, { online }: Pick<TableCard, 'online'>): string {
  const { kind, seat, detail = '', isMine: isOwn } = happening
  const name = happening.name || t('happened.someone')
  const other = happening.other ?? ''
  if (kind === 'botIn' && !isOwn && seat !== null && isMine(online, seat)) return t('happened.botForYou')
  if ((kind === 'botIn' || kind === 'paused' || kind === 'resumed') && detail === 'vote')
    return t(`happened.${kind}ByVote`, { name })
  if ((kind === 'undo' || kind === 'ask') && detail === '0') return t(`happened.${kind}All`, { name })
  if (kind === 'joined' && detail !== '') return t('happened.joinedAfter', { name, detail })
  if (kind === 'botOut' && detail === 'chapter') return t('happened.arrived', { name })
  if (kind === 'decline' && detail !== '') return t('happened.declineWhy', { name, detail })
  if (kind === 'against') return t(`happened.againstOf.${detail as MotionKind}`, { name, other })
  return t(`happened.${kind}`, { name, other, detail })
}
