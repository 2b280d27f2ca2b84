// Clients that play at tables as fast as responses arrive, for each kind of server.

import { randomBytes } from 'node:crypto'
import { createRequire } from 'node:module'
import type { Sight } from '@tableworks/host'
import { Chance, swiftChance } from '@tableworks/kernel'
import { PROTOCOL, type SentSight, SightsIn } from '@tableworks/protocol'
import { WebSocket } from 'ws'
import type { Ctx } from '../peer/boardgame-io.ts'

export const SEATS = 4

export interface Tally {
  /** Milliseconds from a choice to its acknowledgement. */
  readonly waits: number[]
  /** Characters received by all seats. */
  received: number
}

/** How clients sit down, play one short game and leave. Only the game is measured. */
export type SitDown = (address: string) => Promise<{ play(tally: Tally): Promise<void>; leave(): void }>

/** A game's choices: six rounds of four. */
export const CHOICES = 24

const opened = (socket: WebSocket) =>
  new Promise<void>((done, fail) => {
    socket.once('open', () => done())
    socket.once('error', fail)
  })

/** Sends a message as long as a choice and gets it back. */
export const atEcho: SitDown = async address => {
  const socket = new WebSocket(address.replace('http', 'ws'))
  await opened(socket)
  const text = 'x'.repeat(200)
  return {
    async play(tally) {
      for (let made = 0; made < CHOICES; made++) {
        const began = performance.now()
        const answer = new Promise<string>(done => socket.once('message', (data: Buffer) => done(data.toString())))
        socket.send(text)
        const { length } = await answer
        tally.received += length * SEATS
        tally.waits.push(performance.now() - began)
      }
    },
    leave: () => socket.close(),
  }
}

type Json = Record<string, never>

/** A client of our server. */
export class Page {
  private readonly waiting = new Map<number, (answer: Json) => void>()
  private asked = 0
  private readonly sights = new SightsIn()
  /** The last view of the page's table. */
  sight: Sight | null = null
  received = 0
  private readonly socket: WebSocket
  private readonly bringTo: (body: string) => Promise<Response>

  private constructor(socket: WebSocket, bringTo: (body: string) => Promise<Response>) {
    this.socket = socket
    this.bringTo = bringTo
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      this.received += text.length
      const message = JSON.parse(text) as Json
      const sent = sightIn(message)
      if (sent !== undefined) this.sight = this.sights.receive(sent)
      if ('id' in message) this.waiting.get(message['id'])?.(message)
    })
  }

  static async open(address: string, from: string): Promise<Page> {
    const headers = { origin: address.replace(/\/$/, ''), 'x-forwarded-for': from }
    const answer = await fetch(`${address}api/guest`, { method: 'POST', headers })
    const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const socket = new WebSocket(`${address.replace('http', 'ws')}api/socket?v=${PROTOCOL}`, {
      headers: { ...headers, cookie },
    })
    await opened(socket)
    const json = { ...headers, cookie, 'content-type': 'application/json' }
    return new Page(socket, body => fetch(`${address}api/table`, { method: 'POST', headers: json, body }))
  }

  /** Uploads a table from a game file and takes its first seat. */
  async bring(source: string, names: readonly string[]): Promise<string> {
    const file = { source, bots: names.map(() => null), mine: [0] }
    const answer = await this.bringTo(JSON.stringify({ create: null, set: null, file }))
    if (!answer.ok) throw new Error(`the game file was refused: ${await answer.text()}`)
    return ((await answer.json()) as { table: string }).table
  }

  async ask(ask: string, given: object): Promise<Json> {
    const id = this.asked++
    const answer = new Promise<Json>(done => this.waiting.set(id, done))
    this.socket.send(JSON.stringify({ id, ask, with: given }))
    const { made, trouble } = (await answer) as { made?: Json; trouble?: { kind: string } }
    this.waiting.delete(id)
    if (trouble?.kind === 'tooOften') {
      await new Promise(done => setTimeout(done, 100))
      return this.ask(ask, given)
    }
    if (trouble !== undefined) throw new Error(trouble.kind)
    return made as Json
  }

  close(): void {
    this.socket.close()
  }
}

/** The view in an answer to a look or a choice, or in news. */
function sightIn(message: object): SentSight | undefined {
  const { sight, made } = message as { sight?: SentSight; made?: SentSight & { sight?: SentSight } }
  return sight ?? made?.sight ?? (made != null && ('whole' in made || 'change' in made) ? made : undefined)
}

const LOOK = { viewer: null, gate: null, isChosen: false, step: null, since: -1 }
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dov']

/** Clients at all seats of one of our tables. */
export interface Sat {
  readonly pages: readonly Page[]
  /** Makes the next choice: a fixed one in Salt and Timber, otherwise a random one. Returns false if there is none. */
  choose(tally: Tally): Promise<boolean>
  leave(): void
}

/** At a new Salt and Timber table, or at one from a game file. If there are several servers, each client uses the next one. */
export async function sit(servers: string | readonly string[], source: string | null = null): Promise<Sat> {
  const from = `10.${[...randomBytes(3)].join('.')}`
  const addresses = [servers].flat()
  const names = source === null ? NAMES : (JSON.parse(source) as { seats: readonly string[] }).seats
  const pages = await Promise.all(names.map((_, i) => Page.open(addresses[i % addresses.length] ?? '', from)))
  const [first, ...others] = pages as [Page, ...Page[]]
  const table = source === null ? await created(first) : await first.bring(source, names)
  const { key } = (await first.ask('invite', { table, seat: null })) as unknown as { key: string }
  for (const [i, page] of others.entries()) await page.ask('join', { key, name: names[i + 1], seat: i + 1 })
  for (const page of pages) await page.ask('watch', { table })
  for (const page of pages) await page.ask('look', { table, look: LOOK })
  const leave = () => pages.forEach(page => page.close())
  return { pages, leave, choose: source === null ? saltChooser(pages, table) : anyChooser(pages, table) }
}

