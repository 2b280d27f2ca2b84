// What a game's `./ui` entry gives: how it is drawn. A board is told what can be chosen and shows it; it knows no rules.
// Everything a hand needs (highlight, focus, labels, menus, "why not?") is the kit's.

import type { BoxOf, DecisionOf, FactOf, OptionsOf, Seat, SeenOf, ToldOf } from '@tableworks/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { HowToPlay } from './how-to-play/lesson.ts'
import type { SceneTelling } from './scene/scene.ts'

/** Where an option lives: a place on the board, several to be picked in turn, or null for a button. */
export type Whereabouts = string | readonly string[] | null

/** `export const ui: GameUi<typeof game> = { ... }`: view, options, frames, facts and box are the game's own. */
export interface GameUi<G> {
  /** Draws what a seat may see. Whatever can hold a choice is a `<Place id>` of the kit. */
  readonly Board: ComponentType<BoardProps<G>>
  /** For every decision, where an option lives. Total: a new decision without a place does not compile. */
  readonly places: { readonly [K in DecisionOf<G>]: (option: OptionsOf<G>[K], seen: SeenOf<G>) => Whereabouts }
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
  readonly tour: readonly TourStop<G>[]
  /** "How to play" in five screens made from the board; fetched when somebody wants to read it. */
  readonly howToPlay: () => Promise<HowToPlay<G>>
  /** What is told step by step, as ends of rounds and ages are: by the kind of fact that closes it. */
  readonly scenes?: { readonly [K in FactOf<G>['kind']]?: SceneTelling<G> }
  /**
   * Where a fact shows on the board, by kind, so that the turns of others can be followed there. What was chosen at a
   * place is marked there anyway; this is for what has no choice of its own, as what automatic opponents do.
   */
  readonly marks?: {
    readonly [K in FactOf<G>['kind']]?: (
      fact: Extract<FactOf<G>, { kind: K }>,
      seen: SeenOf<G>,
    ) => string | readonly string[] | null
  }
  /** Facts worth a sound, by kind. */
  readonly sounds?: Readonly<Partial<Record<FactOf<G>['kind'], Sound>>>
  /** How text mode should read the view, where it cannot know by itself. */
  readonly text?: TextHints<G>
}

// A board both takes and gives its game's types, so only `any` fits them all, as with `AnyGame`.
/* oxlint-disable typescript/no-explicit-any */
/** The drawing of any game at all: what the app handles without knowing its types. */
export type AnyGameUi = GameUi<any>
export type AnyTextHints = TextHints<any>
export type AnyTourStop = TourStop<any>
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
  readonly option?: { readonly [K in DecisionOf<G>]?: (option: OptionsOf<G>[K], box: BoxOf<G>) => string | null }
}

export interface BoardProps<G> {
  readonly seen: SeenOf<G>
  readonly box: BoxOf<G>
  /** The names of all sides: the seats, then the automatic opponents. */
  readonly sideNames: readonly string[]
  /** What was told since the position before: the board animates from these. */
  readonly told: readonly ToldOf<G>[]
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
export interface TourStop<G> {
  readonly id: string
  /** The decision, or the kind of fact, at which it speaks; `own` waits for a fact of the viewer. */
  readonly when: { readonly decision: DecisionOf<G> } | { readonly fact: FactOf<G>['kind']; readonly own?: true }
  readonly title: string
  readonly text: string
  /** The place of the board it points at; where it depends on the viewer, how to find it. */
  readonly place?: string | ((seen: SeenOf<G>) => string)
  /** The rule it explains. */
  readonly rule?: string
}

export type Sound = 'dice' | 'coin' | 'card' | 'wood' | 'stamp' | 'train' | 'bell'
