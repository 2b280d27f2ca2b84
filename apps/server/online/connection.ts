// A page's connection: answers its requests and pushes changes at the tables it watches. Each response looks up the player's
// current seats and contains only what those seats may see.

import { type Clock, HostError, hostErrorOf, type Look, type Pulse, type Said, type Sight } from '@tableworks/host'
import { same, shape } from '@tableworks/kernel'
import {
  type Answers,
  ASKS,
  type Asked,
  type AskName,
  type Asks,
  type FromServer,
  isAllowed,
  readAsk,
  type SentSaid,
  sightNumbers,
  SightsOut,
  type TroubleKind,
} from '@tableworks/protocol'
import { messagesFor } from './chat.ts'
import { happeningFor } from './happenings.ts'
import type { Notices } from '../notices/notices.ts'
import type { ChatLine } from '../store/register.ts'
import type { Allowance, Hourly, Tokens } from './limits.ts'
import type { Metrics } from './metrics.ts'
import { isProgram, type Who } from './players.ts'
import type { Spend } from './quota.ts'
import type { OpenPage } from './presence.ts'
import type { OnlineTables, TableSeating } from './tables.ts'
import { Asker, type Work } from './work/asker.ts'
import { noticeWork } from './work/notices.ts'
import { paceWork } from './work/pace.ts'
import { peopleWork } from './work/people.ts'
import { groupWork } from './work/groups.ts'
import { lobbyWork } from './work/lobby.ts'
import { playWork } from './work/play.ts'
import { profileWork } from './work/profile.ts'
import { tableWork } from './work/tables.ts'
import { safetyWork } from './work/safety.ts'
import { talkWork } from './work/talk.ts'

/** What a connection needs from its socket. */
export interface Wire {
  send(message: FromServer): void
  /** Sends whole views, for clients that don't apply diffs. */
  readonly wantsWhole?: true
  /** Bytes waiting in the send buffer. */
  readonly waiting: number
  /** Disconnects a client that exceeds its limits. It may come back later. */
  expel(code?: number): void
  /** Disconnects a client that doesn't read. */
  cut(): void
}

/** The origin of a connection. */
export interface From {
  readonly address: string
  readonly origin: string
  /** The version of the page. Programs have none. */
  readonly page?: string | undefined
}

export interface ConnectionDeps {
  readonly tables: OnlineTables
  readonly hourly: Hourly
  /** Token buckets shared with the other connections of this network and of this player. */
  readonly shared: readonly Tokens[]
  readonly allowance: Allowance
  /** Counts stored bytes toward a player's quota. */
  readonly spenderFor: (player: string, network: string) => Spend
  readonly metrics: Metrics
  /** Null if this server sends no notifications. */
  readonly notices: Notices | null
  /** A monotonic clock for limits and durations. */
  readonly now: () => number
  readonly log: { warn(what: object, text: string): void; error(what: object, text: string): void }
}

const MOST_WATCHED = 20
/** The close code for clients that send many invalid messages, which our page never does. */
const NOT_OURS = 1008
/** A page with more unread bytes than this is disconnected. It reconnects and resumes. */
export const MOST_WAITING = 1024 * 1024
const TELL_AGAIN_MS = 500

/** A table the page watches. */
interface Watched {
  readonly ticket: number
  /** Unsubscribes from chat. */
  readonly unlisten: () => void
  readonly out: SightsOut
  /** The page's last `look`, with how much of the journal it has; null before the first. */
  look: Look | null
  pulse: Pulse | null
  /** Above 0 while responses are being sent, and pushes wait. */
  busy: number
  /** The seating last sent to the page. */
  seating: TableSeating | null
  seatingText: string
  /** The clock that the page knows. */
  clock: Clock | null
  /** This page's entry in the table's presence. */
  readonly page: OpenPage
}

export class Connection {
  private readonly wire: Wire
  readonly who: Who
  readonly from: From
  private readonly deps: ConnectionDeps
  private readonly asker: Asker
  private readonly watched = new Map<string, Watched>()
  /** Requests that aren't about a position. */
  private readonly work: Work<Exclude<AskName, 'look' | 'say' | 'decline' | 'undo' | 'redo'>>
  /** Watch requests in progress. Other requests about these tables wait, because the page would otherwise miss a change. */
  private readonly soonWatched = new Map<string, Promise<unknown>>()
  private readonly number = sightNumbers()
  private isOpen = true
  /** Whether the player can see the page. */
  private isVisible = false

