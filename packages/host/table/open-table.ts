// One table in memory, as its host uses it. Requests run one after another, so nothing is seen before it is stored.

import {
  type AnyGame,
  AUTO,
  beginsTurn,
  type Moment,
  needsExcuse,
  type Refusal,
  type Seat,
  type SeatView,
  tidied,
  viewOf,
} from '@tableworks/kernel'
import type { ShownClock } from '../clock.ts'
import { type Happened, SAY_NOTHING, type TellSeating } from '../happened.ts'
import { type Look, type PreparedPlan, type Pulse, type SeatPlan, type Sight, HostError } from '../link.ts'
import { awaitedSeats, awaiting } from '../records.ts'
import { reseated } from '../seating.ts'
import type { TableRecord } from '../store.ts'
import type { Votes } from '../votes.ts'
import { AnsweringTogether } from './answering-together.ts'
import type { Ownership, TableDeps } from './deps.ts'
import type { EarlyAnswers } from './early-answers.ts'
import { openStored } from './opening.ts'
import { Pauses } from './pauses.ts'
import { PreparedMoves } from './prepared-moves.ts'
import { SeatArrivals } from './seat-arrivals.ts'
import { StandingAnswers } from './standing-answers.ts'
import type { StoredTable } from './stored-table.ts'
import { TableViews } from './table-views.ts'
import { Undoing } from './undoing.ts'

const ONLY_HOST: Refusal = { because: 'nothingToExcuse', rule: null }
const PAUSED: Refusal = { because: 'paused', rule: null }

/** A bot to move, and what it may see. */
interface WaitingBot {
  readonly seat: Seat
  readonly level: string
  readonly seen: SeatView
  readonly seq: number
  /** How many secret choices it has made in this position. */
  readonly made: number
  readonly beginsTurn: boolean
}

export class OpenTable {
  private readonly stored: StoredTable
  private readonly together: AnsweringTogether
  private readonly standing: StandingAnswers
  private readonly prepared: PreparedMoves
  private readonly undoing: Undoing
  private readonly pauses: Pauses
  private readonly arrivals: SeatArrivals
  private readonly views: TableViews
  private turn: Promise<unknown> = Promise.resolve()
  thinking: Seat | null = null
  /** Whether a bot has failed. `botTrouble` says why. */
  isStopped = false
  botTrouble: Pulse['botTrouble'] = null
  /** When a player last looked or moved. */
  touched = performance.now()
  /** Counts the pulses sent to watchers. */
  beat = 0

  private constructor(stored: StoredTable) {
    this.stored = stored
    this.together = new AnsweringTogether(stored)
    this.standing = new StandingAnswers(stored)
    this.prepared = new PreparedMoves(stored, () => this.together.isAsking)
    this.undoing = new Undoing(stored, this.together)
    this.pauses = new Pauses(stored)
    this.arrivals = new SeatArrivals(stored)
    this.views = new TableViews(stored, {
      early: this.together.early,
      pulse: () => this.pulse(),
      undoFor: people => this.undoing.stateFor(people),
      standingOf: seat => this.standing.for(seat),
      preparedOf: seat => this.prepared.for(seat),
    })
  }

  static async open(game: AnyGame, record: TableRecord, deps: TableDeps): Promise<OpenTable> {
    const stored = await openStored(game, record, deps)
    // The server that stored the last move may not have known of someone who just sat down, and may be gone.
    if (stored.clocks.isWrong) await stored.clocks.restart()
    return new OpenTable(stored)
  }

  /** Looks and moves run one after another, so nothing is seen before it is stored. */
  private inTurn<T>(work: () => Promise<T> | T): Promise<T> {
    this.touched = performance.now()
    const done = this.turn.then(work)
    this.turn = done.catch(() => undefined)
    return done
  }

  get game(): AnyGame {
    return this.stored.game
  }
  get record(): TableRecord {
    return this.stored.record
  }
  get ownership(): Ownership | null {
    return this.stored.ownership
  }
  get isOver(): boolean {
    return this.stored.table.actor === null
  }
  get length(): number {
    return this.stored.length
  }
  get people(): readonly Seat[] {
    return this.stored.seats.people
  }
  get isBotOnly(): boolean {
    return this.stored.seats.isBotOnly
  }
  /** Whether a bot has a seat and the game goes on. */
  get hasBots(): boolean {
    return !this.isOver && this.people.length < this.record.seats.length
  }
  get early(): EarlyAnswers {
    return this.together.early
  }
  get request() {
    return this.stored.table.request
  }
  /** The time each seat has left, and whose time runs; null for a table without clocks. */
  get clock(): ShownClock | null {
    return this.stored.clocks.shown
  }
  /** The move that the host should make for a person now: a prepared move or an automatic answer. */
  get automaticMove(): { seat: Seat; text: string; seq: number } | null {
    return this.isStill ? null : (this.prepared.now ?? this.standing.now)
  }
  get awaitsAnswer(): boolean {
    return this.undoing.awaitsAnswer
  }
  get paused(): boolean {
    return this.isStopped || this.isLocked || this.pauses.paused
  }
  get isLocked(): boolean {
    return this.record.locked != null
  }
  /** At a table with clocks a pause stops everyone's moves, because no one's time runs; otherwise only the bots'. */
  private get isStill(): boolean {
    return this.record.paused === true && this.record.pace !== undefined
  }

