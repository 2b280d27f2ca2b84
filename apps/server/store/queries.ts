// All queries, in the SQL that SQLite and PostgreSQL share. A query is a generator that yields statements and receives their
// results, because SQLite answers synchronously and PostgreSQL asynchronously.

import { createHash } from 'node:crypto'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { Apart, RecordChange, TableNews, TableRecord } from '@tableworks/host'
import { HostError, type KeptBox } from '@tableworks/host/link'
import type { LogLine, Seat } from '@tableworks/kernel'
import type { ChatLine, Code, Device, HeldSeat, Link, NewRoom, Passkey, Room } from './register.ts'

export type Row = Readonly<Record<string, unknown>>
export type Value = string | number | null | Uint8Array

export interface Statement {
  /** With a question mark for each parameter. */
  readonly sql: string
  readonly values: readonly Value[]
  /** Whether it returns rows or the number of changed rows. */
  readonly gives: 'rows' | 'count'
}

export type Query<T> = Generator<Statement, T, readonly Row[] | number>

function* all(sql: string, ...values: readonly Value[]): Query<readonly Row[]> {
  return (yield { sql, values, gives: 'rows' }) as readonly Row[]
}
function* first(sql: string, ...values: readonly Value[]): Query<Row | undefined> {
  return (yield* all(sql, ...values))[0]
}
/** Returns the number of changed rows. */
function* change(sql: string, ...values: readonly Value[]): Query<number> {
  return (yield { sql, values, gives: 'count' }) as number
}

export class Queries {
  *tables(): Query<unknown[]> {
    return (yield* all('select record, news from tables')).map(recordOf)
  }

  *tableAfter(id: string): Query<string | null> {
    const row = yield* first('select id from tables where id > ? order by id limit 1', id)
    return row === undefined ? null : (row['id'] as string)
  }

  *table(id: string): Query<unknown> {
    const row = yield* first('select record, news from tables where id = ?', id)
    return row === undefined ? undefined : recordOf(row)
  }

  *addTable({ news, ...whole }: TableRecord, lines: readonly LogLine[]): Query<void> {
    const { tables, ...components } = whole.components ?? {}
    const record = tables === undefined ? whole : { ...whole, components }
    yield* change(
      'insert into tables (id, record, news, updated, ended) values (?, ?, ?, ?, ?)',
      record.id,
      text(record),
      text(news),
      ...times(news),
    )
    if (tables !== undefined) yield* this.addSet(record.id, text(tables))
    for (const [seq, line] of lines.entries()) yield* this.insertLine(record.id, seq, line)
  }

  /**
   * Stores a component set once for all its tables. An empty update locks an existing set, so a server that is deleting its last
   * table waits and then finds the set in use.
   */
  private *addSet(table: string, tables: string): Query<void> {
    const id = createHash('sha256').update(tables).digest('hex')
    yield* change(
      'insert into component_sets (id, tables) values (?, ?) on conflict (id) do update set id = excluded.id',
      id,
      tables,
    )
    yield* change('insert into table_sets (table_id, set_id) values (?, ?)', table, id)
  }

  *components(table: string): Query<object | undefined> {
    const row = yield* first(
      'select tables from table_sets join component_sets on id = set_id where table_id = ?',
      table,
    )
    return row === undefined ? undefined : (JSON.parse(row['tables'] as string) as object)
  }

  /** Appends lines at a free place after the previous line; returns how many were added. */
  private *insertLine(id: string, seq: number, { seat, text: said, hash, secret }: LogLine): Query<number> {
    return yield* change(
      `insert into lines (table_id, seq, seat, text, hash, secret) select id, ?, ?, ?, ?, ? from tables
        where id = ? and (? = 0 or exists (select 1 from lines where table_id = ? and seq = ?)) on conflict do nothing`,
      seq,
      seat,
      said,
      hash,
      secret ? 1 : 0,
      id,
      seq,
      id,
      seq - 1,
    )
  }

  *lines(id: string, from: number): Query<LogLine[]> {
    const found = yield* all(
      'select seq, seat, text, hash, secret from lines where table_id = ? and seq >= ? order by seq',
      id,
      from,
    )
    const gap = found.findIndex(({ seq }, i) => seq !== from + i)
    if (gap >= 0) throw new HostError('damagedLog', String(from + gap + 1))
    return found.map(lineOf)
  }

