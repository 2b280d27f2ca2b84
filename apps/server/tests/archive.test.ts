// Finished games in the archive, with real stores: everything people and hosts do with a game works as before.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { verifyGameFile, readGameFile } from '@tableworks/kernel'
import { game } from '@tableworks/salt-and-timber'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backUpPostgres, restore, restorePostgres, tablesIn } from '../index.ts'
import { archive } from '../online/archive.ts'
import { OnlineTables } from '../online/tables.ts'
import { checkRatings } from '../people/check-ratings.ts'
import { packedLog } from '../store/archived-log.ts'
import { openPostgres } from '../store/postgres.ts'
import type { ServerStore } from '../store/server-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import { LOOK, planOf } from './page.ts'
import { noBots, onPostgres, onSqlite, type Place, sitDown } from './places.ts'
import { findPostgres, type Postgres, startPostgres, withPostgres } from './postgres.ts'

const HOUR_MS = 60 * 60_000
const [ANN, BEN] = [0, 1] as const
const TO_THE_END = 1000

const rowsOf = (place: Place, table: string) => place.count('select count(*) from lines where table_id = $1', table)

function promises(open: () => Promise<Place>): void {
  let place: Place
  let now = Date.now()
  beforeAll(async () => void (place = await open()), 120_000)
  afterAll(() => place.close())

  const server = (store = place.store) => new OnlineTables(store, noBots, { now: () => now })
  /** Lets a day pass, so that nothing is in memory and all finished games are in the archive. */
  async function aDayLater(tables: OnlineTables): Promise<void> {
    await tables.host.memory.forgetAll()
    now += 25 * HOUR_MS
    await tables.archiveFinished()
  }
  const exported = async (tables: OnlineTables, table: string) => (await tables.host.exported(table)).text()

  it('look the same at every step, and have the same file, scores and snapshot', async () => {
    const { ann, table } = await sitDown(server(), TO_THE_END)
    const seen = async (tables: OnlineTables) => {
      const authority = await tables.authorityOf(table, ann.player)
      const { steps } = await tables.cards.of(table, ann.player)
      const looks = [null, ...Array.from({ length: steps }, (_, step) => step)].map(step => ({ ...LOOK, step }))
      const sights = await Promise.all(looks.map(look => tables.host.as(authority).look(table, look)))
      return JSON.stringify([
        sights.map(({ position, journal }) => [position.seen, journal]),
        await exported(tables, table),
        await tables.host.course(table),
        await place.store.memory(table),
      ])
    }
    const before = await seen(server())
    const tables = server()
    await aDayLater(tables)
    expect(await rowsOf(place, table)).toBe(0)
    expect((await seen(server())) === before).toBe(true)
    expect(await tables.check(table)).toBeNull()
    expect((await tables.cards.listFor(ann.player)).map(({ id, result }) => [id, result !== null])).toEqual([
      [table, true],
    ])
    // Unloading an archived table stores no snapshot.
    await tables.sweep(0)
    expect(await place.count('select count(*) from memories where table_id = $1', table)).toBe(0)
  })

  it('continue if everyone agrees, even where another server has them open, and are archived again', async () => {
    const [one, two] = [server(), server(await place.again())]
    const { table } = await sitDown(one, TO_THE_END)
    const { steps } = await two.cards.of(table, null)
    const { position } = await two.host.as('device').look(table, LOOK)
    await aDayLater(one)
    const say = async (seat: 0 | 1, text: string, lines: number) => {
      const authority = { seats: [seat], held: [seat] }
      expect(await two.host.as(authority).say(table, seat, text, lines, LOOK)).toHaveProperty('sight')
    }
    await say(ANN, `/ask ${steps - 1}`, position.seq)
    await say(BEN, `/agree ${steps}`, position.seq + 1)
    expect(await two.cards.of(table, null)).toMatchObject({ result: null, continued: 1 })
    expect(await rowsOf(place, table)).toBe(2)
    const { seen } = (await two.host.as('device').look(table, LOOK)).position
    const actor = (seen.actor ?? 0) as 0 | 1
    const choices = (await two.host.as('device').look(table, { ...LOOK, viewer: actor, isChosen: true })).position.seen
      .choices
    await say(actor, choices[0] ?? '', position.seq + 2)
    const { news } = (await place.store.table(table)) as { news: { result: unknown } }
    expect(news.result).not.toBeNull()
    await aDayLater(two)
    expect(await rowsOf(place, table)).toBe(0)
    const file = readGameFile(await exported(server(), table))
    expect([file.log.length, verifyGameFile(game, file).problems]).toEqual([position.seq + 3, []])
  })

  it('keep their ratings, and their players can play a rematch', async () => {
    const tables = server()
    const { ann, table } = await sitDown(tables, TO_THE_END, planOf({ rated: true }))
    const ratings = await place.store.ratings()
    expect(ratings.length).toBeGreaterThan(0)
    await aDayLater(tables)
    expect(await checkRatings(place.store)).toMatchObject({ problems: [] })
    await place.store.rebuildRatings()
    expect(await place.store.ratings()).toEqual(ratings)
    const next = await tables.newTables.rematch(ann.player, { table } as never)
    expect((await tables.cards.of(next, ann.player)).seats.map(({ name }) => name).toSorted()).toEqual(['Ann', 'Ben'])
  })

  it('are archived even if another game is damaged', async () => {
    const tables = server()
    const [damaged, whole] = [await sitDown(tables, TO_THE_END), await sitDown(tables, TO_THE_END)]
    await place.sql('delete from lines where table_id = $1 and seq = 3', damaged.table)
    await aDayLater(tables)
    expect([(await rowsOf(place, damaged.table)) > 0, await rowsOf(place, whole.table)]).toEqual([true, 0])
  })
}

