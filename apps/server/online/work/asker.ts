// The player behind a connection, and what its requests need.

import type { Seated } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import type { Answers, AskName, Asks } from '@tableworks/protocol'
import type { Notices } from '../../notices/notices.ts'
import type { Who } from '../players.ts'
import type { Spend } from '../quota.ts'
import type { OnlineTables } from '../tables.ts'

/** Request handlers. */
export type Work<K extends AskName> = { readonly [Ask in K]: (asked: Asks[Ask]) => Promise<Answers[Ask]> }

/** The player's seats are looked up for every response. */
export class Asker {
  readonly who: Who
  /** This server's public address. */
  readonly origin: string
  readonly tables: OnlineTables
  readonly spend: Spend
  /** Null if this server sends no notifications. */
  readonly notices: Notices | null

  constructor(given: Pick<Asker, 'who' | 'origin' | 'tables' | 'spend' | 'notices'>) {
    const { who, origin, tables, spend, notices } = given
    this.who = who
    this.origin = origin
    this.tables = tables
    this.spend = spend
    this.notices = notices
  }

  get player(): string {
    return this.who.player
  }

  /** The seats this player plays at a table. Throws if there is no such table. */
  async seats(table: string): Promise<readonly Seat[]> {
    await this.tables.rooms.enter(this.player, table)
    return this.tables.seatsOf(table, this.player)
  }

  /** The host, with the seats this player has at a table. */
  async seated(table: string): Promise<Seated> {
    await this.tables.rooms.enter(this.player, table)
    const authority = await this.tables.authorityOf(table, this.player)
    if (authority.seats.length > 0) await this.tables.host.arrive(table, authority.seats)
    return this.tables.host.as(authority)
  }
}
