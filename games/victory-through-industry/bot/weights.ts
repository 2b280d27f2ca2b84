// What a bot weighs, in points of the final score and in moves. The dossier's first guesses, set right by watching games
// between bots: where they stood still, one of these was wrong.

export const WEIGHTS = {
  // Moves of work.
  /** A run beyond the move it shares; a factory that is missing, with and without an own forest. */
  run: 0.3,
  missing: 0.8,
  missingWithoutForest: 2.6,
  /** A unit that no seat can make any more: three for one at the bank, or a trade. */
  bought: 2,
  /** A point the best rival would be ahead when the goal is reached. */
  behind: 0.25,
  /** How much of a contract's value makes up for a move of work: goals of cheap contracts and of dear ones are compared. */
  faces: [0, 0.1, 0.25],

  // Points.
  /** A move of work left to the goal. */
  work: 2,
  /** A point of products that lie there; free cells, each worth less than the one before. */
  products: 0.5,
  room: 0.8,
  /** A run of the goal that could be made right now. */
  ready: 0.8,
  /**
   * Any factory, up to this many; beyond that only what the goal needs, to make the stacks last. Without a forest, a copy
   * of an own mine, up to this many.
   */
  factory: 0.8,
  mostFactories: 16,
  copy: 1.5,
  mostCopies: 4,
  /** Of the value of a held contract that can be fulfilled; with three or more seats rivals can't reach it either. */
  held: 0.3,
  locked: 1.5,
  /** Five are held and ready, and the end would be won: at the next own turn, or later. Five are ready to be claimed. */
  strike: 30,
  awaited: 20,
  prepared: 8,
  /** What a deal has to bring before it is accepted. */
  deal: 0.5,
  /** How much the best rival's prospects count against this seat. */
  rival: 0.1,
}

export type Weights = typeof WEIGHTS
