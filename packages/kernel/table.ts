// A table: the log is the truth, the state is its replay. Choices, undo, redo and requests for undo are
// all lines of the log, written by a seat: `sell 2 salt`, `/undo 17`, `/redo`, `/ask 3`, `/agree`, `/decline`.

import { sealedChance, type SealedChance } from './chance.ts'
import type { AnyGame, Components, OptionValue, Result } from './game.ts'
import { tableOptions } from './game.ts'
import { digest } from './hash.ts'
import { History } from './history.ts'
import { Referee } from './referee.ts'
import { type Option, type State, type Told } from './state.ts'
import * as refuse from './refusals.ts'
import { isSeat, type Seat } from './seats.ts'
import { sealOf, type Seed } from './seed.ts'
import type { Refusal } from './steps.ts'
import { heardBy, type SeatView, viewOf } from './view.ts'

/** What is agreed before play. */
export interface Opening {
  readonly seatNames: readonly string[]
  readonly options?: Readonly<Record<string, unknown>>
  readonly seed: Seed
  readonly components?: Components
  /** Where play begins, when not at the set-up; made safe by `loadState`. */
  readonly position?: State
}

/** One line of the log; the hash is that of the state after it. */
export interface LogLine {
  readonly seat: Seat
  readonly text: string
  readonly hash: string
  /** Only its own seat may read the text before the game is over. */
  readonly secret: boolean
}

/** A choice in the line of play that counts. */
export interface Played {
  readonly seat: Seat
  readonly text: string
  readonly option: Option
  /** Whether chance was drawn upon: from then on somebody knows more than before. */
  readonly drew: boolean
  /** Chance starts anew before this choice: see `foreseen`. */
  readonly reseed: string | null
  readonly told: readonly Told[]
}

/** A request to go back further than one seat may alone. */
export interface Request {
  readonly by: Seat
  readonly to: number
  readonly agreed: readonly Seat[]
}

export type Answer = { readonly told: readonly Told[] } | { readonly refusal: Refusal }

export class Table {
  readonly game: AnyGame
  readonly referee: Referee
  readonly opening: Opening
  readonly options: Readonly<Record<string, OptionValue>>
  readonly log: LogLine[] = []
  request: Request | null = null
  /** The position now. Read it, never change it. */
  state: State
  private readonly history: History
  private readonly undone: Played[] = []
  /** Draws were taken back and are known; every later choice draws anew, so that nobody plays on foreseen dice. */
  private foreseen = false

  constructor(game: AnyGame, opening: Opening) {
    this.game = game
    this.opening = opening
    this.options = tableOptions(game, opening.options ?? {}, opening.seatNames.length)
    this.referee = new Referee(game, opening.components)
    const told: Told[] = []
    this.state = this.begin(told)
    this.history = new History(this.referee, this.state, told)
  }

  private begin(told: Told[]): State {
    const { position, seed } = this.opening
    const chance = sealedChance(sealOf(seed))
    if (position === undefined) return this.referee.open(this.seats, this.options, chance, one => told.push(one))
    const state = this.referee.clone(position)
    // A position that was only imagined has no sealed dice; those of the table take their place.
    return 'seed' in state.chance ? state : { ...state, chance }
  }

