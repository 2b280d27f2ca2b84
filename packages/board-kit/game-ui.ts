// What a game's `./ui` entry exports to draw the game. A board receives the legal choices and shows them. It contains no rules. The
// kit handles all input and output around them: highlights, focus, labels, menus and "why not?".

import type {
  BoxOf,
  DecisionOf,
  FactOf,
  OptionsOf,
  Refusal,
  Seat,
  SeenOf,
  Suggestion,
  ToldOf,
} from '@tableworks/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { HowToPlay } from './how-to-play/lesson.ts'
import type { SceneTelling } from './scene/scene.ts'
import type { About, AnyThing, PlaceRef, Whereabouts } from './things.ts'

/** `export const ui: GameUi<typeof game, Thing> = { ... }` types view, options, facts, box and things from the game. */
export interface GameUi<G, T extends PlaceRef = string> {
  /** Draws what a seat may see. Each thing on the board is one of the kit's `<Place of>`. */
  readonly Board: ComponentType<BoardProps<G>>
  /**
   * For every decision, where to show an option of the deciding seat: at one thing, at several things to pick in turn, or, if null,
   * as a button. Leaving a decision out doesn't compile.
   */
  readonly places: {
    readonly [K in DecisionOf<G>]: (option: OptionsOf<G>[K], seen: SeenOf<G>, seat: Seat) => Whereabouts<T>
  }
  /** Lines of several choices that one gesture can make at once. */
  readonly lines?: Lines<G, T>
  /** Describes each kind of thing, for the card that opens on hover. */
  readonly about?: {
    readonly [K in Extract<T, AnyThing>['kind']]: (thing: Extract<T, { kind: K }>, at: AboutAt<G>) => About
  }
  /** The figures always shown for every side, in this order: score, money, income, buildings. */
  readonly standing: (seen: SeenOf<G>, side: Seat, box: BoxOf<G>) => readonly StandingItem[]
  /** The ways to play such a line, each as a list of things to pick in turn. */
  readonly outlook?: (seen: SeenOf<G>, side: Seat, box: BoxOf<G>) => readonly StandingItem[]
  /**
   * What one of the viewer's choices changes, in a few words each, most important first: `['+$2 a round', 'keeps $16']`. Shown on
   * the prompt's buttons, and at highlighted places if the board has an `EffectTag`.
   */
  readonly effects?: (
    before: SeenOf<G>,
    after: SeenOf<G>,
    box: BoxOf<G>,
    sideNames: readonly string[],
  ) => readonly string[]
  /** Whether a legal option is useless while others aren't. It isn't highlighted, and the first press only says so. */
  readonly isWaste?: (option: OptionsOf<G>[DecisionOf<G>], seen: SeenOf<G>, box: BoxOf<G>) => boolean
  /**
   * Draws what a choice would do, such as a building's bill or a sale's income, in its thing's card and in previews. If it returns
   * null, the kit lists changed figures and sentences.
   */
  readonly ticket?: (outcome: Outcome<G>) => ReactNode
  /** How far the turn has progressed, beside the prompt: "Move 1 of 2". */
  readonly progress?: (seen: SeenOf<G>) => TurnProgress | null
  /** The viewer's figures in the one line that a phone always shows. Defaults to `standing`. */
  readonly strip?: (seen: SeenOf<G>, side: Seat, box: BoxOf<G>) => readonly StandingItem[]
  /** The player aid, one page, for this table's variants. */
  readonly Aid: ComponentType<{ readonly variants: SeenOf<G>['variants'] }>
  /** One sentence about what ended the game, shown below the winner. */
  readonly ending?: (seen: SeenOf<G>, sideNames: readonly string[]) => string | null
  /** What the end sheet lists for a side below its figures, such as secret cards with their scores. */
  readonly endList?: (seen: SeenOf<G>, side: Seat, box: BoxOf<G>) => readonly string[]
  /** Every card, tile and map in a component set, drawn without a game. */
  readonly Gallery: ComponentType<{ tables: unknown }>
  /** A component set's map editor; loaded on demand. */
  readonly workshop?: () => Promise<ComponentType<WorkshopProps>>
  /** The guided first turns. */
  readonly tour: readonly TourStop<G, T>[]
  /** "How to play" in five screens made from the board; loaded on demand. */
  readonly howToPlay: () => Promise<HowToPlay<G, T>>
  /** Scenes that play step by step, such as the end of a round, by the kind of fact that closes them. */
  readonly scenes?: { readonly [K in FactOf<G>['kind']]?: SceneTelling<G> }
  /**
   * The things that each kind of fact changes, so players can follow other players' turns on the board. A fact without an entry is
   * marked at the chosen option's place.
   */
  readonly marks?: {
    readonly [K in FactOf<G>['kind']]?: (fact: Extract<FactOf<G>, { kind: K }>, seen: SeenOf<G>) => Whereabouts<T>
  }
  /** Each seat's gains and losses from a fact, by kind of fact. The story shows them on the board and in its step. */
  readonly deltas?: {
    readonly [K in FactOf<G>['kind']]?: (
      fact: Extract<FactOf<G>, { kind: K }>,
      seen: SeenOf<G>,
    ) => ThingDelta<T> | readonly ThingDelta<T>[]
  }
  /** Kinds of fact that `deltas` describes completely, so the story shows them as a step's figures instead of separate steps. */
  readonly gains?: readonly FactOf<G>['kind'][]
  /** Facts that play a sound, by kind. */
  readonly sounds?: Readonly<Partial<Record<FactOf<G>['kind'], Sound>>>
  /** How text mode reads the view, where the defaults aren't enough. */
  readonly text?: TextHints<G>
}

