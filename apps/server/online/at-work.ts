// Records in a file which table's rules are running. Rules that exhaust memory kill the process, and reconnecting pages would
// immediately run them again. A table whose rules were running at three crashes in a row, without a stored choice in between, is
// quarantined at startup.

import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import path from 'node:path'

interface Note {
  readonly table: string
  /** Consecutive crashes while this table's rules were running. */
  readonly crashes: number
}

/** One or two crashes may be a coincidence if the table is busy. */
const TOO_OFTEN = 3
const LENGTH = 64
const EMPTY = Buffer.alloc(LENGTH, ' ')

export class AtWork {
  private readonly file: number
  private before: Note | null

  constructor(data: string) {
    const name = path.join(data, 'at-work')
    // Creates the file if it's missing, because mode 'r+', which overwrites it from the start, doesn't.
    closeSync(openSync(name, 'a', 0o600))
    this.before = noteIn(readFileSync(name, 'utf8'))
    this.file = openSync(name, 'r+')
    this.note(EMPTY)
  }

  /** The table to quarantine: its rules were running at every recent crash. */
  get crashing(): string | null {
    return this.before !== null && this.before.crashes >= TOO_OFTEN ? this.before.table : null
  }

  /**
   * Written data survives a crash of the process without an fsync. A full disk is ignored, because a missing note shouldn't stop a
   * game.
   */
  private note(bytes: Buffer): void {
    try {
      writeSync(this.file, bytes, 0, LENGTH, 0)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }

  during<T>(table: string, work: () => T): T {
    const crashes = this.before?.table === table ? this.before.crashes : 0
    this.note(Buffer.from(`${table} ${crashes}`.padEnd(LENGTH)))
    try {
      return work()
    } finally {
      this.note(EMPTY)
    }
  }

  /** A stored choice shows that the table's rules terminated, so its crash count resets. */
  progressed(table: string): void {
    if (this.before?.table === table) this.before = null
  }

  close(): void {
    closeSync(this.file)
  }
}

/** Reads the note of a crashed server and counts the crash. */
function noteIn(text: string): Note | null {
  const [table = '', crashes = ''] = text.trim().split(' ')
  return table === '' || !/^\d+$/.test(crashes) ? null : { table, crashes: Number(crashes) + 1 }
}
