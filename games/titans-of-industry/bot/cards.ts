// The expected value of Titans and advancements before they are scored.

import type { Seat } from '@tableworks/kernel'
import type { Formula } from '../data/formulas.ts'
import { CONSUMER_SECTORS } from '../data/goods.ts'
import { worthOf } from '../readings/formulas.ts'
import type { State } from '../state.ts'
import type { Outlook } from './outlook.ts'
import type { Weights } from './weights.ts'

/** Titans one by one; those still to be chosen all count the same, because they are random. */
export function titansWorth(g: State, seat: Seat, outlook: Outlook, weights: Weights): number {
  let worth = g.shown[seat].length > 0 ? weights.titanToKeep : 0
  for (const titan of g.titans[seat]) worth += promiseOf(g, seat, g.box.titans[titan].formula, outlook, weights)
  return worth
}

export function advancementsWorth(g: State, seat: Seat, outlook: Outlook, weights: Weights): number {
  let worth = 0
  const { alike } = outlook.layout
  for (const id of g.advancements[seat]) {
    const { formula } = g.box.advancements[id]
    if (formula === null) worth += (weights.advancement[alike[id]] ?? 0) * outlook.toCome
    else worth += promiseOf(g, seat, formula, outlook, weights)
  }
  return worth
}

/** A card's current value blended with the average value of such cards: the later it is, the more the current value counts. */
function promiseOf(g: State, seat: Seat, formula: Formula, outlook: Outlook, weights: Weights): number {
  const certain = weights.certain[g.age]
  return certain * worthAhead(g, seat, formula, outlook) + (1 - certain) * weights.prior[formula.per]
}

/** A card's score if the age ended as it looks now. Partial units count, so each step towards a unit has value. */
function worthAhead(g: State, seat: Seat, formula: Formula, outlook: Outlook): number {
  const count = countAhead(seat, formula, outlook)
  if (count === null || formula.per === 'turnOrderPlace') return worthOf(g, seat, formula)
  return Math.min(formula.share * count, formula.max ?? Infinity)
}

/** Counts that are only known when the age ends; null for everything known now. */
function countAhead(seat: Seat, formula: Formula, outlook: Outlook): number | null {
  const sales = outlook.sales[seat]
  switch (formula.per) {
    case 'money':
      return sales.wealth / formula.unit
    case 'sales':
      return sales.cubes / formula.unit
    case 'sectorSales':
      return (sales.sector[CONSUMER_SECTORS.indexOf(formula.sector)] ?? 0) / formula.unit
    case 'gridsSoldIn':
      return sales.grids
    case 'gridsAtTopPrice':
      return sales.topGrids
    case 'dominationBonus':
      return sales.dominations
    default:
      return null
  }
}
