// Changes of who plays a seat: a bot stands in for a person, or a person returns, leaves, or is deleted. Everything here needs only
// a table's record and its room, so it also works for tables that can't be opened.

import { LEVELS } from '@tableworks/bots'
import {
  HostError,
  hostErrorOf,
  type SeatPlan,
  type TableCard,
  type TableHost,
  type TellSeating,
} from '@tableworks/host'
import { type Seat, seatsOf } from '@tableworks/kernel'
import type { Asks } from '@tableworks/protocol'
import type { HappenedTo, Room } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'
import type { Absence } from './absence.ts'
import type { Players } from './players.ts'
import type { Rooms } from './rooms.ts'

/** How many unfinished tables with only bots one player may have. */
export const MOST_BOT_TABLES = 5

/** The name shown for a deleted player. */
export const FORGOTTEN = 'Former player'
/** The level of the bot that plays on for a deleted player. */
export const STAND_IN_LEVEL = 'normal'

export const forbidden = (): HostError => new HostError('secret')

interface Deps {
  readonly store: ServerStore
  readonly host: TableHost
  readonly players: Players
  readonly absence: Absence
  readonly now: () => number
  readonly rooms: Rooms
}

export class SeatChanges {
  private readonly deps: Deps

  constructor(deps: Deps) {
    this.deps = deps
  }

  /** The holder decides about a held seat, and the table's maker about the rest. Others need a vote: see TableVotes. */
  async reseat(player: string, { table, seat, bot }: Asks['reseat']): Promise<void> {
    if (bot !== null && !isLevel(bot)) throw new HostError('badPlan', 'bots')
    const { host } = this.deps
    const room = await this.deps.rooms.of(table)
    const locked = await host.lockOf(table)
    if (locked !== null) throw new HostError('locked', locked)
    const plans = await host.seatsOf(table)
    if (plans[seat] === undefined) throw new HostError('badPlan', 'seats')
    if (!(await this.mayReseat(player, room, table, seat))) throw forbidden()
    const after = plans.map((plan, at) => (at === seat ? { ...plan, bot } : plan))
    if (room.held.length === 0 && areAllBots(after)) await this.mayHaveBotTable(room.owner, table)
    if (bot === null && plans[seat].finishes !== undefined) throw new HostError('badPlan', 'chapter')
    const put = (seats: readonly SeatPlan[]) => seats.map((plan, at) => (at === seat ? { name: plan.name, bot } : plan))
    await host.reseat(table, put, this.tellReseated(seat, room))
  }

  /** A bot in a held seat stands in for its holder. */
  private tellReseated(seat: Seat, { held }: Room): TellSeating {
    const holder = held.find(one => one.seat === seat)?.player
    return (before, after): HappenedTo[] => {
      const [was, is] = [before[seat]?.bot ?? null, after[seat]?.bot ?? null]
      if ((was === null) === (is === null)) return []
      const about = { seat, name: after[seat]?.name ?? '', at: this.deps.now() }
      if (is !== null) return [{ kind: 'botIn', ...about }]
      return [{ kind: holder === undefined ? 'opened' : 'botOut', ...about }]
    }
  }

  /** `former` is the player who handed the seat over. */
  tellJoined(seat: Seat, player: string, former: string | undefined): TellSeating {
    return (before, after): HappenedTo[] => {
      const about = { seat, name: after[seat]?.name ?? '', player, at: this.deps.now() }
      if (former === undefined) {
        const { finishes } = after[seat] ?? {}
        return [{ kind: 'joined', ...about, ...(finishes === undefined ? {} : { detail: finishes }) }]
      }
      return [{ kind: 'tookOver', ...about, other: before[seat]?.name ?? '', otherPlayer: former }]
    }
  }

  private tellLeft(player: string, mine: readonly Seat[]): TellSeating {
    const at = this.deps.now()
    return (before): HappenedTo[] =>
      mine.map(seat => ({ kind: 'left', seat, name: before[seat]?.name ?? '', player, at }))
  }

