// The hand-made evaluation's weights, in points of the final score.

export interface Weights {
  /** The part of a mill's or factory's profit to expect, depending on whether it can be sold at once. */
  readonly sellable: number
  readonly unsold: number
  /** Each further counter that can't be sold is worth less by this factor. */
  readonly glut: number
  /** The part of the profit to expect from ports and ships, and, for each cube still on them, from mines and ironworks. */
  readonly port: number
  readonly ship: number
  readonly works: number
  /** Minnesota only: the value of each of the first few counters while many turns are left. */
  readonly foothold: number
  /** The value of a card in hand while many turns are left. */
  readonly card: number
  /** The value of a stack's next counter, per level of that counter. */
  readonly top: number
  readonly topFactory: number
  /** The value that a link will gain from future counters at its ends. */
  readonly growingLink: number
  /** The most turns of interest to expect on a loan. */
  readonly loanTurns: number
  /** How much a dollar counts for a seat whose expected income doesn't cover its debt. */
  readonly unpaid: number
  /** How much the rivals' points count against the seat. */
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