/** Choices made together, such as playing a card and building with one press. They are undone together. */
export interface Lines<G, T extends PlaceRef> {
  /** Whether the choices after an option are offered together with it. */
  readonly follows: { readonly [K in DecisionOf<G>]?: (option: OptionsOf<G>[K]) => boolean }
  /** The ways to make a line, each as a list of things to pick in turn. */
  readonly ways: (steps: readonly StepOf<G>[], seat: Seat) => readonly (readonly T[])[]
  /** What to pick after these things. */
  readonly ask: (picked: readonly T[]) => string
}

/** An option with its decision. */
export type StepOf<G> = {
  [K in DecisionOf<G>]: { readonly decision: K; readonly option: OptionsOf<G>[K] }
}[DecisionOf<G>]

// A board both accepts and returns its game's types, so only `any` fits them all, as with `AnyGame`.
/* oxlint-disable typescript/no-explicit-any */
/** The UI of any game, for code that doesn't know its types. */
export type AnyGameUi = GameUi<any, any>
export type AnyTextHints = TextHints<any>
export type AnyTourStop = TourStop<any, any>
export type AnySceneTelling = SceneTelling<any>
/* oxlint-enable typescript/no-explicit-any */

export interface TextHints<G> {
  /**
   * Fields of the view with one entry per side: `['money', 'store.salt']`. If omitted, every array with as many entries as the
   * table has seats counts, which may be wrong at two seats.
   */
  readonly perSide?: readonly string[]
  /** Fields that text mode leaves out. */
  readonly hide?: readonly string[]
  /** Sentences under a heading for what the board shows but the view doesn't contain: demand, costs, forecasts. */
  readonly sections?: (
    seen: SeenOf<G>,
    box: BoxOf<G>,
    sideNames: readonly string[],
  ) => readonly { readonly title: string; readonly lines: readonly string[] }[]
  /** Wording for an option whose name alone is unclear. If null, the game's words are used. */
  readonly option?: {
    readonly [K in DecisionOf<G>]?: (option: OptionsOf<G>[K], box: BoxOf<G>, seen?: SeenOf<G>) => string | null
  }
}

/** A turn's current step, counted from 1, as text and as dots. */
export interface TurnProgress {
  readonly now: number
  readonly of: number
  readonly label: string
}

/** A seat's gain or loss at a thing, such as "+$9". */
export interface ThingDelta<T extends PlaceRef = PlaceRef> {
  readonly at: T
  readonly seat: Seat
  readonly amount: number
  /** Written before the amount: "$". */
  readonly unit?: string
  /** Written after the amount, as in "2 Silicium". */
  readonly what?: string
  /** Drawn in place of `what`, such as a cube. */
  readonly sign?: ReactNode
}

