import type { AnyGame, SeatView } from '@tableworks/kernel'
import { createContext, type ReactNode, useContext } from 'react'
import type { CardText } from '../things.ts'
import type { Voice } from '../voice.ts'
import type { Choice, PickStage } from './choices.ts'
import type { DetailOf, ChoicePreview } from './detail.ts'
import type { Pointing } from './pointing.ts'
import type { Registry } from './registry.ts'

/** What a board's parts share about the current choices. */
export interface Layer {
  readonly shown: Shown
  readonly offered: Offered
  readonly looking: Looking
  readonly answers: Descriptions
  readonly hand: Hand
  /** Where places are drawn. */
  readonly registry: Registry
}

/** The position on the board, and its wording. */
export interface Shown {
  readonly seen: SeatView
  readonly game: Pick<AnyGame, 'notation' | 'words'>
  readonly voice: Voice
  readonly sideNames: readonly string[]
  /** Whether the position follows the one shown before. Only then are changes animated. */
  readonly isForward: boolean
}

/** What can be chosen. */
export interface Offered {
  readonly choices: readonly Choice[]
  readonly stage: PickStage
  /** The question while a line of choices is being picked, or null. */
  readonly question: string | null
  /** The last refusal as a sentence, or null. */
  readonly refused: string | null
}

/** What the viewer is looking at before choosing. */
export interface Looking {
  /** The place tapped once for a preview, or null. */
  readonly considered: string | null
  consider(id: string | null): void
  readonly pointing: Pointing
}

/** Descriptions of things and choices. */
export interface Descriptions {
  /** The description of the thing at a place; null if the game has none. */
  aboutOf(id: string): CardText | null
  /** The game's drawing of what a choice would do; null to use the kit's. */
  ticketOf(choice: Choice, preview: ChoicePreview): ReactNode
  readonly detailOf: DetailOf
}

/** The current choices at a place. */
export interface Hand {
  choose(choice: Choice): void
  /** Handles a tap on a button that has no preview: explains a choice that can't be undone before making it. */
  touch(choice: Choice, button: Element): void
  /** Makes several choices by name, one after another: all of them, or none if one is refused. */
  chooseLine(names: readonly string[]): void
  /** Shows why a choice isn't legal, beside the pressed element. */
  askWhy(choice: Choice, beside: Element): void
  /** Unpicks the last place in a choice with several. */
  back(): void
  /** Picks up the thing at a place, and highlights where it may go. */
  grab(id: string): void
  /** Drops it on another place, which is picked too, or on none. */
  drop(from: string, to: string | null): void
}

export const LayerContext = createContext<Layer | null>(null)

export function useLayer(): Layer {
  const layer = useContext(LayerContext)
  if (layer === null) throw new Error('this part of a board needs an <OptionLayer> around it')
  return layer
}

/** For parts that also work outside a table, for example in a gallery. */
export const useMaybeLayer = (): Layer | null => useContext(LayerContext)