  constructor(wire: Wire, who: Who, from: From, deps: ConnectionDeps) {
    this.wire = wire
    this.who = who
    this.from = from
    this.deps = deps
    const { tables, notices } = deps
    this.asker = new Asker({
      who,
      origin: from.origin,
      tables,
      notices,
      spend: deps.spenderFor(who.player, from.address),
    })
    this.work = {
      ...tableWork(this.asker),
      ...playWork(this.asker),
      ...talkWork(this.asker),
      ...peopleWork(this.asker),
      ...profileWork(this.asker),
      ...lobbyWork(this.asker),
      ...groupWork(this.asker),
      ...noticeWork(this.asker),
      ...safetyWork(this.asker),
      ...paceWork(this.asker),
      visible: async ({ isVisible }) => (this.show(isVisible), null),
      watch: ({ table }) => this.watchInTurn(table),
      unwatch: async ({ table }) => (await this.unwatch(table), null),
    }
  }

  close(): void {
    this.isOpen = false
    for (const [table, watched] of this.watched) void this.letGo(table, watched)
    this.watched.clear()
  }

  private get player(): string {
    return this.who.player
  }

  private get host() {
    return this.deps.tables.host
  }

  private send(message: FromServer): void {
    if (!this.isOpen) return
    if (this.wire.waiting > MOST_WAITING) return this.wire.cut()
    this.wire.send(message)
  }

  private trouble(id: number, kind: TroubleKind, detail = ''): void {
    this.deps.metrics.count('troubles_total', { kind })
    this.send({ id, trouble: { kind, detail } })
  }

  async hear(text: string): Promise<void> {
    if (!this.isOpen) return
    let asked: Asked
    try {
      asked = readAsk(text)
    } catch (error) {
      if (!this.deps.allowance.invalid.take(1, this.deps.now())) return this.wire.expel(NOT_OURS)
      if (error instanceof shape.Problem) return this.trouble(idIn(text), 'badMessage', error.message)
      this.deps.log.error({ error }, 'unreadable message')
      return this.trouble(idIn(text), 'fault')
    }
    const { id, ask } = asked
    if (!this.mayAsk(ask)) return this.refuse(id)
    if (!isAllowed(this.who.allows, ASKS[ask].right)) return this.trouble(id, 'noRight')
    this.deps.metrics.count('asks_total', { ask })
    try {
      if (STORED.has(ask)) this.asker.spend(storedIn(asked))
      if (isProgram(this.who)) await this.deps.tables.programs.before(this.player, asked)
      await this.answer(asked)
    } catch (error) {
      const { kind, detail } = hostErrorOf(error)
      if (kind === 'tooOften') return this.refuse(id)
      if (kind === 'fault') this.deps.log.error({ ask, table: tableIn(asked), error }, 'a request failed')
      // Only the log gets the details of internal errors.
      this.trouble(id, kind, WITH_DETAIL.has(kind) ? detail : '')
    }
  }

  private mayAsk(ask: AskName): boolean {
    const { cost, hourly } = ASKS[ask] as { cost: number; hourly?: number }
    const now = this.deps.now()
    if (![this.deps.allowance.tokens, ...this.deps.shared].every(tokens => tokens.take(cost, now))) return false
    if (hourly === undefined) return true
    const names = [`${ask} ${this.from.address}`, `${ask} player ${this.player}`]
    return names.every(name => this.deps.hourly.take(name, hourly, now))
  }

  private refuse(id: number): void {
    if (this.deps.allowance.refusals.take(1, this.deps.now())) this.trouble(id, 'tooOften')
    else this.wire.expel()
  }

  private async answer(asked: Asked): Promise<void> {
    const { id, ask, with: given } = asked
    if (ask === 'look') return this.answerLook(id, given as Asks['look'])
    if (ask === 'say' || ask === 'undo' || ask === 'redo') return this.answerWord(id, ask, given as Asks['say'])
    if (ask === 'decline') {
      const { request, reason, ...said } = given as Asks['decline']
      return this.answerWord(id, 'say', { ...said, text: `/decline ${request}` }, reason)
    }
    const work = this.work[ask] as (asked: Asks[AskName]) => Promise<Answers[AskName]>
    const made = await work(given)
    if (isProgram(this.who)) await this.deps.tables.programs.after(this.player, asked, made)
    this.send({ id, made })
  }

  // Watching

  private watchInTurn(table: string) {
    const watching = this.watch(table)
    const settled = watching
      .catch(() => undefined)
      .finally(() => this.soonWatched.get(table) === settled && this.soonWatched.delete(table))
    this.soonWatched.set(table, settled)
    return watching
  }