  /** The player's time is up. The bot plays until they return. */
  async letBotPlay(table: string, seat: Seat): Promise<void> {
    const put = (seats: readonly SeatPlan[]) =>
      seats.map((plan, at) => (at === seat && plan.bot === null ? { ...plan, bot: STAND_IN_LEVEL } : plan))
    await this.deps.host.reseat(table, put, this.tellTimeUp(seat, 'botIn'))
  }

  /** The player's time is up, and anyone may take the seat. */
  freeSeat(table: string, seat: Seat): Promise<void> {
    return this.freeAs(table, seat, holder => this.tellTimeUp(seat, 'left', holder))
  }

  freeByHost(table: string, seat: Seat, reason: string): Promise<void> {
    return this.freeAs(table, seat, player => before => [
      {
        kind: 'freed',
        seat,
        name: before[seat]?.name ?? '',
        detail: reason,
        at: this.deps.now(),
        ...(player === undefined ? {} : { player }),
      } satisfies HappenedTo,
    ])
  }

  private async freeAs(table: string, seat: Seat, tell: (holder: string | undefined) => TellSeating): Promise<void> {
    const holder = (await this.deps.rooms.of(table)).held.find(one => one.seat === seat)?.player
    await this.free(table, seat)
    this.deps.rooms.changed(table)
    const open = (seats: readonly SeatPlan[], at: Seat) => ({ name: openName(seats, at), bot: null })
    await this.rename(table, [seat], tell(holder), open)
  }

  /** Replaces the player's name at all their tables. */
  async renameByHost(player: string, name: string): Promise<void> {
    const called = (seats: readonly SeatPlan[], at: Seat) => ({
      name: uniqueName(seats, at, name),
      bot: seats[at]?.bot ?? null,
    })
    for (const table of await this.deps.store.tablesOf(player)) {
      const mine = seatsHeldBy(await this.deps.rooms.of(table), player)
      if (mine.length > 0) await this.rename(table, mine, () => [], called)
    }
  }

  /**
   * A player's new name reaches their seats at running tables. Someone who holds several seats may have named them after others, so
   * then only the seats with the name before change.
   */
  async renamePlayer(player: string, before: string, name: string): Promise<void> {
    for (const table of await this.deps.store.tablesOf(player)) {
      const mine = seatsHeldBy(await this.deps.rooms.of(table), player)
      const card = await orOdd(this.deps.host.card(table))
      if (card === null || card.result !== null) continue
      const named = mine.filter(seat => mine.length === 1 || isNamed(card.sides[seat] ?? '', before))
      const put = (seats: readonly SeatPlan[]) =>
        named.reduce<readonly SeatPlan[]>(
          (now, seat) => now.map((plan, at) => (at === seat ? { ...plan, name: uniqueName(now, seat, name) } : plan)),
          seats,
        )
      if (named.length > 0) await this.deps.host.reseat(table, put, this.tellNewName(player, named), true)
    }
  }

  private tellNewName(player: string, mine: readonly Seat[]): TellSeating {
    const at = this.deps.now()
    return (before, after): HappenedTo[] =>
      mine.flatMap(seat => {
        const [other, name] = [before[seat]?.name ?? '', after[seat]?.name ?? '']
        return other === name ? [] : [{ kind: 'newName', seat, name, other, player, otherPlayer: player, at }]
      })
  }

  /** The players' time is up, and the others wait. */
  async tellWaiting(table: string, seats: readonly Seat[]): Promise<void> {
    const { sides } = await this.deps.host.card(table)
    const at = this.deps.now()
    const happened = seats.map((seat): HappenedTo => ({ kind: 'timeUp', seat, name: sides[seat] ?? '', at }))
    await this.deps.host.clockChecked(table, happened)
  }

