// What new cubes would bring in a grid, so that dividing them can be weighed; the tests hold this against the rules.

import type { Seat } from '@tableworks/kernel'
import type { GridId } from '../../data/grids.ts'
import type { Table } from './table.ts'

/** Sales of a seat at a price. */
export interface Prospect {
  readonly price: number
  readonly sells: number
}

/**
 * If so many cubes were added to a grid, at today's demand: at the price that brings most, with equal takings the one
 * that sells most. Where none is added the price stays (TOI-41). Null where no consumer buys.
 */
export function prospectIn(table: Table, grid: GridId, seat: Seat, added: number): Prospect | null {
  const { sector, prices } = table.box.grids[grid]
  if (sector === 'research') return null
  if (added === 0) return { price: table.view.price[grid][seat], sells: table.view.glance.grids[grid].sells[seat] }
  let best: Prospect = { price: 0, sells: 0 }
  for (const price of prices) {
    const sells = salesAt(table, grid, seat, added, price)
    const more = sells * price - best.sells * best.price
    if (more > 0 || (more === 0 && sells > best.sells)) best = { price, sells }
  }
  return best
}

/** TOI-71, TOI-72, R-27: from the lowest price up, all at one price sell one each while demand is left. */
export function salesAt(table: Table, grid: GridId, seat: Seat, added: number, price: number): number {
  const { view, box, seats } = table
  const asks = (one: Seat): number => {
    const asked = one === seat ? price : view.price[grid][one]
    return view.advancements[one].includes('brand-loyalty')
      ? asked - (box.advancements['brand-loyalty'].amount ?? 0)
      : asked
  }
  const cubes = (one: Seat): number => view.cubes[grid][one] + (one === seat ? added : 0)
  const own = asks(seat)
  const before = seats.filter(one => asks(one) < own).reduce<number>((sum, one) => sum + cubes(one), 0)
  const tied = seats.filter(one => asks(one) === own).map(cubes)
  let left = view.glance.grids[grid].demand - before
  let sold = 0
  for (let turn = 1; left > 0 && turn <= cubes(seat); turn++) {
    sold = turn
    left -= tied.filter(there => there >= turn).length
  }
  return sold
}
