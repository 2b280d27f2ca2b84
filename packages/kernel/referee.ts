// Moves play from one decision to the next. The referee is fast and stateless: tables, bots, tests and simulations pass
// in the state to change.

import { Chance, type ChanceState } from './chance.ts'
import type { AnyGame, Components, Result, Setting } from './game.ts'
import { checkKernelOf, variantsOf } from './game.ts'
import { fingerprint } from './hash.ts'
import type { Misread } from './notation.ts'
import { copy, same } from './plain.ts'
import * as refuse from './refusals.ts'
import type { Seat } from './seats.ts'
import { hashOfTables } from './set-hash.ts'
import { Problem } from './shape.ts'
import { copyOfGame, type Listener, type Option, savedState, Stack, type State } from './state.ts'
import type { Bar, Decision, Fact, Passage, Refusal } from './steps.ts'

/** A position's pending decision. */
export interface Waiting {
  readonly decision: string
  readonly seat: Seat
}

/** A choice the active player might expect, and why it isn't legal; null if it is. */
export interface Candidate {
  readonly option: Option
  readonly refusal: Refusal | null
}

type AnyDecision = Decision<unknown, Record<string, unknown>, Fact, unknown, Option>
type AnyPassage = Passage<unknown, Record<string, unknown>, Fact, unknown>

/** More automatic steps in a row than any game needs. The limit stops endless loops. */
const MOST_STEPS = 100_000

/** A flow's chance before it's bound to a state. */
const NO_DRAWS: ChanceState = { a: 0, b: 0, c: 0, d: 0 }

export class Referee {
  readonly game: AnyGame
  readonly box: unknown
  /** Identifies the component set in game files. */
  readonly componentsHash: string
  private readonly steps: Readonly<Record<string, AnyDecision | AnyPassage>>
  private readonly flow: Stack

  /** Steps draw from `chance`; tests may pass a scripted one. */
  constructor(game: AnyGame, components: Components = game.components, chance = new Chance(NO_DRAWS)) {
    checkKernelOf(game)
    this.game = game
    this.flow = new Stack(chance)
    this.box = game.openBox(components.tables)
    this.componentsHash = hashOfTables(components.tables)
    this.steps = game.steps
  }

  /** A new position, at its first decision. */
  open(seats: number, variants: Readonly<Record<string, unknown>>, chance: ChanceState, hear?: Listener): State {
    if (!this.game.seats.includes(seats))
      throw new Problem(`${this.game.name} is for ${this.game.seats.join(', ')} seats, not ${seats}`)
    const setting = this.setting(seats, variantsOf(this.game, variants, seats))
    const state: State = { g: this.game.setup(setting, new Chance(chance)), frames: [], chance }
    const [step, frame] = this.game.first
    state.frames.push({ step, frame: copy(frame) })
    this.resume(state, hear)
    return state
  }

  /** Runs automatic steps until a seat must decide or the game is over. */
  resume(state: State, hear?: Listener): void {
    this.flow.bind(state, hear)
    this.settle(state)
  }

  setting(seats: number, variants: unknown): Setting {
    return { seats, variants, box: this.box }
  }

  /** The pending decision; null if the game is over. */
  waiting(state: State): Waiting | null {
    const top = state.frames.at(-1)
    return top === undefined ? null : { decision: top.step, seat: top.frame['seat'] as Seat }
  }

  /** Every legal option for the active seat. */
  options(state: State): readonly Option[] {
    const top = state.frames[state.frames.length - 1]
    return top === undefined ? [] : this.decision(top.step).options(state.g, top.frame)
  }

  /** Carries out a listed option and runs to the next decision, changing the state in place. */
  choose(state: State, option: Option, hear?: Listener): void {
    const top = state.frames[state.frames.length - 1]
    if (top === undefined) throw new Error('the game is over')
    this.flow.bind(state, hear)
    this.flow.mayMove = true
    this.decision(top.step).choose(state.g, top.frame, option, this.flow)
    this.settle(state)
  }

  /** Whether the pending choice is secret. */
  isSecret(state: State): boolean {
    const top = state.frames.at(-1)
    return top !== undefined && this.isSecretDecision(top.step)
  }
  isSecretDecision(name: string): boolean {
    return this.decision(name).secret === true
  }

  /** The listed option equal to this one, if any. */
  listed(state: State, option: Option): Option | undefined {
    return this.options(state).find(one => same(one, option))
  }

  /** The listed option with this name, or a refusal. */
  read(state: State, text: string): { option: Option } | { refusal: Refusal } {
    const top = state.frames.at(-1)
    if (top === undefined) return { refusal: refuse.isOver() }
    const reading = this.game.notation.read(top.step, text)
    if ('misread' in reading) return { refusal: refuse.notUnderstood(this.misreadHere(state, reading.misread)) }
    const option = this.listed(state, reading.option)
    if (option !== undefined) return { option }
    const misread = this.unknownName(state, reading.option)
    if (misread !== null) return { refusal: refuse.notUnderstood(misread) }
    return { refusal: this.bar(state, reading.option) ?? refuse.notOffered(text) }
  }

  /** A well-formed name that exists neither in the standard set nor at this table. */
  private unknownName(state: State, option: Option): Misread | null {
    if (typeof option === 'string') return null
    for (const [field, value] of Object.entries(option)) {
      const domain = this.game.notation.vocabulary[field]
      if (domain === undefined || !('known' in domain) || domain.known.includes(String(value))) continue
      const misread = this.misreadHere(state, { field, value: String(value), expected: domain.known.join(', ') })
      if (!misread.expected.split(', ').includes(String(value))) return misread
    }
    return null
  }

