// A table: the log is the source of truth, and the state is its replay. Choices, undo, redo and undo requests are all
// log lines written by a seat: `sell 2 salt`, `/undo 17`, `/redo`, `/ask 3`, `/agree 41`, `/decline 41`. So are the
// numbers that seats mix into the dice (`/commit DIGEST`, `/reveal NUMBER`, `/auto`) and suggestions to the active
// player (`/suggest SUGGESTION`, `/withdraw`). A line may contain several choices, `harvest salt; sell 2 salt`: either
// all of them happen or none.

import { sealedChance, type SealedChance } from './chance.ts'
import type { AnyGame, Components, Result, Setting, VariantValue } from './game.ts'
import { variantsOf } from './game.ts'
import { digest } from './hash.ts'
import { History } from './history.ts'
import { shapedState } from './load.ts'
import { choiceAgain, keptChoice, type Memory, redrawsIn } from './memory.ts'
import {
  type CarriedDice,
  carriedSeal,
  committed,
  excused,
  mixedSeal,
  type Mixing,
  mixingOf,
  moved,
  NOTHING_MIXED,
  redrawnSeal,
  revealed,
} from './mixing.ts'
import { LONGEST_NAME, SEPARATOR, tidied } from './notation.ts'
import { Referee } from './referee.ts'
import { type Option, savedState, type State, type Told } from './state.ts'
import * as refuse from './refusals.ts'
import { isSeat, type Seat } from './seats.ts'
import { sealWith, secretsOf, type Seed } from './seed.ts'
import { Problem } from './shape.ts'
import type { Refusal } from './steps.ts'
import { type KeptSuggestion, openSuggestions, suggested, type Suggestion, withdrawn } from './suggestions.ts'
import { AUTO, keepsPosition, readTalk, TALK, type Talk } from './talk.ts'
import { heardBy, type SeatView, viewInPassing, viewOf } from './view.ts'

/** A table's set-up. */
export interface Opening {
  readonly seatNames: readonly string[]
  readonly variants?: Readonly<Record<string, unknown>>
  readonly seed: Seed
  readonly components?: Components
  /** The starting position, if not the set-up; checked by `loadState`. */
  readonly position?: State
  /** Given if that position was reached under earlier rules. */
  readonly carried?: CarriedDice
}

/** One log line: a choice, several choices, or table talk. The hash is of the state after it. */
export interface LogLine {
  readonly seat: Seat
  readonly text: string
  readonly hash: string
  /** Only the line's own seat may read the text until the game is over. */
  readonly secret: boolean
}

/** A choice in the current line of play. */
export interface Played {
  readonly seat: Seat
  /** The decision it answered. */
  readonly decision: string
  readonly text: string
  readonly option: Option
  /** Whether it drew from chance, so a player may have learned something. */
  readonly drew: boolean
  /** Chance restarts from this seed before the choice (see `reseedFor`). */
  readonly reseed: string | null
  readonly told: readonly Told[]
  /** The index of its log line. Choices on the same line are undone and redone together. */
  readonly said: number
}

/**
 * A request to undo further than a seat may alone. Answers name its id, so a player can't agree to a different request by mistake.
 */
export interface Request {
  /** The request's log line, counted from 0. */
  readonly id: number
  readonly by: Seat
  readonly to: number
  readonly agreed: readonly Seat[]
}

/** How many refused requests a seat may make between two choices. */
const MOST_REQUESTS = 3
/** Far more lines than any game needs. Beyond this, only choices are accepted, so every log ends. */
const MOST_LINES = 50_000
/** The longest line of choices, in characters. No player sends one nearly as long. */
export const LONGEST_LINE = 100 * LONGEST_NAME

export type SayResult = { readonly told: readonly Told[] } | { readonly refusal: Refusal }

/** What a line would do, before it's stored. The table doesn't change until `commit`, so a host can store the line first. */
export interface Proposal {
  readonly line: LogLine
  /** Where the line goes in the log. It can only be committed there. */
  readonly at: number
  readonly told: readonly Told[]
  /** The resulting position, and how many choices its line of play has. */
  readonly after: State
  readonly step: number
  /** How often the game would have continued after its end. */
  readonly continued: number
  /** Changes the table; called by `commit`. */
  readonly apply: () => void
}

