// A summary of a side's buildings, computed once per position because bots evaluate thousands of positions.

import { BUILDINGS } from '../data/buildings.ts'
import type { Colour } from '../data/factories.ts'
import type { Side } from '../data/pieces.ts'
import { hasTownHall, maxDieOf } from '../readings/buildings.ts'
import { pointsOf } from '../readings/score.ts'
import type { State } from '../state.ts'
import type { Weights } from './weights.ts'

export interface Estate {
  income: number
  /** The score for all buildings but Leisure. */
  points: number
  leisurePoints: number
  leisure: number
  industrial: number
  parking: number
  townHall: number
  /** How many levels Goods of each colour can still add. */
  rising: Record<Colour, number>
  /** The value of the levels that can still be added. */
  open: number
}

export function estateOf(g: State, side: Side, weights: Weights): Estate {
  const estate: Estate = {
    income: 0,
    points: 0,
    leisurePoints: 0,
    leisure: 0,
    industrial: 0,
    parking: 0,
    townHall: 0,
    rising: { brown: 0, blue: 0, red: 0 },
    open: 0,
  }
  let openWithTownHall = 0
  for (const space of g.built[side]) {
    const { type } = g.box.plots[space]
    const { income, goods, needsTownHall } = BUILDINGS[type]
    const die = g.die[space]
    const levels = maxDieOf(g, space) - die
    estate.income += income
    if (type === 'leisure') estate.leisurePoints += pointsOf(type, die)
    else estate.points += pointsOf(type, die)
    if (goods !== null) estate.rising[goods] += levels
    if (needsTownHall) openWithTownHall += levels * weights.open[type]
    else estate.open += levels * weights.open[type]
    if (type === 'leisure') estate.leisure += 1
    else if (type === 'industrial') estate.industrial += 1
    else if (type === 'parking') estate.parking += 1
    else if (type === 'town-hall') estate.townHall += 1
  }
  if (openWithTownHall > 0 && hasTownHall(g, side)) estate.open += openWithTownHall
  return estate
}
