// Forecasts what would happen if the age ended now, with the current demand, prices and cubes.

import type { PerSeat, Seat } from '@tableworks/kernel'
import { recordOf } from '@tableworks/table-kit'
import { GRID_IDS, type GridId } from '../data/grids.ts'
import type { State } from '../state.ts'
import { type Market, marketIn, salesIn, salesOf } from './demand.ts'
import { forSeats } from './holdings.ts'
import { dominantIn, DOMINATION_FIELDS, type DominationField } from './sold.ts'

export interface Forecast {
  /** Cubes sold, and the money consumers would pay. */
  readonly sells: PerSeat<number>
  readonly income: PerSeat<number>
  readonly leaders: Record<DominationField, Seat | null>
}

export function forecastOf(
  g: Pick<State, 'seats' | 'box' | 'estate' | 'owner' | 'cubes' | 'price' | 'advancements'>,
): Forecast {
  const sold = recordOf(GRID_IDS, grid => salesIn(g, marketIn(g, grid)))
  const total = (value: (grid: GridId) => number) => g.box.consumerGrids.reduce((sum, grid) => sum + value(grid), 0)
  return {
    sells: forSeats(g, seat => total(grid => sold[grid][seat])),
    income: forSeats(g, seat => total(grid => sold[grid][seat] * g.price[grid][seat])),
    leaders: recordOf(DOMINATION_FIELDS, field => dominantIn(g, sold, field)),
  }
}

/** What a price means for a seat: what it would sell, and which rivals would look cheaper or equal to consumers. */
export interface PriceForecast {
  readonly price: number
  readonly sells: number
  readonly cheaper: readonly Seat[]
  readonly equal: readonly Seat[]
}

export function forecastAt(market: Market, seat: Seat, price: number): PriceForecast {
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

/**
 * How many rounds, including this one, until the guard ends the age if no player builds; null without a guard. The guard is
 * checked at the end of a round. Between two ages, the count still includes the old age.
 */
export function guardRoundsOf(g: Pick<State, 'variants' | 'round' | 'builtIn'>): number | null {
  const { stallGuardRounds: guard } = g.variants
  return guard === 'off' ? null : Math.min(guard, guard - g.round + g.builtIn + 1)
}
