// `tw bench server --finished 50000`: how much disk finished games take before and after they are archived, and how quickly they are
// listed, opened and exported among many others. A few games of each kind are played at random through the host, archived as a server
// does it, and copied in the database.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { GAMES } from '@tableworks/games'
import { type Look, recordOfFile, type TableNews } from '@tableworks/host'
import { type AnyGame, gameFileOf, type Seat, seatsOf, seedFrom, Table } from '@tableworks/kernel'
import { OnlineTables, openStore, type ServerStore } from '@tableworks/server'
import { median } from '../clock.ts'
import { playTable, seatsFor } from '../own.ts'
import { Copies } from './copies.ts'

interface Wanted {
  readonly games: number
  /** An empty PostgreSQL database; null for a file. */
  readonly database: string | null
}

interface Each {
  readonly game: string
  readonly lines: number
  /** Bytes of the compressed log and of the compressed last snapshot. */
  readonly log: number
  readonly memory: number
  /** Milliseconds, medians: the first look at a finished game that isn't in memory, and its game file. */
  readonly open: number
  readonly export: number
}

interface Found {
  readonly games: number
  /** Milliseconds, medians: the list of a player's tables, of one with a full list, and a page of a player's past games. */
  readonly list: number
  readonly fullList: number
  readonly history: number
  readonly each: readonly Each[]
}

export interface FinishedReport {
  readonly node: string
  readonly isPostgres: boolean
  readonly players: number
  /** Bytes on disk per finished game, with all that belongs to it: while its log is stored line by line, and archived. */
  readonly disk: { readonly live: number; readonly archived: number }
  /** Measured with a tenth of the games stored, and with all of them. */
  readonly found: readonly Found[]
}

const GAMES_OF_A_KIND = 5
const LIVE_COPIES = 20 * GAMES_OF_A_KIND * Object.keys(GAMES).length
const LOOKED_AT = 21
const DAYS_MS = 48 * 60 * 60_000

