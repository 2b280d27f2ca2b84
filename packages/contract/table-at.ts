// A table for tests: any position in one line, then choices, then a look at the result.

import {
  type AnyGame,
  copy,
  type Fact,
  type Game,
  type Option,
  Referee,
  type Refusal,
  type Result,
  type Seat,
  type SeatView,
  type Setting,
  type StackedFrame,
  type State,
  swiftChance,
  type Told,
  viewOf,
} from '@tableworks/kernel'
import { type Script, ScriptedChance } from './scripted.ts'

/** A partial state: objects are merged, lists and values are replaced. */
export type Patch<T> = T extends readonly (infer Item)[]
  ? readonly Item[]
  : T extends object
    ? { readonly [K in keyof T]?: Patch<T[K]> }
    : T

export interface TestPosition<S extends Setting> extends Script {
  /** By default the game's smallest number of seats. */
  readonly seats?: number
  readonly variants?: Partial<S['variants']>
  /** How it differs from the set-up. */
  readonly g?: Patch<Omit<S, keyof Setting>>
  readonly seed?: string
}

/**
 * A table for this game in this position. Everything else is as in the set-up.
 *
 * const table = tableAt(saltAndTimber, { g: { store: { salt: [4, 0] } } })
 * table.at('turn', { seat: 0 }).pick({ count: 2, good: 'salt' })
 */
export const tableAt = <S extends Setting, Fs, Os, F extends Fact, V>(
  game: Game<S, Fs, Os, F, V>,
  position: TestPosition<S> = {},
): TestTable<S, Fs, Os, F> => new TestTable(game, position)

export class TestTable<S extends Setting, Fs, Os, F extends Fact> {
  readonly state: State<S>
  readonly referee: Referee
  /** Everything told since the position was set up, and who may know it. */
  readonly told: Told[] = []
  private isOpening = true

  constructor(game: AnyGame, position: TestPosition<S>) {
    const { seats = Math.min(...game.seats), variants = {}, g = {}, seed = 'test' } = position
    const chance = swiftChance(seed)
    this.state = new Referee(game).open(seats, variants, chance) as State<S>
    this.referee = new Referee(game, game.components, new ScriptedChance(chance, position))
    fillIn(this.state.g, g)
  }

  /** Pushes a frame and plays to the next decision. The first frame replaces the game's opening. */
  at<K extends keyof Fs & string>(step: K, frame: Fs[K]): this {
    if (this.isOpening) this.state.frames.length = 0
    this.isOpening = false
    this.state.frames.push({ step, frame: frame as StackedFrame['frame'] })
    this.referee.resume(this.state, told => this.told.push(told))
    return this
  }

  /** The deciding seat chooses this option, given as data or by name, once or several times. */
  pick(option: Os[keyof Os] | string, times = 1): this {
    for (let i = 0; i < times; i++) {
      const read = this.referee.read(this.state, this.nameOf(option))
      if ('refusal' in read)
        throw new Error(`not offered: ${this.nameOf(option)}, because ${JSON.stringify(read.refusal)}`)
      this.isOpening = false
      this.referee.choose(this.state, read.option, told => this.told.push(told))
    }
    return this
  }

  /** Why the deciding seat may not choose this option; null if it may. */
  why(option: Os[keyof Os] | string): Refusal | null {
    const read = this.referee.read(this.state, this.nameOf(option))
    return 'refusal' in read ? read.refusal : null
  }

  get g(): S {
    return this.state.g
  }
  get options(): readonly Os[keyof Os][] {
    return this.referee.options(this.state) as readonly Os[keyof Os][]
  }
  get names(): string[] {
    return this.referee.options(this.state).map(option => this.referee.name(this.state, option))
  }
  /** The names of the candidates a board greys out. */
  get barred(): string[] {
    const barred = this.referee.candidates(this.state).filter(({ refusal }) => refusal !== null)
    return barred.map(({ option }) => this.referee.name(this.state, option))
  }
  get frames(): readonly StackedFrame[] {
    return this.state.frames
  }
  get facts(): F[] {
    return this.told.map(({ fact }) => fact as F)
  }
  /** The deciding seat; null if no frame is left. */
  get actor(): Seat | null {
    return this.referee.waiting(this.state)?.seat ?? null
  }
  /** The result so far, even during the game. */
  get result(): Result {
    return this.referee.game.result(this.state.g)
  }

  view(seat: Seat | null): SeatView {
    return viewOf(this.referee, this.state, seat)
  }

  private nameOf(option: Os[keyof Os] | string): string {
    return typeof option === 'string' ? option : this.referee.name(this.state, option as Option)
  }
}

function fillIn(target: object, patch: object): void {
  for (const [key, value] of Object.entries(patch) as [keyof typeof target, unknown][]) {
    const there: unknown = target[key]
    if (isRecord(there) && isRecord(value)) fillIn(there, value)
    else Object.assign(target, { [key]: copy(value) })
  }
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
