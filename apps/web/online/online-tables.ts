// The tables of the server, asked as those of this device are: a session does not care which host it talks to.

import {
  HostError,
  type HostErrorKind,
  type Look,
  type TablePosition,
  type Pulse,
  type Said,
  type Sight,
  type TableCard,
  type TablePlan,
} from '@tableworks/host'
import type { Components, Moment, Seat } from '@tableworks/kernel'
import {
  type Brought,
  type ChatMessage,
  type News,
  type SentSaid,
  type SentSight,
  SightsIn,
} from '@tableworks/protocol'
import type { LinkToTables } from '../host/of-both-hosts.ts'
import { committedHere, nextDiceWord, OwnNumbers } from './dice.ts'
import { Line } from './line.ts'
import { seenCommitments } from './seen-commitments.ts'

/** How a page looked when a sight came: the next news go on from there. */
type Eyes = Pick<Look, 'viewer' | 'gate' | 'isChosen' | 'since'>

interface Watched {
  readonly tickets: Map<number, { wake(pulse: Pulse): void; seated(card: TableCard): void }>
  readonly sights: SightsIn
  /** The server has been told, and would have to be told again. */
  isWatched: boolean
  card: TableCard | null
  /** The newest position, for what this browser adds to the dice. */
  position: TablePosition | null
  isMixing: boolean
  eyes: Eyes | null
  seq: number
  /** Told and not yet looked at: the answer to the next look with these eyes. */
  told: { readonly eyes: Eyes; readonly sight: Sight } | null
}

/** Somebody who wants to hear what is said at a table. */
interface Listener {
  messages(messages: readonly ChatMessage[]): void
  /** Something may have been said that nobody told us of. */
  missed(): void
}

/** News of everything: whoever hears it looks again. */
const LOOK_AGAIN: Pulse = { beat: -1, seq: Number.MAX_SAFE_INTEGER, thinking: null, paused: false, botTrouble: null }

export class OnlineTables implements LinkToTables {
  readonly line: Line
  private readonly watched = new Map<string, Watched>()
  private readonly listeners = new Map<string, Set<Listener>>()
  private tickets = 0
  private readonly numbers = new OwnNumbers()

  constructor() {
    this.line = new Line({ news: news => this.hear(news), opened: () => this.resume() })
  }

  /** Anything else a server can be asked: see ASKS. */
  ask: Line['ask'] = (name, given) => this.line.ask(name, given)

  // Tables

  tables = async (): Promise<TableCard[]> => [...(await this.line.ask('tables', {}))]
  card = (table: string): Promise<TableCard> => this.line.ask('card', { table })

  /** With `set`, with components of one's own. */
  async create(plan: TablePlan, mine: readonly Seat[], set: Components | null = null): Promise<string> {
    const { game, seats, variants, drawn = false, hints = false, name = '' } = plan
    const create = { game, seats: [...seats], variants, drawn, hints, name, mine: [...mine] }
    if (set === null) return (await this.line.ask('create', create)).table
    return this.bring({ create, set, file: null })
  }

