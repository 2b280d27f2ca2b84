// Opens a table from its snapshot and the lines since, or replays the whole log without a valid snapshot.

import { type AnyGame, type LogLine, Table } from '@tableworks/kernel'
import { HostError, hostErrorOf } from '../link.ts'
import { carriedOn, recalled } from '../memories.ts'
import { openingOf, rulesOf } from '../records.ts'
import type { TableRecord } from '../store.ts'
import type { Ownership, TableDeps } from './deps.ts'
import { StoredTable } from './stored-table.ts'

/** If changed rules can't replay the log, the game may upgrade the last position. */
export async function openStored(game: AnyGame, record: TableRecord, deps: TableDeps): Promise<StoredTable> {
  const { id } = record
  const { store, ownership } = deps
  const [lines, memory, owned] = await Promise.all([store.lines(id, 0), store.memory(id), ownership()])
  try {
    return await deps.watchdog(() => replayed(game, record, deps, lines, memory, owned))
  } catch (error) {
    if (hostErrorOf(error).kind !== 'otherRules') throw error
    const carried = await deps.watchdog(() => carriedOn(game, record, lines, memory))
    if (carried === null) throw error
    await store.changeRecord(id, carried)
    return deps.watchdog(() => replayed(game, { ...record, ...carried }, deps, lines, null, owned))
  }
}

function replayed(
  game: AnyGame,
  record: TableRecord,
  deps: TableDeps,
  lines: readonly LogLine[],
  memory: unknown,
  owned: Ownership | null,
): StoredTable {
  const start = recalled(game, record, lines, memory) ?? { table: setUp(game, record), stepAfter: [] }
  const stored = new StoredTable(game, record, deps, start, owned)
  for (const line of lines.slice(stored.length)) stored.replay(line)
  return stored
}

/** Changed rules may already fail when the table is set up. */
function setUp(game: AnyGame, record: TableRecord): Table {
  try {
    return new Table(game, openingOf(game, record))
  } catch (error) {
    if (rulesOf(record) === game.rules) throw error
    throw new HostError('otherRules', `line 1, rules ${rulesOf(record)}, here rules ${game.rules}`)
  }
}
