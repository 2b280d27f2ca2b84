// A server's players: their devices, the seats they hold, links to seats, chat and notes. A key is `id.secret`, and only a
// digest of the secret is stored.

import type { PeopleRegister } from './people-register.ts'
import type { Rated, RatingPool, SeatResult } from '../people/rated-games.ts'
import type { Quarantined, Clock, Happened, Holiday, Holidays, TableRecord } from '@tableworks/host'
import type { LogLine, Seat } from '@tableworks/kernel'
import type {
  Asks,
  HookForm,
  HostAction,
  HostBan,
  HostList,
  HostLogEntry,
  Listing,
  Lobby,
  NoticeKind,
  NoticeWay,
  PlayedCard,
  QuietHours,
  TokenRight,
  Relation,
} from '@tableworks/protocol'

export interface HeldSeat {
  readonly seat: Seat
  readonly player: string
  /** Whether a program has played here for the player. */
  readonly isProgram?: true
}

/** A held seat of a stored table. */
export interface SeatHolder extends HeldSeat {
  /** Null for a former player. */
  readonly mark: string | null
}

/** A link to a table, either to one seat or to any open seat. */
export interface Link {
  readonly id: string
  readonly digest: Uint8Array
  readonly table: string
  readonly seat: Seat | null
  readonly created: number
}

/** A table's maker, its seating, its rematch and its group. */
export interface Room {
  readonly owner: string
  readonly held: readonly SeatHolder[]
  readonly next: string | null
  /** The group it belongs to. */
  readonly group: string | null
  /** The holidays of the people in held seats. */
  readonly holidays: Holidays
}

/** The room of a new table. */
export interface NewRoom extends Pick<Room, 'owner'> {
  readonly held: readonly HeldSeat[]
  /** How the lobby lists the table; omitted if it doesn't. */
  readonly listing?: Listing
  readonly group?: string
  /** The length of the series that the table starts. */
  readonly bestOf?: number
  /** The table's size at creation. */
  readonly bytes: number
}

/** A device of a player: a browser, or a program with a token. */
export interface Device {
  readonly id: string
  readonly player: string
  readonly digest: Uint8Array
  /** The device's public id. The real id is half of a key and never leaves the server. */
  readonly mark: string
  /** A short description of the device. */
  readonly name: string
  readonly created: number
  /** The device's last visit, to the hour; 0 for a token that was never used. */
  readonly seen: number
  /** What a token allows; null for a browser. */
  readonly allows: TokenRight | null
}

/** A browser if `allows` is missing. */
export type NewDevice = Omit<Device, 'allows'> & Partial<Pick<Device, 'allows'>>

/** A one-time code, valid briefly, that adds another device. */
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
  /** Starts at 0 at each table. */
  readonly n: number
  readonly player: string
  /** The author's seat. */
  readonly seat: Seat
  readonly name: string
  /** '' if a host removed it. */
  readonly text: string
  readonly said: number
  /** Null for a former player. */
  readonly mark: string | null
  readonly isRemoved: boolean
}
export type NewChatLine = Omit<ChatLine, 'n' | 'mark' | 'isRemoved'>

/** Someone a player muted or blocked. */
export interface RelationTo {
  readonly player: string
  readonly mark: string
  readonly name: string
  readonly kind: Relation
  readonly since: number
}

export interface NewReport {
  readonly at: number
  readonly reporter: string
  readonly about: string | null
  readonly table: string | null
  readonly message: number | null
  /** The reported message. */
  readonly words: string
  readonly reason: string
}
export interface KeptReport extends Omit<NewReport, 'reporter'> {
  readonly n: number
  readonly reporter: string | null
  /** The reporter's name. */
  readonly by: string
  readonly mark: string | null
  readonly name: string | null
  readonly answer: string | null
}

/** A signed-in host. */
export interface HostSession {
  readonly id: string
  readonly digest: Uint8Array
  /** For the log. */
  readonly name: string
  readonly expires: number
}