  /** What is too large for a message goes by itself. */
  async bring(brought: Brought): Promise<string> {
    await this.line.ask('here', {}) // then the page has a key
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

  componentsOf = (table: string): Promise<Components | null> => this.line.ask('componentsOf', { table })

  rematch = async (table: string): Promise<string> => (await this.line.ask('rematch', { table })).table

  /** An online table is other people's too: it is left, not deleted. */
  async remove(table: string): Promise<void> {
    await this.line.ask('leave', { table })
  }

  async exported(table: string): Promise<Blob> {
    return new Blob([await this.line.ask('exported', { table })], { type: 'application/json' })
  }

  // Talk

  /** Of a watched table: what is said from now on, and at once what was said before. */
  listen(table: string, listener: Listener): () => void {
    const listeners = this.listeners.get(table) ?? new Set()
    this.listeners.set(table, listeners.add(listener))
    listener.missed()
    return () => listeners.delete(listener)
  }

  // Watching

  async open(table: string, wake: (pulse: Pulse) => void, seated: (card: TableCard) => void = () => undefined) {
    const known = this.watched.get(table)
    const watched = known ?? {
      tickets: new Map(),
      sights: new SightsIn(),
      isWatched: false,
      card: null,
      position: null,
      isMixing: false,
      eyes: null,
      seq: 0,
      told: null,
    }
    this.watched.set(table, watched)
    const ticket = ++this.tickets
    watched.tickets.set(ticket, { wake, seated })
    try {
      const card = await (known === undefined ? this.line.ask('watch', { table }) : this.card(table))
      watched.isWatched = true
      watched.card = card
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
    await this.line.ask('unwatch', { table })
  }

  /** At a new connection nobody knows what we watch; whoever watches looks for what was missed. */
  private resume(): void {
    for (const [table, watched] of this.watched) {
      if (!watched.isWatched) continue // the first word about it is still on its way
      watched.told = null
      void this.line
        .ask('watch', { table })
        .then(card => this.seated(watched, card))
        .catch(() => undefined) // whoever looks next is told why
        .then(() => this.catchUp(table))
      for (const { wake } of watched.tickets.values()) wake(LOOK_AGAIN)
    }
  }

  /** What was said before the server listened for us was told to nobody here: it is asked for afterwards. */
  private catchUp(table: string): void {
    for (const { missed } of this.listeners.get(table) ?? []) missed()
  }

  private seated(watched: Watched, card: TableCard): void {
    watched.card = card
    void this.mixIn(watched)
    for (const { seated } of watched.tickets.values()) seated(card)
  }

  private hear(news: News): void {
    if ('chat' in news) {
      for (const { messages } of this.listeners.get(news.news) ?? []) messages(news.chat)
      return
    }
    const watched = this.watched.get(news.news)
    if (watched === undefined) return
    if ('card' in news) return this.seated(watched, news.card)
    const pulse = 'pulse' in news ? news.pulse : this.told(watched, news.sight)
    for (const { wake } of watched.tickets.values()) wake(pulse)
  }

  /** A sight that nobody asked for is kept for whoever looks next. */
  private told(watched: Watched, sent: SentSight): Pulse {
    const { eyes, told } = watched
    const sight = watched.sights.receive(sent)
    if (sight === null || eyes === null) return LOOK_AGAIN
    this.saw(watched, sight, eyes.isChosen)
    watched.told =
      told === null ? { eyes, sight } : { eyes: told.eyes, sight: { ...sight, journal: joined(told.sight, sight) } }
    return sight.position
  }

  private saw(watched: Watched, { viewer, gate, position, journal }: Sight, isChosen: boolean): void {
    watched.eyes = { viewer, gate, isChosen, since: journal.seq }
    watched.seq = position.seq
    if (position.step !== position.last) return
    watched.position = position
    void this.mixIn(watched)
  }

  /** Adds this browser's number to the dice, as far as it is time for that. What is refused is tried again at the next sight. */
  private async mixIn(watched: Watched): Promise<void> {
    const { card, position, eyes } = watched
    if (card?.online === undefined || position === null || eyes === null || watched.isMixing) return
    const { dice, seen } = position
    seenCommitments.note(card.id, dice, committedHere(card, dice, this.numbers))
    const isFixed = seenCommitments.isFixed(card.id)
    const word = nextDiceWord({ card, dice, actor: seen.actor, isFixed }, this.numbers, Date.now())
    if (word === null) return
    if (word.text.startsWith('/reveal')) seenCommitments.fix(card.id)
    watched.isMixing = true
    try {
      const asked = { table: card.id, ...word, lines: position.seq, look: { ...eyes, step: null } }
      const said = await this.line.ask('say', asked)
      watched.isMixing = false
      if ('refusal' in said) return
      const pulse = this.told(watched, said.sight)
      for (const { wake } of watched.tickets.values()) wake(pulse)
    } catch {
      watched.isMixing = false
    }
  }

  async look(table: string, look: Look): Promise<Sight> {
    const watched = this.watched.get(table)
    const told = watched?.told
    if (watched !== undefined) watched.told = null
    if (told !== null && told !== undefined && look.step === null && sameEyes(told.eyes, look)) return told.sight
    return this.received(table, look, await this.line.ask('look', { table, look }))
  }

  /** A change of something we do not have cannot be understood: watching anew begins with a whole sight. */
  private async received(table: string, look: Look, sent: SentSight): Promise<Sight> {
    const watched = this.watched.get(table)
    const sight = (watched?.sights ?? new SightsIn()).receive(sent)
    if (sight === null) {
      await this.line.ask('watch', { table })
      return this.received(table, look, await this.line.ask('look', { table, look }))
    }
    if (watched !== undefined) {
      watched.told = null
      this.saw(watched, sight, look.isChosen)
    }
    return sight
  }

  moments = (table: string, seat: Seat | null, moments: readonly Moment[]) =>
    this.line.ask('moments', { table, seat, moments: [...moments] })

  say = async (table: string, seat: Seat, text: string, lines: number, look: Look): Promise<Said> =>
    this.taken(table, look, await this.line.ask('say', { table, seat, text, lines, look }))
  undo = async (table: string, look: Look): Promise<Said> =>
    this.taken(table, look, await this.line.ask('undo', { table, lines: this.linesOf(table), look }))
  redo = async (table: string, look: Look): Promise<Said> =>
    this.taken(table, look, await this.line.ask('redo', { table, lines: this.linesOf(table), look }))

  private async taken(table: string, look: Look, said: SentSaid): Promise<Said> {
    return 'refusal' in said ? said : { sight: await this.received(table, look, said.sight) }
  }

  private linesOf(table: string): number {
    return this.watched.get(table)?.seq ?? 0
  }

  async stand(table: string, seat: Seat, decision: string, answer: string | null): Promise<void> {
    await this.line.ask('stand', { table, seat, decision, answer })
  }

  async pause(table: string, paused: boolean): Promise<void> {
    await this.line.ask('pause', { table, paused })
  }

  async rename(table: string, name: string): Promise<void> {
    await this.line.ask('rename', { table, name })
  }

  course = (table: string) => this.line.ask('course', { table })
  ending = (table: string) => this.line.ask('ending', { table })
}

const sameEyes = (a: Eyes, b: Eyes): boolean =>
  a.viewer === b.viewer && a.gate === b.gate && a.isChosen === b.isChosen && a.since === b.since

/** What two pieces of news say of the journal, in one. */
function joined({ journal: first }: Sight, { journal: then }: Sight): Sight['journal'] {
  if (then.keep <= first.keep) return then
  return {
    seq: then.seq,
    keep: first.keep,
    entries: [...first.entries.slice(0, then.keep - first.keep), ...then.entries],
  }
}
