// Moves the logs of finished games to the archive, a day after the end. Players open archived games like all others.

import { hostErrorOf } from '@tableworks/host'
import { packedLog, packedMemory } from '../store/archived-log.ts'
import type { ServerStore } from '../store/server-store.ts'

/** In hours after the last move; 0 means never. By then most rematches, undone ends and reviews are over. */
export const ARCHIVE_HOURS = 24

const HOUR_MS = 60 * 60_000
/** How many tables one run may archive, so players' requests never wait for long. */
const TABLES_AT_ONCE = 100

type ArchiveStore = Pick<ServerStore, 'tablesToArchive' | 'lines' | 'memory' | 'archiveLog'>

interface ArchiveDeps {
  readonly store: ArchiveStore
  readonly now: () => number
  readonly onArchived: () => void
}

export class Archive {
  private readonly hours: number
  private readonly deps: ArchiveDeps
  /** The last table of the previous run; '' at the start. A damaged table must not keep others from being archived. */
  private at = ''

  constructor(hours: number, deps: ArchiveDeps) {
    this.hours = hours
    this.deps = deps
  }

  async sweep(): Promise<void> {
    if (this.hours === 0) return
    const { store, now, onArchived } = this.deps
    const found = await store.tablesToArchive(this.at, now() - this.hours * HOUR_MS, TABLES_AT_ONCE)
    this.at = found.length < TABLES_AT_ONCE ? '' : (found.at(-1)?.table ?? '')
    for (const { table, updated } of found) if (await archive(store, table, updated)) onArchived()
  }
}

/** Archives one table. False if it isn't finished, has a move after `updated`, is damaged, or is already archived. */
export async function archive(store: ArchiveStore, table: string, updated: number): Promise<boolean> {
  try {
    const [lines, memory] = await Promise.all([store.lines(table, 0), store.memory(table)])
    const [log, snapshot] = await Promise.all([packedLog(lines), packedMemory(memory)])
    return await store.archiveLog(table, updated, lines.length, log, snapshot)
  } catch (error) {
    // The self-check will find and report it.
    if (hostErrorOf(error).kind === 'damagedLog') return false
    throw error
  }
}
