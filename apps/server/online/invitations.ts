// Links and codes that lead to a seat.

import { HostError, type TableHost } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import type { Asks, InvitationCard } from '@tableworks/protocol'
import type { Link } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'
import { codeDigest, idIn, newCode, newKey, opens, TABLE_CODE_LENGTH } from './keys.ts'
import type { Rooms } from './rooms.ts'
import { forbidden, mustBeFree, openSeats } from './seat-changes.ts'

const TABLE_CODE_MS = 24 * 60 * 60_000

interface Deps {
  readonly store: ServerStore
  readonly host: TableHost
  readonly rooms: Rooms
  readonly now: () => number
}

export class Invitations {
  private readonly deps: Deps

  constructor(deps: Deps) {
    this.deps = deps
  }

  /** Anyone at the table can create a link to an open seat. For a taken seat, only its holder can. */
  async invite(player: string, { table, seat }: Asks['invite']): Promise<string> {
    const { host, rooms } = this.deps
    const { held } = await rooms.mustBeAt(player, table)
    const card = await host.card(table)
    const holder = seat === null ? undefined : held.find(one => one.seat === seat)?.player
    const mayGive =
      holder === undefined ? seat === null || openSeats(card.seats, held).includes(seat) : holder === player
    if (!mayGive) throw forbidden()
    if (holder !== undefined) mustBeFree(card)
    return this.newLink(table, seat)
  }

  /** Makes all links to the table invalid. */
  async withdraw(player: string, { table }: Asks['uninvite']): Promise<void> {
    await this.deps.rooms.mustBeAt(player, table)
    await this.deps.store.dropLinks(table, null)
  }

  /** A short join code for the open seats, easy to pass on by word of mouth. */
  async newCode(player: string, table: string): Promise<{ code: string; expires: number }> {
    await this.deps.rooms.mustBeAt(player, table)
    const { code, digest } = newCode(TABLE_CODE_LENGTH)
    const expires = this.deps.now() + TABLE_CODE_MS
    await this.deps.store.addTableCode(digest, table, expires)
    return { code, expires }
  }

  /** An invitation to the table with that code. */
  async keyForCode(typed: string): Promise<string> {
    const table = await this.deps.store.tableWithCode(codeDigest(typed), this.deps.now())
    if (table === null) throw new HostError('badCode')
    return this.newLink(table, null)
  }

  private async newLink(table: string, seat: Seat | null): Promise<string> {
    const { id, key, digest } = newKey()
    await this.deps.store.addLink({ id, digest, table, seat, created: this.deps.now() })
    return key
  }

  async linkWith(key: string): Promise<Link> {
    const id = idIn(key)
    const link = id === null ? null : await this.deps.store.link(id)
    if (link === null || !opens(key, link.digest)) throw new HostError('missing')
    return link
  }

  /** What an invitation's page shows. */
  async knock(player: string, key: string): Promise<InvitationCard> {
    const { table, seat } = await this.linkWith(key)
    const { held } = await this.deps.rooms.of(table)
    const card = await this.deps.host.card(table)
    const open = openSeats(card.seats, held)
    const seats = card.seats.map(({ name, bot }, at) => ({ name, bot, isOpen: open.includes(at as Seat) }))
    const mine = held.find(one => one.player === player && (seat === null || seat === one.seat))?.seat ?? null
    const { name, game, pace = null, rated, steps, chapter, fromFile = null } = card
    const kept = await this.deps.store.seriesOf(table)
    const series = kept === null ? null : { bestOf: kept.bestOf, game: kept.game }
    return { table, name, game, seats, seat, mine, pace, rated, series, steps, chapter, fromFile }
  }
}
