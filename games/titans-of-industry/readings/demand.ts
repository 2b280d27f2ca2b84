// Demand and sales: RULES.md TOI-57, TOI-67 to TOI-74.

import type { PerSeat, Seat } from '@tableworks/kernel'
import type { SpaceId } from '../data/areas.ts'
import type { GridId } from '../data/grids.ts'
import type { Demand } from '../data/goods.ts'
import type { State } from '../state.ts'
import { amountOn, forSeats, seatsAt } from './holdings.ts'

/** TOI-68, TOI-69, TOI-70: the grid's sector icons in the adjacent areas. */
export function demandOf(g: Pick<State, 'box' | 'estate'>, grid: GridId): number {
  const { sector } = g.box.grids[grid]
  if (sector === 'research') return 0
  let demand = 0
  for (const space of g.box.adjoining[grid]) {
    const icons = iconsOn(g, space)
    if (icons !== null) demand += icons[sector]
  }
  return demand
}

/** TOI-57, R-24: automatic demand counts until a card covers it. */
export function iconsOn(g: Pick<State, 'box' | 'estate'>, space: SpaceId): Demand | null {
  const card = g.estate[space]
  return card === null ? g.box.spaces[space].automatic : g.box.estates[card].demand
}

/** Brand Loyalty: how much lower a seat's price looks to consumers. */
export const loyaltyOf = (g: Pick<State, 'box' | 'advancements'>, seat: Seat): number =>
  amountOn(g, seat, g.box.withEffect.lookCheaper)

export const loyaltiesOf = (g: Pick<State, 'seats' | 'box' | 'advancements'>): PerSeat<number> =>
  forSeats(g, seat => loyaltyOf(g, seat))

/** What is in a grid when consumers buy. */
export interface Market {
  readonly seats: readonly Seat[]
  readonly demand: number
  readonly cubes: PerSeat<number>
  readonly price: PerSeat<number>
  readonly loyalty: PerSeat<number>
}

export const marketIn = (
  g: Pick<State, 'seats' | 'box' | 'estate' | 'cubes' | 'price' | 'advancements'>,
  grid: GridId,
  loyalty = loyaltiesOf(g),
): Market => ({
  seats: seatsAt(g),
  demand: demandOf(g, grid),
  cubes: g.cubes[grid],
  price: g.price[grid],
  loyalty,
})

/**
 * TOI-71, TOI-72, R-27: how many of a seat's cubes consumers buy, with its current price and cubes or with others given. Cheaper
 * cubes sell first. Then, while demand is left, every seat at this price that has a cube left sells one, so they share the demand
 * evenly.
 */
export function salesOf(market: Market, seat: Seat, asking = market.price[seat], own = market.cubes[seat]): number {
  const { seats, demand, cubes, price, loyalty } = market
  const asked = asking - loyalty[seat]
  let left = demand
  let tied = 0
  for (const other of seats) {
    if (other === seat || cubes[other] === 0) continue
    const theirs = price[other] - loyalty[other]
    if (theirs < asked) left -= cubes[other]
    else if (theirs === asked) tied += 1
  }
  if (tied === 0) return Math.max(0, Math.min(own, left))
  let sold = 0
  while (left > 0 && sold < own) {
    sold += 1
    left -= 1
    for (const other of seats)
      if (other !== seat && cubes[other] >= sold && price[other] - loyalty[other] === asked) left -= 1
  }
  return sold
}

/** How many of each seat's cubes consumers buy. */
export const salesIn = (g: Pick<State, 'seats'>, market: Market): PerSeat<number> =>
  forSeats(g, seat => salesOf(market, seat))

/** One seat's cubes in a grid, all at one price, and how many of them consumers would buy now. */
export interface Offer {
  readonly seat: Seat
  readonly price: number
  readonly cubes: number
  readonly sells: number
}

/** The offers in a grid, cheapest first, in the order they sell. */
export const offersIn = (market: Market): Offer[] =>
  market.seats
    .filter(seat => market.cubes[seat] > 0)
    .map(seat => ({ seat, price: market.price[seat], cubes: market.cubes[seat], sells: salesOf(market, seat) }))
    .toSorted((a, b) => a.price - b.price)

/** What a seat would sell at a price. */
export interface Prospect {
  readonly price: number
  readonly sells: number
}

/**
 * The best price if a seat added this many cubes to a grid at the current demand. Squares are in ascending order, so if several
 * earn the same, the first sells the most. Without new cubes the price stays (TOI-41).
 */
export function prospectOf(market: Market, prices: readonly number[], seat: Seat, added: number): Prospect {
  if (added === 0) return { price: market.price[seat], sells: salesOf(market, seat) }
  let best: Prospect = { price: 0, sells: 0 }
  for (const price of prices) {
    const sells = salesOf(market, seat, price, market.cubes[seat] + added)
    if (sells * price > best.sells * best.price) best = { price, sells }
  }
  return best
}
