// A server's tables, and what each player may do there. A player has a key. A seat belongs to a player, or is open until a visitor
// with a link takes it.

import {
  type Bots,
  checkSet,
  holidayAt,
  HostError,
  hostErrorOf,
  type Keep,
  type Instant,
  type OnlineSeats,
  type Presence,
  type SeatPlan,
  type TableCard,
  TableHost,
  type TableRecord,
} from '@tableworks/host'
import { type AnyGame, type Components, type LogLine, type Seat, seatsOf } from '@tableworks/kernel'
import {
  type Asks,
  type Brought,
  type Doorstep,
  isPersonName,
  type Life,
  type Lobby,
  ONLINE,
  type TableContext,
} from '@tableworks/protocol'
import { HolidayBook } from '../pace/holidays.ts'
import { Alerts } from '../people/alerts.ts'
import { Groups } from '../people/groups.ts'
import { Profiles } from '../people/profiles.ts'
import { Safety } from '../people/safety.ts'
import type { HappenedTo, Link, LobbyWish, NewRoom, Room } from '../store/register.ts'
import type { ServerStore, StoreNews } from '../store/server-store.ts'
import { Absence } from './absence.ts'
import { Archive, ARCHIVE_HOURS } from './archive.ts'
import type { AtWork } from './at-work.ts'
import { BotClaims } from './bot-claims.ts'
import { Chat, speakerAt } from './chat.ts'
import { steadyNow } from './clock.ts'
import { GameFiles } from './game-files.ts'
import { Happenings } from './happenings.ts'
import { codeDigest, idIn, newCode, newKey, opens, random, TABLE_CODE_LENGTH } from './keys.ts'
import { Expiry, EXPIRY, type ExpirySettings } from './expiry.ts'
import { Players } from './players.ts'
import { PresenceAtTables } from './presence.ts'
import { Programs } from './programs.ts'
import { Quota, QUOTA, type QuotaSettings, sizeOf, type Spend } from './quota.ts'
import { rematch, seriesCard } from './rematch.ts'
import {
  areAllBots,
  forbidden,
  FORGOTTEN,
  isLevel,
  mustBeFree,
  openSeats,
  SeatChanges,
  seatsHeldBy,
  unlike,
} from './seat-changes.ts'
import { type Found, SelfCheck } from './self-check.ts'
import { TableVotes } from './table-votes.ts'
import { watchdog } from './watchdog.ts'

/** The longest list sent to a page. */
const MOST_LISTED = 200
/** Tables in each of the lobby's three lists. */
const MOST_IN_LOBBY = 30
/** With fewer tables in a week, the busiest hours would be chance. */
const LEAST_TABLES = 12
const TABLE_CODE_MS = 24 * 60 * 60_000

/** The retry interval after a failed read; a recovering database notifies us sooner. */
const MISSED_AGAIN_MS = 1000

export interface TableSeating {
  readonly room: Room
  readonly plans: readonly SeatPlan[]
  readonly present: ReadonlyMap<string, Presence>
  readonly locked: string | null
}

export interface OnlineDeps {
  readonly now?: () => number
  /** Records which table's rules are running. */
  readonly atWork?: AtWork
  readonly onSetApart?: (table: string, why: unknown) => void
  readonly onChecked?: (found: Found) => void
  readonly onExpired?: (what: 'table' | 'player') => void
  readonly onArchived?: () => void
  readonly onClaimProblem?: (error: unknown) => void
  readonly expiry?: ExpirySettings
  /** Hours after its end until a game is archived; 0 means never. */
  readonly archiveHours?: number
  readonly quota?: QuotaSettings
  /** The time source for clocks; if omitted, the system clock. */
  readonly instant?: () => Instant
}

export class OnlineTables {
  readonly host: TableHost
  readonly players: Players
  readonly profiles: Profiles
  readonly alerts: Alerts
  readonly groups: Groups
  readonly safety: Safety
  readonly chat: Chat
  readonly happenings: Happenings
  readonly presence: PresenceAtTables
  readonly quota: Quota
  readonly programs = new Programs(this)
  readonly holidays: HolidayBook
  readonly botClaims: BotClaims
  private readonly expiry: Expiry
  private readonly archive: Archive
  private readonly absence: Absence
  private readonly changes: SeatChanges
  private readonly votes: TableVotes
  private readonly files = new GameFiles()
  private readonly selfCheck: SelfCheck
  private readonly store: ServerStore
  private readonly now: () => number
  /** A cache of seatings; the store notifies us when another process changes one. */
  private readonly rooms = new Map<string, Promise<Room>>()
  private again: NodeJS.Timeout | undefined
  private isClosed = false

