// What follows from a position, so that a board need not work it out: demand and its forecast, what a price would
// mean, bills, and the running standings. Only from what the seat may know.

import { type PerSeat, type Result, type Seat } from '@tableworks/kernel'
import { recordOf } from '@tableworks/table-kit'
import { ADVANCEMENT_IDS, type AdvancementId } from './data/advancements.ts'
import { type PerSpace, SPACE_IDS } from './data/areas.ts'
import { FACILITY_IDS, type PerFacility } from './data/facilities.ts'
import { type Bill, CONSUMER_SECTORS, type ConsumerSector, type Material, MATERIALS } from './data/goods.ts'
import { GRID_IDS, type GridId, type PerGrid } from './data/grids.ts'
import type { TitanId } from './data/titans.ts'
import { soleLeader } from './rules/age-end.ts'
import { BANK_PRICE } from './rules/costs.ts'
import { demandOf, priceInEyesOf, salesIn } from './rules/demand.ts'
import { billToGrow } from './rules/facilities.ts'
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

/** Cubes from one seller, or from the bank, at one price. */
export interface Lot {
  readonly material: Material
  readonly seller: Seat | 'bank'
  readonly price: number
  readonly cubes: number
}
/** What the cheapest way to pay a bill looks like; `total` is null when a good cannot be had. */
export interface Receipt {
  readonly total: number | null
  readonly lots: Lot[]
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
  /** What one's own Titans are worth now, those one may keep included. */
  readonly titans: { readonly titan: TitanId; readonly worth: number }[]
  /** What would have to be paid; null for a spectator. */
  readonly bills: Bills | null
}
export interface Bills {
  /** The next copy of each facility; null when there is none. */
  readonly facilities: PerFacility<Receipt | null>
  readonly advancements: Partial<Record<AdvancementId, Receipt>>
  readonly spaces: Partial<PerSpace<Receipt>>
}

export function glanceAt(g: State, seat: Seat | null): Glance {
  const grids = recordOf(GRID_IDS, grid => gridGlance(g, grid, seat))
  const isShown = (one: Seat) => g.options.openMoney || g.over || one === seat
  return {
    grids,
    forecast: forecastOf(g, grids),
    white: whiteCards(g),
    whiteToEnd: WHITE_CARDS[g.age],
    piles: recordOf(FACILITY_IDS, facility => pileOf(g, facility)),
    realEstate: forSeats(g, one => realEstateOf(g, one)),
    rent: forSeats(g, one => realEstateOf(g, one) * rentFor(g, one)),
    license: forSeats(g, one => hasRedCube(g, one)),
    purses: forSeats(g, one => (isShown(one) ? g.money[one] : null)),
    share: forSeats(g, one => shareOf(g, one)),
    ifEndedNow: resultCounting(g, one => (g.over || one === seat ? worthOfTitans(g, one) : 0)),
    titans: seat === null ? [] : [...g.titans[seat], ...g.shown[seat]].map(titan => valued(g, seat, titan)),
    bills: seat === null ? null : billsOf(g, seat),
  }
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

function billsOf(g: State, seat: Seat): Bills {
  const open = SPACE_IDS.filter(space => isOpen(g, space))
  return {
    facilities: recordOf(FACILITY_IDS, facility => {
      const bill = billToGrow(g, seat, facility)
      return bill === undefined || pileOf(g, facility) === 0 ? null : receiptFor(g, seat, bill)
    }),
    advancements: recordOf(
      ADVANCEMENT_IDS.filter(id => g.row.includes(id)),
      id => receiptFor(g, seat, g.box.advancing[id]),
    ),
    spaces: recordOf(open, space => receiptFor(g, seat, g.box.spaces[space].cost)),
  }
}

/** Cheapest first, own cubes first among equals; whoever has a red cube now may count on the bank. */
function receiptFor(g: State, seat: Seat, bill: Bill): Receipt {
  const lots = MATERIALS.flatMap(material => lotsOf(g, seat, material, bill[material]))
  const units = MATERIALS.reduce((sum, material) => sum + bill[material], 0)
  const found = lots.reduce((sum, lot) => sum + lot.cubes, 0)
  return { total: found < units ? null : lots.reduce((sum, lot) => sum + lot.price * lot.cubes, 0), lots }
}

function lotsOf(g: State, seat: Seat, material: Material, units: number): Lot[] {
  const grid = g.box.marketOf[material]
  const lots: Lot[] = []
  let left = units
  const order = (one: Seat) => g.price[grid][one] * 2 - (one === seat ? 1 : 0)
  const sellers = seatsAt(g).filter(one => g.cubes[grid][one] > 0)
  for (const seller of sellers.toSorted((a, b) => order(a) - order(b))) {
    const cubes = Math.min(left, g.cubes[grid][seller])
    if (cubes > 0) lots.push({ material, seller, price: seller === seat ? 0 : g.price[grid][seller], cubes })
    left -= cubes
  }
  if (left > 0 && hasRedCube(g, seat)) lots.push({ material, seller: 'bank', price: BANK_PRICE, cubes: left })
  return lots
}
