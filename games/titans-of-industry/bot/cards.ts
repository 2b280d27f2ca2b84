// The value that Titans and advancements should have before they're scored.

import type { Seat } from '@tableworks/kernel'
import type { Formula } from '../data/formulas.ts'
import { CONSUMER_SECTORS } from '../data/goods.ts'
import { worthOf } from '../readings/formulas.ts'
import type { State } from '../state.ts'
import type { Outlook } from './outlook.ts'
import type { Weights } from './weights.ts'

/** The value of a seat's Titans, one by one. Titans still to be chosen all count the same, because they're random. */
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

/** A card's current value mixed with the average for such cards. The later in the game, the more the current value counts. */
function promiseOf(g: State, seat: Seat, formula: Formula, outlook: Outlook, weights: Weights): number {
  const certain = weights.certain[g.age]
  return certain * worthAhead(g, seat, formula, outlook) + (1 - certain) * weights.prior[formula.per]
}

/** What a card would score if the age ended as forecast. Partial units count too, because each is a step towards a whole one. */
function worthAhead(g: State, seat: Seat, formula: Formula, outlook: Outlook): number {
  const count = countAhead(seat, formula, outlook)
  if (count === null || formula.per === 'turnOrderPlace') return worthOf(g, seat, formula)
  return Math.min(formula.share * count, formula.max ?? Infinity)
}

/** How many things a card counts, for those known only at the end of the age; null for things known now. */
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
