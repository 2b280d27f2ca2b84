// What Titans and Age III advancements are worth: RULES.md TOI-89 and TOI-90. The formulas are data.

import type { PerSeat, Seat } from '@tableworks/kernel'
import { AREAS, SPACE_IDS } from '../data/areas.ts'
import { FACILITY_IDS } from '../data/facilities.ts'
import type { Formula } from '../data/formulas.ts'
import type { GridId } from '../data/grids.ts'
import type { Space } from '../data/real-estate.ts'
import type { TitanId } from '../data/titans.ts'
import type { State } from '../state.ts'
import { seatsAt } from './holdings.ts'
import { cubesSold, gridsSoldIn } from './sold.ts'

/** The fields a formula may read. Of a seat's Titans, it needs only the number. */
export type Scored = Pick<
  State,
  | 'seats'
  | 'box'
  | 'age'
  | 'order'
  | 'money'
  | 'size'
  | 'owner'
  | 'advancements'
  | 'soldToPlayers'
  | 'sold'
  | 'soldAt'
  | 'dominations'
> & { readonly titans: PerSeat<readonly unknown[]> }

/** The market share a seat gets from one card. */
export function worthOf(g: Scored, seat: Seat, formula: Formula): number {
  if (formula.per === 'turnOrderPlace') return formula.shares[g.order.indexOf(seat)] ?? 0
  return Math.min(formula.share * countFor(g, seat, formula), formula.max ?? Infinity)
}

type Counted = Exclude<Formula, { per: 'turnOrderPlace' }>

function countFor(g: Scored, seat: Seat, formula: Counted): number {
  switch (formula.per) {
    case 'facilitySize':
      return g.size[formula.facility][seat]
    case 'facilityKind':
      return facilitiesOf(g, seat, 1)
    case 'facilityExpansion':
      return FACILITY_IDS.reduce((sum, facility) => sum + Math.max(0, g.size[facility][seat] - 1), 0)
    case 'facilityAtLeast':
      return facilitiesOf(g, seat, formula.size)
    case 'realEstateArea':
      return cardsWhere(g, seat, ({ area }) => area === formula.area)
    case 'realEstateLevel':
      return cardsWhere(g, seat, ({ level }) => level === formula.level)
    case 'areaOwned':
      return areasOwned(g, seat)
    case 'advancement':
      return g.advancements[seat].length
    case 'titan':
      return g.titans[seat].length
    case 'money':
      return Math.floor(g.money[seat] / formula.unit)
    case 'sales':
      return Math.ceil(cubesSold(g, seat) / formula.unit)
    case 'sectorSales':
      return Math.ceil(cubesSold(g, seat, formula.sector) / formula.unit)
    case 'salesToPlayers':
      return g.age === 3 ? Math.ceil(g.soldToPlayers[seat] / formula.unit) : 0
    case 'gridsSoldIn':
      return gridsSoldIn(g, seat).length
    case 'gridsAtTopPrice':
      return gridsSoldIn(g, seat).filter(grid => isTopPrice(g, seat, grid)).length
    case 'dominationBonus':
      return g.dominations[seat]
  }
}

// These functions count without building lists, because bots call them thousands of times.

/** How many facilities of this size or larger a seat has. */
function facilitiesOf(g: Pick<State, 'size'>, seat: Seat, size: number): number {
  let count = 0
  for (const facility of FACILITY_IDS) if (g.size[facility][seat] >= size) count += 1
  return count
}

function cardsWhere(g: Pick<State, 'box' | 'owner'>, seat: Seat, counts: (space: Space) => boolean): number {
  let count = 0
  for (const space of SPACE_IDS) if (g.owner[space] === seat && counts(g.box.spaces[space])) count += 1
  return count
}

function areasOwned(g: Pick<State, 'box' | 'owner'>, seat: Seat): number {
  let count = 0
  for (const one of AREAS) if (cardsWhere(g, seat, ({ area }) => area === one) > 0) count += 1
  return count
}

/** Whether no cube in this grid sold at a higher price. */
const isTopPrice = (g: Pick<State, 'seats' | 'soldAt'>, seat: Seat, grid: GridId): boolean =>
  seatsAt(g).every(other => g.soldAt[grid][other] <= g.soldAt[grid][seat])

/** A Titan, or a secret one. */
export type SeenTitan = TitanId | '?'

export const knownOf = (titans: readonly SeenTitan[]): TitanId[] =>
  titans.flatMap(titan => (titan === '?' ? [] : [titan]))

/** TOI-90: what a Titan is worth to a seat. */
export const titanWorth = (g: Scored, seat: Seat, titan: TitanId): number =>
  worthOf(g, seat, g.box.titans[titan].formula)
