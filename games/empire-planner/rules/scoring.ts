// The end of the game: RULES.md EMP-10, EMP-72 to EMP-81 and, in the solo game, EMP-103.

import type { Result } from '@tableworks/kernel'
import { resultOf } from '@tableworks/table-kit'
import { BUILDINGS, type BuildingType } from '../data/buildings.ts'
import { otherSide, type Side, SIDES } from '../data/pieces.ts'
import type { State } from '../state.ts'
import { passage } from '../steps.ts'
import { ARCHIE, countOf, isArchie } from './sides.ts'

export const endScore = passage('end.score', (g, _frame, flow) => {
  if (g.seats === 1) flow.tell?.({ kind: 'archieBanked', seat: ARCHIE, capital: g.capital[ARCHIE] })
  flow.tell?.({ kind: 'ended', years: g.round * 2 })
  return flow.end()
})

/** EMP-10. EMP-72: Capital, trains under way and Goods are worth nothing, so no line counts them. */
export function result(g: State): Result {
  const line = (name: string, value: (side: Side) => number) => ({ line: name, values: SIDES.map(value) })
  const scoring = (type: BuildingType) => line(type, side => worthOf(g, side, type))
  return resultOf(
    [
      line('profit', side => g.profit[side]),
      line('bank', side => bankOf(g, side)), // EMP-103
      scoring('residential'), // EMP-73
      scoring('commercial'), // EMP-74
      scoring('mixed'), // EMP-75
      scoring('leisure'), // EMP-76
      scoring('parking'), // EMP-77
      scoring('town-hall'), // EMP-78
      scoring('industrial'), // EMP-79
      line('pollution', side => 0 - pollutionFor(g, side)), // EMP-80
    ],
    // EMP-81, AMB-24, AMB-26: Capital, then Factories, then a draw.
    [
      line('capital', side => g.capital[side] - bankOf(g, side)),
      line('factories', side => countOf(g, side, 'industrial')),
    ],
  )
}

/** EMP-103, AMB-46: Archie owns the bank: his Capital becomes Profit one for one, and he has none left. */
const bankOf = (g: State, side: Side): number => (isArchie(g, side) ? g.capital[side] : 0)

/** What all buildings of a kind are worth to a side. */
function worthOf(g: State, side: Side, type: BuildingType): number {
  if (type === 'leisure' && countOf(g, side, type) <= countOf(g, otherSide(side), type)) return 0 // EMP-76, AMB-25
  const { perPoint, flat } = BUILDINGS[type]
  let worth = 0
  for (const space of g.built[side]) if (g.box.plots[space].type === type) worth += perPoint * g.die[space] + flat
  return worth
}

/** EMP-80: all of it for the side with more Industrial buildings, half for the other, nothing when equal. */
function pollutionFor(g: State, side: Side): number {
  const lead = countOf(g, side, 'industrial') - countOf(g, otherSide(side), 'industrial')
  if (lead === 0) return 0
  return lead > 0 ? g.pollution : Math.floor(g.pollution / 2)
}