  /** How many choices count; the position before the first has step 0. */
  get step(): number {
    return this.history.length
  }
  get seats(): number {
    return this.opening.seatNames.length
  }
  /** The names of all sides: the seats, then the automatic opponents. */
  get sideNames(): readonly string[] {
    return [...this.opening.seatNames, ...(this.game.automata?.(this.referee.setting(this.seats, this.options)) ?? [])]
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
  /** The names of everything the waiting seat may choose. */
  get choices(): string[] {
    return this.referee.options(this.state).map(option => this.referee.name(this.state, option))
  }

  /** A seat says something: a choice by its name, or table talk. `step` guards against a stale page. */
  say(seat: Seat, text: string, step?: number): Answer {
    if (!isSeat(seat, this.seats)) return { refusal: refuse.noSuchSeat(seat) }
    if (step !== undefined && step !== this.step) return { refusal: refuse.isStale(step, this.step) }
    const secret = !text.startsWith('/') && this.referee.isSecret(this.state)
    const answer = text.startsWith('/') ? this.talk(seat, text) : this.choose(seat, text)
    if ('told' in answer) this.log.push({ seat, text, hash: this.referee.hash(this.state), secret })
    return answer
  }

  /** Why the waiting seat may not choose this; null when it may. */
  why(seat: Seat, text: string): Refusal | null {
    const read = this.read(seat, text)
    return 'refusal' in read ? read.refusal : null
  }

  /** What a seat may know, now or at an earlier step. */
  view(seat: Seat | null, step = this.step): SeatView {
    return viewOf(this.referee, step === this.step ? this.state : this.at(step), seat)
  }

  /** The position at a step, as a copy. */
  at(step: number): State {
    return this.history.at(step)
  }

  /** The choices that count, in order. */
  get line(): readonly Played[] {
    return this.history.line
  }

  /** What a seat was told between two steps; from the set-up on when left out. */
  told(seat: Seat | null, from = 0, to = this.step): Told[] {
    return heardBy(seat, this.history.told(from, to))
  }

  /** The earliest step this seat may go back to alone: nobody learned anything and nobody else chose since. */
  freeUndo(seat: Seat): number {
    let step = this.step
    for (let last = this.line[step - 1]; last?.seat === seat && !last.drew; last = this.line[step - 1]) step -= 1
    return step
  }

  /** Why this seat may not go back to that step alone; null when it may. */
  whyNoUndo(seat: Seat, to: number): Refusal | null {
    if (this.step === 0) return refuse.nothingToUndo()
    if (!Number.isInteger(to) || to < 0 || to >= this.step) return refuse.noSuchStep(String(to))
    const free = this.freeUndo(seat)
    if (to >= free) return null
    const barrier = this.line[free - 1]
    return barrier === undefined || barrier.seat === seat
      ? refuse.wasDrawn(free)
      : refuse.otherChose(barrier.seat, free)
  }

  /** Whose choice could be done again; null when nothing was undone. */
  get redoSeat(): Seat | null {
    return this.undone.at(-1)?.seat ?? null
  }

  private choose(seat: Seat, text: string): Answer {
    const read = this.read(seat, text)
    if ('refusal' in read) return read
    if (this.undone.some(played => played.drew)) this.foreseen = true
    this.undone.length = 0
    this.request = null
    const reseed = this.foreseen ? digest(`${sealOf(this.opening.seed)} ${this.log.length}`) : null
    return this.play({ seat, option: read.option, reseed })
  }

  private play({ seat, option, reseed }: Pick<Played, 'seat' | 'option' | 'reseed'>): Answer {
    const told: Told[] = []
    const text = this.referee.name(this.state, option)
    if (reseed !== null) this.state.chance = sealedChance(reseed)
    const before = (this.state.chance as SealedChance).drawn
    this.carryOut(option, told)
    const drew = (this.state.chance as SealedChance).drawn > before
    this.history.add({ seat, text, option, reseed, drew, told }, this.state)
    return { told }
  }

  /** A fault of the rules must not leave a half-made choice on the table. */
  private carryOut(option: Option, told: Told[]): void {
    const where = `${this.game.id}, step ${this.step}, ${this.decision} of seat ${this.actor}`
    try {
      this.referee.choose(this.state, option, one => told.push(one))
    } catch (cause) {
      this.state = this.at(this.step)
      throw new Error(`${where}, dice ${this.opening.seed.commitment}: ${String(cause)}`, { cause })
    }
  }

  /** An option by its name, if the seat may choose it now. */
  private read(seat: Seat, text: string): { option: Option } | { refusal: Refusal } {
    const waiting = this.referee.waiting(this.state)
    if (waiting === null) return { refusal: refuse.isOver() }
    if (waiting.seat !== seat) return { refusal: refuse.notYourTurn(waiting.seat) }
    return this.referee.read(this.state, text)
  }

  private talk(seat: Seat, text: string): Answer {
    const [word, number] = text.slice(1).trim().split(/\s+/)
    if (word === 'undo') return this.undo(seat, number === undefined ? this.step - 1 : Number(number))
    if (word === 'redo') return this.redo(seat)
    if (word === 'ask') return this.ask(seat, Number(number))
    if (word === 'agree') return this.agree(seat)
    if (word === 'decline') return this.decline()
    const expected = '/undo, /redo, /ask, /agree, /decline'
    return { refusal: refuse.notUnderstood({ field: null, value: text, expected }) }
  }

  private undo(seat: Seat, to: number): Answer {
    const refusal = this.whyNoUndo(seat, to)
    if (refusal !== null) return { refusal }
    this.goBack(to)
    return { told: [] }
  }

  private goBack(to: number): void {
    this.undone.push(...this.history.cut(to).toReversed())
    this.state = this.at(to)
    this.request = null
  }

  private redo(seat: Seat): Answer {
    const next = this.undone.at(-1)
    if (next === undefined) return { refusal: refuse.nothingToRedo() }
    if (next.seat !== seat) return { refusal: refuse.notYourTurn(next.seat) }
    this.undone.pop()
    return this.play(next)
  }

  private ask(by: Seat, to: number): Answer {
    if (!Number.isInteger(to) || to < 0 || to >= this.step) return { refusal: refuse.noSuchStep(String(to)) }
    this.request = { by, to, agreed: [by] }
    return this.settleRequest(this.request)
  }

  private agree(seat: Seat): Answer {
    if (this.request === null) return { refusal: refuse.nothingAsked() }
    if (this.request.agreed.includes(seat)) return { refusal: refuse.ownRequest() }
    this.request = { ...this.request, agreed: [...this.request.agreed, seat] }
    return this.settleRequest(this.request)
  }

  private settleRequest({ to, agreed }: Request): Answer {
    if (agreed.length === this.seats) this.goBack(to)
    return { told: [] }
  }

  private decline(): Answer {
    if (this.request === null) return { refusal: refuse.nothingAsked() }
    this.request = null
    return { told: [] }
  }
}
