import type { AnyGame, SeatView } from '@tableworks/kernel'
import { createContext, type ReactNode, useContext } from 'react'
import type { Voice } from '../voice.ts'
import type { Choice, PlaceState, Stage } from './choices.ts'
import type { DetailOf, Preview } from './detail.ts'
import type { Pointing } from './pointing.ts'
import type { About } from '../things.ts'

/** What the parts of a board share about the current choices. */
export interface Layer {
  readonly seen: SeatView
  readonly game: Pick<AnyGame, 'notation' | 'words'>
  readonly voice: Voice
  readonly sideNames: readonly string[]
  readonly choices: readonly Choice[]
  readonly stage: Stage
  /** Whether the position follows the one shown before, so changes may be animated. */
  readonly isForward: boolean
  /** The last refusal as a sentence, or null. */
  readonly refused: string | null
  /** The place tapped once for a preview, or null. */
  readonly considered: string | null
  consider(id: string | null): void
  readonly pointing: Pointing
  /** The description of the thing at a place; null if the game has none. */
  aboutOf(id: string): About | null
  /** The game's drawing of what a choice would do; null to use the kit's. */
  ticketOf(choice: Choice, preview: Preview): ReactNode
  stateOf(id: string): PlaceState
  /** The current choices at a place. */
  at(id: string): readonly Choice[]
  choose(choice: Choice): void
  /** A tap on a button that has no preview: a choice that can't be undone is explained first. */
  touch(choice: Choice, button: Element): void
  /** Makes several choices by name, one after another: all of them, or none if one is refused. */
  chooseLine(names: readonly string[]): void
  /** Shows why a choice isn't legal, beside the pressed element. */
  askWhy(choice: Choice, beside: Element): void
  /** Unpicks the last place of a choice with several. */
  back(): void
  /** Picks up the thing at a place, and highlights where it may go. */
  grab(id: string): void
  /** Drops it on another place, which is picked too, or on none. */
  drop(from: string, to: string | null): void
  detailOf: DetailOf
  /** Registers where a place is drawn; returns a function that unregisters it. */
  register(id: string, element: Element): () => void
  elementOf(id: string): Element | null
  /** See `Drafted`; returns a function that ends it. */
  draft(id: string, set: () => void): () => void
}

export const LayerContext = createContext<Layer | null>(null)

export function useLayer(): Layer {
  const layer = useContext(LayerContext)
  if (layer === null) throw new Error('this part of a board needs an <OptionLayer> around it')
  return layer
}

/** For parts that also work outside a table, as in a gallery. */
export const useMaybeLayer = (): Layer | null => useContext(LayerContext)
