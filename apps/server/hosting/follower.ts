// Applies the hosts' actions, whether they happen at this server, at another server on the same database, or on the command line.
// All of them are written to one log, and each server follows that log.

import { steadyNow } from '../online/clock.ts'
import type { OnlineTables } from '../online/tables.ts'
import type { LogEntry } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'
import type { Bans } from './bans.ts'

export const FOLLOW_MS = 1000
const MOST_AT_ONCE = 100
/**
 * An entry is written before its action, and in another process the action may take a while. So each entry is applied again later.
 */
const AGAIN_MS = [2000, 10_000, 30_000] as const

interface Deps {
  readonly store: ServerStore
  readonly tables: OnlineTables
  readonly bans: Bans
}

export class HostFollower {
  private readonly deps: Deps
  private last = 0
  /** Entries to apply again, with the time. */
  private again: { readonly entry: LogEntry; readonly at: number }[] = []
  private reading: Promise<unknown> = Promise.resolve()

  constructor(deps: Deps) {
    this.deps = deps
  }

  /** Starts at the end of the log, because the store already reflects earlier entries. */
  async start(): Promise<void> {
    this.last = await this.deps.store.hostLogEnd()
    await this.deps.bans.load()
  }

  /** Waits for a read in progress, then reads again. */
  follow(): Promise<void> {
    const read = this.reading.then(() => this.readOn())
    this.reading = read.catch(() => undefined)
    return read
  }

  private async readOn(): Promise<void> {
    for (;;) {
      const entries = await this.deps.store.hostLogAfter(this.last, MOST_AT_ONCE)
      for (const entry of entries) {
        const { action, table } = entry
        if (action === 'unlock' && table !== null) this.deps.tables.host.memory.quarantine.lift(table)
        await this.readAgain(entry)
        this.last = entry.n
        this.again.push(...AGAIN_MS.map(wait => ({ entry, at: steadyNow() + wait })))
      }
      if (entries.length < MOST_AT_ONCE) break
    }
    for (const due of this.again.filter(({ at }) => at <= steadyNow())) {
      await this.readAgain(due.entry)
      this.again = this.again.filter(one => one !== due)
    }
  }

  /** Reloads everything that the action may have changed. */
  private async readAgain({ action, table }: LogEntry): Promise<void> {
    const { tables, bans } = this.deps
    if (action === 'ban' || action === 'unban') return bans.load()
    if (table !== null) await tables.mayHaveChanged(table)
    else if (action === 'hideName' || action === 'writeToAll') await tables.mayHaveChanged(null)
  }
}
