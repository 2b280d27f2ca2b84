// Starts a server from its settings.

import { isIPv6, type AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { hostErrorOf } from '@tableworks/host/link'
import { addressOf } from './address.ts'
import { createApp, TIMEOUT_MS } from './app.ts'
import { type ClosingStep, closeInTime } from './closing.ts'
import { lockFor, openStore, prepareData } from './data-folder.ts'
import { gaugeLag, gaugeLoad } from './gauges.ts'
import { startJobs } from './jobs.ts'
import { BotThreads } from './online/bot-threads.ts'
import { BackOff } from './online/back-off.ts'
import { steadyNow } from './online/clock.ts'
import { Hourly } from './online/limits.ts'
import { Metrics } from './online/metrics.ts'
import { Clients } from './online/clients.ts'
import { Sockets } from './online/sockets.ts'
import { AtWork } from './online/at-work.ts'
import { type OnlineDeps, OnlineTables } from './online/tables.ts'
import { ServerTime } from './pace/server-time.ts'
import { Notices } from './notices/notices.ts'
import { HostingOf } from './hosting/server.ts'
import { Readiness } from './readiness.ts'
import { CannotStart, type ServeSettings } from './settings.ts'
import { observed, troubleOf } from './store/observed.ts'
import type { FolderLock } from './store/folder-lock.ts'
import type { ServerStore } from './store/server-store.ts'

export interface Served {
  /** The page's address on this machine. */
  address: string
  /** Stops within a few seconds. Returns false if something was left unfinished. */
  close(): Promise<boolean>
  /** A code that signs a host in, once. */
  hostCode(): Promise<string>
  /** The text to print once the server is ready. */
  greeting(): Promise<string>
  /** Logs and counts an unhandled error. */
  unhandled(error: unknown, kind: 'unhandled_rejections' | 'uncaught_exceptions'): void
}

const UNHANDLED = {
  unhandled_rejections: 'unhandled promise rejection: the server continues',
  uncaught_exceptions: 'uncaught exception: the server stops and should be restarted',
} as const

export async function serve(settings: ServeSettings): Promise<Served> {
  const { host, port, data, database = null } = settings
  await prepareData(data)
  const lock = await lockFor(data)
  const opened = await openStore(data, database).catch((error: unknown) => {
    lock.release()
    throw error
  })
  const parts = await assembled(settings, opened).catch(async (error: unknown) => {
    await opened.close().catch(() => undefined)
    lock.release()
    throw troubleOf(error) === null
      ? error
      : new CannotStart(`Can’t read the stored tables: ${hostErrorOf(error).detail}`)
  })
  const { server, hosting, metrics } = parts
  const drainMs = database !== null && settings.isBehindProxy === true ? DRAIN_MS : 0
  const close = () => closeInTime(stepsToClose(parts, lock, drainMs), server.log)
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

/** The server's parts, connected and running. */
async function assembled(settings: ServeSettings, opened: ServerStore) {
  const { data, database = null, isBehindProxy = false, version, skipped = () => 0 } = settings
  const metrics = new Metrics()
  // Without a log yet, a failing store ends the start, which reports it.
  let app: { readonly log: Log } | null = null
  const log: Log = {
    warn: (what, text) => app?.log.warn(what, text),
    error: (what, text) => app?.log.error(what, text),
  }
  const store = observed(opened, metrics, log)
  const readiness = new Readiness(store)
  const bots = new BotThreads(Math.max(1, availableParallelism() - 1), seconds =>
    metrics.took('bot_waiting_seconds', seconds),
  )
  const atWork = new AtWork(data)
  const onProblem = (error: unknown) => log.warn({ error }, 'storing the server time failed')
  const time = await ServerTime.start({ store, steady: steadyNow, now: settings.now, skipped, onProblem })
  const { now } = time
  const tables = new OnlineTables(store, bots, {
    ...tableDeps(settings, metrics, log),
    now,
    atWork,
    instant: () => time.instant,
  })
  const hourly = new Hourly()
  const backOff = new BackOff()
  const spenderFor = (player: string, network: string) => tables.quota.spender(hourly, player, network, steadyNow)
  const noticesDeps = { store, tables, hourly, metrics, log, now, steadyNow }
  const notices = settings.notices == null ? null : await Notices.open(settings.notices, noticesDeps)
  const hosting = await HostingOf.start(
    { data, database, version, now: settings.now ?? (() => time.wall) },
    {
      store,
      tables,
      metrics,
      hourly,
      readiness,
      networksOf: player => clients.networksOf(player),
      pages: () => clients.pagesOf(version),
    },
  )
  const { bans, routes: hosts } = hosting
  const clients = new Clients({ tables, notices, metrics, hourly, backOff, bans, spenderFor, now: steadyNow, log })
  const server = await createApp(
    { ...settings, onError: hosting.onError },
    { tables, metrics, hourly, backOff, bans, hosts, spenderFor, readiness, notices, clients },
  )
  app = server
  await hourly.share(store, steadyNow())
  await tables.resumeQuarantine(atWork.crashing)
  const sockets = new Sockets(server.server, {
    clients,
    tables,
    hourly,
    backOff,
    now: steadyNow,
    version,
    heartbeatMs: settings.timeoutMs ?? TIMEOUT_MS,
    addressOf: request => addressOf(request, isBehindProxy),
  })
  gaugeLoad(metrics, tables, sockets, bots)
  const lag = gaugeLag(metrics)
  const jobs = startJobs(settings, { tables, notices, store, time, hourly, metrics, hosting, log })
  return { server, tables, store, readiness, bots, atWork, time, hosting, metrics, sockets, lag, jobs }
}

function tableDeps({ expiry, archiveHours, quota }: ServeSettings, metrics: Metrics, log: Log): OnlineDeps {
  return {
    onSetApart: (table, error) => {
      metrics.count('set_apart_total')
      log.error({ table, error }, 'a table was quarantined')
    },
    onChecked: found => metrics.count('checked_total', { found }),
    onExpired: what => metrics.count('expired_total', { what }),
    onArchived: () => metrics.count('archived_total'),
    onClaimProblem: error => log.warn({ error }, 'claiming bots failed'),
    ...(expiry === undefined ? {} : { expiry }),
    ...(archiveHours === undefined ? {} : { archiveHours }),
    ...(quota === undefined ? {} : { quota }),
  }
}

interface Log {
  warn(what: object, text: string): void
  error(what: object, text: string): void
}

type Parts = Awaited<ReturnType<typeof assembled>>

/**
 * One of several servers serves on for a moment after `/ready` says that it stops. The proxy then leads its pages, which reconnect at
 * once, to the others.
 */
const DRAIN_MS = 1000

/** Stops everything, in this order. */
function stepsToClose(
  { server, tables, store, readiness, bots, atWork, time, sockets, lag, jobs }: Parts,
  lock: FolderLock,
  drainMs: number,
): readonly ClosingStep[] {
  const drain = () => (readiness.stop(), sleep(drainMs))
  const stop = () => {
    for (const job of Object.values(jobs)) job.stop()
    time.stop()
    lag.disable()
    tables.close()
    sockets.close()
  }
  return [
    { what: 'the proxy', run: drain },
    { what: 'timers and sockets', run: stop },
    { what: 'the running self-check', run: () => jobs.checking.underWay },
    { what: 'clocks', run: () => jobs.clocks.underWay },
    { what: 'the hosts’ log', run: () => Promise.all([jobs.following.underWay, jobs.vitals.underWay]) },
    { what: 'notifications', run: () => jobs.telling.underWay },
    { what: 'housekeeping', run: () => jobs.housekeeping.underWay },
    { what: 'requests', run: () => server.close() },
    { what: 'snapshots of the tables in memory', run: () => tables.host.memory.forgetAll() },
    { what: 'bots', run: () => (bots.close(), tables.botClaims.close()) },
    // Runs twice, because a run that has already begun may have missed the latest counts.
    { what: 'limits', run: () => jobs.counting.now().then(() => jobs.counting.now()) },
    { what: 'the store', run: () => store.close() },
    { what: 'the data folder', run: () => (atWork.close(), lock.release()) },
  ]
}

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
