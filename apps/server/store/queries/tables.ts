// Tables, their logs and component sets.

import { createHash } from 'node:crypto'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { Happened, RecordChange, SeatPlan, TableNews, TableRecord } from '@tableworks/host'
import { HostError, type KeptBox } from '@tableworks/host/link'
import { type LogLine, same } from '@tableworks/kernel'
import { insertLine, linesFrom, rawLog, takeBackLine } from './archive.ts'
import { addHappening } from './happenings.ts'
import { relist } from './lobby.ts'
import { recordEnd } from './results.ts'
import { queueForLine } from './notices.ts'
import { queueReminders } from './reminders.ts'
import { leaveSeries } from './series.ts'
import { type Access, all, change, first, type Query, type Row, text } from './statements.ts'

export const TABLES_QUERIES = {
  *tables(): Query<unknown[]> {
    return (yield* all('select record, news from tables')).map(recordOf)
  },

  *tableAfter(id: string): Query<string | null> {
    const row = yield* first('select id from tables where id > ? order by id limit 1', id)
    return row === undefined ? null : (row['id'] as string)
  },

  *table(id: string): Query<unknown> {
    const row = yield* first('select record, news from tables where id = ?', id)
    return row === undefined ? undefined : recordOf(row)
  },

  *addTable({ news, ...whole }: TableRecord, lines: readonly LogLine[]): Query<void> {
    const { tables, ...components } = whole.components ?? {}
    const record = tables === undefined ? whole : { ...whole, components }
    yield* change(
      'insert into tables (id, record, news, updated, ended, steps) values (?, ?, ?, ?, ?, ?)',
      record.id,
      text(record),
      text(news),
      ...times(news),
    )
    if (tables !== undefined) yield* addSet(record.id, text(tables))
    for (const [seq, line] of lines.entries()) yield* insertLine(record.id, seq, line)
  },

  *components(table: string): Query<object | undefined> {
    const row = yield* first(
      'select tables from table_sets join component_sets on id = set_id where table_id = ?',
      table,
    )
    return row === undefined ? undefined : (JSON.parse(row['tables'] as string) as object)
  },

  *lines(id: string, from: number): Query<LogLine[]> {
    return yield* linesFrom(id, from)
  },

  *raw(id: string): Query<unknown> {
    const log = yield* rawLog(id)
    return { table: yield* TABLES_QUERIES.table(id), components: yield* TABLES_QUERIES.components(id), ...log }
  },

  *addLine(id: string, seq: number, line: LogLine, news: TableNews, happened: Happened | null = null): Query<boolean> {
    if ((yield* insertLine(id, seq, line)) > 0) {
      const before = news.actor === line.seat && news.together === undefined ? null : yield* newsBefore(id)
      // Waits for a server that is archiving this table, and then sees the result.
      const sql = `update tables set news = ?, updated = ?, ended = ?, steps = ?, clock_due = ?, due = null, live = 1
        where id = ? and archived <= ?`
      const isNext = (yield* change(sql, text(news), ...times(news), news.clock?.due ?? null, id, seq)) > 0
      if (!isNext) yield* takeBackLine(id, seq)
      if (!isNext) return false
      yield* recordEnd(id, news)
      if (before !== null) {
        yield* queueForLine(id, line.seat, before, news)
        yield* queueReminders(id, news.steps, before.clock, news.clock)
      }
      if (happened !== null) yield* addHappening(id, happened)
      if (news.result !== null) yield* relist(id)
      return true
    }
    if ((yield* first('select 1 from tables where id = ?', id)) === undefined) throw new HostError('missing')
    return false
  },

  /** Retries if another writer changed the record in between. False if the table no longer has these `seats`. */
  *changeRecord(
    id: string,
    changes: RecordChange,
    happened: readonly Happened[] = [],
    seats?: readonly SeatPlan[],
  ): Query<boolean> {
    for (;;) {
      const row = yield* first('select record from tables where id = ?', id)
      if (row === undefined) throw new HostError('missing')
      const before = row['record'] as string
      if (seats !== undefined && !same((recordIn(before) as TableRecord).seats, seats)) return false
      const after = text({ ...recordIn(before), ...changes })
      if ((yield* change('update tables set record = ? where id = ? and record = ?', after, id, before)) > 0) {
        if ('seats' in changes) yield* relist(id)
        if ('locked' in changes)
          yield* change('update tables set locked = ? where id = ?', changes.locked == null ? 0 : 1, id)
        for (const one of happened) yield* addHappening(id, one)
        return true
      }
    }
  },

  *memory(id: string): Query<unknown> {
    const row = yield* first(
      `select memory, 0 as place from memories where table_id = ?
        union all select memory, 1 as place from archived_logs where table_id = ? and memory is not null
        order by place limit 1`,
      id,
      id,
    )
    return row === undefined ? undefined : JSON.parse(zstdDecompressSync(row['memory'] as Uint8Array).toString())
  },

  /** An archived game already has its last snapshot. */
  *keepMemory(id: string, memory: object): Query<void> {
    yield* change(
      `insert into memories (table_id, memory) select id, ? from tables where id = ? and live = 1
        on conflict (table_id) do update set memory = excluded.memory`,
      zstdCompressSync(text(memory)),
      id,
    )
  },

  *removeTable(id: string): Query<void> {
    const row = yield* first('select set_id from table_sets where table_id = ?', id)
    yield* change('delete from tables where id = ?', id)
    if (row !== undefined) yield* dropUnusedSet(row['set_id'] as string)
    yield* leaveSeries(id)
  },

  *boxes(): Query<KeptBox[]> {
    return (yield* all('select hash, game, name, tables from boxes')).map(
      row => ({ ...row, tables: JSON.parse(row['tables'] as string) as object }) as unknown as KeptBox,
    )
  },

  *keepBox({ hash, game, name, tables }: KeptBox): Query<void> {
    yield* change(
      `insert into boxes (hash, game, name, tables) values (?, ?, ?, ?)
        on conflict (hash) do update set game = excluded.game, name = excluded.name, tables = excluded.tables`,
      hash,
      game,
      name,
      text(tables),
    )
  },

  *removeBox(hash: string): Query<void> {
    yield* change('delete from boxes where hash = ?', hash)
  },
}

