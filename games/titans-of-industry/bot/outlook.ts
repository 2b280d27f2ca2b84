// Forecasts the end of this age for every seat. Bots evaluate thousands of positions, so they all share one outlook, which is valid
// until the next position is evaluated.

import { type PerSeat, type Seat, SEATS } from '@tableworks/kernel'
import { recordOf } from '@tableworks/table-kit'
import { ADVANCEMENT_IDS } from '../data/advancements.ts'
import { SPACE_IDS } from '../data/areas.ts'
import { FACILITY_IDS } from '../data/facilities.ts'
import { CONSUMER_SECTORS } from '../data/goods.ts'
import { GRID_IDS } from '../data/grids.ts'
import { iconsOn, loyaltyOf, type Market as Offers, salesOf } from '../readings/demand.ts'
import { seatsAt } from '../readings/holdings.ts'
import { WHITE_CARDS } from '../readings/real-estate.ts'
import type { State } from '../state.ts'
import { BITS, type Layout, layoutOf } from './layout.ts'
import type { Weights } from './weights.ts'

/** A consumer grid at the end of the age. */
export interface Market extends Offers {
  seats: readonly Seat[]
  demand: number
  cubes: PerSeat<number>
  price: PerSeat<number>
  /** All cubes in it, and how many of each seat's cubes consumers buy at that seat's price. */
  supply: number
  readonly sold: PerSeat<number>
  /** How much of the demand isn't covered by cubes yet. */
  gap: number
  /** How much each dollar of a price lowers the chance of a sale, for each rival who can make goods for the grid. */
  danger: number
  /** The seats that can make goods for this grid, as bits. */
  makers: number
}

/** The forecast for a seat: the cubes consumers will probably buy, and what the seat will have then. */
export interface Sales {
  cubes: number
  unsold: number
  grids: number
  topGrids: number
  wealth: number
  /** In sector order. */
  readonly sector: number[]
  realEstate: number
  /** TOI-77 to TOI-81: how many domination bonuses it may expect. */
  dominations: number
}

export interface Outlook {
  layout: Layout
  /** How much of the game is left. */
  toCome: number
  /** In layout order. */
  readonly markets: readonly Market[]
  readonly sales: PerSeat<Sales>
  /** For each facility, its owners as bits, and the uncovered demand it could serve. */
  readonly owners: number[]
  readonly gaps: number[]
}

const NONE: readonly number[] = []

const nobody = (): PerSeat<number> => SEATS.map(() => 0) as PerSeat<number>
const loyalty = nobody()

const outlook: Outlook = {
  layout: {
    grids: [],
    sector: [],
    prices: [],
    makers: [],
    around: [],
    served: [],
    alike: recordOf(ADVANCEMENT_IDS, id => id),
  },
  toCome: 1,
  markets: GRID_IDS.map(() => ({
    seats: SEATS,
    demand: 0,
    cubes: nobody(),
    price: nobody(),
    loyalty,
    supply: 0,
    sold: nobody(),
    gap: 0,
    danger: 0,
    makers: 0,
  })),
  sales: SEATS.map(() => ({
    cubes: 0,
    unsold: 0,
    grids: 0,
    topGrids: 0,
    wealth: 0,
    sector: CONSUMER_SECTORS.map(() => 0),
    realEstate: 0,
    dominations: 0,
  })) as PerSeat<Sales>,
  owners: FACILITY_IDS.map(() => 0),
  gaps: FACILITY_IDS.map(() => 0),
}

export function outlookOf(g: State, weights: Weights): Outlook {
  outlook.layout = layoutOf(g.box)
  for (const seat of seatsAt(g)) begin(g, seat, outlook.sales[seat])
  const white = lookAround(g)
  const missing = Math.max(1, WHITE_CARDS[g.age] - white)
  for (let i = 0; i < outlook.layout.grids.length; i++) lookAt(g, i, missing, weights)
  lookForGaps()
  lookForDominations(g, weights)
  outlook.toCome = weights.toCome[Math.max(0, WHITE_CARDS[3] - white)] ?? 1
  return outlook
}

function begin(g: State, seat: Seat, sales: Sales): void {
  loyalty[seat] = loyaltyOf(g, seat)
  sales.cubes = sales.unsold = sales.grids = sales.topGrids = sales.realEstate = 0
  sales.wealth = g.money[seat]
  sales.sector.fill(0)
}

