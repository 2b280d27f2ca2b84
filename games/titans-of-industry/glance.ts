// What follows from a position, so that a board need not work it out: demand and its forecast, what a price would
// mean, bills, and the running standings. Only from what the seat may know.

import type { PerSeat, Seat } from '@tableworks/kernel'
import { recordOf } from '@tableworks/table-kit'
import { SPACE_IDS, type SpaceId } from './data/areas.ts'
import { FACILITY_IDS, type PerFacility } from './data/facilities.ts'
import { GRID_IDS, type GridId, type PerGrid } from './data/grids.ts'
import type { TitanId } from './data/titans.ts'
import { type Bills, billsOf } from './readings/bills.ts'
import { type Market, marketIn, salesIn, salesOf } from './readings/demand.ts'
import { worthOf } from './readings/formulas.ts'
import { forSeats, hasRedCube, pileOf, realEstateOf, rentFor, seatsAt, shareOf } from './readings/holdings.ts'
import { isOpen, WHITE_CARDS, whiteCards } from './readings/real-estate.ts'
import { dominantIn, DOMINATION_FIELDS, type DominationField } from './readings/sold.ts'
import type { State } from './state.ts'

/** What a price would mean to the seat that looks on: its sales at today's demand, and who stands where. */
export interface PriceGlance {
  readonly price: number
  readonly sells: number
  readonly cheaper: Seat[]
  readonly equal: Seat[]
}

export interface GridGlance {
  /** Icons that count here now; none in the research grid. */
  readonly demand: number
  /** How many cubes each seat would sell if the age ended now. */
  readonly sells: PerSeat<number>
  /** For each square; only where the seat that looks on has cubes. */
  readonly ifPriced: PriceGlance[]
}

/** What the end of the age would bring, were it now. */
export interface Forecast {
  readonly sells: PerSeat<number>
  readonly income: PerSeat<number>
  readonly leaders: Record<DominationField, Seat | null>
}

export interface Glance {
  readonly grids: PerGrid<GridGlance>
  readonly forecast: Forecast
  /** White cards built, and how many end this age. */
  readonly white: number
  readonly whiteToEnd: number
  /** Rounds, this one included, until the guard ends the age if nobody builds; null without a guard. */
  readonly guardRounds: number | null
  /** The spaces on which somebody may build now (TOI-51). */
  readonly openSpaces: SpaceId[]
  readonly piles: PerFacility<number>
  readonly realEstate: PerSeat<number>
  readonly rent: PerSeat<number>
  /** Who has a cube in a red grid now. */
  readonly license: PerSeat<boolean>
  /** Market share so far. */
  readonly share: PerSeat<number>
  /** What one's own Titans are worth now, those one may keep included; when the game is over, everybody's (TOI-90). */
  readonly titans: { readonly titan: TitanId; readonly worth: number }[]
  /** What would have to be paid; null for a spectator. */
  readonly bills: Bills | null
}
export function glanceAt(g: State, seat: Seat | null): Glance {
  const grids = recordOf(GRID_IDS, grid => gridGlance(g, grid, seat))
  const openSpaces = SPACE_IDS.filter(space => isOpen(g, space))
  return {
    grids,
    forecast: forecastOf(g, grids),
    white: whiteCards(g),
    whiteToEnd: WHITE_CARDS[g.age],
    guardRounds: guardRoundsOf(g),
    openSpaces,
    piles: recordOf(FACILITY_IDS, facility => pileOf(g, facility)),
    realEstate: forSeats(g, one => realEstateOf(g, one)),
    rent: forSeats(g, one => realEstateOf(g, one) * rentFor(g, one)),
    license: forSeats(g, one => hasRedCube(g, one)),
    share: forSeats(g, one => shareOf(g, one)),
    titans: titansKnownTo(g, seat),
    bills: seat === null ? null : billsOf(g, seat, openSpaces),
  }
}

/** The guard looks when a round is over. Between two ages the count has not begun anew yet. */
function guardRoundsOf(g: State): number | null {
  const { stallGuardRounds: guard } = g.variants
  return guard === 'off' ? null : Math.min(guard, guard - g.round + g.builtIn + 1)
}

function titansKnownTo(g: State, seat: Seat | null): Glance['titans'] {
  if (g.over) return seatsAt(g).flatMap(one => g.titans[one].map(titan => valued(g, one, titan)))
  return seat === null ? [] : [...g.titans[seat], ...g.shown[seat]].map(titan => valued(g, seat, titan))
}

const valued = (g: State, seat: Seat, titan: TitanId) => ({
  titan,
  worth: worthOf(g, seat, g.box.titans[titan].formula),
})

function gridGlance(g: State, grid: GridId, seat: Seat | null): GridGlance {
  const market = marketIn(g, grid)
  const hasCubes = seat !== null && market.cubes[seat] > 0
  return {
    demand: market.demand,
    sells: salesIn(g, market),
    ifPriced: hasCubes ? g.box.grids[grid].prices.map(price => ifPriced(market, seat, price)) : [],
  }
}

function ifPriced(market: Market, seat: Seat, price: number): PriceGlance {
  const { seats, cubes, loyalty } = market
  const rivals = seats.filter(one => one !== seat && cubes[one] > 0)
  const gap = (one: Seat) => market.price[one] - loyalty[one] - (price - loyalty[seat])
  return {
    price,
    sells: salesOf(market, seat, price),
    cheaper: rivals.filter(one => gap(one) < 0),
    equal: rivals.filter(one => gap(one) === 0),
  }
}

function forecastOf(g: State, grids: PerGrid<GridGlance>): Forecast {
  const sold = recordOf(GRID_IDS, grid => grids[grid].sells)
  const total = (value: (grid: GridId) => number) => g.box.consumerGrids.reduce((sum, grid) => sum + value(grid), 0)
  return {
    sells: forSeats(g, seat => total(grid => sold[grid][seat])),
    income: forSeats(g, seat => total(grid => sold[grid][seat] * g.price[grid][seat])),
    leaders: recordOf(DOMINATION_FIELDS, field => dominantIn(g, sold, field)),
  }
}
