// How a game explains its bots: the value of a position as named parts, and the words for a difference in each part.

import type { SeatView } from '@tableworks/kernel'
import type { PlayerDeps, Player } from './player.ts'

/** A named summand of a position's value. */
export interface ValuePart {
  readonly name: string
  /** In its own unit: dollars, cubes, moves. */
  readonly amount: number
  /** In points of the final score. */
  readonly worth: number
}

/** The words for a difference. `{n}` is its size in the part's unit. */
export interface Difference {
  readonly more: string
  readonly less: string
}

/** `S` is the game's state. Code for all games uses plain `Explaining`. */
export interface Explaining<S = unknown> {
  /** The parts of the value that the game's bots use, which add up to it. `before` is the state before the action. */
  parts(g: S, side: number, before: S): readonly ValuePart[]
  /** The words for a difference, by the part's name. */
  readonly differences: Readonly<Record<string, Difference>>
  /** Lists whole actions, best first, each as the names of its choices; by default, `advice` lists them. */
  lines?(seen: SeatView, deps: PlayerDeps): readonly (readonly string[])[]
  /**
   * Decisions, and single options, that only settle how an action is carried out, such as the card to pay with. Actions that differ
   * only in these are the same idea.
   */
  readonly details?: readonly string[]
  /** Options that cost no action, such as repaying a loan: the action is still to be chosen after one. */
  readonly free?: readonly string[]
  /**
   * Titles for the kinds of actions, by a fact that identifies each: `{ laid: 'Rail links' }`. If an action causes several of
   * these facts, the first one listed here counts.
   */
  readonly themes?: Readonly<Record<string, string>>
  /** Whether the winner's lead says little, because whoever gets there first ends the game. Puzzles then count wins. */
  readonly isRace?: boolean
  /** For a game without `advice`: the decisions that begin an action, and the quick player for rollouts, with noise in points. */
  readonly begins?: readonly string[]
  quick?(noise: number): Player
  /** A better player, for the first moves of the games that confirm a puzzle; by default, the strongest level's. */
  readonly deep?: Player
}
