// What lies in a grid, and what the age's end would do with it.

import type { Seat } from '@tableworks/kernel'
import { type Material, MATERIALS } from '../../data/goods.ts'
import type { GridId } from '../../data/grids.ts'
import { marketIn, salesOf } from '../../readings/demand.ts'
import { forecastAt, type PriceForecast } from '../../readings/forecast.ts'
import { isMine, type Table } from './table.ts'

/** One seat's cubes in a grid, all at one price. */
export interface Lot {
  readonly seat: Seat
  readonly price: number
  readonly cubes: number
  /** How many consumers would take now; null where no consumer buys. */
  readonly sells: number | null
}

/** Everything the drawing of a grid depends on, besides the box. */
export interface GridFacts {
  readonly grid: GridId
  /** Null where no consumer buys. */
  readonly demand: number | null
  readonly cubes: number
  readonly sells: number
  /** Cheapest first: as they are bought. */
  readonly lots: readonly Lot[]
  /** What each price would mean, while it is being set here. */
  readonly would: readonly PriceForecast[]
  /** What is bought here, while a seller or a material is being chosen. */
  readonly buying: { readonly material: Material; readonly choosing: 'seller' | 'material' } | null
}

export function gridFacts(table: Table, grid: GridId): GridFacts {
  const { view, seats } = table
  const market = marketIn(view, grid)
  const hasConsumers = view.box.grids[grid].sector !== 'research'
  const lots = seats
    .filter(seat => market.cubes[seat] > 0)
    .map(seat => ({
      seat,
      price: market.price[seat],
      cubes: market.cubes[seat],
      sells: hasConsumers ? salesOf(market, seat) : null,
    }))
    .toSorted((a, b) => a.price - b.price)
  return {
    grid,
    demand: hasConsumers ? market.demand : null,
    cubes: lots.reduce((sum, lot) => sum + lot.cubes, 0),
    sells: lots.reduce((sum, lot) => sum + (lot.sells ?? 0), 0),
    lots,
    would: pricesFor(table, grid),
    buying: buyingIn(table, grid),
  }
}

/** Whether the decision is about squares or sellers of this grid: then it needs room for a thumb. */
export function isBusy(table: Table, grid: GridId): boolean {
  const { would, buying } = gridFacts(table, grid)
  return would.length > 0 || buying?.choosing === 'seller'
}

/** The grid whose price is being set by the seat that looks on; null at any other moment. */
export const pricedGrid = (table: Table): GridId | null =>
  table.asked?.decision === 'choosePrice' && isMine(table) ? table.asked.frame.grid : null

/** What each price would mean while it is being set. */
export function pricesFor(table: Table, grid: GridId): readonly PriceForecast[] {
  const { view } = table
  const { seat } = view
  if (seat === null || pricedGrid(table) !== grid) return []
  const market = marketIn(view, grid)
  return view.box.grids[grid].prices.map(price => forecastAt(market, seat, price))
}

function buyingIn(table: Table, grid: GridId): GridFacts['buying'] {
  const { asked, box } = table
  if (!isMine(table)) return null
  if (asked?.decision === 'chooseSeller' && box.marketOf[asked.frame.material] === grid)
    return { material: asked.frame.material, choosing: 'seller' }
  if (asked?.decision !== 'chooseSubstitute') return null
  const material = MATERIALS.find(one => box.marketOf[one] === grid)
  return material === undefined ? null : { material, choosing: 'material' }
}