  pulse(): Pulse {
    const { beat, thinking, paused, botTrouble, early, pauses } = this
    return { beat, seq: this.length, thinking, paused, botTrouble, chosen: early.chosen, votes: pauses.votes }
  }

  // Bots

  /** The bot to move, if it's a bot's turn. */
  get waitingBot(): WaitingBot | null {
    if (this.together.isAsking) return this.undecidedBot
    const { table, views, seats, game } = this.stored
    const seat = table.actor
    const level = seat === null ? null : seats.levelOf(seat)
    if (seat === null || level === null) return null
    const { line, decision } = table
    return {
      seat,
      level,
      seen: views.view(table.state, seat),
      seq: this.length,
      made: 0,
      beginsTurn: beginsTurn(game, line, { seat, decision: decision ?? '' }),
    }
  }

  /** A bot that has yet to choose while several seats decide at the same time. It doesn't wait for the other seats. */
  private get undecidedBot(): WaitingBot | null {
    const { table, seats } = this.stored
    const seat = this.early.undecided.find(one => !seats.isPerson(one))
    const level = seat === undefined ? null : seats.levelOf(seat)
    const state = seat === undefined ? null : this.early.inTurn(seat)
    if (seat === undefined || level === null || state === null) return null
    const seen = viewOf(table.referee, state, seat)
    return { seat, level, seen, seq: this.length, made: this.early.choicesOf(seat).length, beginsTurn: false }
  }

  /** Bots agree when people ask each other to undo. */
  agreeForBots(): Promise<unknown> {
    return this.inTurn(() => this.undoing.botsAgree())
  }

  // Moves

  /** Returns null if accepted. `reason` goes with a declined request. */
  say(seat: Seat, text: string, lines?: number, reason?: string): Promise<Refusal | null> {
    if (tidied(text) === AUTO) return Promise.resolve(ONLY_HOST)
    return this.inTurn(() => this.choose(seat, text, lines, reason))
  }

  /** Answers of seats that decide at the same time are kept until everyone has answered. */
  private async choose(seat: Seat, text: string, lines?: number, reason?: string): Promise<Refusal | null> {
    const { stored, together } = this
    await stored.hearAtLeast(lines)
    const isTalk = tidied(text).startsWith('/')
    if (!isTalk && together.wasRevealed(seat, text, lines)) return null
    if (!isTalk && this.isStill) return PAUSED
    if (!isTalk && together.isAsking) return together.answer(seat, text, lines)
    return stored.write(seat, text, lines, reason)
  }

  /** A bot or an automatic answer moves for a seat. Absent players must not lose their dice number because of that. */
  moveFor(seat: Seat, text: string, lines: number): Promise<Refusal | null> {
    return this.inTurn(async () => {
      const { stored, together } = this
      if (together.isAsking) return together.answer(seat, text, lines)
      if (needsExcuse(stored.table.mixing, seat)) await stored.write(seat, AUTO, lines)
      return stored.write(seat, text, lines)
    })
  }

  /** Reveals the answers of seats that decide at the same time, if everyone has answered. */
  reveal(): Promise<void> {
    return this.inTurn(() => this.together.reveal())
  }

  undo(people: readonly Seat[], lines?: number): Promise<Refusal | null> {
    return this.inTurn(() => this.undoing.undo(people, lines))
  }

  redo(people: readonly Seat[], lines?: number): Promise<Refusal | null> {
    return this.inTurn(() => this.undoing.redo(people, lines))
  }

  // Changes to the table

  stand(seat: Seat, decision: string, answer: string | null): Promise<void> {
    return this.inTurn(() => this.standing.set(seat, decision, answer))
  }

  prepare(seat: Seat, plan: PreparedPlan | null): Promise<void> {
    return this.inTurn(() => this.prepared.set(seat, plan))
  }

