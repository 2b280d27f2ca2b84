// Rate limits. Each connection has a token bucket. Stored resources (tables, links, bytes) are counted per network, per player and
// per hour. All times come from `steadyNow`.

import { createHash } from 'node:crypto'
import type { Register } from '../store/register.ts'

export class Tokens {
  private left: number
  private at: number
  private readonly burst: number
  private readonly perSecond: number

  constructor(perSecond: number, burst: number, now: number) {
    this.perSecond = perSecond
    this.burst = burst
    this.left = burst
    this.at = now
  }

  /** False if there are too few tokens. */
  take(cost: number, now: number): boolean {
    this.left = Math.min(this.burst, this.left + ((now - this.at) / 1000) * this.perSecond)
    this.at = now
    if (this.left < cost) return false
    this.left -= cost
    return true
  }
}

const HOUR_MS = 3_600_000
const MOST_COUNTS = 100_000
/** How many to drop at once, because finding the smallest counts takes a few milliseconds. */
const EVICTED = MOST_COUNTS / 10
/** Counts below this fraction of their limit are neither stored nor shared, to keep a flood of new names out of the database. */
const KEPT_SHARE = 1 / 20

interface Count {
  /** Used at this server and, as of the last read, at the others. */
  used: number
  /** The part of `used` that the store doesn't have yet. */
  unsaved: number
  /** The limit that it was last compared with. */
  most: number
}

/**
 * Counts by name and hour. Servers add their counts to the store every few seconds and read the total back, so a restart doesn't
 * reset them and several servers share one limit.
 */
export class Hourly {
  private counts = new Map<string, Count>()
  private hour = 0

  /** Returns false, and counts nothing, if this would exceed the limit. */
  take(name: string, most: number, now: number, amount = 1): boolean {
    this.turnTo(now)
    const key = keyOf(name)
    const count = this.counts.get(key) ?? { used: 0, unsaved: 0, most }
    if (count.used + amount > most) return false
    count.used += amount
    count.unsaved += amount
    count.most = most
    if (!this.counts.has(key)) this.add(key, count)
    return true
  }

  /** Time until the counts reset. */
  secondsLeft(now: number): number {
    return (HOUR_MS - (now % HOUR_MS)) / 1000
  }

  get size(): number {
    return this.counts.size
  }

  private turnTo(now: number): void {
    const hour = Math.floor(now / HOUR_MS)
    if (hour === this.hour) return
    this.hour = hour
    this.counts = new Map()
  }

  private add(key: string, count: Count): void {
    if (this.counts.size >= MOST_COUNTS) this.evict()
    this.counts.set(key, count)
  }

  /**
   * Drops the counts that are furthest from their limits. Resetting all of them would give every client a new quota, and refusing
   * new names would lock out visitors. This way, a flood of names loses only its own small counts.
   */
  private evict(): void {
    const sizes = Array.from({ length: SHARES + 1 }, () => 0)
    for (const count of this.counts.values()) sizes[rankOf(count)] = (sizes[rankOf(count)] ?? 0) + 1
    let left = EVICTED
    let last = 0
    for (let sum = sizes[0] ?? 0; sum < EVICTED; sum += sizes[last] ?? 0) last += 1
    for (const [key, count] of this.counts) {
      if (left === 0) return
      if (rankOf(count) > last) continue
      this.counts.delete(key)
      left -= 1
    }
  }

  /** Adds local counts to the store, and reads those of other servers. */
  async share(register: Pick<Register, 'counts' | 'addCounts'>, now: number): Promise<void> {
    this.turnTo(now)
    const { hour } = this
    const sent = [...this.counts].filter(([, { used, unsaved, most }]) => unsaved > 0 && used >= most * KEPT_SHARE)
    const added = sent.map(([key, count]) => [key, count.unsaved] as const)
    if (added.length > 0) await register.addCounts(hour, Object.fromEntries(added))
    for (const [i, [, count]] of sent.entries()) count.unsaved -= added[i]?.[1] ?? 0
    const stored = await register.counts(hour, MOST_COUNTS)
    if (hour !== this.hour) return
    for (const [key, used] of Object.entries(stored)) {
      const count = this.counts.get(key)
      // The limit of a count from another server isn't known yet, so assume it's used up.
      if (count === undefined) this.add(key, { used, unsaved: 0, most: used })
      else count.used = Math.max(count.used, used + count.unsaved)
    }
  }
}

/** How close a count is to its limit, on a logarithmic scale. */
const SHARES = 20
const rankOf = ({ used, most }: Count): number =>
  Math.max(0, SHARES + Math.ceil(Math.log2(Math.min(1, used / Math.max(1, most)))))

/** Stores digests, because the names contain network addresses. */
const keyOf = (name: string): string => createHash('sha256').update(name).digest('base64url').slice(0, 22)

/** How often one client may ask, be refused, and send invalid messages before it is disconnected. */
export class Allowance {
  readonly tokens: Tokens
  readonly refusals: Tokens
  readonly invalid: Tokens

  constructor(now: number) {
    this.tokens = new Tokens(30, 90, now)
    this.refusals = new Tokens(0.5, 30, now)
    this.invalid = new Tokens(0.1, 20, now)
  }
}
/** After this time without requests, an allowance is full again. */
export const ALLOWANCE_MS = 200_000

/** Limits shared by all connections of a network, a player or a token. */
export class Shared<T> {
  private readonly all = new Map<string, { readonly made: T; holders: number; visits: number }>()
  private readonly make: (now: number) => T
  private readonly keptMs: number

  /** Kept for `keptMs` after the last connection, so that reconnecting doesn't reset them. */
  constructor(make: (now: number) => T, keptMs: number) {
    this.make = make
    this.keptMs = keptMs
  }

  /** The number of connections. */
  holders(name: string): number {
    return this.all.get(name)?.holders ?? 0
  }

  join(name: string, now: number): T {
    const shared = this.all.get(name) ?? { made: this.make(now), holders: 0, visits: 0 }
    shared.holders += 1
    shared.visits += 1
    this.all.set(name, shared)
    return shared.made
  }

  leave(name: string): void {
    const shared = this.all.get(name)
    if (shared === undefined) return
    shared.holders -= 1
    if (shared.holders > 0) return
    const { visits } = shared
    const forget = () => void (shared.visits === visits && this.all.delete(name))
    setTimeout(forget, this.keptMs).unref()
  }
}
