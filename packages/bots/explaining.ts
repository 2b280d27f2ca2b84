// What a game tells about its players' reasons: the worth of a position as parts that have names, and how a difference in
// one of them is said.

import type { SeatView } from '@tableworks/kernel'
import type { Means, Player } from './player.ts'

/** One of the things a position is worth something for. */
export interface Part {
  readonly name: string
  /** How much of it there is, in its own unit: dollars, cubes, moves. */
  readonly amount: number
  /** What that is worth to the side, in points of the final score. */
  readonly worth: number
}

/** How a difference is said. `{n}` is how large it is, in the unit of the part. */
export interface Difference {
  readonly more: string
  readonly less: string
}

/** `S` is the game's own state; whoever knows no game says `Explaining`. */
export interface Explaining<S = unknown> {
  /** What the game's players judge the position to be worth, in parts that sum to it. `before` is where the action began. */
  parts(g: S, side: number, before: S): readonly Part[]
  /** By the name of the part. */
  readonly differences: Readonly<Record<string, Difference>>
  /** Whole actions, best first, as the names of their choices; where it is left out, they are listed as the advice says. */
  lines?(seen: SeatView, means: Means): readonly (readonly string[])[]
  /** For a game that gives no advice: the decisions an action begins with, and who plays on quickly. */
  readonly begins?: readonly string[]
  readonly quick?: Player
}