  private tellTimeUp(seat: Seat, then: 'botIn' | 'left', player?: string): TellSeating {
    return (before): HappenedTo[] => {
      // Another server did this first, or did it and crashed before it stored the clock.
      const isDone = before[seat]?.bot !== null || (then === 'left' && before[seat].name === openName(before, seat))
      if (isDone) return []
      const about = {
        seat,
        name: before[seat]?.name ?? '',
        at: this.deps.now(),
        ...(player === undefined ? {} : { player }),
      }
      return [
        { kind: 'timeUp', ...about },
        { kind: then, ...about, ...(then === 'botIn' ? { detail: 'time' } : {}) },
      ]
    }
  }

  private async mayReseat(player: string, room: Room, table: string, seat: Seat): Promise<boolean> {
    const holder = room.held.find(one => one.seat === seat)?.player
    if (holder !== undefined) return holder === player
    return this.deps.absence.actsAsOwner(player, room, await this.deps.host.card(table))
  }

  /** Throws if the owner has too many other tables that play without people. */
  async mayHaveBotTable(owner: string, except: string | null = null): Promise<void> {
    let count = 0
    for (const table of await this.deps.store.tablesOf(owner))
      if (table !== except && (await this.playsAlone(owner, table)) && ++count >= MOST_BOT_TABLES)
        throw new HostError('botTables')
  }

  private async playsAlone(owner: string, table: string): Promise<boolean> {
    try {
      const room = await this.deps.rooms.of(table)
      const { seats, result } = await this.deps.host.card(table)
      if (room.owner !== owner || result !== null || !areAllBots(seats)) return false
      // Stand-ins pause until a person lets them continue.
      return room.held.length === 0 || (await this.deps.host.letsStandInsPlay(table))
    } catch (error) {
      if (hostErrorOf(error).kind === 'storageClosed') throw error
      return false // an unreadable table can't play
    }
  }

  /** Frees the player's seats. The last to leave removes the table. */
  async leave(player: string, table: string): Promise<void> {
    const room = await this.deps.rooms.of(table)
    if (!isAt(room, player)) throw forbidden()
    const mine = seatsHeldBy(room, player)
    if (mine.length > 0 && room.held.length > mine.length) mustBeFree(await orOdd(this.deps.host.card(table)))
    if (await this.removedByLast(player, table, room)) return
    const isOver = await this.isOver(table)
    for (const seat of mine) await this.free(table, seat)
    this.deps.rooms.changed(table)
    if (!isOver)
      await this.rename(table, mine, this.tellLeft(player, mine), (seats, seat) => ({
        name: openName(seats, seat),
        bot: seats[seat]?.bot ?? null,
      }))
  }

  /**
   * Deletes a player without disrupting other people's games: bots take over at running tables, the name is replaced everywhere,
   * and tables without other people are deleted. This must work no matter what state a table is in.
   */
  async forget(player: string): Promise<void> {
    for (const table of await this.deps.store.tablesOf(player))
      try {
        await this.leaveForGood(player, table)
      } catch (error) {
        if (hostErrorOf(error).kind !== 'missing') throw error // the table has been removed in the meantime
      }
    await this.deps.players.forget(player, FORGOTTEN)
  }

  private async leaveForGood(player: string, table: string): Promise<void> {
    const room = await this.deps.rooms.of(table)
    if (await this.removedByLast(player, table, room)) return
    const mine = seatsHeldBy(room, player)
    const isOver = await this.isOver(table)
    // The player keeps a seat of a finished game, so no one else can take it.
    if (isOver) for (const seat of mine) await this.deps.store.dropLinks(table, seat)
    else for (const seat of mine) await this.free(table, seat)
    this.deps.rooms.changed(table)
    await this.rename(table, mine, isOver ? () => [] : this.tellLeft(player, mine), (seats, seat) => {
      const bot = seats[seat]?.bot ?? null
      return { name: uniqueName(seats, seat, FORGOTTEN), bot: isOver ? bot : (bot ?? STAND_IN_LEVEL) }
    })
  }

  /** Removes the table and returns true if it has no other player; otherwise another player becomes its owner. */
  private async removedByLast(player: string, table: string, room: Room): Promise<boolean> {
    const [heir] = await this.othersAt(player, room)
    if (heir === undefined) {
      await this.deps.host.removeForGood(table)
      this.deps.rooms.changed(table)
      return true
    }
    if (room.owner === player) await this.deps.store.passRoom(table, heir)
    return false
  }

