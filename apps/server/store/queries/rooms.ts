// The owner, the seating and the links of a table.

import type { TableRecord } from '@tableworks/host'
import { HostError } from '@tableworks/host/link'
import type { LogLine, Seat } from '@tableworks/kernel'
import type { HappenedTo, Link, NewRoom, Room, SeatHolder } from '../register.ts'
import { addHappening } from './happenings.ts'
import { LOBBY_QUERIES, relist } from './lobby.ts'
import { queueNotice } from './notices.ts'
import { holidaysAt } from './pace.ts'
import { continueSeries, startSeries } from './series.ts'
import { type Access, all, change, first, type Query, type Row } from './statements.ts'
import { TABLES_QUERIES } from './tables.ts'

export const ROOMS_QUERIES = {
  *addRoom(record: TableRecord, lines: readonly LogLine[], room: NewRoom): Query<void> {
    yield* TABLES_QUERIES.addTable(record, lines)
    yield* change('insert into rooms (table_id, owner, bytes) values (?, ?, ?)', record.id, room.owner, room.bytes)
    for (const { seat, player } of room.held) yield* ROOMS_QUERIES.takeSeat(record.id, seat, player)
    if (room.group !== undefined)
      yield* change('insert into group_tables (table_id, group_id) values (?, ?)', record.id, room.group)
    if (room.bestOf !== undefined) yield* startSeries(record.id, room.bestOf)
    if (room.listing !== undefined) yield* LOBBY_QUERIES.keepListing(record.id, room.listing, record.created)
    const { updated: at } = record.news
    yield* queueNotice({ table: record.id, kind: 'seat', key: 'start', at, except: room.owner })
  },

  *madeBy(player: string): Query<{ tables: number; bytes: number }> {
    const row = yield* first(
      `select count(*) as tables, cast(coalesce(sum(bytes), 0) as bigint) as bytes from rooms
        where owner = ? and bytes > 0`,
      player,
    )
    return { ...row } as { tables: number; bytes: number }
  },

  *room(table: string): Query<Room | null> {
    const row = yield* first(
      `select owner, next, group_id as "group" from rooms
        left join group_tables on group_tables.table_id = rooms.table_id where rooms.table_id = ?`,
      table,
    )
    if (row === undefined) return null
    const held = yield* all(
      `select seat, player, program, mark from held_seats join players on players.id = player
        where table_id = ? order by seat`,
      table,
    )
    return {
      owner: row['owner'] as string,
      next: row['next'] as string | null,
      group: row['group'] as string | null,
      held: held.map(heldSeatOf),
      holidays: yield* holidaysAt(table),
    }
  },

  /** Sets the bytes to 0, so the table counts toward no quota. */
  *passRoom(table: string, to: string): Query<void> {
    yield* change('update rooms set owner = ?, bytes = 0 where table_id = ?', to, table)
  },

  *goOn(table: string, before: string | null, next: string, bestOf: number | null): Query<string> {
    const sql = 'update rooms set next = ? where table_id = ? and next is not distinct from ?'
    if ((yield* change(sql, next, table, before)) > 0) yield* continueSeries(table, next, bestOf)
    return (yield* ROOMS_QUERIES.room(table))?.next ?? next
  },

  *tablesOf(player: string): Query<string[]> {
    const found = yield* all(
      'select table_id from rooms where owner = ? union select table_id from held_seats where player = ?',
      player,
      player,
    )
    return found.map(row => row['table_id'] as string)
  },

  /** The most recently played first. */
  *latestTablesOf(player: string, most: number): Query<string[]> {
    const found = yield* all(
      `select id from tables
        where id in (select table_id from rooms where owner = ? union select table_id from held_seats where player = ?)
        order by updated desc, id limit ?`,
      player,
      player,
      most,
    )
    return found.map(row => row['id'] as string)
  },

  *takeSeat(table: string, seat: Seat, player: string): Query<boolean> {
    const taken = yield* change(
      `insert into held_seats (table_id, seat, player, lines) values (?, ?, ?, ${LINES}) on conflict do nothing`,
      table,
      seat,
      player,
      table,
    )
    if (taken > 0) yield* ROOMS_QUERIES.dropLinks(table, seat)
    if (taken > 0) yield* relist(table)
    return taken > 0
  },

  /**
   * Takes the seat before it consumes the link, in the same order as `takeSeat`, to avoid deadlocks. A missing link rolls
   * everything back.
   */
  *useLink(table: string, seat: Seat, link: string, player: string): Query<void> {
    yield* change(
      `insert into held_seats (table_id, seat, player, lines) values (?, ?, ?, ${LINES})
        on conflict (table_id, seat) do update set player = excluded.player, lines = excluded.lines, program = 0`,
      table,
      seat,
      player,
      table,
    )
    const used = yield* change('delete from links where id = ? and table_id = ? and seat = ?', link, table, seat)
    if (used === 0) throw new HostError('badPlan', 'taken')
    yield* ROOMS_QUERIES.dropLinks(table, seat)
    yield* relist(table)
  },

  *markProgram(table: string, player: string, happened: readonly HappenedTo[]): Query<boolean> {
    const marked = yield* change(
      'update held_seats set program = 1 where table_id = ? and player = ? and program = 0',
      table,
      player,
    )
    if (marked > 0) for (const one of happened) yield* addHappening(table, one)
    return marked > 0
  },

  *freeSeat(table: string, seat: Seat): Query<boolean> {
    const freed = (yield* change('delete from held_seats where table_id = ? and seat = ?', table, seat)) > 0
    yield* ROOMS_QUERIES.dropLinks(table, seat)
    yield* relist(table)
    return freed
  },

  *addLink({ id, digest, table, seat, created }: Link): Query<void> {
    yield* change(
      'insert into links (id, key_digest, table_id, seat, created) values (?, ?, ?, ?, ?)',
      id,
      digest,
      table,
      seat,
      created,
    )
  },

  *link(id: string): Query<Link | null> {
    const row = yield* first('select key_digest, table_id, seat, created from links where id = ?', id)
    if (row === undefined) return null
    const { key_digest: digest, table_id: table, seat, created } = row as Record<string, never>
    return { id, digest, table, seat, created } as unknown as Link
  },

  *addTableCode(digest: Uint8Array, table: string, expires: number): Query<void> {
    yield* change('insert into table_codes (digest, table_id, expires) values (?, ?, ?)', digest, table, expires)
  },

  *tableWithCode(digest: Uint8Array, now: number): Query<string | null> {
    yield* change('delete from table_codes where expires <= ?', now)
    const row = yield* first('select table_id from table_codes where digest = ?', digest)
    return row === undefined ? null : (row['table_id'] as string)
  },

  *dropLinks(table: string, seat: Seat | null): Query<void> {
    yield* change('delete from links where table_id = ? and seat is not distinct from ?', table, seat)
    if (seat === null) yield* change('delete from table_codes where table_id = ?', table)
  },
}

/** Former players share an id that has no mark. */
const heldSeatOf = ({ program, mark, ...held }: Row): SeatHolder =>
  ({ ...held, mark: mark || null, ...(program === 1 ? { isProgram: true } : {}) }) as unknown as SeatHolder

/** The length of a table's log, which later shows who moved in a seat. */
const LINES = '(select count(*) from lines where table_id = ?)'

export const ROOMS_ACCESS: Readonly<Record<keyof typeof ROOMS_QUERIES, Access>> = {
  addRoom: 'writes',
  madeBy: 'reads',
  room: 'reads',
  passRoom: 'tells',
  goOn: 'tells',
  tablesOf: 'reads',
  latestTablesOf: 'reads',
  takeSeat: 'tells',
  useLink: 'tells',
  markProgram: 'tells',
  freeSeat: 'tells',
  addLink: 'writes',
  link: 'reads',
  addTableCode: 'writes',
  tableWithCode: 'writes',
  dropLinks: 'writes',
}
