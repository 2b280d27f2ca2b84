// The Pollution track: RULES.md EMP-63, EMP-68, EMP-80.

import { otherSide, type Side } from '../data/pieces.ts'
import type { State } from '../state.ts'
import { countOf } from './buildings.ts'

/** EMP-63: on the last space no Industrial building can be upgraded. */
export const isPollutionFull = (g: Pick<State, 'pollution'>): boolean => g.pollution >= POLLUTION_TRACK

/** EMP-63: the last space; 0 is the marker beside the card. */
export const POLLUTION_TRACK = 13

/** EMP-80: all of it for the side with more Industrial buildings, half for the other, nothing when equal. */
export function pollutionFor(g: Pick<State, 'box' | 'built' | 'pollution'>, side: Side): number {
  const lead = countOf(g, side, 'industrial') - countOf(g, otherSide(side), 'industrial')
  return Math.floor(g.pollution * pollutionShare(lead))
}

/** EMP-80, by how many Industrial buildings a side is ahead. */
export const pollutionShare = (lead: number): number => (lead === 0 ? 0 : lead > 0 ? 1 : 1 / 2)
