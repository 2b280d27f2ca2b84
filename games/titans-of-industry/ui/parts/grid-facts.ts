// What is in a grid, and what consumers would buy there if the age ended now.

import { type Material, MATERIALS } from '../../data/goods.ts'
import type { GridId } from '../../data/grids.ts'
import { marketIn, type Offer, offersIn } from '../../readings/demand.ts'
import { forecastAt, type PriceForecast } from '../../readings/forecast.ts'
import { isMine, type Table } from '../table.ts'

/** Everything needed to draw a grid, apart from the box. */
export interface GridFacts {
  readonly grid: GridId
  /** Null in a grid without consumers. */
  readonly demand: number | null
  readonly cubes: number
  readonly sells: number
  readonly lots: readonly Offer[]
  /** What each price would do, if the viewer is setting one here. */
  readonly would: readonly PriceForecast[]
  /** The good being bought, if the viewer is choosing a seller or a material. */
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

/** Whether the player decides by pressing this grid's squares or sellers, which are then as large as a thumb. */
export function isBusy(table: Table, grid: GridId): boolean {
  const { would, buying } = gridFacts(table, grid)
  return would.length > 0 || buying?.choosing === 'seller' || isDrafted(table, grid)
}

/** Whether new cubes can go into this grid now. */
const isDrafted = (table: Table, grid: GridId): boolean =>
  table.asked?.decision === 'placeGoods' && isMine(table) && table.box.gridsFor[table.asked.frame.good].includes(grid)

/** The grid whose price the viewer is setting, or null. */
export const pricedGrid = (table: Table): GridId | null =>
  table.asked?.decision === 'choosePrice' && isMine(table) ? table.asked.frame.grid : null

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
