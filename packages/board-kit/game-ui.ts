// What a game's `./ui` entry gives: how it is drawn. A board is told what can be chosen and shows it; it knows no rules.
// Everything a hand needs (highlight, focus, labels, menus, "why not?") is the kit's.

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

/** `export const ui: GameUi<typeof game, Thing> = { ... }`: view, options, facts, box and things are the game's own. */
export interface GameUi<G, T extends PlaceRef = string> {
  /** Draws what a seat may see. Each thing of the board is a `<Place of>` of the kit. */
  readonly Board: ComponentType<BoardProps<G>>
  /**
   * For every decision, the thing where an option of the deciding seat lives, several to be picked in turn, or null for a
   * button. Total: a new decision without an answer does not compile.
   */
  readonly places: {
    readonly [K in DecisionOf<G>]: (option: OptionsOf<G>[K], seen: SeenOf<G>, seat: Seat) => Whereabouts<T>
  }
  /** Choices a hand can make several of at once, without going through every question. */
  readonly lines?: Lines<G, T>
  /** What each kind of thing is, for the card that opens when a player points at it. */
  readonly about?: {
    readonly [K in Extract<T, AnyThing>['kind']]: (thing: Extract<T, { kind: K }>, at: AboutAt<G>) => About
  }
  /** What is always shown of every side, in this order: score, money, income, buildings. */
  readonly standing: (seen: SeenOf<G>, side: Seat, box: BoxOf<G>) => readonly StandingItem[]
  /** More figures of a side that a choice may change: before it is made they are compared, as those above are. */
  readonly outlook?: (seen: SeenOf<G>, side: Seat, box: BoxOf<G>) => readonly StandingItem[]
  /**
   * What a choice of the viewer changes, in a few words each, the most important first: `['+$2 a round', 'keeps $16']`.
   * It stands on the buttons of the prompt, and at lit places where the board has room for an `EffectTag`.
   */
  readonly effects?: (
    before: SeenOf<G>,
    after: SeenOf<G>,
    box: BoxOf<G>,
    sideNames: readonly string[],
  ) => readonly string[]
  /**
   * Draws what a choice would do, in the card of its thing and wherever else a choice is explained: the bill of a building, what
   * a sale pays. Null leaves it to the kit, which lists changed figures and sentences.
   */
  readonly ticket?: (outcome: Outcome<G>) => ReactNode
  /** How far the turn has come, beside the question: "Move 1 of 2". */
  readonly progress?: (seen: SeenOf<G>) => TurnProgress | null
  /** What a phone always shows of the viewer, on one line; without it, what `standing` says. */
  readonly strip?: (seen: SeenOf<G>, side: Seat, box: BoxOf<G>) => readonly StandingItem[]
  /** The player aid, one page, as this table plays. */
  readonly Aid: ComponentType<{ readonly variants: SeenOf<G>['variants'] }>
  /** What ended the game, in a sentence: it stands under who won. */
  readonly ending?: (seen: SeenOf<G>, sideNames: readonly string[]) => string | null
  /** What the end sheet lists of a side besides its figures: the secret cards it had, each with what it scored. */
  readonly endList?: (seen: SeenOf<G>, side: Seat, box: BoxOf<G>) => readonly string[]
  /** Every card, tile and map of a component set, drawn without a game. */
  readonly Gallery: ComponentType<{ tables: unknown }>
  /** A workshop for the maps of a component set; fetched when it is opened. */
  readonly workshop?: () => Promise<ComponentType<WorkshopProps>>
  /** The guided first turns. */
  readonly tour: readonly TourStop<G, T>[]
  /** "How to play" in five screens made from the board; fetched when somebody wants to read it. */
  readonly howToPlay: () => Promise<HowToPlay<G, T>>
  /** What is told step by step, as ends of rounds and ages are: by the kind of fact that closes it. */
  readonly scenes?: { readonly [K in FactOf<G>['kind']]?: SceneTelling<G> }
  /**
   * The things a fact changed, by kind, so that players can follow the turns of others on the board. A fact without an entry
   * is marked where it was chosen.
   */
  readonly marks?: {
    readonly [K in FactOf<G>['kind']]?: (fact: Extract<FactOf<G>, { kind: K }>, seen: SeenOf<G>) => Whereabouts<T>
  }
  /** What a fact gave or cost seats, by kind. The story shows it at the thing and in its step. */
  readonly deltas?: {
    readonly [K in FactOf<G>['kind']]?: (
      fact: Extract<FactOf<G>, { kind: K }>,
      seen: SeenOf<G>,
    ) => ThingDelta<T> | readonly ThingDelta<T>[]
  }
  /** Facts of which `deltas` says everything: in the story they are figures of a step, not steps of their own. */
  readonly gains?: readonly FactOf<G>['kind'][]
  /** Facts worth a sound, by kind. */
  readonly sounds?: Readonly<Partial<Record<FactOf<G>['kind'], Sound>>>
  /** How text mode should read the view, where it cannot know by itself. */
  readonly text?: TextHints<G>
}

/** Pressing a space can play a card and build there: a line of choices, undone as one. */
export interface Lines<G, T extends PlaceRef> {
  /** Whether an option leads on to choices that are offered at once. */
  readonly follows: { readonly [K in DecisionOf<G>]?: (option: OptionsOf<G>[K]) => boolean }
  /** The ways to make a line, each a list of things to pick in turn. */
  readonly ways: (steps: readonly StepOf<G>[], seat: Seat) => readonly (readonly T[])[]
}