type ProposalParts = Partial<Pick<Proposal, 'step' | 'told' | 'continued'> & Pick<LogLine, 'secret'>>

/** A position must have the same seats and variants as its table. */
function checkFits({ g }: State, seats: number, variants: Readonly<Record<string, VariantValue>>): void {
  const setting = g as Setting<unknown, Record<string, VariantValue>>
  if (setting.seats !== seats) throw new Problem(`the position has ${setting.seats} seats, but the table has ${seats}`)
  const names = Object.keys({ ...setting.variants, ...variants })
  const odd = names.find(name => setting.variants[name] !== variants[name])
  if (odd === undefined) return
  const [here, there] = [setting.variants, variants].map(of => `${odd} ${of[odd] ?? 'as usual'}`)
  throw new Problem(`the position has ${here}, but the table has ${there}`)
}

export class Table {
  readonly game: AnyGame
  readonly referee: Referee
  readonly opening: Opening
  readonly variants: Readonly<Record<string, VariantValue>>
  readonly log: LogLine[] = []
  /** The one open request. */
  request: Request | null = null
  /** How often each seat has asked since the last choice. */
  private readonly asked = new Map<Seat, number>()
  /** The current position; read-only. */
  state: State
  private readonly history: History
  private readonly undone: Played[] = []
  /** How often a choice has replaced undone draws. Players have seen those draws, so the new ones must differ. */
  private redraws = 0
  /** The randomness each seat has added to the dice. */
  mixing: Mixing
  private suggested: readonly KeptSuggestion[] = []
  /** How often all seats agreed to continue after the end, when everything hidden had been shown. */
  continued: number
  /** The host's secrets: the first, plus one for each time the game may continue after its end. */
  private readonly secrets: readonly string[]
  /** True while replaying a stored log. */
  private isRepeating = false

  constructor(game: AnyGame, opening: Opening) {
    this.game = game
    this.opening = opening
    this.variants = variantsOf(game, opening.variants ?? {}, opening.seatNames.length)
    this.referee = new Referee(game, opening.components)
    this.secrets = secretsOf(opening.seed)
    this.mixing = opening.carried === undefined ? NOTHING_MIXED : mixingOf(opening.carried)
    this.continued = opening.carried?.continued ?? 0
    const told: Told[] = []
    this.state = this.begin(told)
    this.history = new History(this.referee, this.state, told)
  }

  /** Everything that would otherwise need a replay of the log. */
  memory(): Memory {
    const { step, state } = this.history.lastMark
    return {
      lines: this.log.length,
      line: this.line.map(keptChoice),
      mark: { step, state: savedState(state) },
      undone: this.undone.map(keptChoice),
      request: this.request,
      asked: [...this.asked],
      redraws: this.redraws,
      mixing: this.mixing,
      continued: this.continued,
      suggested: this.suggested,
    }
  }

  /** Restores a table from its memory; null if the rules or the log no longer match. */
  static recall(game: AnyGame, opening: Opening, log: readonly LogLine[], memory: Memory): Table | null {
    try {
      const table = new Table(game, opening)
      table.takeUp(log.slice(0, memory.lines), memory)
      const isTrue = table.log.length === memory.lines && table.referee.hash(table.state) === table.log.at(-1)?.hash
      return isTrue ? table : null
    } catch {
      return null // Replaying the log will reveal the fault.
    }
  }

  private takeUp(log: readonly LogLine[], memory: Memory): void {
    const { line, mark, undone, request, asked, mixing = NOTHING_MIXED, continued = 0 } = memory
    const { suggested: said = [] } = memory
    const { notation } = this.game
    const again = (kept: Memory['line']) => kept.map(choice => choiceAgain(notation, choice))
    this.state = this.history.takeUp(again(line), { step: mark.step, state: shapedState(this.referee, mark.state) })
    this.log.push(...log)
    this.undone.push(...again(undone))
    this.request = request
    for (const [seat, count] of asked) this.asked.set(seat, count)
    this.redraws = redrawsIn(memory)
    this.mixing = mixing
    this.continued = continued
    this.suggested = said
  }

