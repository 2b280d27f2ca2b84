// A player who is not a person. It is handed what its seat may know and nothing else, so it cannot cheat:
// whoever wants to look ahead imagines a world that agrees with the view and plays on in that.

import type { Chance, Referee, SeatView } from '@tableworks/kernel'

/** What a player may use besides what it sees. */
export interface Means {
  /** Knows the rules, and no position. */
  readonly referee: Referee
  /** The player's own dice, never the table's. */
  readonly chance: Chance
  /** Whether to stop thinking and answer; a player that never thinks long need not ask. */
  readonly enough?: () => boolean
}

export interface Player {
  readonly name: string
  /** One line that says how it plays. */
  readonly explain: string
  /**
   * The name of one of `seen.choices`, or a line of choices that begins with one: `harvest salt; sell 2 salt`. Asked
   * only when its seat is to choose.
   */
  choose(seen: SeatView, means: Means): string
}
