// One table in memory: the kernel's table and its log in the store. A choice is stored before it's shown, so a visible choice is
// never lost.

import {
  type AnyGame,
  AUTO,
  beginsTurn,
  heardBy,
  keepsPosition,
  type LogLine,
  type Moment,
  needsExcuse,
  type Proposal,
  type Refusal,
  type Seat,
  type SeatView,
  seatsOf,
  Table,
  tidied,
  type Told,
  viewOf,
} from '@tableworks/kernel'
import {
  type Clock,
  clockAfter,
  type ClockDeps,
  checkedAt,
  seatsOutOfTime,
  shownClock,
  type ShownClock,
} from './clock.ts'
import {
  type Look,
  type Pulse,
  type SeatPlan,
  type Sight,
  HostError,
  hostErrorOf,
  type UndoState,
  WAIT_FOR_COMMITMENTS_MS,
} from './link.ts'
import { EarlyAnswers, earlyField } from './early-answers.ts'
import { type Happened, SAY_NOTHING, talkWordIn, type TellSeating } from './happened.ts'
import { carriedOn, recalled, remembered } from './memories.ts'
import { chapterIn, openingOf, recordIn, rulesOf, togetherIn, waitingSeats } from './records.ts'
import { NOTHING_STANDS, reseated } from './seating.ts'
import { TableViews } from './table-views.ts'
import type { EarlyAnswer, Seating, StandingAnswers, Store, TableNews, TableRecord } from './store.ts'

/** Changed rules may already fail when the table is set up. */
function opening(game: AnyGame, record: TableRecord): Table {
  try {
    return new Table(game, openingOf(game, record))
  } catch (error) {
    if (rulesOf(record) === game.rules) throw error
    throw new HostError('otherRules', `line 1, rules ${rulesOf(record)}, here rules ${game.rules}`)
  }
}

const NOT_ALL_COMMITTED: Refusal = { because: 'notAllCommitted', rule: null }
const ONLY_HOST: Refusal = { because: 'nothingToExcuse', rule: null }
const MOVED_ON: Refusal = { because: 'movedOn', rule: null }
/** Opening a table replays at most this many lines. */
const LINES_BETWEEN_MEMORIES = 64
const standsIn = (seat: Seat): Refusal => ({ because: 'standIn', rule: null, seat })
const NOTHING_TO_REDO: Refusal = { because: 'nothingToRedo', rule: null }

/** Runs the rules of this table, and stops them if they take too long. */
export type TableWatchdog = <T>(work: () => T) => Promise<T>

export class TooLong extends Error {}

/** Who made a table, and the seats people hold there. A bot in a held seat is a stand-in. */
export interface Ownership {
  readonly owner: string
  readonly held: readonly Seat[]
}

/** Who pauses or resumes a table, and the events that tell of it. */
export interface Pausing {
  readonly by: readonly Seat[]
  /** `isAgreed`: everyone whose consent is needed has agreed. */
  readonly tell: (isAgreed: boolean) => readonly Happened[]
}
const PAUSED_HERE: Pausing = { by: [], tell: () => [] }

/** What an open table needs from its host. */
export interface TableDeps {
  readonly store: Store
  /** Null for a table on this device. */
  readonly ownership: () => Promise<Ownership | null>
  readonly watchdog: TableWatchdog
  readonly now: () => number
  /** Omitted on a device, whose tables have no clocks. */
  readonly clock?: ClockDeps
  /** Called when the table has a new line that other tabs or servers should read. */
  readonly news: (id: string) => void
}

export class OpenTable {
  readonly game: AnyGame
  record: TableRecord
  readonly table: Table
  private readonly deps: TableDeps
  /** The step after each log line, to find which part of the journal is unchanged. */
  readonly stepAfter: number[] = []
  readonly early = new EarlyAnswers(this)
  private readonly views = new TableViews(this)
  private turn: Promise<unknown> = Promise.resolve()
  thinking: Seat | null = null
  /** A bot failed; `botTrouble` says why. */
  isStopped = false
  ownership: Ownership | null
  botTrouble: Pulse['botTrouble'] = null
  /** When a player last looked or moved. */
  touched = 0
  /** Counts the pulses sent to watchers. */
  beat = 0

  /** How many log lines the stored snapshot covers. */
  private rememberedLines = 0