  constructor(store: ServerStore, bots: Bots, deps: OnlineDeps = {}) {
    const { now = Date.now, expiry = EXPIRY, archiveHours = ARCHIVE_HOURS, quota = QUOTA } = deps
    this.store = store
    this.now = now
    this.players = new Players(store, now)
    this.safety = new Safety(store, now)
    this.profiles = new Profiles(store, this.safety)
    this.alerts = new Alerts(store, now)
    this.groups = new Groups({ store, profiles: this.profiles, now })
    this.chat = new Chat(store, now)
    this.happenings = new Happenings(store)
    this.quota = new Quota(quota, store)
    this.holidays = new HolidayBook({ store, now, changed: player => this.holidaysChanged(player) })
    this.expiry = new Expiry(expiry, {
      store,
      now,
      formerName: FORGOTTEN,
      isInUse: async table => (await this.host.memory.ifWatched(table)) !== undefined,
      onRemoved: (what, id) => {
        if (what === 'table') this.rooms.delete(id)
        deps.onExpired?.(what)
      },
    })
    this.archive = new Archive(archiveHours, { store, now, onArchived: () => deps.onArchived?.() })
    this.players.onGone(() => this.rooms.clear())
    this.botClaims = new BotClaims({
      store,
      steadyNow,
      adopt: table => this.host.memory.watch(table),
      onLost: () => void this.hearOf(null),
      onProblem: error => deps.onClaimProblem?.(error),
    })
    this.host = this.hostOf(bots, deps)
    this.absence = new Absence({ players: this.players, store, now })
    const seating = { now, host: this.host, absence: this.absence, room: (table: string) => this.room(table) }
    const roomChanged = (table: string) => void this.rooms.delete(table)
    this.changes = new SeatChanges({ ...seating, store, players: this.players, roomChanged })
    const mayHaveBotTable: SeatChanges['mayHaveBotTable'] = (owner, except) =>
      this.changes.mayHaveBotTable(owner, except)
    this.votes = new TableVotes({ ...seating, mayHaveBotTable })
    this.presence = new PresenceAtTables({
      store,
      now,
      onChange: table => void this.host.memory.ifWatched(table).then(watched => watched?.hear()),
    })
    this.selfCheck = new SelfCheck({
      store,
      files: this.files,
      load: loadGame,
      now,
      onFound: (table, found, problem) => {
        deps.onChecked?.(found)
        if (found === 'differs') this.host.memory.isDamaged(table, problem)
        if (found === 'agrees') this.host.memory.quarantine.release(table)
      },
    })
    store.listen(news => void this.hearOf(news))
  }

  private hostOf(bots: Bots, { instant, atWork, onSetApart }: OnlineDeps): TableHost {
    const { store, now } = this
    const watch = watchdog()
    return new TableHost({
      store: this.happenings.announcing(store),
      bots,
      now,
      random,
      prefix: ONLINE,
      playsOn: true,
      ownership: async table => {
        const { owner, held, holidays } = await this.room(table)
        return { owner, held: held.map(one => one.seat), holidays }
      },
      load: loadGame,
      clock: {
        now: instant ?? (() => ({ server: now(), wall: now() })),
        keep: async (table, clock, before, happened) => {
          const isKept = await store.keepClock(table, clock, before, happened)
          if (isKept && happened.length > 0) void this.happenings.heardOf(table).catch(() => undefined)
          return isKept
        },
      },
      tellOthers: table => atWork?.progressed(table),
      takeBots: this.botClaims.take,
      persist: async () => true,
      watchdog: atWork === undefined ? watch : (work, table) => watch(() => atWork.during(table, work), table),
      apart: {
        // If this write fails, the problem is found again after a restart.
        keep: apart => void store.keepApart(apart).catch(() => undefined),
        drop: table => void store.dropApart(table).catch(() => undefined),
      },
      ...(onSetApart === undefined ? {} : { onSetApart }),
      importing: () => ({ answer: Promise.reject(forbidden()), stop: () => undefined }),
    })
  }

