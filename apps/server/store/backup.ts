// Verified backups. A backup is taken while the server runs, then opened, and every table in it is replayed.

import { chmod, copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { GAMES } from '@tableworks/games'
import { fileOf, hostErrorOf, wholeRecordIn } from '@tableworks/host'
import { type LogLine, verifyGameFile } from '@tableworks/kernel'
import { migrations, SQLITE } from './schema.ts'
import { Shelf } from './shelf.ts'

/** The copy failed. The message is for the operator. */
export class CannotCopy extends Error {}

export interface Checked {
  readonly tables: number
  readonly lines: number
  /** Tables whose replay fails, with the reason. */
  readonly problems: readonly { readonly table: string; readonly problem: string }[]
}

export const tablesIn = (data: string): string => path.join(data, 'tables.db')

const isThere = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  )

/** Copies the tables of a data folder into one file, even while a server writes to them. */
export async function backUp(data: string, to: string): Promise<Checked> {
  if (!(await isThere(tablesIn(data)))) throw new CannotCopy(`There are no tables in ${data}.`)
  return copiedTo(to, async unfinished => {
    const db = new DatabaseSync(tablesIn(data), { readOnly: true, timeout: 5000 })
    try {
      await backup(db, unfinished)
    } finally {
      db.close()
    }
  })
}

/** Copies the tables of a PostgreSQL database into an SQLite file, even while servers write to them. */
export const backUpPostgres = (database: string, to: string): Promise<Checked> =>
  copiedTo(to, unfinished => orCannotCopy(async () => (await copying()).copyFromPostgres(database, unfinished)))

/** Restores a backup, made from either database, into an empty PostgreSQL database. */
export async function restorePostgres(from: string, database: string): Promise<Checked> {
  if (!(await isThere(from))) throw new CannotCopy(`There is no file ${from}.`)
  const checked = await checkTables(from)
  if (!(await orCannotCopy(async () => (await copying()).copyIntoPostgres(from, database))))
    throw new CannotCopy('That PostgreSQL database already has tables. Restore the backup into an empty one.')
  return checked
}

const copying = () => import('./postgres-copy.ts') // imported only when needed

/** Leaves out the URL, because it may contain a password. */
async function orCannotCopy<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw new CannotCopy(`Can’t copy the PostgreSQL database: ${hostErrorOf(error).detail}`)
  }
}

async function copiedTo(to: string, copy: (unfinished: string) => Promise<void>): Promise<Checked> {
  if (await isThere(to)) throw new CannotCopy(`${to} already exists. A backup never overwrites a file.`)
  const unfinished = `${to}.unfinished`
  await rm(unfinished, { force: true })
  await (await open(unfinished, 'wx', 0o600)).close()
  await copy(unfinished)
  await chmod(unfinished, 0o600)
  const checked = await checkTables(unfinished)
  await rename(unfinished, to)
  return checked
}

/** Restores a backup into an empty data folder. */
export async function restore(from: string, data: string): Promise<Checked> {
  if (!(await isThere(from))) throw new CannotCopy(`There is no file ${from}.`)
  if (await isThere(tablesIn(data)))
    throw new CannotCopy(`${tablesIn(data)} already exists. Move it away first, with its -wal and -shm files.`)
  await mkdir(data, { recursive: true })
  const unfinished = `${tablesIn(data)}.unfinished`
  await copyFile(from, unfinished)
  await chmod(unfinished, 0o600)
  const checked = await checkTables(unfinished)
  await rename(unfinished, tablesIn(data))
  return checked
}

/** Replays every table of a database and compares the result with the recorded states. */
export async function checkTables(file: string): Promise<Checked> {
  checkDatabase(file)
  const shelf = new Shelf(file)
  const components = { components: async (id: string) => shelf.answer('components', [id]) as object | undefined }
  try {
    const problems: { table: string; problem: string }[] = []
    let lines = 0
    const raw = shelf.answer('tables', []) as unknown[]
    for (const one of raw) {
      const { id } = one as { id: string }
      try {
        const record = await wholeRecordIn(one, components)
        const log = shelf.answer('lines', [id, 0]) as LogLine[]
        lines += log.length
        const game = Object.hasOwn(GAMES, record.game) ? GAMES[record.game] : undefined
        if (game === undefined) throw new Error(`there is no game ${record.game}`)
        const found = verifyGameFile(game, fileOf(record, log, game)).problems
        if (found.length > 0) throw new Error(found.join('; '))
      } catch (error) {
        problems.push({ table: id, problem: error instanceof Error ? error.message : String(error) })
      }
    }
    return { tables: raw.length, lines, problems }
  } finally {
    shelf.close()
  }
}

/** Checks that the file is our database, is intact, and isn't from a newer release. */
function checkDatabase(file: string): void {
  try {
    const db = new DatabaseSync(file, { readOnly: true })
    try {
      const whole = Object.values(db.prepare('pragma integrity_check').get() ?? {})[0]
      if (whole !== 'ok') throw new CannotCopy(`${file} is damaged: ${String(whole)}`)
      const version = Number(Object.values(db.prepare('pragma user_version').get() ?? {})[0])
      if (version < 1 || version > migrations(SQLITE).length)
        throw new CannotCopy(`${file} isn’t a Tableworks database of this release or an earlier one.`)
    } finally {
      db.close()
    }
  } catch (error) {
    if (error instanceof CannotCopy) throw error
    throw new CannotCopy(`Can’t read ${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