  private constructor(game: AnyGame, record: TableRecord, deps: TableDeps, table: Table, ownership: Ownership | null) {
    this.game = game
    this.record = record
    this.deps = deps
    this.table = table
    this.ownership = ownership
  }

  /**
   * Opens a table from its snapshot and the lines since, or replays the whole log without a valid snapshot. If the log
   * doesn't replay under changed rules, the game may upgrade the last position.
   */
  static async open(game: AnyGame, record: TableRecord, deps: TableDeps): Promise<OpenTable> {
    const { id } = record
    const { store, ownership } = deps
    const [lines, memory, owned] = await Promise.all([store.lines(id, 0), store.memory(id), ownership()])
    try {
      return await deps.watchdog(() => OpenTable.from(game, record, deps, lines, memory, owned))
    } catch (error) {
      if (hostErrorOf(error).kind !== 'otherRules') throw error
      const carried = await deps.watchdog(() => carriedOn(game, record, lines, memory))
      if (carried === null) throw error
      await deps.store.changeRecord(id, carried)
      return deps.watchdog(() => OpenTable.from(game, { ...record, ...carried }, deps, lines, null, owned))
    }
  }

  private static from(
    game: AnyGame,
    record: TableRecord,
    deps: TableDeps,
    lines: readonly LogLine[],
    memory: unknown,
    owned: Ownership | null,
  ): OpenTable {
    const found = recalled(game, record, lines, memory)
    const opened = new OpenTable(game, record, deps, found?.table ?? opening(game, record), owned)
    opened.touched = performance.now()
    opened.rememberedLines = opened.length
    opened.stepAfter.push(...(found?.stepAfter ?? []))
    for (const line of lines.slice(opened.length)) opened.replay(line)
    return opened
  }

  /** The length of the log, including lines played under earlier rules. */
  get length(): number {
    return this.earlier + this.table.log.length
  }
  get earlier(): number {
    return this.record.earlier ?? 0
  }

  /** Stores a snapshot, so the table opens faster next time. */
  async remember(): Promise<void> {
    if (this.length === this.rememberedLines) return
    this.rememberedLines = this.length
    try {
      await this.deps.store.keepMemory(this.record.id, remembered(this.game, this.table, this.stepAfter))
    } catch {
      // A failed snapshot loses nothing, because the log has everything.
    }
  }

  /** Looks and moves run one after another, so nothing is seen before it is stored. */
  private inTurn<T>(work: () => Promise<T> | T): Promise<T> {
    this.touched = performance.now()
    const done = this.turn.then(work)
    this.turn = done.catch(() => undefined)
    return done
  }

  get step(): number {
    return this.table.step
  }
  get isOver(): boolean {
    return this.table.actor === null
  }

  /** The bot to move, if it's a bot's turn. */
  get waitingBot(): {
    seat: Seat
    level: string
    seen: SeatView
    seq: number
    made: number
    beginsTurn: boolean
  } | null {
    if (this.early.seats.length > 0) return this.undecidedBot
    const seat = this.table.actor
    const level = seat === null ? null : this.levelOf(seat)
    if (seat === null || level === null) return null
    const { line, decision } = this.table
    return {
      seat,
      level,
      seen: this.views.view(this.table.state, seat),
      seq: this.length,
      made: 0,
      beginsTurn: beginsTurn(this.game, line, { seat, decision: decision ?? '' }),
    }
  }

  /** A bot that decides at the same time as others answers without waiting for them. */
  private get undecidedBot(): OpenTable['waitingBot'] {
    const seat = this.early.undecided.find(one => !this.isPerson(one))
    const level = seat === undefined ? null : this.levelOf(seat)
    const state = seat === undefined ? null : this.early.inTurn(seat)
    if (seat === undefined || level === null || state === null) return null
    const seen = viewOf(this.table.referee, state, seat)
    return { seat, level, seen, seq: this.length, made: this.early.choicesOf(seat).length, beginsTurn: false }
  }

  private levelOf(seat: Seat): string | null {
    return this.record.seats[seat]?.bot ?? null
  }

