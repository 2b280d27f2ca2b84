// A server's background jobs.

import { gaugeDisk } from './gauges.ts'
import { FOLLOW_MS } from './hosting/follower.ts'
import type { HostingOf } from './hosting/server.ts'
import { SAMPLE_MS } from './hosting/vitals.ts'
import type { Notices } from './notices/notices.ts'
import { CLAIMS_MS } from './online/bot-claims.ts'
import { steadyNow } from './online/clock.ts'
import type { Hourly } from './online/limits.ts'
import type { Metrics } from './online/metrics.ts'
import type { OnlineTables } from './online/tables.ts'
import type { ServerTime } from './pace/server-time.ts'
import { CLOCKS_MS, Timeouts } from './pace/timeouts.ts'
import { Repeated } from './repeated.ts'
import { CHECK_SECONDS, type ServeSettings } from './settings.ts'
import type { ServerStore } from './store/server-store.ts'

/** Unload tables without viewers after this time. */
const IDLE_MS = 5 * 60_000
const SWEEP_MS = 60_000
const TELL_MS = 5000
/** How often counts are saved. A killed server loses the counts since the last save, and other servers see only saved ones. */
const COUNTS_MS = 10_000

interface JobDeps {
  readonly tables: OnlineTables
  readonly notices: Notices | null
  readonly store: ServerStore
  readonly time: ServerTime
  readonly hourly: Hourly
  readonly metrics: Metrics
  readonly hosting: HostingOf
  readonly log: { warn(what: object, text: string): void }
}

/** Starts all jobs. Some run immediately. */
export function startJobs(
  { data, checkSeconds = CHECK_SECONDS, tellMs = TELL_MS }: ServeSettings,
  { tables, notices, store, time, hourly, metrics, hosting, log }: JobDeps,
): Record<
  'housekeeping' | 'counting' | 'checking' | 'clocks' | 'claims' | 'lost' | 'telling' | 'following' | 'vitals',
  Repeated
> {
  const warn = (text: string) => (error: unknown) => log.warn({ error }, text)
  const measureDisk = gaugeDisk(metrics, store, data)
  const keepHouse = async () => {
    await tables.sweep(IDLE_MS)
    await measureDisk()
    await tables.expire()
    await tables.archiveFinished()
    await notices?.tidyUp()
  }
  const housekeeping = new Repeated(SWEEP_MS, keepHouse, warn('housekeeping failed'))
  void housekeeping.now()
  const timeouts = new Timeouts({
    store,
    time,
    host: tables.host,
    changes: tables.changes,
    onProblem: (table, error) => log.warn({ table, error }, 'handling a timeout failed'),
  })
  const { botClaims } = tables
  const claims = new Repeated(CLAIMS_MS, () => botClaims.renew(), warn('claiming bots failed'))
  void claims.now()
  const tell = async () => notices?.sendDue()
  return {
    housekeeping,
    telling: new Repeated(notices === null ? 0 : tellMs, tell, warn('notifications were not sent')),
    counting: new Repeated(COUNTS_MS, () => hourly.share(store, steadyNow()), warn('saving the limits failed')),
    clocks: new Repeated(CLOCKS_MS, () => timeouts.check(), warn('checking the clocks failed')),
    claims,
    lost: new Repeated(CLAIMS_MS, () => botClaims.lookAfterLost(), warn('taking over from lost servers failed')),
    following: new Repeated(FOLLOW_MS, () => hosting.follow(), warn('reading the hosts’ log failed')),
    vitals: new Repeated(SAMPLE_MS, () => hosting.sample(), warn('sampling failed')),
    checking: new Repeated(checkSeconds * 1000, () => tables.checkNext(), warn('checking a table failed')),
  }
}
