// The database itself: one SQLite file, and everything that is asked of it, answered at once. It lives in a thread of its
// own, because each commit waits for the disk.

import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import type { Seating, TableNews, TableRecord } from '@tableworks/host'
import { HostError, type KeptBox } from '@tableworks/host/link'
import type { LogLine, Seat } from '@tableworks/kernel'
import type { ChatLine, Code, Device, HeldSeat, Link, Passkey, Room } from './register.ts'
import { MIGRATIONS } from './schema.ts'

type Row = Record<string, unknown>

/** How long a writer waits for another process before it gives up. */
const BUSY_MS = 5000

export class Shelf {
  private readonly db: DatabaseSync
  private readonly statements = new Map<string, StatementSync>()

  constructor(file: string) {
    this.db = new DatabaseSync(file, { timeout: BUSY_MS, enableForeignKeyConstraints: true })
    // A commit is done when the disk has it.
    this.db.exec('pragma journal_mode = wal; pragma synchronous = full')
    this.migrate()
  }

  private migrate(): void {
    const version = () => this.rows('pragma user_version')[0]?.['user_version'] as number
    if (version() > MIGRATIONS.length) throw new HostError('oddRecord', 'the database is one of a newer Tableworks')
    if (version() === MIGRATIONS.length) return
    // Two processes may start at once: whoever comes second finds it done.
    this.inOneGo(() => {
      for (const step of MIGRATIONS.slice(version())) this.db.exec(step)
      this.db.exec(`pragma user_version = ${MIGRATIONS.length}`)
    })
  }

  close(): void {
    this.db.close()
  }

  /** Everything or nothing, and on the disk when it returns. */
  inOneGo(work: () => void): void {
    this.db.exec('begin immediate')
    try {
      work()
      this.db.exec('commit')
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('rollback')
      throw error
    }
  }

  /** One piece of work among others of a commit: if it fails, only this piece is taken back. */
  apart<T>(work: () => T): T {
    this.db.exec('savepoint piece')
    try {
      const made = work()
      this.db.exec('release piece')
      return made
    } catch (error) {
      this.db.exec('rollback to piece; release piece')
      throw error
    }
  }

