// Queries for hosts of the server: sessions, the log, bans, and lists of tables.

import type { HostAction, HostList } from '@tableworks/protocol'
import type { HappenedTo, HostCounts, HostRow, HostSession, KeptBan, LogEntry, NewLogEntry } from '../register.ts'
import { addHappening } from './happenings.ts'
import { relist } from './lobby.ts'
import { type Access, all, change, first, type Query, type Row, type Value } from './statements.ts'

export const HOSTING_QUERIES = {
  *addHostCode(digest: Uint8Array, expires: number): Query<void> {
    yield* change('insert into host_codes (digest, expires) values (?, ?)', digest, expires)
  },

  *hostCodes(now: number): Query<Uint8Array[]> {
    yield* change('delete from host_codes where expires <= ?', now)
    return (yield* all('select digest from host_codes')).map(row => row['digest'] as Uint8Array)
  },

  /** False if another request used it first. */
  *useHostCode(digest: Uint8Array, { id, digest: key, name, expires }: HostSession, now: number): Query<boolean> {
    if ((yield* change('delete from host_codes where digest = ?', digest)) === 0) return false
    yield* change('delete from host_sessions where expires <= ?', now)
    yield* change('insert into host_sessions (id, digest, name, expires) values (?, ?, ?, ?)', id, key, name, expires)
    return true
  },

  *hostSession(id: string, now: number): Query<HostSession | null> {
    const row = yield* first(
      'select id, digest, name, expires from host_sessions where id = ? and expires > ?',
      id,
      now,
    )
    return row === undefined ? null : ({ ...row } as unknown as HostSession)
  },

  *endHostSession(id: string): Query<void> {
    yield* change('delete from host_sessions where id = ?', id)
  },

  *logHost(entry: NewLogEntry): Query<void> {
    yield* logged(entry)
  },

  /** Entries after a number, oldest first. Every server follows them. */
  *hostLogAfter(n: number, most: number): Query<LogEntry[]> {
    return (yield* all(`${LOG} where host_log.n > ? order by host_log.n limit ?`, n, most)).map(entryOf)
  },

  *hostLogEnd(): Query<number> {
    return (yield* first('select coalesce(max(n), 0) as n from host_log'))?.['n'] as number
  },

  /** Entries before a number, newest first. */
  *hostLogBefore(n: number, most: number): Query<LogEntry[]> {
    return (yield* all(`${LOG} where host_log.n < ? order by host_log.n desc limit ?`, n, most)).map(entryOf)
  },

  /** What hosts did about a player, newest first. */
  *hostLogAbout(player: string, most: number): Query<LogEntry[]> {
    return (yield* all(`${LOG} where host_log.player = ? order by host_log.n desc limit ?`, player, most)).map(entryOf)
  },

  *lastHostAction(action: HostAction): Query<LogEntry | null> {
    const row = yield* first(`${LOG} where host_log.action = ? order by host_log.n desc limit 1`, action)
    return row === undefined ? null : entryOf(row)
  },

  *bans(now: number): Query<KeptBan[]> {
    return (yield* all(
      `select bans.n, bans.player, bans.network, bans.until, bans.reason, bans.created, players.mark, players.name
        from bans left join players on players.id = bans.player
        where bans.until is null or bans.until > ? order by bans.n desc`,
      now,
    )).map(row => ({ ...row }) as unknown as KeptBan)
  },

  *addBan(ban: Pick<KeptBan, 'player' | 'network' | 'until' | 'reason'>, entry: NewLogEntry): Query<void> {
    yield* logged(entry)
    // Two servers can't get the same number, because adding the log entry has locked the log.
    yield* change(
      `insert into bans (n, player, network, until, reason, created)
        select coalesce(max(n) + 1, 1), ?, ?, ?, ?, ? from bans where 1 = 1`,
      ban.player,
      ban.network,
      ban.until,
      ban.reason,
      entry.at,
    )
  },

  *dropBan(n: number, entry: NewLogEntry): Query<boolean> {
    if ((yield* change('delete from bans where n = ?', n)) === 0) return false
    yield* logged(entry)
    return true
  },

  /** Removes a message's text but keeps its place in the chat. False if there is no such message. */
  *removeChat(table: string, n: number, happened: HappenedTo, entry: NewLogEntry): Query<boolean> {
    const sql = `update chat set text = '', removed = 1 where table_id = ? and n = ?`
    if ((yield* change(sql, table, n)) === 0) return false
    yield* addHappening(table, happened)
    yield* logged(entry)
    return true
  },

  /** Adds an event to a table without any other change. */
  *tellTable(table: string, happened: HappenedTo): Query<void> {
    yield* addHappening(table, happened)
  },

  /** Replaces a player's name wherever this database shows it, except in the records of tables. */
  *hideName(player: string, name: string, shown: string, entry: NewLogEntry): Query<void> {
    yield* change(
      'insert into hidden_names (player, name) values (?, ?) on conflict do nothing',
      player,
      name.toLowerCase(),
    )
    yield* change('update players set name = ? where id = ?', shown, player)
    yield* change('update chat set name = ? where player = ?', shown, player)
    yield* change('update happenings set name = ? where player = ?', shown, player)
    yield* change('update happenings set other = ? where other_player = ?', shown, player)
    yield* change('update results set name = ? where player = ?', shown, player)
    for (const row of yield* all('select table_id from held_seats where player = ?', player))
      yield* relist(row['table_id'] as string)
    yield* logged(entry)
  },

  *isNameHidden(player: string, name: string): Query<boolean> {
    const sql = 'select 1 from hidden_names where player = ? and name = ?'
    return (yield* first(sql, player, name.toLowerCase())) !== undefined
  },

  *hostTables(list: HostList, quietBefore: number, most: number): Query<HostRow[]> {
    const [which, values] = WHICH[list](quietBefore)
    return (yield* all(
      `${HOST_ROWS} where ${which} order by tables.updated desc, tables.id limit ?`,
      ...values,
      most,
    )).map(row => ({ ...row }) as unknown as HostRow)
  },

  *hostTable(table: string): Query<HostRow | null> {
    const row = yield* first(`${HOST_ROWS} where tables.id = ?`, table)
    return row === undefined ? null : ({ ...row } as unknown as HostRow)
  },

  *hostCounts(quietBefore: number): Query<HostCounts> {
    const counts: Record<string, number> = {}
    for (const [list, conditions] of Object.entries(WHICH)) {
      const [which, values] = conditions(quietBefore)
      const row = yield* first(`select count(*) as count from (${HOST_ROWS} where ${which}) found`, ...values)
      counts[list] = row?.['count'] as number
    }
    return counts as unknown as HostCounts
  },

  /** Running tables with a move since that time, by id, starting after `after`. */
  *activeTables(after: string, since: number, most: number): Query<string[]> {
    const sql = 'select id from tables where ended = 0 and updated >= ? and id > ? order by id limit ?'
    return (yield* all(sql, since, after, most)).map(row => row['id'] as string)
  },
}

