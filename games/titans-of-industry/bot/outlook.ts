// What the end of this age is likely to bring: worked out once for each position, since bots look at thousands of them.

import type { PerSeat, Seat } from '@tableworks/kernel'
import { recordOf } from '@tableworks/table-kit'
import type { Box } from '../data/box.ts'
import { FACILITY_IDS, type FacilityId } from '../data/facilities.ts'
import { CONSUMER_SECTORS, type ConsumerSector } from '../data/goods.ts'
import { GRID_IDS, type GridId, type PerGrid } from '../data/grids.ts'
import { demandOf, priceInEyesOf } from '../rules/demand.ts'
import { forSeats, realEstateOf, seatsAt, whiteCards } from '../rules/holdings.ts'
import { WHITE_CARDS } from '../rules/real-estate.ts'
import type { State } from '../state.ts'
import type { Weights } from './weights.ts'

/** White cards missing in this age, and demand when it ends. */
interface Ahead {
  readonly missing: number
  readonly demand: Partial<PerGrid<number>>
}

export interface Outlook extends Ahead {
  /** How much of the game is to come. */
  readonly toCome: number
  /** Demand that nobody's cubes cover yet. */
  readonly gap: Partial<PerGrid<number>>
  readonly sales: PerSeat<Sales>
}

/** What consumers are likely to buy from a seat, in cubes, and what it will have then. */
export interface Sales {
  cubes: number
  unsold: number
  grids: number
  topGrids: number
  wealth: number
  readonly sector: Record<ConsumerSector, number>
  readonly realEstate: number
}

export function outlookOf(g: State, weights: Weights): Outlook {
  const white = whiteCards(g)
  const missing = Math.max(1, WHITE_CARDS[g.age] - white)
  const demand: Partial<PerGrid<number>> = {}
  const gap: Partial<PerGrid<number>> = {}
  const sales = forSeats(g, seat => noSales(g, seat))
  for (const grid of g.box.consumerGrids) {
    const wanted = demandOf(g, grid) + (missing > 1 ? weights.growth : 0)
    demand[grid] = wanted
    gap[grid] = Math.max(0, wanted - cubesIn(g, grid))
    for (const seat of seatsAt(g)) addSales(g, grid, seat, { missing, demand }, sales[seat], weights)
  }
  return { missing, toCome: weights.toCome[Math.max(0, WHITE_CARDS[3] - white)] ?? 1, demand, gap, sales }
}

const noSales = (g: State, seat: Seat): Sales => ({
  cubes: 0,
  unsold: 0,
  grids: 0,
  topGrids: 0,
  wealth: g.money[seat],
  sector: { consumables: 0, durables: 0, energy: 0 },
  realEstate: realEstateOf(g, seat),
})

function cubesIn(g: State, grid: GridId): number {
  let cubes = 0
  for (const seat of seatsAt(g)) cubes += g.cubes[grid][seat]
  return cubes
}

function addSales(g: State, grid: GridId, seat: Seat, ahead: Ahead, sales: Sales, weights: Weights): void {
  const cubes = g.cubes[grid][seat]
  if (cubes === 0) return
  const price = g.price[grid][seat]
  const sureness = surenessOf(dangerFor(g, grid, seat, ahead, weights), price, weights)
  const sold = salesAt(g, grid, ahead.demand[grid] ?? 0, seat, price) * sureness
  sales.cubes += sold
  sales.unsold += cubes - sold
  sales.grids += Math.min(1, sold)
  if (isDearest(g, grid, seat)) sales.topGrids += Math.min(1, sold)
  sales.wealth += sold * price
  const { sector } = g.box.grids[grid]
  if (sector !== 'research') sales.sector[sector] += sold
}

function isDearest(g: State, grid: GridId, seat: Seat): boolean {
  const prices = g.price[grid]
  for (const other of seatsAt(g)) if (prices[other] > prices[seat]) return false
  return true
}

/** TOI-71 to TOI-74 for one seat alone, at any price: cheaper cubes go first, those at the same price take turns. */
export function salesAt(g: State, grid: GridId, demand: number, seat: Seat, price: number): number {
  const asked = priceInEyesOf(g, seat, price)
  const cubes = g.cubes[grid]
  let left = demand
  let level = 0
  for (const other of seatsAt(g)) {
    if (other === seat || cubes[other] === 0) continue
    const theirs = priceInEyesOf(g, other, g.price[grid][other])
    if (theirs < asked) left -= cubes[other]
    else if (theirs === asked) level += cubes[other]
  }
  // Those who take turns are rarely more than two: half each, or more when the others have less than their half.
  const share = level === 0 ? left : Math.max(Math.ceil(left / 2), left - level)
  return Math.max(0, Math.min(cubes[seat], share))
}

/** What each dollar of the price takes from the sureness of a sale: dear cubes are undercut, if there are rivals and time. */
export function dangerFor(
  g: State,
  grid: GridId,
  seat: Seat,
  { demand, missing }: Ahead,
  { risk, riskUncovered }: Weights,
): number {
  const isUncovered = cubesIn(g, grid) <= (demand[grid] ?? 0)
  return risk * rivalsIn(g, grid, seat) * missing * (isUncovered ? riskUncovered : 1)
}

/** How far a forecast sale at this price can be trusted. */
export const surenessOf = (danger: number, price: number, { leastSure }: Weights): number =>
  Math.max(leastSure, 1 - danger * price)

/** Others that can make a good for this grid. */
function rivalsIn(g: State, grid: GridId, seat: Seat): number {
  const makers = makersIn(g.box)[grid]
  let rivals = 0
  for (const other of seatsAt(g)) if (other !== seat && canServe(g, other, makers)) rivals += 1
  return rivals
}

function canServe(g: State, seat: Seat, makers: readonly FacilityId[]): boolean {
  for (const facility of makers) if (g.size[facility][seat] > 0) return true
  return false
}

/** Which facilities serve each grid never changes, and is asked for every position. */
const MAKERS = new WeakMap<Box, PerGrid<FacilityId[]>>()

function makersIn(box: Box): PerGrid<FacilityId[]> {
  const known = MAKERS.get(box)
  if (known !== undefined) return known
  const makers = recordOf(GRID_IDS, grid =>
    FACILITY_IDS.filter(facility => box.grids[grid].goods.includes(box.facilities[facility].makes)),
  )
  MAKERS.set(box, makers)
  return makers
}

/** How far a seat is ahead of the best of the others in something. */
function leadOf(g: State, seat: Seat, count: (seat: Seat) => number): number {
  let best = 0
  for (const other of seatsAt(g)) if (other !== seat) best = Math.max(best, count(other))
  return count(seat) - best
}

/** TOI-77 to TOI-81: how many domination bonuses a seat may expect. */
export function dominationsAhead(g: State, seat: Seat, { sales }: Outlook, { domination }: Weights): number {
  const chance = (lead: number) => domination[Math.max(0, Math.min(5, Math.floor(lead) + 2))] ?? 0
  let bonuses = chance(leadOf(g, seat, one => sales[one].realEstate))
  for (const sector of CONSUMER_SECTORS) bonuses += chance(leadOf(g, seat, one => sales[one].sector[sector]))
  return bonuses
}