const LENGTH = 40
const news = (steps: number, isOver: boolean) =>
  ({ steps, updated: 1, actor: null, result: isOver ? { places: [], scores: [], sheet: [], ties: [] } : null }) as never
const log = Array.from({ length: LENGTH }, (_, n) => ({
  seat: 0 as const,
  text: `move ${n}`,
  hash: `${n}`,
  secret: false,
}))

async function addFinished(store: ServerStore, ids: readonly string[]): Promise<void> {
  for (const id of ids) await store.addTable({ id, game: 'g', seats: [], news: news(LENGTH, true) } as never, log)
}
const tablesNamed = (count: number) => Array.from({ length: count }, (_, n) => `t${String(n).padStart(3, '0')}`)

describe('games in the archive of SQLite', () => {
  promises(onSqlite)

  it('are whole after the server was killed at any moment', async () => {
    const place = await onSqlite()
    const ids = tablesNamed(100)
    await addFinished(place.store, ids)
    let kills = 0
    while ((await place.store.tablesToArchive('', 2, 1)).length > 0) {
      const child = spawn(process.execPath, [path.join(import.meta.dirname, 'archiver.ts'), place.where], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let archived = 0
      child.stdout.on('data', (text: Buffer) => {
        archived += text.length
        if (archived > 5 * (1 + kills)) child.kill('SIGKILL')
      })
      await new Promise(done => child.on('close', done))
      if (child.signalCode === 'SIGKILL') kills += 1
      for (const id of ids) expect(await place.store.lines(id, 0)).toEqual(log)
    }
    expect(kills).toBeGreaterThan(1)
    expect(await place.count('select count(*) from lines')).toBe(0)
    await place.close()
  })
})

const bin = findPostgres()
describe.skipIf(bin === null)(withPostgres('games in the archive of PostgreSQL', bin), () => {
  let postgres: Postgres
  beforeAll(async () => void (postgres = await startPostgres(bin ?? '')))
  afterAll(() => postgres.stop())

  promises(() => onPostgres(postgres, 'archive'))

  it('have each line once, even if a server that is behind writes the last one again', async () => {
    const place = await onPostgres(postgres, 'archive_race')
    await addFinished(place.store, ['t'])
    const archiving = new Client({ connectionString: place.where })
    await archiving.connect()
    await archiving.query('begin')
    await archiving.query(`update tables set archived = ${LENGTH}, live = 0`)
    await archiving.query('insert into archived_logs (table_id, log) values ($1, $2)', [
      't',
      Buffer.from(await packedLog(log)),
    ])
    await archiving.query('delete from lines')
    const late = place.store.addLine('t', LENGTH - 1, { ...log[0], text: 'another' } as never, news(LENGTH, true))
    const next = place.store.addLine('t', LENGTH, { ...log[0], text: 'next' } as never, news(LENGTH + 1, true))
    const waiting = `select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await expect.poll(() => place.count(waiting)).toBe(2)
    await archiving.query('commit')
    await archiving.end()
    expect(await Promise.all([late, next])).toEqual([false, true])
    expect((await place.store.lines('t', 0)).map(({ text }) => text)).toEqual([...log.map(({ text }) => text), 'next'])
    expect(await place.store.tablesToArchive('', 2, 9)).toEqual([{ table: 't', updated: 1 }])
    await place.close()
  })

  it('are whole after the database was killed at any moment, and in a backup', async () => {
    const place = await onPostgres(postgres, 'archive_killed')
    const ids = tablesNamed(120)
    await addFinished(place.store, ids)
    let archived = 0
    const archiveAll = async () => {
      for (const { table, updated } of await place.store.tablesToArchive('', 2, 200)) {
        if (await archive(place.store, table, updated)) archived += 1
      }
    }
    const archiving = archiveAll().catch(() => undefined)
    await expect.poll(() => archived, { interval: 1 }).toBeGreaterThan(20)
    await postgres.kill()
    await archiving
    await postgres.start()
    await expect.poll(() => place.store.lines('t000', 0).catch(() => null)).toEqual(log)
    expect((await place.store.tablesToArchive('', 2, 200)).length).toBeGreaterThan(0)
    for (const id of ids) expect(await place.store.lines(id, 0)).toEqual(log)
    await archiveAll()
    for (const id of ids) expect(await place.store.lines(id, 0)).toEqual(log)
    await place.close()
  })

  it('are in a backup, which can be restored into both databases', async () => {
    const place = await onPostgres(postgres, 'archive_backup')
    const tables = new OnlineTables(place.store, noBots, { now: () => Date.now() })
    const { table } = await sitDown(tables, TO_THE_END)
    await tables.host.memory.forgetAll()
    await expect.poll(() => place.store.memory(table)).toBeDefined()
    const [lines, memory] = [await place.store.lines(table, 0), await place.store.memory(table)]
    const [due] = await place.store.tablesToArchive('', Number.MAX_SAFE_INTEGER, 1)
    expect(await archive(place.store, table, due?.updated ?? 0)).toBe(true)
    expect(await rowsOf(place, table)).toBe(0)
    const folder = mkdtempSync(path.join(tmpdir(), 'archive-'))
    const copy = path.join(folder, 'copy.db')
    const all = { tables: 1, lines: lines.length, problems: [] }
    expect(await backUpPostgres(place.where, copy)).toEqual(all)
    const again = await postgres.database('archive_restored')
    expect(await restorePostgres(copy, again)).toEqual(all)
    expect(await restore(copy, path.join(folder, 'data'))).toEqual(all)
    for (const store of [await openPostgres(again), await openSqlite(tablesIn(path.join(folder, 'data')))]) {
      expect([await store.lines(table, 0), await store.memory(table)]).toEqual([lines, memory])
      await store.close()
    }
    await place.close()
    rmSync(folder, { recursive: true })
  })
})