  private begin(told: Told[]): State {
    const { position } = this.opening
    const chance = sealedChance(this.seal)
    if (position === undefined) return this.referee.open(this.seats, this.variants, chance, one => told.push(one))
    checkFits(position, this.seats, this.variants)
    const state = this.referee.clone(position)
    // A sampled or upgraded position has no sealed dice, so it uses the table's.
    return 'seed' in state.chance ? state : { ...state, chance }
  }

  /** The current seed for chance, from the host's secret and the players' numbers. */
  private get seal(): string {
    const { seed, carried } = this.opening
    const seal = sealWith(this.secrets[this.continued] ?? seed.secret, seed)
    return mixedSeal(carried === undefined ? seal : carriedSeal(seal, carried), this.mixing)
  }

  /** How many choices the line of play has. The position before the first is step 0. */
  get step(): number {
    return this.history.length
  }
  get seats(): number {
    return this.opening.seatNames.length
  }
  /** The names of all sides: the seats first, then the automatic opponents. */
  get sideNames(): readonly string[] {
    return [...this.opening.seatNames, ...(this.game.automata?.(this.referee.setting(this.seats, this.variants)) ?? [])]
  }
  get actor(): Seat | null {
    return this.referee.waiting(this.state)?.seat ?? null
  }
  get decision(): string | null {
    return this.referee.waiting(this.state)?.decision ?? null
  }
  get result(): Result | null {
    return this.referee.result(this.state)
  }
  /** The names of the active seat's options. */
  get choices(): string[] {
    return this.referee.options(this.state).map(option => this.referee.name(this.state, option))
  }

  /** Suggestions from other seats to the active player. */
  get suggestions(): Suggestion[] {
    return openSuggestions(this, this.suggested)
  }

  /**
   * Handles a seat's line: a choice by name, several choices as `one; another`, or table talk. `lines` is the log length the player
   * saw. It guards against stale pages, because after an undo the same step can be another position.
   */
  say(seat: Seat, text: string, lines?: number): SayResult {
    const proposed = this.propose(seat, text, lines)
    if ('refusal' in proposed) return proposed
    this.commit(proposed)
    return { told: proposed.told }
  }

  /** What a line would do. The table stays unchanged until the proposal is committed. */
  propose(seat: Seat, text: string, lines?: number): Proposal | { refusal: Refusal } {
    if (!isSeat(seat, this.seats)) return { refusal: refuse.noSuchSeat(seat) }
    if (lines !== undefined && !this.isCurrent(lines)) return { refusal: refuse.isStale(lines, this.log.length) }
    if (text.length > LONGEST_LINE) return { refusal: refuse.tooLong(text.length, LONGEST_LINE) }
    const said = tidied(text)
    return said.startsWith('/') ? this.talk(seat, said) : this.choose(seat, said.split(SEPARATOR))
  }

  /** Whether the position is unchanged since the log had this length. */
  isCurrent(lines: number): boolean {
    if (lines === this.log.length) return true
    const isEarlier = Number.isInteger(lines) && lines >= 0 && lines < this.log.length
    return isEarlier && this.log.slice(lines).every(({ text }) => keepsPosition(text))
  }

  commit({ line, at, apply }: Proposal): void {
    if (at !== this.log.length)
      throw new Error(`the proposal is for line ${at}, but the log is at line ${this.log.length}`)
    apply()
    this.log.push(line)
  }

  /** Replays a stored log line. Before requests had ids, an answer meant the open request. */
  repeat(seat: Seat, text: string): SayResult {
    const isBare = text === '/agree' || text === '/decline'
    this.isRepeating = true
    try {
      return this.say(seat, isBare && this.request !== null ? `${text} ${this.request.id}` : text)
    } finally {
      this.isRepeating = false
    }
  }

  /** Every line is stored in its canonical spelling. */
  private proposal(
    seat: Seat,
    text: string,
    after: State,
    apply: () => void,
    { step = this.step, told = [], secret = false, continued = this.continued }: ProposalParts = {},
  ): Proposal {
    const line = { seat, text, hash: this.referee.hash(after), secret }
    return { line, at: this.log.length, told, after, step, continued, apply }
  }

  /** Why the active seat may not choose this; null if it may. */
  why(seat: Seat, text: string): Refusal | null {
    const read = this.read(this.state, seat, text)
    return 'refusal' in read ? read.refusal : null
  }

