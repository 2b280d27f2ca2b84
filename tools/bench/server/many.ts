// `tw bench server --servers 3`: the same tables on one, two and three servers of one PostgreSQL, in turns. The players of a table are
// either at the same server, or each at the next one as behind a round-robin proxy.

import { readdirSync, readFileSync } from 'node:fs'
import { CHOICES, type Sat, SEATS, sit, type Tally } from './load.ts'
import { type Running, start } from './running.ts'

interface Measured {
  readonly servers: number
  /** Whether the players of each table are at different servers. */
  readonly isSpread: boolean
  readonly choices: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** CPU time of all servers, and of the database's connections if it runs on this machine, in microseconds. */
  readonly cpuPerChoice: number
  readonly databaseCpuPerChoice: number | null
  /** The reads of all servers, background work included. */
  readonly readsPerChoice: number
}

export interface ManyReport {
  readonly node: string
  readonly tables: number
  readonly seconds: number
  readonly found: readonly Measured[]
}

interface Sum {
  readonly servers: number
  readonly isSpread: boolean
  readonly tally: Tally
  ms: number
  cpu: number
  databaseCpu: number | null
  reads: number
}

interface Wanted {
  readonly seconds: number
  readonly tables: number
  readonly servers: number
  /** An empty PostgreSQL database. */
  readonly database: string
}

export async function benchMany({ seconds, tables, servers, database }: Wanted): Promise<ManyReport> {
  const running: Running[] = []
  while (running.length < servers) running.push(await start('ours', { database }))
  const sums: Sum[] = []
  for (let count = 1; count <= servers; count++)
    for (const isSpread of count === 1 ? [false] : [false, true])
      sums.push({
        servers: count,
        isSpread,
        tally: { waits: [], received: 0 },
        ms: 0,
        cpu: 0,
        databaseCpu: 0,
        reads: 0,
      })
  const name = new URL(database).pathname.slice(1)
  const play = (sum: Sum) => round(running, tables, sum, () => databaseCpu(name))
  for (const sum of sums) await play({ ...sum, tally: { waits: [], received: 0 } }) // Warms up.
  while (sums.some(({ ms }) => ms < seconds * 1000))
    for (const sum of sums) if (sum.ms < seconds * 1000) await play(sum)
  for (const server of running) server.stop()
  return { node: process.versions.node, tables, seconds, found: sums.map(measured) }
}

async function round(
  running: readonly Running[],
  tables: number,
  sum: Sum,
  databaseCpuNow: () => CpuOfProcess,
): Promise<void> {
  const used = running.slice(0, sum.servers)
  const addresses = used.map(({ address }) => address)
  const rotated = (by: number) => addresses.map((_address, i) => addresses[(i + by) % addresses.length] ?? '')
  const sat: Sat[] = []
  // Sits down at one table after another. This isn't measured, and doing it all at once would need every connection.
  while (sat.length < tables) sat.push(await sit(sum.isSpread ? rotated(sat.length) : rotated(sat.length).slice(0, 1)))
  const cpu = async () => (await Promise.all(used.map(server => server.used()))).reduce((all, one) => all + one.cpu, 0)
  const reads = async () => (await Promise.all(addresses.map(readsAt))).reduce((all, one) => all + one, 0)
  const [before, readsBefore, databaseBefore] = [await cpu(), await reads(), databaseCpuNow()]
  const began = performance.now()
  await Promise.all(
    sat.map(async table => {
      for (let made = 0; made < CHOICES; made++) await table.choose(sum.tally)
    }),
  )
  sum.ms += performance.now() - began
  sum.cpu += (await cpu()) - before
  sum.reads += (await reads()) - readsBefore
  const databaseUsed = usedBetween(databaseBefore, databaseCpuNow())
  sum.databaseCpu = sum.databaseCpu === null || databaseUsed === null ? null : sum.databaseCpu + databaseUsed
  for (const table of sat) table.leave()
}

/** How many reads of its store a server has made. */
async function readsAt(address: string): Promise<number> {
  const metrics = await (await fetch(`${address}metrics`)).text()
  return Number(/^tableworks_store_seconds_count\{does="read"\} (\d+)$/m.exec(metrics)?.[1] ?? 0)
}

type CpuOfProcess = ReadonlyMap<string, number>

/** The CPU time of a database's connections in microseconds; empty if PostgreSQL doesn't run here on Linux. */
function databaseCpu(name: string): CpuOfProcess {
  const processes = process.platform === 'linux' ? readdirSync('/proc').filter(id => /^\d+$/.test(id)) : []
  return new Map(processes.filter(id => isConnectionTo(name, id)).map(id => [id, cpuOf(id)]))
}

/** Connections that ended meanwhile don't count. */
function usedBetween(before: CpuOfProcess, after: CpuOfProcess): number | null {
  if (after.size === 0) return null
  return [...after].reduce((all, [id, cpu]) => all + cpu - (before.get(id) ?? 0), 0)
}

/** PostgreSQL names the process of a connection after its user, database and client. */
function isConnectionTo(name: string, id: string): boolean {
  const title = readText(`/proc/${id}/cmdline`)
  return title.startsWith('postgres: ') && title.includes(` ${name} `)
}

/** The process may have ended in the meantime. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Linux counts CPU time in hundredths of a second. */
const TICK_US = 10_000

function cpuOf(id: string): number {
  const stat = readText(`/proc/${id}/stat`)
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [user = 0, system = 0] = fields.slice(11, 13).map(Number)
  return (user + system) * TICK_US
}

function measured({ servers, isSpread, tally, ms, cpu, databaseCpu: database, reads }: Sum): Measured {
  const waits = tally.waits.toSorted((a, b) => a - b)
  const at = (share: number) => waits[Math.floor(waits.length * share)] ?? 0
  return {
    servers,
    isSpread,
    choices: waits.length,
    perSecond: waits.length / (ms / 1000),
    p50: at(0.5),
    p99: at(0.99),
    cpuPerChoice: cpu / waits.length,
    databaseCpuPerChoice: database === null ? null : database / waits.length,
    readsPerChoice: reads / waits.length,
  }
}

export function writtenMany({ node, tables, seconds, found }: ManyReport): string {
  const [one] = found
  const row = (each: Measured): string =>
    [
      `${each.servers}${each.isSpread ? ', spread' : ''}`.padEnd(10),
      each.choices.toFixed(0).padStart(8),
      each.perSecond.toFixed(0).padStart(10),
      (each.perSecond / (one?.perSecond ?? 1)).toFixed(2).padStart(6),
      each.p50.toFixed(1).padStart(8),
      each.p99.toFixed(1).padStart(8),
      each.cpuPerChoice.toFixed(0).padStart(14),
      (each.cpuPerChoice / (one?.cpuPerChoice ?? 1)).toFixed(2).padStart(6),
      (each.databaseCpuPerChoice?.toFixed(0) ?? '?').padStart(16),
      each.readsPerChoice.toFixed(1).padStart(5),
    ].join('  ')
  return [
    `Salt and Timber with ${SEATS} seats at ${tables} tables at once on one PostgreSQL, at least ${seconds} s of play each, interleaved; Node ${node}.`,
    'Spread: the players of a table are at different servers, as behind a round-robin proxy; otherwise at the same one.',
    '',
    'servers      choices  choices/s   ratio  p50, ms  p99, ms  servers’ CPU us   ratio  database CPU us  reads',
    ...found.map(row),
  ].join('\n')
}
