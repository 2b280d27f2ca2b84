// How much of the game is left.

import type { Side } from '../data/pieces.ts'
import { ROUNDS } from '../meta.ts'
import type { State } from '../state.ts'
import type { Weights } from './weights.ts'

/** After the last Gains, no Action cards are face up. */
export const isOver = (g: State): boolean => g.cards.length === 0

/** Rounds left after this one. */
export const roundsLeft = (g: State): number => ROUNDS - g.round

/** The share of the game still to be played. */
export const toCome = (g: State): number => roundsLeft(g) / (ROUNDS - 1)

/** EMP-42: how many claims a side has left this round. */
export function claimsLeft(g: State, side: Side): number {
  if (isOver(g)) return 0
  const made = g.claims.length
  return 2 - (side === g.first ? (made + 1) >> 1 : made >> 1)
}

/** The weight of a future gain: full until a few rounds before the side's last action, then less and less. */
export const hope = (g: State, side: Side, { fading }: Weights): number =>
  Math.min(1, (roundsLeft(g) + (claimsLeft(g, side) > 0 ? 1 : 0)) / fading)
