// `tw bench server`: clients play the same game on our server and on boardgame.io's, and send as much to a bare echo, all in one
// run and in turns. Only the server's CPU time counts; clients run in another process.

import { atEcho, atOurs, atPeer, SEATS, type SitDown, type Tally } from './load.ts'
import { type Running, start } from './running.ts'

interface Measured {
  readonly choices: number
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  /** The server's CPU time in microseconds. */
  readonly cpuPerChoice: number
  /** Characters received per seat. */
  readonly bytesPerChoiceAndSeat: number
}
export interface ServerReport {
  readonly node: string
  readonly tables: number
  readonly seconds: number
  readonly echo: Measured
  readonly ours: Measured
  readonly boardgameIo: Measured
}

type Name = 'echo' | 'ours' | 'boardgameIo'
const SIT_DOWN: Readonly<Record<Name, SitDown>> = { echo: atEcho, ours: atOurs, boardgameIo: atPeer }
const NAMES = Object.keys(SIT_DOWN) as Name[]

interface Sum {
  readonly tally: Tally
  cpu: number
  ms: number
}
const nothing = (): Sum => ({ tally: { waits: [], received: 0 }, cpu: 0, ms: 0 })

/** One game at each server's tables in turn, repeatedly, so other load on the machine affects all of them equally. */
export async function benchServer({ seconds, tables }: { seconds: number; tables: number }): Promise<ServerReport> {
  const servers = { echo: await start('echo'), ours: await start('ours'), boardgameIo: await start('peer') }
  const found: Record<Name, Sum> = { echo: nothing(), ours: nothing(), boardgameIo: nothing() }
  for (const name of NAMES) await round(SIT_DOWN[name], servers[name], tables, nothing()) // Warms up.
  while (NAMES.some(name => found[name].ms < seconds * 1000))
    for (const name of NAMES)
      if (found[name].ms < seconds * 1000) await round(SIT_DOWN[name], servers[name], tables, found[name])
  for (const server of Object.values(servers)) server.stop()
  const [echo, ours, boardgameIo] = NAMES.map(name => measured(found[name])) as [Measured, Measured, Measured]
  return { node: process.versions.node, tables, seconds, echo, ours, boardgameIo }
}

async function round(sitDown: SitDown, server: Running, tables: number, sum: Sum): Promise<void> {
  const sat = await Promise.all(Array.from({ length: tables }, () => sitDown(server.address)))
  const before = await server.used()
  const began = performance.now()
  await Promise.all(sat.map(table => table.play(sum.tally)))
  sum.ms += performance.now() - began
  sum.cpu += (await server.used()).cpu - before.cpu
  for (const table of sat) table.leave()
}

function measured({ tally, cpu, ms }: Sum): Measured {
  const waits = tally.waits.toSorted((a, b) => a - b)
  const at = (share: number) => waits[Math.floor(waits.length * share)] ?? 0
  return {
    choices: waits.length,
    perSecond: waits.length / (ms / 1000),
    p50: at(0.5),
    p99: at(0.99),
    cpuPerChoice: cpu / waits.length,
    bytesPerChoiceAndSeat: tally.received / waits.length / SEATS,
  }
}

const row = (name: string, { perSecond, p50, p99, cpuPerChoice, bytesPerChoiceAndSeat }: Measured): string =>
  [
    name.padEnd(14),
    perSecond.toFixed(0).padStart(10),
    p50.toFixed(1).padStart(8),
    p99.toFixed(1).padStart(8),
    cpuPerChoice.toFixed(0).padStart(12),
    bytesPerChoiceAndSeat.toFixed(0).padStart(14),
  ].join('  ')

export function writtenServer({ node, tables, seconds, echo, ours, boardgameIo }: ServerReport): string {
  const ratio = (ours.cpuPerChoice / boardgameIo.cpuPerChoice).toFixed(2)
  return [
    `Salt and Timber with ${SEATS} seats at ${tables} tables at once, at least ${seconds} s of play each, interleaved; Node ${node}.`,
    'A choice is acknowledged when it is on disk (ours) or in memory (boardgame.io). An echo is 200 characters and back.',
    '',
    'server          choices/s  p50, ms  p99, ms  CPU us/choice  bytes/choice/seat',
    row('echo', echo),
    row('ours', ours),
    row('boardgame.io', boardgameIo),
    '',
    `CPU of a choice: ${ratio} times boardgame.io's (goal 0.125), ${(ours.cpuPerChoice / echo.cpuPerChoice).toFixed(1)} times a bare echo's.`,
  ].join('\n')
}
