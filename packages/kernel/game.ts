// What a game is. Everything else in Tableworks (undo, replay, secrecy, bots, text mode, files) follows from this.

import type { Chance } from './chance.ts'
import type { Notation } from './notation.ts'
import type { Place } from './hidden.ts'
import type { Decision, Fact, Passage, Steps } from './steps.ts'
import type { Seat } from './seats.ts'
import type { SavedState, StackedFrame } from './state.ts'
import { Problem } from './shape.ts'
import type { SuggestionRules } from './suggestions.ts'
import type { Words } from './words.ts'

/** What is fixed when a table opens; a game's state carries it along. */
export interface Setting<Box = unknown, Variants = unknown> {
  readonly seats: number
  readonly variants: Variants
  /** The data of the box: shared by all states, never copied, never saved with them. */
  readonly box: Box
}

/** A switch of the table, chosen before play. */
export interface Variant {
  readonly name: string
  readonly explain: string
  readonly values: readonly VariantValue[]
  readonly default: VariantValue
  /** Its values are dollars. */
  readonly isMoney?: boolean
  /** Everybody who sets up a table looks at this one; the others are there for those who look for them. */
  readonly upFront?: boolean
  /** The seat counts it applies to; all when left out. */
  readonly seats?: readonly number[]
  /** What other variants must be for it to matter: `{ map: 'minnesota' }`. */
  readonly only?: Readonly<Record<string, VariantValue>>
  /**
   * It came when tables had been played without it. One that keeps to its default says nothing of it, so that what was
   * saved before goes on proving its states.
   */
  readonly addedLater?: true
}
export type VariantValue = string | number | boolean
type AddedLater<T> = { [K in keyof T]: T[K] extends { readonly addedLater: true } ? K : never }[keyof T]
export type VariantValues<T extends Record<string, Variant>> = {
  readonly [K in Exclude<keyof T, AddedLater<T>>]: T[K]['values'][number]
} & { readonly [K in AddedLater<T>]?: T[K]['values'][number] }

/** The box as data: cards, boards, maps, each value with its source. */
export interface Components {
  readonly name: string
  readonly tables: object
  /** Hashes that earlier versions gave the same values; files and tables kept under them still open. */
  readonly formerHashes?: readonly string[]
}

/** One line of a score sheet: what each side has from it. Sides are the seats, then the automatic opponents. */
export interface ScoreLine {
  readonly line: string
  readonly values: readonly number[]
  /** Of a tie-break: less is better. */
  readonly less?: true
}
export interface Result {
  /** 1 is first; sides that share a place have the same number. */
  readonly places: readonly number[]
  readonly scores: readonly number[]
  /** The lines of each side add up to its score. */
  readonly sheet: readonly ScoreLine[]
  /** What parts equal scores, most important first. */
  readonly ties: readonly ScoreLine[]
}

/** What a text board may use besides the view. */
export type TextBoardTable<S extends Setting> = Pick<S, keyof Setting> & {
  /** The names of the seats, then of the automatic opponents. */
  readonly sideNames: readonly string[]
}
export const TEXT_BOARD_WIDTH = 100

