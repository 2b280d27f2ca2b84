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

/** Who made a table, who sits where, and the table the same people went on to. */
export interface Room {
  readonly owner: string
  readonly held: readonly HeldSeat[]
  readonly next: string | null
}

/** Something with a key that is a player: a browser, mostly. */
export interface Device {
  readonly id: string
  readonly player: string
  readonly digest: Uint8Array
  /** What its owner may call it by; the id is half of a key and stays here. */
  readonly mark: string
  /** What kind of device it is, in a few words. */
  readonly name: string
  readonly created: number
  /** The day it was last here, in milliseconds. */
  readonly seen: number
}

/** What is typed on another device to be the same player there: good once, and not for long. */
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

/** Something said at a table. */
export interface ChatLine {
  /** Counts from 0 at each table. */
  readonly n: number
  readonly player: string
  /** Where the speaker sat. */
  readonly seat: Seat
  readonly name: string
  readonly text: string
  readonly said: number
}

export interface Register {
  /** What was used up of limits in that hour, by name; of other hours nothing is kept. */
  counts(hour: number): Promise<Record<string, number>>
  keepCounts(hour: number, counts: Readonly<Record<string, number>>): Promise<void>

  /** The tables that are set apart at that moment; what is over is dropped. */
  setApart(now: number): Promise<Apart[]>
  keepApart(apart: Apart): Promise<void>
  dropApart(table: string): Promise<void>

  /** Somebody new, with a first device. */
  addPlayer(device: Device): Promise<void>
  /** Another device of somebody known. */
  addDevice(device: Device): Promise<void>
  device(id: string): Promise<Device | null>
  devicesOf(player: string): Promise<Device[]>
  seenDevice(id: string, seen: number): Promise<void>
  /** False when that player has none of that mark. */
  dropDevice(player: string, mark: string): Promise<boolean>
  /** Two turn out to be one: devices, seats, tables, notes and words of the first are the second's from now on. */
  mergePlayers(from: string, into: string): Promise<void>
  /** Nobody can be this player any more; what was said and played stays, under that name. */
  forgetPlayer(player: string, name: string): Promise<void>

  addCode(code: Code): Promise<void>
  /** Uses it up, and gives whose it is; null when there is none, or it came too late. */
  takeCode(digest: Uint8Array, now: number): Promise<string | null>
  addPasskey(passkey: Passkey): Promise<void>
  passkey(id: string): Promise<Passkey | null>
  passkeysOf(player: string): Promise<Passkey[]>
  usedPasskey(id: string, counter: number): Promise<void>
  dropPasskeys(player: string): Promise<void>

  /** A new table with who made it and who sits there, in one go. */
  addRoom(record: TableRecord, lines: readonly LogLine[], room: Pick<Room, 'owner' | 'held'>): Promise<void>
  room(table: string): Promise<Room | null>
  /** Tables one by one, by name; from the first after '', null after the last. */
  tableAfter(table: string): Promise<string | null>
  /** Somebody else looks after the table. */
  passRoom(table: string, to: string): Promise<void>
  /** The people of a table go on to another, unless somebody was quicker since `before`; gives the one that counts. */
  goOn(table: string, before: string | null, next: string): Promise<string>
  /** The tables a player made or sits at. */
  tablesOf(player: string): Promise<string[]>
  /** False when somebody sits there. */
  takeSeat(table: string, seat: Seat, player: string): Promise<boolean>
  /** From one player to another, in one go; false when the first does not hold it. */
  handOver(table: string, seat: Seat, from: string, to: string): Promise<boolean>
  /** False when nobody sat there. */
  freeSeat(table: string, seat: Seat): Promise<boolean>
  addLink(link: Link): Promise<void>
  link(id: string): Promise<Link | null>
  /** The links of a table that lead to that seat, or to any, are good no more. */
  dropLinks(table: string, seat: Seat | null): Promise<void>

  /** `word` is the speaker's own name for it: said twice, it stands once. */
  addChat(table: string, line: Omit<ChatLine, 'n'>, word: string): Promise<void>
  /** From that number on, and of those the last `most`. */
  chat(table: string, from: number, most: number): Promise<ChatLine[]>
  /** What a player has noted at a table; nothing is ''. */
  note(table: string, player: string): Promise<string>
  keepNote(table: string, player: string, text: string): Promise<void>
}
