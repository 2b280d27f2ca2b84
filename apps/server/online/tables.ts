// A server's tables: the parts that handle them, and what other servers report about them. A seat belongs to a player, or is open
// until someone takes it.

import { type Bots, type Instant, type Presence, type SeatPlan, TableHost } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import { type Asks, ONLINE, type TableContext } from '@tableworks/protocol'
import { HolidayBook } from '../pace/holidays.ts'
import { Alerts } from '../people/alerts.ts'
import { Groups } from '../people/groups.ts'
import { Profiles } from '../people/profiles.ts'
import { Safety } from '../people/safety.ts'
import type { HappenedTo, Room } from '../store/register.ts'
import type { ServerStore, StoreNews } from '../store/server-store.ts'
import { Absence } from './absence.ts'
import { Archive, ARCHIVE_HOURS } from './archive.ts'
import { Arrivals } from './arrivals.ts'
import type { AtWork } from './at-work.ts'
import { BotClaims } from './bot-claims.ts'
import { Cards } from './cards.ts'
import { Chat, speakerAt } from './chat.ts'
import { steadyNow } from './clock.ts'
import { Expiry, EXPIRY, type ExpirySettings } from './expiry.ts'
import { GameFiles } from './game-files.ts'
import { Happenings } from './happenings.ts'
import { Invitations } from './invitations.ts'
import { random } from './keys.ts'
import { Listings } from './listings.ts'
import { loadGame } from './load-game.ts'
import { NewTables } from './new-tables.ts'
import { Players } from './players.ts'
import { PresenceAtTables } from './presence.ts'
import { Programs } from './programs.ts'
import { Quota, QUOTA, type QuotaSettings } from './quota.ts'
import { seriesCard } from './rematch.ts'
import { Rooms } from './rooms.ts'
import { forbidden, FORGOTTEN, SeatChanges, seatsHeldBy } from './seat-changes.ts'
import { type Found, SelfCheck } from './self-check.ts'
import { TableVotes } from './table-votes.ts'
import { watchdog } from './watchdog.ts'

/** The interval for retrying a failed read. A recovering database notifies us sooner. */
const MISSED_AGAIN_MS = 1000

export interface TableSeating {
  readonly room: Room
  readonly plans: readonly SeatPlan[]
  readonly present: ReadonlyMap<string, Presence>
  readonly locked: string | null
  /** The people who haven't come to a rematch. */
  readonly awaited: readonly Seat[]
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
  readonly holidays: HolidayBook
  readonly botClaims: BotClaims
  readonly rooms: Rooms
  readonly cards: Cards
  readonly newTables: NewTables
  readonly invitations: Invitations
  readonly arrivals: Arrivals
  readonly listings: Listings
  readonly changes: SeatChanges
  readonly votes: TableVotes
  readonly programs: Programs
  private readonly expiry: Expiry
  private readonly archive: Archive
  private readonly files = new GameFiles()
  private readonly selfCheck: SelfCheck
  private readonly store: ServerStore
  private readonly now: () => number
  private again: NodeJS.Timeout | undefined
  private isClosed = false

  constructor(store: ServerStore, bots: Bots, deps: OnlineDeps = {}) {
    const { now = Date.now, archiveHours = ARCHIVE_HOURS, quota = QUOTA } = deps
    this.store = store
    this.now = now
    this.rooms = new Rooms(store)
    this.players = new Players(store, now)
    this.players.onGone(() => this.rooms.changed(null))
    this.safety = new Safety(store, now)
    this.profiles = new Profiles(store, this.safety)
    this.alerts = new Alerts(store, now)
    this.groups = new Groups({ store, profiles: this.profiles, now })
    this.chat = new Chat(store, now)
    this.happenings = new Happenings(store)
    this.quota = new Quota(quota, store)
    this.holidays = new HolidayBook({ store, now, changed: player => this.holidaysChanged(player) })
    this.botClaims = this.botClaimsOf(deps)
    this.host = this.hostOf(bots, deps)
    this.expiry = this.expiryOf(deps)
    this.archive = new Archive(archiveHours, { store, now, onArchived: () => deps.onArchived?.() })
    this.presence = this.presenceOf()
    this.selfCheck = this.selfCheckOf(deps)

    const { host, rooms, players, profiles, safety, files, groups, expiry, presence } = this
    const absence = new Absence({ players, store, now })
    this.changes = new SeatChanges({ store, host, players, absence, rooms, now })
    this.votes = new TableVotes({ host, absence, rooms, changes: this.changes, now })
    this.cards = new Cards({ store, host, rooms, absence, presence, expiry, now })
    this.invitations = new Invitations({ store, host, rooms, now })
    this.listings = new Listings({ store, host, rooms, players, now })
    const { changes, invitations } = this
    this.arrivals = new Arrivals({ store, host, rooms, invitations, changes, profiles, safety })
    const people = { players, profiles, safety, groups }
    this.newTables = new NewTables({ store, host, rooms, ...people, changes, quota: this.quota, files, now })
    this.programs = new Programs({ store, host, rooms, invitations, happenings: this.happenings, now })
    store.listen(news => void this.hearOf(news))
  }

  private botClaimsOf({ onClaimProblem }: OnlineDeps): BotClaims {
    return new BotClaims({
      store: this.store,
      steadyNow,
      adopt: table => this.host.memory.watch(table),
      onLost: () => void this.hearOf(null),
      onProblem: error => onClaimProblem?.(error),
    })
  }