  private async watch(table: string) {
    const card = await this.deps.tables.cards.toWatch(table, this.player)
    if (!this.watched.has(table) && this.watched.size >= MOST_WATCHED)
      throw new HostError('badPlan', 'too many tables at once')
    const { ticket } = await this.host.open(table, pulse => this.wake(table, pulse))
    const unlisten = await this.listen(table).catch(async (error: unknown) => {
      await this.host.close(table, ticket)
      throw error
    })
    const watched = { ...this.unwatched(), ticket, unlisten, seatingText: seatingOf(card) }
    if (!this.isOpen) await this.letGo(table, watched)
    else {
      // A repeated watch replaces the first.
      const before = this.watched.get(table)
      this.watched.set(table, watched)
      if (before !== undefined) await this.letGo(table, before)
      await this.bePresent(table, watched, card)
      this.seen(table)
    }
    return card
  }

  private show(isVisible: boolean): void {
    this.isVisible = isVisible
    for (const [table, { page }] of this.watched) {
      this.seen(table)
      page.isVisible = isVisible
      this.deps.tables.presence.changed(table, page).catch(() => undefined)
    }
  }

  /** Drops the notifications about a table that the player is looking at. */
  private seen(table: string): void {
    if (this.isVisible) this.deps.notices?.seen(this.player, table).catch(() => undefined)
  }

  /** Pushes chat and table events until the returned function is called. */
  private async listen(table: string): Promise<() => void> {
    const { chat, happenings } = this.deps.tables
    const stopChat = await chat.listen(table, lines => void this.tellChat(table, lines))
    const stopHappenings = await happenings
      .listen(table, list => {
        this.send({ news: table, happened: list.map(one => happeningFor(this.player, one)) })
        if (list.some(({ kind }) => kind === 'chatRemoved')) void this.tellRemoved(table)
      })
      .catch((error: unknown) => {
        stopChat()
        throw error
      })
    return () => {
      stopChat()
      stopHappenings()
    }
  }

  private async tellChat(table: string, lines: readonly ChatLine[]): Promise<void> {
    try {
      const messages = messagesFor(this.player, lines, await this.deps.tables.safety.mutedBy(this.player))
      if (messages.length > 0) this.send({ news: table, chat: messages })
    } catch (error) {
      this.deps.log.warn({ table, error }, 'a message could not be sent')
    }
  }

  /** Sends all removed messages again, because a host just removed one. */
  private async tellRemoved(table: string): Promise<void> {
    const lines = await this.deps.tables.chat.since(table, 0).catch(() => [])
    await this.tellChat(
      table,
      lines.filter(({ isRemoved }) => isRemoved),
    )
  }

  /** Views of a table that isn't watched are sent whole. */
  private unwatched(): Watched {
    return {
      ticket: 0,
      unlisten: () => undefined,
      out: new SightsOut(this.number, this.wire.wantsWhole),
      look: null,
      pulse: null,
      busy: 0,
      seating: null,
      seatingText: '',
      clock: null,
      page: { player: this.player, isVisible: this.isVisible },
    }
  }

  private async unwatch(table: string): Promise<void> {
    await this.soonWatched.get(table)
    const watched = this.watched.get(table)
    this.watched.delete(table)
    if (watched !== undefined) await this.letGo(table, watched)
  }

  private async letGo(table: string, { ticket, unlisten, page }: Watched): Promise<void> {
    unlisten()
    await this.host.close(table, ticket)
    // While the database is down, the stored presence expires.
    await this.deps.tables.presence.close(table, page).catch(() => undefined)
  }

  private wake(table: string, pulse: Pulse | null): void {
    const watched = this.watched.get(table)
    if (watched === undefined || pulse === null || (watched.pulse?.beat ?? 0) > pulse.beat) return
    watched.pulse = pulse
    if (watched.busy === 0) void this.tell(table, watched)
  }

  /** Holds back pushes about a table while `work` runs, then sends them. */
  private async undisturbed<T>(table: string, work: (watched: Watched | undefined) => Promise<T>): Promise<T> {
    await this.soonWatched.get(table)
    const watched = this.watched.get(table)
    if (watched !== undefined) watched.busy += 1
    try {
      return await work(watched)
    } finally {
      if (watched !== undefined) {
        watched.busy -= 1
        if (watched.busy === 0 && watched.pulse !== null) void this.tell(table, watched)
      }
    }
  }

  private async tell(table: string, watched: Watched): Promise<void> {
    watched.busy += 1
    let { pulse } = watched
    try {
      for (; pulse !== null && this.isOpen; pulse = watched.pulse) {
        watched.pulse = null
        await this.tellSeats(table, watched)
        await this.tellClock(table, watched)
        const { look, out } = watched
        if (look !== null && look.step === null && out.isBehind(pulse)) {
          const sight = await (await this.asker.seated(table)).look(table, look)
          this.send({ news: table, sight: this.sent(watched, look, sight) })
          if (concerns(sight)) this.seen(table)
        } else if (pulse.beat > out.beat) {
          out.beat = pulse.beat
          this.send({ news: table, pulse: quiet(pulse) })
        }
      }
    } catch (error) {
      // During a short database outage, retry so the page doesn't keep an old position. The store has logged the error.
      if (hostErrorOf(error).kind === 'storageClosed') setTimeout(() => this.wake(table, pulse), TELL_AGAIN_MS).unref()
      else this.deps.log.warn({ table, error }, 'a change could not be sent')
    } finally {
      watched.busy -= 1
    }
  }