  /** Deleted players still hold their seats in finished games. */
  private async othersAt(player: string, { owner, held }: Room): Promise<string[]> {
    const here = await this.deps.players.stillHere([owner, ...held.map(one => one.player)])
    return [...here].filter(one => one !== player)
  }

  private async free(table: string, seat: Seat): Promise<void> {
    await this.deps.store.freeSeat(table, seat)
    await this.deps.store.dropLinks(table, seat)
  }

  /** An unreadable record doesn't count as finished. */
  private async isOver(table: string): Promise<boolean> {
    return (await orOdd(this.deps.host.card(table)))?.result != null
  }

  private async rename(
    table: string,
    mine: readonly Seat[],
    tell: TellSeating,
    planFor: (seats: readonly SeatPlan[], seat: Seat) => SeatPlan,
  ): Promise<void> {
    const change = (seats: readonly SeatPlan[]) =>
      mine.reduce((now, seat) => now.map((plan, at) => (at === seat ? planFor(now, seat) : plan)), seats)
    if ((await orOdd(this.deps.host.reseat(table, change, tell).then(() => true))) === null)
      await this.renameOdd(table, mine)
  }

  /** Replaces the player's names in a record that the host can't read. */
  private async renameOdd(table: string, mine: readonly Seat[]): Promise<void> {
    const { store } = this.deps
    const { seats, sides } = ((await orOdd(store.table(table))) ?? {}) as { seats?: unknown; sides?: unknown }
    const isMine = (at: number) => mine.includes(at as Seat)
    const named = listIn(seats).map((plan, at) => (isMine(at) ? { ...Object(plan), name: FORGOTTEN } : plan))
    const called = listIn(sides).map((name, at) => (isMine(at) ? FORGOTTEN : name))
    if (named.length + called.length > 0)
      await store.changeRecord(table, { seats: named as SeatPlan[], sides: called as string[] })
  }
}

/**
 * Throws at a rated table that has begun, because no seat can be given away there. A bot may stand in, but the result stays with
 * the holder.
 */
export function mustBeFree(card: TableCard | null): void {
  if (card?.rated === true && card.steps > 0 && card.result === null) throw new HostError('badPlan', 'rated')
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Null if the record is unreadable, because then there is nothing to change. */
async function orOdd<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work
  } catch (error) {
    if (hostErrorOf(error).kind !== 'oddRecord') throw error
    return null
  }
}

export const isAt = ({ owner, held }: Room, player: string): boolean =>
  owner === player || held.some(one => one.player === player)

export const seatsHeldBy = ({ held }: Pick<Room, 'held'>, player: string | null): Seat[] =>
  held.filter(one => one.player === player).map(one => one.seat)

export const areAllBots = (seats: readonly SeatPlan[]): boolean => seats.every(({ bot }) => bot !== null)

export const openSeats = (seats: readonly SeatPlan[], held: Room['held']): Seat[] =>
  seatsOf(seats.length).filter(seat => seats[seat]?.bot === null && !held.some(one => one.seat === seat))

/** The name of an open seat. */
const openName = (seats: readonly SeatPlan[], seat: number): string => uniqueName(seats, seat, `Seat ${seat + 1}`)

/** The name, followed by a number if another player at the table has it. */
export function uniqueName(seats: readonly SeatPlan[], seat: number, name: string): string {
  const others = new Set(seats.filter((_plan, at) => at !== seat).map(plan => plan.name))
  for (let nth = 2, tried = name; ; nth++) {
    if (!others.has(tried)) return tried
    tried = `${name} ${nth}`
  }
}

/** Whether uniqueName made this seat's name from the player's. */
const isNamed = (seat: string, name: string): boolean =>
  seat === name || (seat.startsWith(`${name} `) && /^\d+$/.test(seat.slice(name.length + 1)))

export const isLevel = (level: string): boolean => (LEVELS as readonly string[]).includes(level)
