// The tables in memory: opened on first use, unloaded when idle, and quarantined when their rules would block all other
// tables.

import { type AnyGame, same } from '@tableworks/kernel'
import type { ClockDeps } from './clock.ts'
import { HostError, hostErrorOf } from './link.ts'
import { Quarantine, type QuarantineDeps } from './quarantine.ts'
import { recordIn, wholeRecordIn } from './records.ts'
import type { ListedRecord, Store, TableRecord } from './store.ts'
import { type Ownership, type TableWatchdog, TooLong } from './table/deps.ts'
import { OpenTable } from './table/open-table.ts'
import { type BotDeps, WatchedTable } from './watched-table.ts'

/** Runs the rules of a table; throws `TooLong` if they don't finish in time. */
export type Watchdog = <T>(work: () => T, table: string) => Promise<T>

export interface MemoryDeps extends BotDeps {
  readonly store: Store
  readonly load: (game: string) => Promise<AnyGame>
  readonly now: () => number
  /** Omitted on a device. */
  readonly clock?: ClockDeps
  /** Who holds the seats of a table; if omitted, everyone plays on this device. */
  readonly ownership?: (table: string) => Promise<Ownership>
  /** Notifies the other tabs that a table has changed. */
  readonly tellOthers: (table: string) => void
  /** If omitted, rules have no time limit. */
  readonly watchdog?: Watchdog
  /** Stores the quarantine list; if omitted, a restart clears it. */
  readonly apart?: Pick<QuarantineDeps, 'keep' | 'drop'>
  /** Called when a table is quarantined, with the reason. */
  readonly onSetApart?: (table: string, why: unknown) => void
}

export class TablesInMemory {
  private readonly deps: MemoryDeps
  private readonly watched = new Map<string, Promise<WatchedTable>>()
  readonly quarantine: Quarantine

  constructor(deps: MemoryDeps) {
    this.deps = deps
    this.quarantine = new Quarantine({ now: deps.now, ...deps.apart })
  }

  get count(): number {
    return this.watched.size
  }

  /** The table, opened if necessary. */
  watch(table: string): Promise<WatchedTable> {
    const known = this.watched.get(table)
    if (known !== undefined) return known
    if (this.quarantine.has(table)) return Promise.reject(new HostError('setApart'))
    const watching = this.opened(table).catch((error: unknown) => {
      if (hostErrorOf(error).kind === 'fault') this.setApart(table, error)
      throw error
    })
    this.watched.set(table, watching)
    watching.catch(() => this.drop(table, watching))
    return watching
  }

  /** Forgets a table that failed to open, so that the next request tries again. */
  private drop(table: string, watching: Promise<WatchedTable>): void {
    if (this.watched.get(table) === watching) this.watched.delete(table)
  }

  private async opened(table: string): Promise<WatchedTable> {
    const record = await this.wholeRecordOf(table)
    const game = await this.deps.load(record.game)
    const { store, now, ownership, clock } = this.deps
    const opened = await OpenTable.open(game, record, {
      store,
      now,
      ownership: async () => ownership?.(table) ?? null,
      ...(clock === undefined ? {} : { clock }),
      watchdog: this.watchdogOf(table),
      news: this.news,
    })
    return new WatchedTable(opened, this.deps)
  }

  /** A table's record, whether the table is in memory or not. */
  async recordOf(table: string): Promise<ListedRecord> {
    return recordIn(await this.kept(table))
  }

  /** A table's record with its components. */
  async wholeRecordOf(table: string): Promise<TableRecord> {
    return wholeRecordIn(await this.kept(table), this.deps.store)
  }

  private async kept(table: string): Promise<unknown> {
    const record = await this.deps.store.table(table)
    if (record === undefined) throw new HostError('missing')
    return record
  }

  readonly ifWatched = async (table: string): Promise<WatchedTable | undefined> =>
    this.watched.get(table)?.catch(() => undefined)

  async forget(table: string, watched: WatchedTable): Promise<void> {
    this.watched.delete(table)
    watched.close()
    await watched.opened.remember()
  }

  /** Unloads tables idle for `idleMs` with no bot to move. */
  async sweep(idleMs: number): Promise<void> {
    const before = performance.now() - idleMs
    for (const [table, opening] of this.watched) {
      const watched = await opening.catch(() => undefined)
      if (watched?.isIdle === true && watched.opened.touched <= before) await this.forget(table, watched)
      else await watched?.opened.remember() // a later release may continue from the snapshot
    }
  }

  /** Unloads all tables. Snapshots are written together, so a store can commit them at once. */
  async forgetAll(): Promise<void> {
    await Promise.all(
      [...this.watched].map(async ([table, opening]) => {
        const watched = await opening.catch(() => undefined)
        if (watched !== undefined) await this.forget(table, watched)
      }),
    )
  }

  private readonly news = (table: string): void => {
    this.deps.tellOthers(table)
    void this.ifWatched(table).then(watched => watched?.hear())
  }

  /** Reads a line written here or in another tab. Returns false if that failed, so that the caller retries. */
  async heardOf(table: string): Promise<boolean> {
    const watched = await this.ifWatched(table)
    if (watched === undefined) return true
    const { seats } = watched.opened.record
    const [hasGrown, trouble] = await watched.opened.refresh().then(
      grown => [grown, null] as const,
      (error: unknown) => [true, hostErrorOf(error).kind] as const,
    )
    // The next request will find that the table is gone.
    if (trouble === 'missing') this.watched.delete(table)
    const { paused, record } = watched.opened
    if (hasGrown || paused || !same(seats, record.seats)) watched.interrupt()
    watched.hear()
    return trouble !== 'storageClosed'
  }

  /** Call this when any number of changes may have been missed. */
  async mayHaveMissed(): Promise<boolean> {
    const heard = await Promise.all([...this.watched.keys()].map(table => this.heardOf(table)))
    return heard.every(Boolean)
  }

  /** Quarantines a damaged table until a check finds it undamaged, so no game continues from wrong data. */
  isDamaged(table: string, why: unknown): void {
    if (this.quarantine.addUntilWhole(table, textOf(why))) this.isApart(table, why)
  }

  /** Quarantines a table for a while because its rules block all other tables. */
  setApart(table: string, why: unknown): HostError {
    this.quarantine.addForAWhile(table, textOf(why))
    return this.isApart(table, why)
  }

  private isApart(table: string, why: unknown): HostError {
    const watching = this.watched.get(table)
    this.watched.delete(table)
    void watching?.then(watched => watched.close()).catch(() => undefined)
    this.deps.onSetApart?.(table, why)
    return new HostError('setApart')
  }

  /** Rules that don't finish quarantine only their own table. */
  watchdogOf(table: string): TableWatchdog {
    const { watchdog } = this.deps
    if (watchdog === undefined) return async work => work()
    return async work => {
      try {
        return await watchdog(work, table)
      } catch (error) {
        throw error instanceof TooLong ? this.setApart(table, error) : error
      }
    }
  }
}

const textOf = (why: unknown): string => (why instanceof Error ? why.message : String(why))
