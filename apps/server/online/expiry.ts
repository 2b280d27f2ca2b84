// Removes old tables, and guests without a table who have
// not visited for a while. A few at a time, to avoid delays.

import type { TableCard } from '@tableworks/host'
import type { ServerStore } from '../store/server-store.ts'

/** After how many days; 0 is never. */
export interface ExpirySettings {
  /** An unfinished table, since its last move. */
  readonly unfinishedDays: number
  /** A finished table, since its end. */
  readonly finishedDays: number
  /** A guest without a table or a passkey, since their last visit. */
  readonly guestDays: number
}

/** People play over weeks and come back after a summer. */
export const EXPIRY: ExpirySettings = { unfinishedDays: 180, finishedDays: 1095, guestDays: 30 }

/** The notice period after a server first finds a table due, so a server that was off for months removes nothing at once. */
const NOTICE_DAYS = 14

const DAY_MS = 24 * 60 * 60_000
const TABLES_AT_ONCE = 20
const PLAYERS_AT_ONCE = 500

interface ExpiryDeps {
  readonly store: ServerStore
  readonly now: () => number
  /** What deleted players are called. */
  readonly formerName: string
  /** Whether the table has viewers on this server; it stays loaded until they leave. */
  readonly isInUse: (table: string) => Promise<boolean>
  readonly onRemoved: (what: 'table' | 'player', id: string) => void
}

export class Expiry {
  private readonly settings: ExpirySettings
  private readonly deps: ExpiryDeps
  /** The positions of the sweeps; '' is the start. */
  private readonly at = { unfinished: '', finished: '', players: '' }

  constructor(settings: ExpirySettings, deps: ExpiryDeps) {
    this.settings = settings
    this.deps = deps
  }

  /** When a table expires without a move; null: never. */
  expiresAt({ result, updated }: Pick<TableCard, 'result' | 'updated'>): number | null {
    const days = result === null ? this.settings.unfinishedDays : this.settings.finishedDays
    return days === 0 ? null : updated + (days + NOTICE_DAYS) * DAY_MS
  }

  /** A viewer arrives; the table may be due at another server. */
  async keep(card: TableCard): Promise<void> {
    const expires = this.expiresAt(card)
    const isDue = expires !== null && expires - NOTICE_DAYS * DAY_MS < this.deps.now()
    if (isDue) await this.deps.store.takeBackNotice(card.id)
  }

  async sweep(): Promise<void> {
    const { unfinishedDays, finishedDays, guestDays } = this.settings
    const before = (days: number) => this.deps.now() - days * DAY_MS
    if (unfinishedDays > 0) await this.sweepTables('unfinished', before(unfinishedDays))
    if (finishedDays > 0) await this.sweepTables('finished', before(finishedDays))
    if (guestDays > 0) await this.sweepPlayers(before(guestDays))
  }

  private async sweepTables(which: 'unfinished' | 'finished', before: number): Promise<void> {
    const { store, isInUse, onRemoved } = this.deps
    const isEnded = which === 'finished'
    const found = await store.tablesBefore(this.at[which], isEnded, before, TABLES_AT_ONCE)
    this.at[which] = found.length < TABLES_AT_ONCE ? '' : (found.at(-1) ?? '')
    const now = this.deps.now()
    for (const table of found) {
      // Other servers on the same database don't see viewers here, so the notice period restarts.
      if (await isInUse(table)) await store.takeBackNotice(table)
      else if (await store.expireTable(table, isEnded, before, now, now - NOTICE_DAYS * DAY_MS))
        onRemoved('table', table)
    }
  }

  private async sweepPlayers(before: number): Promise<void> {
    const { store, formerName, onRemoved } = this.deps
    const { players, last } = await store.idlePlayers(this.at.players, before, PLAYERS_AT_ONCE)
    this.at.players = last
    for (const player of players) if (await store.expirePlayer(player, before, formerName)) onRemoved('player', player)
  }
}