export interface NewLogEntry {
  readonly at: number
  readonly host: string
  readonly action: HostAction
  readonly table?: string | null
  readonly player?: string | null
  readonly detail?: string | null
  readonly reason: string
}
export interface LogEntry extends HostLogEntry {
  readonly player: string | null
}

export interface KeptBan extends HostBan {
  readonly player: string | null
}

/** A table in the hosts' lists. */
export interface HostRow {
  readonly table: string
  /** 1 if the server quarantined it. */
  readonly apart: number
  readonly why: string | null
}
export type HostCounts = Readonly<Record<HostList, number>>

/** A rated game that is over. */
export interface FinishedGame {
  readonly table: string
  /** Counts all games of the server in the order they ended. */
  readonly n: number
  readonly game: string
  readonly pace: string
  readonly seats: readonly SeatResult[]
}

export interface KeptRating extends RatingPool, Rated {
  /** A player, or `bot` and a level. */
  readonly player: string
}

/** Results against one opponent, or against all bots if the mark is null. */
export interface HeadToHead {
  readonly mark: string | null
  readonly name: string | null
  readonly games: number
  readonly ahead: number
  readonly behind: number
}

/** Which tables of the lobby to show; null means all. */
export type LobbyWish = Asks['lobby']

/** What other players see of a player. */
export interface PublicPlayer {
  readonly player: string
  readonly mark: string
  readonly name: string
  readonly created: number
}

/** An event with the players it names. */
export interface HappenedTo extends Happened {
  /** By default, the time of the last move. */
  readonly at?: number
  /** By default, the holder of its seat. */
  readonly player?: string | null
  readonly otherPlayer?: string | null
}

export interface KeptHappening extends HappenedTo {
  /** Counts from 0 at each table. */
  readonly n: number
  readonly at: number
  /** The number of moves at that time. */
  readonly step: number
}

/** A way to notify a player. */
export interface Channel {
  readonly id: string
  readonly player: string
  /** The device of a push subscription; null for e-mail and webhooks. */
  readonly device: string | null
  readonly way: NoticeWay
  /** A browser's subscription as JSON, an e-mail address, or a webhook's address. */
  readonly address: string
  readonly form: HookForm | null
  readonly secret: string | null
  readonly wants: readonly NoticeKind[]
  readonly isConfirmed: boolean
  readonly isPaused: boolean
  readonly last: number | null
  readonly created: number
}

/** A claimed notification. */
export interface QueuedNotice {
  readonly table: string
  readonly kind: NoticeKind
  /** For a turn, the number of moves at that time. */
  readonly key: string
  readonly created: number
  readonly due: number
  readonly tries: number
}

export interface Register extends PeopleRegister {
  /** Writes, reads and deletes a probe row. */
  probe(id: string): Promise<boolean>

  /** The counts of all servers in an hour, by name: the `most` largest. Earlier hours are deleted. */
  counts(hour: number, most: number): Promise<Record<string, number>>
  addCounts(hour: number, counts: Readonly<Record<string, number>>): Promise<void>

  /** Ids after `after`, in order, of tables whose last move was before `before`. */
  tablesBefore(after: string, isEnded: boolean, before: number, most: number): Promise<string[]>
  /**
   * Marks a table for removal on the first call, and removes it if it was marked before `notedBefore`. Returns whether it was
   * removed.
   */
  expireTable(table: string, isEnded: boolean, before: number, now: number, notedBefore: number): Promise<boolean>
  /** Unmarks a table, because someone is watching it. */
  takeBackNotice(table: string): Promise<void>
  /** Up to `most` finished games after `after`, in order, whose last line is older than `before` and not in the archive. */
  tablesToArchive(after: string, before: number, most: number): Promise<{ table: string; updated: number }[]>
  /** Archives a log with `lines` lines, and the last snapshot. False if the game went on after `updated`, or another server has archived it. */
  archiveLog(
    table: string,
    updated: number,
    lines: number,
    log: Uint8Array,
    memory: Uint8Array | null,
  ): Promise<boolean>
  /** Checks the `most` players after `after`, and returns those without a table or a passkey who were last seen before `before`. */
  idlePlayers(after: string, before: number, most: number): Promise<{ players: string[]; last: string }>
  /** Deletes an idle player; false if they are no longer idle. */
  expirePlayer(player: string, before: number, name: string): Promise<boolean>