  /** Restores quarantines after a restart, and quarantines a table whose rules crashed servers. */
  async resumeQuarantine(crashing: string | null): Promise<void> {
    this.host.memory.quarantine.resume(await this.store.setApart(this.now()))
    if (crashing !== null)
      this.host.memory.setApart(crashing, new Error('its rules were running at every recent crash'))
  }

  /**
   * Handles a notification that another process wrote to a table or signed out a player. Never rejects: it retries while the
   * database is down.
   */
  private async hearOf(news: StoreNews): Promise<void> {
    const hasHeard = await this.heardOf(news).catch(() => false)
    if (hasHeard || this.isClosed) return
    // Reading everything again also finds changes that weren't notified.
    this.again ??= setTimeout(() => {
      this.again = undefined
      void this.hearOf(null)
    }, MISSED_AGAIN_MS)
  }

  /** A host of the server changed a table, or any table if null. */
  async mayHaveChanged(table: string | null): Promise<void> {
    await this.hearOf(table === null ? null : { table })
  }

  private async heardOf(news: StoreNews): Promise<boolean> {
    if (news === null || 'bots' in news) this.botClaims.mayBeFree(news?.bots ?? null)
    if (news !== null && 'bots' in news) return true
    if (news !== null && 'player' in news) {
      this.safety.mayHaveChanged(news.player)
      this.players.mayBeGone(news.player)
      return this.holidaysChanged(news.player)
    }
    if (news === null) this.safety.mayHaveChanged(null)
    if (news !== null) this.rooms.delete(news.table)
    else this.rooms.clear()
    this.presence.forget(news === null ? null : news.table)
    const { memory } = this.host
    const hasHeard = await (news === null ? memory.mayHaveMissed() : memory.heardOf(news.table))
    for (const lines of [this.chat, this.happenings])
      await (news === null ? lines.mayHaveMissed() : lines.heardOf(news.table))
    if (news === null) this.players.mayBeGone(null)
    return hasHeard
  }

  /** Reloads the holidays at the player's tables in memory. Returns false if that failed. */
  private async holidaysChanged(player: string): Promise<boolean> {
    const tables = await this.store.tablesOf(player)
    for (const table of tables) this.rooms.delete(table)
    const heard = await Promise.all(tables.map(table => this.host.memory.heardOf(table)))
    return heard.every(Boolean)
  }

  /** Stops all background work. */
  close(): void {
    this.isClosed = true
    this.files.stop()
    clearTimeout(this.again)
  }

  /** Checks one table; see SelfCheck. */
  check = (table: string): Promise<string | null | undefined> => this.selfCheck.check(table)

  /** Checks the next table; false after the last. */
  checkNext(): Promise<boolean> {
    return this.selfCheck.next()
  }

  private room(table: string): Promise<Room> {
    const known = this.rooms.get(table)
    if (known !== undefined) return known
    const asked = this.store.room(table).then(room => {
      if (room === null) throw new HostError('missing')
      return room
    })
    this.rooms.set(table, asked)
    asked.catch(() => {
      if (this.rooms.get(table) === asked) this.rooms.delete(table)
    })
    return asked
  }

  /** Removes some expired tables and guests. */
  expire(): Promise<void> {
    return this.expiry.sweep()
  }

  /** Archives some finished games. */
  archiveFinished(): Promise<void> {
    return this.archive.sweep()
  }

  /** Drops cached seatings of tables that aren't open. */
  async sweep(idleMs: number): Promise<void> {
    await this.host.memory.sweep(idleMs)
    this.rooms.clear()
    await this.players.noteLive()
    await this.presence.renew()
  }

  /** The seating; its identity changes when it does. */
  async seating(table: string): Promise<TableSeating> {
    const asked = [
      this.room(table),
      this.host.seatsOf(table),
      this.presence.at(table),
      this.host.lockOf(table),
    ] as const
    const [room, plans, present, locked] = await Promise.all(asked)
    return { room, plans, present, locked }
  }

