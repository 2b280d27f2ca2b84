// Allows one server per data folder. The lock is SQLite's, on a separate small file: the operating system releases it when the
// process ends, and backups of `tables.db` don't conflict with it.

import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** How long a restarting server waits for the old one to stop. */
const WAIT_MS = 6000
const AGAIN_MS = 100
/** SQLite's error code for a file locked by another process. */
const BUSY = 5
const isBusy = (error: unknown): boolean => ((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY

export interface FolderLock {
  release(): void
}

/** Returns null if another server has the folder. */
export async function lockFolder(data: string, waitMs = WAIT_MS): Promise<FolderLock | null> {
  const end = performance.now() + waitMs
  const db = new DatabaseSync(path.join(data, 'server.lock'), { timeout: 0 })
  for (;;)
    try {
      db.exec('begin exclusive')
      return { release: () => db.close() }
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) {
        db.close()
        if (isBusy(error)) return null
        throw error
      }
      await new Promise(done => setTimeout(done, AGAIN_MS))
    }
}
