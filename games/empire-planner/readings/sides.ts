// The two sides of the table: which one is Archie, and who goes first.

import type { Pieces, Side } from '../data/pieces.ts'
import type { State } from '../state.ts'

/** EMP-82, EMP-83: in the solo game the second side is Archie, and the rules play for him. */
export const YOU: Side = 0
export const ARCHIE: Side = 1
export const isArchie = (g: Pick<State, 'seats'>, side: Side): boolean => g.seats === 1 && side === ARCHIE

/** EMP-11, AMB-35: a side's dice and cubes. */
export const piecesOf = (g: Pick<State, 'seats' | 'box'>, side: Side): Pieces =>
  (g.seats === 1 ? g.box.pieces.solo : g.box.pieces.two)[side]

/** EMP-19: the Start Player; later the side with less Profit, or the Start Player if equal. EMP-83: always you in the solo game. */
export function whoIsFirst(g: Pick<State, 'seats' | 'round' | 'profit'>): Side {
  if (g.round === 0 || g.seats === 1) return 0
  return g.profit[1] < g.profit[0] ? 1 : 0
}
