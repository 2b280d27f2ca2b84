// Applies a table's timeout rule when a player's time runs out.

import { hostErrorOf, type TableCard, type TableHost } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import type { ServerStore } from '../store/server-store.ts'
import type { ServerTime } from './server-time.ts'

/** How often clocks are checked. */
export const CLOCKS_MS = 1000
/** Tables handled in one run. */
const MOST_AT_ONCE = 100

interface Deps {
  readonly store: Pick<ServerStore, 'tablesOutOfTime' | 'claimTimeout'>
  readonly host: Pick<TableHost, 'card' | 'outOfTime'>
  readonly time: Pick<ServerTime, 'instant'>
  /** Lets a bot play until the player returns. */
  readonly letBotPlay: (table: string, seat: Seat) => Promise<void>
  /** Frees a seat for someone else. */
  readonly freeSeat: (table: string, seat: Seat) => Promise<void>
  /** Tells everyone that the table waits for this player. */
  readonly tellWaiting: (table: string, seat: Seat) => Promise<void>
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
      if (!(await store.claimTimeout(table, server))) continue
      // One broken table must not stop the clocks of the others.
      await this.handle(table).catch((error: unknown) => {
        if (hostErrorOf(error).kind === 'storageClosed') throw error
        onProblem(table, error)
      })
    }
  }

  private async handle(table: string): Promise<void> {
    const { host } = this.deps
    const late = await host.outOfTime(table)
    if (late.length === 0) return
    const { pace } = await host.card(table)
    for (const seat of late) await this.apply(pace, table, seat)
  }

  private async apply(pace: TableCard['pace'], table: string, seat: Seat): Promise<void> {
    if (pace?.timeout === 'bot') await this.deps.letBotPlay(table, seat)
    if (pace?.timeout === 'open') await this.deps.freeSeat(table, seat)
    if (pace?.timeout === 'wait') await this.deps.tellWaiting(table, seat)
  }
}
