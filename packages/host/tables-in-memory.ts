// The tables somebody looks at or plays at: opened when they are first wanted, let go when nobody wants them any more, and set
// apart when their rules would stop everybody else's.

import { type AnyGame, same } from '@tableworks/kernel'
import { HostError, hostErrorOf } from './link.ts'
import { OpenTable, type Ownership, type TableWatchdog, TooLong } from './open-table.ts'
import { Quarantine, type QuarantineMeans } from './quarantine.ts'
import { recordIn, wholeRecordIn } from './records.ts'
import type { ListedRecord, Store, TableRecord } from './store.ts'
import { type BotMeans, WatchedTable } from './watched-table.ts'

/** Lets the rules of a table work, and ends them when they take as long as no rules do: that is told as `TooLong`. */
export type Watchdog = <T>(work: () => T, table: string) => Promise<T>

export interface MemoryMeans extends BotMeans {
  readonly store: Store
  readonly load: (game: string) => Promise<AnyGame>
  readonly now: () => number
  /** Who holds the seats of a table; omitted, everyone plays at this device. */
  readonly ownership?: (table: string) => Promise<Ownership>
  /** Tells the other tabs that a table has news. */
  readonly tellOthers: (table: string) => void
  /** Left out, rules are let work however long they take. */
  readonly watchdog?: Watchdog
  /** Where tables that are set apart are noted; left out, a restart is a new beginning. */
  readonly apart?: Pick<QuarantineMeans, 'keep' | 'drop'>
  /** Hears of a table that was set apart, and why. */
  readonly onSetApart?: (table: string, why: unknown) => void
}

export class TablesInMemory {
  private readonly means: MemoryMeans
  private readonly watched = new Map<string, Promise<WatchedTable>>()
  readonly quarantine: Quarantine

  constructor(means: MemoryMeans) {
    this.means = means
    this.quarantine = new Quarantine({ now: means.now, ...means.apart })
  }

  get count(): number {
    return this.watched.size
  }

  /** The table, opened if need be. */
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

  /** A table that failed to open is opened anew for whoever asks next. */
  private drop(table: string, watching: Promise<WatchedTable>): void {
    if (this.watched.get(table) === watching) this.watched.delete(table)
  }

  private async opened(table: string): Promise<WatchedTable> {
    const record = await this.wholeRecordOf(table)
    const game = await this.means.load(record.game)
    const { store, now, ownership } = this.means
    const opened = await OpenTable.open(game, record, {
      store,
      now,
      ownership: async () => ownership?.(table) ?? null,
      watchdog: this.watchdogOf(table),
      news: this.news,
    })
    return new WatchedTable(opened, this.means)
  }

  /** What is kept of a table, in memory or not. */
  async recordOf(table: string): Promise<ListedRecord> {
    return recordIn(await this.kept(table))
  }

  /** The same with its components. */
  async wholeRecordOf(table: string): Promise<TableRecord> {
    return wholeRecordIn(await this.kept(table), this.means.store)
  }

  private async kept(table: string): Promise<unknown> {
    const record = await this.means.store.table(table)
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

  /** Lets tables go that nobody has looked at or spoken at for so long and at which no bot is at it. */
  async sweep(idleMs: number): Promise<void> {
    const before = performance.now() - idleMs
    for (const [table, opening] of this.watched) {
      const watched = await opening.catch(() => undefined)
      if (watched?.isIdle === true && watched.opened.touched <= before) await this.forget(table, watched)
      else await watched?.opened.remember() // a later release may want to go on from here
    }
  }

  /** Everybody leaves; what is in memory is noted, all at once so that a store can write it in one commit. */
  async forgetAll(): Promise<void> {
    await Promise.all(
      [...this.watched].map(async ([table, opening]) => {
        const watched = await opening.catch(() => undefined)
        if (watched !== undefined) await this.forget(table, watched)
      }),
    )
  }

  // News

  private readonly news = (table: string): void => {
    this.means.tellOthers(table)
    void this.ifWatched(table).then(watched => watched?.hear())
  }

  /** Something was written here or in another tab. False when it could not be read, so that the caller asks again. */
  async heardOf(table: string): Promise<boolean> {
    const watched = await this.ifWatched(table)
    if (watched === undefined) return true
    const { seats } = watched.opened.record
    const [hasGrown, trouble] = await watched.opened.refresh().then(
      grown => [grown, null] as const,
      (error: unknown) => [true, hostErrorOf(error).kind] as const,
    )
    // The next to ask hears that the table is gone.
    if (trouble === 'missing') this.watched.delete(table)
    const { paused, record } = watched.opened
    if (hasGrown || paused || !same(seats, record.seats)) watched.interrupt()
    watched.hear()
    return trouble !== 'storageClosed'
  }

  /** Anything may have been written elsewhere. */
  async mayHaveMissed(): Promise<boolean> {
    const heard = await Promise.all([...this.watched.keys()].map(table => this.heardOf(table)))
    return heard.every(Boolean)
  }

  // Setting apart

  /** A table that is damaged: nobody plays on from what may be wrong, until it was found whole again. */
  isDamaged(table: string, why: unknown): void {
    if (this.quarantine.addUntilWhole(table)) this.isApart(table, why)
  }

  /** A table whose rules stop everybody else's: it is left alone for a while. */
  setApart(table: string, why: unknown): HostError {
    this.quarantine.addForAWhile(table)
    return this.isApart(table, why)
  }

  private isApart(table: string, why: unknown): HostError {
    const watching = this.watched.get(table)
    this.watched.delete(table)
    void watching?.then(watched => watched.close()).catch(() => undefined)
    this.means.onSetApart?.(table, why)
    return new HostError('setApart')
  }

  /** Rules that find no end take their table with them, and nothing else. */
  watchdogOf(table: string): TableWatchdog {
    const { watchdog } = this.means
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
