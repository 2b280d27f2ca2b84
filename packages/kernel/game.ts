// Defines a game. Everything else in Tableworks (undo, replay, secrecy, bots, text mode, files) follows from it.

import type { Chance } from './chance.ts'
import type { Notation } from './notation.ts'
import type { StatePlace } from './hidden.ts'
import type { Decision, Fact, Passage, Steps } from './steps.ts'
import type { Seat } from './seats.ts'
import type { SavedState, StackedFrame } from './state.ts'
import { Problem } from './shape.ts'
import type { SuggestionRules } from './suggestions.ts'
import type { Words } from './words.ts'

/** Fixed when a table opens. Every state of the game refers to it. */
export interface Setting<Box = unknown, Variants = unknown> {
  readonly seats: number
  readonly variants: Variants
  /** The component data: shared by all states, never copied or saved with them. */
  readonly box: Box
}

/** A table option, chosen before play. */
export interface Variant {
  readonly name: string
  readonly explain: string
  readonly values: readonly VariantValue[]
  readonly default: VariantValue
  /** Whether its values are dollars. */
  readonly isMoney?: boolean
  /** Always shown at set-up, while other variants are collapsed. */
  readonly upFront?: boolean
  /** The seat counts it applies to; all if omitted. */
  readonly seats?: readonly number[]
  /** The variant only applies if other variants have these values: `{ map: 'minnesota' }`. */
  readonly only?: Readonly<Record<string, VariantValue>>
  /**
   * Set if it was added after tables had been played without it. Its default value isn't saved, so older saved states keep their
   * hashes.
   */
  readonly addedLater?: true
}
export type VariantValue = string | number | boolean
type AddedLater<T> = { [K in keyof T]: T[K] extends { readonly addedLater: true } ? K : never }[keyof T]
export type VariantValues<T extends Record<string, Variant>> = {
  readonly [K in Exclude<keyof T, AddedLater<T>>]: T[K]['values'][number]
} & { readonly [K in AddedLater<T>]?: T[K]['values'][number] }

/** The components as data: cards, boards and maps, each value with its source. */
export interface Components {
  readonly name: string
  readonly tables: object
  /** Hashes that the same values had in earlier versions. Files and tables stored under them can still be opened. */
  readonly formerHashes?: readonly string[]
}

/** One line on a score sheet with each side's value. The sides are the seats, then the automatic opponents. */
export interface ScoreLine {
  readonly line: string
  readonly values: readonly number[]
  /** In a tie-break, whether lower is better. */
  readonly less?: true
}
export interface Result {
  /** 1 is first. Tied sides share a number. */
  readonly places: readonly number[]
  readonly scores: readonly number[]
  /** Each side's lines add up to its score. */
  readonly sheet: readonly ScoreLine[]
  /** The tie-breaks, most important first. */
  readonly ties: readonly ScoreLine[]
}

/** What a text board may use in addition to the view. */
export type TextBoardTable<S extends Setting> = Pick<S, keyof Setting> & {
  /** The names of the seats, then those of the automatic opponents. */
  readonly sideNames: readonly string[]
}
export const TEXT_BOARD_WIDTH = 100

/** The facts that would be on the game's box. */
export interface Lid {
  /** How long a game usually takes in minutes: from, to. */
  readonly minutes: readonly [number, number]
  /** How complex the game is, from 1 (light) to 5 (heavy). */
  readonly weight: 1 | 2 | 3 | 4 | 5
}

