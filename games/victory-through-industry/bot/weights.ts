// The evaluation's weights, in points of the final score and in moves. They started as guesses and were corrected where games
// between bots came to a standstill.

export const WEIGHTS = {
  // In moves of work.
  /** A run beyond the move it shares; a missing factory, with and without a forest of its own. */
  run: 0.3,
  missing: 0.8,
  missingWithoutForest: 2.6,
  /** A unit that no seat can make any more: three for one at the bank, or a trade. */
  bought: 2,
  /** Each point that the best rival would be ahead when the goal is reached. */
  behind: 0.25,
  /** How much of a contract's value offsets a move of work, so cheap and expensive contracts can be compared. */
  faces: [0, 0.1, 0.25],

  // In points.
  /** A move of work left for the goal. */
  work: 2,
  /** A point of products on the floor; a free cell, each worth less than the one before. */
  products: 0.5,
  room: 0.8,
  /** A run for the goal that is possible right now. */
  ready: 0.8,
  /**
   * Any factory up to this many; beyond that only factories the goal needs, so the stacks last. Without a forest, a copy of the
   * seat's own mine, up to this many.
   */
  factory: 0.8,
  mostFactories: 16,
  copy: 1.5,
  mostCopies: 4,
  /** A share of a held contract that can be delivered; the extra share with three or more seats, where rivals can't take it. */
  held: 0.3,
  locked: 1.5,
  /** Holds five ready contracts and would win by ending the game on its next turn. */
  strike: 30,
  /** The same, but on a later turn. */
  awaited: 20,
  /** Has five contracts ready to claim. */
  prepared: 8,
  /** The minimum gain for accepting a deal. */
  deal: 0.5,
  /** How much the best rival's prospects count against this seat. */
  rival: 0.1,
}

export type Weights = typeof WEIGHTS