  /** A person's automatic answer to the current decision, if it's legal now. */
  get standingAnswer(): { seat: Seat; text: string; seq: number } | null {
    const { actor: seat, decision } = this.table
    const text = seat === null || decision === null || !this.isPerson(seat) ? null : this.standingOf(seat)[decision]
    if (seat === null || text === null || text === undefined) return null
    return this.views.view(this.table.state, seat).choices.includes(text) ? { seat, text, seq: this.length } : null
  }

  standingOf(seat: Seat | null): StandingAnswers {
    return (seat === null ? undefined : this.record.standing?.[seat]) ?? NOTHING_STANDS
  }

  /** Answers this decision automatically for the seat from now on; null turns that off. */
  stand(seat: Seat, decision: string, answer: string | null): Promise<void> {
    return this.inTurn(async () => {
      if (answer !== null && !mayStand(this.game, decision, answer)) throw new HostError('badPlan')
      const { [decision]: _before, ...others } = this.standingOf(seat)
      const stands = answer === null ? others : { ...others, [decision]: answer }
      const { seats, sides } = this.record
      await this.keepSeating({
        seats,
        sides,
        standing: seats.map((_plan, at) => (at === seat ? stands : this.standingOf(at as Seat))),
      })
    })
  }

  isPerson(seat: Seat): boolean {
    return this.record.seats[seat]?.bot === null
  }

  private isHeld(seat: Seat): boolean {
    return this.ownership?.held.includes(seat) === true
  }

  private get seats(): readonly Seat[] {
    return seatsOf(this.record.seats.length)
  }

  /** Whether this is a server table without people. A free seat doesn't count as a person. */
  get isBotOnly(): boolean {
    return this.ownership !== null && !this.seats.some(seat => this.isPerson(seat) && this.isHeld(seat))
  }

  private get hasOnlyStandIns(): boolean {
    return this.isBotOnly && this.seats.some(seat => this.isHeld(seat))
  }

  /** Bots pause when a person paused them, or when only stand-ins would play and no person has allowed that. */
  get paused(): boolean {
    return this.isStopped || (this.record.paused ?? this.hasOnlyStandIns)
  }

  /** The pause is stored, so it holds in every tab, on every server and after a restart. */
  pause(paused: boolean, { by, tell }: Pausing = PAUSED_HERE): Promise<void> {
    return this.inTurn(async () => {
      this.isStopped = false
      this.botTrouble = null
      if (this.paused === paused) return
      const agreed = this.votesWith(paused, by)
      if (agreed.length === this.votesWith(paused, []).length && by.length > 0) return // already asked
      const isAgreed = this.pauseVoters.every(seat => agreed.includes(seat))
      const change = isAgreed ? { paused, pauseVote: null } : { pauseVote: { paused, by: agreed } }
      await this.deps.store.changeRecord(this.record.id, change, tell(isAgreed))
      this.record = { ...this.record, ...change }
      await this.keepTime()
      this.deps.news(this.record.id)
    })
  }

  private votesWith(paused: boolean, by: readonly Seat[]): readonly Seat[] {
    const { pauseVote } = this.record
    return [...new Set([...(pauseVote?.paused === paused ? pauseVote.by : []), ...by])]
  }

  /** A pause stops the clocks, so all people at a table with clocks must agree to it. */
  private get pauseVoters(): readonly Seat[] {
    return this.record.pace === undefined ? [] : this.people.filter(seat => this.isHeld(seat))
  }

  /**
   * Bots wait while a player has an undo request to answer, because a move would cancel the request. A player with a stand-in
   * doesn't delay the bots.
   */
  get awaitsAnswer(): boolean {
    const { request } = this.table
    return request !== null && this.seats.some(seat => this.isPerson(seat) && !request.agreed.includes(seat))
  }

  /** A stand-in in another seat, if any. Only the person who holds that seat could agree to an undo. */
  private standInBeside(seats: readonly Seat[]): Seat | null {
    return this.seats.find(seat => this.isHeld(seat) && !this.isPerson(seat) && !seats.includes(seat)) ?? null
  }

  /** Reads lines that other hosts have written. Returns whether there were any. */
  refresh(): Promise<boolean> {
    return this.inTurn(() => this.catchUp())
  }

