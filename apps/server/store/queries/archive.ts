// Logs, and the archive: a finished game's log leaves `lines` and is kept compressed in one row, with its last snapshot. If the game
// goes on, its next lines follow in `lines`, so nothing needs to be unpacked to write them.

import { HostError } from '@tableworks/host/link'
import type { LogLine, Seat } from '@tableworks/kernel'
import { unpackedLog } from '../archived-log.ts'
import { type Access, all, change, first, type Query, type Row } from './statements.ts'

export const ARCHIVE_QUERIES = {
  /** Finished games after `after`, in order, whose last line is older than `before` and not in the archive. */
  *tablesToArchive(after: string, before: number, most: number): Query<{ table: string; updated: number }[]> {
    const found = yield* all(
      `select id as "table", updated from tables where ended = 1 and live = 1 and updated < ? and id > ?
        order by id limit ?`,
      before,
      after,
      most,
    )
    return found.map(row => ({ ...row }) as never)
  },

  /** Archives a log with `lines` lines, and the last snapshot. False if the game went on after `updated`, or another server has archived it. */
  *archiveLog(id: string, updated: number, lines: number, log: Uint8Array, memory: Uint8Array | null): Query<boolean> {
    const row = yield* first('select archived from tables where id = ?', id)
    const sql = `update tables set archived = ?, live = 0 where id = ? and ended = 1 and live = 1 and updated = ?`
    if (row === undefined || (yield* change(sql, lines, id, updated)) === 0) return false
    yield* change(
      `insert into archived_logs (table_id, log, memory) values (?, ?, ?)
        on conflict (table_id) do update set log = excluded.log, memory = excluded.memory`,
      id,
      log,
      memory,
    )
    const moved = yield* change('delete from lines where table_id = ? and seq < ?', id, lines)
    // Throws, so that everything is rolled back and no line is lost.
    if (moved !== lines - (row['archived'] as number)) throw new HostError('damagedLog', String(lines))
    yield* change('delete from memories where table_id = ?', id)
    return true
  },
}

/** A log from line `from`. Throws `damagedLog` if a line is missing. */
export function* linesFrom(id: string, from: number): Query<LogLine[]> {
  const { archived, log, rows } = yield* storedLog(id, from)
  const before = log === null ? [] : unpackedLog(log)
  if (log !== null && before.length !== archived) throw new HostError('damagedLog', String(before.length + 1))
  const lines = before.slice(from)
  const next = from + lines.length
  const gap = rows.findIndex(({ seq }, i) => seq !== next + i)
  if (gap >= 0) throw new HostError('damagedLog', String(next + gap + 1))
  return [...lines, ...rows.map(lineOf)]
}

/** Everything stored of a log, without checks. */
export function* rawLog(id: string): Query<object> {
  const { log, rows } = yield* storedLog(id, 0)
  const lines = rows.map(row => ({ seq: row['seq'], ...lineOf(row) }))
  if (log === null) return { lines }
  try {
    return { lines: [...unpackedLog(log).map((line, seq) => ({ seq, ...line })), ...lines] }
  } catch {
    return { lines, archived: Buffer.from(log).toString('base64') }
  }
}

interface StoredLog {
  /** How many lines the archive has, or 0 if none of them are wanted. */
  readonly archived: number
  readonly log: Uint8Array | null
  readonly rows: readonly Row[]
}

/**
 * Reads everything in one statement, because that never sees a half-archived table. The archive is read only if it has lines that
 * are wanted.
 */
function* storedLog(id: string, from: number): Query<StoredLog> {
  const found = yield* all(
    `select -archived as seq, 0 as seat, '' as text, '' as hash, 0 as secret, log
        from archived_logs join tables on id = table_id where table_id = ? and archived > ?
      union all select seq, seat, text, hash, secret, null from lines where table_id = ? and seq >= ?
      order by seq`,
    id,
    from,
    id,
    from,
  )
  const log = (found[0]?.['log'] ?? null) as Uint8Array | null
  return log === null
    ? { archived: 0, log, rows: found }
    : { archived: -(found[0]?.['seq'] as number), log, rows: found.slice(1) }
}

const lineOf = ({ seat, text, hash, secret }: Row): LogLine => ({
  seat: seat as Seat,
  text: text as string,
  hash: hash as string,
  secret: secret === 1,
})

/** Appends a line after the previous one if the place is free. Returns how many were added. */
export function* insertLine(id: string, seq: number, { seat, text, hash, secret }: LogLine): Query<number> {
  return yield* change(
    `insert into lines (table_id, seq, seat, text, hash, secret) select id, ?, ?, ?, ?, ? from tables
      where id = ? and (archived = ? or exists (select 1 from lines where table_id = ? and seq = ?))
      on conflict do nothing`,
    seq,
    seat,
    text,
    hash,
    secret ? 1 : 0,
    id,
    seq,
    id,
    seq - 1,
  )
}

/** Undoes `insertLine`. Another server archived the same line while this one waited for its row. */
export function* takeBackLine(id: string, seq: number): Query<void> {
  yield* change('delete from lines where table_id = ? and seq = ?', id, seq)
}

export const ARCHIVE_ACCESS: Readonly<Record<keyof typeof ARCHIVE_QUERIES, Access>> = {
  tablesToArchive: 'reads',
  archiveLog: 'writes',
}
