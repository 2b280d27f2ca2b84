// How much a better price would gain over the forecast, and which grid to reprice first.

import type { Option, Seat } from '@tableworks/kernel'
import type { GridId } from '../data/grids.ts'
import { salesOf } from '../readings/demand.ts'
import type { State } from '../state.ts'
import { dangerFor, type Outlook, outlookOf, saleChance } from './outlook.ts'
import type { Weights } from './weights.ts'

/** The value of setting better prices later: for cubes just placed, which have no price yet, and for all others. */
export function repricesWorth(g: State, seat: Seat, outlook: Outlook, weights: Weights): number {
  let worth = 0
  for (let grid = 0; grid < outlook.layout.grids.length; grid++)
    worth += Math.max(0, gainIn(g, grid, seat, outlook, weights, weights.reprice))
  return worth
}

/** The value at the best price, multiplied by `part`, minus the value at the current price. */
function gainIn(g: State, grid: number, seat: Seat, outlook: Outlook, weights: Weights, part: number): number {
  const market = outlook.markets[grid]
  if (market === undefined || market.cubes[seat] === 0) return 0
  const danger = dangerFor(market, seat)
  const dollar = weights.dollar[g.age]
  const own = market.cubes[seat]
  const now = market.sold[seat] * cubeAt(market.price[seat], danger, dollar, weights)
  // without rivals in the grid, consumers buy the same number at any price
  const isAlone = market.supply === own
  let best = now
  for (const price of outlook.layout.prices[grid] ?? []) {
    const cube = cubeAt(price, danger, dollar, weights)
    // Counting sales is slow, so it's only done if selling everything would beat the best price so far.
    if (own * cube > best) best = Math.max(best, (isAlone ? market.sold[seat] : salesOf(market, seat, price)) * cube)
  }
  return part * best - now
}

/** What a cube is worth at a price: market share and dollars, weighted by the chance of the sale. */
const cubeAt = (price: number, danger: number, dollar: number, weights: Weights): number =>
  saleChance(danger, price, weights) * (1 + price * dollar)

/**
 * TOI-47: prices may be set in any order, each once, so one order is enough to search: the largest gain first, without grids that
 * gain nothing.
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
