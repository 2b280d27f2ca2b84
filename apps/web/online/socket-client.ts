// The page's only socket to the server. Requests made while it's down wait. After a lost connection, unanswered requests are sent
// again if that's safe.

import { HostError, type HostErrorKind } from '@tableworks/host'
import {
  BANNED,
  type Banned,
  type Reply,
  type Answers,
  ASKS,
  type AskName,
  type Asks,
  type FromServer,
  type News,
  PROTOCOL,
  SLOW_DOWN,
} from '@tableworks/protocol'

/** `off`: no request yet. `lost`: between retries. `slowed`: the server told us to wait. `banned`: one of its hosts shut us out. */
export type SocketState = 'off' | 'connecting' | 'open' | 'lost' | 'slowed' | 'banned'

interface Waiting {
  readonly ask: AskName
  readonly text: string
  done(made: unknown): void
  fail(error: Error): void
  /** Whether the server may have received it. */
  isSent: boolean
  /** How many times the server has refused it as too frequent. */
  refused: number
}

interface SocketListeners {
  /** Puts a ban into words. */
  sayBan(until: number | null, why: string): string
  news(news: News): void
  /** Called for a new connection: the server remembers nothing about the last one. */
  opened(): void
}

/** Short pauses, so play resumes within a second once the network is back. */
const RETRY_MS = [100, 250, 500, 800] as const
/** The pause in a hidden tab. */
const HIDDEN_RETRY_MS = 15_000
/** The client pings the server after this much silence. After the second value, it considers the connection lost. */
const QUIET_MS = 4000
const DEAD_MS = 8000
/** How often to check. */
const CHECK_MS = 1000
/** Used when the server doesn't say how long to wait. */
const SLOWED_S = 60
/** How long to wait before repeating a read that the server refused as too frequent. */
const REFUSED_MS = [1000, 3000, 6000] as const

export class SocketClient {
  private readonly on: SocketListeners
  private readonly version: string
  private readonly waiting = new Map<number, Waiting>()
  private readonly listeners = new Set<() => void>()
  private socket: WebSocket | null = null
  private state: SocketState = 'off'
  private asked = 0
  private tries = 0
  /** Numbers the connection attempts, because only the latest one may change the state. */
  private attempt = 0
  private heardAt = 0
  private checkedAt = 0
  /** Whether the page has been frozen since it last heard from the server. */
  private hasWaited = false
  /** At the server's request, no new connection before this time. */
  private notBefore = 0
  private ban: HostError | null = null
  private retry: ReturnType<typeof setTimeout> | undefined

  /** The server counts which versions of the page are in use. */
  constructor(on: SocketListeners, version: string) {
    this.on = on
    this.version = version
  }

  readonly current = (): SocketState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  private set(state: SocketState): void {
    this.state = state
    for (const listener of this.listeners) listener()
  }

  ask<K extends AskName>(ask: K, given: Asks[K]): Promise<Answers[K]> {
    const id = this.asked++
    const text = JSON.stringify({ id, ask, with: given })
    const answered = new Promise<Answers[K]>((done, fail) => {
      this.waiting.set(id, { ask, text, done: made => done(made as Answers[K]), fail, isSent: false, refused: 0 })
    })
    if (this.state === 'off') this.begin()
    else if (this.ban !== null) this.failAll(this.ban)
    else if (this.state === 'open') this.say(id)
    return answered
  }

  private say(id: number): void {
    const one = this.waiting.get(id)
    if (one === undefined) return
    one.isSent = true
    this.socket?.send(one.text)
  }

