// One table that is being looked at: the kernel's table and its log in the store.
// A choice is written first and shown then; what was not written never happened.

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
} from '@tableworks/kernel'
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
import { carriedOn, recalled, remembered } from './memories.ts'
import { chapterIn, openingOf, recordIn, rulesOf } from './records.ts'
import { NOTHING_STANDS, reseated } from './seating.ts'
import { Sights } from './sights.ts'
import type { Seating, StandingAnswers, Store, TableNews, TableRecord } from './store.ts'

/** Rules that have changed may stumble over how a table was opened, too. */
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
/** Opening a table plays at most so many lines again. */
const LINES_BETWEEN_MEMORIES = 64
const standsIn = (seat: Seat): Refusal => ({ because: 'standIn', rule: null, seat })
const NOTHING_TO_REDO: Refusal = { because: 'nothingToRedo', rule: null }

/** Lets the rules of this table work, and ends them when they take as long as no rules do. */
export type TableWatchdog = <T>(work: () => T) => Promise<T>

export class TooLong extends Error {}

/** Who made a table, and the seats people hold there: a bot that plays in one of those is a stand-in. */
export interface Ownership {
  readonly owner: string
  readonly held: readonly Seat[]
}

/** What a table asks of whoever hosts it. */
export interface Surroundings {
  readonly store: Store
  /** Null for a table of this device, where nobody is far away. */
  readonly ownership: () => Promise<Ownership | null>
  readonly watchdog: TableWatchdog
  readonly now: () => number
  /** The table has a new line that others, in this tab or another, should read. */
  readonly news: (id: string) => void
}

export class OpenTable {
  readonly game: AnyGame
  record: TableRecord
  readonly table: Table
  private readonly around: Surroundings
  /** The step after each line of the log; tells which part of the journal is unchanged. */
  readonly stepAfter: number[] = []
  private readonly sights = new Sights(this)
  private turn: Promise<unknown> = Promise.resolve()
  thinking: Seat | null = null
  /** A bot could not go on; `botTrouble` says why. */
  isStopped = false
  ownership: Ownership | null
  botTrouble: Pulse['botTrouble'] = null
  /** When somebody last looked or spoke. */
  touched = 0
  /** Counts what the watchers were told of. */
  beat = 0

  /** So many lines of the log need not be played again when the table is opened next time. */
  private rememberedLines = 0

  private constructor(
    game: AnyGame,
    record: TableRecord,
    around: Surroundings,
    table: Table,
    ownership: Ownership | null,
  ) {
    this.game = game
    this.record = record
    this.around = around
    this.table = table
    this.ownership = ownership
  }

  /**
   * As it was remembered, and the lines since; without a memory that holds, the whole log is played again. What does not play
   * again under rules that have changed goes on from where it was, if the game says how.
   */
  static async open(game: AnyGame, record: TableRecord, around: Surroundings): Promise<OpenTable> {
    const { id } = record
    const { store, ownership } = around
    const [lines, memory, owned] = await Promise.all([store.lines(id, 0), store.memory(id), ownership()])
    try {
      return await around.watchdog(() => OpenTable.from(game, record, around, lines, memory, owned))
    } catch (error) {
      if (hostErrorOf(error).kind !== 'otherRules') throw error
      const carried = await around.watchdog(() => carriedOn(game, record, lines, memory))
      if (carried === null) throw error
      await around.store.changeRecord(id, carried)
      return around.watchdog(() => OpenTable.from(game, { ...record, ...carried }, around, lines, null, owned))
    }
  }

  private static from(
    game: AnyGame,
    record: TableRecord,
    around: Surroundings,
    lines: readonly LogLine[],
    memory: unknown,
    owned: Ownership | null,
  ): OpenTable {
    const found = recalled(game, record, lines, memory)
    const opened = new OpenTable(game, record, around, found?.table ?? opening(game, record), owned)
    opened.touched = performance.now()
    opened.rememberedLines = opened.length
    opened.stepAfter.push(...(found?.stepAfter ?? []))
    for (const line of lines.slice(opened.length)) opened.replay(line)
    return opened
  }

  /** How long the log is, with what was played under earlier rules. */
  get length(): number {
    return this.earlier + this.table.log.length
  }
  get earlier(): number {
    return this.record.earlier ?? 0
  }

