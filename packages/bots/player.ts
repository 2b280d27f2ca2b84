// A bot. It gets only what its seat may know, so it can't cheat. To look ahead, it samples a world that agrees with its
// view and plays there.

import type { Chance, Referee, SeatView } from '@tableworks/kernel'

export interface PlayerDeps {
  /** The rules, without a position. */
  readonly referee: Referee
  /** The bot's own dice, never the table's. */
  readonly chance: Chance
  /** Whether to stop and choose now. Quick bots can ignore it. */
  readonly enough?: () => boolean
}

export interface Player {
  readonly name: string
  /** How it plays, in one line. */
  readonly explain: string
  /**
   * Returns one of `seen.choices`, or several choices that start with one of them: `harvest salt; sell 2 salt`. Called only
   * when its seat is to move.
   */
  choose(seen: SeatView, deps: PlayerDeps): string
}
