// A server opens a database of an earlier release. The migration fills the columns that quotas and expiry need, and removes what
// earlier releases left behind of deleted players.

import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../store/postgres.ts'
import { migrations, POSTGRES, SQLITE } from '../store/schema.ts'
import type { ServerStore } from '../store/server-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import { findPostgres, type Postgres, startPostgres, withPostgres } from './postgres.ts'

/** The migrations from before quotas and expiry. */
const earlier = (steps: readonly string[]): readonly string[] =>
  steps.slice(
    0,
    steps.findIndex(step => step.includes('tables_by_updated')),
  )

/** Rows as that release wrote them. */
const ROWS = `
  insert into players (id, created) values ('ann', 1), ('gone', 1);
  insert into devices (id, player, key_digest, mark, name, created, seen) values ('d', 'ann', DIGEST, 'm', '', 1, 1);
  insert into tables (id, record, news) values
    ('t1', '{"id":"t1"}', '{"updated":1700000000000,"result":null}'),
    ('t2', '{"id":"t2"}', '{"updated":1600000000000,"result":{"places":[1]}}'),
    ('t3', '{"id":"t3"}', '{}');
  insert into rooms (table_id, owner) values ('t1', 'ann'), ('t2', 'gone'), ('t3', 'ann');
  insert into held_seats (table_id, seat, player) values ('t1', 0, 'ann'), ('t2', 0, 'gone'), ('t2', 1, 'ann');
  insert into chat (table_id, n, player, seat, name, text, said, word) values
    ('t2', 0, 'gone', 0, 'Former player', 'hello', 5, 'w'), ('t2', 1, 'ann', 1, 'Ann', 'hi', 6, 'w');
  insert into counts (name, hour, used) values ('a', 7, 3);
`

async function check(store: ServerStore): Promise<void> {
  expect(await store.tablesBefore('', false, 1_700_000_000_001, 9)).toEqual(['t1', 't3'])
  expect(await store.tablesBefore('', false, 1_700_000_000_000, 9)).toEqual(['t3'])
  expect(await store.tablesBefore('', true, 1_600_000_000_001, 9)).toEqual(['t2'])
  expect(await store.madeBy('ann')).toEqual({ tables: 2, bytes: 22 })
  expect((await store.room('t2'))?.held.map(({ player }) => player)).toEqual(['former', 'ann'])
  expect((await store.chat('t2', 0, 9)).map(({ player, text }) => [player, text])).toEqual([
    ['former', 'hello'],
    ['ann', 'hi'],
  ])
  expect(await store.tablesOf('gone')).toEqual([])
  expect(await store.counts(7, 9)).toEqual({})
}

describe('a database of an earlier release', () => {
  let folder: string
  let postgres: Postgres | null = null
  const bin = findPostgres()

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'migration-'))
    postgres = bin === null ? null : await startPostgres(bin)
  })
  afterAll(async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true })
  })

  it('is migrated in SQLite', async () => {
    const file = path.join(folder, 'tables.db')
    const db = new DatabaseSync(file)
    const steps = earlier(migrations(SQLITE))
    db.exec(`${steps.join('')} ${ROWS.replace('DIGEST', `x'00'`)} pragma user_version = ${steps.length}`)
    db.exec(`update tables set news = '{' where id = 't3'`) // a damaged row must not affect the others
    db.close()
    const store = await openSqlite(file)
    await check(store)
    await store.close()
  })

  it.skipIf(bin === null)(withPostgres('is brought up to date in PostgreSQL', bin), async () => {
    const url = (await postgres?.database('earlier')) ?? ''
    const client = new Client({ connectionString: url })
    await client.connect()
    const steps = earlier(migrations(POSTGRES))
    for (const step of steps) await client.query(step)
    await client.query(ROWS.replace('DIGEST', String.raw`'\x00'`))
    await client.query(`create table tableworks_steps (taken integer not null);
      insert into tableworks_steps values (${steps.length})`)
    await client.end()
    const store = await openPostgres(url)
    await check(store)
    await store.close()
  })
})