export async function benchFinished({ games, database }: Wanted): Promise<FinishedReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'finished-'))
  const file = path.join(folder, 'tables.db')
  const store = await openStore(folder, database)
  const copies = await Copies.open(file, database)
  try {
    return await measured(store, copies, games)
  } finally {
    await copies.close()
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measured(store: ServerStore, copies: Copies, games: number): Promise<FinishedReport> {
  let skipped = 0
  const tables = new OnlineTables(store, NO_BOTS, { now: () => Date.now() + skipped })
  const players = Math.ceil(games / 5)
  await copies.addPlayers(players)
  for (const game of Object.values(GAMES)) await playSome(store, tables, game)
  const size = async () => (await copies.settle(), store.bytes())
  const before = await size()
  await copies.add({ from: games, to: games + LIVE_COPIES, players })
  const live = ((await size()) - before) / LIVE_COPIES
  await copies.remove()
  skipped = DAYS_MS
  await tables.archiveFinished()
  await copies.shrink()
  const empty = await size()
  const found: Found[] = []
  for (const to of [Math.ceil(games / 10), games]) {
    await copies.add({ from: found.at(-1)?.games ?? 0, to, players })
    found.push(await look(copies, tables, to, players))
  }
  const archived = ((await size()) - empty) / games
  tables.close()
  return { node: process.versions.node, isPostgres: copies.isPostgres, players, disk: { live, archived }, found }
}

const NO_BOTS = { think: () => ({ answer: new Promise<null>(() => undefined), interrupt: () => undefined }) }
const LOOK: Look = { viewer: null, gate: null, isChosen: true, step: null, since: -1 }

/** Random games. The last move goes through the host, which records the result and stores the snapshot. */
async function playSome(store: ServerStore, tables: OnlineTables, game: AnyGame): Promise<void> {
  for (let n = 0; n < GAMES_OF_A_KIND; n++) {
    const seats = seatsOf(seatsFor(game))
    const played = new Table(game, { seatNames: seats.map(seat => `Seat ${seat}`), seed: seedFrom(`finished ${n}`) })
    playTable(played, Number.POSITIVE_INFINITY)
    const log = gameFileOf(played).log
    const last = log.at(-1)
    if (last === undefined) throw new Error(`a game of ${game.id} has no move`)
    const open = { ...gameFileOf(played), log: log.slice(0, -1), result: null }
    const id = `on-${game.id.padEnd(19, '_').slice(0, 19)}${n}`
    const { record, lines } = recordOfFile(game, open, { id, now: Date.now(), bots: [] })
    const held = seats.map((seat): { seat: Seat; player: string } => ({ seat, player: `p${seat}` }))
    await store.addRoom(record, lines, { owner: 'p0', held, bytes: 0 })
    const said = await tables.host.as('device').say(id, last[0] as Seat, last[1], lines.length, LOOK)
    const { news } = (await store.table(id)) as { news: TableNews }
    if ('refusal' in said || news.result === null) throw new Error(`a game of ${game.id} didn't end`)
    await tables.host.memory.forgetAll()
  }
}

async function look(copies: Copies, tables: OnlineTables, games: number, players: number): Promise<Found> {
  const some = Array.from({ length: LOOKED_AT }, (_, n) => `p${(n * 997) % players}`)
  const each: Each[] = []
  for (const game of Object.keys(GAMES)) {
    const ids = await copies.finished(game, LOOKED_AT)
    const open = await timed(
      ids,
      async id => {
        await tables.host.as('device').look(id, LOOK)
      },
      () => forget(tables),
    )
    const exported = await timed(ids, async id => {
      await (await tables.host.exported(id)).text()
    })
    each.push({ game, ...(await copies.archived(ids)), open, export: exported })
  }
  return {
    games,
    list: await timed(
      some,
      player => tables.cards.listFor(player),
      () => forget(tables),
    ),
    fullList: await timed(
      ['many', 'many', 'many'],
      player => tables.cards.listFor(player),
      () => forget(tables),
    ),
    history: await timed(some, player => tables.profiles.history(player, null, Number.MAX_SAFE_INTEGER)),
    each,
  }
}

/** Clears the memory, so everything is read from the database. */
async function forget(tables: OnlineTables): Promise<void> {
  await tables.host.memory.forgetAll()
  await tables.sweep(0)
}

async function timed<T>(all: readonly T[], work: (one: T) => Promise<unknown>, after?: () => Promise<void>) {
  const times: number[] = []
  for (const one of all) {
    const began = performance.now()
    await work(one)
    times.push(performance.now() - began)
    await after?.()
  }
  return median(times)
}

const kb = (bytes: number): string => (bytes / 1024).toFixed(1)

export function writtenFinished({ node, isPostgres, players, disk, found }: FinishedReport): string {
  const row = (one: Each): string =>
    [
      one.game.padEnd(24),
      one.lines.toFixed(0).padStart(6),
      kb(one.log).padStart(8),
      kb(one.memory).padStart(12),
      one.open.toFixed(1).padStart(9),
      one.export.toFixed(1).padStart(13),
    ].join('  ')
  return [
    `Finished games of ${players} players in ${isPostgres ? 'PostgreSQL' : 'SQLite'}, as many of each kind; Node ${node}. Times are medians.`,
    `A game takes ${kb(disk.live)} KB of disk with its log line by line, and ${kb(disk.archived)} KB archived; a million take ${((disk.archived * 1e6) / 2 ** 30).toFixed(0)} GB.`,
    ...found.flatMap(({ games, list, fullList, history, each }) => [
      '',
      `Among ${games} games: a player’s list takes ${list.toFixed(1)} ms, a full one ${fullList.toFixed(1)} ms, a page of past games ${history.toFixed(1)} ms.`,
      'game                       lines   log, KB  snapshot, KB  open, ms  game file, ms',
      ...each.map(row),
    ]),
  ].join('\n')
}
