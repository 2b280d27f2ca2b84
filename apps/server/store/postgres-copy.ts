// Backs up PostgreSQL into an SQLite file. Both databases have the same tables, so rows are copied unchanged. The backup is a
// consistent snapshot, is verified like any other, and can be restored into either database.

import { DatabaseSync } from 'node:sqlite'
import type { Client } from 'pg'
import { migrateTo, patientClient, POSTGRES_STEPS } from './postgres.ts'
import { migrations, SQLITE } from './schema.ts'

const ROWS_AT_ONCE = 1000

interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
}

/** Our tables in the order they were created, so that referenced rows are copied first. */
function shapesIn(db: DatabaseSync): TableShape[] {
  const names = db.prepare(`select name from sqlite_schema where type = 'table' order by rowid`).all()
  return names.map(row => {
    const name = String(row['name'])
    const columns = db.prepare(`select name from pragma_table_info(?)`).all(name)
    return { name, columns: columns.map(column => String(column['name'])) }
  })
}

const list = (columns: readonly string[]): string => columns.map(column => `"${column}"`).join(', ')

/** A snapshot of the database as an SQLite file. */
export async function copyFromPostgres(url: string, file: string): Promise<void> {
  const client = patientClient(url, 'tableworks backup')
  await client.connect()
  const db = new DatabaseSync(file)
  try {
    await client.query('begin isolation level repeatable read, read only')
    await checkSteps(client)
    const steps = migrations(SQLITE)
    db.exec(`begin; ${steps.join('')} pragma user_version = ${steps.length}`)
    for (const { name, columns } of shapesIn(db)) {
      const insert = db.prepare(`insert into ${name} (${list(columns)}) values (${columns.map(() => '?').join()})`)
      await client.query(`declare rows no scroll cursor for select ${list(columns)} from ${name}`)
      for (;;) {
        const { rows } = await client.query<Record<string, never>>(`fetch ${ROWS_AT_ONCE} from rows`)
        for (const row of rows) insert.run(...columns.map(column => row[column] ?? null))
        if (rows.length < ROWS_AT_ONCE) break
      }
      await client.query('close rows')
    }
    db.exec('commit')
    await client.query('commit')
  } finally {
    db.close()
    await client.end()
  }
}

async function checkSteps(client: Client): Promise<void> {
  const { rows } = await client.query<{ taken: number }>('select taken from tableworks_steps')
  if (rows[0]?.taken !== POSTGRES_STEPS)
    throw new Error('the database is from another release: start a server of this release on it first')
}

/** Fills an empty database from such a file in one transaction. Returns false if the database isn't empty. */
export async function copyIntoPostgres(file: string, url: string): Promise<boolean> {
  const client = patientClient(url, 'tableworks restore')
  await client.connect()
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    await client.query('begin')
    await migrateTo(client)
    const shapes = shapesIn(db)
    for (const { name } of shapes)
      if ((await client.query(`select 1 from ${name} limit 1`)).rows.length > 0) return false
    for (const { name, columns } of shapes) {
      const values = columns.map((_column, i) => `$${i + 1}`).join()
      const text = `insert into ${name} (${list(columns)}) values (${values})`
      for (const row of db.prepare(`select ${list(columns)} from ${name}`).iterate())
        await client.query({ name: `into ${name}`, text, values: columns.map(column => bytesIn(row[column])) })
    }
    await client.query('commit')
    return true
  } finally {
    db.close()
    await client.end() // closing the connection rolls back
  }
}

const bytesIn = (value: unknown): unknown => (value instanceof Uint8Array ? Buffer.from(value) : value)
