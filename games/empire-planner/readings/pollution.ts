// The Pollution track: RULES.md EMP-63, EMP-68, EMP-80.

import { otherSide, type Side } from '../data/pieces.ts'
import type { State } from '../state.ts'
import { countOf } from './buildings.ts'

type Track = Pick<State, 'box' | 'pollution'>

/** EMP-63: on the last space no Industrial building can be upgraded. */
export const isPollutionFull = (g: Track): boolean => g.pollution >= lastSpace(g)

export const lastSpace = ({ box }: Pick<State, 'box'>): number => box.pollution.length - 1

/** The value of the space under the marker; 0 if it's off the track. */
export const pollutionLevel = (g: Track): number => levelAt(g, g.pollution)

export function levelAt({ box }: Pick<State, 'box'>, space: number): number {
  const level = box.pollution[space]
  if (level === undefined) throw new Error(`the Pollution track has no space ${space}`)
  return level
}

/** EMP-80: the side with more Industrial buildings loses all of it, the other half. No one if equal. */
export function pollutionFor(g: Track & Pick<State, 'built'>, side: Side): number {
  const lead = countOf(g, side, 'industrial') - countOf(g, otherSide(side), 'industrial')
  return Math.floor(pollutionLevel(g) * pollutionShare(lead))
}

/** EMP-80, by a side's lead in Industrial buildings. */
export const pollutionShare = (lead: number): number => (lead > 0 ? 1 : lead < 0 ? 1 / 2 : 0)
