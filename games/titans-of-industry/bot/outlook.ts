// What the end of this age is likely to bring: worked out once for each position, since bots look at thousands of them.

import type { PerSeat, Seat } from '@tableworks/kernel'
import { recordOf } from '@tableworks/table-kit'
import type { Box } from '../data/box.ts'
import { FACILITY_IDS, type FacilityId } from '../data/facilities.ts'
import { CONSUMER_SECTORS, type ConsumerSector, type Sector } from '../data/goods.ts'
import { GRID_IDS, type GridId, type PerGrid } from '../data/grids.ts'
import { loyaltiesOf, type Market as Offers, marketIn as offersIn, salesOf } from '../readings/demand.ts'
import { forSeats, realEstateOf, seatsAt } from '../readings/holdings.ts'
import { WHITE_CARDS, whiteCards } from '../readings/real-estate.ts'
import type { State } from '../state.ts'
import type { Weights } from './weights.ts'

/** A consumer grid as it will be when the age ends, looked up once for all the questions about it. */
export interface Market extends Offers {
  readonly sector: Sector
  /** How much of the demand nobody's cubes cover yet. */
  readonly gap: number
  /** What each rival who can make goods for it takes from the sureness of a sale, for each dollar of the price. */
  readonly danger: number
  readonly makers: readonly FacilityId[]
}

export interface Outlook {
  /** How much of the game is to come. */
  readonly toCome: number
  readonly markets: Readonly<Partial<PerGrid<Market>>>
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
  const loyalty = loyaltiesOf(g)
  const sales = forSeats(g, seat => noSales(g, seat))
  const markets: Partial<PerGrid<Market>> = {}
  for (const grid of g.box.consumerGrids) {
    const market = marketIn(g, grid, loyalty, missing, weights)
    markets[grid] = market
    for (const seat of seatsAt(g)) if (market.cubes[seat] > 0) addSales(g, market, seat, sales[seat], weights)
  }
  return { toCome: weights.toCome[Math.max(0, WHITE_CARDS[3] - white)] ?? 1, markets, sales }
}

function marketIn(
  g: State,
  grid: GridId,
  loyalty: PerSeat<number>,
  missing: number,
  { growth, risk, riskUncovered }: Weights,
): Market {
  const { seats, demand: today, cubes, price } = offersIn(g, grid, loyalty)
  const demand = today + (missing > 1 ? growth : 0)
  let supply = 0
  for (const seat of seats) supply += cubes[seat]
  return {
    seats,
    demand,
    cubes,
    price,
    loyalty,
    sector: g.box.grids[grid].sector,
    gap: Math.max(0, demand - supply),
    danger: risk * missing * (supply <= demand ? riskUncovered : 1),
    makers: makersIn(g.box)[grid],
  }
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

function addSales(g: State, market: Market, seat: Seat, sales: Sales, weights: Weights): void {
  const price = market.price[seat]
  const sureness = surenessOf(dangerFor(g, market, seat), price, weights)
  const sold = salesOf(market, seat) * sureness
  sales.cubes += sold
  sales.unsold += market.cubes[seat] - sold
  sales.grids += Math.min(1, sold)
  if (isDearest(g, market, seat)) sales.topGrids += Math.min(1, sold)
  sales.wealth += sold * price
  const { sector } = market
  if (sector !== 'research') sales.sector[sector] += sold
}

function isDearest(g: State, { price }: Market, seat: Seat): boolean {
  for (const other of seatsAt(g)) if (price[other] > price[seat]) return false
  return true
}

/** What each dollar of the price takes from the sureness of a sale: dear cubes are undercut, if there are rivals and time. */
export function dangerFor(g: State, { danger, makers }: Market, seat: Seat): number {
  let rivals = 0
  for (const other of seatsAt(g)) if (other !== seat && canServe(g, other, makers)) rivals += 1
  return danger * rivals
}

/** How far a forecast sale at this price can be trusted. */
export const surenessOf = (danger: number, price: number, { leastSure }: Weights): number =>
  Math.max(leastSure, 1 - danger * price)

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
