// Who may do what at the tables of a server: players and their devices, the seats they hold, links that lead to seats, and
// what players say and note there. A key is `id.secret`; of the secret only a digest is kept.

import type { Apart, TableRecord } from '@tableworks/host'
import type { LogLine, Seat } from '@tableworks/kernel'

export interface HeldSeat {
  readonly seat: Seat
  readonly player: string
}

/** A link into a table: to one seat, or to any that is open. */
export interface Link {
  readonly id: string
  readonly digest: Uint8Array
  readonly table: string
  readonly seat: Seat | null
  readonly created: number
}

/** A table's maker, its seating, and its rematch. */
export interface Room {
  readonly owner: string
  readonly held: readonly HeldSeat[]
  readonly next: string | null
}

/** Stored with a new table. */
export interface NewRoom extends Pick<Room, 'owner' | 'held'> {
  /** Its size at creation. */
  readonly bytes: number
}

/** A device of a player, usually a browser. */
export interface Device {
  readonly id: string
  readonly player: string
  readonly digest: Uint8Array
  /** The device's public id; the real id is half of a key and stays on the server. */
  readonly mark: string
  /** A short description of the device. */
  readonly name: string
  readonly created: number
  /** Its last visit, to the hour. */
  readonly seen: number
}

/** A one-time code that adds another device, valid briefly. */
export interface Code {
  readonly digest: Uint8Array
  readonly player: string
  readonly expires: number
}

export interface Passkey {
  readonly id: string
  readonly player: string
  readonly publicKey: Uint8Array
  readonly counter: number
  readonly transports: readonly string[]
  readonly created: number
}

/** A chat message. */
export interface ChatLine {
  /** Counts from 0 at each table. */
  readonly n: number
  readonly player: string
  /** The author's seat. */
  readonly seat: Seat
  readonly name: string
  readonly text: string
  readonly said: number
}

export interface Register {
  /** Writes, reads and deletes a probe row. */
  probe(id: string): Promise<boolean>

  /** What was used up of limits in that hour, by name: of all servers, the `most` largest. Earlier hours are dropped. */
  counts(hour: number, most: number): Promise<Record<string, number>>
  addCounts(hour: number, counts: Readonly<Record<string, number>>): Promise<void>

  /** Tables after that one, by name, whose last move was before that moment. */
  tablesBefore(after: string, isEnded: boolean, before: number, most: number): Promise<string[]>
  /** Notes such a table the first time, and removes it when it was noted before `notedBefore`; false when it stays. */
  expireTable(table: string, isEnded: boolean, before: number, now: number, notedBefore: number): Promise<boolean>
  /** Clears the notice of a watched table. */
  takeBackNotice(table: string): Promise<void>
  /** Of the next `most` players after that one those without table or passkey, last seen before that moment. */
  idlePlayers(after: string, before: number, most: number): Promise<{ players: string[]; last: string }>
  /** Deletes such a player; false if they are no longer idle. */
  expirePlayer(player: string, before: number, name: string): Promise<boolean>

  /** The quarantined tables; expired quarantines are dropped. */
  setApart(now: number): Promise<Apart[]>
  keepApart(apart: Apart): Promise<void>
  dropApart(table: string): Promise<void>

  /** A new player with a first device. */
  addPlayer(device: Device): Promise<void>
  /** Another device of a known player. */
  addDevice(device: Device): Promise<void>
  device(id: string): Promise<Device | null>
  devicesOf(player: string): Promise<Device[]>
  seenDevice(id: string, seen: number): Promise<void>
  /** False if the player has no such device. */
  dropDevice(player: string, mark: string): Promise<boolean>
  /** Merges two players: devices, seats, tables, notes and messages of the first go to the second. */
  mergePlayers(from: string, into: string): Promise<void>
  /** Removes the player's id; their messages and games stay under this name. */
  forgetPlayer(player: string, name: string): Promise<void>

  addCode(code: Code): Promise<void>
  /** Consumes the code and returns its player; null if unknown or expired. */
  takeCode(digest: Uint8Array, now: number): Promise<string | null>
  addPasskey(passkey: Passkey): Promise<void>
  passkey(id: string): Promise<Passkey | null>
  passkeysOf(player: string): Promise<Passkey[]>
  usedPasskey(id: string, counter: number): Promise<void>
  dropPasskeys(player: string): Promise<void>

  /** Stores a new table with its maker and seating in one transaction. */
  addRoom(record: TableRecord, lines: readonly LogLine[], room: NewRoom): Promise<void>
  /** How many tables a player made that are still there, and how large they were when they began. */
  madeBy(player: string): Promise<{ tables: number; bytes: number }>
  room(table: string): Promise<Room | null>
  /** Tables one by one, by name; from the first after '', null after the last. */
  tableAfter(table: string): Promise<string | null>
  /** Makes another player the owner. The table then counts toward no quota, because they didn't make it. */
  passRoom(table: string, to: string): Promise<void>
  /** Sets the rematch of a table unless one was set since `before`; returns the current one. */
  goOn(table: string, before: string | null, next: string): Promise<string>
  /** The tables a player made or sits at. */
  tablesOf(player: string): Promise<string[]>
  /** False when the seat is taken. Links to a seat end whenever its holder changes. */
  takeSeat(table: string, seat: Seat, player: string): Promise<boolean>
  /**
   * Takes a seat through a one-seat link and consumes the link, in one transaction. The seat may be open or held: a link never
   * outlives the holder who made it. Throws `badPlan` if the link is no longer valid.
   */
  useLink(table: string, seat: Seat, link: string, player: string): Promise<void>
  /** False if the seat was open. */
  freeSeat(table: string, seat: Seat): Promise<boolean>
  addLink(link: Link): Promise<void>
  link(id: string): Promise<Link | null>
  /** Invalidates the links of a table to that seat, or to any seat. */
  dropLinks(table: string, seat: Seat | null): Promise<void>

  /** `word` is the author's key for it, so a resent message is stored once. */
  addChat(table: string, line: Omit<ChatLine, 'n'>, word: string): Promise<void>
  /** From that number on, and of those the last `most`. */
  chat(table: string, from: number, most: number): Promise<ChatLine[]>
  /** A player's note at a table, or ''. */
  note(table: string, player: string): Promise<string>
  keepNote(table: string, player: string, text: string): Promise<void>
}
