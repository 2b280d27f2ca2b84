// `tw bench server`: clients play the same game on our server and on boardgame.io's, and send as much to a bare echo, all in one
// run and in turns. Only the server's CPU time counts. Clients run in another process.

import { atEcho, atOurs, atPeer, SEATS, type SitDown, type Tally } from './load.ts'
import { middleOf } from './middle.ts'
import { type Running, start } from './running.ts'

const SMALL = 'salt-and-timber'
const OURS = 'ours'
const PEER = 'boardgame.io'

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
  readonly game: string
  readonly tables: number
  readonly seconds: number
  readonly found: readonly { readonly server: string; readonly measured: Measured }[]
}

/** A server, and how clients sit down at it. */
interface Side {
  readonly server: string
  readonly running: Running
  readonly sitDown: SitDown
}

interface Sum {
  readonly tally: Tally
  cpu: number
  ms: number
}
const nothing = (): Sum => ({ tally: { waits: [], received: 0 }, cpu: 0, ms: 0 })

interface Wanted {
  readonly seconds: number
  readonly tables: number
  /** The game to play from the middle of a recorded game; Salt and Timber, next to boardgame.io, if omitted. */
  readonly game?: string | undefined
  /** Another checkout, to compare its server. */
  readonly against?: string | undefined
}

/** One game at each server's tables in turn, repeatedly, so other load on the machine affects all of them equally. */
export async function benchServer({ seconds, tables, game = SMALL, against }: Wanted): Promise<ServerReport> {
  const sides = await started(game, against)
  const sums = sides.map(nothing)
  for (const side of sides) await round(side, tables, nothing()) // Warms up.
  while (sums.some(({ ms }) => ms < seconds * 1000))
    for (const [i, side] of sides.entries()) {
      const sum = sums[i]
      if (sum !== undefined && sum.ms < seconds * 1000) await round(side, tables, sum)
    }
  for (const { running } of sides) running.stop()
  const found = sides.map(({ server }, i) => ({ server, measured: measured(sums[i] ?? nothing()) }))
  return { node: process.versions.node, game, tables, seconds, found }
}

async function started(game: string, against: string | undefined): Promise<readonly Side[]> {
  const source = game === SMALL ? null : middleOf(game)
  const ours = { server: OURS, running: await start('ours'), sitDown: atOurs(source) }
  const sides = [ours]
  if (against !== undefined)
    sides.push({ ...ours, server: 'before', running: await start('ours', { checkout: against }) })
  if (source !== null) return sides
  const echo = { server: 'echo', running: await start('echo'), sitDown: atEcho }
  return [echo, ...sides, { server: PEER, running: await start('peer'), sitDown: atPeer }]
}

async function round({ sitDown, running }: Side, tables: number, sum: Sum): Promise<void> {
  const sat = await Promise.all(Array.from({ length: tables }, () => sitDown(running.address)))
  const before = await running.used()
  const began = performance.now()
  await Promise.all(sat.map(table => table.play(sum.tally)))
  sum.ms += performance.now() - began
  sum.cpu += (await running.used()).cpu - before.cpu
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

const row = (name: string, { choices, perSecond, p50, p99, cpuPerChoice, bytesPerChoiceAndSeat }: Measured): string =>
  [
    name.padEnd(14),
    choices.toFixed(0).padStart(7),
    perSecond.toFixed(0).padStart(9),
    p50.toFixed(1).padStart(8),
    p99.toFixed(1).padStart(8),
    cpuPerChoice.toFixed(0).padStart(12),
    bytesPerChoiceAndSeat.toFixed(0).padStart(14),
  ].join('  ')

export function writtenServer({ node, game, tables, seconds, found }: ServerReport): string {
  const cpuOf = (wanted: string) => found.find(({ server }) => server === wanted)?.measured.cpuPerChoice
  const ratioTo = (wanted: string): string[] => {
    const [ours, theirs] = [cpuOf(OURS), cpuOf(wanted)]
    return ours === undefined || theirs === undefined ? [] : [`${(ours / theirs).toFixed(2)} times that of ${wanted}`]
  }
  return [
    `${game} at ${tables} tables at once, at least ${seconds} s of play each, interleaved; Node ${node}.`,
    'A choice is acknowledged when it is on disk (ours) or in memory (boardgame.io). An echo is 200 characters and back.',
    '',
    'server          choices  choices/s  p50, ms  p99, ms  CPU us/choice  bytes/choice/seat',
    ...found.map(({ server, measured: one }) => row(server, one)),
    '',
    `CPU of our choice: ${['echo', 'before', PEER].flatMap(ratioTo).join(', ')}${game === SMALL ? ' (goal 1)' : ''}`,
  ].join('\n')
}
