// What a better price would add to what is forecast, and in which grid to set one first.

import type { Option, Seat } from '@tableworks/kernel'
import type { GridId } from '../data/grids.ts'
import { salesOf } from '../readings/demand.ts'
import type { State } from '../state.ts'
import { dangerFor, type Outlook, outlookOf, surenessOf } from './outlook.ts'
import type { Weights } from './weights.ts'

/** Cubes that were only just placed have no price of their own yet, and others can be repriced. */
export function repricesWorth(g: State, seat: Seat, outlook: Outlook, weights: Weights): number {
  let worth = 0
  for (let grid = 0; grid < outlook.layout.grids.length; grid++)
    worth += Math.max(0, gainIn(g, grid, seat, outlook, weights, weights.reprice))
  return worth
}

/** What the best price brings, or the part of it that counts, over what the price of now does. */
function gainIn(g: State, grid: number, seat: Seat, outlook: Outlook, weights: Weights, part: number): number {
  const market = outlook.markets[grid]
  if (market === undefined || market.cubes[seat] === 0) return 0
  const danger = dangerFor(market, seat)
  const dollar = weights.dollar[g.age]
  const own = market.cubes[seat]
  const now = market.sold[seat] * cubeAt(market.price[seat], danger, dollar, weights)
  // Where nobody else sells, consumers take as many at any price.
  const isAlone = market.supply === own
  let best = now
  for (const price of outlook.layout.prices[grid] ?? []) {
    const cube = cubeAt(price, danger, dollar, weights)
    // Sales are counted only where selling everything would be better than the best so far: counting takes longest.
    if (own * cube > best) best = Math.max(best, (isAlone ? market.sold[seat] : salesOf(market, seat, price)) * cube)
  }
  return part * best - now
}

/** A cube at a price: its market share, and what its dollars are worth, as far as the sale can be trusted. */
const cubeAt = (price: number, danger: number, dollar: number, weights: Weights): number =>
  surenessOf(danger, price, weights) * (1 + price * dollar)

/**
 * TOI-47: prices may be set in any order and each only once, so one order is enough to read: where most is to be gained
 * comes first, and where nothing is to be gained nobody looks.
 */
export function repriceNext(g: State, seat: Seat, options: readonly Option[], weights: Weights): readonly Option[] {
  const outlook = outlookOf(g, weights)
  let most = 0
  let next: Option | null = null
  for (const option of options) {
    const grid = gridOf(option)
    if (grid === null) continue
    const gain = gainIn(g, outlook.layout.grids.indexOf(grid), seat, outlook, weights, 1)
    if (gain <= most) continue
    most = gain
    next = option
  }
  return options.filter(option => gridOf(option) === null || option === next)
}

const gridOf = (option: Option): GridId | null => (typeof option === 'string' ? null : (option['grid'] as GridId))