  /** Notes where the table is, for whoever opens it next. */
  async remember(): Promise<void> {
    if (this.length === this.rememberedLines) return
    this.rememberedLines = this.length
    try {
      await this.around.store.keepMemory(this.record.id, remembered(this.game, this.table, this.stepAfter))
    } catch {
      // The log has it all.
    }
  }

  /** Everything that looks or speaks waits its turn, so nothing is seen before it is written. */
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

  /** The bot that is to choose, if it is a bot's turn. */
  get waitingBot(): { seat: Seat; level: string; seen: SeatView; seq: number; beginsTurn: boolean } | null {
    const seat = this.table.actor
    const level = seat === null ? null : (this.record.seats[seat]?.bot ?? null)
    if (seat === null || level === null) return null
    const { line, decision } = this.table
    return {
      seat,
      level,
      seen: this.sights.view(this.table.state, seat),
      seq: this.length,
      beginsTurn: beginsTurn(this.game, line, { seat, decision: decision ?? '' }),
    }
  }

  /** The answer a person has given once and for all, if it is one that can be given now. */
  get standingAnswer(): { seat: Seat; text: string; seq: number } | null {
    const { actor: seat, decision } = this.table
    const text = seat === null || decision === null || !this.isPerson(seat) ? null : this.standingOf(seat)[decision]
    if (seat === null || text === null || text === undefined) return null
    return this.sights.view(this.table.state, seat).choices.includes(text) ? { seat, text, seq: this.length } : null
  }

  standingOf(seat: Seat | null): StandingAnswers {
    return (seat === null ? undefined : this.record.standing?.[seat]) ?? NOTHING_STANDS
  }

  /** From now on that decision is answered so for the seat; null: it is asked again. */
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

  /** A table of a server at which no person plays. An open seat is no person yet. */
  get isBotOnly(): boolean {
    return this.ownership !== null && !this.seats.some(seat => this.isPerson(seat) && this.isHeld(seat))
  }

  private get hasOnlyStandIns(): boolean {
    return this.isBotOnly && this.seats.some(seat => this.isHeld(seat))
  }

  /** Bots rest when someone paused them, and when they would play a game among stand-ins that nobody asked to see. */
  get paused(): boolean {
    return this.isStopped || (this.record.paused ?? this.hasOnlyStandIns)
  }

  /** It is written down, so it holds in every tab, at every server and after a restart. */
  pause(paused: boolean): Promise<void> {
    return this.inTurn(async () => {
      this.isStopped = false
      this.botTrouble = null
      if (this.paused === paused) return
      await this.around.store.changeRecord(this.record.id, { paused })
      this.record = { ...this.record, paused }
      this.around.news(this.record.id)
    })
  }

  /** Bots wait while someone who plays has a request to answer: a move would end it. A holder who lets a bot play keeps nobody waiting. */
  get awaitsAnswer(): boolean {
    const { request } = this.table
    return request !== null && this.seats.some(seat => this.isPerson(seat) && !request.agreed.includes(seat))
  }

  /** A stand-in at another seat: nobody agrees to an undo for the person who holds it. */
  private standInBeside(seats: readonly Seat[]): Seat | null {
    return this.seats.find(seat => this.isHeld(seat) && !this.isPerson(seat) && !seats.includes(seat)) ?? null
  }

  /** Reads what others have written since. True when there was something. */
  refresh(): Promise<boolean> {
    return this.inTurn(() => this.catchUp())
  }

