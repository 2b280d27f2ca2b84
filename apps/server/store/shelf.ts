// An SQLite file with synchronous queries. It runs in its own thread, because each commit waits for the disk.

import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { HostError } from '@tableworks/host/link'
import { type Ask, queryFor } from './queries/index.ts'
import type { Row, Statement } from './queries/statements.ts'
import { migrations, SQLITE } from './schema.ts'

/** How long a writer waits for another process's lock. */
const BUSY_MS = 5000
const STEPS = migrations(SQLITE)

export class Shelf {
  private readonly db: DatabaseSync
  private readonly statements = new Map<string, StatementSync>()

  constructor(file: string) {
    this.db = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true })
    // A commit returns once it's on disk.
    this.db.exec('pragma journal_mode = wal; pragma synchronous = full')
    this.migrate()
  }

  private migrate(): void {
    const version = () => this.db.prepare('pragma user_version').get()?.['user_version'] as number
    if (version() > STEPS.length) throw new HostError('oddRecord', 'the database is from a newer release of Tableworks')
    if (version() === STEPS.length) return
    // If two processes start at once, the second finds the migration done.
    this.inTransaction(() => {
      for (const step of STEPS.slice(version())) this.db.exec(step)
      this.db.exec(`pragma user_version = ${STEPS.length}`)
    })
  }

  close(): void {
    this.db.close()
  }

  answer(ask: Ask, given: readonly unknown[]): unknown {
    const query = queryFor(ask, given)
    let asked = query.next()
    while (asked.done !== true) asked = query.next(this.run(asked.value))
    return asked.value
  }

  private run({ sql, values, gives }: Statement): readonly Row[] | number {
    const known = this.prepared(sql)
    return gives === 'rows' ? known.all(...values) : Number(known.run(...values).changes)
  }

  private prepared(sql: string): StatementSync {
    let known = this.statements.get(sql)
    if (known === undefined) {
      known = this.db.prepare(sql)
      this.statements.set(sql, known)
    }
    return known
  }

  private do(sql: string): void {
    this.prepared(sql).run()
  }

  /** Runs a transaction. It's on disk when this returns. */
  inTransaction(work: () => void): void {
    this.do('begin immediate')
    try {
      work()
      this.do('commit')
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('rollback')
      throw error
    }
  }

  /** Runs within a savepoint; if it fails, only this part is rolled back. */
  apart<T>(work: () => T): T {
    this.do('savepoint piece')
    try {
      const made = work()
      this.do('release piece')
      return made
    } catch (error) {
      this.db.exec('rollback to piece; release piece')
      throw error
    }
  }
}
