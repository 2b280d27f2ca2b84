// From settings to a listening server, with one clear sentence for everything a person can get wrong.

import { mkdir, open, rm, stat, writeFile } from 'node:fs/promises'
import { isIPv6, type AddressInfo } from 'node:net'
import path from 'node:path'
import { availableParallelism } from 'node:os'
import { hostErrorOf } from '@tableworks/host/link'
import { addressOf } from './address.ts'
import { createApp, PATIENCE_MS, type AppSettings } from './app.ts'
import { BotThreads } from './online/bot-threads.ts'
import { Hourly } from './online/limits.ts'
import { Metrics } from './online/metrics.ts'
import { openSockets } from './online/sockets.ts'
import { AtWork } from './online/at-work.ts'
import { OnlineTables } from './online/tables.ts'
import type { ServerStore } from './store/server-store.ts'
import { openSqlite } from './store/sqlite.ts'

export interface ServeSettings extends AppSettings {
  host: string
  port: number
  /** The folder for everything that must survive a restart. */
  data: string
  /** The address of a PostgreSQL to keep the tables in; without it they are in a file in the data folder. */
  database?: string | null
  /** A stored table is played again every so many seconds; 0: none is. */
  checkSeconds?: number
}

export interface Served {
  /** Where a browser on this machine finds the page. */
  address: string
  close(): Promise<void>
}

/** The server cannot start as asked; the message is meant for the person who asked. */
export class CannotStart extends Error {}

/** Settings as the environment names them. An empty value counts as not given. */
export function settingsFrom(
  env: Record<string, string | undefined>,
): Pick<ServeSettings, 'host' | 'port' | 'data' | 'database' | 'isBehindProxy' | 'checkSeconds'> {
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
      'TABLEWORKS_DATABASE must be the address of a PostgreSQL: postgres://user:password@host/name.',
    )
  return {
    host: env['HOST'] || '127.0.0.1',
    port: Number(port),
    data: path.resolve(env['TABLEWORKS_DATA'] || 'data'),
    database,
    isBehindProxy: proxy === '1',
    checkSeconds: Number(checkSeconds),
  }
}

/** Tables nobody has looked at for so long leave memory. */
const IDLE_MS = 5 * 60_000
const SWEEP_MS = 60_000
/** Between two tables that are played again, each in a thread that is started for it: 1,440 a day. */
const CHECK_SECONDS = 60
/** A server that is killed forgets what was counted since. */
const COUNTS_MS = 10_000

export async function serve({
  host,
  port,
  data,
  database = null,
  checkSeconds = CHECK_SECONDS,
  ...app
}: ServeSettings): Promise<Served> {
  await prepareData(data)
  const store = await (database === null ? openFile(data) : openDatabase(database))
  const bots = new BotThreads(Math.max(1, availableParallelism() - 1))
  const metrics = new Metrics()
  const atWork = new AtWork(data)
  const tables = new OnlineTables(store, bots, {
    atWork,
    onSetApart: (table, error) => {
      metrics.count('set_apart_total')
      server.log.error({ table, error }, 'a table is set apart')
    },
    onChecked: found => metrics.count('checked_total', { found }),
  })
  const hourly = new Hourly()
  await hourly.resume(store, Date.now())
  const server = await createApp(app, { tables, metrics, hourly })
  await tables.resumeQuarantine(atWork.deadly)
  const sockets = openSockets(server.server, {
    tables,
    metrics,
    hourly,
    now: Date.now,
    log: server.log,
    version: app.version,
    heartbeatMs: app.patienceMs ?? PATIENCE_MS,
    addressOf: request => addressOf(request, app.isBehindProxy === true),
  })
  metrics.gauge('sockets', () => sockets.count)
  metrics.gauge('tables_in_memory', () => tables.host.memory.count)
  metrics.gauge('tables_set_apart', () => tables.host.memory.quarantine.size)
  metrics.gauge('memory_bytes', () => process.memoryUsage().rss)
  const sweeping = setInterval(() => void tables.sweep(IDLE_MS), SWEEP_MS)
  const keepCounts = () =>
    hourly.keep(store).catch((error: unknown) => server.log.warn({ error }, 'limits were not kept'))
  const counting = setInterval(() => void keepCounts(), COUNTS_MS)

  let underWay: Promise<void> | null = null
  const checkNext = () => {
    underWay ??= tables
      .checkNext()
      .catch((error: unknown) => server.log.warn({ error }, 'a table was not checked'))
      .then(() => void (underWay = null))
  }
  const checking = checkSeconds === 0 ? undefined : setInterval(checkNext, checkSeconds * 1000)

  const close = async () => {
    clearInterval(checking)
    tables.stopChecking()
    await underWay
    clearInterval(sweeping)
    clearInterval(counting)
    sockets.close()
    await server.close()
    await tables.host.memory.forgetAll()
    bots.close()
    await keepCounts()
    await store.close()
    atWork.close()
  }
  try {
    await server.listen({ host, port })
  } catch (error) {
    await close()
    throw new CannotStart(whyNotListening(error, host, port))
  }
  let closing: Promise<void> | null = null
  return { address: addressFor(server.server.address() as AddressInfo), close: () => (closing ??= close()) }
}

/** The file of all tables, which nobody else on the machine may read. */
async function openFile(data: string): Promise<ServerStore> {
  const file = path.join(data, 'tables.db')
  try {
    await (await open(file, 'a', 0o600)).close()
    return await openSqlite(file)
  } catch (error) {
    throw new CannotStart(`The tables in ${file} cannot be opened: ${hostErrorOf(error).detail}`)
  }
}

async function openDatabase(address: string): Promise<ServerStore> {
  try {
    const { openPostgres } = await import('./store/postgres.ts') // only who wants it waits for it
    return await openPostgres(address)
  } catch (error) {
    // The address itself may hold a password.
    throw new CannotStart(`The PostgreSQL that TABLEWORKS_DATABASE names cannot be used: ${hostErrorOf(error).detail}`)
  }
}

/** Ctrl-C or a polite kill: stop taking requests, then let the process end by itself. */
export function stopOnSignals(served: Served): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void served.close())
}

/** Makes the data folder and sees that it can be written to; whoever has long work before serving asks first. */
export async function prepareData(data: string): Promise<void> {
  const probe = path.join(data, '.may-write')
  try {
    await makeFolder(data)
    await writeFile(probe, '')
    await rm(probe)
  } catch {
    throw new CannotStart(`The data folder ${data} cannot be written to; set TABLEWORKS_DATA to one that can.`)
  }
}

/** Folder by folder: asked for all at once, Node tries for ever where a file system answers that a parent is missing. */
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
    return `Port ${port} on ${host} is already taken; stop the other program or set PORT to another number.`
  if (code === 'EACCES') return `You may not use port ${port} on ${host}; set PORT to a number of 1024 or more.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `This machine has no address ${host}; set HOST to one it has, for example 127.0.0.1.`
  return `The server could not listen on ${host}, port ${port}: ${message}`
}

function addressFor({ address, port }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}/`
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}/`
}
