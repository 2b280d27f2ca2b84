// Whose turn it is, and when the token comes to a seat: RULES.md VTI-19, VTI-20, VTI-50.

import { nextSeat, previousSeat, type Seat } from '@tableworks/kernel'
import type { State } from '../state.ts'

/** VTI-20 */
export const MOVES_A_TURN = 2

type Clock = Pick<State, 'seats' | 'firstPlayer' | 'turn'>

/** The seat that plays this turn. */
export const currentSeat = ({ seats, firstPlayer, turn }: Clock): Seat => ((firstPlayer + turn) % seats) as Seat

/** The round number. Every seat has one turn per round, starting with the first player. */
export const roundOf = ({ seats, turn }: Pick<State, 'seats' | 'turn'>): number => Math.floor(turn / seats) + 1

/** Whether this turn is the first in its round. */
export const isFirstOfRound = ({ seats, turn }: Pick<State, 'seats' | 'turn'>): boolean => turn % seats === 0

/**
 * How many of a seat's own turns it takes until the token reaches it; 1 means its next turn. Null before the first claim. The token
 * moves right while play moves left (VTI-50), so it reaches a seat every `seats - 1` turns.
 */
export function turnsToToken(g: Clock & Pick<State, 'token'>, seat: Seat): number | null {
  if (g.token === null) return null
  let holder: Seat = g.token
  let player = nextSeat(currentSeat(g), g.seats)
  let own = 0
  for (;;) {
    if (player === seat) own += 1
    if (player === holder) {
      if (player === seat) return own
      holder = previousSeat(holder, g.seats)
    }
    player = nextSeat(player, g.seats)
  }
}
