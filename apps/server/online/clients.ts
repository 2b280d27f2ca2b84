// All clients of this server, whether they use a socket, a stream or single requests. Keeps the limits they share, and reconnects
// those whose device was signed out.

import type { FromServer } from '@tableworks/protocol'
import type { Bans } from '../hosting/bans.ts'
import type { KeptBan } from '../store/register.ts'
import type { BackOff } from './back-off.ts'
import { Connection, type ConnectionDeps, type From, type Wire } from './connection.ts'
import { Allowance, ALLOWANCE_MS, Shared, Tokens } from './limits.ts'
import type { Who } from './players.ts'

const MOST_CLIENTS = 10_000
/** Clients at once from one network. A network may be a family, a school class or a club. */
const MOST_FROM_ONE = 100
/** The request rate per second and the burst that all clients of one network share. */
const TOKENS_PER_SECOND = 200
const TOKENS_AT_ONCE = 1000
/** Sockets and streams of one player at once, enough for several devices with many tabs. */
const MOST_OF_PLAYER = 30
/** The request rate of all connections of a player. */
const PLAYER_TOKENS_PER_SECOND = 60
const PLAYER_TOKENS_AT_ONCE = 300
const REFILL_MS = 5000

export interface ClientSettings extends Omit<ConnectionDeps, 'shared' | 'allowance'> {
  readonly backOff: BackOff
  readonly bans: Bans
}

/** A client's place under the limits, with the request rate it shares with its network. */
export interface ClientPlace {
  readonly tokens: Tokens
  leave(): void
}

export class Clients {
  private readonly settings: ClientSettings
  private readonly ofNetworks = new Shared(now => new Tokens(TOKENS_PER_SECOND, TOKENS_AT_ONCE, now), REFILL_MS)
  private readonly ofPlayers = new Shared(
    now => new Tokens(PLAYER_TOKENS_PER_SECOND, PLAYER_TOKENS_AT_ONCE, now),
    REFILL_MS,
  )
  private readonly ofTokens = new Shared(now => new Allowance(now), ALLOWANCE_MS)
  /** Open connections. After `end` the client reconnects, unless it's banned. */
  private readonly open = new Map<Connection, { readonly place: ClientPlace; end(ban: KeptBan | null): void }>()
  /** Includes clients whose key is still being looked up. */
  private places = 0

  constructor(settings: ClientSettings) {
    this.settings = settings
    const { players } = settings.tables
    players.onGone(isGone => this.closeWhere(isGone))
    players.onDoubt(player => void this.lookUpAgain(player))
    settings.bans.onChange(() => this.closeBanned())
  }

  /** Whether the server or this network has too many clients, or the network must back off. */
  isFull(address: string): boolean {
    const { backOff, now } = this.settings
    const isTooMany = this.places >= MOST_CLIENTS || this.ofNetworks.holders(address) >= MOST_FROM_ONE
    return isTooMany || backOff.waitFor(null, address, now()) > 0
  }

  isCrowded({ player }: Who): boolean {
    return this.ofPlayers.holders(player) >= MOST_OF_PLAYER
  }

  /** Reserves a place, until `leave`. Call this before the first await, so that simultaneous clients can't exceed the limit. */
  reserve(address: string): ClientPlace {
    this.places += 1
    const tokens = this.ofNetworks.join(address, this.settings.now())
    const leave = () => {
      this.places -= 1
      this.ofNetworks.leave(address)
    }
    return { tokens, leave }
  }

  /** A connection that keeps its place until `disconnect`. */
  connect(wire: Wire, who: Who, from: From, place: ClientPlace, end: (ban: KeptBan | null) => void): Connection {
    const now = this.settings.now()
    const shared = [place.tokens, this.ofPlayers.join(who.player, now)]
    const connection = new Connection(wire, who, from, { ...this.settings, shared, allowance: new Allowance(now) })
    this.open.set(connection, { place, end })
    this.settings.tables.players.arrived(who)
    return connection
  }

  disconnect(connection: Connection): void {
    const opened = this.open.get(connection)
    if (opened === undefined) return
    this.open.delete(connection)
    opened.place.leave()
    this.ofPlayers.leave(connection.who.player)
    this.settings.tables.players.left(connection.who)
    connection.close()
  }

  /** The answer to a single request. All requests with one token share the limits of one connection. */
  async ask(who: Who, from: From, place: ClientPlace, text: string): Promise<FromServer | 'expelled'> {
    let answer: FromServer | 'expelled' = 'expelled'
    const wire: Wire = {
      send: message => void (answer = message),
      waiting: 0,
      expel: () => this.strike(who, from),
      cut: () => undefined,
    }
    const now = this.settings.now()
    const shared = [place.tokens, this.ofPlayers.join(who.player, now)]
    const allowance = this.ofTokens.join(who.device, now)
    const connection = new Connection(wire, who, from, { ...this.settings, shared, allowance })
    try {
      await connection.hear(text)
      return answer
    } finally {
      connection.close()
      this.ofPlayers.leave(who.player)
      this.ofTokens.leave(who.device)
    }
  }

  /** Counts a client that exceeded its limits. Returns how many seconds it must stay away. */
  strike({ player }: Who, { address }: From): number {
    const { backOff, metrics, now } = this.settings
    metrics.count('expelled_total')
    return Math.ceil(backOff.strike(player, address, now()) / 1000)
  }

  /** The ban on a player or their network. */
  banOf({ player }: Who, address: string): KeptBan | null {
    return this.settings.bans.of(player, address)
  }

  /** Disconnects everyone a host has just banned. */
  private closeBanned(): void {
    for (const [{ who, from }, { end }] of this.open) {
      const ban = this.banOf(who, from.address)
      if (ban !== null) end(ban)
    }
  }

  /** The networks from which a player is connected now. */
  networksOf(player: string): string[] {
    return [...new Set([...this.open.keys()].filter(one => one.who.player === player).map(one => one.from.address))]
  }

  /** How many players have only the current version of the page open, and how many an older one. */
  pagesOf(version: string): { current: number; older: number } {
    const pages = [...this.open.keys()].filter(({ from }) => from.page !== undefined)
    const all = new Set(pages.map(({ who }) => who.player))
    const older = new Set(pages.filter(({ from }) => from.page !== version).map(({ who }) => who.player))
    return { current: all.size - older.size, older: older.size }
  }

  /** Disconnects devices that changed player. They reconnect with their current key. */
  private closeWhere(isGone: (who: Who) => boolean): void {
    for (const [{ who }, { end }] of this.open)
      // Answer pending requests first.
      if (isGone(who)) setImmediate(() => end(null))
  }

  /** Another server signed out a device, so check each connected device again. */
  private async lookUpAgain(player: string | null): Promise<void> {
    for (const [{ who }, { end }] of this.open) {
      if (player !== null && who.player !== player) continue
      // While the database is down, everyone stays connected. The database notifies us when it's back.
      const isStill = await this.settings.tables.players.isStill(who).catch(() => true)
      if (!isStill) end(null)
    }
  }
}
