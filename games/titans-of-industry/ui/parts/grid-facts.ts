// What lies in a grid, and what the age's end would do with it.

import { type Material, MATERIALS } from '../../data/goods.ts'
import type { GridId } from '../../data/grids.ts'
import { marketIn, type Offer, offersIn } from '../../readings/demand.ts'
import { forecastAt, type PriceForecast } from '../../readings/forecast.ts'
import { isMine, type Table } from '../table.ts'

/** Everything the drawing of a grid depends on, besides the box. */
export interface GridFacts {
  readonly grid: GridId
  /** Null where no consumer buys. */
  readonly demand: number | null
  readonly cubes: number
  readonly sells: number
  readonly lots: readonly Offer[]
  /** What each price would mean, while it is being set here. */
  readonly would: readonly PriceForecast[]
  /** What is bought here, while a seller or a material is being chosen. */
  readonly buying: { readonly material: Material; readonly choosing: 'seller' | 'material' } | null
}

export function gridFacts(table: Table, grid: GridId): GridFacts {
  const market = marketIn(table.view, grid)
  const lots = offersIn(market)
  return {
    grid,
    demand: table.box.grids[grid].sector === 'research' ? null : market.demand,
    cubes: lots.reduce((sum, lot) => sum + lot.cubes, 0),
    sells: lots.reduce((sum, lot) => sum + lot.sells, 0),
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