/** Reads spaces and facilities: each grid's demand, and who owns what. Returns the number of white cards. */
function lookAround(g: State): number {
  const { layout, markets, sales, owners } = outlook
  for (const market of markets) market.demand = 0
  let white = 0
  let i = 0
  for (const space of SPACE_IDS) {
    const owner = g.owner[space]
    if (owner !== null) sales[owner].realEstate += 1
    if (g.white[space]) white += 1
    const icons = iconsOn(g, space)
    if (icons !== null)
      for (const grid of layout.around[i] ?? NONE) {
        const market = markets[grid]
        const sector = CONSUMER_SECTORS[layout.sector[grid] ?? 0]
        if (market !== undefined && sector !== undefined) market.demand += icons[sector]
      }
    i += 1
  }
  let nth = 0
  for (const facility of FACILITY_IDS) {
    const sizes = g.size[facility]
    let bits = 0
    for (const seat of seatsAt(g)) if (sizes[seat] > 0) bits |= 1 << seat
    owners[nth++] = bits
  }
  return white
}

function lookAt(g: State, i: number, missing: number, weights: Weights): void {
  const { layout, markets, sales, owners } = outlook
  const grid = layout.grids[i]
  const market = markets[i]
  if (grid === undefined || market === undefined) return
  const seats = seatsAt(g)
  market.seats = seats
  const cubes = (market.cubes = g.cubes[grid])
  market.price = g.price[grid]
  if (missing > 1) market.demand += weights.growth
  let supply = 0
  for (const seat of seats) supply += cubes[seat]
  market.supply = supply
  market.gap = Math.max(0, market.demand - supply)
  market.danger = weights.risk * missing * (supply <= market.demand ? weights.riskUncovered : 1)
  market.makers = 0
  for (const facility of layout.makers[i] ?? NONE) market.makers |= owners[facility] ?? 0
  if (supply === 0) return
  const sector = layout.sector[i] ?? 0
  for (const seat of seats) if (cubes[seat] > 0) addSales(market, seat, sector, sales[seat], weights)
}

function addSales(market: Market, seat: Seat, sector: number, sales: Sales, weights: Weights): void {
  const price = market.price[seat]
  market.sold[seat] = salesOf(market, seat)
  const sold = market.sold[seat] * saleChance(dangerFor(market, seat), price, weights)
  sales.cubes += sold
  sales.unsold += market.cubes[seat] - sold
  sales.grids += Math.min(1, sold)
  if (isDearest(market, price)) sales.topGrids += Math.min(1, sold)
  sales.wealth += sold * price
  sales.sector[sector] = (sales.sector[sector] ?? 0) + sold
}

function lookForGaps(): void {
  const { layout, markets, gaps } = outlook
  for (let facility = 0; facility < gaps.length; facility++) {
    let gap = 0
    for (const grid of layout.served[facility] ?? NONE) gap += markets[grid]?.gap ?? 0
    gaps[facility] = gap
  }
}

function isDearest({ seats, price }: Market, asked: number): boolean {
  for (const other of seats) if (price[other] > asked) return false
  return true
}

/**
 * How much each dollar of a price lowers the chance of a sale, because rivals who still have time will undercut expensive cubes.
 */
export const dangerFor = ({ danger, makers }: Market, seat: Seat): number => danger * (BITS[makers & ~(1 << seat)] ?? 0)

/** How likely a sale at this price is, according to the forecast. */
export const saleChance = (danger: number, price: number, { leastSure }: Weights): number =>
  Math.max(leastSure, 1 - danger * price)

/** TOI-77 to TOI-81: each seat's lead in real estate and in every sector, as a probability. */
function lookForDominations(g: State, { domination }: Weights): void {
  const seats = seatsAt(g)
  for (const seat of seats) outlook.sales[seat].dominations = 0
  for (let race = 0; race <= CONSUMER_SECTORS.length; race++) {
    let most = 0
    let second = 0
    for (const seat of seats) {
      const count = countIn(outlook.sales[seat], race)
      second = Math.max(second, Math.min(most, count))
      most = Math.max(most, count)
    }
    for (const seat of seats) {
      const own = countIn(outlook.sales[seat], race)
      outlook.sales[seat].dominations += chanceAt(own - (own === most ? second : most), domination)
    }
  }
}

/** Real estate comes first, then the sectors. */
const countIn = (sales: Sales, race: number): number => (race === 0 ? sales.realEstate : (sales.sector[race - 1] ?? 0))

const chanceAt = (lead: number, domination: readonly number[]): number =>
  domination[Math.max(0, Math.min(5, Math.floor(lead) + 2))] ?? 0
