// The server's tables, behind the same interface as the tables on this device.

import {
  HostError,
  type HostErrorKind,
  type Look,
  type TablePosition,
  type PreparedPlan,
  type Pulse,
  type Said,
  type ShownClock,
  type Sight,
  type TableCard,
  type TablePlan,
} from '@tableworks/host'
import type { Components, Moment, Seat } from '@tableworks/kernel'
import {
  type BEST_OF,
  type Brought,
  type ChatMessage,
  type Happening,
  type Listing,
  type News,
  type SentSaid,
  type SentSight,
  SightsIn,
} from '@tableworks/protocol'
import type { LinkToTables } from '../host/of-both-hosts.ts'
import { sayDate } from '../words/index.ts'
import { t } from './words.ts'
import { committedHere, nextDiceWord, OwnNumbers } from './dice.ts'
import { noteClock } from './paces.ts'
import { seenCommitments } from './seen-commitments.ts'
import { SocketClient } from './socket-client.ts'

/** The `look` that led to the last view. Pushed views are relative to it. */
type LastLook = Pick<Look, 'viewer' | 'gate' | 'isChosen' | 'since'>

interface Watched {
  readonly tickets: Map<number, { wake(pulse: Pulse): void; seated(card: TableCard): void }>
  readonly sights: SightsIn
  /** Whether the server knows about this subscription. After a reconnect, it must be sent again. */
  isWatched: boolean
  card: TableCard | null
  /** The newest position, needed to add this browser's number to the dice. */
  position: TablePosition | null
  isMixing: boolean
  lastLook: LastLook | null
  seq: number
  /** The last pushed view not yet consumed: the answer to the next equal `look`. */
  pushed: { readonly look: LastLook; readonly sight: Sight } | null
}

/** Receives a table's chat. */
export interface TableListener {
  messages?(messages: readonly ChatMessage[]): void
  happened?(happenings: readonly Happening[]): void
  /** Called when messages may be missing, so the page requests them. */
  missed(): void
}

const WATCH_AGAIN_MS = 500

/** A pulse that makes every page request the view again. */
const LOOK_AGAIN: Pulse = {
  beat: -1,
  seq: Number.MAX_SAFE_INTEGER,
  thinking: null,
  paused: false,
  botTrouble: null,
  chosen: [],
  votes: [],
}

/** Options of a table on a server, in addition to its plan. */
export interface NewTable {
  readonly set?: Components | null
  readonly listing?: Listing | undefined
  readonly group?: string | undefined
  readonly bestOf?: BestOf | undefined
}

export type BestOf = (typeof BEST_OF)[number]

export class OnlineTables implements LinkToTables {
  readonly socket: SocketClient
  private readonly watched = new Map<string, Watched>()
  private readonly listeners = new Map<string, Set<TableListener>>()
  private tickets = 0
  private readonly numbers = new OwnNumbers()

  /** `version` is the page's. */
  constructor(version: string) {
    const on = { news: (news: News) => this.hear(news), opened: () => this.resume(), sayBan }
    this.socket = new SocketClient(on, version)
    document.addEventListener('visibilitychange', () => this.socket.current() === 'open' && this.tellVisible())
  }

  /** Sends any other request listed in ASKS. */
  ask: SocketClient['ask'] = (name, given) => this.socket.ask(name, given)

  tables = async (): Promise<TableCard[]> => [...(await this.socket.ask('tables', {}))]
  card = (table: string): Promise<TableCard> => this.socket.ask('card', { table })

  /** `set` is a custom component set. */
  async create(
    plan: TablePlan,
    mine: readonly Seat[],
    { set = null, listing, group, bestOf }: NewTable = {},
  ): Promise<string> {
    const { game, seats, variants, drawn = false, hints = false, rated = false, name = '', pace = null } = plan
    const { absentDays } = plan
    const table = { game, seats: [...seats], variants, drawn, hints, rated, name, pace, absentDays }
    const create = { ...table, mine: [...mine], listing, group, bestOf }
    if (set === null) return (await this.socket.ask('create', create)).table
    return this.bring({ create, set, file: null })
  }