  /** What a seat may know, now or at an earlier step. */
  view(seat: Seat | null, step = this.step): SeatView {
    return viewOf(this.referee, step === this.step ? this.state : this.at(step), seat)
  }

  /** What a seat could see when it learned the nth fact (from 0) of the choice that led to a step. */
  viewWhenTold(seat: Seat | null, step: number, nth: number): SeatView {
    const played = this.line[step - 1]
    if (played === undefined) return this.view(seat, 0) // The set-up counts as one moment.
    const state = this.at(step - 1)
    if (played.reseed !== null) state.chance = sealedChance(played.reseed)
    let heard = 0
    let seen: SeatView | null = null
    this.referee.choose(state, played.option, told => {
      if (heardBy(seat, [told]).length > 0 && heard++ === nth) seen = viewInPassing(this.referee, state, seat)
    })
    return seen ?? this.view(seat, step)
  }

  /** The position at a step, as a copy. */
  at(step: number): State {
    return this.history.at(step)
  }

  /** The choices in the line of play, in order. */
  get line(): readonly Played[] {
    return this.history.line
  }

  /** What a seat learned between two steps, by default since the set-up. */
  told(seat: Seat | null, from = 0, to = this.step): Told[] {
    return heardBy(seat, this.history.told(from, to))
  }

  /** At the end everything hidden is shown, including the host's secret, so no player may undo the end alone. */
  private get endIsBarrier(): boolean {
    if (this.actor !== null) return false
    // Tables from before this rule have no second secret, and their logs may contain such an undo.
    return !(this.isRepeating && this.secrets.length === 1)
  }

  /** The earliest step this seat may undo to alone: nothing has been revealed and no other seat has chosen since. */
  freeUndo(seat: Seat): number {
    let step = this.step
    if (this.endIsBarrier) return step
    for (let last = this.line[step - 1]; last?.seat === seat && !last.drew; last = this.line[step - 1]) step -= 1
    return step
  }

  /** Why this seat may not undo to that step alone; null if it may. */
  whyNoUndo(seat: Seat, to: number): Refusal | null {
    if (this.step === 0) return refuse.nothingToUndo()
    if (!Number.isInteger(to) || to < 0 || to >= this.step) return refuse.noSuchStep(String(to))
    const free = this.freeUndo(seat)
    if (to >= free) return null
    if (this.endIsBarrier) return this.hasMoreDice ? refuse.gameEnded() : refuse.endIsFinal()
    const barrier = this.line[free - 1]
    return barrier === undefined || barrier.seat === seat
      ? refuse.wasDrawn(free)
      : refuse.otherChose(barrier.seat, free)
  }

  /** Whether the host still has a secret that no end of the game has shown. */
  private get hasMoreDice(): boolean {
    return this.continued + 1 < this.secrets.length
  }

  /** The step before the last line of choices: the target of `/undo`. */
  get lastStep(): number {
    const { said } = this.line.at(-1) ?? {}
    return this.line.findLastIndex(played => played.said !== said) + 1
  }

  /** The seat that may redo; null if nothing was undone. */
  get redoSeat(): Seat | null {
    return this.undone.at(-1)?.seat ?? null
  }

  /** A line of choices, each of which must be legal after the one before. */
  private choose(seat: Seat, texts: readonly string[]): Proposal | { refusal: Refusal } {
    const redraws = this.redraws + (this.undone.some(played => played.drew) ? 1 : 0)
    const state = this.referee.clone(this.state)
    const made: Played[] = []
    let secret = false
    for (const [i, text] of texts.entries()) {
      const read = this.read(state, seat, text)
      if ('refusal' in read) return read
      secret ||= this.referee.isSecret(state)
      const reseed = this.reseedFor(state, redraws, i)
      made.push(this.play(state, { seat, option: read.option, reseed }))
    }
    const apply = () => {
      this.redraws = redraws
      this.mixing = moved(this.mixing, seat)
      this.undone.length = 0
      this.request = null
      this.asked.clear()
      this.add(made, state)
    }
    const name = made.map(played => played.text).join(`${SEPARATOR} `)
    const told = made.flatMap(played => played.told)
    return this.proposal(seat, name, state, apply, { step: this.step + made.length, told, secret })
  }