  private expiryOf({ expiry = EXPIRY, onExpired }: OnlineDeps): Expiry {
    return new Expiry(expiry, {
      store: this.store,
      now: this.now,
      formerName: FORGOTTEN,
      isInUse: async table => (await this.host.memory.ifWatched(table)) !== undefined,
      onRemoved: (what, id) => {
        if (what === 'table') this.rooms.changed(id)
        onExpired?.(what)
      },
    })
  }

  private presenceOf(): PresenceAtTables {
    return new PresenceAtTables({
      store: this.store,
      now: this.now,
      onChange: table => void this.host.memory.ifWatched(table).then(watched => watched?.hear()),
    })
  }

  private selfCheckOf({ onChecked }: OnlineDeps): SelfCheck {
    return new SelfCheck({
      store: this.store,
      files: this.files,
      load: loadGame,
      now: this.now,
      onFound: (table, found, problem) => {
        onChecked?.(found)
        if (found === 'differs') this.host.memory.isDamaged(table, problem)
        if (found === 'agrees') this.host.memory.quarantine.release(table)
      },
    })
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
        const { owner, held, holidays } = await this.rooms.of(table)
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
        // If this write fails, the problem is found again after a restart
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
    // Reading everything again also finds changes that nobody reported.
    this.again ??= setTimeout(() => {
      this.again = undefined
      void this.hearOf(null)
    }, MISSED_AGAIN_MS)
  }

  /** A host of the server has changed a table, or any table if null. */
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
    const { memory } = this.host
    if (news?.isMove === true) return memory.heardOf(news.table)
    if (news === null) this.safety.mayHaveChanged(null)
    const changed = news === null ? null : news.table
    this.rooms.changed(changed)
    this.presence.forget(changed)
    const hasHeard = await (news === null ? memory.mayHaveMissed() : memory.heardOf(news.table))
    for (const lines of [this.chat, this.happenings])
      await (news === null ? lines.mayHaveMissed() : lines.heardOf(news.table))
    if (news === null) this.players.mayBeGone(null)
    return hasHeard
  }

  /** Reloads the holidays at the player's tables in memory. Returns false if that failed. */
  private async holidaysChanged(player: string): Promise<boolean> {
    const tables = await this.store.tablesOf(player)
    for (const table of tables) this.rooms.changed(table)
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
    this.rooms.changed(null)
    await this.players.noteLive()
    await this.presence.renew()
  }

  /** The seating. Its identity changes when it does. */
  async seating(table: string): Promise<TableSeating> {
    const asked = [
      this.rooms.of(table),
      this.host.seatsOf(table),
      this.presence.at(table),
      this.host.lockOf(table),
      this.host.awaitedAt(table),
    ] as const
    const [room, plans, present, locked, awaited] = await Promise.all(asked)
    return { room, plans, present, locked, awaited }
  }

  /** The seats that a player plays: those they hold, unless a bot stands in. */
  async seatsOf(table: string, player: string | null): Promise<readonly Seat[]> {
    const { room, plans } = await this.seating(table)
    return room.held.filter(one => one.player === player && plans[one.seat]?.bot === null).map(one => one.seat)
  }

  /** The seats that a player plays, and all seats they hold, including those where a bot stands in. */
  async authorityOf(table: string, player: string) {
    const { room, plans } = await this.seating(table)
    const held = seatsHeldBy(room, player)
    return { seats: held.filter(seat => plans[seat]?.bot === null), held }
  }

  /** The series and the group of a table. Only members learn of the group. */
  async context(player: string, table: string): Promise<TableContext> {
    const { group: id } = await this.rooms.enter(player, table)
    const series = await this.store.seriesOf(table)
    const isMember = id !== null && (await this.store.isMember(id, player))
    const group = isMember ? await this.store.group(id) : null
    return {
      series: series === null ? null : seriesCard(series),
      group: group === null ? null : { group: group.group, name: group.name },
    }
  }

  async say(player: string, { table, text, word }: Asks['chat']): Promise<void> {
    const { held } = await this.rooms.of(table)
    const { sides } = await this.host.card(table)
    const mine = held.filter(one => one.player === player).map(one => one.seat)
    await this.chat.say(table, speakerAt(player, mine, sides), text, word)
  }

  /** Everyone with a relation to a table may keep a private note about it. */
  async keepNote(player: string, { table, text }: Asks['keepNote']): Promise<void> {
    await this.rooms.mustBeAt(player, table)
    await this.chat.keepNote(table, player, text)
  }

  async rename(player: string, { table, name }: Asks['rename']): Promise<void> {
    const [seat] = await this.seatsOf(table, player)
    if (seat === undefined) throw forbidden()
    const { sides, name: before } = await this.host.card(table)
    const by = { seat, name: sides[seat] ?? '', player, at: this.now() }
    const happened: HappenedTo = name === '' ? { kind: 'unnamed', ...by } : { kind: 'renamed', ...by, detail: name }
    await this.host.rename(table, name, name === (before ?? '') ? [] : [happened])
  }

  /** For a host of the server. */
  async removeByHost(table: string): Promise<void> {
    await this.host.removeForGood(table)
    this.rooms.changed(table)
  }
}
