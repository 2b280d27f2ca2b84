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

/** What is kept with a new table. */
export interface NewRoom extends Pick<Room, 'owner' | 'held'> {
  /** How large it is as it begins. */
  readonly bytes: number
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
  /** When it was last here, to the hour. */
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
  /** Writes something under that name, reads it and deletes it. */
  probe(id: string): Promise<boolean>

  /** What was used up of limits in that hour, by name: of all servers, the `most` largest. Earlier hours are dropped. */
  counts(hour: number, most: number): Promise<Record<string, number>>
  addCounts(hour: number, counts: Readonly<Record<string, number>>): Promise<void>

  /** Tables after that one, by name, whose last move was before that moment. */
  tablesBefore(after: string, isEnded: boolean, before: number, most: number): Promise<string[]>
  /** Notes such a table the first time, and removes it when it was noted before `notedBefore`; false when it stays. */
  expireTable(table: string, isEnded: boolean, before: number, now: number, notedBefore: number): Promise<boolean>
  /** Someone looks at the table: it is noted anew before it goes. */
  takeBackNotice(table: string): Promise<void>
  /** Of the next `most` players after that one those without table or passkey, last seen before that moment. */
  idlePlayers(after: string, before: number, most: number): Promise<{ players: string[]; last: string }>
  /** Forgets such a player; false when they are not one any more. */
  expirePlayer(player: string, before: number, name: string): Promise<boolean>

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
  /** The player's id is gone; what they said and played stays, under that name. */
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
  addRoom(record: TableRecord, lines: readonly LogLine[], room: NewRoom): Promise<void>
  /** How many tables a player made that are still there, and how large they were when they began. */
  madeBy(player: string): Promise<{ tables: number; bytes: number }>
  room(table: string): Promise<Room | null>
  /** Tables one by one, by name; from the first after '', null after the last. */
  tableAfter(table: string): Promise<string | null>
  /** Someone else looks after the table. It counts for nobody's quota then: they didn't make it. */
  passRoom(table: string, to: string): Promise<void>
  /** The people of a table go on to another, unless somebody was quicker since `before`; gives the one that counts. */
  goOn(table: string, before: string | null, next: string): Promise<string>
  /** The tables a player made or sits at. */
  tablesOf(player: string): Promise<string[]>
  /** False when the seat is taken. Links to a seat end whenever its holder changes. */
  takeSeat(table: string, seat: Seat, player: string): Promise<boolean>
  /**
   * Sits down through a link to that one seat, which ends with it, in one go. The seat may be open or its holder's to give: a
   * link never outlives the holder who made it. Throws `badPlan` when the link was used or ended before.
   */
  useLink(table: string, seat: Seat, link: string, player: string): Promise<void>
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
