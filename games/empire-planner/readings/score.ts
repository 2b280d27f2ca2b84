// The score sheet, final or if the game ended now: RULES.md EMP-10, EMP-72 to EMP-81 and, solo, EMP-103.

import type { Result } from '@tableworks/kernel'
import { resultOf } from '@tableworks/table-kit'
import { BUILDINGS, type BuildingType } from '../data/buildings.ts'
import { otherSide, type Side, SIDES } from '../data/pieces.ts'
import type { State } from '../state.ts'
import { countOf } from './buildings.ts'
import { pollutionFor } from './pollution.ts'
import { isArchie } from './sides.ts'

type Counted = Pick<State, 'seats' | 'box' | 'capital' | 'profit' | 'pollution' | 'die' | 'built'>

/** EMP-72: the lines of the sheet. Capital, unfinished trains and Goods score nothing, so they have none. */
export const SCORE_LINES: readonly ['profit', 'bank', ...BuildingType[], 'pollution'] = [
  'profit',
  'bank', // EMP-103
  'residential', // EMP-73
  'commercial', // EMP-74
  'mixed', // EMP-75
  'leisure', // EMP-76
  'parking', // EMP-77
  'town-hall', // EMP-78
  'industrial', // EMP-79
  'pollution', // EMP-80
]
export type ScoreLine = (typeof SCORE_LINES)[number]

/** EMP-10. EMP-81, AMB-24, AMB-26: ties are broken by Capital, then by Factories; otherwise it's a draw. */
export function scoreSheet(g: Counted): Result {
  const line = (name: string, value: (side: Side) => number) => ({ line: name, values: SIDES.map(value) })
  return resultOf(
    SCORE_LINES.map(name => line(name, side => pointsFor(g, side, name))),
    [
      line('capital', side => g.capital[side] - bankOf(g, side)),
      line('factories', side => countOf(g, side, 'industrial')),
    ],
  )
}

/** A side's points for one line of the sheet. */
export function pointsFor(g: Counted, side: Side, line: ScoreLine): number {
  if (line === 'profit') return g.profit[side]
  if (line === 'bank') return bankOf(g, side)
  if (line === 'pollution') return 0 - pollutionFor(g, side)
  if (line === 'leisure' && leisureLead(g, side) <= 0) return 0
  let points = 0
  for (const space of g.built[side]) if (g.box.plots[space].type === line) points += pointsOf(line, g.die[space])
  return points
}

/** One building's score. */
export const pointsOf = (type: BuildingType, die: number): number =>
  BUILDINGS[type].perPoint * die + BUILDINGS[type].flat

/** EMP-76, AMB-25: a side's lead in Leisure buildings. Above 0, it has the majority. */
export const leisureLead = (g: Pick<State, 'box' | 'built'>, side: Side): number =>
  countOf(g, side, 'leisure') - countOf(g, otherSide(side), 'leisure')

/** EMP-103, AMB-46: Archie owns the bank, so his Capital becomes Profit one for one. */
const bankOf = (g: Counted, side: Side): number => (isArchie(g, side) ? g.capital[side] : 0)
