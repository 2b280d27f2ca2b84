// Accepts WebSocket connections: from pages of this server with a valid key, or from programs with a token, within the limits. A
// client that floods its socket is disconnected and must back off.

import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { BANNED, type Banned, type Hello, LARGEST_ASK, PROTOCOL, SLOW_DOWN } from '@tableworks/protocol'
import { type RawData, WebSocketServer, type WebSocket } from 'ws'
import type { KeptBan } from '../store/register.ts'
import { bearerIn } from './bearer.ts'
import type { Clients, ClientSettings, ClientPlace } from './clients.ts'
import { type Connection, type From, MOST_WAITING, type Wire } from './connection.ts'
import { isOwnOrigin, keyIn } from './cookies.ts'
import { Tokens } from './limits.ts'
import type { Who } from './players.ts'

const SOCKET_PATH = '/api/socket'

/** Connections per hour from one network. */
const MOST_OPENED = 2000
/** How long a page waits before it retries when its player has too many connections. */
const CROWDED_S = 60
/** The rate limit for pings and pongs. A browser sends only one pong per heartbeat. */
const CONTROLS_PER_SECOND = 1
const CONTROLS_AT_ONCE = 30
/** The close code when a key now belongs to another player. */
const CHANGED = 4001
/** How long a client may take to close its socket. */
const GOODBYE_MS = 500

interface SocketSettings extends Pick<ClientSettings, 'tables' | 'hourly' | 'backOff' | 'now'> {
  readonly clients: Clients
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
  private readonly heartbeat: NodeJS.Timeout
  private isClosed = false

  constructor(server: Server, settings: SocketSettings) {
    this.settings = settings
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
    this.isClosed = true
    clearInterval(this.heartbeat)
    for (const socket of this.server.clients) socket.close(1001, 'the server is stopping')
    // Terminate clients that don't close in time.
    setTimeout(() => this.server.clients.forEach(socket => socket.terminate()), GOODBYE_MS).unref()
  }

  private beat(): void {
    for (const socket of this.server.clients) {
      if (!this.alive.delete(socket) || socket.bufferedAmount > MOST_WAITING) socket.terminate()
      else socket.ping()
    }
  }

  private async admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { clients, backOff, now, addressOf } = this.settings
    const address = addressOf(request)
    const status = this.whyRefused(request, address)
    if (status !== null) return refuse(socket, status)
    const place = clients.reserve(address)
    let isSeated = false
    try {
      const who = await this.whoSends(request)
      if (who === null) return refuse(socket, 401)
      if (backOff.waitFor(who.player, address, now()) > 0) return refuse(socket, 429)
      this.server.handleUpgrade(request, socket, head, opened => {
        if (clients.isCrowded(who)) return sayGoodbye(opened, SLOW_DOWN, String(CROWDED_S))
        const ban = clients.banOf(who, address)
        if (ban !== null) return sayGoodbye(opened, BANNED, reasonOf(ban))
        isSeated = true
        this.seat(opened, who, { address, origin: request.headers.origin ?? '', page: pageIn(request) }, place)
      })
    } finally {
      if (!isSeated) place.leave()
    }
  }

  /** The token takes precedence over the cookie, so an invalid token is refused even with a valid cookie. */
  private async whoSends({ headers }: IncomingMessage): Promise<Who | null> {
    const { players } = this.settings.tables
    const token = bearerIn(headers)
    if (token !== null) return players.withToken(token)
    const key = keyIn(headers.cookie)
    return key === null ? null : players.withKey(key)
  }

  /** The HTTP status of a refusal before the key is looked up; null if there is none. */
  private whyRefused(request: IncomingMessage, address: string): number | null {
    const { clients, hourly, now } = this.settings
    // A page that reconnects to a stopping server would soon lose its connection again.
    if (this.isClosed) return 503
    if (pathOf(request) !== SOCKET_PATH) return 404
    // Other sites can make a browser send its cookie, but never a token.
    if (bearerIn(request.headers) === null && !isOwnOrigin(request.headers)) return 403
    if (versionIn(request) !== PROTOCOL) return 426
    if (clients.isFull(address)) return 429
    return hourly.take(`socket ${address}`, MOST_OPENED, now()) ? null : 429
  }

  private seat(socket: WebSocket, who: Who, from: From, place: ClientPlace): void {
    const { clients, version } = this.settings
    this.alive.add(socket)
    const end = (ban: KeptBan | null) =>
      ban === null ? socket.close(CHANGED, 'connect again') : this.drop(socket, BANNED, reasonOf(ban))
    const connection = clients.connect(this.wireOf(socket, who, from), who, from, place, end)
    this.connections.set(socket, connection)
    this.answerControls(socket, who, from)
    socket.on('error', () => socket.terminate())
    socket.on('message', (data: RawData, isBinary: boolean) => {
      this.alive.add(socket)
      if (isBinary) return this.drop(socket, 1003, 'text only')
      void connection.hear((data as Buffer).toString('utf8'))
    })
    socket.on('close', () => clients.disconnect(connection))
    socket.send(JSON.stringify({ tableworks: PROTOCOL, version } satisfies Hello))
  }

  private wireOf(socket: WebSocket, who: Who, from: From): Wire {
    const { clients } = this.settings
    return {
      send: message => socket.send(JSON.stringify(message)),
      get waiting() {
        return socket.bufferedAmount
      },
      expel: (code = SLOW_DOWN) => this.drop(socket, code, String(clients.strike(who, from))),
      cut: () => socket.terminate(),
    }
  }

  /** Disconnects, and ignores further messages. */
  private drop(socket: WebSocket, code: number, why: string): void {
    this.connections.get(socket)?.close()
    sayGoodbye(socket, code, why)
  }

  /** Answers pings and pongs, and disconnects a client that floods them or doesn't read. */
  private answerControls(socket: WebSocket, who: Who, from: From): void {
    const { clients, now } = this.settings
    const controls = new Tokens(CONTROLS_PER_SECOND, CONTROLS_AT_ONCE, now())
    const mayControl = (): boolean => {
      if (socket.readyState !== socket.OPEN) return false
      if (socket.bufferedAmount <= MOST_WAITING && controls.take(1, now())) return true
      clients.strike(who, from)
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

/** A close reason has at most 123 bytes. */
const LONGEST_CLOSE = 123

function reasonOf({ until, reason }: KeptBan): string {
  for (let why = reason; ; why = why.slice(0, -1)) {
    const text = JSON.stringify({ until, why: why === reason ? why : `${why} …` } satisfies Banned)
    if (Buffer.byteLength(text) <= LONGEST_CLOSE) return text
  }
}

const REASONS: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  426: 'Upgrade Required',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
}

function refuse(socket: Duplex, status: number): void {
  socket.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}

const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0] ?? url
const queryOf = ({ url = '/' }: IncomingMessage): URLSearchParams => new URLSearchParams(url.split('?')[1])
const versionIn = (request: IncomingMessage): number => Number(queryOf(request).get('v'))
const pageIn = (request: IncomingMessage): string | undefined =>
  /^[\w.+-]{1,40}$/.exec(queryOf(request).get('page') ?? '')?.[0]
