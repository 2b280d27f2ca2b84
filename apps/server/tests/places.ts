// A database to test on directly, and two players at a table in it.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import type { OnlineTables } from '../online/tables.ts'
import { openPostgres } from '../store/postgres.ts'
import type { ServerStore } from '../store/server-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import { LOOK, planOf } from './page.ts'
import type { Postgres } from './postgres.ts'

export const noBots = { think: () => ({ answer: new Promise<null>(() => undefined), interrupt: () => undefined }) }

/** A store, and its database. */
export interface Place {
  readonly store: ServerStore
  /** The file of SQLite, or the URL of a PostgreSQL database. */
  readonly where: string
  /** Runs a statement directly on the database, without the server. */
  sql(text: string, ...values: string[]): Promise<void>
  /** The number in the first row and column. */
  count(text: string, ...values: string[]): Promise<number>
  /** Opens the database once more, as another server would. */
  again(): Promise<ServerStore>
  close(): Promise<void>
}

export async function onSqlite(): Promise<Place> {
  const folder = mkdtempSync(path.join(tmpdir(), 'place-'))
  const file = path.join(folder, 'tables.db')
  const store = await openSqlite(file)
  return {
    store,
    where: file,
    async sql(text, ...values) {
      const db = new DatabaseSync(file, { timeout: 5000 })
      db.prepare(text.replaceAll(/\$\d/g, '?')).run(...values)
      db.close()
    },
    async count(text, ...values) {
      const db = new DatabaseSync(file, { timeout: 5000 })
      const row = db.prepare(text.replaceAll(/\$\d/g, '?')).get(...values) ?? {}
      db.close()
      return Number(Object.values(row)[0])
    },
    again: () => openSqlite(file),
    async close() {
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export async function onPostgres(postgres: Postgres, name: string): Promise<Place> {
  const url = await postgres.database(name)
  const store = await openPostgres(url)
  return {
    store,
    where: url,
    async sql(text, ...values) {
      const client = new Client({ connectionString: url })
      await client.connect()
      await client.query(text, values)
      await client.end()
    },
    async count(text, ...values) {
      const client = new Client({ connectionString: url })
      await client.connect()
      const { rows } = await client.query<Record<string, unknown>>(text, values)
      await client.end()
      return Number(Object.values(rows[0] ?? {})[0])
    },
    again: () => openPostgres(url),
    close: () => store.close(),
  }
}

/** Ann creates a table, Ben joins through her link, and they make some moves. */
export async function sitDown(tables: OnlineTables, moves: number, plan = planOf()) {
  const [ann, ben] = [await someone(tables), await someone(tables)]
  const table = await tables.newTables.create(ann.player, plan)
  const key = await tables.invitations.invite(ann.player, { table, seat: null })
  await tables.arrivals.join(ben.player, { key, name: 'Ben', seat: null })
  for (let made = 0; made < moves; made++) {
    const { position } = await tables.host.as('device').look(table, LOOK)
    if (position.seen.actor === null) break
    const { seen } = (
      await tables.host.as('device').look(table, { ...LOOK, viewer: position.seen.actor, isChosen: true })
    ).position
    await tables.host.as('device').say(table, position.seen.actor, seen.choices[0] ?? '', position.seq, LOOK)
  }
  return { ann, ben, table }
}

export async function someone(tables: OnlineTables) {
  const { key } = await tables.players.newGuest(undefined)
  const who = await tables.players.withKey(key)
  if (who === null) throw new Error('a new guest’s key is unknown')
  return { ...who, key }
}