  private async catchUp(): Promise<boolean> {
    const { id } = this.record
    const record = await this.around.store.table(id)
    if (record === undefined) throw new HostError('missing')
    // Its components never change.
    const { components } = this.record
    this.sitDown({ ...recordIn(record), components }, await this.around.ownership())
    const lines = await this.around.store.lines(id, this.length)
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
      return false // the rules stumble over it
    }
  }

  /** The same rules always come to the same states, so under the same rules it is the log that was changed. */
  private whyNotAgain(): HostError {
    const line = this.stepAfter.length + 1
    const { rules } = this.game
    if (this.rulesBefore === rules) return new HostError('damagedLog', String(line))
    return new HostError('otherRules', `line ${line}, rules ${this.rulesBefore}, here rules ${rules}`)
  }

  /** The rules everything written so far was held against. */
  get rulesBefore(): number {
    return rulesOf(this.record)
  }

  /** Null when it was taken. */
  say(seat: Seat, text: string, lines?: number): Promise<Refusal | null> {
    if (tidied(text) === AUTO) return Promise.resolve(ONLY_HOST)
    return this.inTurn(() => this.write(seat, text, lines))
  }

  /** A bot or a standing answer moves for a seat: that must not cost an absent player their number. */
  moveFor(seat: Seat, text: string, lines: number): Promise<Refusal | null> {
    return this.inTurn(async () => {
      if (needsExcuse(this.table.mixing, seat)) await this.write(seat, AUTO, lines)
      return this.write(seat, text, lines)
    })
  }

  /** Whoever has seen more of the log than is here has it from another host. */
  private async hearAtLeast(lines: number | undefined): Promise<void> {
    if (lines !== undefined && lines > this.length) await this.catchUp()
  }

  private async write(seat: Seat, text: string, lines?: number): Promise<Refusal | null> {
    await this.hearAtLeast(lines)
    if (this.wasSaid([seat], lines, said => said === tidied(text))) return null
    const length = this.length
    const made = await this.around.watchdog(() => this.proposal(seat, text, lines))
    if ('refusal' in made) return made.refusal
    const { proposed, news } = made
    if (!(await this.around.store.addLine(this.record.id, this.earlier + proposed.at, proposed.line, news))) {
      await this.catchUp()
      // Another host was quicker, and what it wrote changes no position.
      if (this.length > length && this.isCurrent(length)) return this.write(seat, text, lines)
      // Perhaps it was the same speaker, through a host that could not answer any more.
      return this.wasSaid([seat], lines, said => said === tidied(text)) ? null : MOVED_ON
    }
    this.record = { ...this.record, news }
    this.table.commit(proposed)
    this.stepAfter.push(this.table.step)
    // How it ended is shown by the note even when no rules can play it again.
    if (news.result !== null || this.length - this.rememberedLines >= LINES_BETWEEN_MEMORIES) void this.remember()
    this.around.news(this.record.id)
    return null
  }

  /** Whether nothing that changes the position has been said since the log had that length. */
  private isCurrent(lines: number): boolean {
    return this.table.isCurrent(lines - this.earlier)
  }

  /** What people call it from now on; by nothing, it is called by its players. */
  rename(name: string): Promise<void> {
    return this.inTurn(() => this.keepSeating({ seats: this.record.seats, sides: this.record.sides, name }))
  }

  /** The first reveal closes the list of commitments, so a seat with a person must not be left out by haste. */
  private isRevealTooEarly(seat: Seat, text: string): boolean {
    const { mixing, actor } = this.table
    if (!tidied(text).startsWith('/reveal') || mixing.reveals.length > 0) return false
    const isMissing = this.people.some(one => !mixing.commitments.some(({ seat: by }) => by === one))
    const hasWaited = actor === seat && this.around.now() - this.record.created > WAIT_FOR_COMMITMENTS_MS
    return isMissing && !hasWaited
  }

  /** Nothing is kept that the rules cannot show to whoever is next. */
  private proposal(seat: Seat, text: string, lines: number | undefined) {
    if (this.isRevealTooEarly(seat, text)) return { refusal: NOT_ALL_COMMITTED }
    const away = tidied(text).startsWith('/ask') ? this.standInBeside([seat]) : null
    if (away !== null) return { refusal: standsIn(away) }
    const proposed = this.table.propose(seat, text, lines === undefined ? undefined : lines - this.earlier)
    if ('refusal' in proposed) return proposed
    const news = this.newsOf(proposed)
    this.sights.view(proposed.after, news.actor)
    return { proposed, news }
  }

  /** Somebody else, or a bot, plays on in a seat. */
  reseat(change: (seats: readonly SeatPlan[]) => readonly SeatPlan[]): Promise<void> {
    return this.inTurn(async () => {
      this.ownership = await this.around.ownership()
      await this.keepSeating(reseated(this.record, change))
    })
  }

  private async keepSeating(seating: Seating): Promise<void> {
    await this.around.store.changeRecord(this.record.id, seating)
    this.sitDown({ ...this.record, ...seating }, this.ownership)
    this.around.news(this.record.id)
  }

  /**
   * Whether the line that was to follow those is there already, by one of these seats. Whoever lost the answer to a word
   * says it again: it is heard once.
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
    return {
      updated: this.around.now(),
      steps: step,
      actor,
      result,
      rules: game.rules,
      ...(continued === 0 ? {} : { continued }),
      ...this.chapterAfter(step, told),
    }
  }

  /** Most choices begin no chapter: only if one does, or after an undo, all that was told is looked through. */
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
      const { by, refusal, askTo } = this.undoState(people)
      if (by === null) return refusal ?? MOVED_ON
      return askTo === null ? this.write(by, '/undo') : this.goBackWithBots(by, askTo)
    })
  }

  /** Bots never mind going back: the dice that follow are fresh. */
  private async goBackWithBots(by: Seat, to: number): Promise<Refusal | null> {
    const refusal = await this.write(by, `/ask ${to}`)
    return refusal ?? this.botsAgree()
  }

  /** A stand-in never answers for the person who holds its seat. */
  private async botsAgree(): Promise<Refusal | null> {
    const { request } = this.table
    if (request === null) return null
    this.ownership = await this.around.ownership()
    for (const seat of this.seats) {
      if (this.isPerson(seat) || this.isHeld(seat) || request.agreed.includes(seat)) continue
      const refusal = await this.write(seat, `/agree ${request.id}`)
      if (refusal !== null) return refusal
    }
    return null
  }

  /** Whoever took the choice back does it again; the table knows who that was. */
  redo(people: readonly Seat[], lines?: number): Promise<Refusal | null> {
    return this.inTurn(async () => {
      await this.hearAtLeast(lines)
      if (this.wasSaid(people, lines, said => said === '/redo')) return null
      if (lines !== undefined && !this.isCurrent(lines)) return MOVED_ON
      const by = this.table.redoSeat
      return by === null || !people.includes(by) ? NOTHING_TO_REDO : this.write(by, '/redo')
    })
  }

  /** Everybody at the table who is no bot. Of a table across a network each device has only some of them. */
  get people(): readonly Seat[] {
    return this.seats.filter(seat => this.isPerson(seat))
  }

  /**
   * The last choice may be taken back by the person who made it, while nobody learned from it. Whoever plays alone with
   * bots may go back to their own last choice at any time.
   */
  undoState(people: readonly Seat[]): UndoState {
    const { table } = this
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

  /** When people ask each other to go back, bots agree. */
  agreeForBots(): Promise<unknown> {
    return this.inTurn(() => this.botsAgree())
  }

  get request() {
    return this.table.request
  }

  /** The position and what is new in the journal, for whoever of these people may look now. */
  look(look: Look, people: readonly Seat[]): Promise<Sight> {
    return this.inTurn(() => this.sights.look(look, people))
  }

  moments(seat: Seat | null, moments: readonly Moment[], people: readonly Seat[]): Promise<readonly SeatView[]> {
    return this.inTurn(() => this.sights.moments(seat, moments, people))
  }

  /** The score of each side after every step. */
  course(): Promise<readonly (readonly number[])[]> {
    return this.inTurn(() => {
      if (!this.isOver) throw new HostError('secret')
      const steps = Array.from({ length: this.table.step + 1 }, (_, step) => step)
      return steps.map(step => this.game.result(this.table.at(step).g).scores)
    })
  }

  /** The position a what-if table begins with, for any of the people who share this device. */
  startOf(seat: Seat | null, step: number) {
    return this.inTurn(() => {
      this.sights.mayShow(seat, this.people)
      return { state: this.table.at(step), seen: this.table.view(seat, step), referee: this.table.referee }
    })
  }

  pulse(): Pulse {
    const { beat, thinking, paused, botTrouble } = this
    return { beat, seq: this.length, thinking, paused, botTrouble }
  }
}

function mayStand({ standingAnswers: standing = {} }: AnyGame, decision: string, answer: string): boolean {
  const answers = Object.hasOwn(standing, decision) ? standing[decision] : undefined
  return answers !== undefined && Object.hasOwn(answers, answer)
}
