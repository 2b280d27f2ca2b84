// Determining demand: RULES.md TOI-57, TOI-67 to TOI-74.

import type { PerSeat, Seat } from '@tableworks/kernel'
import type { GridId } from '../data/grids.ts'
import type { State } from '../state.ts'
import { amountOf, forSeats, owns, seatsAt } from './holdings.ts'

/** TOI-68, TOI-69, TOI-70: the icons of the grid's sector in the adjoining areas. */
export function demandOf(g: State, grid: GridId): number {
  const { sector } = g.box.grids[grid]
  if (sector === 'research') return 0
  let demand = 0
  for (const space of g.box.adjoining[grid]) {
    const card = g.estate[space]
    // TOI-57, R-24: automatic demand counts until a card covers it.
    const icons = card === null ? g.box.spaces[space].automatic : g.box.estates[card].demand
    if (icons !== null) demand += icons[sector]
  }
  return demand
}

/** Brand Loyalty: by how much consumers think a seat's cubes cheaper than they are. */
export const loyaltyTo = (g: State, seat: Seat): number =>
  owns(g, seat, 'brand-loyalty') ? amountOf(g, 'brand-loyalty') : 0

/** What consumers think a seat asks. */
export const priceInEyesOf = (g: State, seat: Seat, price: number): number => price - loyaltyTo(g, seat)

/**
 * TOI-71, TOI-72, R-27: how many of each seat's cubes consumers buy. From the lowest price up, while demand is left,
 * every seat at that price with a cube left sells one; so demand grows until it is shared evenly.
 */
export function salesIn(
  g: State,
  grid: GridId,
  demand: number,
  prices: PerSeat<number> = g.price[grid],
): PerSeat<number> {
  const cubes = g.cubes[grid]
  const sold = forSeats(g, () => 0)
  const asked = forSeats(g, seat => priceInEyesOf(g, seat, prices[seat]))
  for (let left = demand; left > 0;) {
    let lowest = Infinity
    for (const seat of seatsAt(g)) if (sold[seat] < cubes[seat]) lowest = Math.min(lowest, asked[seat])
    if (lowest === Infinity) break
    for (const seat of seatsAt(g))
      if (sold[seat] < cubes[seat] && asked[seat] === lowest) {
        sold[seat] += 1
        left -= 1
      }
  }
  return sold
}
