// A scene tells several facts step by step, such as the end of a round or an age, and ends with a table of everyone's gains. A game
// writes the scene. The page plays it when the facts arrive, and again from the journal.

import type { BoxOf, FactOf, SeenOf } from '@tableworks/kernel'
import type { ComponentType, ReactNode } from 'react'
import type { PlaceRef } from '../things.ts'

/** How a game tells a scene, declared under the kind of fact that closes it. */
export interface SceneTelling<G> {
  /** The plural name of such scenes, such as "ends of ages", for the setting that skips them. */
  readonly name: string
  /** The label for replaying it from the journal, "How the age ended"; defaults to "Step by step". */
  readonly again?: string
  /** The kinds of fact that open it. It begins with the first such fact since the last scene of this kind closed. */
  readonly from: readonly FactOf<G>['kind'][]
  /** Whether it's shown only from the journal and never interrupts play. */
  readonly quiet?: true
  /** Returns null if nothing worth a scene has happened. Take figures from the facts and the readings, never from rules. */
  readonly tell: (moment: SceneMoment<G>) => Scene | null
}

export interface SceneMoment<G> {
  /** The facts, from the one that opens the scene to the one that closes it. */
  readonly told: readonly FactOf<G>[]
  /** The viewer's view when the first fact was told, and when the last one was. Neither view has a pending decision. */
  readonly before: SeenOf<G>
  readonly after: SeenOf<G>
  readonly box: BoxOf<G>
  /** The names of all sides: the seats, then the automatic opponents. */
  readonly sideNames: readonly string[]
}

export interface Scene {
  /** Such as "The end of Age II". */
  readonly title: string
  readonly steps: readonly SceneStep[]
  /** What each side gained. The scene ends with it. */
  readonly table: SceneTotals
  /** The label on the button that closes it, "Continue to Age III"; defaults to "Continue". */
  readonly onward?: string
  /** Whether to leave most of the board visible, for frequent scenes such as the end of a turn. */
  readonly isSmall?: boolean
  /** The background, in the game's colours. */
  readonly Ground?: ComponentType<{ readonly children: ReactNode }>
}

export interface SceneStep {
  /** The heading that consecutive steps share: "Goods sold". */
  readonly chapter: string
  readonly title: string
  /** Drawn large, such as a price ladder or the dealt cards. */
  readonly drawing?: ReactNode
  /** The reason, in a sentence or two. */
  readonly text?: ReactNode
  /** The scene's table after this step, shown below the drawing. */
  readonly book?: SceneTotals
  /** The places this step is about. The board marks them. */
  readonly places?: readonly PlaceRef[]
}

export interface SceneTotals {
  readonly title: string
  readonly rows: readonly SceneRow[]
  /** One sentence on what comes next. */
  readonly foot?: ReactNode
}

export interface SceneRow {
  readonly label: ReactNode
  /** One value per side; null is empty. A heading has none. */
  readonly values?: readonly (ReactNode | null)[]
  /** A single text across all sides instead, such as "a tie". */
  readonly across?: string
  readonly kind?: 'heading' | 'total' | 'current' | 'later'
}