/** Appends to the log in the transaction of the action it records. */
function* logged({ at, host, action, table = null, player = null, detail = null, reason }: NewLogEntry): Query<void> {
  for (;;) {
    const added = yield* change(
      `insert into host_log (n, at, host, action, table_id, player, detail, reason)
        select coalesce(max(n) + 1, 1), ?, ?, ?, ?, ?, ?, ? from host_log where 1 = 1 on conflict do nothing`,
      at,
      host,
      action,
      table,
      player,
      detail,
      reason,
    )
    if (added > 0) return
  }
}

/** Names are looked up when they're shown, so that a deleted player's name isn't kept here. */
const LOG = `select host_log.n, host_log.at, host_log.host, host_log.action, host_log.table_id as "table",
    host_log.player, host_log.detail, host_log.reason, players.mark, players.name
  from host_log left join players on players.id = host_log.player`

const entryOf = (row: Row): LogEntry => ({ ...row }) as unknown as LogEntry

const HOST_ROWS = `select tables.id as "table", 
    case when set_apart.table_id is null then 0 else 1 end as apart, set_apart.why
  from tables left join set_apart on set_apart.table_id = tables.id`

/** A table waits for players until its first move. */
const WHICH: Readonly<Record<HostList, (quietBefore: number) => [string, Value[]]>> = {
  playing: quiet => ['tables.ended = 0 and tables.locked = 0 and tables.updated >= ? and tables.steps > 0', [quiet]],
  waiting: quiet => ['tables.ended = 0 and tables.locked = 0 and tables.updated >= ? and tables.steps = 0', [quiet]],
  quiet: quiet => ['tables.ended = 0 and tables.locked = 0 and tables.updated < ?', [quiet]],
  locked: () => ['(tables.locked = 1 or set_apart.table_id is not null)', []],
  over: () => ['tables.ended = 1', []],
}

export const HOSTING_ACCESS: Readonly<Record<keyof typeof HOSTING_QUERIES, Access>> = {
  addHostCode: 'writes',
  hostCodes: 'writes',
  useHostCode: 'writes',
  hostSession: 'reads',
  endHostSession: 'writes',
  logHost: 'writes',
  hostLogAfter: 'reads',
  hostLogEnd: 'reads',
  hostLogBefore: 'reads',
  hostLogAbout: 'reads',
  lastHostAction: 'reads',
  bans: 'reads',
  addBan: 'writes',
  dropBan: 'writes',
  removeChat: 'tells',
  tellTable: 'tells',
  hideName: 'writes',
  isNameHidden: 'reads',
  hostTables: 'reads',
  hostTable: 'reads',
  hostCounts: 'reads',
  activeTables: 'reads',
}
