// Accepts WebSocket connections: only from pages of this server, with a valid key, and within the limits. A client that floods its
// socket is disconnected and must back off.

import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Hello, LARGEST_ASK, PROTOCOL, SLOW_DOWN } from '@tableworks/protocol'
import { type RawData, WebSocketServer, type WebSocket } from 'ws'
import type { BackOff } from './back-off.ts'
import { Connection, type ConnectionDeps, type From, MOST_WAITING, type Wire } from './connection.ts'
import { isOwnOrigin, keyIn } from './cookies.ts'
import { SharedTokens, Tokens } from './limits.ts'
import type { Who } from './players.ts'

const SOCKET_PATH = '/api/socket'

const MOST_SOCKETS = 10_000
/** Connections per hour, and sockets at once, from one network. A network may be a family, a school class or a club. */
const MOST_OPENED = 2000
const MOST_FROM_ONE = 100
/** Their shared request rate per second, and the burst. */
const TOKENS_PER_SECOND = 200
const TOKENS_AT_ONCE = 1000
/** Sockets of one player at once, enough for several devices with many tabs. */
const MOST_OF_PLAYER = 30
/** How long a page over this limit waits before it retries. */
const CROWDED_S = 60
/** The request rate of all connections of a player. */
const PLAYER_TOKENS_PER_SECOND = 60
const PLAYER_TOKENS_AT_ONCE = 300
/** The rate limit for pings and pongs. A browser sends only one pong per heartbeat. */
const CONTROLS_PER_SECOND = 1
const CONTROLS_AT_ONCE = 30
/** The close code when a key changed player. */
const CHANGED = 4001
/** How long a client may take to close its socket. */
const GOODBYE_MS = 500

interface SocketSettings extends Omit<ConnectionDeps, 'shared'> {
  readonly backOff: BackOff
  /** The heartbeat interval. */
  readonly heartbeatMs: number
  readonly version: string
  readonly addressOf: (request: IncomingMessage) => string
}