  /** The seed for a choice; null continues with the current chance. */
  private reseedFor({ chance }: State, redraws: number, nth: number): string | null {
    const { mixing, continued, log, seal } = this
    const isAnew = redraws > 0 || (continued > 0 && this.secrets.length > 1)
    // Without numbers from the players, the seed comes from the host alone, and each choice gets a different one, derived from the
    // log.
    if (mixing.commitments.length === 0)
      return isAnew ? digest(`${seal} ${log.length}${nth === 0 ? '' : ` ${nth}`}`) : null
    if (!isAnew && mixing.reveals.length === 0) return null
    const seed = redrawnSeal(seal, redraws)
    return (chance as SealedChance).seed === seed ? null : seed
  }

  /** Carries out a choice on a copy of the state. */
  private play(state: State, choice: Pick<Played, 'seat' | 'option' | 'reseed'> & { said?: number }): Played {
    const { seat, option, reseed, said = this.log.length } = choice
    const told: Told[] = []
    const text = this.referee.name(state, option)
    const decision = this.referee.waiting(state)?.decision ?? ''
    if (reseed !== null) state.chance = sealedChance(reseed)
    const before = (state.chance as SealedChance).drawn
    this.carryOut(state, option, told)
    const drew = (state.chance as SealedChance).drawn > before
    return { seat, decision, text, option, reseed, drew, told, said }
  }

  /** Adds choices and their resulting position. */
  private add(made: readonly Played[], state: State): void {
    this.history.add(made, state)
    this.state = state
  }

  /** If the rules throw, the error says where, and the table stays unchanged. */
  private carryOut(state: State, option: Option, told: Told[]): void {
    const waiting = this.referee.waiting(state)
    const where = `${this.game.id}, step ${this.step}, ${waiting?.decision} of seat ${waiting?.seat}`
    try {
      this.referee.choose(state, option, one => told.push(one))
    } catch (cause) {
      throw new Error(`${where}, dice ${this.opening.seed.commitment}: ${String(cause)}`, { cause })
    }
  }

  /** The option with this name, if the seat may choose it in that position. */
  private read(state: State, seat: Seat, text: string): { option: Option } | { refusal: Refusal } {
    const waiting = this.referee.waiting(state)
    if (waiting === null) return { refusal: refuse.isOver() }
    if (waiting.seat !== seat) return { refusal: refuse.notYourTurn(waiting.seat) }
    return this.referee.read(state, text)
  }

  private talk(seat: Seat, text: string): Proposal | { refusal: Refusal } {
    if (this.log.length >= MOST_LINES) return { refusal: refuse.logIsFull(MOST_LINES) }
    const talk = readTalk(text)
    if (talk === null) return { refusal: refuse.notUnderstood({ field: null, value: text, expected: TALK.join(', ') }) }
    if (talk.word === 'undo') return this.undo(seat, talk.number ?? this.lastStep)
    if (talk.word === 'redo') return this.redo(seat)
    if (talk.word === 'auto') return this.auto(seat)
    if ('hex' in talk) return this.mix(seat, talk.word, talk.hex)
    if (talk.word === 'suggest' || talk.word === 'withdraw') return this.suggest(seat, talk)
    if (talk.word === 'ask') return this.ask(seat, talk.number)
    return this.answer(seat, talk.word, talk.number)
  }

  /** A seat adds to the dice. The position stays the same, but later draws change. */
  private mix(seat: Seat, word: 'commit' | 'reveal', hex: string): Proposal | { refusal: Refusal } {
    if (this.actor === null) return { refusal: refuse.isOver() }
    const { mixing, log } = this
    const next = word === 'commit' ? committed(mixing, seat, hex) : revealed(mixing, seat, hex, log.length)
    return this.mixedTo(seat, `/${word} ${hex}`, next)
  }

  /** The host announces that it will make the next move for a player whose number is still missing. */
  private auto(seat: Seat): Proposal | { refusal: Refusal } {
    if (this.actor === null) return { refusal: refuse.isOver() }
    if (this.actor !== seat) return { refusal: refuse.notYourTurn(this.actor) }
    return this.mixedTo(seat, AUTO, excused(this.mixing, seat))
  }

