// The errors this server logged lately, for the host page. The log itself has the details.

import type { LoggedError } from '@tableworks/protocol'

const MOST = 40

export class RecentErrors {
  /** By text and table, in order of their last occurrence. */
  private readonly errors = new Map<string, LoggedError>()

  note(text: string, table: string | null, now: number): void {
    const key = `${table} ${text}`
    const count = (this.errors.get(key)?.count ?? 0) + 1
    this.errors.delete(key)
    this.errors.set(key, { at: now, text, table, count })
    const [oldest] = this.errors.keys()
    if (this.errors.size > MOST && oldest !== undefined) this.errors.delete(oldest)
  }

  /** Newest first. */
  get list(): LoggedError[] {
    return [...this.errors.values()].toReversed()
  }
}