  /** The seats a player plays: those they hold without a stand-in. */
  async seatsOf(table: string, player: string | null): Promise<readonly Seat[]> {
    const { room, plans } = await this.seating(table)
    return room.held.filter(one => one.player === player && plans[one.seat]?.bot === null).map(one => one.seat)
  }

  /** The seats a player plays, and all seats they hold, including those with a stand-in. */
  async authorityOf(table: string, player: string) {
    const { room, plans } = await this.seating(table)
    const held = seatsHeldBy(room, player)
    return { seats: held.filter(seat => plans[seat]?.bot === null), held }
  }

  async card(table: string, player: string | null): Promise<TableCard> {
    await this.mayEnter(player, table)
    const card = await this.listed(table, player)
    const room = await this.room(table)
    const away = await this.absence.seatsFor(player, room, card)
    const isOwner = await this.absence.actsAsOwner(player, room, card)
    const free = player === null || card.online.mine.length > 0 ? [] : await this.freeSeats(table, card, room)
    return { ...card, online: { ...card.online, free, away, isOwner, ...(await this.presenceFor(player, room, card)) } }
  }

  private async presenceFor(player: string | null, { held }: Room, { id, seats }: TableCard) {
    if (!held.some(one => one.player === player)) return {}
    const present = await this.presence.at(id)
    const presence = seats.map(({ bot }, seat) => {
      const holder = held.find(one => one.seat === seat)?.player
      return bot !== null || holder === undefined ? null : (present.get(holder) ?? ('offline' as const))
    })
    return { presence }
  }

  /** The seats that a visitor may take; see `sit`. */
  private async freeSeats(table: string, { seats, result }: TableCard, { held }: Room): Promise<readonly Seat[]> {
    const listing = result === null ? await this.store.listing(table) : null
    if (listing === null) return []
    const isHeld = (seat: Seat) => held.some(one => one.seat === seat)
    return seatsOf(seats.length).filter(seat => !isHeld(seat) && (listing.takeOver || seats[seat]?.bot === null))
  }

  /** A table's card for a new viewer. */
  async cardToWatch(table: string, player: string | null): Promise<TableCard> {
    const card = await this.card(table, player)
    await this.expiry.keep(card)
    return card
  }

  /** A card for a list, without presence data. */
  private async listed(table: string, player: string | null) {
    const room = await this.room(table)
    const { owner, held, next } = room
    const card = await this.host.card(table, room.holidays)
    const mine = seatsHeldBy(room, player)
    const open = openSeats(card.seats, held)
    const expires = this.expiry.expiresAt(card)
    const holidays = this.holidaysNow(card, room)
    const online = {
      mine,
      open,
      held: held.map(one => one.seat),
      programs: held.filter(one => one.isProgram === true).map(one => one.seat),
      free: [],
      away: [],
      marks: card.seats.map((_plan, seat) => held.find(one => one.seat === seat)?.mark ?? null),
      holidays,
      isOwner: owner === player,
      next,
      expires,
    }
    return { ...card, online }
  }

  /** The people at a slow table who are away now. */
  private holidaysNow({ pace, seats }: TableCard, { held, holidays }: Room): OnlineSeats['holidays'] {
    if (pace === undefined) return []
    const now = this.now()
    return held.flatMap(({ seat }) => {
      const holiday = seats[seat]?.bot === null ? holidayAt({ pace, holidays }, seat, now) : null
      return holiday === null ? [] : [{ seat, until: holiday.until }]
    })
  }

  async tables(player: string): Promise<TableCard[]> {
    const ids = await this.store.latestTablesOf(player, MOST_LISTED)
    const cards = await Promise.all(ids.map(id => this.listed(id, player).catch(orUnreadable)))
    return cards.filter(card => card !== null)
  }

