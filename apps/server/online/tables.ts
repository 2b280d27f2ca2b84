// The tables of a server and who may do what at them. A player is somebody with a key; a seat belongs to a player, or is open
// until somebody with a link takes it.

import { LEVELS } from '@tableworks/bots'
import { type Bots, HostError, type Keep, type SeatPlan, type TableCard, TableHost } from '@tableworks/host'
import { type AnyGame, type Components, type Seat, seatsOf } from '@tableworks/kernel'
import { type Asks, type Brought, type Doorstep, ONLINE } from '@tableworks/protocol'
import type { Room } from '../store/register.ts'
import type { ServerStore, StoreNews } from '../store/server-store.ts'
import type { AtWork } from './at-work.ts'
import { Chat, speakerAt } from './chat.ts'
import { GameFiles } from './game-files.ts'
import { idIn, newKey, opens, random } from './keys.ts'
import { Players } from './players.ts'
import { type Found, SelfCheck } from './self-check.ts'
import { watchdog } from './watchdog.ts'

/** A list that nobody scrolls through to the end. */
const MOST_LISTED = 200

/** Where a player's name was. */
const FORGOTTEN = 'Former player'
/** Who plays on for somebody who has gone for good. */
const STAND_IN_LEVEL = 'normal'

const forbidden = (): HostError => new HostError('secret')

export interface Seating {
  readonly room: Room
  readonly plans: readonly SeatPlan[]
}

interface OnlineMeans {
  readonly now?: () => number
  /** Notes whose rules are being run. */
  readonly atWork?: AtWork
  readonly onSetApart?: (table: string, why: unknown) => void
  readonly onChecked?: (found: Found) => void
}

export class OnlineTables {
  readonly host: TableHost
  readonly players: Players
  readonly chat: Chat
  private readonly files = new GameFiles()
  private readonly selfCheck: SelfCheck
  private readonly store: ServerStore
  private readonly now: () => number
  /** Who sits where, of tables that were asked about lately; the store says when another process has changed it. */
  private readonly rooms = new Map<string, Promise<Room>>()

  constructor(store: ServerStore, bots: Bots, { now = Date.now, atWork, onSetApart, onChecked }: OnlineMeans = {}) {
    const watch = watchdog()
    this.store = store
    this.now = now
    this.players = new Players(store, now)
    this.chat = new Chat(store, now)
    this.players.onGone(() => this.rooms.clear())
    this.host = new TableHost({
      store,
      bots,
      now,
      random,
      prefix: ONLINE,
      playsOn: true,
      load: loadGame,
      tellOthers: table => atWork?.wentOn(table),
      takeBots: (_table, taken) => {
        queueMicrotask(taken)
        return () => undefined
      },
      persist: async () => true,
      watchdog: atWork === undefined ? watch : (work, table) => watch(() => atWork.during(table, work), table),
      apart: {
        // What cannot be noted is found again after a restart.
        keep: apart => void store.keepApart(apart).catch(() => undefined),
        drop: table => void store.dropApart(table).catch(() => undefined),
      },
      ...(onSetApart === undefined ? {} : { onSetApart }),
      importing: () => ({ answer: Promise.reject(forbidden()), stop: () => undefined }),
    })
    this.selfCheck = new SelfCheck({
      store,
      files: this.files,
      load: loadGame,
      now,
      onFound: (table, found, problem) => {
        onChecked?.(found)
        if (found === 'differs') this.host.memory.isDamaged(table, problem)
        if (found === 'agrees') this.host.memory.quarantine.release(table)
      },
    })
    store.listen(news => void this.heardOf(news))
  }

  /** What was set apart before a restart still is, and so is a table over which servers die. */
  async resumeQuarantine(deadly: string | null): Promise<void> {
    this.host.memory.quarantine.resume(await this.store.setApart(this.now()))
    if (deadly !== null) this.host.memory.setApart(deadly, new Error('its rules were at work whenever the server died'))
  }

  /** Another process has written to a table, or to any, or somebody has signed out there. */
  private async heardOf(news: StoreNews): Promise<void> {
    if (news !== null && 'player' in news) return this.players.mayBeGone(news.player)
    if (news !== null) this.rooms.delete(news.table)
    else this.rooms.clear()
    await (news === null ? this.host.memory.mayHaveMissed() : this.host.memory.heardOf(news.table))
    await (news === null ? this.chat.mayHaveMissed() : this.chat.heardOf(news.table))
    if (news === null) this.players.mayBeGone(null)
  }

