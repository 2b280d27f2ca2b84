// How much anybody may ask. A connection spends tokens that come back with time; what costs more than time (tables, links)
// is counted by network address and hour.

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

  /** False when there are not enough. */
  take(cost: number, now: number): boolean {
    this.left = Math.min(this.burst, this.left + ((now - this.at) / 1000) * this.perSecond)
    this.at = now
    if (this.left < cost) return false
    this.left -= cost
    return true
  }
}

const HOUR_MS = 3_600_000
/** More addresses than this in an hour: the counts begin anew rather than fill the memory. */
const MOST_COUNTS = 100_000

/** Counts by name for an hour at a time. They are kept now and then, so that a restart is no new beginning. */
export class Hourly {
  private counts = new Map<string, number>()
  private changed = new Set<string>()
  private hour = 0

  /** False when that name had its share. */
  take(name: string, most: number, now: number): boolean {
    this.turnTo(now)
    const key = keyOf(name)
    const count = (this.counts.get(key) ?? 0) + 1
    this.counts.set(key, count)
    this.changed.add(key)
    return count <= most
  }

  private turnTo(now: number): void {
    const hour = hourOf(now)
    if (hour === this.hour && this.counts.size <= MOST_COUNTS) return
    this.hour = hour
    this.counts = new Map()
    this.changed = new Set()
  }

  /** Goes on from what was kept. */
  async resume(kept: Pick<Register, 'counts'>, now: number): Promise<void> {
    this.turnTo(now)
    for (const [key, count] of Object.entries(await kept.counts(this.hour)))
      this.counts.set(key, count + (this.counts.get(key) ?? 0))
  }

  /** Keeps what has changed since it was last kept. */
  async keep(register: Pick<Register, 'keepCounts'>): Promise<void> {
    const { changed } = this
    if (changed.size === 0) return
    this.changed = new Set()
    const counts = [...changed].map(key => [key, this.counts.get(key) ?? 0] as const)
    await register.keepCounts(this.hour, Object.fromEntries(counts))
  }
}

const hourOf = (now: number): number => Math.floor(now / HOUR_MS)

/** Names hold network addresses, which are nobody's business once they are counted. */
const keyOf = (name: string): string => createHash('sha256').update(name).digest('base64url').slice(0, 22)

/** Tokens that all connections of a network address share, for as long as it has any. */
export class SharedTokens {
  private readonly all = new Map<string, { readonly tokens: Tokens; holders: number }>()
  private readonly perSecond: number
  private readonly burst: number

  constructor(perSecond: number, burst: number) {
    this.perSecond = perSecond
    this.burst = burst
  }

  /** How many connections that address has. */
  holders(address: string): number {
    return this.all.get(address)?.holders ?? 0
  }

  join(address: string, now: number): Tokens {
    const shared = this.all.get(address) ?? { tokens: new Tokens(this.perSecond, this.burst, now), holders: 0 }
    shared.holders += 1
    this.all.set(address, shared)
    return shared.tokens
  }

  leave(address: string): void {
    const shared = this.all.get(address)
    if (shared === undefined) return
    shared.holders -= 1
    if (shared.holders <= 0) this.all.delete(address)
  }
}
