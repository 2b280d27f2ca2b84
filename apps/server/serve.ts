// Starts a server from its settings, with a clear message for every invalid setting.

import { mkdir, open, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { isIPv6, type AddressInfo } from 'node:net'
import path from 'node:path'
import { availableParallelism } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { hostErrorOf } from '@tableworks/host/link'
import { addressOf } from './address.ts'
import { createApp, TIMEOUT_MS, type AppSettings } from './app.ts'
import { closeInTime } from './closing.ts'
import { BotThreads } from './online/bot-threads.ts'
import { BackOff } from './online/back-off.ts'
import { CLAIMS_MS } from './online/bot-claims.ts'
import { steadyNow } from './online/clock.ts'
import { EXPIRY, type ExpirySettings } from './online/expiry.ts'
import { Hourly } from './online/limits.ts'
import { Metrics } from './online/metrics.ts'
import { QUOTA, type QuotaSettings } from './online/quota.ts'
import { Clients } from './online/clients.ts'
import { Sockets } from './online/sockets.ts'
import { AtWork } from './online/at-work.ts'
import { OnlineTables } from './online/tables.ts'
import { ServerTime } from './pace/server-time.ts'
import { CLOCKS_MS, Timeouts } from './pace/timeouts.ts'
import { Notices, type NoticesSettings } from './notices/notices.ts'
import { FOLLOW_MS } from './hosting/follower.ts'
import { HostingOf } from './hosting/server.ts'
import { SAMPLE_MS } from './hosting/vitals.ts'
import { Readiness } from './readiness.ts'
import { Repeated } from './repeated.ts'
import { type FolderLock, lockFolder } from './store/folder-lock.ts'
import { observed } from './store/observed.ts'
import type { ServerStore } from './store/server-store.ts'
import { openSqlite } from './store/sqlite.ts'

export interface ServeSettings extends AppSettings {
  host: string
  port: number
  /** The folder for all persistent data. */
  data: string
  /** The URL of a PostgreSQL database; if null, the server uses an SQLite file in the data folder. */
  database?: string | null
  /** Seconds between self-checks; 0 means never. */
  checkSeconds?: number
  expiry?: ExpirySettings
  quota?: QuotaSettings
  /** The polling interval of the outbox, in milliseconds. */
  tellMs?: number
  /** Null: no notifications. */
  notices?: NoticesSettings | null
  /** The time of day; tests set their own. */
  now?: () => number
  /** Milliseconds that a test has skipped, on clocks and in the calendar. */
  skipped?: () => number
}

export interface Served {
  /** The page's address on this machine. */
  address: string
  /** Stops within a few seconds; false if something was left unfinished. */
  close(): Promise<boolean>
  /** A code that signs a host in, once. */
  hostCode(): Promise<string>
  /** The text to print once the server is ready. */
  greeting(): Promise<string>
  /** Logs and counts an unhandled error. */
  unhandled(error: unknown, kind: 'unhandled_rejections' | 'uncaught_exceptions'): void
}

/** The server can't start; the message is for the operator. */
export class CannotStart extends Error {}

/** Reads the settings from the environment. An empty value counts as missing. */
export function settingsFrom(
  env: Record<string, string | undefined>,
): Pick<
  ServeSettings,
  'host' | 'port' | 'data' | 'database' | 'isBehindProxy' | 'checkSeconds' | 'expiry' | 'quota' | 'notices'
> {
  const port = env['PORT'] || '8080'
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw new CannotStart(`PORT must be a number from 0 to 65535, not "${port}".`)
  const proxy = env['TABLEWORKS_PROXY'] || '0'
  if (proxy !== '0' && proxy !== '1')
    throw new CannotStart(`TABLEWORKS_PROXY must be 1 behind a proxy on this machine, otherwise 0; not "${proxy}".`)
  const checkSeconds = env['TABLEWORKS_CHECK'] || String(CHECK_SECONDS)
  if (!/^\d{1,6}$/.test(checkSeconds))
    throw new CannotStart(`TABLEWORKS_CHECK must be a number of seconds, 0 for never; not "${checkSeconds}".`)
  const database = env['TABLEWORKS_DATABASE'] || null
  if (database !== null && !/^postgres(ql)?:\/\//.test(database))
    throw new CannotStart(
      'TABLEWORKS_DATABASE must be the URL of a PostgreSQL database: postgres://user:password@host/name.',
    )
  return {
    host: env['HOST'] || '127.0.0.1',
    port: Number(port),
    data: path.resolve(env['TABLEWORKS_DATA'] || 'data'),
    database,
    isBehindProxy: proxy === '1',
    checkSeconds: Number(checkSeconds),
    expiry: {
      unfinishedDays: numberIn(env, 'TABLEWORKS_UNFINISHED_DAYS', EXPIRY.unfinishedDays),
      finishedDays: numberIn(env, 'TABLEWORKS_FINISHED_DAYS', EXPIRY.finishedDays),
      guestDays: numberIn(env, 'TABLEWORKS_GUEST_DAYS', EXPIRY.guestDays),
    },
    notices: noticesFrom(env),
    quota: {
      tablesOfPerson: numberIn(env, 'TABLEWORKS_PERSON_TABLES', QUOTA.tablesOfPerson),
      megabytesOfPerson: numberIn(env, 'TABLEWORKS_PERSON_MB', QUOTA.megabytesOfPerson),
      megabytesAnHour: numberIn(env, 'TABLEWORKS_HOURLY_MB', QUOTA.megabytesAnHour),
    },
  }
}

/** Null without a public address, because notifications contain links. */
function noticesFrom(env: Record<string, string | undefined>): NoticesSettings | null {
  const [given, smtp, from] = ['TABLEWORKS_ADDRESS', 'TABLEWORKS_SMTP', 'TABLEWORKS_MAIL_FROM'].map(
    name => env[name] || null,
  )
  if (smtp != null && (given == null || from == null))
    throw new CannotStart('TABLEWORKS_SMTP also needs TABLEWORKS_ADDRESS and TABLEWORKS_MAIL_FROM.')
  if (smtp != null && !/^smtps?:\/\/[^/]+/.test(smtp))
    throw new CannotStart('TABLEWORKS_SMTP must be the address of a mail server: smtps://user:password@host:465.')
  if (given == null) return null
  const url = URL.canParse(given) ? new URL(given) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search + url.hash !== '')
    throw new CannotStart(`TABLEWORKS_ADDRESS must be the public address of this server, https://…; not "${given}".`)
  return {
    address: url.origin,
    mail: smtp == null || from == null ? null : { smtp, from },
    isOpen: env['TABLEWORKS_DEV_LOOPBACK_NOTICES'] === '1',
  }
}

/** A number of days, tables or megabytes. */
function numberIn(env: Record<string, string | undefined>, name: string, otherwise: number): number {
  const given = env[name] || String(otherwise)
  if (!/^\d{1,6}$/.test(given)) throw new CannotStart(`${name} must be a whole number, 0 for no limit; not "${given}".`)
  return Number(given)
}

/** Unload tables without viewers after this time. */
const IDLE_MS = 5 * 60_000
const SWEEP_MS = 60_000
const TELL_MS = 5000
/** Seconds between self-checks: 1,440 tables a day. */
const CHECK_SECONDS = 60
/** How often counts are saved. A killed server loses the counts since the last save, and other servers see only saved ones. */
const COUNTS_MS = 10_000
const LAG_RESOLUTION_MS = 20

export async function serve(settings: ServeSettings): Promise<Served> {
  const { host, port, data, database = null, expiry = EXPIRY, quota = QUOTA } = settings
  await prepareData(data)
  const lock = await lockFor(data)
  const metrics = new Metrics()
  const opened = await (database === null ? openFile(data) : openDatabase(database)).catch((error: unknown) => {
    lock.release()
    throw error
  })
  // The log starts first, so every failure can be logged.
  const store = observed(opened, metrics, { error: (what, text) => server.log.error(what, text) })
  const readiness = new Readiness(store)
  const bots = new BotThreads(Math.max(1, availableParallelism() - 1), seconds =>
    metrics.took('bot_waiting_seconds', seconds),
  )
  const atWork = new AtWork(data)
  const { skipped = () => 0 } = settings
  const time = await ServerTime.start({
    store,
    steady: steadyNow,
    now: settings.now,
    skipped,
    onProblem: error => server.log.warn({ error }, 'storing the server time failed'),
  })
  const { now } = time
  const tables = new OnlineTables(store, bots, {
    now,
    atWork,
    instant: () => time.instant,
    onSetApart: (table, error) => {
      metrics.count('set_apart_total')
      server.log.error({ table, error }, 'a table was quarantined')
    },
    onChecked: found => metrics.count('checked_total', { found }),
    onExpired: what => metrics.count('expired_total', { what }),
    onClaimProblem: error => server.log.warn({ error }, 'claiming bots failed'),
    expiry,
    quota,
  })
  const hourly = new Hourly()
  const backOff = new BackOff()
  const spenderFor = (player: string, network: string) => tables.quota.spender(hourly, player, network, steadyNow)
  const log = {
    warn: (what: object, text: string) => server.log.warn(what, text),
    error: (what: object, text: string) => server.log.error(what, text),
  }
  const noticesDeps = { store, tables, hourly, metrics, log, now, steadyNow }
  const notices = settings.notices == null ? null : await Notices.open(settings.notices, noticesDeps)
  const hosting = await HostingOf.start(
    { data, database, version: settings.version, now: settings.now ?? (() => time.wall) },
    {
      store,
      tables,
      metrics,
      hourly,
      readiness,
      networksOf: player => clients.networksOf(player),
      pages: () => clients.pagesOf(settings.version),
    },
  )
  const { bans, routes: hosts } = hosting
  const clients = new Clients({ tables, notices, metrics, hourly, backOff, bans, spenderFor, now: steadyNow, log })
  const server = await createApp(
    { ...settings, onError: hosting.onError },
    {
      tables,
      metrics,
      hourly,
      backOff,
      bans,
      hosts,
      spenderFor,
      readiness,
      notices,
      clients,
    },
  )
  await hourly.share(store, steadyNow())
  await tables.resumeQuarantine(atWork.crashing)
  const sockets = new Sockets(server.server, {
    clients,
    tables,
    hourly,
    backOff,
    now: steadyNow,
    version: settings.version,
    heartbeatMs: settings.timeoutMs ?? TIMEOUT_MS,
    addressOf: request => addressOf(request, settings.isBehindProxy === true),
  })
  gaugeLoad(metrics, tables, sockets, bots)
  const lag = gaugeLag(metrics)
  const jobs = startJobs(settings, { tables, notices, store, time, hourly, metrics, hosting, log: server.log })

  const stop = () => {
    readiness.stop()
    for (const job of Object.values(jobs)) job.stop()
    time.stop()
    lag.disable()
    tables.close()
    sockets.close()
  }
  const close = () =>
    closeInTime(
      [
        { what: 'timers and sockets', run: stop },
        { what: 'the running self-check', run: () => jobs.checking.underWay },
        { what: 'clocks', run: () => jobs.clocks.underWay },
        { what: 'the hosts’ log', run: () => Promise.all([jobs.following.underWay, jobs.vitals.underWay]) },
        { what: 'notifications', run: () => jobs.telling.underWay },
        { what: 'housekeeping', run: () => jobs.housekeeping.underWay },
        { what: 'requests', run: () => server.close() },
        { what: 'snapshots of the tables in memory', run: () => tables.host.memory.forgetAll() },
        { what: 'bots', run: () => (bots.close(), tables.botClaims.close()) },
        // Runs twice, because a run in progress may have missed the latest counts.
        { what: 'limits', run: () => jobs.counting.now().then(() => jobs.counting.now()) },
        { what: 'the store', run: () => store.close() },
        { what: 'the data folder', run: () => (atWork.close(), lock.release()) },
      ],
      server.log,
    )
  try {
    await server.listen({ host, port })
  } catch (error) {
    await close()
    throw new CannotStart(whyNotListening(error, host, port))
  }
  let closing: Promise<boolean> | null = null
  const address = addressFor(server.server.address() as AddressInfo)
  return {
    address,
    greeting: async () =>
      `Tableworks is ready at ${address}\nHost page: ${address}host, code ${await hosting.newCode()} (works once, for 15 minutes)`,
    close: () => (closing ??= close()),
    hostCode: () => hosting.newCode(),
    unhandled: (error, kind) => {
      metrics.count(`${kind}_total`)
      server.log.error({ error }, UNHANDLED[kind])
    },
  }
}

function gaugeLoad(metrics: Metrics, { host }: OnlineTables, sockets: Sockets, bots: BotThreads): void {
  metrics.gauge('sockets', () => sockets.count)
  metrics.gauge('tables_in_memory', () => host.memory.count)
  metrics.gauge('tables_set_apart', () => host.memory.quarantine.size)
  metrics.gauge('memory_bytes', () => process.memoryUsage().rss)
  metrics.gauge('bot_queue', () => bots.queued)
}

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

/** A server's background jobs. */
function startJobs(
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
    await notices?.tidyUp()
  }
  const housekeeping = new Repeated(SWEEP_MS, keepHouse, warn('housekeeping failed'))
  void housekeeping.now()
  const timeouts = new Timeouts({
    store,
    time,
    host: tables.host,
    letBotPlay: tables.letBotPlay,
    tellWaiting: tables.tellWaiting,
    freeSeat: tables.freeSeat,
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

/** Disk gauges, updated whenever the returned function runs. */
function gaugeDisk(metrics: Metrics, store: ServerStore, data: string): () => Promise<void> {
  const disk = { used: 0, free: 0 }
  metrics.gauge('disk_used_bytes', () => disk.used)
  metrics.gauge('disk_free_bytes', () => disk.free)
  return async () => {
    disk.used = await store.bytes()
    const { bavail, bsize } = await statfs(data)
    disk.free = bavail * bsize
  }
}

const UNHANDLED = {
  unhandled_rejections: 'unhandled promise rejection: the server continues',
  uncaught_exceptions: 'uncaught exception: the server stops and should be restarted',
} as const

/** Event loop lag since the last scrape. */
function gaugeLag(metrics: Metrics): { disable(): unknown } {
  const delay = monitorEventLoopDelay({ resolution: LAG_RESOLUTION_MS })
  delay.enable()
  const seconds = (nanoseconds: number) => Math.max(0, nanoseconds / 1e9 - LAG_RESOLUTION_MS / 1000)
  metrics.gauge('event_loop_lag_seconds', () => seconds(delay.percentile(50)), { quantile: '0.5' })
  metrics.gauge('event_loop_lag_seconds', () => seconds(delay.percentile(99)), { quantile: '0.99' })
  metrics.gauge(
    'event_loop_lag_seconds',
    () => {
      const most = seconds(delay.max)
      delay.reset()
      return most
    },
    { quantile: '1' },
  )
  return delay
}

async function lockFor(data: string): Promise<FolderLock> {
  const lock = await lockFolder(data).catch((error: unknown) => {
    throw new CannotStart(`Can’t lock the data folder ${data}: ${hostErrorOf(error).detail}`)
  })
  if (lock !== null) return lock
  throw new CannotStart(
    `Another Tableworks server is running on the data folder ${data}. Stop it or set TABLEWORKS_DATA to another folder.`,
  )
}

/** The file of all tables, readable only by its owner. */
async function openFile(data: string): Promise<ServerStore> {
  const file = path.join(data, 'tables.db')
  try {
    await (await open(file, 'a', 0o600)).close()
    return await openSqlite(file)
  } catch (error) {
    throw new CannotStart(`Can’t open the tables in ${file}: ${hostErrorOf(error).detail}`)
  }
}

async function openDatabase(address: string): Promise<ServerStore> {
  try {
    const { openPostgres } = await import('./store/postgres.ts') // imported only when needed
    return await openPostgres(address)
  } catch (error) {
    // Don't print the URL; it may contain a password.
    throw new CannotStart(`Can’t use the PostgreSQL database in TABLEWORKS_DATABASE: ${hostErrorOf(error).detail}`)
  }
}

/** Creates the data folder and checks that it's writable. Call it before any long work, so the error comes early. */
export async function prepareData(data: string): Promise<void> {
  const probe = path.join(data, '.may-write')
  try {
    await makeFolder(data)
    await writeFile(probe, Buffer.alloc(MIN_FREE_BYTES))
  } catch (error) {
    throw new CannotStart(whyNotWritten(error, data))
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
}

function whyNotWritten(error: unknown, data: string): string {
  const { code = '' } = error as NodeJS.ErrnoException
  if (FULL_DISK.has(code)) return `The disk of the data folder ${data} is full. Free up space and start again.`
  return `Can’t write to the data folder ${data}. Set TABLEWORKS_DATA to a writable folder.`
}

/** No space left, quota exceeded, or file size limit reached. */
const FULL_DISK: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
/** The minimum free space, because with less the first table would fail. */
const MIN_FREE_BYTES = 1024 * 1024

/** Creates parents one by one, because recursive mkdir loops forever on file systems that report a missing parent. */
async function makeFolder(folder: string): Promise<void> {
  if (await isThere(folder)) return
  if (path.dirname(folder) !== folder) await makeFolder(path.dirname(folder))
  await mkdir(folder)
}

const isThere = (folder: string): Promise<boolean> =>
  stat(folder).then(
    () => true,
    () => false,
  )

function whyNotListening(error: unknown, host: string, port: number): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${host} is already in use. Stop the other program or set PORT to another number.`
  if (code === 'EACCES') return `This user may not use port ${port} on ${host}. Set PORT to 1024 or higher.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `This machine has no address ${host}. Set HOST to one it has, for example 127.0.0.1.`
  return `Can’t listen on ${host}, port ${port}: ${message}`
}

function addressFor({ address, port }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}/`
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}/`
}