  private mixedTo(seat: Seat, text: string, next: Mixing | Refusal): Proposal | { refusal: Refusal } {
    if ('because' in next) return { refusal: next }
    return this.proposal(seat, text, this.state, () => void (this.mixing = next))
  }

  private suggest(seat: Seat, talk: Extract<Talk, { word: 'suggest' | 'withdraw' }>): Proposal | { refusal: Refusal } {
    const next =
      talk.word === 'suggest'
        ? suggested(this, this.suggested, seat, talk.suggestion)
        : withdrawn(this, this.suggested, seat)
    if ('refusal' in next) return next
    return this.proposal(seat, next.line, this.state, () => void (this.suggested = next.kept))
  }

  private undo(seat: Seat, to: number): Proposal | { refusal: Refusal } {
    const refusal = this.whyNoUndo(seat, to)
    if (refusal !== null) return { refusal }
    const before = this.at(to)
    const parts = { step: to, continued: this.continuedBack }
    return this.proposal(seat, `/undo ${to}`, before, () => this.goBack(to, before), parts)
  }

  /** How often the game will have continued after its end, if play goes back from here. */
  private get continuedBack(): number {
    return this.continued + (this.actor === null ? 1 : 0)
  }

  private goBack(to: number, before: State): void {
    // The end has shown the current secret, so the dice now come from the next one.
    this.continued = this.continuedBack
    this.undone.push(...this.history.cut(to).toReversed())
    this.state = before
    this.request = null
  }

  /** Redoes the last undone line of choices. */
  private redo(seat: Seat): Proposal | { refusal: Refusal } {
    const next = this.undone.at(-1)
    if (next === undefined) return { refusal: refuse.nothingToRedo() }
    if (next.seat !== seat) return { refusal: refuse.notYourTurn(next.seat) }
    const together = this.undone.length - 1 - this.undone.findLastIndex(played => played.said !== next.said)
    const state = this.referee.clone(this.state)
    const made = this.undone
      .slice(-together)
      .toReversed()
      .map(played => this.play(state, played))
    const apply = () => {
      this.undone.length -= together
      this.add(made, state)
    }
    return this.proposal(seat, '/redo', state, apply, {
      step: this.step + together,
      told: made.flatMap(played => played.told),
    })
  }

  private ask(by: Seat, to: number): Proposal | { refusal: Refusal } {
    const asked = this.asked.get(by) ?? 0
    if (this.request !== null) return { refusal: refuse.alreadyAsked(this.request.by, this.request.to) }
    if (!Number.isInteger(to) || to < 0 || to >= this.step) return { refusal: refuse.noSuchStep(String(to)) }
    if (asked >= MOST_REQUESTS) return { refusal: refuse.askedEnough(MOST_REQUESTS) }
    if (this.endIsBarrier && !this.hasMoreDice) return { refusal: refuse.endIsFinal() }
    return this.settled(by, `/ask ${to}`, { id: this.log.length, by, to, agreed: [by] }, () =>
      this.asked.set(by, asked + 1),
    )
  }

  /** Agrees to or declines the open request by its id. The asker can withdraw it by declining. */
  private answer(seat: Seat, word: 'agree' | 'decline', id: number): Proposal | { refusal: Refusal } {
    const { request } = this
    if (request === null) return { refusal: refuse.nothingAsked() }
    if (request.id !== id) return { refusal: refuse.noSuchRequest(String(id)) }
    if (word === 'agree' && request.agreed.includes(seat)) return { refusal: refuse.alreadyAgreed() }
    const next = word === 'agree' ? { ...request, agreed: [...request.agreed, seat] } : null
    return this.settled(seat, `/${word} ${id}`, next)
  }

  /** Updates the request; once everyone has agreed, the table goes back. */
  private settled(seat: Seat, text: string, request: Request | null, alsoApply?: () => void): Proposal {
    const before = request?.agreed.length === this.seats ? this.at(request.to) : null
    const apply = () => {
      alsoApply?.()
      this.request = request
      if (request === null || before === null) return
      this.goBack(request.to, before)
      this.asked.clear() // An accepted request doesn't count toward the limit.
    }
    const parts = before === null ? {} : { step: request?.to ?? 0, continued: this.continuedBack }
    return this.proposal(seat, text, before ?? this.state, apply, parts)
  }
}