  /** The quarantined tables. Quarantines that have expired are deleted. */
  setApart(now: number): Promise<Quarantined[]>
  keepApart(apart: Quarantined): Promise<void>
  dropApart(table: string): Promise<void>

  /** Adds a player with a first device. */
  addPlayer(device: NewDevice): Promise<void>
  /** Adds a device to a known player. */
  addDevice(device: NewDevice): Promise<void>
  device(id: string): Promise<Device | null>
  devicesOf(player: string): Promise<Device[]>
  seenDevice(id: string, seen: number): Promise<void>
  /** False if the player has no such device. */
  dropDevice(player: string, mark: string): Promise<boolean>
  /** Merges two players: the first player's devices, seats, tables, notes and messages go to the second. */
  mergePlayers(from: string, into: string): Promise<void>
  /** Removes the player's id. Their messages and games stay, under this name. */
  forgetPlayer(player: string, name: string): Promise<void>

  publicPlayer(player: string): Promise<PublicPlayer | null>
  playerWithMark(mark: string): Promise<PublicPlayer | null>
  namePlayer(player: string, name: string): Promise<void>

  ratedGames(after: number, most: number): Promise<FinishedGame[]>
  ratings(): Promise<KeptRating[]>
  ratingsOf(player: string): Promise<KeptRating[]>
  ratingTrend(player: string, most: number): Promise<(RatingPool & { readonly mean: number })[]>
  rebuildRatings(): Promise<void>
  playedBy(player: string, before: number, most: number, viewer: string): Promise<PlayedCard[]>
  tallyOf(player: string): Promise<{ game: string; games: number; wins: number }[]>
  headToHead(player: string, most: number): Promise<HeadToHead[]>

  /** Lists a table in the lobby, or takes it off the list. */
  keepListing(table: string, listing: Listing | null, now: number): Promise<void>
  listing(table: string): Promise<Listing | null>
  /** How many listed tables have open seats. */
  waitingTables(): Promise<number>
  /** Up to `most` tables of each kind, newest first, as that player sees them. */
  lobby(player: string, wish: LobbyWish, most: number): Promise<Omit<Lobby, 'online' | 'busy'>>

  addCode(code: Code): Promise<void>
  /** Consumes the code and returns its player; null if unknown or expired. */
  takeCode(digest: Uint8Array, now: number): Promise<string | null>
  addPasskey(passkey: Passkey): Promise<void>
  passkey(id: string): Promise<Passkey | null>
  passkeysOf(player: string): Promise<Passkey[]>
  usedPasskey(id: string, counter: number): Promise<void>
  dropPasskeys(player: string): Promise<void>

  /** Stores the clock of a table with what happened. False, and nothing is stored, if its clock is no longer `before`. */
  keepClock(table: string, clock: Clock, before: Clock | null, happened?: readonly Happened[]): Promise<boolean>
  /** Tables at which a seat may be out of time. */
  tablesOutOfTime(server: number, most: number): Promise<string[]>
  /** False if another server handles this table. The table is due again at `again`, unless its clock is stored earlier. */
  claimTimeout(table: string, server: number, again: number): Promise<boolean>
  /**
   * Advances server time by the time since any server called this, and returns it with the database's time of day. A gap over
   * `longest` was an outage.
   */
  advanceTime(longest: number): Promise<{ readonly total: number; readonly wall: number }>
  /** A player's holidays in order, including those of the past year. */
  holidaysOf(player: string): Promise<Holiday[]>
  /** False if the player is on holiday already or has planned one. */
  takeHoliday(player: string, holiday: Holiday, now: number): Promise<boolean>
  endHoliday(player: string, now: number): Promise<void>

