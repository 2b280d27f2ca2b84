// Sitting down: with a link, from the lobby, or at a group's table.

import { HostError, type SeatPlan, type TableHost } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import type { Asks } from '@tableworks/protocol'
import type { Profiles } from '../people/profiles.ts'
import type { Safety } from '../people/safety.ts'
import type { Link } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'
import type { Invitations } from './invitations.ts'
import type { Rooms } from './rooms.ts'
import { forbidden, openSeats, type SeatChanges, uniqueName } from './seat-changes.ts'

interface Deps {
  readonly store: ServerStore
  readonly host: TableHost
  readonly rooms: Rooms
  readonly invitations: Invitations
  readonly changes: SeatChanges
  readonly profiles: Profiles
  readonly safety: Safety
}

interface Arrived {
  readonly table: string
  readonly seat: Seat
}

export class Arrivals {
  private readonly deps: Deps

  constructor(deps: Deps) {
    this.deps = deps
  }

  async join(player: string, { key, name, seat: wanted }: Asks['join']): Promise<Arrived> {
    const { invitations, rooms } = this.deps
    const link = await invitations.linkWith(key)
    const { table } = link
    const { held } = await rooms.of(table)
    const mine = held.find(one => one.player === player && (link.seat === null || link.seat === one.seat))
    if (mine !== undefined) return { table, seat: mine.seat }
    await this.maySitDown(player, table, name)
    const seat =
      link.seat === null ? await this.takeOpen(table, player, wanted) : await this.takeOver(link, link.seat, player)
    const former = held.find(one => one.seat === seat)?.player
    return this.satDown(player, { table, seat, name }, former)
  }

  /**
   * A listed table is open to everyone, a group's table to its members, and every table to those who left it. If the listing says so,
   * bots' seats are open too.
   */
  async sit(player: string, { table, seat, name }: Asks['sit']): Promise<Arrived> {
    const { store, host, rooms } = this.deps
    const { group, held } = await rooms.enter(player, table)
    const listing = await store.listing(table)
    if (listing === null && group === null && !(await store.hasLeft(table, player))) throw forbidden()
    const mine = held.find(one => one.player === player)
    if (mine !== undefined) return { table, seat: mine.seat }
    await this.maySitDown(player, table, name)
    if (seat === null || listing?.takeOver !== true)
      return this.satDown(player, { table, seat: await this.takeOpen(table, player, seat), name })
    const finishes = await host.unfinishedBy(table, seat)
    await this.takeFromBot(table, player, seat)
    return this.satDown(player, { table, seat, name, ...(finishes === undefined ? {} : { finishes }) })
  }

  private async maySitDown(player: string, table: string, name: string): Promise<void> {
    const locked = await this.deps.host.lockOf(table)
    if (locked !== null) throw new HostError('locked', locked)
    await this.deps.safety.mustBeWelcome(table, player)
    await this.deps.safety.mustBeAllowed(player, name)
  }

  /** `former` held the seat before. */
  private async satDown(player: string, { table, seat, ...person }: Arrived & Arriving, former?: string) {
    const { rooms, host, changes, profiles } = this.deps
    rooms.changed(table)
    await host.reseat(table, seats => seatedAt(seats, seat, person), changes.tellJoined(seat, player, former))
    await profiles.nameIfNew(player, person.name)
    return { table, seat }
  }

  /** If a bot stands in for the seat's holder, the seat is taken. */
  private async takeFromBot(table: string, player: string, seat: Seat): Promise<void> {
    const { seats, result } = await this.deps.host.card(table)
    const isFree = result === null && seats[seat] !== undefined && (await this.deps.store.takeSeat(table, seat, player))
    if (!isFree) throw new HostError('badPlan', 'taken')
  }

  private async takeOpen(table: string, player: string, wanted: Seat | null): Promise<Seat> {
    const { seats, result } = await this.deps.host.card(table)
    // Once the game is over, no seat can be taken, because a new player could then agree to undo the end.
    const open = result === null ? openSeats(seats, (await this.deps.rooms.of(table)).held) : []
    for (const seat of wanted === null ? open : open.filter(one => one === wanted))
      if (await this.deps.store.takeSeat(table, seat, player)) return seat
    throw new HostError('badPlan', 'taken')
  }

  /** A link to one seat works once, on any server. */
  private async takeOver({ id, table }: Link, seat: Seat, player: string): Promise<Seat> {
    await this.deps.store.useLink(table, seat, id, player)
    return seat
  }
}

/** A person who sits down, perhaps in the seat of a bot that has to finish a chapter first. */
type Arriving = Pick<SeatPlan, 'name' | 'finishes'>

/** The seating after this person has sat down there. */
const seatedAt = (seats: readonly SeatPlan[], seat: Seat, { name, finishes }: Arriving): readonly SeatPlan[] =>
  seats.map((plan, at) => {
    if (at !== seat) return plan
    const called = { name: uniqueName(seats, seat, name), bot: null }
    return finishes === undefined || plan.bot === null ? called : { ...called, bot: plan.bot, finishes }
  })
