// A scene: a run of facts told step by step, as the end of a round or of an age is at a real table, with a last table of
// what everybody got. A game says what is told; the page plays it when the facts arrive, and again from the journal.

import type { BoxOf, FactOf, SeenOf } from '@tableworks/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { PlaceRef } from '../things.ts'

/** How a game tells a scene. It is declared under the kind of the fact that closes it. */
export interface SceneTelling<G> {
  /** What scenes like this one are called, in the plural: "ends of ages". A person may skip them for good. */
  readonly name: string
  /** How the journal offers to tell it again, "How the age ended"; "Step by step" when left out. */
  readonly again?: string
  /** The kinds that open it: it begins with the first such fact since the last scene of this telling closed. */
  readonly from: readonly FactOf<G>['kind'][]
  /** Only told from the journal: nobody is stopped for it. */
  readonly quiet?: true
  /** Null: nothing worth a scene has happened. Figures come from the facts and the readings, never from rules. */
  readonly tell: (moment: SceneMoment<G>) => Scene | null
}

export interface SceneMoment<G> {
  /** What was told, from the fact that opens the scene to the one that closes it. */
  readonly told: readonly FactOf<G>[]
  /** What the viewer could see at the moment the first of them was told, and the last. Nobody is asked at either. */
  readonly before: SeenOf<G>
  readonly after: SeenOf<G>
  readonly box: BoxOf<G>
  /** The names of all sides: the seats, then the automatic opponents. */
  readonly sideNames: readonly string[]
}

export interface Scene {
  /** "The end of Age II". */
  readonly title: string
  readonly steps: readonly SceneStep[]
  /** What each side got. The scene waits here. */
  readonly table: SceneTable
  /** The button that leaves it, "Continue to Age III"; "Continue" when left out. */
  readonly onward?: string
  /** It leaves most of the board in sight: the end of a turn, which comes often. */
  readonly isSmall?: boolean
  /** What it all stands on: the game's paper, with the game's colours. */
  readonly Ground?: ComponentType<{ readonly children: ReactNode }>
}

export interface SceneStep {
  /** Steps under one heading belong together: "Goods sold". */
  readonly chapter: string
  readonly title: string
  /** Drawn large: a ladder of prices, the cards that were dealt. */
  readonly drawing?: ReactNode
  /** Why, in a sentence or two. */
  readonly text?: ReactNode
  /** The account as it stands after this step, under the drawing. */
  readonly book?: SceneTable
  /** The places of the board it is about: they are marked there. */
  readonly places?: readonly PlaceRef[]
}

export interface SceneTable {
  readonly title: string
  readonly rows: readonly SceneRow[]
  /** What comes next, in a sentence. */
  readonly foot?: ReactNode
}

export interface SceneRow {
  readonly label: ReactNode
  /** One for each side; null is nothing. A heading has none. */
  readonly values?: readonly (ReactNode | null)[]
  /** One text across all sides instead: "a tie: nobody". */
  readonly across?: string
  readonly kind?: 'heading' | 'total' | 'current' | 'later'
}