  /** Stores whether a table that the player opened on this server is visible; null if they closed it. */
  keepPresence(table: string, server: string, player: string, isHere: boolean | null, until: number): Promise<void>
  /** Renews this server's rows, and deletes those that other servers no longer renew. */
  renewPresence(server: string, now: number, until: number): Promise<void>
  presentAt(table: string, now: number): Promise<{ readonly player: string; readonly isHere: boolean }[]>

  /** How long a server counts as alive without a renewal. Its claims on bots end with it. */
  addServer(server: string, leaseMs: number): Promise<void>
  /** False if it has ended. */
  renewServer(server: string, leaseMs: number): Promise<boolean>
  endServer(server: string): Promise<void>
  /** Servers that were killed or cut off in the last hour. */
  lostServers(): Promise<string[]>
  /** False if another living server runs the bots of this table. */
  claimBots(table: string, server: string): Promise<boolean>
  /** False if this server had no claim. */
  releaseBots(table: string, server: string): Promise<boolean>
  /** Tables of running games whose server has ended. */
  abandonedBots(most: number): Promise<string[]>

  /** Stores a new table with its maker and seating in one transaction. */
  addRoom(record: TableRecord, lines: readonly LogLine[], room: NewRoom): Promise<void>
  /** The number of tables a player made and still has, and their total size at creation. */
  madeBy(player: string): Promise<{ tables: number; bytes: number }>
  room(table: string): Promise<Room | null>
  /** The id after `table`, to visit all tables in order; start with ''. Null after the last. */
  tableAfter(table: string): Promise<string | null>
  /** Makes another player the owner. The table then counts toward no quota, because the new owner didn't make it. */
  passRoom(table: string, to: string): Promise<void>
  /**
   * Sets a table's rematch unless another request has changed it from `before`; returns the current one. The rematch continues the
   * table's series, or starts one of `bestOf` games.
   */
  goOn(table: string, before: string | null, next: string, bestOf: number | null): Promise<string>
  /** The tables a player made or sits at. */
  tablesOf(player: string): Promise<string[]>
  /** At most this many of them, those with the latest moves first. */
  latestTablesOf(player: string, most: number): Promise<string[]>
  /** False if the seat is taken. Links to a seat become invalid whenever its holder changes. */
  takeSeat(table: string, seat: Seat, player: string): Promise<boolean>
  /**
   * Takes a seat through a one-seat link and consumes the link, in one transaction. The seat may be open or held, because a link
   * never outlives the holder who made it. Throws `badPlan` if the link is no longer valid.
   */
  useLink(table: string, seat: Seat, link: string, player: string): Promise<void>
  /** Marks the player's seats as played by a program, and stores the events; false if they were already marked. */
  markProgram(table: string, player: string, happened: readonly HappenedTo[]): Promise<boolean>
  /** False if the seat was open. */
  freeSeat(table: string, seat: Seat): Promise<boolean>
  addLink(link: Link): Promise<void>
  link(id: string): Promise<Link | null>
  /** A short code for a table's open seats. It becomes invalid together with the links to any seat. */
  addTableCode(digest: Uint8Array, table: string, expires: number): Promise<void>
  /** Null if unknown or expired. */
  tableWithCode(digest: Uint8Array, now: number): Promise<string | null>
  /** Invalidates the links of a table to that seat, or to any seat. */
  dropLinks(table: string, seat: Seat | null): Promise<void>

  /** `word` is the author's key for the message, so a resent message is stored once. */
  addChat(table: string, line: NewChatLine, word: string): Promise<void>
  /** The last `most` messages, starting at number `from`. */
  chat(table: string, from: number, most: number): Promise<ChatLine[]>
  /** The last `most` events, starting at number `from`. */
  happenings(table: string, from: number, most: number): Promise<KeptHappening[]>
  /** Whether the player once left the table. */
  hasLeft(table: string, player: string): Promise<boolean>
  chatBy(player: string): Promise<{ table: string; said: number; text: string }[]>
  notesBy(player: string): Promise<{ table: string; text: string }[]>
  /** The player's note at a table, or ''. */
  note(table: string, player: string): Promise<string>
  keepNote(table: string, player: string, text: string): Promise<void>