  /** `set` is the player's own component set; `spend` counts stored bytes. */
  async create(
    player: string,
    plan: Asks['create'],
    spend: Spend = () => undefined,
    set: Components | null = null,
  ): Promise<string> {
    const { game, seats, variants, drawn, hints = false, rated = false, name, mine, pace = null } = plan
    const { absentDays, listing, group, bestOf } = plan
    // Ratings need equal terms: no hints, the standard component set, and no seat that changes hands when time is up.
    if (rated && (hints || set !== null || pace?.timeout === 'open')) throw new HostError('badPlan', 'rated')
    if (seats.some(({ bot }) => bot !== null && !isLevel(bot))) throw new HostError('badPlan', 'bots')
    if (new Set(mine).size < mine.length || mine.some(seat => seats[seat]?.bot !== null))
      throw new HostError('badPlan', 'seats')
    if (group !== undefined && listing !== undefined) throw new HostError('badPlan', 'group')
    if (group !== undefined) await this.groups.mustBeMember(player, group)
    if (areAllBots(seats)) await this.changes.mayHaveBotTable(player)
    // Seats may be shuffled, so names tell which seats are the player's.
    const names = new Set(mine.map(seat => seats[seat]?.name))
    for (const called of names) await this.safety.mustBeAllowed(player, called ?? '')
    const holder = (person: string) => (names.has(person) ? player : null)
    const keep = this.keepFor(player, holder, spend, given({ listing, group, bestOf }))
    if (mine[0] !== undefined) await this.profiles.nameIfNew(player, seats[mine[0]]?.name ?? '')
    return this.host.create(
      {
        game,
        seats,
        variants,
        box: null,
        drawn,
        hints,
        rated,
        name,
        pace,
        ...(absentDays === undefined ? {} : { absentDays }),
      },
      set,
      keep,
    )
  }

  /** Stores a table with its maker and seating in one transaction. */
  private keepFor(
    owner: string,
    holder: (name: string) => string | null,
    spend: Spend,
    more: Pick<NewRoom, 'listing' | 'group' | 'bestOf'>,
  ): Keep {
    return (record, lines) => {
      const held = record.seats.flatMap(({ name }, seat) => {
        const player = holder(name)
        return player === null ? [] : [{ seat: seat as Seat, player }]
      })
      return this.add(record, lines, { owner, held, ...more }, spend)
    }
  }

  private async add(
    record: TableRecord,
    lines: readonly LogLine[],
    room: Omit<NewRoom, 'bytes'>,
    spend: Spend,
  ): Promise<void> {
    const bytes = sizeOf(record, lines)
    await this.quota.check(room.owner, bytes)
    spend(bytes)
    await this.store.addRoom(record, lines, { ...room, bytes })
  }

  /** Creates a table from a game file, or one with a custom component set. */
  async bring(
    player: string,
    { create, set, file }: Brought,
    network: string,
    spend: Spend = () => undefined,
  ): Promise<string> {
    if (create !== null) return this.create(player, create, spend, set)
    if (file === null) throw new HostError('badPlan')
    const { source, bots, mine } = file
    if (bots.some(bot => bot !== null && !isLevel(bot))) throw new HostError('badPlan', 'bots')
    // Hidden cards are dealt anew even if one person holds all seats, because they may give a seat away later.
    const deal = { seat: mine[0] ?? null, secret: random(64) }
    const wanted = { id: `${ONLINE}${random(20)}`, now: this.now(), bots, deal }
    const { record, lines } = await this.files.read(source, wanted, { network, player })
    if (new Set(mine).size < mine.length || mine.some(seat => record.seats[seat]?.bot !== null))
      throw new HostError('badPlan', 'seats')
    if (areAllBots(record.seats)) await this.changes.mayHaveBotTable(player)
    if (record.components !== null) checkSet(await loadGame(record.game), record.components.tables)
    if (!record.seats.every(({ name }) => isPersonName(name)))
      throw new HostError('badFile', 'a seat has an invalid name')
    await this.add(record, lines, { owner: player, held: mine.map(seat => ({ seat, player })) }, spend)
    return record.id
  }

  rematch(player: string, wanted: Asks['rematch'], spend: Spend = () => undefined): Promise<string> {
    const keepFor = (holder: (name: string) => string | null, group: string | null) =>
      this.keepFor(player, holder, spend, group === null ? {} : { group })
    return rematch(player, wanted, keepFor, {
      store: this.store,
      host: this.host,
      players: this.players,
      safety: this.safety,
      room: one => this.room(one),
      roomChanged: one => this.rooms.delete(one),
    })
  }