  /** Plays the next of all tables again; false after the last. */
  checkNext(): Promise<boolean> {
    return this.selfCheck.next()
  }

  /** Nothing is played again any more. */
  stopChecking(): void {
    this.files.stop()
  }

  // Rooms

  private room(table: string): Promise<Room> {
    const known = this.rooms.get(table)
    if (known !== undefined) return known
    const asked = this.store.room(table).then(room => {
      if (room === null) throw new HostError('missing')
      return room
    })
    this.rooms.set(table, asked)
    asked.catch(() => this.rooms.delete(table))
    return asked
  }

  /** Forgets who sits where at tables that nobody plays at now. */
  async sweep(idleMs: number): Promise<void> {
    await this.host.memory.sweep(idleMs)
    this.rooms.clear()
  }

  /** Who sits where, as two things that are others as soon as that changes. */
  async seating(table: string): Promise<Seating> {
    return { room: await this.room(table), plans: await this.host.seatsOf(table) }
  }

  /** The seats a player speaks and looks for: those it holds that no bot plays in. */
  async seatsOf(table: string, player: string | null): Promise<readonly Seat[]> {
    const { room, plans } = await this.seating(table)
    return room.held.filter(one => one.player === player && plans[one.seat]?.bot === null).map(one => one.seat)
  }

  async card(table: string, player: string | null): Promise<TableCard> {
    const { owner, held, next } = await this.room(table)
    const card = await this.host.card(table)
    const mine = held.filter(one => one.player === player).map(one => one.seat)
    return { ...card, online: { mine, open: openSeats(card, held), isOwner: owner === player, next } }
  }

  async tables(player: string): Promise<TableCard[]> {
    const ids = await this.store.tablesOf(player)
    const cards = await Promise.all(ids.map(id => this.card(id, player).catch(() => null)))
    const readable = cards.filter(card => card !== null)
    return readable.sort((a, b) => b.updated - a.updated).slice(0, MOST_LISTED)
  }

  /** With `set`, with components of the player's own. */
  async create(player: string, plan: Asks['create'], set: Components | null = null): Promise<string> {
    const { game, seats, variants, drawn, hints = false, name, mine } = plan
    if (seats.some(({ bot }) => bot !== null && !isLevel(bot))) throw new HostError('badPlan', 'bots')
    if (new Set(mine).size < mine.length || mine.some(seat => seats[seat]?.bot !== null))
      throw new HostError('badPlan', 'seats')
    // Seats may be drawn by lot: people are found again by their names.
    const names = new Set(mine.map(seat => seats[seat]?.name))
    const holder = (person: string) => (names.has(person) ? player : null)
    return this.host.create({ game, seats, variants, box: null, drawn, hints, name }, set, this.keepFor(player, holder))
  }

  /** A table is kept with who made it and who sits there, or not at all. */
  private keepFor(owner: string, holder: (name: string) => string | null): Keep {
    return (record, lines) => {
      const held = record.seats.flatMap(({ name }, seat) => {
        const player = holder(name)
        return player === null ? [] : [{ seat: seat as Seat, player }]
      })
      return this.store.addRoom(record, lines, { owner, held })
    }
  }

  /** A table from elsewhere: from a game file, or with components that are not the game's own. */
  async bring(player: string, { create, set, file }: Brought): Promise<string> {
    if (create !== null) return this.create(player, create, set)
    if (file === null) throw new HostError('badPlan')
    const { source, bots, mine } = file
    if (bots.some(bot => bot !== null && !isLevel(bot))) throw new HostError('badPlan', 'bots')
    const { record, lines } = await this.files.read(source, { id: `${ONLINE}${random(20)}`, now: this.now(), bots })
    if (new Set(mine).size < mine.length || mine.some(seat => record.seats[seat]?.bot !== null))
      throw new HostError('badPlan', 'seats')
    await this.store.addRoom(record, lines, { owner: player, held: mine.map(seat => ({ seat, player })) })
    return record.id
  }

