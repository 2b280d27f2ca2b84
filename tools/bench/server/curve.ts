// `tw bench server --crowd --game titans-of-industry`: people at 500 tables of a game, which move at a growing rate. Prints where the
// server stops keeping up.

import { monitorEventLoopDelay } from 'node:perf_hooks'
import { type Sat, sit, type Tally } from './load.ts'
import { middleOf } from './middle.ts'
import { type Running, start } from './running.ts'

interface Point {
  /** Choices a second: sent if the server keeps up, and made. */
  readonly offered: number
  readonly made: number
  readonly p50: number
  readonly p99: number
  /** The server's share of one core, and its CPU time per choice in microseconds. */
  readonly core: number
  readonly cpuPerChoice: number
  /** How late the 99th percentile of timers is, in milliseconds: in the server, and in the clients, which share the machine. */
  readonly lag: { readonly server: number; readonly clients: number }
}

export interface CurveReport {
  readonly node: string
  readonly game: string
  readonly tables: number
  readonly memory: number
  readonly points: readonly Point[]
}

const RATES = [25, 50, 100, 200, 400, 800]
/** Before that, choices at this rate warm up the server, which has only seated people so far. */
const WARM_UP_RATE = 100
/** A server keeps up if it makes this share of the choices. */
const KEEPS_UP = 0.9
const AT_ONCE = 10
const RESOLUTION_MS = 5

interface Wanted {
  readonly game: string
  readonly seconds: number
  readonly tables: number
}

export async function benchCurve({ game, seconds, tables }: Wanted): Promise<CurveReport> {
  const server = await start('ours')
  const source = middleOf(game)
  const sat: Sat[] = []
  while (sat.length < tables) {
    const more = Array.from({ length: Math.min(AT_ONCE, tables - sat.length) }, () => sit(server.address, source))
    sat.push(...(await Promise.all(more)))
  }
  await playedAt(server, sat, WARM_UP_RATE, seconds)
  await server.used('tidied') // what sitting down left behind
  const points: Point[] = []
  for (const rate of RATES) {
    const point = await playedAt(server, sat, rate, seconds)
    points.push(point)
    if (point.made < rate * KEEPS_UP) break
  }
  const memory = (await server.used('tidied')).rss
  server.stop()
  return { node: process.versions.node, game, tables, memory, points }
}

/** One table after another at even intervals. A table that is still waiting for its last choice is left out. */
async function playedAt(server: Running, sat: readonly Sat[], rate: number, seconds: number): Promise<Point> {
  const tally: Tally = { waits: [], received: 0 }
  const busy = new Set<Sat>()
  const before = await server.used()
  const lag = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  await lagOf(server) // Begins a new interval.
  lag.enable()
  const began = performance.now()
  for (let n = 0; n < rate * seconds; n++) {
    const early = began + (n * 1000) / rate - performance.now()
    if (early > 1) await new Promise(done => setTimeout(done, early))
    const table = sat[n % sat.length]
    if (table === undefined || busy.has(table)) continue
    busy.add(table)
    void table.choose(tally).then(() => busy.delete(table))
  }
  const ms = performance.now() - began
  const made = tally.waits.length
  const { cpu } = await server.used()
  lag.disable()
  const serverLag = await lagOf(server)
  while (busy.size > 0) await new Promise(done => setTimeout(done, 10))
  const waits = tally.waits.toSorted((a, b) => a - b)
  const at = (share: number) => waits[Math.floor(waits.length * share)] ?? 0
  return {
    offered: rate,
    made: (made * 1000) / ms,
    p50: at(0.5),
    p99: at(0.99),
    core: (cpu - before.cpu) / (ms * 1000),
    cpuPerChoice: (cpu - before.cpu) / made,
    lag: { server: serverLag, clients: lag.percentile(99) / 1e6 - RESOLUTION_MS },
  }
}

/** Since it was last asked. */
async function lagOf({ address }: Running): Promise<number> {
  const metrics = await (await fetch(new URL('metrics', address))).text()
  return 1000 * Number(/^tableworks_event_loop_lag_seconds\{quantile="0.99"\} (\S+)$/m.exec(metrics)?.[1])
}

export function writtenCurve({ node, game, tables, memory, points }: CurveReport): string {
  const row = ({ offered, made, p50, p99, core, cpuPerChoice, lag }: Point): string =>
    [
      offered.toFixed(0).padStart(9),
      made.toFixed(0).padStart(6),
      p50.toFixed(1).padStart(8),
      p99.toFixed(1).padStart(8),
      `${(core * 100).toFixed(0)}%`.padStart(6),
      cpuPerChoice.toFixed(0).padStart(13),
      lag.server.toFixed(1).padStart(14),
      lag.clients.toFixed(1).padStart(15),
    ].join('  ')
  return [
    `People at ${tables} tables of ${game} in mid-game; ${Math.round(memory / 2 ** 20)} MB; Node ${node}.`,
    '',
    'choices/s    made  p50, ms  p99, ms    core  CPU us/choice  server lag, ms  clients lag, ms',
    ...points.map(row),
  ].join('\n')
}
