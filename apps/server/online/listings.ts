// The lobby: tables that wait for players.

import { HostError, type TableHost } from '@tableworks/host'
import type { Asks, Life, Lobby } from '@tableworks/protocol'
import type { LobbyWish } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'
import type { Players } from './players.ts'
import type { Rooms } from './rooms.ts'

/** Tables in each of the lobby's three lists. */
const MOST_IN_LOBBY = 30
/** With fewer tables than this in a week, the busiest hours would be due to chance. */
const LEAST_TABLES = 12

interface Deps {
  readonly store: ServerStore
  readonly host: TableHost
  readonly rooms: Rooms
  readonly players: Players
  readonly now: () => number
}

export class Listings {
  private readonly deps: Deps

  constructor(deps: Deps) {
    this.deps = deps
  }

  async lobby(player: string, wish: LobbyWish): Promise<Lobby> {
    const { store, players, now } = this.deps
    const busy = await store.busyHours(now())
    const isTelling = busy.reduce((sum, tables) => sum + tables, 0) >= LEAST_TABLES
    const found = await store.lobby(player, wish, MOST_IN_LOBBY)
    return { ...found, online: players.online, busy: isTelling ? busy : null }
  }

  /** How many people are online and how many tables wait for players. This is public. */
  async life(): Promise<Omit<Life, 'recovery'>> {
    return { online: this.deps.players.online, waiting: await this.deps.store.waitingTables() }
  }

  isListed = async (table: string): Promise<boolean> => (await this.deps.store.listing(table)) !== null

  /** Anyone at a table may list it in the lobby or take it off. */
  async list(player: string, { table, listing }: Asks['list']): Promise<void> {
    const { store, host, rooms, now } = this.deps
    if ((await rooms.mustBeAt(player, table)).group !== null) throw new HostError('badPlan', 'group')
    if ((await host.card(table)).result !== null) throw new HostError('badPlan', 'over')
    await store.keepListing(table, listing, now())
  }
}