  private async catchUp(): Promise<boolean> {
    const { id } = this.record
    const record = await this.deps.store.table(id)
    if (record === undefined) throw new HostError('missing')
    // Its components never change.
    const { components } = this.record
    this.sitDown({ ...recordIn(record), components }, await this.deps.ownership())
    const lines = await this.deps.store.lines(id, this.length)
    for (const line of lines) this.replay(line)
    return lines.length > 0
  }

  private sitDown(record: TableRecord, ownership: Ownership | null): void {
    this.record = record
    this.ownership = ownership
  }

  private replay({ seat, text, hash }: LogLine): void {
    if (!this.repeats(seat, text) || this.table.log.at(-1)?.hash !== hash) throw this.whyNotAgain()
    this.stepAfter.push(this.table.step)
  }

  private repeats(seat: Seat, text: string): boolean {
    try {
      return 'told' in this.table.repeat(seat, text)
    } catch {
      return false // the rules throw on it
    }
  }

  /** The same rules always produce the same states, so if the rules are unchanged the log is damaged. */
  private whyNotAgain(): HostError {
    const line = this.stepAfter.length + 1
    const { rules } = this.game
    if (this.rulesBefore === rules) return new HostError('damagedLog', String(line))
    return new HostError('otherRules', `line ${line}, rules ${this.rulesBefore}, here rules ${rules}`)
  }

  /** The rules under which the whole log so far is valid. */
  get rulesBefore(): number {
    return rulesOf(this.record)
  }

  /** Returns null if accepted. */
  say(seat: Seat, text: string, lines?: number): Promise<Refusal | null> {
    if (tidied(text) === AUTO) return Promise.resolve(ONLY_HOST)
    return this.inTurn(() => this.choose(seat, text, lines))
  }

  /** A bot or an automatic answer moves for a seat. This must not cost an absent player their dice number. */
  moveFor(seat: Seat, text: string, lines: number): Promise<Refusal | null> {
    return this.inTurn(async () => {
      if (this.early.seats.length > 0) return this.answerEarly(seat, text, lines)
      if (needsExcuse(this.table.mixing, seat)) await this.write(seat, AUTO, lines)
      return this.write(seat, text, lines)
    })
  }

  /** Answers of seats that decide at the same time are kept until everyone has answered. */
  private async choose(seat: Seat, text: string, lines?: number): Promise<Refusal | null> {
    await this.hearAtLeast(lines)
    const isTalk = tidied(text).startsWith('/')
    if (!isTalk && this.wasRevealed(seat, text, lines)) return null
    return isTalk || this.early.seats.length === 0 ? this.write(seat, text, lines) : this.answerEarly(seat, text, lines)
  }

  private async answerEarly(seat: Seat, text: string, lines?: number): Promise<Refusal | null> {
    if (lines !== undefined && !this.isCurrent(lines)) return MOVED_ON
    const answer = await this.deps.watchdog(() => this.early.with(seat, text))
    if ('refusal' in answer) return answer.refusal
    await this.keepEarly(seat, answer)
    await this.playAnswers()
    return null
  }

  private async keepEarly(seat: Seat, answer: EarlyAnswer | null): Promise<void> {
    const change = earlyField(seat, answer)
    await this.deps.store.changeRecord(this.record.id, change)
    this.record = { ...this.record, ...change }
    await this.keepTime(answer !== null)
    this.deps.news(this.record.id)
  }

  /** Reveals the answers of seats that decide at the same time, if everyone has answered. */
  reveal(): Promise<void> {
    return this.inTurn(() => this.playAnswers())
  }

  private async playAnswers(): Promise<void> {
    for (let { next } = this.early; next !== null; { next } = this.early) {
      const { seat, text } = next
      if (!this.isPerson(seat) && needsExcuse(this.table.mixing, seat)) await this.write(seat, AUTO)
      const lines = this.length
      const refusal = await this.write(seat, text)
      // The seat is asked again. This can't happen while its options don't depend on the others' answers.
      if (refusal !== null && this.length === lines) await this.keepEarly(seat, null)
    }
  }

  /** Whether this was the seat's answer in a group that has been revealed since. */
  private wasRevealed(seat: Seat, text: string, lines: number | undefined): boolean {
    if (lines === undefined || lines < this.earlier) return false
    const since = this.table.log.slice(lines - this.earlier).filter(line => !keepsPosition(line.text))
    return (
      since.find(line => line.seat === seat)?.text === tidied(text) && since.every(line => !line.text.startsWith('/'))
    )
  }

