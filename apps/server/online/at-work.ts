// Whose rules are being run at this moment, in a file that outlives the process. Rules that ask for more memory than there is end
// it, and pages that come back would have them run again at once: a table that was at it three times in a row when a server
// died, and came no further in between, is set apart before that.

import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import path from 'node:path'

interface Note {
  readonly table: string
  /** How often in a row a server had died over it before. */
  readonly deaths: number
}

/** Twice may be chance, at a busy table: somebody pulled the plug just then. */
const TOO_OFTEN = 3
const LENGTH = 64
const NOBODY = Buffer.alloc(LENGTH, ' ')

export class AtWork {
  private readonly file: number
  private before: Note | null

  constructor(data: string) {
    const name = path.join(data, 'at-work')
    // This makes the file where there is none; to write at its beginning it must be opened otherwise.
    closeSync(openSync(name, 'a', 0o600))
    this.before = noteIn(readFileSync(name, 'utf8'))
    this.file = openSync(name, 'r+')
    this.note(NOBODY)
  }

  /** The table over which servers die. */
  get deadly(): string | null {
    return this.before !== null && this.before.deaths >= TOO_OFTEN ? this.before.table : null
  }

  /**
   * What a process has written is there after its death; that the disk has it need not be waited for. A full disk takes no
   * note, and must not stop a game for it.
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

  /** A choice at this table was made and stored, so its rules are not what servers died of. */
  wentOn(table: string): void {
    if (this.before?.table === table) this.before = null
  }

  close(): void {
    closeSync(this.file)
  }
}

/** As the one that died has left it: it died once more over that table. */
function noteIn(text: string): Note | null {
  const [table = '', deaths = ''] = text.trim().split(' ')
  return table === '' || !/^\d+$/.test(deaths) ? null : { table, deaths: Number(deaths) + 1 }
}
