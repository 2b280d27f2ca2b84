// Who was disconnected for asking too much stays out for a while: a second at first, twice as long each time after.

const FIRST_MS = 1000
/** A network may be a school: its other visitors are turned away only after several players were disconnected, and not for long. */
const BOUNDS = {
  player: { free: 0, longestMs: 5 * 60_000 },
  network: { free: 5, longestMs: 60_000 },
} as const
/** Without another one for so long, a disconnection is forgotten. */
const FORGIVEN_MS = 10 * 60_000
const MOST_KEPT = 10_000

interface Record {
  strikes: number
  at: number
  until: number
}

export class BackOff {
  private readonly records = new Map<string, Record>()

  /**
   * Another disconnection; gives how many milliseconds to stay away. A network hears of each player once until that player is
   * forgiven: otherwise one player with many sockets would lock out everyone there.
   */
  strike(player: string, network: string, now: number): number {
    if (this.add('player', player, now) === 1) this.add('network', network, now)
    return this.waitFor(player, network, now)
  }

  /** How many milliseconds someone has to stay away yet; 0 when they may come in. */
  waitFor(player: string | null, network: string, now: number): number {
    const left = (name: string) => Math.max(0, (this.records.get(name)?.until ?? 0) - now)
    return Math.max(player === null ? 0 : left(`player ${player}`), left(`network ${network}`))
  }

  /** Gives how many strikes that makes. */
  private add(kind: keyof typeof BOUNDS, name: string, now: number): number {
    const { free, longestMs } = BOUNDS[kind]
    const key = `${kind} ${name}`
    const known = this.records.get(key)
    const strikes = known === undefined || now - known.at > FORGIVEN_MS ? 1 : known.strikes + 1
    const ms = strikes <= free ? 0 : Math.min(longestMs, FIRST_MS * 2 ** (strikes - free - 1))
    // Added again, it is the newest: the oldest goes when there are too many.
    this.records.delete(key)
    this.records.set(key, { strikes, at: now, until: now + ms })
    const [oldest] = this.records.keys()
    if (this.records.size > MOST_KEPT && oldest !== undefined) this.records.delete(oldest)
    return strikes
  }
}