/** Everyone makes the same choices in turn: harvest, then sell. */
function saltChooser(pages: readonly Page[], table: string): Sat['choose'] {
  let lines = 0
  return async tally => {
    const seat = lines % SEATS
    const text = Math.floor(lines / SEATS) % 2 === 0 ? 'harvest salt' : 'sell 2 salt'
    await say(pages[seat], { table, seat, text, lines }, tally)
    lines += 1
    return true
  }
}

const NEXT_MS = 1

/** Waits until the page of the seat to move knows it. */
function anyChooser(pages: readonly Page[], table: string): Sat['choose'] {
  const luck = new Chance(swiftChance(table))
  return async tally => {
    for (;;) {
      const positions = pages.map(page => page.sight?.position)
      const seq = Math.max(...positions.map(position => position?.seq ?? 0))
      const seat = positions.findIndex(position => position?.seq === seq && position.seen.choices.length > 0)
      const choices = positions[seat]?.seen.choices
      if (choices !== undefined) {
        await say(pages[seat], { table, seat, text: luck.pick(choices), lines: seq }, tally)
        return true
      }
      if (positions.some(position => position?.seen.result != null)) return false
      await new Promise(done => setTimeout(done, NEXT_MS))
    }
  }
}

interface Said {
  readonly table: string
  readonly seat: number
  readonly text: string
  readonly lines: number
}

async function say(page: Page | undefined, said: Said, tally: Tally): Promise<void> {
  const began = performance.now()
  const answer = await page?.ask('say', { ...said, look: { ...LOOK, viewer: said.seat, since: said.lines } })
  tally.waits.push(performance.now() - began)
  if (answer === undefined || !('sight' in answer)) throw new Error(`refused: ${said.text} ${JSON.stringify(answer)}`)
}

async function created(page: Page): Promise<string> {
  const seats = NAMES.map(name => ({ name, bot: null }))
  const plan = { game: 'salt-and-timber', seats, variants: {}, drawn: false, hints: false, name: '', mine: [0] }
  return ((await page.ask('create', plan)) as unknown as { table: string }).table
}

/** At our tables of Salt and Timber, or of the game in a file. */
export const atOurs =
  (source: string | null): SitDown =>
  async address => {
    const sat = await sit(address, source)
    return {
      async play(tally) {
        for (const page of sat.pages) page.received = 0
        for (let made = 0; made < CHOICES; made++) if (!(await sat.choose(tally))) break
        for (const page of sat.pages) tally.received += page.received
      },
      leave: sat.leave,
    }
  }

interface PeerSocket {
  emit(event: string, ...args: unknown[]): void
  on(event: string, hear: (...args: never[]) => void): void
  close(): void
}
/** boardgame.io's state number. */
const NUMBER = '_stateID'
interface PeerState {
  readonly G: unknown
  readonly ctx: Ctx
  readonly [NUMBER]: number
}

/** Four boardgame.io clients at one of its tables. */
export const atPeer: SitDown = async address => {
  const { saltAndTimberPeer } = await import('../peer/salt-and-timber.ts')
  const require = createRequire(new URL('../peer/library.ts', import.meta.url))
  const { io } = require('socket.io-client') as { io(url: string, settings: object): PeerSocket }
  const { ai } = saltAndTimberPeer(undefined as never)
  const match = randomBytes(8).toString('hex')
  let state: PeerState | null = null
  let received = 0
  const asked = { by: '', after: 0, heard: () => undefined as void }
  const sockets = NAMES.map((_name, seat) => {
    const socket = io(`${address}salt-and-timber`, { transports: ['websocket'], forceNew: true })
    socket.on('update', (_match: string, now: PeerState) => {
      received += JSON.stringify(now).length
      if (state === null || now[NUMBER] > state[NUMBER]) state = now
      if (String(seat) === asked.by && now[NUMBER] > asked.after) asked.heard()
    })
    return socket
  })
  for (const [seat, socket] of sockets.entries())
    await new Promise<void>(done => {
      socket.on('sync', (_match: string, { state: now }: { state: PeerState }) => {
        state = now
        done()
      })
      socket.emit('sync', match, String(seat), undefined, SEATS)
    })
  return {
    async play(tally) {
      received = 0
      for (let made = 0; made < CHOICES; made++) {
        const { G, ctx, [NUMBER]: number } = state as unknown as PeerState
        const [first] = ai.enumerate(G as never, ctx, ctx.currentPlayer)
        if (first === undefined) throw new Error('boardgame.io has no move')
        asked.by = ctx.currentPlayer
        asked.after = number
        const began = performance.now()
        const answer = new Promise<void>(done => (asked.heard = done))
        const payload = { type: first.move, args: first.args, playerID: asked.by }
        sockets[Number(asked.by)]?.emit('update', { type: 'MAKE_MOVE', payload }, number, match, asked.by)
        await answer
        tally.waits.push(performance.now() - began)
      }
      tally.received += received
    },
    leave: () => sockets.forEach(socket => socket.close()),
  }
}
