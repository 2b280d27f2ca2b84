// What a game's `./bot` entry tells the standard bots: the value of a position, and how to search.

import type { Option } from '@tableworks/kernel'

/** `S` is the game's state. Code for all games uses plain `Advice`. */
export interface Advice<S = unknown> {
  /**
   * A position's value to a side, in points of the final score. Called on sampled worlds, between any two decisions by any seat,
   * and after the end.
   */
  value(g: S, side: number): number
  /** The decisions that begin an action. A seat's choices between two of them are one action. */
  readonly begins: readonly string[]
  /** Decisions that follow a random event, where the search stops. */
  readonly pauses: readonly string[]
  /** The options worth searching; all if omitted. For example, if some steps can happen in any order, one order is enough. */
  narrow?(decision: string, options: readonly Option[], g: S, side: number): readonly Option[]
  /**
   * Options that do nothing or take something back, such as passing or repaying a loan. However badly a level judges, it plays one
   * only if nothing looks better without the noise.
   */
  isIdle?(decision: string, option: Option, g: S, side: number): boolean
  /** Whether an action that ends in `g` would undo this option, as a new loan undoes repaying one. */
  isUndone?(option: Option, g: S, side: number): boolean
  /** Enables the rollout players. */
  readonly rollouts?: RolloutAdvice<S>
  /** How many sampled worlds to average over at decisions with much luck; 1 at all others. */
  readonly worlds?: Readonly<Record<string, number>>
}

/** When to use rollouts, and how deep. */
export interface RolloutAdvice<S = unknown> {
  /** The decisions that get rollouts. */
  readonly at: readonly string[]
  /** A rollout's length in actions by any seat. With more seats it may be longer, so that each of them has a turn. */
  actions(g: S): number
  /** The expected final scores of all sides at the end of a rollout; if omitted, `value` is used. */
  judge?(g: S): readonly number[]
}
