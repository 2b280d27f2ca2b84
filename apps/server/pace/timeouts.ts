// Applies a table's timeout rule when a player's time runs out.

import { hostErrorOf, type TableHost } from '@tableworks/host'
import type { SeatChanges } from '../online/seat-changes.ts'
import type { ServerStore } from '../store/server-store.ts'
import type { ServerTime } from './server-time.ts'

/** How often clocks are checked. */
export const CLOCKS_MS = 1000
/** Tables handled in one run. */
const MOST_AT_ONCE = 100
/** Longer than handling a table takes. After this time, another server takes over from one that has crashed. */
const AGAIN_MS = 15_000

interface Deps {
  readonly store: Pick<ServerStore, 'tablesOutOfTime' | 'claimTimeout'>
  readonly host: Pick<TableHost, 'card' | 'outOfTime' | 'clockChecked'>
  readonly time: Pick<ServerTime, 'instant'>
  readonly changes: Pick<SeatChanges, 'letBotPlay' | 'freeSeat' | 'tellWaiting'>
  readonly onProblem: (table: string, error: unknown) => void
}

export class Timeouts {
  private readonly deps: Deps

  constructor(deps: Deps) {
    this.deps = deps
  }

  async check(): Promise<void> {
    const { store, time, onProblem } = this.deps
    const { server } = time.instant
    for (const table of await store.tablesOutOfTime(server, MOST_AT_ONCE)) {
      if (!(await store.claimTimeout(table, server, server + AGAIN_MS))) continue
      // One broken table must not stop the clocks of the others.
      await this.handle(table).catch((error: unknown) => {
        if (hostErrorOf(error).kind === 'storageClosed') throw error
        onProblem(table, error)
      })
    }
  }

  /** The clock is stored last, so if a server crashes before that, another one does the rest. */
  private async handle(table: string): Promise<void> {
    const { host, changes } = this.deps
    const late = await host.outOfTime(table)
    const { pace } = await host.card(table)
    if (late.length > 0 && pace?.timeout === 'wait') return changes.tellWaiting(table, late)
    for (const seat of late)
      await (pace?.timeout === 'bot' ? changes.letBotPlay(table, seat) : changes.freeSeat(table, seat))
    await host.clockChecked(table)
  }
}
