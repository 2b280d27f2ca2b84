// What one table in memory needs from its host.

import type { Seat } from '@tableworks/kernel'
import type { ClockDeps, Holidays } from '../clock.ts'
import type { Store } from '../store.ts'

/** Runs the rules of this table, and stops them if they take too long. */
export type TableWatchdog = <T>(work: () => T) => Promise<T>

export class TooLong extends Error {}

/** Who made a table, and the seats people hold there. A bot in a held seat is a stand-in. */
export interface Ownership {
  readonly owner: string
  readonly held: readonly Seat[]
  /** The holidays of the players in held seats. */
  readonly holidays: Holidays
}

export interface TableDeps {
  readonly store: Store
  /** Null for a table on this device. */
  readonly ownership: () => Promise<Ownership | null>
  readonly watchdog: TableWatchdog
  readonly now: () => number
  /** Omitted on a device, whose tables have no clocks. */
  readonly clock?: ClockDeps
  /** Called when the table has a new line that other tabs or servers should read. */
  readonly news: (id: string) => void
}
