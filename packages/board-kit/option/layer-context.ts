import type { AnyGame, SeatView } from '@tableworks/kernel'
import { createContext, type ReactNode, useContext } from 'react'
import type { Voice } from '../voice.ts'
import type { Choice, PlaceState, Stage } from './choices.ts'
import type { DetailOf, Preview } from './detail.ts'
import type { Pointing } from './pointing.ts'
import type { About } from '../things.ts'

/** What the parts of a board share about the choice at hand. */
export interface Layer {
  readonly seen: SeatView
  readonly game: Pick<AnyGame, 'notation' | 'words'>
  readonly voice: Voice
  readonly sideNames: readonly string[]
  readonly choices: readonly Choice[]
  readonly stage: Stage
  /** Whether the position followed from the one shown before, so that things may be seen moving. */
  readonly isForward: boolean
  /** The last refusal, as a sentence; null when there is nothing to say. */
  readonly refused: string | null
  /** The place tapped once for a preview, or null. */
  readonly considered: string | null
  consider(id: string | null): void
  readonly pointing: Pointing
  /** What there is to say about the thing at a place; null when the game doesn't describe it. */
  aboutOf(id: string): About | null
  /** What a choice would do, drawn by the game; null when the game leaves it to the kit. */
  ticketOf(choice: Choice, preview: Preview): ReactNode
  stateOf(id: string): PlaceState
  /** What can be chosen at a place now. */
  at(id: string): readonly Choice[]
  choose(choice: Choice): void
  /** Touch on a button without a preview: a choice that can't be undone is explained first. */
  touch(choice: Choice, button: Element): void
  /** Makes several choices one after the other, by their names: all of them or, where one is refused, none. */
  chooseLine(names: readonly string[]): void
  /** Shows why a choice that is not offered is not, beside the thing that was pressed. */
  askWhy(choice: Choice, beside: Element): void
  /** One place back in a choice of several. */
  back(): void
  /** Takes what lies at a place into the hand: where it may go is lit. */
  grab(id: string): void
  /** Lets go of it on top of another place, which is then picked too, or of none. */
  drop(from: string, to: string | null): void
  detailOf: DetailOf
  /** Places tell the layer where they are drawn; gives back how to forget it. */
  register(id: string, element: Element): () => void
  elementOf(id: string): Element | null
  /** See `Drafted`; gives back how to end it. */
  draft(id: string, set: () => void): () => void
}

export const LayerContext = createContext<Layer | null>(null)

export function useLayer(): Layer {
  const layer = useContext(LayerContext)
  if (layer === null) throw new Error('this part of a board needs an <OptionLayer> around it')
  return layer
}

/** For parts that also stand alone, as in a gallery. */
export const useMaybeLayer = (): Layer | null => useContext(LayerContext)