/**
 * Stores a component set once for all its tables. An update that changes nothing locks an existing set, so a server that is
 * deleting the set's last table waits and then finds it in use.
 */
function* addSet(table: string, tables: string): Query<void> {
  const id = createHash('sha256').update(tables).digest('hex')
  yield* change(
    'insert into component_sets (id, tables) values (?, ?) on conflict (id) do update set id = excluded.id',
    id,
    tables,
  )
  yield* change('insert into table_sets (table_id, set_id) values (?, ?)', table, id)
}

/** Null if it is damaged. */
function* newsBefore(id: string): Query<TableNews | null> {
  const row = yield* first('select news from tables where id = ?', id)
  try {
    return JSON.parse(row?.['news'] as string) as TableNews
  } catch {
    return null
  }
}

/** Locks the set before checking it, because another server may be adding a table that uses it. */
export function* dropUnusedSet(id: string): Query<void> {
  yield* change('update component_sets set id = id where id = ?', id)
  yield* change(
    'delete from component_sets where id = ? and not exists (select 1 from table_sets where set_id = ?)',
    id,
    id,
  )
}

/** The time of the last move, whether the game is over, and the number of moves, as columns for queries. */
const times = ({ updated, result, steps }: TableNews): [number, number, number] => [
  updated,
  result === null ? 0 : 1,
  steps,
]

const recordOf = ({ record, news }: Row): unknown => ({ ...recordIn(record), news: recordIn(news) })

/** Parses part of a record. Invalid JSON becomes an error that the host can tell from a database failure. */
function recordIn(kept: unknown): object {
  try {
    return JSON.parse(kept as string) as object
  } catch (error) {
    throw new HostError('oddRecord', (error as Error).message)
  }
}

export const TABLES_ACCESS: Readonly<Record<keyof typeof TABLES_QUERIES, Access>> = {
  tables: 'reads',
  tableAfter: 'reads',
  table: 'reads',
  addTable: 'writes',
  components: 'reads',
  lines: 'reads',
  raw: 'reads',
  addLine: 'tells',
  changeRecord: 'tells',
  memory: 'reads',
  keepMemory: 'writes',
  removeTable: 'tells',
  boxes: 'reads',
  keepBox: 'writes',
  removeBox: 'writes',
}