  /** The same people once more, everybody one seat further. Whoever asks first makes the table, the others come to it. */
  async rematch(player: string, table: string): Promise<string> {
    const { held, next } = await this.room(table)
    if (!held.some(one => one.player === player)) throw forbidden()
    if (next !== null && (await this.store.room(next)) !== null) return next
    const { seats } = await this.host.card(table)
    const from = (seat: number) => (seat + seats.length - 1) % seats.length
    const holders = new Map(held.map(({ seat, player: whose }) => [seats[seat]?.name, whose]))
    const again = await this.host.rematch(
      table,
      seats.map((_plan, seat) => seats[from(seat)] as SeatPlan),
      this.keepFor(player, name => holders.get(name) ?? null),
    )
    const agreed = await this.store.goOn(table, next, again)
    if (agreed !== again) await this.host.remove(again)
    this.rooms.delete(table)
    await this.host.memory.heardOf(table)
    return agreed
  }

  // Words and notes

  async say(player: string, { table, text, word }: Asks['chat']): Promise<void> {
    const { held } = await this.room(table)
    const { sides } = await this.host.card(table)
    const mine = held.filter(one => one.player === player).map(one => one.seat)
    await this.chat.say(table, speakerAt(player, mine, sides), text, word)
  }

  /** Whoever has to do with a table may keep a note there. */
  async keepNote(player: string, { table, text }: Asks['keepNote']): Promise<void> {
    const { owner, held } = await this.room(table)
    if (owner !== player && !held.some(one => one.player === player)) throw forbidden()
    await this.chat.keepNote(table, player, text)
  }

  // Links and seats

  /** A link to an open seat from anybody at the table; to a taken one only from whoever sits there. */
  async invite(player: string, { table, seat }: Asks['invite']): Promise<string> {
    const { owner, held } = await this.room(table)
    const card = await this.host.card(table)
    const isHere = owner === player || held.some(one => one.player === player)
    const holder = seat === null ? undefined : held.find(one => one.seat === seat)?.player
    const mayGive = holder === undefined ? seat === null || openSeats(card, held).includes(seat) : holder === player
    if (!isHere || !mayGive) throw forbidden()
    const { id, key, digest } = newKey()
    await this.store.addLink({ id, digest, table, seat, created: this.now() })
    return key
  }

  async uninvite(player: string, { table }: Asks['uninvite']): Promise<void> {
    const { owner, held } = await this.room(table)
    if (owner !== player && !held.some(one => one.player === player)) throw forbidden()
    await this.store.dropLinks(table, null)
  }

  private async linkWith(key: string): Promise<{ table: string; seat: Seat | null }> {
    const id = idIn(key)
    const link = id === null ? null : await this.store.link(id)
    if (link === null || !opens(key, link.digest)) throw new HostError('missing')
    return link
  }

  async knock(player: string, key: string): Promise<Doorstep> {
    const { table, seat } = await this.linkWith(key)
    const { held } = await this.room(table)
    const card = await this.host.card(table)
    const open = openSeats(card, held)
    const seats = card.seats.map(({ name, bot }, at) => ({ name, bot, isOpen: open.includes(at as Seat) }))
    const mine = held.find(one => one.player === player && (seat === null || seat === one.seat))?.seat ?? null
    return { table, game: card.game, seats, seat, mine }
  }

  async join(player: string, { key, name, seat: wanted }: Asks['join']): Promise<{ table: string; seat: Seat }> {
    const link = await this.linkWith(key)
    const { table } = link
    const { held } = await this.room(table)
    const mine = held.find(one => one.player === player && (link.seat === null || link.seat === one.seat))
    if (mine !== undefined) return { table, seat: mine.seat }
    const seat =
      link.seat === null ? await this.takeOpen(table, player, wanted) : await this.takeOver(table, player, link.seat)
    this.rooms.delete(table)
    await this.host.reseat(table, seats => withName(seats, seat, name))
    return { table, seat }
  }

  private async takeOpen(table: string, player: string, wanted: Seat | null): Promise<Seat> {
    const open = openSeats(await this.host.card(table), (await this.room(table)).held)
    for (const seat of wanted === null ? open : open.filter(one => one === wanted))
      if (await this.store.takeSeat(table, seat, player)) return seat
    throw new HostError('badPlan', 'taken')
  }

  /** A link to one seat is good once: from whoever holds it, or for whoever comes first. */
  private async takeOver(table: string, player: string, seat: Seat): Promise<Seat> {
    const holder = (await this.room(table)).held.find(one => one.seat === seat)?.player
    const isTaken =
      holder === undefined
        ? await this.store.takeSeat(table, seat, player)
        : await this.store.handOver(table, seat, holder, player)
    if (!isTaken) throw new HostError('badPlan', 'taken')
    await this.store.dropLinks(table, seat)
    return seat
  }

