// Server time counts the milliseconds in which at least one server ran. It advances with the monotonic clock and is stored every
// few seconds, so neither an outage nor a changed system clock costs a player more than one interval. The time of day comes from the
// database too, so servers with different clocks agree about it.

import type { Instant } from '@tableworks/host'
import { Repeated } from '../repeated.ts'
import type { ServerStore } from '../store/server-store.ts'

/** How often server time is stored. */
const BEAT_MS = 5000
/** Longer gaps are outages. */
const LONGEST_GAP_MS = 3 * BEAT_MS

interface Deps {
  readonly store: Pick<ServerStore, 'advanceTime'>
  readonly steady: () => number
  /** A test's own time of day. */
  readonly now?: (() => number) | undefined
  /** Milliseconds that a test has skipped. */
  readonly skipped?: () => number
  readonly onProblem: (error: unknown) => void
}

export class ServerTime {
  private readonly deps: Deps
  private readonly job: Repeated
  private stored = 0
  private storedWall = 0
  private storedAt = 0
  private last = 0

  private constructor(deps: Deps) {
    this.deps = deps
    this.job = new Repeated(BEAT_MS, () => this.beat(), deps.onProblem)
  }

  static async start(deps: Deps): Promise<ServerTime> {
    const time = new ServerTime(deps)
    try {
      await time.beat()
    } catch (error) {
      time.stop()
      throw error
    }
    return time
  }

  private async beat(): Promise<void> {
    const { store, steady } = this.deps
    const { total, wall } = await store.advanceTime(LONGEST_GAP_MS)
    this.stored = total
    this.storedWall = wall
    this.storedAt = steady()
  }

  /** Never goes back. While the database is away it stops after a while, because no player can move. */
  get instant(): Instant {
    const since = Math.min(this.deps.steady() - this.storedAt, LONGEST_GAP_MS)
    this.last = Math.max(this.last, Math.round(this.stored + since))
    return { server: this.last + (this.deps.skipped?.() ?? 0), wall: this.now() }
  }

  /** The time of day. */
  now = (): number => this.deps.now?.() ?? this.wall + (this.deps.skipped?.() ?? 0)

  /** The time of day by the database's clock, without the time that tests skip. */
  get wall(): number {
    return Math.round(this.storedWall + this.deps.steady() - this.storedAt)
  }

  stop(): void {
    this.job.stop()
  }
}