  /** If the caller knows a longer log, another host wrote it. */
  private async hearAtLeast(lines: number | undefined): Promise<void> {
    if (lines !== undefined && lines > this.length) await this.catchUp()
  }

  private async write(seat: Seat, text: string, lines?: number): Promise<Refusal | null> {
    await this.hearAtLeast(lines)
    if (this.wasSaid([seat], lines, said => said === tidied(text))) return null
    const length = this.length
    const made = await this.deps.watchdog(() => this.proposal(seat, text, lines))
    if ('refusal' in made) return made.refusal
    const { proposed, news } = made
    const { store } = this.deps
    const happened = this.happenedIn(proposed)
    if (!(await store.addLine(this.record.id, this.earlier + proposed.at, proposed.line, news, happened))) {
      await this.catchUp()
      // Another host wrote first, but its line changed no position.
      if (this.length > length && this.isCurrent(length)) return this.write(seat, text, lines)
      // It may be the player's own line, sent through a host that couldn't reply.
      return this.wasSaid([seat], lines, said => said === tidied(text)) ? null : MOVED_ON
    }
    this.record = { ...this.record, news }
    this.table.commit(proposed)
    this.stepAfter.push(this.table.step)
    // A snapshot shows the ending even if no rules can replay the game.
    if (news.result !== null || this.length - this.rememberedLines >= LINES_BETWEEN_MEMORIES) void this.remember()
    this.deps.news(this.record.id)
    return null
  }

  /** Whether the position is unchanged since the log had this length. */
  private isCurrent(lines: number): boolean {
    return this.table.isCurrent(lines - this.earlier)
  }

  /** People's undos, requests and answers, which are announced to others. Bots agree to everything. */
  private happenedIn({ line: { seat, text }, step }: Proposal): Happened | null {
    const word = talkWordIn(text)
    const name = this.record.sides[seat] ?? ''
    if (word === null || !(this.isPerson(seat) || this.isHeld(seat))) return null
    if (word === 'decline' && this.table.request?.by === seat) return { kind: 'withdrew', seat, name }
    const detail = word === 'ask' ? Number(text.split(' ')[1]) : step
    return { kind: word, seat, name, detail }
  }

  /** Renames the table; an empty name resets it to the players' names. */
  rename(name: string, happened: readonly Happened[] = []): Promise<void> {
    return this.inTurn(() => this.keepSeating({ seats: this.record.seats, sides: this.record.sides, name }, happened))
  }

  /** The first reveal closes the list of commitments, so it waits for every seat with a person. */
  private isRevealTooEarly(seat: Seat, text: string): boolean {
    const { mixing, actor } = this.table
    if (!tidied(text).startsWith('/reveal') || mixing.reveals.length > 0) return false
    const isMissing = this.people.some(one => !mixing.commitments.some(({ seat: by }) => by === one))
    const hasWaited = actor === seat && this.deps.now() - this.record.created > WAIT_FOR_COMMITMENTS_MS
    return isMissing && !hasWaited
  }

  /** Tries the line before it's stored. A line whose result the rules can't show to the next player is rejected. */
  private proposal(seat: Seat, text: string, lines: number | undefined) {
    if (this.isRevealTooEarly(seat, text)) return { refusal: NOT_ALL_COMMITTED }
    const away = tidied(text).startsWith('/ask') ? this.standInBeside([seat]) : null
    if (away !== null) return { refusal: standsIn(away) }
    const proposed = this.table.propose(seat, text, lines === undefined ? undefined : lines - this.earlier)
    if ('refusal' in proposed) return proposed
    const news = this.newsOf(proposed)
    this.views.view(proposed.after, news.actor)
    return { proposed, news }
  }

  /** Puts another person or a bot in a seat. */
  reseat(change: (seats: readonly SeatPlan[]) => readonly SeatPlan[], tell: TellSeating = SAY_NOTHING): Promise<void> {
    return this.inTurn(async () => {
      this.ownership = await this.deps.ownership()
      const seating = reseated(this.record, change)
      await this.keepSeating(seating, tell(this.record.seats, seating.seats))
    })
  }

