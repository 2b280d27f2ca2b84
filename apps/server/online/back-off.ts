// Exponential back-off for clients that exceed their limits, from one second, doubled each time.

const FIRST_MS = 1000
/** A network may be a school, so it's refused only after several of its players were disconnected, and only briefly. */
const BOUNDS = {
  player: { free: 0, longestMs: 5 * 60_000 },
  network: { free: 5, longestMs: 60_000 },
} as const
/** A disconnection is forgotten after this quiet time. */
const FORGOTTEN_AFTER_MS = 10 * 60_000
const MOST_KEPT = 10_000

interface Record {
  strikes: number
  at: number
  until: number
}

export class BackOff {
  private readonly records = new Map<string, Record>()

  /**
   * Counts a disconnection and returns how long to refuse the client, in milliseconds. A player adds at most one strike
   * to their network until their record expires, so one player with many sockets can't lock out the network.
   */
  strike(player: string, network: string, now: number): number {
    if (this.add('player', player, now) === 1) this.add('network', network, now)
    return this.waitFor(player, network, now)
  }

  /** Milliseconds until the client may reconnect; 0 if it may now. */
  waitFor(player: string | null, network: string, now: number): number {
    const left = (name: string) => Math.max(0, (this.records.get(name)?.until ?? 0) - now)
    return Math.max(player === null ? 0 : left(`player ${player}`), left(`network ${network}`))
  }

  /** Returns the number of strikes. */
  private add(kind: keyof typeof BOUNDS, name: string, now: number): number {
    const { free, longestMs } = BOUNDS[kind]
    const key = `${kind} ${name}`
    const known = this.records.get(key)
    const strikes = known === undefined || now - known.at > FORGOTTEN_AFTER_MS ? 1 : known.strikes + 1
    const ms = strikes <= free ? 0 : Math.min(longestMs, FIRST_MS * 2 ** (strikes - free - 1))
    // Deleting and reinserting moves the record to the end. The first record is the next to be evicted.
    this.records.delete(key)
    this.records.set(key, { strikes, at: now, until: now + ms })
    const [oldest] = this.records.keys()
    if (this.records.size > MOST_KEPT && oldest !== undefined) this.records.delete(oldest)
    return strikes
  }
}
