// `tw bench server --crowd`: 2,000 people at 500 watched tables, with 20,000 idle tables. Measures the server's memory and disk
// use, and its load when every table makes a choice every ten seconds.

import { type Sat, SEATS, sit, type Tally } from './load.ts'
import { middleOf } from './middle.ts'
import { type Running, start } from './running.ts'

export interface CrowdReport {
  readonly live: number
  readonly idle: number
  /** Bytes: at the start, with everyone at their tables, and with the idle tables added. */
  readonly resident: { readonly empty: number; readonly live: number; readonly all: number }
  /** Bytes of heap per live table with its four connections, for the teaching game and for a heavy one. */
  readonly heapPerTable: { readonly small: number; readonly heavy: number }
  readonly diskPerIdleTable: number
  /**
   * The share of one core, and milliseconds from a choice to its acknowledgement, while each table makes a choice every ten
   * seconds.
   */
  readonly playing: { readonly core: number; readonly p50: number; readonly p99: number; readonly choices: number }
  /** The median time to get a list of tables, in milliseconds. */
  readonly list: number
}

const SECONDS_BETWEEN_CHOICES = 10
const AT_ONCE = 50
const HEAVY_TABLES = 10

export async function benchCrowd({ seconds, live = 500, idle = 20_000 }: Crowd): Promise<CrowdReport> {
  const server = await start('ours')
  try {
    return await measured(server, { seconds, live, idle })
  } finally {
    server.stop()
  }
}

async function measured(server: Running, { seconds, live, idle }: Required<Crowd>): Promise<CrowdReport> {
  const warm = await sit(server.address)
  const tally: Tally = { waits: [], received: 0 }
  for (let made = 0; made < 24; made++) await warm.choose(tally)
  const empty = await server.used('tidied')
  const atHeavy: Sat[] = []
  const source = middleOf('titans-of-industry')
  for (let i = 0; i < HEAVY_TABLES; i++) atHeavy.push(await sit(server.address, source)) // Reads the files one after another.
  const before = await server.used('tidied')
  const sat = await sitAt(server, live)
  const seated = await server.used('tidied')
  const diskPerIdleTable = await server.addIdle(idle)
  const playing = await playSteadily(server, sat, seconds)
  const list = await listTime(sat)
  const all = await server.used('tidied')
  for (const one of [...sat, ...atHeavy, warm]) one.leave()
  return {
    live,
    idle,
    resident: { empty: empty.rss, live: seated.rss, all: all.rss },
    heapPerTable: {
      small: (seated.heap - before.heap) / live,
      heavy: (before.heap - empty.heap) / HEAVY_TABLES,
    },
    diskPerIdleTable,
    playing,
    list,
  }
}

interface Crowd {
  readonly seconds: number
  readonly live?: number
  readonly idle?: number
}

async function sitAt(server: Running, tables: number): Promise<Sat[]> {
  const sat: Sat[] = []
  while (sat.length < tables) {
    const more = Array.from({ length: Math.min(AT_ONCE, tables - sat.length) }, () => sit(server.address))
    sat.push(...(await Promise.all(more)))
  }
  return sat
}

/** One table after another, at even intervals. */
async function playSteadily(server: Running, sat: readonly Sat[], seconds: number): Promise<CrowdReport['playing']> {
  const tally: Tally = { waits: [], received: 0 }
  const every = (SECONDS_BETWEEN_CHOICES * 1000) / sat.length
  const before = await server.used()
  const began = performance.now()
  const made: Promise<unknown>[] = []
  for (let n = 0; n * every < seconds * 1000; n++) {
    const early = began + n * every - performance.now()
    if (early > 1) await new Promise(done => setTimeout(done, early))
    made.push(sat[n % sat.length]?.choose(tally) ?? Promise.resolve())
  }
  await Promise.all(made)
  const core = ((await server.used()).cpu - before.cpu) / ((performance.now() - began) * 1000)
  const waits = tally.waits.toSorted((a, b) => a - b)
  const at = (share: number) => waits[Math.floor(waits.length * share)] ?? 0
  return { core, p50: at(0.5), p99: at(0.99), choices: waits.length }
}

async function listTime(sat: readonly Sat[]): Promise<number> {
  const times: number[] = []
  for (const { pages } of sat.slice(0, 21)) {
    const began = performance.now()
    await pages[0]?.ask('tables', {})
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
}

const mb = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`
const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`

export function writtenCrowd({
  live,
  idle,
  resident,
  heapPerTable,
  diskPerIdleTable,
  playing,
  list,
}: CrowdReport): string {
  return [
    `${live * SEATS} people at ${live} watched tables of Salt and Timber, and ${idle} idle tables.`,
    `Memory of the process: ${mb(resident.empty)} at the start, ${mb(resident.live)} with the people, ${mb(resident.all)} with the idle tables after play.`,
    `Heap of a live table with four connections: ${kb(heapPerTable.small)}; of one of Titans of Industry in mid-game: ${kb(heapPerTable.heavy)}.`,
    `An idle table takes ${kb(diskPerIdleTable)} of disk and no memory; listing a player's tables takes ${list.toFixed(0)} ms.`,
    `A choice at each table every ${SECONDS_BETWEEN_CHOICES} s (${playing.choices} choices): ${(playing.core * 100).toFixed(1)}% of a core; p50 ${playing.p50.toFixed(1)} ms, p99 ${playing.p99.toFixed(1)} ms.`,
  ].join('\n')
}