  private async keepSeating(seating: Seating, happened: readonly Happened[] = []): Promise<void> {
    await this.deps.store.changeRecord(this.record.id, seating, happened)
    this.sitDown({ ...this.record, ...seating }, this.ownership)
    await this.keepTime()
    this.deps.news(this.record.id)
  }

  /**
   * Whether one of these seats already wrote the next line. A player who got no reply sends it again, and it must count only once.
   */
  private wasSaid(seats: readonly Seat[], lines: number | undefined, isIt: (text: string) => boolean): boolean {
    const since = lines === undefined || lines < this.earlier ? [] : this.table.log.slice(lines - this.earlier)
    const firstOfPlay = since.findIndex(({ text }) => !keepsPosition(text))
    const next = firstOfPlay === -1 ? since : since.slice(0, firstOfPlay + 1)
    return next.some(({ seat, text }) => seats.includes(seat) && isIt(text))
  }

  private newsOf({ after, step, told, continued }: Proposal): TableNews {
    const { game, table } = this
    const actor = table.referee.waiting(after)?.seat ?? null
    const result = table.referee.result(after)
    const news = {
      updated: this.deps.now(),
      steps: step,
      actor,
      result,
      rules: game.rules,
      ...togetherIn(table, after),
      ...(continued === 0 ? {} : { continued }),
      ...this.chapterAfter(step, told),
    }
    return { ...news, ...this.clockWhen(news, step > table.step) }
  }

  // Clocks

  /** The seats whose time runs. Time stands still while people pause or a seat is free. */
  private timed(news: TableNews): readonly Seat[] {
    const isWaiting = this.record.paused === true || this.people.some(seat => !this.isHeld(seat))
    return isWaiting ? [] : waitingSeats({ ...this.record, news }).filter(seat => this.isPerson(seat))
  }

  private clockWhen(after: TableNews, hasMoved: boolean): Pick<TableNews, 'clock'> {
    const { pace, seats, news } = this.record
    if (pace === undefined || this.deps.clock === undefined) return {}
    const asked = { running: this.timed(after), hasMoved }
    return { clock: clockAfter(pace, news.clock ?? null, seats.length, asked, this.deps.clock.now()) }
  }

  /** Restarts the clocks after someone chose early, sat down, left, paused or let a bot play. */
  private async keepTime(hasMoved = false): Promise<void> {
    const { clock } = this.clockWhen(this.record.news, hasMoved)
    if (clock !== undefined) await this.keepClock(clock)
  }

  private async keepClock(clock: Clock): Promise<void> {
    await this.deps.clock?.keep(this.record.id, clock)
    this.record = { ...this.record, news: { ...this.record.news, clock } }
  }

  /** The time each seat has left, and whose time runs; null for a table without clocks. */
  get clock(): ShownClock | null {
    const { pace, news } = this.record
    const now = this.deps.clock?.now()
    return pace === undefined || news.clock === undefined || now === undefined
      ? null
      : shownClock(pace, news.clock, now)
  }

  /** The seats whose time is up. The clock is stored as checked, so each seat is reported once. */
  outOfTime(): Promise<readonly Seat[]> {
    return this.inTurn(async () => {
      const { pace, news } = this.record
      const now = this.deps.clock?.now()
      if (pace === undefined || news.clock === undefined || now === undefined) return []
      const { clock } = news
      const late = seatsOutOfTime(pace, clock, now).filter(seat => (clock.left[seat] ?? 0) > 0)
      await this.keepClock(checkedAt(pace, clock, now))
      return late
    })
  }

  /** Most choices begin no chapter, so the whole journal is searched only if one does or after an undo. */
  private chapterAfter(step: number, told: readonly Told[]): Pick<TableNews, 'chapter'> {
    const { game, table, record } = this
    if (game.chapters === undefined) return {}
    const { chapter } = record.news
    const kinds = Object.values(game.chapters)
    const goesOn = step > table.step
    if (goesOn && chapter !== undefined && !told.some(({ fact }) => kinds.includes(fact.kind))) return { chapter }
    const heard = goesOn ? [...table.told(null), ...heardBy(null, told)] : table.told(null, 0, step)
    return chapterIn(game, heard, record.sides)
  }