  /** Lists only what is valid at this table, because a vocabulary may include the places of every map. */
  private misreadHere(state: State, misread: Misread): Misread {
    const { field } = misread
    if (field === null) return misread
    const values = this.candidates(state).map(({ option }) => (typeof option === 'string' ? undefined : option[field]))
    const words = new Set(values.filter(value => typeof value === 'string'))
    return words.size === 0 ? misread : { ...misread, expected: [...words].join(', ') }
  }

  /** Every candidate for the active seat, legal or not, in one walk. */
  candidates(state: State): readonly Candidate[] {
    const top = state.frames.at(-1)
    if (top === undefined) return []
    const candidates: Candidate[] = []
    const offer = (option: Option, bar: Bar) =>
      void candidates.push({ option, refusal: this.refusal(state, option, bar) })
    this.decision(top.step).offers(state.g, top.frame, offer, true)
    return candidates
  }

  /** Why the active seat may not choose this; null if it may. The notation must be able to write the option. */
  bar(state: State, option: Option): Refusal | null {
    const top = state.frames.at(-1)
    if (top === undefined) return refuse.isOver()
    return this.refusal(state, option, this.decision(top.step).bar(state.g, top.frame, option, true))
  }

  private refusal(state: State, option: Option, bar: Bar): Refusal | null {
    return bar === false ? refuse.notOffered(this.name(state, option)) : bar
  }

  name(state: State, option: Option): string {
    return this.game.notation.write(state.frames.at(-1)?.step ?? '', option)
  }

  /** Null while the game is running. */
  result(state: State): Result | null {
    return state.frames.length > 0 ? null : this.game.result(state.g)
  }

  clone(state: State): State {
    return {
      g: this.game.clone === undefined ? copyOfGame(state.g as Setting) : this.game.clone(state.g),
      frames: state.frames.map(({ step, frame }) => ({ step, frame: copy(frame) })),
      chance: { ...state.chance },
    }
  }

  hash(state: State): string {
    return fingerprint(savedState(state))
  }

  /** A random player's choice, uniform or by the decision's weights. */
  pick(state: State, options: readonly Option[], chance: Chance): Option {
    const top = state.frames[state.frames.length - 1]
    const weigh = top && this.decision(top.step).weigh?.(state.g, top.frame)
    return weigh === undefined ? chance.pick(options) : pickWeighted(options, weigh, chance)
  }

  /** Plays at random, changing the state in place; returns the number of choices. */
  playout(state: State, chance: Chance, most = this.mostChoices(state)): number {
    const { frames, g } = state
    this.flow.bind(state, undefined)
    let listed: readonly Option[] | undefined
    for (let made = 0; made < most; made++) {
      const top = frames[frames.length - 1]
      if (top === undefined) return made
      const decision = this.decision(top.step)
      const options = listed ?? decision.options(g, top.frame)
      const weigh = decision.weigh?.(g, top.frame)
      const option = weigh === undefined ? chance.pick(options) : pickWeighted(options, weigh, chance)
      this.flow.mayMove = true
      decision.choose(g, top.frame, option, this.flow)
      listed = this.settle(state)
    }
    return most
  }

  /** The most choices a game at this table can have. */
  mostChoices(state: State): number {
    const { mostChoices } = this.game
    return typeof mostChoices === 'number' ? mostChoices : mostChoices(state.g as Setting)
  }

  /**
   * Runs passages and takes single options until a seat must decide or the game is over. Returns the decision's options if they had
   * to be listed.
   */
  private settle(state: State): readonly Option[] | undefined {
    const { frames, g } = state
    for (let count = 0; count < MOST_STEPS; count++) {
      const top = frames[frames.length - 1]
      if (top === undefined) return undefined
      const step = this.steps[top.step]
      if (step === undefined) throw new Error(`${this.game.id} has no step '${top.step}'`)
      this.flow.mayMove = true
      if ('run' in step) step.run(g, top.frame, this.flow)
      else {
        if (step.takesOnlyOption !== true) return undefined
        const options = step.options(g, top.frame)
        const only = options[0]
        if (only === undefined || options.length > 1) return options
        step.choose(g, top.frame, only, this.flow)
      }
    }
    throw new Error(`${this.game.id} never reaches a decision: ${frames.map(frame => frame.step).join(' > ')}`)
  }

  /** How a step asks several seats independently; undefined if it doesn't. */
  togetherOf(name: string): AnyPassage['together'] {
    const step = this.steps[name]
    return step !== undefined && 'run' in step ? step.together : undefined
  }

  private decision(name: string): AnyDecision {
    const step = this.steps[name]
    if (step === undefined || 'run' in step) throw new Error(`${this.game.id} has no decision '${name}'`)
    return step
  }
}

/** The weights of the current pick. The list is reused, because random games do little else. */
const weights: number[] = []

/** Weights may be fractions, so they are rounded to thousandths to make every engine draw the same. */
export function pickWeighted<O>(options: readonly O[], weigh: (option: O) => number, chance: Chance): O {
  let sum = 0
  for (let i = 0; i < options.length; i++) sum += weights[i] = Math.max(1, Math.round(weigh(options[i] as O) * 1000))
  let left = chance.below(sum)
  for (let i = 0; i < options.length; i++) if ((left -= weights[i] as number) < 0) return options[i] as O
  throw new Error('the active seat has no option')
}
