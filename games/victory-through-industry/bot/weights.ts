// The evaluation's weights, in points of the final score and in moves. They began as guesses, and were corrected whenever games
// between bots came to a standstill.

export const WEIGHTS = {
  // These weights are in moves of work.
  /** A run, apart from the move it shares with others; a missing factory, with and without a forest of the seat's own. */
  run: 0.3,
  missing: 0.8,
  missingWithoutForest: 2.6,
  /** A unit that no seat can make any more: it takes three products at the bank, or a trade. */
  bought: 2,
  /** Each point by which the best rival would be ahead when the goal is reached. */
  behind: 0.25,
  /** How much of a contract's value offsets a move of work, so cheap and expensive contracts can be compared. */
  faces: [0, 0.1, 0.25],

  // These weights are in points.
  /** A move of work left for the goal. */
  work: 2,
  /** A point of products on the floor; and a free cell, where each further cell is worth less. */
  products: 0.5,
  room: 0.8,
  /** A run for the goal that is possible right now. */
  ready: 0.8,
  /**
   * Any factory up to this number; beyond it, only factories that the goal needs, so the stacks last. Without a forest, also a copy
   * of the seat's own mine, up to this number.
   */
  factory: 0.8,
  mostFactories: 16,
  copy: 1.5,
  mostCopies: 4,
  /**
   * How much of a held contract's value counts if it can be delivered, and how much of it is added with three or more seats, where
   * rivals can't take it.
   */
  held: 0.3,
  locked: 1.5,
  /** Five ready contracts, held by a seat that would win by ending the game on its next turn. */
  strike: 30,
  /** The same, but on a later turn. */
  awaited: 20,
  /** Five contracts that are ready to be claimed. */
  prepared: 8,
  /** The minimum gain for accepting a deal. */
  deal: 0.5,
  /** How much the best rival's prospects count against this seat. */
  rival: 0.1,
}

export type Weights = typeof WEIGHTS