  private statement(sql: string): StatementSync {
    const known = this.statements.get(sql) ?? this.db.prepare(sql)
    this.statements.set(sql, known)
    return known
  }
  private rows(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.statement(sql).all(...values)
  }
  private row(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.statement(sql).get(...values)
  }
  /** How many rows it changed. */
  private run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.statement(sql).run(...values).changes)
  }

  // Tables

  tables(): unknown[] {
    return this.rows('select record, news from tables').map(recordOf)
  }

  table(id: string): unknown {
    const row = this.row('select record, news from tables where id = ?', id)
    return row === undefined ? undefined : recordOf(row)
  }

  addTable({ news, ...record }: TableRecord, lines: readonly LogLine[]): void {
    this.run('insert into tables (id, record, news) values (?, ?, ?)', record.id, text(record), text(news))
    for (const [seq, line] of lines.entries()) this.insertLine(record.id, seq, line)
  }

  private insertLine(id: string, seq: number, { seat, text: said, hash, secret }: LogLine): number {
    return this.run(
      'insert or ignore into lines (table_id, seq, seat, text, hash, secret) values (?, ?, ?, ?, ?, ?)',
      id,
      seq,
      seat,
      said,
      hash,
      secret ? 1 : 0,
    )
  }

  lines(id: string, from: number): LogLine[] {
    const rows = this.rows(
      'select seq, seat, text, hash, secret from lines where table_id = ? and seq >= ? order by seq',
      id,
      from,
    )
    const gap = rows.findIndex(({ seq }, i) => seq !== from + i)
    if (gap >= 0) throw new HostError('damagedLog', String(from + gap + 1))
    return rows.map(lineOf)
  }

  raw(id: string): unknown {
    const lines = this.rows('select seq, seat, text, hash, secret from lines where table_id = ? order by seq', id)
    return { table: this.table(id), lines }
  }

  addLine(id: string, seq: number, line: LogLine, news: TableNews): boolean {
    if (this.row('select 1 from tables where id = ?', id) === undefined) throw new HostError('missing')
    if (this.insertLine(id, seq, line) === 0) return false
    this.run('update tables set news = ? where id = ?', text(news), id)
    return true
  }

  changeSeats(id: string, seats: Seating): void {
    const row = this.row('select record from tables where id = ?', id)
    if (row === undefined) throw new HostError('missing')
    const record = { ...(JSON.parse(row['record'] as string) as object), ...seats }
    this.run('update tables set record = ? where id = ?', text(record), id)
  }

  memory(id: string): unknown {
    const row = this.row('select memory from memories where table_id = ?', id)
    return row === undefined ? undefined : JSON.parse(zstdDecompressSync(row['memory'] as Uint8Array).toString())
  }

  keepMemory(id: string, memory: object): void {
    this.run(
      'insert or replace into memories (table_id, memory) select id, ? from tables where id = ?',
      zstdCompressSync(text(memory)),
      id,
    )
  }

  removeTable(id: string): void {
    this.run('delete from tables where id = ?', id)
  }

  // Component sets

  boxes(): KeptBox[] {
    return this.rows('select hash, game, name, tables from boxes').map(
      row => ({ ...row, tables: JSON.parse(row['tables'] as string) as object }) as unknown as KeptBox,
    )
  }

  keepBox({ hash, game, name, tables }: KeptBox): void {
    this.run(
      'insert or replace into boxes (hash, game, name, tables) values (?, ?, ?, ?)',
      hash,
      game,
      name,
      text(tables),
    )
  }

  removeBox(hash: string): void {
    this.run('delete from boxes where hash = ?', hash)
  }

  // The register

  addPlayer(device: Device): void {
    this.run('insert into players (id, created) values (?, ?)', device.player, device.created)
    this.addDevice(device)
  }

  addDevice({ id, player, digest, mark, name, created, seen }: Device): void {
    this.run(
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

  device(id: string): Device | null {
    const row = this.row(`select ${DEVICE} from devices where id = ?`, id)
    return row === undefined ? null : deviceOf(row)
  }

  devicesOf(player: string): Device[] {
    return this.rows(`select ${DEVICE} from devices where player = ? order by created, id`, player).map(deviceOf)
  }

  seenDevice(id: string, seen: number): void {
    this.run('update devices set seen = ? where id = ?', seen, id)
  }

  dropDevice(player: string, mark: string): boolean {
    return this.run('delete from devices where player = ? and mark = ?', player, mark) > 0
  }

  mergePlayers(from: string, into: string): void {
    for (const table of ['devices', 'passkeys', 'codes', 'held_seats', 'chat'])
      this.run(`update ${table} set player = ? where player = ?`, into, from)
    this.run('update rooms set owner = ? where owner = ?', into, from)
    this.run('update or ignore notes set player = ? where player = ?', into, from)
    this.run('delete from notes where player = ?', from)
    this.run('delete from players where id = ?', from)
  }

  forgetPlayer(player: string, name: string): void {
    for (const table of ['devices', 'passkeys', 'codes', 'notes'])
      this.run(`delete from ${table} where player = ?`, player)
    this.run('update chat set name = ? where player = ?', name, player)
  }

  addCode({ digest, player, expires }: Code): void {
    this.run('insert into codes (digest, player, expires) values (?, ?, ?)', digest, player, expires)
  }

  takeCode(digest: Uint8Array, now: number): string | null {
    this.run('delete from codes where expires <= ?', now)
    const row = this.row('delete from codes where digest = ? returning player', digest)
    return row === undefined ? null : (row['player'] as string)
  }

  addPasskey({ id, player, publicKey, counter, transports, created }: Passkey): void {
    this.run(
      'insert into passkeys (id, player, public_key, counter, transports, created) values (?, ?, ?, ?, ?, ?)',
      id,
      player,
      publicKey,
      counter,
      text(transports),
      created,
    )
  }

  passkey(id: string): Passkey | null {
    const row = this.row(`select ${PASSKEY} from passkeys where id = ?`, id)
    return row === undefined ? null : passkeyOf(row)
  }

  passkeysOf(player: string): Passkey[] {
    return this.rows(`select ${PASSKEY} from passkeys where player = ? order by created, id`, player).map(passkeyOf)
  }

  usedPasskey(id: string, counter: number): void {
    this.run('update passkeys set counter = ? where id = ?', counter, id)
  }

  dropPasskeys(player: string): void {
    this.run('delete from passkeys where player = ?', player)
  }

  addRoom(table: string, owner: string): void {
    this.run('insert into rooms (table_id, owner) values (?, ?)', table, owner)
  }

  room(table: string): Room | null {
    const row = this.row('select owner, next from rooms where table_id = ?', table)
    if (row === undefined) return null
    const held = this.rows('select seat, player from held_seats where table_id = ? order by seat', table)
    return {
      owner: row['owner'] as string,
      next: row['next'] as string | null,
      held: held.map(one => ({ ...one }) as unknown as HeldSeat),
    }
  }

  passRoom(table: string, to: string): void {
    this.run('update rooms set owner = ? where table_id = ?', to, table)
  }

  goOn(table: string, before: string | null, next: string): string {
    this.run('update rooms set next = ? where table_id = ? and next is ?', next, table, before)
    return this.room(table)?.next ?? next
  }

  tablesOf(player: string): string[] {
    const rows = this.rows(
      'select table_id from rooms where owner = ? union select table_id from held_seats where player = ?',
      player,
      player,
    )
    return rows.map(row => row['table_id'] as string)
  }

  takeSeat(table: string, seat: Seat, player: string): boolean {
    return (
      this.run('insert or ignore into held_seats (table_id, seat, player) values (?, ?, ?)', table, seat, player) > 0
    )
  }

  handOver(table: string, seat: Seat, from: string, to: string): boolean {
    return (
      this.run(
        'update held_seats set player = ? where table_id = ? and seat = ? and player = ?',
        to,
        table,
        seat,
        from,
      ) > 0
    )
  }

  freeSeat(table: string, seat: Seat): boolean {
    return this.run('delete from held_seats where table_id = ? and seat = ?', table, seat) > 0
  }

  addLink({ id, digest, table, seat, created }: Link): void {
    this.run(
      'insert into links (id, key_digest, table_id, seat, created) values (?, ?, ?, ?, ?)',
      id,
      digest,
      table,
      seat,
      created,
    )
  }

  link(id: string): Link | null {
    const row = this.row('select key_digest, table_id, seat, created from links where id = ?', id)
    if (row === undefined) return null
    const { key_digest: digest, table_id: table, seat, created } = row as Record<string, never>
    return { id, digest, table, seat, created } as unknown as Link
  }

  dropLinks(table: string, seat: Seat | null): void {
    this.run('delete from links where table_id = ? and seat is ?', table, seat)
  }

  // What is said and noted

  addChat(table: string, { player, seat, name, text: said, said: at }: Omit<ChatLine, 'n'>, word: string): void {
    this.run(
      `insert or ignore into chat (table_id, n, player, seat, name, text, said, word)
        select id, coalesce((select max(n) + 1 from chat where table_id = id), 0), ?, ?, ?, ?, ?, ? from tables where id = ?`,
      player,
      seat,
      name,
      said,
      at,
      word,
      table,
    )
  }

  chat(table: string, from: number, most: number): ChatLine[] {
    return this.rows(
      'select n, player, seat, name, text, said from chat where table_id = ? and n >= ? order by n desc limit ?',
      table,
      from,
      most,
    )
      .map(one => ({ ...one }) as unknown as ChatLine)
      .toReversed()
  }

  note(table: string, player: string): string {
    const row = this.row('select text from notes where table_id = ? and player = ?', table, player)
    return row === undefined ? '' : (row['text'] as string)
  }

  keepNote(table: string, player: string, noted: string): void {
    this.run(
      'insert or replace into notes (table_id, player, text) select id, ?, ? from tables where id = ?',
      player,
      noted,
      table,
    )
  }
}

const text = (value: unknown): string => JSON.stringify(value)

const DEVICE = 'id, player, key_digest as digest, mark, name, created, seen'
const PASSKEY = 'id, player, public_key as publicKey, counter, transports, created'
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
