// A client for tests: a guest with a cookie and a real socket.

import type { Look, Sight } from '@tableworks/host'
import {
  type Reply,
  type Answers,
  type AskName,
  type Asks,
  type FromServer,
  type News,
  PROTOCOL,
  type SentSaid,
  type SentSight,
  SightsIn,
} from '@tableworks/protocol'
import { WebSocket } from 'ws'

/** The look of a page that has just been opened. */
export const LOOK: Look = { viewer: null, gate: null, isChosen: false, step: null, since: -1 }

/** A two-player table of the teaching game with Ann and an open seat. */
export const planOf = (change: Partial<Asks['create']> = {}): Asks['create'] => ({
  game: 'salt-and-timber',
  seats: ['Ann', 'Seat 2'].map(name => ({ name, bot: null })),
  variants: {},
  drawn: false,
  hints: false,
  rated: false,
  name: '',
  pace: null,
  absentDays: 3,
  mine: [0],
  listing: undefined,
  group: undefined,
  bestOf: undefined,
  ...change,
})

export const originOf = (address: string): string => address.replace(/\/$/, '')

/** A new guest's cookie. */
export async function guest(address: string): Promise<string> {
  const answer = await fetch(`${address}api/guest`, { method: 'POST', headers: { origin: originOf(address) } })
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  return cookie
}

export const socketTo = (
  address: string,
  headers: Record<string, string>,
  v: number = PROTOCOL,
  page = '',
): WebSocket =>
  new WebSocket(`${address.replace('http', 'ws')}api/socket?${new URLSearchParams({ v: String(v), page })}`, {
    headers,
  })

class Trouble extends Error {
  constructor(kind: string, detail: string) {
    super(detail)
    this.name = kind
  }
}

export class TestPage {
  readonly cookie: string
  private readonly socket: WebSocket
  private readonly open = new Map<number, (answer: Reply) => void>()
  private readonly changes = new Map<string, SightsIn>()
  /** Every sight received, with diffs applied. */
  readonly sights: { readonly table: string; readonly sight: Sight }[] = []
  /** Every message received, as text. */
  readonly heard: string[] = []
  readonly news: News[] = []
  private asked = 0

  private constructor(socket: WebSocket, cookie: string) {
    this.socket = socket
    this.cookie = cookie
    socket.on('message', (data: Buffer) => this.hear(data.toString()))
    socket.on('error', () => undefined)
  }

  static async open(address: string, given?: string): Promise<TestPage> {
    const cookie = given ?? (await guest(address))
    return TestPage.openAs(address, { origin: originOf(address), cookie }, cookie)
  }

  /** A client with other headers, such as a program with a token. */
  static async openAs(address: string, headers: Record<string, string>, cookie = ''): Promise<TestPage> {
    const page = new TestPage(socketTo(address, headers), cookie)
    await new Promise((done, fail) => {
      page.socket.once('message', done)
      page.socket.once('error', fail)
    })
    return page
  }

  private hear(text: string): void {
    this.heard.push(text)
    const message = JSON.parse(text) as FromServer
    if ('news' in message)
      this.news.push('sight' in message ? { ...message, sight: this.whole(message.news, message.sight) } : message)
    else if ('id' in message) this.open.get(message.id)?.(message)
  }

  /** Applies a diff to the previous sight of the table. */
  private whole(table: string, sent: SentSight): SentSight {
    const sights = this.changes.get(table) ?? new SightsIn()
    this.changes.set(table, sights)
    const whole = sights.receive(sent)
    if (whole === null) throw new Error('a change came before what it changes')
    this.sights.push({ table, sight: whole })
    return { n: sent.n, whole }
  }

  /** The socket's close code. */
  get ended(): Promise<number> {
    return new Promise(done => this.socket.once('close', done))
  }

  /** The socket's close code and reason. */
  get endedBecause(): Promise<{ code: number; reason: string }> {
    return new Promise(done =>
      this.socket.once('close', (code: number, reason: Buffer) => done({ code, reason: reason.toString() })),
    )
  }

  raw(text: string): void {
    this.socket.send(text)
  }

  /** The response to any message. */
  reply(id: number, text: string): Promise<Reply> {
    const answered = new Promise<Reply>(done => this.open.set(id, done))
    this.raw(text)
    return answered
  }

  async ask<K extends AskName>(ask: K, given: Asks[K]): Promise<Answers[K]> {
    const id = this.asked++
    const answered = new Promise<Reply>(done =>
      this.open.set(id, answer =>
        done('made' in answer ? { id, made: this.madeWhole(ask, given, answer.made) } : answer),
      ),
    )
    this.raw(JSON.stringify({ id, ask, with: given }))
    const answer = await answered
    if ('trouble' in answer) throw new Trouble(answer.trouble.kind, answer.trouble.detail)
    return answer.made as Answers[K]
  }

  private madeWhole(ask: AskName, given: Asks[AskName], made: Answers[AskName]): Answers[AskName] {
    const { table } = given as { table: string }
    if (ask === 'look') return this.whole(table, made as SentSight)
    const said = made as SentSaid
    if (!['say', 'decline', 'undo', 'redo'].includes(ask)) return made
    return 'sight' in said ? { sight: this.whole(table, said.sight) } : said
  }

  close(): Promise<void> {
    if (this.socket.readyState === WebSocket.CLOSED) return Promise.resolve()
    return new Promise(done => {
      this.socket.once('close', () => done())
      this.socket.close()
    })
  }
}