  *raw(id: string): Query<unknown> {
    const lines = yield* all('select seq, seat, text, hash, secret from lines where table_id = ? order by seq', id)
    return { table: yield* this.table(id), components: yield* this.components(id), lines }
  }

  *addLine(id: string, seq: number, line: LogLine, news: TableNews): Query<boolean> {
    if ((yield* this.insertLine(id, seq, line)) > 0) {
      const sql = 'update tables set news = ?, updated = ?, ended = ?, due = null where id = ?'
      yield* change(sql, text(news), ...times(news), id)
      return true
    }
    if ((yield* first('select 1 from tables where id = ?', id)) === undefined) throw new HostError('missing')
    return false
  }

  /** Retries if another writer changed the record in between. */
  *changeRecord(id: string, changes: RecordChange): Query<void> {
    for (;;) {
      const row = yield* first('select record from tables where id = ?', id)
      if (row === undefined) throw new HostError('missing')
      const before = row['record'] as string
      const after = text({ ...recordIn(before), ...changes })
      if ((yield* change('update tables set record = ? where id = ? and record = ?', after, id, before)) > 0) return
    }
  }

  *memory(id: string): Query<unknown> {
    const row = yield* first('select memory from memories where table_id = ?', id)
    return row === undefined ? undefined : JSON.parse(zstdDecompressSync(row['memory'] as Uint8Array).toString())
  }

  *keepMemory(id: string, memory: object): Query<void> {
    yield* change(
      `insert into memories (table_id, memory) select id, ? from tables where id = ?
        on conflict (table_id) do update set memory = excluded.memory`,
      zstdCompressSync(text(memory)),
      id,
    )
  }

  *removeTable(id: string): Query<void> {
    const row = yield* first('select set_id from table_sets where table_id = ?', id)
    yield* change('delete from tables where id = ?', id)
    if (row !== undefined) yield* this.dropUnusedSet(row['set_id'] as string)
  }

  /** Locks the set before checking it, because another server may be adding a table that uses it. */
  private *dropUnusedSet(id: string): Query<void> {
    yield* change('update component_sets set id = id where id = ?', id)
    yield* change(
      'delete from component_sets where id = ? and not exists (select 1 from table_sets where set_id = ?)',
      id,
      id,
    )
  }

  /** Writes, reads and deletes a probe row. */
  *probe(id: string): Query<boolean> {
    yield* change('insert into probes (id) values (?)', id)
    return (yield* change('delete from probes where id = ?', id)) === 1
  }

  *tablesBefore(after: string, isEnded: boolean, before: number, most: number): Query<string[]> {
    const found = yield* all(
      'select id from tables where ended = ? and updated < ? and id > ? order by id limit ?',
      isEnded ? 1 : 0,
      before,
      after,
      most,
    )
    return found.map(row => row['id'] as string)
  }

  /** The first call only marks the table, and a move clears the mark. */
  *expireTable(id: string, isEnded: boolean, before: number, now: number, notedBefore: number): Query<boolean> {
    const which = 'where id = ? and ended = ? and updated < ?'
    const values = [id, isEnded ? 1 : 0, before] as const
    if ((yield* change(`update tables set due = ? ${which} and due is null`, now, ...values)) > 0) return false
    const row = yield* first('select set_id from table_sets where table_id = ?', id)
    const isRemoved = (yield* change(`delete from tables ${which} and due < ?`, ...values, notedBefore)) > 0
    if (isRemoved && row !== undefined) yield* this.dropUnusedSet(row['set_id'] as string)
    return isRemoved
  }

  *takeBackNotice(id: string): Query<void> {
    yield* change('update tables set due = null where id = ? and due is not null', id)
  }

  /** Checks up to `most` players, to keep each run short; `last` is '' at the end. */
  *idlePlayers(after: string, before: number, most: number): Query<{ players: string[]; last: string }> {
    const found = yield* all(
      `select id, case when ${IDLE} then 1 else 0 end as idle from players where id > ? order by id limit ?`,
      FORMER,
      before,
      before,
      after,
      most,
    )
    const players = found.filter(({ idle }) => idle === 1).map(({ id }) => id as string)
    return { players, last: found.length < most ? '' : (found.at(-1)?.['id'] as string) }
  }

  *expirePlayer(player: string, before: number, name: string): Query<boolean> {
    const row = yield* first(`select 1 from players where id = ? and ${IDLE}`, player, FORMER, before, before)
    if (row !== undefined) yield* this.forgetPlayer(player, name)
    return row !== undefined
  }

