// Backups that a host starts from the host page. Replaying every table takes a while, so they run in their own thread.

import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { HostError } from '@tableworks/host'
import type { HostBackup } from '@tableworks/protocol'
import type { Checked } from '../store/backup.ts'
import type { ServerStore } from '../store/server-store.ts'

export interface BackupPlace {
  /** The data folder. Backups are stored in its subfolder `backups`. */
  readonly data: string
  /** The URL of a PostgreSQL database, or null. */
  readonly database: string | null
}

export class Backups {
  private readonly place: BackupPlace
  private readonly now: () => number
  private running: Promise<HostBackup> | null = null

  constructor(place: BackupPlace, now: () => number) {
    this.place = place
    this.now = now
  }

  /** Backs up now, or waits for the backup that is running. */
  make(): Promise<HostBackup> {
    this.running ??= this.copy().finally(() => (this.running = null))
    return this.running
  }

  private async copy(): Promise<HostBackup> {
    const folder = path.join(this.place.data, 'backups')
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const at = this.now()
    const file = path.join(folder, `tables-${new Date(at).toISOString().replaceAll(/[:.]/g, '-')}.db`)
    const { tables, problems } = await copied(this.place, file)
    return { at, file, tables, bytes: (await stat(file)).size, problems: problems.length }
  }
}

function copied(place: BackupPlace, to: string): Promise<Checked> {
  const worker = new Worker(new URL('../store/backup-thread.ts', import.meta.url), { workerData: { ...place, to } })
  return new Promise((done, fail) => {
    worker.once('message', done)
    worker.once('error', (error: Error) => fail(new HostError('badPlan', error.message)))
  })
}

/** The last backup a host made, from the log. */
export async function lastBackup(store: ServerStore): Promise<HostBackup | null> {
  const entry = await store.lastHostAction('backUp')
  return entry?.detail == null ? null : (JSON.parse(entry.detail) as HostBackup)
}