  /** The series and the group of a table. Only members learn of the group. */
  async context(player: string, table: string): Promise<TableContext> {
    const { group: id } = await this.mayEnter(player, table)
    const series = await this.store.seriesOf(table)
    const isMember = id !== null && (await this.store.isMember(id, player))
    const group = isMember ? await this.store.group(id) : null
    return {
      series: series === null ? null : seriesCard(series),
      group: group === null ? null : { group: group.group, name: group.name },
    }
  }

  /** Only members and seated players may watch a group's table. */
  async mayEnter(player: string | null, table: string): Promise<Room> {
    const room = await this.room(table)
    const { group, owner, held } = room
    if (group === null || owner === player || held.some(one => one.player === player)) return room
    if (player === null || !(await this.store.isMember(group, player))) throw new HostError('secret', 'members')
    return room
  }

  async say(player: string, { table, text, word }: Asks['chat']): Promise<void> {
    const { held } = await this.room(table)
    const { sides } = await this.host.card(table)
    const mine = held.filter(one => one.player === player).map(one => one.seat)
    await this.chat.say(table, speakerAt(player, mine, sides), text, word)
  }

  /** Tells everyone at the table that a program plays for this player. */
  async markProgram(table: string, player: string): Promise<void> {
    const seats = (await this.room(table)).held.filter(one => one.player === player && one.isProgram !== true)
    if (seats.length === 0) return
    const plans = await this.host.seatsOf(table)
    const at = this.now()
    const happened = seats.map(({ seat }): HappenedTo => ({
      kind: 'program',
      seat,
      name: plans[seat]?.name ?? '',
      player,
      at,
    }))
    await this.store.markProgram(table, player, happened)
    this.rooms.delete(table)
    await this.happenings.heardOf(table)
    await this.host.memory.heardOf(table)
  }

  /** Everyone with a relation to a table may keep a private note about it. */
  async keepNote(player: string, { table, text }: Asks['keepNote']): Promise<void> {
    await this.mustBeAt(player, table)
    await this.chat.keepNote(table, player, text)
  }

  /** Anyone at the table can create a link to an open seat; only the holder can for a taken one. */
  async invite(player: string, { table, seat }: Asks['invite']): Promise<string> {
    const { owner, held } = await this.room(table)
    const card = await this.host.card(table)
    const isHere = owner === player || held.some(one => one.player === player)
    const holder = seat === null ? undefined : held.find(one => one.seat === seat)?.player
    const mayGive =
      holder === undefined ? seat === null || openSeats(card.seats, held).includes(seat) : holder === player
    if (!isHere || !mayGive) throw forbidden()
    if (holder !== undefined) mustBeFree(card)
    const { id, key, digest } = newKey()
    await this.store.addLink({ id, digest, table, seat, created: this.now() })
    return key
  }

  async uninvite(player: string, { table }: Asks['uninvite']): Promise<void> {
    await this.mustBeAt(player, table)
    await this.store.dropLinks(table, null)
  }

  /** A short join code for the open seats, easy to pass on by word of mouth. */
  async tableCode(player: string, table: string): Promise<{ code: string; expires: number }> {
    await this.mustBeAt(player, table)
    const { code, digest } = newCode(TABLE_CODE_LENGTH)
    const expires = this.now() + TABLE_CODE_MS
    await this.store.addTableCode(digest, table, expires)
    return { code, expires }
  }

  /** An invitation to the table with that code. */
  async keyForCode(typed: string): Promise<string> {
    const table = await this.store.tableWithCode(codeDigest(typed), this.now())
    if (table === null) throw new HostError('badCode')
    const { id, key, digest } = newKey()
    await this.store.addLink({ id, digest, table, seat: null, created: this.now() })
    return key
  }

  /** Throws unless the player made the table or sits there. */
  private async mustBeAt(player: string, table: string): Promise<void> {
    const { owner, held } = await this.room(table)
    if (owner !== player && !held.some(one => one.player === player)) throw forbidden()
  }

  private async linkWith(key: string): Promise<Link> {
    const id = idIn(key)
    const link = id === null ? null : await this.store.link(id)
    if (link === null || !opens(key, link.digest)) throw new HostError('missing')
    return link
  }

