// A server plays what it keeps again, one table after the other and gently, so that damage is found before somebody misses
// a game. What does not come to the states its log names is set apart and named in the log.

import { type AnyGame, writeGameFile } from '@tableworks/kernel'
import { fileOf, type HostErrorKind, hostErrorOf, rulesOf, type TableRecord, wholeRecordIn } from '@tableworks/host'
import type { ServerStore } from '../store/server-store.ts'
import { type GameFiles, wasRead } from './game-files.ts'

/** How one table was found. `other` is nothing to hold it against: it was written to meanwhile, or by other rules. */
export type Found = 'agrees' | 'differs' | 'other'

export interface CheckMeans {
  readonly store: ServerStore
  readonly files: GameFiles
  readonly load: (game: string) => Promise<AnyGame>
  readonly now: () => number
  readonly onFound: (table: string, found: Found, problem: string | null) => void
}

export class SelfCheck {
  private readonly means: CheckMeans
  /** The table checked last; from the first again after the last. */
  private at = ''

  constructor(means: CheckMeans) {
    this.means = means
  }

  /** The next table; false when there was none left, and the next time it begins anew. */
  async next(): Promise<boolean> {
    const table = await this.means.store.tableAfter(this.at)
    this.at = table ?? ''
    if (table === null) return false
    const problem = await this.problemOf(table)
    if (problem === undefined) this.means.onFound(table, 'other', null)
    else this.means.onFound(table, problem === null ? 'agrees' : 'differs', problem)
    return true
  }

  /** Null when it plays again; undefined when that cannot be said now. */
  private async problemOf(table: string): Promise<string | null | undefined> {
    const { store, files, load, now } = this.means
    try {
      const record = await this.record(table)
      const game = record === undefined ? undefined : await load(record.game).catch(() => undefined)
      if (record === undefined || game === undefined || rulesOf(record) !== game.rules) return undefined
      const lines = await store.lines(table, 0)
      const after = await this.record(table)
      if (after?.news.updated !== record.news.updated || after.news.steps !== record.news.steps) return undefined
      const source = writeGameFile(fileOf(record, lines, game))
      await files.read(source, { id: table, now: now(), bots: [] }, OURSELVES)
      return null
    } catch (error) {
      const { kind, detail } = hostErrorOf(error)
      // Only what is wrong with the table itself; a full disk or a busy thread is another matter.
      return DAMAGED.has(kind) && wasRead(detail) ? `${kind}: ${detail}` : undefined
    }
  }

  private async record(table: string): Promise<TableRecord | undefined> {
    const raw = await this.means.store.table(table)
    return raw === undefined ? undefined : wholeRecordIn(raw, this.means.store)
  }
}

/** In the queue of game files the server is one player among others. */
const OURSELVES = { network: 'server', player: 'server' }

const DAMAGED: ReadonlySet<string> = new Set<HostErrorKind>(['badFile', 'damagedLog', 'oddRecord'])
