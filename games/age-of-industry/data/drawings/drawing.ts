// A map's engraved background, on the same grid as everything else on it. It's part of the program; a component set only says
// whether to show it (data/map-drawing.ts).

import type { Colour } from '../cards.ts'
import type { Point } from '../map-drawing.ts'

/** The corners of an outline or line. Smooth curves are drawn through them. */
export interface Outline {
  readonly id: string
  readonly name: string | null
  readonly points: readonly Point[]
}

export interface Art {
  /** What fills the sheet: sea with land on it, or land with lakes on it. */
  readonly base: 'sea' | 'land'
  readonly land: readonly Outline[]
  readonly lakes: readonly Outline[]
  readonly rivers: readonly Outline[]
  readonly borders: readonly Outline[]
  readonly ridges: readonly Outline[]
  readonly peaks: readonly { readonly id: string; readonly name: string; readonly at: Point }[]
  /** Parts of the map that have their own frames. */
  readonly insets: readonly {
    readonly id: string
    readonly name: string
    readonly rect: readonly [x: number, y: number, width: number, height: number]
    readonly lakes: readonly Outline[]
    readonly rivers: readonly Outline[]
  }[]
  /** The tints of regions, clipped to the land. */
  readonly regionTints: readonly { readonly colour: Colour; readonly points: readonly Point[] }[]
}