/** The position as the viewer sees it, for descriptions of things. */
export interface AboutAt<G> {
  readonly seen: SeenOf<G>
  readonly box: BoxOf<G>
  readonly sideNames: readonly string[]
}

/** A choice and its result under the rules. */
export interface Outcome<G> {
  readonly option: OptionsOf<G>[DecisionOf<G>]
  readonly facts: readonly FactOf<G>[]
  readonly before: SeenOf<G>
  readonly after: SeenOf<G>
  readonly box: BoxOf<G>
  readonly sideNames: readonly string[]
}

export interface BoardProps<G> {
  readonly seen: SeenOf<G>
  readonly box: BoxOf<G>
  /** The names of all sides: the seats, then the automatic opponents. */
  readonly sideNames: readonly string[]
  /** The facts since the previous position. The board animates them. */
  readonly told: readonly ToldOf<G>[]
  /** The facts marked on the board now. */
  readonly marked?: MarkedFacts<G> | undefined
  /** Omitted in games without suggestions, in replays and for spectators. */
  readonly talk?: BoardTalk | undefined
  /** Omitted where nothing is remembered. */
  readonly memory?: BoardMemory | undefined
}

/** What the player marked on this table's board, such as a goal. The page keeps it while the table is closed. */
export interface BoardMemory {
  readonly recall: () => string | null
  readonly keep: (text: string | null) => void
}

/**
 * The facts of another player's turn, or of a plan. The board can draw things that have left it, and as ghosts things that don't
 * exist yet.
 */
export interface MarkedFacts<G> {
  readonly facts: readonly FactOf<G>[]
  readonly isPlan: boolean
}

/** Suggestions to the active player. */
export interface BoardTalk {
  readonly suggestions: readonly Suggestion[]
  /** The people on this device who may make a suggestion now. */
  readonly speakers: readonly Seat[]
  /** Resolves to null if the suggestion was accepted. */
  readonly suggest: (by: Seat, suggestion: string) => Promise<Refusal | null>
  readonly withdraw: (by: Seat) => void
}

/** The page keeps the set, its undo steps and the validation result. The workshop shows and edits the set. */
export interface WorkshopProps {
  readonly tables: unknown
  /** Why the rules reject the set; null if they accept it. */
  readonly problem: string | null
  /** Consecutive changes with the same `merge` are one undo step. */
  readonly onChange: (tables: object, merge?: string) => void
}

export interface StandingItem {
  readonly label: string
  /** Drawn instead of the label, which then becomes its accessible name. */
  readonly sign?: ReactNode
  readonly value: string | number
  /** Whether it's shown larger than the others. */
  readonly main?: boolean
  /** Whether a higher value is worse, so a preview shows an increase as a loss. */
  readonly lessIsBetter?: boolean
  /** Whether it starts a new line in a side's panel. */
  readonly startsLine?: boolean
  /** What it means, on the card of the seat's panel, and when a phone's line of figures is pressed there. */
  readonly help?: string
  /** Whether the value explains itself, as money does. If so, only screen readers get the label. */
  readonly bare?: boolean
}

/** One stop of the guided first turns. It appears when its decision or fact occurs. */
export interface TourStop<G, T extends PlaceRef = string> {
  readonly id: string
  /** The decision or kind of fact at which it appears; `own` waits for one of the viewer's facts. */
  readonly when: { readonly decision: DecisionOf<G> } | { readonly fact: FactOf<G>['kind']; readonly own?: true }
  /** Whether its advice fits the position; if omitted, always. */
  readonly fits?: (seen: SeenOf<G>) => boolean
  readonly title: string
  readonly text: string
  /** The thing it points at, or a function that finds it in the viewer's position. */
  readonly place?: T | ((seen: SeenOf<G>) => T)
  /** The rule it explains. */
  readonly rule?: string
}

export type Sound = 'dice' | 'coin' | 'card' | 'wood' | 'stamp' | 'train' | 'bell'