export class Sockets {
  private readonly settings: SocketSettings
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: 4 * LARGEST_ASK,
    perMessageDeflate: false,
    // We send pongs ourselves, so they don't pile up for a client that doesn't read.
    autoPong: false,
  })
  private readonly alive = new WeakSet<WebSocket>()
  private readonly connections = new WeakMap<WebSocket, Connection>()
  private readonly ofNetworks = new SharedTokens(TOKENS_PER_SECOND, TOKENS_AT_ONCE)
  private readonly ofPlayers = new SharedTokens(PLAYER_TOKENS_PER_SECOND, PLAYER_TOKENS_AT_ONCE)
  /** Open sockets, including those whose key is being looked up. */
  private places = 0
  private readonly heartbeat: NodeJS.Timeout

  constructor(server: Server, settings: SocketSettings) {
    this.settings = settings
    const { players } = settings.tables
    players.onGone(isGone => this.closeWhere(isGone))
    players.onDoubt(player => void this.lookUpAgain(player))
    this.heartbeat = setInterval(() => this.beat(), settings.heartbeatMs)
    this.heartbeat.unref()
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      this.admit(request, socket, head).catch(() => refuse(socket, 500))
    })
  }

  get count(): number {
    return this.server.clients.size
  }

  close(): void {
    clearInterval(this.heartbeat)
    for (const socket of this.server.clients) socket.close(1001, 'the server is stopping')
    // Terminate clients that don't close in time.
    setTimeout(() => this.server.clients.forEach(socket => socket.terminate()), GOODBYE_MS).unref()
  }

  /** Disconnects devices that changed player; they reconnect with their current cookie. */
  private closeWhere(isGone: (who: Who) => boolean): void {
    for (const socket of this.server.clients) {
      const connection = this.connections.get(socket)
      // Answer pending requests first.
      if (connection !== undefined && isGone(connection.who)) setImmediate(() => socket.close(CHANGED, 'connect again'))
    }
  }

  /** A device was signed out at another server, so check the connected devices again, one by one. */
  private async lookUpAgain(player: string | null): Promise<void> {
    for (const socket of this.server.clients) {
      const who = this.connections.get(socket)?.who
      if (who === undefined || (player !== null && who.player !== player)) continue
      // While the database is down, keep everyone connected; it notifies us when it is back.
      const isStill = await this.settings.tables.players.isStill(who).catch(() => true)
      if (!isStill) socket.close(CHANGED, 'connect again')
    }
  }

  private beat(): void {
    for (const socket of this.server.clients) {
      if (!this.alive.delete(socket) || socket.bufferedAmount > MOST_WAITING) socket.terminate()
      else socket.ping()
    }
  }

  private async admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { tables, backOff, now, addressOf } = this.settings
    const address = addressOf(request)
    const status = this.whyRefused(request, address)
    if (status !== null) return refuse(socket, status)
    // Reserve before the first await, so simultaneous connections can't exceed the limit.
    const { tokens, leave } = this.reserve(address)
    let isSeated = false
    try {
      const key = keyIn(request.headers.cookie)
      const who = key === null ? null : await tables.players.withKey(key)
      if (who === null) return refuse(socket, 401)
      if (backOff.waitFor(who.player, address, now()) > 0) return refuse(socket, 429)
      this.server.handleUpgrade(request, socket, head, opened => {
        isSeated = true
        opened.once('close', leave)
        if (this.ofPlayers.holders(who.player) >= MOST_OF_PLAYER)
          return sayGoodbye(opened, SLOW_DOWN, String(CROWDED_S))
        this.seat(opened, who, { address, origin: request.headers.origin ?? '' }, tokens)
      })
    } finally {
      if (!isSeated) leave()
    }
  }

  /** The HTTP status of a refusal before the key is looked up; null if there is none. */
  private whyRefused(request: IncomingMessage, address: string): number | null {
    const { hourly, backOff, now } = this.settings
    if (pathOf(request) !== SOCKET_PATH) return 404
    if (!isOwnOrigin(request.headers)) return 403
    if (versionIn(request) !== PROTOCOL) return 426
    const isTooMany = this.places >= MOST_SOCKETS || this.ofNetworks.holders(address) >= MOST_FROM_ONE
    if (isTooMany || backOff.waitFor(null, address, now()) > 0) return 429
    return hourly.take(`socket ${address}`, MOST_OPENED, now()) ? null : 429
  }

  /** Reserves a socket, until `leave`. */
  private reserve(address: string): { readonly tokens: Tokens; leave(): void } {
    this.places += 1
    const leave = () => {
      this.places -= 1
      this.ofNetworks.leave(address)
    }
    return { tokens: this.ofNetworks.join(address, this.settings.now()), leave }
  }

  private seat(socket: WebSocket, who: Who, from: From, ofNetwork: Tokens): void {
    const { tables, now, version } = this.settings
    this.alive.add(socket)
    const shared = [ofNetwork, this.ofPlayers.join(who.player, now())]
    const connection = new Connection(this.wireOf(socket, who, from), who, from, { ...this.settings, shared })
    this.connections.set(socket, connection)
    tables.players.arrived(who)
    this.answerControls(socket, who, from)
    socket.on('error', () => socket.terminate())
    socket.on('message', (data: RawData, isBinary: boolean) => {
      this.alive.add(socket)
      if (isBinary) return this.drop(socket, 1003, 'text only')
      void connection.hear((data as Buffer).toString('utf8'))
    })
    socket.on('close', () => {
      this.ofPlayers.leave(who.player)
      tables.players.left(who)
      connection.close()
    })
    socket.send(JSON.stringify({ tableworks: PROTOCOL, version } satisfies Hello))
  }

  private wireOf(socket: WebSocket, { player }: Who, { address }: From): Wire {
    const { backOff, metrics, now } = this.settings
    return {
      send: text => socket.send(text),
      get waiting() {
        return socket.bufferedAmount
      },
      expel: (code = SLOW_DOWN) => {
        metrics.count('expelled_total')
        this.drop(socket, code, String(Math.ceil(backOff.strike(player, address, now()) / 1000)))
      },
      cut: () => socket.terminate(),
    }
  }

  /** Disconnects, and ignores further messages. */
  private drop(socket: WebSocket, code: number, why: string): void {
    this.connections.get(socket)?.close()
    sayGoodbye(socket, code, why)
  }

  /** Answers pings and pongs, and disconnects a client that floods them or doesn't read. */
  private answerControls(socket: WebSocket, { player }: Who, { address }: From): void {
    const { backOff, metrics, now } = this.settings
    const controls = new Tokens(CONTROLS_PER_SECOND, CONTROLS_AT_ONCE, now())
    const mayControl = (): boolean => {
      if (socket.readyState !== socket.OPEN) return false
      if (socket.bufferedAmount <= MOST_WAITING && controls.take(1, now())) return true
      backOff.strike(player, address, now())
      metrics.count('expelled_total')
      socket.terminate()
      return false
    }
    socket.on('ping', (data: Buffer) => {
      if (mayControl()) socket.pong(data)
    })
    socket.on('pong', () => {
      if (mayControl()) this.alive.add(socket)
    })
  }
}

/** Closes the socket, and terminates it if the client doesn't answer. */
function sayGoodbye(socket: WebSocket, code: number, why: string): void {
  socket.on('error', () => socket.terminate())
  socket.close(code, why)
  setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
}

const REASONS: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  426: 'Upgrade Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? url
const versionIn = ({ url = '/' }: IncomingMessage): number => Number(new URLSearchParams(url.split('?')[1]).get('v'))
