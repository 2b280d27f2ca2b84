// The points if the game ended now, line by line as on the score sheet (EMP-73 to EMP-80, EMP-103).

import { BUILDING_TYPES, BUILDINGS, type BuildingType } from '../../data/buildings.ts'
import { otherSide, type Side } from '../../data/pieces.ts'
import type { State } from '../../state.ts'
import { countOf, isArchie } from './sides.ts'

export type EstimateLine = 'profit' | 'bank' | BuildingType | 'pollution'

export interface Estimate {
  readonly lines: readonly { readonly line: EstimateLine; readonly value: number }[]
  readonly total: number
}

export function estimateOf(g: State, side: Side): Estimate {
  const lines: { line: EstimateLine; value: number }[] = [
    { line: 'profit', value: g.profit[side] },
    { line: 'bank', value: isArchie(g, side) ? g.capital[side] : 0 },
    ...BUILDING_TYPES.map(type => ({ line: type, value: worthOf(g, side, type) })),
    { line: 'pollution', value: 0 - pollutionFor(g, side) },
  ]
  return { lines, total: lines.reduce((sum, { value }) => sum + value, 0) }
}

function worthOf(g: State, side: Side, type: BuildingType): number {
  if (type === 'leisure' && leisureLead(g, side) <= 0) return 0
  const { perPoint, flat } = BUILDINGS[type]
  return g.built[side]
    .filter(space => g.box.plots[space].type === type)
    .reduce<number>((sum, space) => sum + perPoint * g.die[space] + flat, 0)
}

/** EMP-76: more than 0 is the majority. */
export const leisureLead = (g: State, side: Side): number =>
  countOf(g, side, 'leisure') - countOf(g, otherSide(side), 'leisure')

/** EMP-80 */
export function pollutionFor(g: State, side: Side): number {
  const lead = countOf(g, side, 'industrial') - countOf(g, otherSide(side), 'industrial')
  if (lead === 0) return 0
  return lead > 0 ? g.pollution : Math.floor(g.pollution / 2)
}
