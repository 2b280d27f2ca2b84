// The readiness probe: the store must complete a small write and read in time.

import { randomUUID } from 'node:crypto'
import { type ObservedStore, type StoreTrouble, troubleOf } from './store/observed.ts'

export type NotReady = StoreTrouble | 'storage-slow' | 'stopping'

/** Probes run every few seconds, and a slower store wouldn't serve players either. */
const DEADLINE_MS = 2000
/** Caches the result, so visitors can't cause a write per request. */
const GOOD_FOR_MS = 1000

export class Readiness {
  private readonly store: ObservedStore
  private known: { readonly reason: NotReady | null; readonly at: number } | null = null
  private asking: Promise<NotReady | null> | null = null
  private isStopping = false

  constructor(store: ObservedStore) {
    this.store = store
  }

  stop(): void {
    this.isStopping = true
  }

  /** The reason, or null if ready. Never rejects. */
  async reason(): Promise<NotReady | null> {
    if (this.isStopping) return 'stopping'
    if (this.known !== null && performance.now() - this.known.at < GOOD_FOR_MS) return this.known.reason
    this.asking ??= this.ask().finally(() => (this.asking = null))
    return this.asking
  }

  private async ask(): Promise<NotReady | null> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<NotReady>(done => (timer = setTimeout(() => done('storage-slow'), DEADLINE_MS)))
    const probed = this.store.probe(randomUUID()).then(
      isThere => (isThere ? this.store.damage : 'storage-fault'),
      (error: unknown) => troubleOf(error) ?? 'storage-fault',
    )
    const reason = await Promise.race([probed, late])
    clearTimeout(timer)
    this.known = { reason, at: performance.now() }
    return reason
  }
}
