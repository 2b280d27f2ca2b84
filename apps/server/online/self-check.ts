// Replays stored tables one by one at low priority, to find damage before players do. A table whose replay differs from its
// recorded states is quarantined and logged.

import { type AnyGame, writeGameFile } from '@tableworks/kernel'
import { fileOf, type HostErrorKind, hostErrorOf, rulesOf, type TableRecord, wholeRecordIn } from '@tableworks/host'
import type { ServerStore } from '../store/server-store.ts'
import { type GameFiles, wasRead } from './game-files.ts'

/** The result of a check. `other`: the table changed during the check, or uses other rules. */
export type Found = 'agrees' | 'differs' | 'other'

export interface CheckDeps {
  readonly store: ServerStore
  readonly files: GameFiles
  readonly load: (game: string) => Promise<AnyGame>
  readonly now: () => number
  readonly onFound: (table: string, found: Found, problem: string | null) => void
}

export class SelfCheck {
  private readonly deps: CheckDeps
  /** The last checked table; '' at the start. */
  private at = ''

  constructor(deps: CheckDeps) {
    this.deps = deps
  }

  /** Checks the next table. Returns false after the last one, and starts over. */
  async next(): Promise<boolean> {
    const table = await this.deps.store.tableAfter(this.at)
    this.at = table ?? ''
    if (table === null) return false
    await this.check(table)
    return true
  }

  /** Checks one table. Returns what differs, null if nothing does, or undefined if the check can't tell now. */
  async check(table: string): Promise<string | null | undefined> {
    const problem = await this.problemOf(table)
    if (problem === undefined) this.deps.onFound(table, 'other', null)
    else this.deps.onFound(table, problem === null ? 'agrees' : 'differs', problem)
    return problem
  }

  private async problemOf(table: string): Promise<string | null | undefined> {
    const { store, files, load, now } = this.deps
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
      // Ignores problems that aren't the table's, such as a full disk or a busy thread.
      return DAMAGED.has(kind) && wasRead(detail) ? `${kind}: ${detail}` : undefined
    }
  }

  private async record(table: string): Promise<TableRecord | undefined> {
    const raw = await this.deps.store.table(table)
    return raw === undefined ? undefined : wholeRecordIn(raw, this.deps.store)
  }
}

/** The sender of self-checks in the queue of game files. */
const OURSELVES = { network: 'server', player: 'server' }

const DAMAGED: ReadonlySet<string> = new Set<HostErrorKind>(['badFile', 'damagedLog', 'oddRecord'])
