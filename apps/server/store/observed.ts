// Wraps a store to measure every query and log errors, so a full or broken disk is noticed.

import { hostErrorOf } from '@tableworks/host/link'
import type { Metrics } from '../online/metrics.ts'
import { ACCESS, type Ask, answering } from './queries/index.ts'
import type { ServerStore } from './server-store.ts'

/** A store problem, as `/ready` names it. */
export type StoreTrouble = 'storage-full' | 'storage-closed' | 'storage-damaged' | 'storage-fault'

interface StoreLog {
  error(what: object, text: string): void
}

export interface ObservedStore extends ServerStore {
  /** Damage found recently. The probe, a single row, wouldn't find it. */
  readonly damage: StoreTrouble | null
}

/** One cause may make thousands of queries fail, so each kind of error gets one log line per interval, with a count. */
const LOG_EVERY_MS = 10_000
/** How long `/ready` reports damage after it was found. */
const DAMAGE_MS = 5 * 60_000

const DAMAGED = /malformed|not a database|invalid page|could not read block|disk i\/o error/i

export function troubleOf(error: unknown): StoreTrouble | null {
  const { kind, detail } = hostErrorOf(error)
  if (kind === 'storageFull') return 'storage-full'
  if (DAMAGED.test(detail)) return 'storage-damaged'
  if (kind === 'storageClosed') return 'storage-closed'
  return kind === 'fault' ? 'storage-fault' : null
}

export function observed(
  store: ServerStore,
  metrics: Metrics,
  log: StoreLog,
  now: () => number = () => performance.now(),
): ObservedStore {
  let open = 0
  let damaged = -Infinity
  const logged = new Map<StoreTrouble, { since: number; count: number }>()
  metrics.gauge('store_queue', () => open)

  function note(ask: Ask, error: unknown): void {
    const trouble = troubleOf(error)
    if (trouble === null) return
    metrics.count('store_troubles_total', { trouble })
    if (trouble === 'storage-damaged') damaged = now()
    const known = logged.get(trouble) ?? { since: -Infinity, count: 0 }
    known.count += 1
    logged.set(trouble, known)
    if (now() - known.since < LOG_EVERY_MS) return
    log.error({ trouble, ask, count: known.count, detail: hostErrorOf(error).detail }, 'the store failed')
    logged.set(trouble, { since: now(), count: 0 })
  }

  const answer = async (ask: Ask, given: readonly unknown[]): Promise<unknown> => {
    const began = now()
    open += 1
    try {
      return await (store[ask] as (...values: readonly unknown[]) => Promise<unknown>)(...given)
    } catch (error) {
      note(ask, error)
      throw error
    } finally {
      open -= 1
      metrics.took('store_seconds', (now() - began) / 1000, { does: ACCESS[ask] === 'reads' ? 'read' : 'write' })
    }
  }

  return {
    ...store,
    ...answering(answer),
    get damage() {
      return now() - damaged < DAMAGE_MS ? 'storage-damaged' : null
    },
  }
}
