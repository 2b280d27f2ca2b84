// What a picture of a map needs. Everything lies on one grid of about 0 to 1000, x to the right, y down, north up. No rule
// reads it.

import type { Colour } from '../cards.ts'

export type Point = readonly [x: number, y: number]

/** The corners of an outline or a line; draw smooth curves through them. */
export interface Outline {
  readonly id: string
  readonly name: string | null
  readonly points: readonly Point[]
}

export interface Drawing {
  /** Where each place lies, by its id; the name boxes of a distant port by `chicago-a`. */
  readonly places: Readonly<Record<string, Point>>
  readonly boxes: Readonly<Record<string, Point>>
  readonly ships: Readonly<Record<string, { readonly at: Point; readonly market: Point | null }>>
  /** Bends of a link from its first end to its second. */
  readonly links: Readonly<Record<string, readonly Point[]>>
  /** Bends of a sea lane by its ship space: for each end, from the ship space to that town. */
  readonly lanes: Readonly<Record<string, Readonly<Record<string, readonly Point[]>>>>
  readonly art: Art
}

export interface Art {
  /** What is everywhere else: sea with land on it, or land with lakes on it. */
  readonly base: 'sea' | 'land'
  readonly viewBox: readonly [x: number, y: number, width: number, height: number]
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
  readonly labels: readonly {
    readonly text: string
    readonly at: Point
    readonly angle: number
    readonly kind: string
  }[]
  /** Free for title, compass rose and legend. */
  readonly openAreas: readonly (readonly [x: number, y: number, width: number, height: number])[]
}
