// Records whose rules are running, in a file that outlives the process. Rules that exhaust memory kill the process, and
// returning pages would run them again at once. So a table whose rules were running at three crashes in a row, without a
// stored choice in between, is quarantined at start.

import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import path from 'node:path'

interface Note {
  readonly table: string
  /** How often in a row a server had died while running it. */
  readonly deaths: number
}

/** Twice may be chance at a busy table. */
const TOO_OFTEN = 3
const LENGTH = 64
const NOBODY = Buffer.alloc(LENGTH, ' ')

export class AtWork {
  private readonly file: number
  private before: Note | null

  constructor(data: string) {
    const name = path.join(data, 'at-work')
    // Creates the file; writing at its start needs another mode.
    closeSync(openSync(name, 'a', 0o600))
    this.before = noteIn(readFileSync(name, 'utf8'))
    this.file = openSync(name, 'r+')
    this.note(NOBODY)
  }

  /** The table whose rules were running when servers died. */
  get deadly(): string | null {
    return this.before !== null && this.before.deaths >= TOO_OFTEN ? this.before.table : null
  }

  /**
   * Written data survives the process without an fsync. On a full disk the note is skipped, because it must not stop a game.
   */
  private note(bytes: Buffer): void {
    try {
      writeSync(this.file, bytes, 0, LENGTH, 0)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  }

  during<T>(table: string, work: () => T): T {
    const deaths = this.before?.table === table ? this.before.deaths : 0
    this.note(Buffer.from(`${table} ${deaths}`.padEnd(LENGTH)))
    try {
      return work()
    } finally {
      this.note(NOBODY)
    }
  }

  /** A stored choice clears the table: its rules terminated. */
  wentOn(table: string): void {
    if (this.before?.table === table) this.before = null
  }

  close(): void {
    closeSync(this.file)
  }
}

/** Reads the note of a dead server and counts its death. */
function noteIn(text: string): Note | null {
  const [table = '', deaths = ''] = text.trim().split(' ')
  return table === '' || !/^\d+$/.test(deaths) ? null : { table, deaths: Number(deaths) + 1 }
}
