// The folder for everything a server stores, with a clear message if it can't be used.

import { mkdir, open, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hostErrorOf } from '@tableworks/host/link'
import { CannotStart } from './settings.ts'
import { type FolderLock, lockFolder } from './store/folder-lock.ts'
import type { ServerStore } from './store/server-store.ts'
import { openSqlite } from './store/sqlite.ts'

export async function lockFor(data: string): Promise<FolderLock> {
  const lock = await lockFolder(data).catch((error: unknown) => {
    throw new CannotStart(`Can’t lock the data folder ${data}: ${hostErrorOf(error).detail}`)
  })
  if (lock !== null) return lock
  throw new CannotStart(
    `Another Tableworks server is running on the data folder ${data}. Stop it or set TABLEWORKS_DATA to another folder.`,
  )
}

/** The PostgreSQL database if there is one, otherwise the file in the data folder. */
export const openStore = (data: string, database: string | null): Promise<ServerStore> =>
  database === null ? openFile(data) : openDatabase(database)

/** The file of all tables, readable only by its owner. */
async function openFile(data: string): Promise<ServerStore> {
  const file = path.join(data, 'tables.db')
  try {
    await (await open(file, 'a', 0o600)).close()
    return await openSqlite(file)
  } catch (error) {
    throw new CannotStart(`Can’t open the tables in ${file}: ${hostErrorOf(error).detail}`)
  }
}

async function openDatabase(address: string): Promise<ServerStore> {
  try {
    const { openPostgres } = await import('./store/postgres.ts') // imported only when needed
    return await openPostgres(address)
  } catch (error) {
    // Don't print the URL. It may contain a password.
    throw new CannotStart(`Can’t use the PostgreSQL database in TABLEWORKS_DATABASE: ${hostErrorOf(error).detail}`)
  }
}

/** Creates the data folder and checks that it's writable. Call this before any long work, so that errors come early. */
export async function prepareData(data: string): Promise<void> {
  const probe = path.join(data, '.may-write')
  try {
    await makeFolder(data)
    await writeFile(probe, Buffer.alloc(MIN_FREE_BYTES))
  } catch (error) {
    throw new CannotStart(whyNotWritten(error, data))
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
}

function whyNotWritten(error: unknown, data: string): string {
  const { code = '' } = error as NodeJS.ErrnoException
  if (FULL_DISK.has(code)) return `The disk of the data folder ${data} is full. Free up space and start again.`
  return `Can’t write to the data folder ${data}. Set TABLEWORKS_DATA to a writable folder.`
}

/** No space left, quota exceeded, or file size limit reached. */
const FULL_DISK: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])
/** The minimum free space, because with less the first table would fail. */
const MIN_FREE_BYTES = 1024 * 1024

/** Creates parent folders one by one, because recursive mkdir loops forever on file systems that report a missing parent. */
async function makeFolder(folder: string): Promise<void> {
  if (await isThere(folder)) return
  if (path.dirname(folder) !== folder) await makeFolder(path.dirname(folder))
  await mkdir(folder)
}

const isThere = (folder: string): Promise<boolean> =>
  stat(folder).then(
    () => true,
    () => false,
  )
