// How much a bot cares for what, in points of the final score.

export interface Weights {
  /** The part of the profit of a mill or factory to expect while it can be sold at once, and while it cannot. */
  readonly sellable: number
  readonly unsold: number
  /** What each further one that cannot be sold has to hope for, beside the one before it. */
  readonly glut: number
  /** The part of the profit of ports, of ships, and for each cube of mines and ironworks still to go. */
  readonly port: number
  readonly ship: number
  readonly works: number
  /** Having begun, on Minnesota, for each of the first few counters, when many turns are left. */
  readonly foothold: number
  /** A card in hand, when many turns are left. */
  readonly card: number
  /** The level on top of a stack: what can be built next. */
  readonly top: number
  readonly topFactory: number
  /** What another counter at a link's ends will still add, for each link. */
  readonly growingLink: number
  /** Turns a loan is kept, at most, before money comes in to repay it. */
  readonly loanTurns: number
  /** A loan that money to come cannot repay. */
  readonly unpaid: number
  /** How much rivals' points count against a seat. */
  readonly others: number
}

export const WEIGHTS: Weights = {
  sellable: 0.85,
  unsold: 0.35,
  glut: 0.8,
  port: 0.5,
  ship: 0.55,
  works: 0.6,
  foothold: 0.3,
  card: 0.35,
  top: 0.12,
  topFactory: 0.3,
  growingLink: 0.25,
  loanTurns: 4,
  unpaid: 4.2,
  others: 0.15,
}
