// A game's own types, derived from the game: `ViewOf<typeof game>`, `SeenOf<typeof game>`. With them, a game's boards and tests
// need no casts.

import type { Game, Setting } from './game.ts'
import type { Seat } from './seats.ts'
import type { Fact } from './steps.ts'
import type { SeatView } from './view.ts'

interface Types<S extends Setting, Fs, Os, F extends Fact, V> {
  state: S
  frames: Fs
  options: Os
  fact: F
  view: V
}

// Code that handles games of unknown type, such as the page, gets `any` for all of these types; see `AnyGame`.
/* oxlint-disable typescript/no-explicit-any */
type TypesOf<G> = 0 extends 1 & G
  ? Types<any, any, any, any, any>
  : G extends Game<infer S extends Setting, infer Fs, infer Os, infer F extends Fact, infer V>
    ? Types<S, Fs, Os, F, V>
    : never
/* oxlint-enable typescript/no-explicit-any */

export type StateOf<G> = TypesOf<G>['state']
export type BoxOf<G> = StateOf<G>['box']
export type OptionsOf<G> = TypesOf<G>['options']
export type DecisionOf<G> = keyof OptionsOf<G> & string
export type FactOf<G> = TypesOf<G>['fact']
export type ViewOf<G> = TypesOf<G>['view']
type FramesOf<G> = TypesOf<G>['frames']
type FrameOf<G, K> = K extends keyof FramesOf<G> ? FramesOf<G>[K] : never

/** What a seat receives, with the game's variants, decisions and frames. */
export type SeenOf<G> = Omit<SeatView<ViewOf<G>>, 'variants' | 'decision' | 'frames'> & {
  readonly variants: StateOf<G>['variants']
  readonly decision: DecisionOf<G> | null
  readonly frames: readonly {
    [K in keyof FramesOf<G> & string]: { readonly step: K; readonly frame: FramesOf<G>[K] }
  }[keyof FramesOf<G> & string][]
}

/** A pending decision with its frame. */
export type AskedOf<G> = {
  [K in DecisionOf<G>]: { readonly decision: K; readonly frame: FrameOf<G, K> }
}[DecisionOf<G>]

/** A seat's view plus seats, variants and box: the input of a game's readings. */
export type PositionOf<G> = ViewOf<G> & Pick<StateOf<G>, keyof Setting>

/** One of this game's facts, and who may know it. */
export interface ToldOf<G> {
  readonly fact: FactOf<G>
  readonly only: Seat | null
}
