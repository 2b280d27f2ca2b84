// The engraved background of a map, on the same grid as everything that lies on it. It belongs to the program: a set says
// whether it is shown, and what lies on it (data/map-drawing.ts).

import type { Colour } from '../cards.ts'
import type { Point } from '../map-drawing.ts'

/** The corners of an outline or a line; draw smooth curves through them. */
export interface Outline {
  readonly id: string
  readonly name: string | null
  readonly points: readonly Point[]
}

export interface Art {
  /** What is everywhere else: sea with land on it, or land with lakes on it. */
  readonly base: 'sea' | 'land'
  readonly land: readonly Outline[]
  readonly lakes: readonly Outline[]
  readonly rivers: readonly Outline[]
  readonly borders: readonly Outline[]
  readonly ridges: readonly Outline[]
  readonly peaks: readonly { readonly id: string; readonly name: string; readonly at: Point }[]
  /** Parts of the picture in frames of their own. */
  readonly insets: readonly {
    readonly id: string
    readonly name: string
    readonly rect: readonly [x: number, y: number, width: number, height: number]
    readonly lakes: readonly Outline[]
    readonly rivers: readonly Outline[]
  }[]
  /** To be clipped to the land. */
  readonly regionTints: readonly { readonly colour: Colour; readonly points: readonly Point[] }[]
}