export interface Game<S extends Setting, Fs, Os, F extends Fact, V> {
  readonly id: string
  readonly name: string
  /** Raise this whenever a rule change affects any position. */
  readonly rules: number
  /**
   * How to upgrade a position from earlier rules, by the new rules' number: `{ 3: addPorts }`. Without an upgrade, older tables
   * that can't be replayed are locked.
   */
  readonly upgrades?: Readonly<Record<number, (position: SavedState) => SavedState>>
  /** The seat counts it can be played with. */
  readonly seats: readonly number[]
  /** Pages show these facts next to the name. */
  readonly lid?: Lid
  readonly variants: Readonly<Record<string, Variant>>
  readonly components: Components
  /** Checks the tables and prepares lookups. Throws a Problem that names the invalid field. */
  openBox(tables: unknown): S['box']
  /** The state before the first turn. */
  setup(setting: Pick<S, keyof Setting>, chance: Chance): S
  /** The first frame. */
  readonly first: { [K in keyof Fs & string]: readonly [step: K, frame: Fs[K]] }[keyof Fs & string]
  readonly steps: Steps<S, Fs, Os, F>
  readonly notation: Notation<Os>
  /**
   * The decisions that begin a turn. A group of them counts as one beginning (see `turnsOf`). If omitted, a turn is all consecutive
   * choices by one seat.
   */
  readonly turns?: readonly ((keyof Os & string) | readonly (keyof Os & string)[])[]
  /**
   * Answers that a seat may automate, by decision, each with its label: `{ answer: { decline: 'Decline every offer' } }`. The host
   * then answers for the seat until the player turns it off.
   */
  readonly standingAnswers?: { readonly [K in keyof Os & string]?: Readonly<Record<string, string>> }
  /** The options that pass, by decision: `{ action: 'pass' }`. At slow tables a player may have the host pass until the round ends. */
  readonly passes?: { readonly [K in keyof Os & string]?: string }
  /** What other seats may suggest to the active player. If omitted, nothing. */
  readonly suggestions?: SuggestionRules<S>
  /** A game's chapters, largest first, and the fact that begins each: `{ round: 'roundBegan' }`. */
  readonly chapters?: Readonly<Record<string, F['kind']>>
  /** Each side's values over time, by title: `{ Money: g => g.money }`. Reports draw them as charts. */
  readonly series?: Readonly<Record<string, (g: S) => readonly number[]>>
  readonly words: Words<keyof Os & string, F['kind']>
  /**
   * What a seat may know; `null` is a spectator. The view may share parts with the state, because the kernel copies it.
   * Frames are public, so they must not contain secrets.
   */
  view(g: S, seat: Seat | null): V
  /**
   * The position as lines of plain text, from what a viewer may know. `tw show` prints it instead of the view's fields,
   * so it must include everything a player needs. Lines have at most `TEXT_BOARD_WIDTH` characters.
   */
  textBoard?(view: V, table: TextBoardTable<S>): readonly string[]
  /**
   * The places in the state that this viewer must not know, in groups. The contents of places in one group could be swapped. If
   * something is stored twice, both places are in the group. Games without hidden information omit this.
   */
  hidden?(g: S, seat: Seat | null): readonly (readonly StatePlace[])[]
  /** Completes a view (a copy you may modify) to a state that agrees with it, drawing unknown values from chance. */
  imagine(view: V, setting: Pick<S, keyof Setting>, chance: Chance): S
  /** Called when no frame is left, and during the game to get the scores so far. */
  result(g: S): Result
  /**
   * Invariants, such as what is never created or lost and which values are legal. Each law returns null or a description of the
   * fault. Untrusted positions are checked in this order, so a later law may rely on earlier ones.
   */
  readonly laws: Readonly<Record<string, (g: S, frames: readonly StackedFrame[]) => string | null>>
  /** The names of sides that aren't seats. */
  automata?(setting: Pick<S, keyof Setting>): readonly string[]
  /** A faster copy; `box` and `variants` are shared. Without it the kernel copies field by field. */
  clone?(g: S): S
  /** The longest possible game, in choices; if decisions have weights, the longest that random players reach. */
  readonly mostChoices: number | ((setting: Pick<S, keyof Setting>) => number)
}

// A game's parts both accept and return its types, so only `any` fits them all. It's used nowhere else.
/* oxlint-disable typescript/no-explicit-any */
/** Any game, for hosts, bots and tests that don't know its types. */
export interface AnyGame extends Omit<Game<any, any, any, any, any>, 'steps' | 'first'> {
  readonly steps: Readonly<Record<string, Decision<any, any, any, any, any> | Passage<any, any, any, any>>>
  readonly first: readonly [step: string, frame: any]
}
/* oxlint-enable typescript/no-explicit-any */

/** The key under which a game stores its copy of the kernel. All copies share it. */
const MADE_WITH = Symbol.for('tableworks: kernel of a game')
const THIS_KERNEL = Object.freeze({})
const MARK = { [MADE_WITH]: THIS_KERNEL }

/** Checks a game's types against the contract, and marks it with this copy of the kernel. */
export const defineGame = <S extends Setting, Fs, Os, F extends Fact, V>(
  game: Game<S, Fs, Os, F, V>,
): Game<S, Fs, Os, F, V> => ({ ...game, ...MARK })

/** Two copies of the kernel in one program don't recognise each other's moves and problems, so fail at once. */
export function checkKernelOf(game: AnyGame): void {
  const kernel = (game as Partial<typeof MARK>)[MADE_WITH]
  if (kernel !== undefined && kernel !== THIS_KERNEL)
    throw new Error(`the kernel is loaded twice: ${game.id} was defined with one copy and is played with another`)
}

/**
 * The variants' values, with defaults for missing ones. Values may be text from a command line. Throws a Problem if a value is
 * invalid.
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