  pause(paused: boolean, happened: readonly Happened[] = [], votes: Votes = {}): Promise<void> {
    return this.inTurn(async () => {
      this.isStopped = false
      this.botTrouble = null
      if (this.paused !== paused) await this.pauses.set(paused, happened, votes)
    })
  }

  /** Stores motions and votes. */
  keepVotes(votes: Votes, happened: readonly Happened[]): Promise<void> {
    return this.inTurn(() => this.pauses.keepVotes(votes, happened))
  }

  /** A host of the server locks the table with a reason, or unlocks it. */
  lock(locked: string | null, happened: readonly Happened[]): Promise<void> {
    return this.inTurn(() => this.pauses.lock(locked, happened))
  }

  /** These players have come to the rematch. */
  async arrive(seats: readonly Seat[]): Promise<void> {
    const isAwaited = () => awaitedSeats(this.record).filter(seat => seats.includes(seat))
    if (isAwaited().length === 0) return
    await this.inTurn(async () => {
      const come = isAwaited()
      if (come.length === 0) return
      await this.stored.change(awaiting(come, false))
      await this.stored.clocks.restart()
      this.stored.announce()
    })
  }

  /** Renames the table. An empty name resets it to the players' names. */
  rename(name: string, happened: readonly Happened[] = []): Promise<void> {
    return this.inTurn(() => {
      return this.stored.keepSeating(({ seats, sides }) => ({ seating: { seats, sides, name }, happened }))
    })
  }

  /** Puts another person or a bot in a seat. */
  reseat(
    change: (seats: readonly SeatPlan[]) => readonly SeatPlan[],
    tell: TellSeating = SAY_NOTHING,
    isRename = false,
  ): Promise<void> {
    return this.inTurn(async () => {
      await this.stored.readOwnership()
      await this.stored.keepSeating(record => {
        const seating = reseated(record, change, isRename)
        return { seating, happened: tell(record.seats, seating.seats) }
      })
    })
  }

  /** The chapter that a bot should finish before a person takes over from it; undefined if it needn't. */
  unfinishedBy(seat: Seat): Promise<string | undefined> {
    return this.inTurn(() => this.arrivals.unfinishedBy(seat))
  }

  /** Hands seats over to people whose bots have finished their chapter. */
  async letArrive(): Promise<void> {
    if (this.arrivals.areDue) await this.inTurn(() => this.arrivals.settle())
  }

  /** The seats whose time has run out, until `clockChecked`. */
  outOfTime(): Promise<readonly Seat[]> {
    return this.inTurn(async () => {
      await this.stored.catchUp() // another server may have stored a move, and a holiday may have begun
      return this.stored.clocks.late
    })
  }

  /** Stores the clock, with what happened to the seats whose time had run out. A move of another server takes precedence. */
  clockChecked(happened: readonly Happened[]): Promise<void> {
    return this.inTurn(async () => {
      if (!(await this.stored.clocks.keepChecked(happened))) await this.stored.catchUp()
      this.stored.announce()
    })
  }

  /** Reads lines that other hosts have written. Returns whether there were any. */
  refresh(): Promise<boolean> {
    return this.inTurn(async () => {
      const hasGrown = await this.stored.catchUp()
      if (this.stored.clocks.isWrong) await this.stored.clocks.restart()
      return hasGrown
    })
  }

  /** Stores a snapshot, so the table opens faster next time. */
  remember(): Promise<void> {
    return this.stored.remember()
  }

  // Looks

  /** The position and the new journal entries, for the person who may look now. */
  look(look: Look, people: readonly Seat[]): Promise<Sight> {
    return this.inTurn(() => this.views.look(look, people))
  }

  moments(seat: Seat | null, moments: readonly Moment[], people: readonly Seat[]): Promise<readonly SeatView[]> {
    return this.inTurn(() => this.views.moments(seat, moments, people))
  }

  /** The score of each side after every step. */
  course(): Promise<readonly (readonly number[])[]> {
    return this.inTurn(() => {
      const { table, game } = this.stored
      if (!this.isOver) throw new HostError('secret')
      const steps = Array.from({ length: table.step + 1 }, (_, step) => step)
      return steps.map(step => game.result(table.at(step).g).scores)
    })
  }

  /** The position at which a what-if table starts, for any person who shares this device. */
  startOf(seat: Seat | null, step: number) {
    return this.inTurn(() => {
      const { table } = this.stored
      this.views.mayShow(seat, this.people)
      return { state: table.at(step), seen: table.view(seat, step), referee: table.referee }
    })
  }
}
