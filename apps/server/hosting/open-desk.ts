// The host's actions for the command line. They work directly on the database, whether or not a server runs. Running servers follow
// the log.

import { stat } from 'node:fs/promises'
import { steadyNow } from '../online/clock.ts'
import { OnlineTables } from '../online/tables.ts'
import { ServerTime } from '../pace/server-time.ts'
import { CannotCopy, tablesIn } from '../store/backup.ts'
import type { ServerStore } from '../store/server-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import type { BackupPlace } from './backups.ts'
import { createHosting, type Hosting } from './hosting.ts'

/** Bots run only in servers. */
const NO_BOTS = { think: () => ({ answer: new Promise<null>(() => undefined), interrupt: () => undefined }) }

export async function withDesk<T>(place: BackupPlace, work: (desk: Hosting) => Promise<T>): Promise<T> {
  const store = await storeAt(place)
  // Locks stop clocks, which run on server time.
  const time = await ServerTime.start({ store, steady: steadyNow, onProblem: () => undefined })
  const tables = new OnlineTables(store, NO_BOTS, { instant: () => time.instant })
  try {
    const hosting = createHosting({ store, tables, place, now: time.now })
    await tables.resumeQuarantine(null)
    await hosting.follower.start()
    return await work(hosting)
  } finally {
    time.stop()
    tables.close()
    await tables.host.memory.forgetAll()
    await store.close()
  }
}

async function storeAt({ data, database }: BackupPlace): Promise<ServerStore> {
  if (database !== null) return (await import('../store/postgres.ts')).openPostgres(database)
  const isThere = await stat(tablesIn(data)).then(
    () => true,
    () => false,
  )
  if (!isThere) throw new CannotCopy(`There are no tables in ${data}.`)
  return openSqlite(tablesIn(data))
}
