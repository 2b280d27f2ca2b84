// What lies in a grid, square by square, and what the age's end would do with it.

import type { Seat } from '@tableworks/kernel'
import type { GridId } from '../../data/grids.ts'
import type { PriceGlance } from '../../glance.ts'
import type { Table } from './table.ts'

/** One seat's cubes on a square. */
export interface Lot {
  readonly seat: Seat
  readonly cubes: number
  /** How many consumers would take now; null where no consumer buys. */
  readonly sells: number | null
}

export function lotsOn({ view, box, seats }: Table, grid: GridId, price: number): readonly Lot[] {
  const isResearch = box.grids[grid].sector === 'research'
  return seats
    .filter(seat => view.cubes[grid][seat] > 0 && view.price[grid][seat] === price)
    .map(seat => ({
      seat,
      cubes: view.cubes[grid][seat],
      sells: isResearch ? null : view.glance.grids[grid].sells[seat],
    }))
}

/** All cubes of a grid, and how many of them would be bought. */
export function totalsOf({ view, seats }: Table, grid: GridId): { cubes: number; sells: number } {
  const { sells } = view.glance.grids[grid]
  return {
    cubes: seats.reduce<number>((sum, seat) => sum + view.cubes[grid][seat], 0),
    sells: seats.reduce<number>((sum, seat) => sum + sells[seat], 0),
  }
}

/** The grid whose price is being set by the seat that looks on; null at any other moment. */
export const pricedGrid = ({ asked, seen }: Table): GridId | null =>
  asked?.decision === 'choosePrice' && seen.choices.length > 0 ? asked.frame.grid : null

/** What each price would mean while it is being set. */
export const pricesFor = (table: Table, grid: GridId): readonly PriceGlance[] =>
  pricedGrid(table) === grid ? table.view.glance.grids[grid].ifPriced : []