/** An option with its decision. */
export type StepOf<G> = {
  [K in DecisionOf<G>]: { readonly decision: K; readonly option: OptionsOf<G>[K] }
}[DecisionOf<G>]

// A board both takes and gives its game's types, so only `any` fits them all, as with `AnyGame`.
/* oxlint-disable typescript/no-explicit-any */
/** The drawing of any game at all: what the app handles without knowing its types. */
export type AnyGameUi = GameUi<any, any>
export type AnyTextHints = TextHints<any>
export type AnyTourStop = TourStop<any, any>
export type AnySceneTelling = SceneTelling<any>
/* oxlint-enable typescript/no-explicit-any */

export interface TextHints<G> {
  /**
   * Fields of the view that hold one entry for each side: `['money', 'store.salt']`. Without this list every array as
   * long as the table has seats is taken for one, which at two seats may be wrong.
   */
  readonly perSide?: readonly string[]
  /** Fields not worth reading out. */
  readonly hide?: readonly string[]
  /** What the board tells and the view does not hold, in sentences under a heading: demand, costs, forecasts. */
  readonly tells?: (
    seen: SeenOf<G>,
    box: BoxOf<G>,
    sideNames: readonly string[],
  ) => readonly { readonly title: string; readonly lines: readonly string[] }[]
  /** How an option is spoken where its name alone says little; null leaves it to the game's words. */
  readonly option?: {
    readonly [K in DecisionOf<G>]?: (option: OptionsOf<G>[K], box: BoxOf<G>, seen?: SeenOf<G>) => string | null
  }
}

/** The step of a turn that is on now, counted from 1, as words and as dots. */
export interface TurnProgress {
  readonly now: number
  readonly of: number
  readonly label: string
}

/** "+$9" at a thing, for a seat. */
export interface ThingDelta<T extends PlaceRef = PlaceRef> {
  readonly at: T
  readonly seat: Seat
  readonly amount: number
  /** Stands before the amount: "$". */
  readonly unit?: string
  /** Stands after the amount: "Silicium". */
  readonly what?: string
  /** Drawn in place of `what`, such as a cube. */
  readonly sign?: ReactNode
}

/** The position as one player sees it: what a description of a thing is told. */
export interface AboutAt<G> {
  readonly seen: SeenOf<G>
  readonly box: BoxOf<G>
  readonly sideNames: readonly string[]
}

/** A choice, and what the rules say would happen. */
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
  /** What was told since the position before: the board animates from these. */
  readonly told: readonly ToldOf<G>[]
  /** What is marked on the board now. */
  readonly marked?: MarkedFacts<G> | undefined
  /** Left out in games without suggestions, in replays and where nobody plays. */
  readonly talk?: BoardTalk | undefined
}

/** The facts of a rival's turn, or of a plan: the board can draw what is gone, and as ghosts what isn't there yet. */
export interface MarkedFacts<G> {
  readonly facts: readonly FactOf<G>[]
  readonly isPlan: boolean
}

/** What seats suggest to the one whose turn it is. */
export interface BoardTalk {
  readonly suggestions: readonly Suggestion[]
  /** People of this device, who may suggest something when it isn't their turn. */
  readonly speakers: readonly Seat[]
  /** Null when it was taken. */
  readonly suggest: (by: Seat, suggestion: string) => Promise<Refusal | null>
  readonly withdraw: (by: Seat) => void
}

/** The page keeps the set, its undo steps and what the rules say of it; the workshop shows and changes it. */
export interface WorkshopProps {
  readonly tables: unknown
  /** Why the rules do not accept the set; null when they do. */
  readonly problem: string | null
  /** Changes in a row with the same `merge` are one step of undo. */
  readonly onChange: (tables: object, merge?: string) => void
}

export interface StandingItem {
  readonly label: string
  /** Drawn in place of the label, which it says to those who hear it. */
  readonly sign?: ReactNode
  readonly value: string | number
  /** Shown larger than the others. */
  readonly main?: boolean
  /** More of it is worse: before a choice, what it adds is shown as a loss. */
  readonly lessIsBetter?: boolean
  /** It and what follows stand on a line of their own in the panel of a side. */
  readonly startsLine?: boolean
  /** Its value says what it is, as money does: the label is only heard. */
  readonly bare?: boolean
}

/** One stop of the guided first turns: says something about the table when its moment has come. */
export interface TourStop<G, T extends PlaceRef = string> {
  readonly id: string
  /** The decision, or the kind of fact, at which it speaks; `own` waits for a fact of the viewer. */
  readonly when: { readonly decision: DecisionOf<G> } | { readonly fact: FactOf<G>['kind']; readonly own?: true }
  /** Whether its advice still fits the position; without it, always. */
  readonly fits?: (seen: SeenOf<G>) => boolean
  readonly title: string
  readonly text: string
  /** What it points at; where that depends on the viewer, how to find it. */
  readonly place?: T | ((seen: SeenOf<G>) => T)
  /** The rule it explains. */
  readonly rule?: string
}

export type Sound = 'dice' | 'coin' | 'card' | 'wood' | 'stamp' | 'train' | 'bell'
