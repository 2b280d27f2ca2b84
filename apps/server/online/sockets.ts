// The websockets of the online tables: who may open one (pages of this server only), with which key, and how often.

import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type Hello, LARGEST_ASK, PROTOCOL } from '@tableworks/protocol'
import { type RawData, WebSocketServer, type WebSocket } from 'ws'
import { Connection, type From, type Surroundings } from './connection.ts'
import { isOwnOrigin, keyIn } from './cookies.ts'
import { SharedTokens } from './limits.ts'
import type { Who } from './players.ts'

const SOCKET_PATH = '/api/socket'

const MOST_SOCKETS = 10_000
/** New connections an hour and sockets at once from one network address: a family, a school class, a club. */
const MOST_OPENED = 2000
const MOST_FROM_ONE = 100
/** What all of them together may ask in a second, and at once. */
const TOKENS_PER_SECOND = 200
const TOKENS_AT_ONCE = 1000
/** The code a socket is closed with when its key is another player's now. */
const CHANGED = 4001

interface SocketSettings extends Omit<Surroundings, 'shared'> {
  /** How often we ask whether somebody is still there. */
  readonly heartbeatMs: number
  readonly version: string
  readonly addressOf: (request: IncomingMessage) => string
}

export interface Sockets {
  readonly count: number
  close(): void
}

export function openSockets(server: Server, settings: SocketSettings): Sockets {
  const { tables, hourly, now, version, addressOf, heartbeatMs } = settings
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 4 * LARGEST_ASK, perMessageDeflate: false })
  const alive = new WeakSet<WebSocket>()
  const connections = new WeakMap<WebSocket, Connection>()
  // Whoever is somebody else now, or nobody, comes in again with what their cookie says.
  tables.players.onGone(isGone => {
    for (const socket of sockets.clients) {
      const connection = connections.get(socket)
      // They are answered first.
      if (connection !== undefined && isGone(connection.who)) setImmediate(() => socket.close(CHANGED, 'come in again'))
    }
  })
  // Signed out at another server that shares our database: whoever is here is looked up again, one after the other.
  tables.players.onDoubt(player => void lookUpAgain(player))
  async function lookUpAgain(player: string | null): Promise<void> {
    for (const socket of sockets.clients) {
      const who = connections.get(socket)?.who
      if (who === undefined || (player !== null && who.player !== player)) continue
      // A database that does not answer has signed nobody out; it says so when it is back.
      if (!(await tables.players.isStill(who).catch(() => true))) socket.close(CHANGED, 'come in again')
    }
  }
  const shared = new SharedTokens(TOKENS_PER_SECOND, TOKENS_AT_ONCE)

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const address = addressOf(request)
    if (pathOf(request) !== SOCKET_PATH) return refuse(socket, 404)
    if (!isOwnOrigin(request.headers)) return refuse(socket, 403)
    if (versionIn(request) !== PROTOCOL) return refuse(socket, 426)
    const isTooMany = sockets.clients.size >= MOST_SOCKETS || shared.holders(address) >= MOST_FROM_ONE
    if (isTooMany || !hourly.take(`socket ${address}`, MOST_OPENED, now())) return refuse(socket, 429)
    const key = keyIn(request.headers.cookie)
    const who = key === null ? null : await tables.players.withKey(key)
    if (who === null) return refuse(socket, 401)
    sockets.handleUpgrade(request, socket, head, opened =>
      seat(opened, who, { address, origin: request.headers.origin ?? '' }),
    )
  }

  function seat(socket: WebSocket, who: Who, from: From): void {
    const { address } = from
    alive.add(socket)
    const wire = {
      send: (text: string) => socket.send(text),
      get waiting() {
        return socket.bufferedAmount
      },
      drop: (code: number, why: string) => socket.close(code, why),
      cut: () => socket.terminate(),
    }
    const connection = new Connection(wire, who, from, { ...settings, shared: shared.join(address, now()) })
    connections.set(socket, connection)
    socket.on('pong', () => alive.add(socket))
    socket.on('error', () => socket.terminate())
    socket.on('message', (data: RawData, isBinary: boolean) => {
      alive.add(socket)
      if (isBinary) return socket.close(1003, 'text only')
      void connection.hear((data as Buffer).toString('utf8'))
    })
    socket.on('close', () => {
      shared.leave(address)
      connection.close()
    })
    socket.send(JSON.stringify({ tableworks: PROTOCOL, version } satisfies Hello))
  }

  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!alive.has(socket)) socket.terminate()
      alive.delete(socket)
      socket.ping()
    }
  }, heartbeatMs)
  heartbeat.unref()

  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    admit(request, socket, head).catch(() => refuse(socket, 500))
  })

  return {
    get count() {
      return sockets.clients.size
    },
    close() {
      clearInterval(heartbeat)
      for (const socket of sockets.clients) socket.close(1001, 'the server stops')
      // Whoever does not say goodbye is let go all the same.
      setTimeout(() => sockets.clients.forEach(socket => socket.terminate()), 500).unref()
    },
  }
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
