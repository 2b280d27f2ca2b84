// Applies what hosts do at this server, at another server on the same database, or on the command line. All of them write to one
// log, so each server follows that log.

import type { OnlineTables } from '../online/tables.ts'
import type { LogEntry } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'
import type { Bans } from './bans.ts'

export const FOLLOW_MS = 1000
const MOST_AT_ONCE = 100

interface Deps {
  readonly store: ServerStore
  readonly tables: OnlineTables
  readonly bans: Bans
}

export class HostFollower {
  private readonly deps: Deps
  private last = 0
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
        await this.apply(entry)
        this.last = entry.n
      }
      if (entries.length < MOST_AT_ONCE) return
    }
  }

  private async apply({ action, table }: LogEntry): Promise<void> {
    const { tables, bans } = this.deps
    if (action === 'ban' || action === 'unban') return bans.load()
    if (action === 'unlock' && table !== null) tables.host.memory.quarantine.lift(table)
    if (table !== null) await tables.mayHaveChanged(table)
    else if (action === 'hideName' || action === 'writeToAll') await tables.mayHaveChanged(null)
  }
}
