// What a page sees of a table in a list or before it opens: who sits there, and what the viewer may do.

import { holidayAt, hostErrorOf, type OnlineSeats, type TableCard, type TableHost } from '@tableworks/host'
import { type Seat, seatsOf } from '@tableworks/kernel'
import type { Room } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'
import type { Absence } from './absence.ts'
import type { Expiry } from './expiry.ts'
import type { PresenceAtTables } from './presence.ts'
import type { Rooms } from './rooms.ts'
import { openSeats, seatsHeldBy } from './seat-changes.ts'

/** The longest list sent to a page. */
const MOST_LISTED = 200

interface Deps {
  readonly store: ServerStore
  readonly host: TableHost
  readonly rooms: Rooms
  readonly absence: Absence
  readonly presence: PresenceAtTables
  readonly expiry: Expiry
  readonly now: () => number
}

export class Cards {
  private readonly deps: Deps

  constructor(deps: Deps) {
    this.deps = deps
  }

  async of(table: string, player: string | null): Promise<TableCard> {
    const { rooms, absence } = this.deps
    const room = await rooms.enter(player, table)
    const card = await this.listed(table, player)
    const away = await absence.seatsFor(player, room, card)
    const isOwner = await absence.actsAsOwner(player, room, card)
    const free = player === null || card.online.mine.length > 0 ? [] : await this.freeSeats(player, card, room)
    return { ...card, online: { ...card.online, free, away, isOwner, ...(await this.presenceFor(player, room, card)) } }
  }

  /** A table's card for a new viewer. */
  async toWatch(table: string, player: string | null): Promise<TableCard> {
    const card = await this.of(table, player)
    await this.deps.expiry.keep(card)
    return card
  }

  /** The player's latest tables. */
  async listFor(player: string): Promise<TableCard[]> {
    const ids = await this.deps.store.latestTablesOf(player, MOST_LISTED)
    const cards = await Promise.all(ids.map(id => this.listed(id, player).catch(orUnreadable)))
    return cards.filter(card => card !== null)
  }

  /** A card for a list, without presence data. */
  private async listed(table: string, player: string | null) {
    const { rooms, host, expiry } = this.deps
    const room = await rooms.of(table)
    const { owner, held, next } = room
    const card = await host.card(table, room.holidays)
    const online = {
      mine: seatsHeldBy(room, player),
      open: openSeats(card.seats, held),
      held: held.map(one => one.seat),
      programs: held.filter(one => one.isProgram === true).map(one => one.seat),
      free: [],
      away: [],
      marks: card.seats.map((_plan, seat) => held.find(one => one.seat === seat)?.mark ?? null),
      holidays: this.holidaysNow(card, room),
      isOwner: owner === player,
      next,
      expires: expiry.expiresAt(card),
    }
    return { ...card, online }
  }

  private async presenceFor(player: string | null, { held }: Room, { id, seats }: TableCard) {
    if (!held.some(one => one.player === player)) return {}
    const present = await this.deps.presence.at(id)
    const presence = seats.map(({ bot }, seat) => {
      const holder = held.find(one => one.seat === seat)?.player
      return bot !== null || holder === undefined ? null : (present.get(holder) ?? ('offline' as const))
    })
    return { presence }
  }

  /** The seats that a visitor may take; see Arrivals. */
  private async freeSeats(player: string, { id, seats, result }: TableCard, room: Room): Promise<readonly Seat[]> {
    const { store } = this.deps
    if (result !== null) return []
    const listing = await store.listing(id)
    if (listing === null && room.group === null && !(await store.hasLeft(id, player))) return []
    const isHeld = (seat: Seat) => room.held.some(one => one.seat === seat)
    return seatsOf(seats.length).filter(
      seat => !isHeld(seat) && (listing?.takeOver === true || seats[seat]?.bot === null),
    )
  }

  /** The people at a slow table who are on holiday now. */
  private holidaysNow({ pace, seats }: TableCard, { held, holidays }: Room): OnlineSeats['holidays'] {
    if (pace === undefined) return []
    const now = this.deps.now()
    return held.flatMap(({ seat }) => {
      const holiday = seats[seat]?.bot === null ? holidayAt({ pace, holidays }, seat, now) : null
      return holiday === null ? [] : [{ seat, until: holiday.until }]
    })
  }
}

/** A table that can't be read must not hide the others, but a failed database must not look like an empty list. */
function orUnreadable(error: unknown): null {
  if (hostErrorOf(error).kind === 'storageClosed') throw error
  return null
}