  /** Gives one's seats back. The last to leave closes a table that was never finished. */
  async leave(player: string, table: string): Promise<void> {
    const { owner, held } = await this.room(table)
    const mine = held.filter(one => one.player === player)
    const other = held.find(one => one.player !== player)
    if (owner !== player && mine.length === 0) throw forbidden()
    const { result } = await this.host.card(table)
    if (other === undefined && result === null) {
      this.rooms.delete(table)
      return this.host.remove(table)
    }
    for (const { seat } of mine) {
      await this.store.freeSeat(table, seat)
      await this.store.dropLinks(table, seat)
    }
    if (owner === player && other !== undefined) await this.store.passRoom(table, other.player)
    this.rooms.delete(table)
    const seatsLeft = new Set(mine.map(one => one.seat))
    if (result === null)
      await this.host.reseat(table, seats =>
        seats.map((plan, seat) =>
          seatsLeft.has(seat as Seat) ? { name: openName(seats, seat), bot: plan.bot } : plan,
        ),
      )
  }

  /**
   * The player goes and destroys nobody's game: at running tables bots play on, everywhere another name stands, and only
   * tables nobody else sits at are deleted before their end.
   */
  async forget(player: string): Promise<void> {
    for (const table of await this.store.tablesOf(player)) await this.leaveForGood(player, table)
    await this.players.forget(player, FORGOTTEN)
  }

  private async leaveForGood(player: string, table: string): Promise<void> {
    const { owner, held } = await this.room(table)
    const { result } = await this.host.card(table)
    const mine = new Set(held.filter(one => one.player === player).map(one => one.seat))
    const other = held.find(one => one.player !== player)
    this.rooms.delete(table)
    if (other === undefined && result === null) return this.host.remove(table)
    if (owner === player && other !== undefined) await this.store.passRoom(table, other.player)
    for (const seat of mine) {
      await this.store.dropLinks(table, seat)
      // A seat at the end of a game is nobody else's.
      if (result === null) await this.store.freeSeat(table, seat)
    }
    await this.host.reseat(table, seats =>
      [...mine]
        .reduce((now, seat) => withName(now, seat, FORGOTTEN), seats)
        .map((plan, seat) =>
          mine.has(seat as Seat) && result === null ? { ...plan, bot: plan.bot ?? STAND_IN_LEVEL } : plan,
        ),
    )
  }

  /** A bot plays on in a seat, or a person again: as its holder wishes, or whoever made the table. */
  async reseat(player: string, { table, seat, bot }: Asks['reseat']): Promise<void> {
    const { owner, held } = await this.room(table)
    if (owner !== player && !held.some(one => one.seat === seat && one.player === player)) throw forbidden()
    if (bot !== null && !isLevel(bot)) throw new HostError('badPlan', 'bots')
    await this.host.reseat(table, seats => {
      if (seats[seat] === undefined) throw new HostError('badPlan', 'seats')
      return seats.map((plan, at) => (at === seat ? { ...plan, bot } : plan))
    })
  }
}

const openSeats = ({ seats }: TableCard, held: Room['held']): Seat[] =>
  seatsOf(seats.length).filter(seat => seats[seat]?.bot === null && !held.some(one => one.seat === seat))

/** What a seat is called while nobody sits there. */
const openName = (seats: readonly SeatPlan[], seat: number): string => unlike(seats, seat, `Seat ${seat + 1}`)

const withName = (seats: readonly SeatPlan[], seat: Seat, name: string): readonly SeatPlan[] =>
  seats.map((plan, at) => (at === seat ? { ...plan, name: unlike(seats, seat, name) } : plan))

/** Two of a name at one table are told apart. */
function unlike(seats: readonly SeatPlan[], seat: number, name: string): string {
  const others = new Set(seats.filter((_plan, at) => at !== seat).map(plan => plan.name))
  for (let nth = 2, tried = name; ; nth++) {
    if (!others.has(tried)) return tried
    tried = `${name} ${nth}`
  }
}

const isLevel = (level: string): boolean => (LEVELS as readonly string[]).includes(level)

/** A server answers before it knows its games: the first table waits for them. */
async function loadGame(id: string): Promise<AnyGame> {
  const { GAMES } = await import('@tableworks/games')
  const game = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined
  if (game === undefined) throw new HostError('unknownGame', id)
  return game
}