  /** Uploads data that is too large for a message. */
  async bring(brought: Brought): Promise<string> {
    await this.socket.ask('here', {}) // Makes sure the page has a key.
    const answer = await fetch('/api/table', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(brought),
    }).catch(() => {
      throw new HostError('offline')
    })
    const made = (await answer.json()) as { table?: string; error?: { code: string; message: string } }
    if (made.table !== undefined) return made.table
    if (answer.status === 429) throw new HostError('tooOften')
    throw new HostError((made.error?.code ?? 'badFile') as HostErrorKind, made.error?.message)
  }

  componentsOf = (table: string): Promise<Components | null> => this.socket.ask('componentsOf', { table })

  rematch = async (table: string, bestOf?: BestOf): Promise<string> =>
    (await this.socket.ask('rematch', { table, bestOf })).table

  /** You leave an online table instead of deleting it, because it belongs to the other players too. */
  async remove(table: string): Promise<void> {
    await this.socket.ask('leave', { table })
  }

  async exported(table: string): Promise<Blob> {
    return new Blob([await this.socket.ask('exported', { table })], { type: 'application/json' })
  }

  /** Subscribes to a watched table's chat, starting with the messages so far. */
  listen(table: string, listener: TableListener): () => void {
    const listeners = this.listeners.get(table) ?? new Set()
    this.listeners.set(table, listeners.add(listener))
    listener.missed()
    return () => listeners.delete(listener)
  }

  async open(table: string, wake: (pulse: Pulse) => void, seated: (card: TableCard) => void = () => undefined) {
    const known = this.watched.get(table)
    const watched = known ?? {
      tickets: new Map(),
      sights: new SightsIn(),
      isWatched: false,
      card: null,
      position: null,
      isMixing: false,
      lastLook: null,
      seq: 0,
      pushed: null,
    }
    this.watched.set(table, watched)
    const ticket = ++this.tickets
    watched.tickets.set(ticket, { wake, seated })
    try {
      const card = await (known === undefined ? this.socket.ask('watch', { table }) : this.card(table))
      watched.isWatched = true
      watched.card = card
      noteClock(card.clock)
      return { card, ticket }
    } catch (error) {
      await this.close(table, ticket)
      throw error
    }
  }

  async close(table: string, ticket: number): Promise<void> {
    const watched = this.watched.get(table)
    watched?.tickets.delete(ticket)
    if (watched === undefined || watched.tickets.size > 0) return
    this.watched.delete(table)
    await this.socket.ask('unwatch', { table })
  }

  /** Watches all tables again on a new connection, and catches up on missed changes. */
  private resume(): void {
    this.tellVisible()
    for (const [table, watched] of this.watched) {
      if (!watched.isWatched) continue // The table's first `watch` is still pending.
      watched.pushed = null
      void this.watchAgain(table, watched).then(() => this.catchUp(table))
      for (const { wake } of watched.tickets.values()) wake(LOOK_AGAIN)
    }
  }

  /** Tries until the server's database is back, because a page that isn't watching would keep an old position. */
  private async watchAgain(table: string, watched: Watched): Promise<void> {
    for (let isFirst = true; this.watched.get(table) === watched; isFirst = false)
      try {
        this.seated(watched, await this.socket.ask('watch', { table }))
        // A view that the page got before this may be old by now.
        if (!isFirst) for (const { wake } of watched.tickets.values()) wake(LOOK_AGAIN)
        return
      } catch (error) {
        if (!(error instanceof HostError) || error.name !== 'storageClosed') return // The next `look` will report it.
        await new Promise(done => setTimeout(done, WATCH_AGAIN_MS))
      }
  }

  /** Tells the server which table is visible, because a player who is looking at a table needs no notification. */
  private tellVisible(): void {
    const isVisible = document.visibilityState === 'visible'
    this.socket.ask('visible', { isVisible }).catch(() => undefined)
  }

  /** Requests the chat messages sent before the server registered our watch. */
  private catchUp(table: string): void {
    for (const { missed } of this.listeners.get(table) ?? []) missed()
  }

  private seated(watched: Watched, card: TableCard): void {
    watched.card = card
    noteClock(card.clock)
    void this.mixIn(watched)
    for (const { seated } of watched.tickets.values()) seated(card)
  }

  private ticked(watched: Watched, clock: ShownClock): void {
    if (watched.card !== null) this.seated(watched, { ...watched.card, clock })
  }

  private hear(news: News): void {
    if ('chat' in news || 'happened' in news) {
      for (const listener of this.listeners.get(news.news) ?? [])
        if ('chat' in news) listener.messages?.(news.chat)
        else listener.happened?.(news.happened)
      return
    }
    const watched = this.watched.get(news.news)
    if (watched === undefined) return
    if ('card' in news) return this.seated(watched, news.card)
    if ('clock' in news) return this.ticked(watched, news.clock)
    const pulse = 'pulse' in news ? news.pulse : this.keep(watched, news.sight)
    for (const { wake } of watched.tickets.values()) wake(pulse)
  }

  /** Stores a pushed view for the next `look`. */
  private keep(watched: Watched, sent: SentSight): Pulse {
    const { lastLook, pushed } = watched
    const sight = watched.sights.receive(sent)
    if (sight === null || lastLook === null) return LOOK_AGAIN
    this.saw(watched, sight, lastLook.isChosen)
    watched.pushed =
      pushed === null
        ? { look: lastLook, sight }
        : { look: pushed.look, sight: { ...sight, journal: joined(pushed.sight, sight) } }
    return sight.position
  }

  private saw(watched: Watched, { viewer, gate, position, journal }: Sight, isChosen: boolean): void {
    watched.lastLook = { viewer, gate, isChosen, since: journal.seq }
    watched.seq = position.seq
    if (position.step !== position.last) return
    watched.position = position
    void this.mixIn(watched)
  }

  /** Sends this browser's dice number when it's due. If the server refuses it, tries again with the next view. */
  private async mixIn(watched: Watched): Promise<void> {
    const { card, position, lastLook } = watched
    if (card?.online === undefined || position === null || lastLook === null || watched.isMixing) return
    const { dice, seen } = position
    seenCommitments.note(card.id, dice, committedHere(card, dice, this.numbers))
    const isFixed = seenCommitments.isFixed(card.id)
    const word = nextDiceWord({ card, dice, actor: seen.actor, isFixed }, this.numbers, Date.now())
    if (word === null) return
    if (word.text.startsWith('/reveal')) seenCommitments.fix(card.id)
    watched.isMixing = true
    try {
      const asked = { table: card.id, ...word, lines: position.seq, look: { ...lastLook, step: null } }
      const said = await this.socket.ask('say', asked)
      watched.isMixing = false
      if ('refusal' in said) return
      const pulse = this.keep(watched, said.sight)
      for (const { wake } of watched.tickets.values()) wake(pulse)
    } catch {
      watched.isMixing = false
    }
  }

  async look(table: string, look: Look): Promise<Sight> {
    const watched = this.watched.get(table)
    const pushed = watched?.pushed ?? null
    if (watched !== undefined) watched.pushed = null
    if (pushed !== null && look.step === null && isSameLook(pushed.look, look)) return pushed.sight
    return this.received(table, look, await this.socket.ask('look', { table, look }))
  }

  /** If the page lacks the view that a diff is based on, it watches again to get a whole view. */
  private async received(table: string, look: Look, sent: SentSight): Promise<Sight> {
    const watched = this.watched.get(table)
    const sight = (watched?.sights ?? new SightsIn()).receive(sent)
    if (sight === null) {
      await this.socket.ask('watch', { table })
      return this.received(table, look, await this.socket.ask('look', { table, look }))
    }
    if (watched !== undefined) {
      watched.pushed = null
      this.saw(watched, sight, look.isChosen)
    }
    return sight
  }

  moments = (table: string, seat: Seat | null, moments: readonly Moment[]) =>
    this.socket.ask('moments', { table, seat, moments: [...moments] })

  say = async (table: string, seat: Seat, text: string, lines: number, look: Look, reason = ''): Promise<Said> => {
    const request = Number(/^\/decline (\d+)$/.exec(text)?.[1])
    const said =
      reason === '' || Number.isNaN(request)
        ? this.socket.ask('say', { table, seat, text, lines, look })
        : this.socket.ask('decline', { table, seat, request, reason, lines, look })
    return this.taken(table, look, await said)
  }
  undo = async (table: string, look: Look): Promise<Said> =>
    this.taken(table, look, await this.socket.ask('undo', { table, lines: this.linesOf(table), look }))
  redo = async (table: string, look: Look): Promise<Said> =>
    this.taken(table, look, await this.socket.ask('redo', { table, lines: this.linesOf(table), look }))

  private async taken(table: string, look: Look, said: SentSaid): Promise<Said> {
    return 'refusal' in said ? said : { sight: await this.received(table, look, said.sight) }
  }

  private linesOf(table: string): number {
    return this.watched.get(table)?.seq ?? 0
  }

  async stand(table: string, seat: Seat, decision: string, answer: string | null): Promise<void> {
    await this.socket.ask('stand', { table, seat, decision, answer })
  }
  async prepare(table: string, seat: Seat, plan: PreparedPlan | null): Promise<void> {
    await this.socket.ask('prepare', { table, seat, plan })
  }

  async pause(table: string, paused: boolean): Promise<void> {
    await this.socket.ask('pause', { table, paused })
  }

  async rename(table: string, name: string): Promise<void> {
    await this.socket.ask('rename', { table, name })
  }

  course = (table: string) => this.socket.ask('course', { table })
  ending = (table: string) => this.socket.ask('ending', { table })
}

function sayBan(until: number | null, why: string): string {
  const end = until === null ? t('manners.bannedForGood') : t('manners.bannedUntil', { when: sayDate(until) })
  return why === '' ? end : `${end} ${t('manners.bannedWhy', { why })}`
}

const isSameLook = (a: LastLook, b: LastLook): boolean =>
  a.viewer === b.viewer && a.gate === b.gate && a.isChosen === b.isChosen && a.since === b.since

/** Merges the journals of two pushed views. */
function joined({ journal: first }: Sight, { journal: then }: Sight): Sight['journal'] {
  if (then.keep <= first.keep) return then
  return {
    seq: then.seq,
    keep: first.keep,
    entries: [...first.entries.slice(0, then.keep - first.keep), ...then.entries],
  }
}
