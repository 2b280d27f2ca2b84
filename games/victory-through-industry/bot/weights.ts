// What a bot weighs, in points of the final score and in moves. First guesses of the dossier, set right by matches.

export const WEIGHTS = {
  /** Moves: a run beyond the move it shares; a factory that is missing, with a forest of one's own and without. */
  run: 0.3,
  missing: 1.8,
  missingWithoutForest: 2.6,
  /** How much of a contract's value makes up for a move of work, when goals are chosen. */
  face: 0.1,
  /** Points: a move of work left to the goal. */
  work: 1.5,
  /** A point of products that lie there; a free cell, up to so many. */
  products: 0.7,
  room: 0.4,
  mostRoom: 5,
  /** A run of the goal that could be made right now. */
  ready: 0.8,
  /** A factory that stands, whatever it is; the first of its kind counts with the work. */
  factory: 0.4,
  /** Of a held contract's value: when it can be fulfilled, and when it will be lost. */
  held: 0.3,
  lost: 0,
  /** Five are held and ready, the token comes next, and the end would be won; five are ready to be claimed. */
  strike: 30,
  prepared: 8,
  /** How much of the best rival's prospects counts against oneself. */
  rival: 0.5,
} as const
