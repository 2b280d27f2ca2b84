// Everything that is asked of the database, each thing once, in the SQL that SQLite and PostgreSQL share. A query hands out
// its statements one by one and is handed what came of each: SQLite answers at once, PostgreSQL when it has answered.

import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { Apart, Carried, Seating, TableNews, TableRecord } from '@tableworks/host'
import { HostError, type KeptBox } from '@tableworks/host/link'
import type { LogLine, Seat } from '@tableworks/kernel'
import type { ChatLine, Code, Device, HeldSeat, Link, Passkey, Room } from './register.ts'

export type Row = Readonly<Record<string, unknown>>
export type Value = string | number | null | Uint8Array

export interface Statement {
  /** With a question mark for each value. */
  readonly sql: string
  readonly values: readonly Value[]
  /** Whether it gives rows, or how many it changed. */
  readonly gives: 'rows' | 'count'
}

export type Query<T> = Generator<Statement, T, readonly Row[] | number>

function* all(sql: string, ...values: readonly Value[]): Query<readonly Row[]> {
  return (yield { sql, values, gives: 'rows' }) as readonly Row[]
}
function* first(sql: string, ...values: readonly Value[]): Query<Row | undefined> {
  return (yield* all(sql, ...values))[0]
}
/** How many rows it changed. */
function* change(sql: string, ...values: readonly Value[]): Query<number> {
  return (yield { sql, values, gives: 'count' }) as number
}

export class Queries {
  // Tables

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

  *addTable({ news, ...record }: TableRecord, lines: readonly LogLine[]): Query<void> {
    yield* change('insert into tables (id, record, news) values (?, ?, ?)', record.id, text(record), text(news))
    for (const [seq, line] of lines.entries()) yield* this.insertLine(record.id, seq, line)
  }

  /** A line stands behind the one before it, at a place nobody has taken; how many were added. */
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
    return { table: yield* this.table(id), lines }
  }

  *addLine(id: string, seq: number, line: LogLine, news: TableNews): Query<boolean> {
    if ((yield* this.insertLine(id, seq, line)) > 0) {
      yield* change('update tables set news = ? where id = ?', text(news), id)
      return true
    }
    if ((yield* first('select 1 from tables where id = ?', id)) === undefined) throw new HostError('missing')
    return false
  }

  /** Changed by somebody else in between, it is read and changed again. */
  *changeRecord(id: string, changes: Seating | Carried): Query<void> {
    for (;;) {
      const row = yield* first('select record from tables where id = ?', id)
      if (row === undefined) throw new HostError('missing')
      const before = row['record'] as string
      const after = text({ ...(JSON.parse(before) as object), ...changes })
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
    yield* change('delete from tables where id = ?', id)
  }

  // Component sets

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

  // The register

  *counts(hour: number): Query<Record<string, number>> {
    const found = yield* all('select name, used from counts where hour = ?', hour)
    return Object.fromEntries(found.map(({ name, used }) => [name as string, used as number]))
  }

  *keepCounts(hour: number, counts: Readonly<Record<string, number>>): Query<void> {
    yield* change('delete from counts where hour <> ?', hour)
    for (const [name, used] of Object.entries(counts))
      yield* change(
        `insert into counts (name, hour, used) values (?, ?, ?)
          on conflict (name) do update set used = excluded.used where counts.used < excluded.used`,
        name,
        hour,
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

  *forgetPlayer(player: string, name: string): Query<void> {
    for (const table of ['devices', 'passkeys', 'codes', 'notes'])
      yield* change(`delete from ${table} where player = ?`, player)
    yield* change('update chat set name = ? where player = ?', name, player)
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

  *addRoom(record: TableRecord, lines: readonly LogLine[], room: Pick<Room, 'owner' | 'held'>): Query<void> {
    yield* this.addTable(record, lines)
    yield* change('insert into rooms (table_id, owner) values (?, ?)', record.id, room.owner)
    for (const { seat, player } of room.held) yield* this.takeSeat(record.id, seat, player)
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

  *passRoom(table: string, to: string): Query<void> {
    yield* change('update rooms set owner = ? where table_id = ?', to, table)
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
    return (
      (yield* change(
        'insert into held_seats (table_id, seat, player) values (?, ?, ?) on conflict do nothing',
        table,
        seat,
        player,
      )) > 0
    )
  }

  *handOver(table: string, seat: Seat, from: string, to: string): Query<boolean> {
    return (
      (yield* change(
        'update held_seats set player = ? where table_id = ? and seat = ? and player = ?',
        to,
        table,
        seat,
        from,
      )) > 0
    )
  }

  *freeSeat(table: string, seat: Seat): Query<boolean> {
    return (yield* change('delete from held_seats where table_id = ? and seat = ?', table, seat)) > 0
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

  // What is said and noted

  /** Where somebody else has spoken at the same moment, it is said again behind that. */
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

const text = (value: unknown): string => JSON.stringify(value)

const DEVICE = 'id, player, key_digest as digest, mark, name, created, seen'
const PASSKEY = 'id, player, public_key as "publicKey", counter, transports, created'
const deviceOf = (row: Row): Device => ({ ...row }) as unknown as Device
const passkeyOf = (row: Row): Passkey =>
  ({ ...row, transports: JSON.parse(row['transports'] as string) as string[] }) as unknown as Passkey

const recordOf = ({ record, news }: Row): unknown => ({
  ...(JSON.parse(record as string) as object),
  news: JSON.parse(news as string) as unknown,
})

const lineOf = ({ seat, text: said, hash, secret }: Row): LogLine => ({
  seat: seat as Seat,
  text: said as string,
  hash: hash as string,
  secret: secret === 1,
})