export interface Game<S extends Setting, Fs, Os, F extends Fact, V> {
  readonly id: string
  readonly name: string
  /** Raised whenever a rule changes what happens in some position. */
  readonly rules: number
  /**
   * How a position of the rules before becomes one of these, by the number of the new rules: `{ 3: addPorts }`. Where a
   * number is missing, tables of before that do not play again are held.
   */
  readonly upgrades?: Readonly<Record<number, (position: SavedState) => SavedState>>
  /** The seat counts it can be played with. */
  readonly seats: readonly number[]
  readonly variants: Readonly<Record<string, Variant>>
  readonly components: Components
  /** Checks the tables and prepares lookups. What is wrong is thrown as a Problem that names the field. */
  openBox(tables: unknown): S['box']
  /** The table before the first turn. */
  setup(setting: Pick<S, keyof Setting>, chance: Chance): S
  /** The frame play begins with. */
  readonly first: { [K in keyof Fs & string]: readonly [step: K, frame: Fs[K]] }[keyof Fs & string]
  readonly steps: Steps<S, Fs, Os, F>
  readonly notation: Notation<Os>
  /**
   * The decisions a turn begins with; a group of them is one beginning: see `turnsOf`. Left out, a turn is whatever one
   * seat chooses in a row.
   */
  readonly turns?: readonly ((keyof Os & string) | readonly (keyof Os & string)[])[]
  /**
   * Answers a seat may give once and for all, by decision, each with what it is called: a host gives them for the seat
   * whenever it is asked, as long as the seat wishes. `{ answer: { decline: 'Decline every offer' } }`
   */
  readonly standingAnswers?: { readonly [K in keyof Os & string]?: Readonly<Record<string, string>> }
  /** What other seats may suggest to the one whose turn it is; left out, nothing. */
  readonly suggestions?: SuggestionRules<S>
  /** What a game is divided into, the largest part first, and the fact each begins with: `{ round: 'roundBegan' }`. */
  readonly chapters?: Readonly<Record<string, F['kind']>>
  /** What each side has as play goes on, by its title: `{ Money: g => g.money }`. Reports draw it over the game. */
  readonly series?: Readonly<Record<string, (g: S) => readonly number[]>>
  readonly words: Words<keyof Os & string, F['kind']>
  /**
   * What a seat may know; `null` is a spectator. It may share parts with the state: the kernel copies it.
   * Frames are always open, so they hold no secrets.
   */
  view(g: S, seat: Seat | null): V
  /**
   * The position drawn as lines of plain text, from what a viewer may know. `tw show` prints it instead of the view's
   * fields, so it leaves out nothing a player needs. Lines are at most `TEXT_BOARD_WIDTH` characters long.
   */
  textBoard?(view: V, table: TextBoardTable<S>): readonly string[]
  /**
   * The places of the state whose content this viewer must not know, in groups: what lies in one place of a group could
   * as well lie in another. Where the same thing is noted twice, both places are in the group. Left out by a game that
   * hides nothing from anybody.
   */
  hidden?(g: S, seat: Seat | null): readonly (readonly Place[])[]
  /** Fill a view (a copy, yours to use up) to some state that agrees with it; what cannot be known comes from chance. */
  imagine(view: V, setting: Pick<S, keyof Setting>, chance: Chance): S
  /** Asked when no frame is left; may also be asked in mid-game, as if it ended now. */
  result(g: S): Result
  /**
   * What is never created or lost, and what no number or name may be: each law answers null, or what is wrong. They are
   * asked in this order about a position from outside, and what an earlier one has passed a later one may rely on.
   */
  readonly laws: Readonly<Record<string, (g: S, frames: readonly StackedFrame[]) => string | null>>
  /** The names of sides that are not seats. */
  automata?(setting: Pick<S, keyof Setting>): readonly string[]
  /** A quick copy; `box` and `variants` are shared. Without it the kernel copies field by field. */
  clone?(g: S): S
  /** No game is longer than this many choices; of those that weight, when random players do. */
  readonly mostChoices: number | ((setting: Pick<S, keyof Setting>) => number)
}

// A game's parts both take and give its types, so only `any` fits them all; it appears nowhere else.
/* oxlint-disable typescript/no-explicit-any */
/** Any game at all: what hosts, bots and tests handle without knowing its types. */
export interface AnyGame extends Omit<Game<any, any, any, any, any>, 'steps' | 'first'> {
  readonly steps: Readonly<Record<string, Decision<any, any, any, any, any> | Passage<any, any, any, any>>>
  readonly first: readonly [step: string, frame: any]
}
/* oxlint-enable typescript/no-explicit-any */

/** Where a game carries the copy of the kernel it was defined with; every copy knows this key. */
const MADE_WITH = Symbol.for('tableworks: kernel of a game')
const THIS_KERNEL = Object.freeze({})
const MARK = { [MADE_WITH]: THIS_KERNEL }

/** Lets the compiler hold a game against the contract with all its types, and marks whose kernel it stands on. */
export const defineGame = <S extends Setting, Fs, Os, F extends Fact, V>(
  game: Game<S, Fs, Os, F, V>,
): Game<S, Fs, Os, F, V> => ({ ...game, ...MARK })

/** Two copies of the kernel in one program take each other's moves and problems for something else: say so at once. */
export function checkKernelOf(game: AnyGame): void {
  const kernel = (game as Partial<typeof MARK>)[MADE_WITH]
  if (kernel !== undefined && kernel !== THIS_KERNEL)
    throw new Error(`the kernel is loaded twice: ${game.id} was defined with one copy and is played with another`)
}

/**
 * The values of the variants, defaults where nothing is given. Values may come as text, from a command line.
 * What cannot be is thrown as a Problem.
 */
export function variantsOf(
  game: AnyGame,
  given: Readonly<Record<string, unknown>>,
  seats: number,
): Record<string, VariantValue> {
  for (const name of Object.keys(given))
    if (!Object.hasOwn(game.variants, name))
      throw new Problem(
        `${game.name} has no variant '${name}'; it has ${Object.keys(game.variants).join(', ') || 'none'}`,
      )
  const chosen: Record<string, VariantValue> = {}
  for (const [name, variant] of Object.entries(game.variants)) {
    const value = variantValue(name, variant, given[name], seats)
    if (variant.addedLater !== true || value !== variant.default) chosen[name] = value
  }
  return chosen
}

function variantValue(name: string, option: Variant, wanted: unknown, seats: number): VariantValue {
  if (wanted === undefined || wanted === option.default) return option.default
  if (option.seats?.includes(seats) === false)
    throw new Problem(`variant '${name}' is for ${option.seats.join(', ')} seats, not ${seats}`)
  const value = option.values.find(one => one === wanted || String(one) === wanted)
  if (value === undefined)
    throw new Problem(`variant '${name}' cannot be ${JSON.stringify(wanted)}; it may be ${option.values.join(', ')}`)
  return value
}
