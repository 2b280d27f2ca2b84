// Removes old tables, and guests who have no table and haven't visited for a while. Each run removes only a few, to keep it short.

import type { TableCard } from '@tableworks/host'
import type { ServerStore } from '../store/server-store.ts'

/** Days until something expires; 0 means never. */
export interface ExpirySettings {
  /** Counts from the last move. */
  readonly unfinishedDays: number
  /** A finished table, since its end. */
  readonly finishedDays: number
  /** A guest without a table or a passkey, since their last visit. */
  readonly guestDays: number
}

/** Some games last for weeks, and some players return after a summer. */
export const EXPIRY: ExpirySettings = { unfinishedDays: 180, finishedDays: 1095, guestDays: 30 }

/**
 * The notice period starts when a server first finds a table expired, so a server that was off for months doesn't remove anything
 * immediately.
 */
const NOTICE_DAYS = 14

const DAY_MS = 24 * 60 * 60_000
const TABLES_AT_ONCE = 20
const PLAYERS_AT_ONCE = 500

interface ExpiryDeps {
  readonly store: ServerStore
  readonly now: () => number
  /** The name that replaces a deleted player's. */
  readonly formerName: string
  /** Whether the table has viewers on this server. It stays loaded until they leave. */
  readonly isInUse: (table: string) => Promise<boolean>
  readonly onRemoved: (what: 'table' | 'player', id: string) => void
}

export class Expiry {
  private readonly settings: ExpirySettings
  private readonly deps: ExpiryDeps
  /** How far each sweep has come, as the last id; '' at the start. */
  private readonly at = { unfinished: '', finished: '', players: '' }

  constructor(settings: ExpirySettings, deps: ExpiryDeps) {
    this.settings = settings
    this.deps = deps
  }

  /** When a table expires if no one moves; null means never. */
  expiresAt({ result, updated }: Pick<TableCard, 'result' | 'updated'>): number | null {
    const days = result === null ? this.settings.unfinishedDays : this.settings.finishedDays
    return days === 0 ? null : updated + (days + NOTICE_DAYS) * DAY_MS
  }

  /** Keeps a table that has a new viewer, because another server may be about to remove it. */
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
      // Other servers don't know about viewers here, so this restarts the notice period.
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