  /** Adds the page to the presence, unless it belongs to a spectator or has closed meanwhile. */
  private async bePresent(table: string, watched: Watched, { online }: Answers['card']): Promise<void> {
    const isSeated = online !== undefined && online.mine.length > 0
    if (isSeated && this.watched.get(table) === watched) await this.deps.tables.presence.open(table, watched.page)
  }

  /** Sends the seating if it changed. */
  private async tellSeats(table: string, watched: Watched): Promise<void> {
    const { seating: known } = watched
    const seating = await this.deps.tables.seating(table)
    const isKnown = known?.room === seating.room && known.plans === seating.plans && known.present === seating.present
    if (isKnown && known.locked === seating.locked && same(known.awaited, seating.awaited)) return
    watched.seating = seating
    const card = await this.deps.tables.cards.of(table, this.player)
    if (seatingOf(card) === watched.seatingText) return
    watched.seatingText = seatingOf(card)
    this.send({ news: table, card })
    await this.bePresent(table, watched, card)
  }

  private async tellClock(table: string, watched: Watched): Promise<void> {
    const clock = await this.host.clockOf(table)
    if (clock === null || watched.clock === clock.kept) return
    watched.clock = clock.kept
    this.send({ news: table, clock: clock.shown })
  }

  /** Records the view being sent as the base for the next diff. */
  private sent(watched: Watched, look: Look, sight: Sight) {
    watched.look = { ...look, viewer: sight.viewer, gate: sight.gate, since: sight.journal.seq }
    const { position } = sight
    return watched.out.send(
      position.botTrouble === null ? sight : { ...sight, position: { ...position, ...quiet(position) } },
    )
  }

  private answerLook(id: number, { table, look }: Asks['look']): Promise<void> {
    return this.undisturbed(table, async watched => {
      const sight = await (await this.asker.seated(table)).look(table, look)
      this.send({ id, made: this.sent(watched ?? this.unwatched(), look, sight) })
    })
  }

  private answerWord(id: number, ask: 'say' | 'undo' | 'redo', given: Asks['say'], reason?: string): Promise<void> {
    const { table, look, lines } = given
    return this.undisturbed(table, async watched => {
      const began = this.deps.now()
      const player = await this.asker.seated(table)
      const said: Said =
        ask === 'say'
          ? await player.say(table, given.seat, given.text, lines, look, reason)
          : await player[ask](table, look, lines)
      const made: SentSaid =
        'refusal' in said ? said : { sight: this.sent(watched ?? this.unwatched(), look, said.sight) }
      if ('sight' in said) this.deps.metrics.choice((this.deps.now() - began) / 1000)
      this.send({ id, made })
    })
  }
}

/** Whether a notification to this view's player may be queued. */
const concerns = ({ viewer, position: { seen, request } }: Sight): boolean =>
  viewer !== null && (seen.actor === viewer || seen.result !== null || request !== null)

/** Requests whose text counts toward the storage quota. New tables are counted elsewhere. */
const STORED: ReadonlySet<AskName> = new Set<AskName>([
  'say',
  'decline',
  'undo',
  'redo',
  'chat',
  'keepNote',
  'stand',
  'invite',
])

/** Errors whose details clients may see. */
const WITH_DETAIL: ReadonlySet<string> = new Set<TroubleKind>([
  'badPlan',
  'secret',
  'unknownGame',
  'otherRules',
  'damagedLog',
  'quota',
  'locked',
])

/** Sends only the kind of a bot's error. The details stay in the log. */
const quiet = ({ beat, seq, thinking, paused, botTrouble, chosen, votes }: Pulse): Pulse => ({
  beat,
  seq,
  thinking,
  paused,
  botTrouble: botTrouble === null ? null : { kind: botTrouble.kind, detail: '' },
  chosen,
  votes,
})

const seatingOf = ({ seats, locked, awaited, online }: Answers['card']): string =>
  JSON.stringify([seats, locked, awaited, online])

/** The size of the text that a request stores, in bytes. */
const storedIn = ({ with: given }: Asked): number => ('text' in given ? Buffer.byteLength(String(given.text)) : 0)

const tableIn = ({ with: given }: Asked): string | null => ('table' in given ? String(given.table) : null)

/** The id in an invalid message; -1 if it has none. */
function idIn(text: string): number {
  const found = /"id":(\d{1,15})/.exec(text.slice(0, 200))?.[1]
  return found === undefined ? -1 : Number(found)
}