  async knock(player: string, key: string): Promise<Doorstep> {
    const { table, seat } = await this.linkWith(key)
    const { held } = await this.room(table)
    const card = await this.host.card(table)
    const open = openSeats(card.seats, held)
    const seats = card.seats.map(({ name, bot }, at) => ({ name, bot, isOpen: open.includes(at as Seat) }))
    const mine = held.find(one => one.player === player && (seat === null || seat === one.seat))?.seat ?? null
    const { game, pace = null, rated, fromFile = null } = card
    return { table, game, seats, seat, mine, pace, rated, fromFile }
  }

  async join(player: string, { key, name, seat: wanted }: Asks['join']): Promise<{ table: string; seat: Seat }> {
    const link = await this.linkWith(key)
    const { table } = link
    const { held } = await this.room(table)
    const mine = held.find(one => one.player === player && (link.seat === null || link.seat === one.seat))
    if (mine !== undefined) return { table, seat: mine.seat }
    await this.maySitDown(player, table, name)
    const seat =
      link.seat === null ? await this.takeOpen(table, player, wanted) : await this.takeOver(link, link.seat, player)
    const former = held.find(one => one.seat === seat)?.player
    return this.satDown(player, { table, seat, name }, former)
  }

  private async maySitDown(player: string, table: string, name: string): Promise<void> {
    const locked = await this.host.lockOf(table)
    if (locked !== null) throw new HostError('locked', locked)
    await this.safety.mustBeWelcome(table, player)
    await this.safety.mustBeAllowed(player, name)
  }

  /** `former` held the seat before. */
  private async satDown(
    player: string,
    { table, seat, ...person }: { readonly table: string; readonly seat: Seat } & Arriving,
    former?: string,
  ) {
    this.rooms.delete(table)
    await this.host.reseat(table, seats => seatedAt(seats, seat, person), this.changes.tellJoined(seat, player, former))
    await this.profiles.nameIfNew(player, person.name)
    return { table, seat }
  }

  // The lobby

  async lobby(player: string, wish: LobbyWish): Promise<Lobby> {
    const busy = await this.store.busyHours(this.now())
    const isTelling = busy.reduce((sum, tables) => sum + tables, 0) >= LEAST_TABLES
    const found = await this.store.lobby(player, wish, MOST_IN_LOBBY)
    return { ...found, online: this.players.online, busy: isTelling ? busy : null }
  }

  /** How many people are online and how many tables wait for players. This is public. */
  async life(): Promise<Omit<Life, 'recovery'>> {
    return { online: this.players.online, waiting: await this.store.waitingTables() }
  }

  isListed = async (table: string): Promise<boolean> => (await this.store.listing(table)) !== null

  /** Anyone at a table may list it in the lobby or take it off. */
  async list(player: string, { table, listing }: Asks['list']): Promise<void> {
    await this.mustBeAt(player, table)
    if ((await this.room(table)).group !== null) throw new HostError('badPlan', 'group')
    if ((await this.host.card(table)).result !== null) throw new HostError('badPlan', 'over')
    await this.store.keepListing(table, listing, this.now())
  }

  /** A listed table is open to everyone, and a group's table to its members. If the listing says so, bots' seats are too. */
  async sit(player: string, { table, seat, name }: Asks['sit']): Promise<{ table: string; seat: Seat }> {
    const { group, held } = await this.mayEnter(player, table)
    const listing = await this.store.listing(table)
    if (listing === null && group === null) throw forbidden()
    const mine = held.find(one => one.player === player)
    if (mine !== undefined) return { table, seat: mine.seat }
    await this.maySitDown(player, table, name)
    if (seat === null || listing?.takeOver !== true)
      return this.satDown(player, { table, seat: await this.takeOpen(table, player, seat), name })
    const finishes = await this.host.unfinishedBy(table, seat)
    await this.takeFromBot(table, player, seat)
    return this.satDown(player, { table, seat, name, ...(finishes === undefined ? {} : { finishes }) })
  }