  serverKey(name: string, fresh: string): Promise<string>
  channelsOf(player: string): Promise<Channel[]>
  channel(id: string): Promise<Channel | null>
  keepChannel(channel: Channel): Promise<void>
  dropChannel(id: string): Promise<void>
  setWants(id: string, wants: readonly NoticeKind[]): Promise<void>
  keepMailCode(id: string, digest: Uint8Array, until: number): Promise<void>
  /** False if the code is wrong or expired. */
  confirmChannel(id: string, digest: Uint8Array, now: number): Promise<boolean>
  quietOf(player: string): Promise<QuietHours | null>
  keepQuiet(player: string, hours: QuietHours | null): Promise<void>
  dueChannels(now: number, most: number): Promise<string[]>
  claimNotices(channel: string, claim: string, now: number, lease: number): Promise<QueuedNotice[]>
  sentNotices(claim: string, channel: string, now: number): Promise<void>
  postponeNotices(claim: string, due: number, tries: number): Promise<void>
  postponeNotice(claim: string, notice: QueuedNotice, due: number): Promise<void>
  dropClaimed(claim: string, notice: QueuedNotice): Promise<void>
  channelWorks(id: string, now: number): Promise<void>
  pauseChannel(id: string): Promise<void>
  seenNotices(player: string, table: string, now: number): Promise<void>
  forgetSent(before: number): Promise<void>

  /** Mutes or blocks a player; null undoes it. */
  relate(player: string, other: string, kind: Relation | null, now: number): Promise<void>
  relationsOf(player: string): Promise<RelationTo[]>
  /** Whether someone who made the table or sits there blocked the player. */
  isBlockedAt(table: string, player: string): Promise<boolean>
  addReport(report: NewReport): Promise<number>
  openReports(most: number): Promise<KeptReport[]>
  report(n: number): Promise<KeptReport | null>
  reportsBy(player: string, most: number): Promise<KeptReport[]>
  reportsAbout(player: string): Promise<number>
  answerReport(n: number, answer: string, now: number): Promise<boolean>

  addHostCode(digest: Uint8Array, expires: number): Promise<void>
  hostCodes(now: number): Promise<Uint8Array[]>
  useHostCode(digest: Uint8Array, session: HostSession, now: number): Promise<boolean>
  hostSession(id: string, now: number): Promise<HostSession | null>
  endHostSession(id: string): Promise<void>
  logHost(entry: NewLogEntry): Promise<void>
  hostLogAfter(n: number, most: number): Promise<LogEntry[]>
  hostLogEnd(): Promise<number>
  hostLogBefore(n: number, most: number): Promise<LogEntry[]>
  hostLogAbout(player: string, most: number): Promise<LogEntry[]>
  lastHostAction(action: HostAction): Promise<LogEntry | null>
  bans(now: number): Promise<KeptBan[]>
  addBan(ban: Pick<KeptBan, 'player' | 'network' | 'until' | 'reason'>, entry: NewLogEntry): Promise<void>
  dropBan(n: number, entry: NewLogEntry): Promise<boolean>
  removeChat(table: string, n: number, happened: HappenedTo, entry: NewLogEntry): Promise<boolean>
  tellTable(table: string, happened: HappenedTo): Promise<void>
  hideName(player: string, name: string, shown: string, entry: NewLogEntry): Promise<void>
  isNameHidden(player: string, name: string): Promise<boolean>
  hostTables(list: HostList, quietBefore: number, most: number): Promise<HostRow[]>
  hostTable(table: string): Promise<HostRow | null>
  hostCounts(quietBefore: number): Promise<HostCounts>
  activeTables(after: string, since: number, most: number): Promise<string[]>
}
