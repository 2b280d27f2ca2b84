// What a game tells a bot through its entry `./bot`: how good a position is, and where to look.

import type { Option } from '@tableworks/kernel'
import type { Learning } from './learning.ts'

/** `S` is the game's own state; whoever knows no game says `Advice`. */
export interface Advice<S = unknown> {
  /**
   * What the position is worth to a side, in points of the final score; more is better. It is asked about imagined
   * worlds, between any two decisions of any seat, and after the end.
   */
  value(g: S, side: number): number
  /** The decisions an action begins with. What a seat decides between two of them belongs together. */
  readonly begins: readonly string[]
  /** Decisions before which fresh chance has spoken: nobody reads on past them. */
  readonly pauses: readonly string[]
  /**
   * Of a decision's options those worth reading; all of them where this is left out. For a game that knows better than
   * to try everything: what may be done in any order needs only one order.
   */
  narrow?(decision: string, options: readonly Option[], g: S, side: number): readonly Option[]
  /** What a judge of this game is learned from; see `tw learn`. */
  readonly learning?: Learning<S>
  /** For players that rehearse; without it nobody does. */
  readonly rehearsal?: Rehearsal<S>
  /** How many worlds to average over where a choice leaves much to chance; 1 for every other decision. */
  readonly worlds?: Readonly<Record<string, number>>
}

/** Where rehearsing pays, and how far. */
export interface Rehearsal<S = unknown> {
  /** The decisions worth it. */
  readonly at: readonly string[]
  /** How many actions are played on, whoever takes them: with more seats it may take more until everybody has had theirs. */
  actions(g: S): number
  /** The final scores to expect, for every side at once; where it is left out, `value` judges. */
  judge?(g: S): readonly number[]
}