  undo(people: readonly Seat[], lines?: number): Promise<Refusal | null> {
    return this.inTurn(async () => {
      await this.hearAtLeast(lines)
      if (this.wasSaid(people, lines, said => said.startsWith('/undo') || said.startsWith('/ask'))) return null
      if (lines !== undefined && !this.isCurrent(lines)) return MOVED_ON
      const changed = this.early.changeable(people)
      if (changed !== null) return this.keepEarly(changed, this.early.without(changed)).then(() => null)
      const { by, refusal, askTo } = this.undoState(people)
      if (by === null) return refusal ?? MOVED_ON
      return askTo === null ? this.write(by, '/undo') : this.goBackWithBots(by, askTo)
    })
  }

  /** Bots always agree to an undo, because the dice after it are new. */
  private async goBackWithBots(by: Seat, to: number): Promise<Refusal | null> {
    const refusal = await this.write(by, `/ask ${to}`)
    return refusal ?? this.botsAgree()
  }

  /** A stand-in never answers for the person who holds its seat. */
  private async botsAgree(): Promise<Refusal | null> {
    const { request } = this.table
    if (request === null) return null
    this.ownership = await this.deps.ownership()
    for (const seat of this.seats) {
      if (this.isPerson(seat) || this.isHeld(seat) || request.agreed.includes(seat)) continue
      const refusal = await this.write(seat, `/agree ${request.id}`)
      if (refusal !== null) return refusal
    }
    return null
  }

  /** Only the player who undid a choice may redo it, and the table checks this. */
  redo(people: readonly Seat[], lines?: number): Promise<Refusal | null> {
    return this.inTurn(async () => {
      await this.hearAtLeast(lines)
      if (this.wasSaid(people, lines, said => said === '/redo')) return null
      if (lines !== undefined && !this.isCurrent(lines)) return MOVED_ON
      const by = this.table.redoSeat
      return by === null || !people.includes(by) ? NOTHING_TO_REDO : this.write(by, '/redo')
    })
  }

  /** All seats played by people. At an online table, each device has only some of them. */
  get people(): readonly Seat[] {
    return this.seats.filter(seat => this.isPerson(seat))
  }

  /**
   * A person may undo their own last choice until it has revealed something to someone. A person alone with bots may always undo
   * back to their own last choice.
   */
  undoState(people: readonly Seat[]): UndoState {
    const { table } = this
    const changed = this.early.changeable(people)
    if (changed !== null) return { by: changed, refusal: null, askTo: null }
    const last = table.line.at(-1)
    const person = last !== undefined && people.includes(last.seat) ? last.seat : (people[0] ?? null)
    if (person === null) return { by: null, refusal: null, askTo: null }
    const refusal = table.whyNoUndo(person, table.lastStep)
    if (refusal === null) return { by: person, refusal: null, askTo: null }
    const own = table.line.findLastIndex(played => people.includes(played.seat))
    if (own === -1) return { by: null, refusal, askTo: null }
    const away = this.standInBeside(people)
    if (away !== null) return { by: null, refusal: standsIn(away), askTo: null }
    const isAlone = this.people.length === 1 && table.request === null
    return isAlone ? { by: person, refusal: null, askTo: own } : { by: null, refusal, askTo: own }
  }

  /** Bots agree when people ask each other to undo. */
  agreeForBots(): Promise<unknown> {
    return this.inTurn(() => this.botsAgree())
  }

  get request() {
    return this.table.request
  }

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
      if (!this.isOver) throw new HostError('secret')
      const steps = Array.from({ length: this.table.step + 1 }, (_, step) => step)
      return steps.map(step => this.game.result(this.table.at(step).g).scores)
    })
  }

  /** The position at which a what-if table starts, for any person who shares this device. */
  startOf(seat: Seat | null, step: number) {
    return this.inTurn(() => {
      this.views.mayShow(seat, this.people)
      return { state: this.table.at(step), seen: this.table.view(seat, step), referee: this.table.referee }
    })
  }

  pulse(): Pulse {
    const { beat, thinking, paused, botTrouble, early } = this
    return { beat, seq: this.length, thinking, paused, botTrouble, chosen: early.chosen }
  }
}

function mayStand({ standingAnswers: standing = {} }: AnyGame, decision: string, answer: string): boolean {
  const answers = Object.hasOwn(standing, decision) ? standing[decision] : undefined
  return answers !== undefined && Object.hasOwn(answers, answer)
}