  *boxes(): Query<KeptBox[]> {
    return (yield* all('select hash, game, name, tables from boxes')).map(
      row => ({ ...row, tables: JSON.parse(row['tables'] as string) as object }) as unknown as KeptBox,
    )
  }

  *keepBox({ hash, game, name, tables }: KeptBox): Query<void> {
    yield* change(
      `insert into boxes (hash, game, name, tables) values (?, ?, ?, ?)
        on conflict (hash) do update set game = excluded.game, name = excluded.name, tables = excluded.tables`,
      hash,
      game,
      name,
      text(tables),
    )
  }

  *removeBox(hash: string): Query<void> {
    yield* change('delete from boxes where hash = ?', hash)
  }

  *counts(hour: number, most: number): Query<Record<string, number>> {
    const found = yield* all('select name, used from counts where hour = ? order by used desc limit ?', hour, most)
    return Object.fromEntries(found.map(({ name, used }) => [name as string, used as number]))
  }

  /** All servers add counts in the same order, to avoid deadlocks. */
  *addCounts(hour: number, counts: Readonly<Record<string, number>>): Query<void> {
    // Clocks may differ, so another server may still be in the previous hour.
    yield* change('delete from counts where hour < ?', hour - 1)
    for (const [name, used] of Object.entries(counts).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      yield* change(
        `insert into counts (hour, name, used) values (?, ?, ?)
          on conflict (hour, name) do update set used = counts.used + excluded.used`,
        hour,
        name,
        used,
      )
  }

  *setApart(now: number): Query<Apart[]> {
    yield* change('delete from set_apart where until <= ?', now)
    return (yield* all('select table_id as "table", until from set_apart')).map(row => ({ ...row }) as unknown as Apart)
  }

  *keepApart({ table, until }: Apart): Query<void> {
    yield* change(
      `insert into set_apart (table_id, until) select id, ? from tables where id = ?
        on conflict (table_id) do update set until = excluded.until`,
      until,
      table,
    )
  }

  *dropApart(table: string): Query<void> {
    yield* change('delete from set_apart where table_id = ?', table)
  }

  *addPlayer(device: Device): Query<void> {
    yield* change('insert into players (id, created) values (?, ?)', device.player, device.created)
    yield* this.addDevice(device)
  }

  *addDevice({ id, player, digest, mark, name, created, seen }: Device): Query<void> {
    yield* change(
      'insert into devices (id, player, key_digest, mark, name, created, seen) values (?, ?, ?, ?, ?, ?, ?)',
      id,
      player,
      digest,
      mark,
      name,
      created,
      seen,
    )
  }

  *device(id: string): Query<Device | null> {
    const row = yield* first(`select ${DEVICE} from devices where id = ?`, id)
    return row === undefined ? null : deviceOf(row)
  }

  *devicesOf(player: string): Query<Device[]> {
    return (yield* all(`select ${DEVICE} from devices where player = ? order by created, id`, player)).map(deviceOf)
  }

  *seenDevice(id: string, seen: number): Query<void> {
    yield* change('update devices set seen = ? where id = ?', seen, id)
  }

  *dropDevice(player: string, mark: string): Query<boolean> {
    return (yield* change('delete from devices where player = ? and mark = ?', player, mark)) > 0
  }

  *mergePlayers(from: string, into: string): Query<void> {
    for (const table of ['devices', 'passkeys', 'codes', 'held_seats', 'chat'])
      yield* change(`update ${table} set player = ? where player = ?`, into, from)
    yield* change('update rooms set owner = ? where owner = ?', into, from)
    yield* change(
      `update notes set player = ? where player = ?
        and not exists (select 1 from notes own where own.table_id = notes.table_id and own.player = ?)`,
      into,
      from,
      into,
    )
    yield* change('delete from notes where player = ?', from)
    yield* change('delete from players where id = ?', from)
  }

  /** Removes the player's id from everything they leave at other people's tables. */
  *forgetPlayer(player: string, name: string): Query<void> {
    for (const table of ['devices', 'passkeys', 'codes', 'notes'])
      yield* change(`delete from ${table} where player = ?`, player)
    yield* change('insert into players (id, created) values (?, 0) on conflict do nothing', FORMER)
    // A message's key is unique per author and table, so the messages of several former players need new keys.
    yield* change(`update chat set player = ?, name = ?, word = 'former ' || n where player = ?`, FORMER, name, player)
    yield* change('update held_seats set player = ? where player = ?', FORMER, player)
    yield* change('update rooms set owner = ? where owner = ?', FORMER, player)
    yield* change('delete from players where id = ?', player)
  }

  *addCode({ digest, player, expires }: Code): Query<void> {
    yield* change('insert into codes (digest, player, expires) values (?, ?, ?)', digest, player, expires)
  }

  *takeCode(digest: Uint8Array, now: number): Query<string | null> {
    yield* change('delete from codes where expires <= ?', now)
    const row = yield* first('delete from codes where digest = ? returning player', digest)
    return row === undefined ? null : (row['player'] as string)
  }

  *addPasskey({ id, player, publicKey, counter, transports, created }: Passkey): Query<void> {
    yield* change(
      'insert into passkeys (id, player, public_key, counter, transports, created) values (?, ?, ?, ?, ?, ?)',
      id,
      player,
      publicKey,
      counter,
      text(transports),
      created,
    )
  }

  *passkey(id: string): Query<Passkey | null> {
    const row = yield* first(`select ${PASSKEY} from passkeys where id = ?`, id)
    return row === undefined ? null : passkeyOf(row)
  }

  *passkeysOf(player: string): Query<Passkey[]> {
    return (yield* all(`select ${PASSKEY} from passkeys where player = ? order by created, id`, player)).map(passkeyOf)
  }

  *usedPasskey(id: string, counter: number): Query<void> {
    yield* change('update passkeys set counter = ? where id = ?', counter, id)
  }

  *dropPasskeys(player: string): Query<void> {
    yield* change('delete from passkeys where player = ?', player)
  }

  *addRoom(record: TableRecord, lines: readonly LogLine[], room: NewRoom): Query<void> {
    yield* this.addTable(record, lines)
    yield* change('insert into rooms (table_id, owner, bytes) values (?, ?, ?)', record.id, room.owner, room.bytes)
    for (const { seat, player } of room.held) yield* this.takeSeat(record.id, seat, player)
  }

  *madeBy(player: string): Query<{ tables: number; bytes: number }> {
    const row = yield* first(
      `select count(*) as tables, cast(coalesce(sum(bytes), 0) as bigint) as bytes from rooms
        where owner = ? and bytes > 0`,
      player,
    )
    return { ...row } as { tables: number; bytes: number }
  }

  *room(table: string): Query<Room | null> {
    const row = yield* first('select owner, next from rooms where table_id = ?', table)
    if (row === undefined) return null
    const held = yield* all('select seat, player from held_seats where table_id = ? order by seat', table)
    return {
      owner: row['owner'] as string,
      next: row['next'] as string | null,
      held: held.map(one => ({ ...one }) as unknown as HeldSeat),
    }
  }

  /** Sets the bytes to 0, so the table counts toward no quota. */
  *passRoom(table: string, to: string): Query<void> {
    yield* change('update rooms set owner = ?, bytes = 0 where table_id = ?', to, table)
  }

  *goOn(table: string, before: string | null, next: string): Query<string> {
    yield* change('update rooms set next = ? where table_id = ? and next is not distinct from ?', next, table, before)
    return (yield* this.room(table))?.next ?? next
  }

  *tablesOf(player: string): Query<string[]> {
    const found = yield* all(
      'select table_id from rooms where owner = ? union select table_id from held_seats where player = ?',
      player,
      player,
    )
    return found.map(row => row['table_id'] as string)
  }

  *takeSeat(table: string, seat: Seat, player: string): Query<boolean> {
    const taken = yield* change(
      'insert into held_seats (table_id, seat, player) values (?, ?, ?) on conflict do nothing',
      table,
      seat,
      player,
    )
    if (taken > 0) yield* this.dropLinks(table, seat)
    return taken > 0
  }

  /**
   * Takes the seat before it consumes the link, in the same order as `takeSeat`, to avoid deadlocks. A missing link rolls
   * everything back.
   */
  *useLink(table: string, seat: Seat, link: string, player: string): Query<void> {
    yield* change(
      `insert into held_seats (table_id, seat, player) values (?, ?, ?)
        on conflict (table_id, seat) do update set player = excluded.player`,
      table,
      seat,
      player,
    )
    const used = yield* change('delete from links where id = ? and table_id = ? and seat = ?', link, table, seat)
    if (used === 0) throw new HostError('badPlan', 'taken')
    yield* this.dropLinks(table, seat)
  }

  *freeSeat(table: string, seat: Seat): Query<boolean> {
    const freed = (yield* change('delete from held_seats where table_id = ? and seat = ?', table, seat)) > 0
    yield* this.dropLinks(table, seat)
    return freed
  }

  *addLink({ id, digest, table, seat, created }: Link): Query<void> {
    yield* change(
      'insert into links (id, key_digest, table_id, seat, created) values (?, ?, ?, ?, ?)',
      id,
      digest,
      table,
      seat,
      created,
    )
  }

  *link(id: string): Query<Link | null> {
    const row = yield* first('select key_digest, table_id, seat, created from links where id = ?', id)
    if (row === undefined) return null
    const { key_digest: digest, table_id: table, seat, created } = row as Record<string, never>
    return { id, digest, table, seat, created } as unknown as Link
  }

  *dropLinks(table: string, seat: Seat | null): Query<void> {
    yield* change('delete from links where table_id = ? and seat is not distinct from ?', table, seat)
  }

  /** Retries if another message got the same number. */
  *addChat(table: string, line: Omit<ChatLine, 'n'>, word: string): Query<void> {
    const { player, seat, name, text: words, said } = line
    for (;;) {
      const added = yield* change(
        `insert into chat (table_id, n, player, seat, name, text, said, word)
          select id, coalesce((select max(n) + 1 from chat where table_id = id), 0), ?, ?, ?, ?, ?, ? from tables
          where id = ? on conflict do nothing`,
        player,
        seat,
        name,
        words,
        said,
        word,
        table,
      )
      if (added > 0) return
      const heard = yield* first(
        'select 1 from chat where table_id = ? and player = ? and word = ?',
        table,
        player,
        word,
      )
      if (heard !== undefined || (yield* first('select 1 from tables where id = ?', table)) === undefined) return
    }
  }

  *chat(table: string, from: number, most: number): Query<ChatLine[]> {
    return (yield* all(
      'select n, player, seat, name, text, said from chat where table_id = ? and n >= ? order by n desc limit ?',
      table,
      from,
      most,
    ))
      .map(one => ({ ...one }) as unknown as ChatLine)
      .toReversed()
  }

  *note(table: string, player: string): Query<string> {
    const row = yield* first('select text from notes where table_id = ? and player = ?', table, player)
    return row === undefined ? '' : (row['text'] as string)
  }

  *keepNote(table: string, player: string, noted: string): Query<void> {
    yield* change(
      `insert into notes (table_id, player, text) select id, ?, ? from tables where id = ?
        on conflict (table_id, player) do update set text = excluded.text`,
      player,
      noted,
      table,
    )
  }
}

/** Owns what deleted players leave behind. Player ids are hexadecimal, so it never equals one. */
const FORMER = 'former'

/**
 * A player who owns no table, holds no seat, has no passkey and hasn't visited since a given time. Parameters: FORMER, then that
 * time twice.
 */
const IDLE = `players.id <> ? and players.created < ?
  and not exists (select 1 from devices where devices.player = players.id and devices.seen >= ?)
  and not exists (select 1 from held_seats where held_seats.player = players.id)
  and not exists (select 1 from rooms where rooms.owner = players.id)
  and not exists (select 1 from passkeys where passkeys.player = players.id)`

const text = (value: unknown): string => JSON.stringify(value)

/** The time of the last move and whether the game is over, as columns for queries. */
const times = ({ updated, result }: TableNews): [number, number] => [updated, result === null ? 0 : 1]

const DEVICE = 'id, player, key_digest as digest, mark, name, created, seen'
const PASSKEY = 'id, player, public_key as "publicKey", counter, transports, created'
const deviceOf = (row: Row): Device => ({ ...row }) as unknown as Device
const passkeyOf = (row: Row): Passkey =>
  ({ ...row, transports: JSON.parse(row['transports'] as string) as string[] }) as unknown as Passkey

const recordOf = ({ record, news }: Row): unknown => ({ ...recordIn(record), news: recordIn(news) })

/** Parses part of a record. Invalid JSON becomes an error that the host can tell from a database failure. */
function recordIn(kept: unknown): object {
  try {
    return JSON.parse(kept as string) as object
  } catch (error) {
    throw new HostError('oddRecord', (error as Error).message)
  }
}

const lineOf = ({ seat, text: said, hash, secret }: Row): LogLine => ({
  seat: seat as Seat,
  text: said as string,
  hash: hash as string,
  secret: secret === 1,
})
