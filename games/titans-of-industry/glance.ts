// What follows from a position, so that a board need not work it out: demand and its forecast, what a price would
// mean, bills, and the running standings. Only from what the seat may know.

import { type PerSeat, type Result, type Seat } from '@tableworks/kernel'
import { recordOf } from '@tableworks/table-kit'
import { type Bills, billsOf } from './bills.ts'
import { SPACE_IDS, type SpaceId } from './data/areas.ts'
import { FACILITY_IDS, type PerFacility } from './data/facilities.ts'
import { CONSUMER_SECTORS, type ConsumerSector } from './data/goods.ts'
import { GRID_IDS, type GridId, type PerGrid } from './data/grids.ts'
import type { TitanId } from './data/titans.ts'
import { soleLeader } from './rules/age-end.ts'
import { demandOf, priceInEyesOf, salesIn } from './rules/demand.ts'
import { worthOf } from './rules/formulas.ts'
import { forSeats, hasRedCube, pileOf, realEstateOf, seatsAt, shareOf, whiteCards } from './rules/holdings.ts'
import { isOpen, WHITE_CARDS } from './rules/real-estate.ts'
import { rentFor } from './rules/round.ts'
import { resultCounting } from './rules/scoring.ts'
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
  readonly leaders: Record<ConsumerSector | 'realEstate', Seat | null>
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
  /** What a screen shows of everybody's money; null is hidden. */
  readonly purses: PerSeat<number | null>
  /** Market share so far, and the sheet if the game ended now, of the Titans only one's own counted. */
  readonly share: PerSeat<number>
  readonly ifEndedNow: Result
  /** What one's own Titans are worth now, those one may keep included; when the game is over, everybody's (TOI-90). */
  readonly titans: { readonly titan: TitanId; readonly worth: number }[]
  /** What would have to be paid; null for a spectator. */
  readonly bills: Bills | null
}
export function glanceAt(g: State, seat: Seat | null): Glance {
  const grids = recordOf(GRID_IDS, grid => gridGlance(g, grid, seat))
  const openSpaces = SPACE_IDS.filter(space => isOpen(g, space))
  const isShown = (one: Seat) => g.variants.openMoney || g.over || one === seat
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
    purses: forSeats(g, one => (isShown(one) ? g.money[one] : null)),
    share: forSeats(g, one => shareOf(g, one)),
    ifEndedNow: resultCounting(g, one => (g.over || one === seat ? worthOfTitans(g, one) : 0)),
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

const worthOfTitans = (g: State, seat: Seat): number =>
  g.titans[seat].reduce((sum, titan) => sum + valued(g, seat, titan).worth, 0)

function gridGlance(g: State, grid: GridId, seat: Seat | null): GridGlance {
  const demand = demandOf(g, grid)
  const hasCubes = seat !== null && g.cubes[grid][seat] > 0
  return {
    demand,
    sells: salesIn(g, grid, demand),
    ifPriced: hasCubes ? g.box.grids[grid].prices.map(price => ifPriced(g, grid, demand, seat, price)) : [],
  }
}

function ifPriced(g: State, grid: GridId, demand: number, seat: Seat, price: number): PriceGlance {
  const prices = forSeats(g, one => (one === seat ? price : g.price[grid][one]))
  const rivals = seatsAt(g).filter(one => one !== seat && g.cubes[grid][one] > 0)
  const gap = (one: Seat) => priceInEyesOf(g, one, prices[one]) - priceInEyesOf(g, seat, price)
  return {
    price,
    sells: salesIn(g, grid, demand, prices)[seat],
    cheaper: rivals.filter(one => gap(one) < 0),
    equal: rivals.filter(one => gap(one) === 0),
  }
}

function forecastOf(g: State, grids: PerGrid<GridGlance>): Forecast {
  const total = (seat: Seat, value: (grid: GridId) => number) =>
    g.box.consumerGrids.reduce((sum, grid) => sum + value(grid), 0)
  const inSector = (sector: ConsumerSector) =>
    forSeats(g, seat => total(seat, grid => (g.box.grids[grid].sector === sector ? grids[grid].sells[seat] : 0)))
  return {
    sells: forSeats(g, seat => total(seat, grid => grids[grid].sells[seat])),
    income: forSeats(g, seat => total(seat, grid => grids[grid].sells[seat] * g.price[grid][seat])),
    leaders: {
      ...recordOf(CONSUMER_SECTORS, sector => soleLeader(g, inSector(sector))),
      realEstate: soleLeader(
        g,
        forSeats(g, seat => realEstateOf(g, seat)),
      ),
    },
  }
}