  private begin(): void {
    addEventListener('online', () => this.again())
    addEventListener('offline', () => this.drop())
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && this.again())
    this.checkedAt = performance.now()
    setInterval(() => this.watchOver(), CHECK_MS)
    this.set('connecting')
    void this.connect()
  }

  /** Retries immediately. */
  private again(): void {
    if (this.state !== 'lost') return // A slowed client waits.
    clearTimeout(this.retry)
    this.tries = 0
    void this.connect()
  }

  private async connect(): Promise<void> {
    if (this.socket !== null) return
    const attempt = ++this.attempt
    try {
      // The key is a cookie that only the server can set. A known player keeps theirs.
      const answer = await fetch('/api/guest', { method: 'POST', signal: AbortSignal.timeout(DEAD_MS) })
      if (answer.status === FORBIDDEN) return this.beBanned({ until: null, why: '' })
      if (answer.status === TOO_MANY_REQUESTS) this.slowDown(answer.headers.get('retry-after'))
      if (!answer.ok) throw new Error(`the server responded with ${answer.status}`)
    } catch {
      if (attempt === this.attempt) this.lose()
      return
    }
    if (attempt !== this.attempt || this.socket !== null) return
    const query = new URLSearchParams({ v: String(PROTOCOL), page: this.version })
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket?${query}`)
    this.socket = socket
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (this.socket === socket) this.hear(JSON.parse(data) as FromServer)
    })
    socket.addEventListener('close', ({ code, reason }: CloseEvent) => {
      if (code === SLOW_DOWN) this.slowDown(reason)
      if (code === BANNED) return this.beBanned(JSON.parse(reason) as Banned)
      if (this.socket === socket) this.drop()
    })
    this.heardAt = performance.now()
  }

  private slowDown(seconds: string | null): void {
    this.notBefore = performance.now() + 1000 * (Number(seconds) || SLOWED_S)
  }

  /** A host banned this player or their network. Requests fail with the reason, until the page is reloaded. */
  private beBanned({ until, why }: Banned): void {
    this.socket = null
    clearTimeout(this.retry)
    this.ban = new HostError('banned', this.on.sayBan(until, why))
    this.failAll(this.ban)
    this.set('banned')
  }

  private failAll(error: Error): void {
    for (const { fail } of this.waiting.values()) fail(error)
    this.waiting.clear()
  }

  private drop(): void {
    const { socket } = this
    this.socket = null
    socket?.close()
    if (this.state !== 'off' && this.ban === null) this.lose()
  }

  private lose(): void {
    for (const [id, { ask, isSent, fail }] of this.waiting)
      if (isSent && !ASKS[ask].again) {
        this.waiting.delete(id)
        fail(new HostError('offline'))
      }
    const pause = document.visibilityState === 'hidden' ? HIDDEN_RETRY_MS : (RETRY_MS[this.tries] ?? RETRY_MS[3])
    this.tries = Math.min(this.tries + 1, RETRY_MS.length - 1)
    clearTimeout(this.retry)
    const slowed = Math.max(0, this.notBefore - performance.now())
    this.retry = setTimeout(() => void this.connect(), slowed + pause * (0.75 + Math.random() / 2))
    const state = slowed > 0 ? 'slowed' : 'lost'
    if (this.state !== state) this.set(state)
  }

  /** A network can vanish without closing the socket. */
  private watchOver(): void {
    const now = performance.now()
    // The page itself was frozen, perhaps drawing a board, and hasn't read what arrived in the meantime. So it asks before it
    // gives up.
    if (now - this.checkedAt > 2 * CHECK_MS && !this.hasWaited) {
      this.heardAt = Math.max(this.heardAt, now - QUIET_MS - CHECK_MS)
      this.hasWaited = true
    }
    this.checkedAt = now
    const quiet = now - this.heardAt
    if (this.socket === null) return
    if (quiet > DEAD_MS) this.drop()
    else if (quiet > QUIET_MS && this.state === 'open') this.ask('here', {}).catch(() => undefined)
  }

  private hear(message: FromServer): void {
    this.heardAt = performance.now()
    this.hasWaited = false
    if ('tableworks' in message) return this.opened()
    if ('news' in message) return this.on.news(message)
    this.answered(message)
  }

  private opened(): void {
    const before = [...this.waiting.keys()]
    this.tries = 0
    this.set('open')
    this.on.opened()
    for (const id of before) this.say(id)
  }

  private answered(answer: Reply): void {
    const one = this.waiting.get(answer.id)
    if (one === undefined) return
    const pause = 'trouble' in answer ? pauseAfter(answer.trouble.kind, one) : undefined
    if (pause !== undefined) return this.sayLater(answer.id, one, pause)
    this.waiting.delete(answer.id)
    if ('trouble' in answer) one.fail(troubleFrom(answer.trouble))
    else one.done(answer.made)
  }

  private sayLater(id: number, one: Waiting, pause: number): void {
    one.isSent = false
    one.refused += 1
    setTimeout(() => {
      // a new connection has already resent it
      if (this.state === 'open' && !one.isSent) this.say(id)
    }, pause)
  }
}

/**
 * How long to wait before sending the request again, or undefined if it must not be sent again. Actions report a refusal immediately
 * instead.
 */
const pauseAfter = (kind: string, { ask, refused }: Waiting): number | undefined =>
  kind === 'tooOften' && ASKS[ask].right === 'read' ? REFUSED_MS[refused] : undefined

const TOO_MANY_REQUESTS = 429
const FORBIDDEN = 403

function troubleFrom({ kind, detail }: { kind: string; detail: string }): Error {
  if (kind !== 'fault' && kind !== 'badMessage') return new HostError(kind as HostErrorKind, detail)
  return Object.assign(new Error(detail || kind), { name: kind })
}