  /** A seat where a bot stands in for its holder is taken. */
  private async takeFromBot(table: string, player: string, seat: Seat): Promise<void> {
    const { seats, result } = await this.host.card(table)
    const isFree = result === null && seats[seat] !== undefined && (await this.store.takeSeat(table, seat, player))
    if (!isFree) throw new HostError('badPlan', 'taken')
  }

  private async takeOpen(table: string, player: string, wanted: Seat | null): Promise<Seat> {
    const { seats, result } = await this.host.card(table)
    // After the end no seat can be taken, because a new player could then agree to undo the end.
    const open = result === null ? openSeats(seats, (await this.room(table)).held) : []
    for (const seat of wanted === null ? open : open.filter(one => one === wanted))
      if (await this.store.takeSeat(table, seat, player)) return seat
    throw new HostError('badPlan', 'taken')
  }

  /** A link to one seat works once, on any server. */
  private async takeOver({ id, table }: Link, seat: Seat, player: string): Promise<Seat> {
    await this.store.useLink(table, seat, id, player)
    return seat
  }

  async rename(player: string, { table, name }: Asks['rename']): Promise<void> {
    const [seat] = await this.seatsOf(table, player)
    if (seat === undefined) throw forbidden()
    const { sides, name: before } = await this.host.card(table)
    const by = { seat, name: sides[seat] ?? '', player, at: this.now() }
    const happened: HappenedTo = name === '' ? { kind: 'unnamed', ...by } : { kind: 'renamed', ...by, detail: name }
    await this.host.rename(table, name, name === (before ?? '') ? [] : [happened])
  }

  /** For hosts of the server. */
  freeByHost = (table: string, seat: Seat, reason: string): Promise<void> =>
    this.changes.freeByHost(table, seat, reason)
  renameByHost = (player: string, name: string): Promise<void> => this.changes.renameByHost(player, name)
  async removeByHost(table: string): Promise<void> {
    await this.host.removeForGood(table)
    this.rooms.delete(table)
  }

  /** Called when a seat's time is up; see Timeouts. */
  letBotPlay = (table: string, seat: Seat): Promise<void> => this.changes.letBotPlay(table, seat)
  tellWaiting = (table: string, seats: readonly Seat[]): Promise<void> => this.changes.tellWaiting(table, seats)
  freeSeat = (table: string, seat: Seat): Promise<void> => this.changes.freeSeat(table, seat)
  leave = (player: string, table: string): Promise<void> => this.changes.leave(player, table)
  forget = (player: string): Promise<void> => this.changes.forget(player)
  reseat = (player: string, wanted: Asks['reseat']): Promise<void> => this.changes.reseat(player, wanted)
  pause = (player: string, wanted: Asks['pause']): Promise<void> => this.votes.pause(player, wanted)
  proposeBot = (player: string, wanted: Asks['proposeBot']): Promise<void> => this.votes.proposeBot(player, wanted)
  vote = (player: string, wanted: Asks['vote']): Promise<void> => this.votes.vote(player, wanted)
}

/** Someone who sits down, perhaps in the seat of a bot that finishes a chapter first. */
type Arriving = Pick<SeatPlan, 'name' | 'finishes'>

/** The seating with a person in that seat. */
const seatedAt = (seats: readonly SeatPlan[], seat: Seat, { name, finishes }: Arriving): readonly SeatPlan[] =>
  seats.map((plan, at) => {
    if (at !== seat) return plan
    const called = { name: unlike(seats, seat, name), bot: null }
    return finishes === undefined || plan.bot === null ? called : { ...called, bot: plan.bot, finishes }
  })

/** Drops the options that weren't given. */
const given = (more: { [K in 'listing' | 'group' | 'bestOf']: NewRoom[K] | undefined }) =>
  Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined)) as Pick<
    NewRoom,
    keyof typeof more
  >

/** An unreadable table mustn't hide the others, but a failed database mustn't look like an empty list. */
function orUnreadable(error: unknown): null {
  if (hostErrorOf(error).kind === 'storageClosed') throw error
  return null
}

/** Games load after the server starts listening, so the first table may have to wait. */
async function loadGame(id: string): Promise<AnyGame> {
  const { GAMES } = await import('@tableworks/games')
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
  if (game === undefined) throw new HostError('unknownGame', id)
  return game
}
