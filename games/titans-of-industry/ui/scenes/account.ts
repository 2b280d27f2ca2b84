// An account of how an age ended, for each grid and each seat, computed from the facts and the market at that moment.

import type { SceneMoment } from '@tableworks/board-kit'
import { type PerSeat, perSeat, type Seat } from '@tableworks/kernel'
import type { GridId } from '../../data/grids.ts'
import type { Fact } from '../../facts.ts'
import type { game } from '../../index.ts'
import { loyaltiesOf, type Market, marketIn, type Offer, offersIn, salesOf } from '../../readings/demand.ts'
import { positionOf } from '../table.ts'

export type AgeMoment = SceneMoment<typeof game>

/** What happened in one grid. */
export interface GridSale {
  readonly grid: GridId
  readonly demand: number
  readonly sold: number
  /** Cheapest first, as consumers buy. */
  readonly offers: readonly Offer[]
  /** The highest price at which anything was bought. */
  readonly dearest: number
  /** Seats whose offers looked equally cheap to consumers when demand ran out. */
  readonly tied: readonly Seat[]
  readonly loyal: readonly { readonly seat: Seat; readonly less: number }[]
  /** A price at which the viewer would have sold more. */
  readonly couldHave: { readonly price: number; readonly sells: number } | null
}

export const factsOf = <K extends Fact['kind']>(told: readonly Fact[], kind: K): Extract<Fact, { kind: K }>[] =>
  told.filter((fact): fact is Extract<Fact, { kind: K }> => fact.kind === kind)

/** Sums one number over all facts of a kind, for each seat. */
export function sumOf<K extends Fact['kind']>(
  { told, before }: Pick<AgeMoment, 'told' | 'before'>,
  kind: K,
  figure: (fact: Extract<Fact, { kind: K }>) => number,
): PerSeat<number> {
  const facts = factsOf(told, kind)
  return perSeat(before.seats, seat =>
    facts.reduce((sum, fact) => sum + ('seat' in fact && fact.seat === seat ? figure(fact) : 0), 0),
  )
}

/** The grids in the order in which they were sold. */
export function salesTold({ told, before, box }: AgeMoment): GridSale[] {
  const g = positionOf(before, box)
  const loyalty = loyaltiesOf(g)
  return factsOf(told, 'demanded').map(({ grid, demand, cubes }) => {
    const market = marketIn(g, grid, loyalty)
    const offers = offersIn(market).toSorted((a, b) => seeming(market, a) - seeming(market, b))
    const last = offers.findLast(offer => offer.sells > 0)
    const margin = offers.filter(offer => last !== undefined && seeming(market, offer) === seeming(market, last))
    return {
      grid,
      demand,
      sold: cubes,
      offers,
      dearest: Math.max(0, ...offers.filter(offer => offer.sells > 0).map(offer => offer.price)),
      tied: margin.length > 1 && margin.some(one => one.sells < one.cubes) ? margin.map(one => one.seat) : [],
      loyal: offers.flatMap(({ seat }) => (loyalty[seat] > 0 ? [{ seat, less: loyalty[seat] }] : [])),
      couldHave: g.seat === null ? null : couldHave(market, box.grids[grid].prices, g.seat),
    }
  })
}

/** The price as consumers see it. Brand Loyalty makes some prices look lower. */
const seeming = ({ loyalty }: Market, { seat, price }: Offer): number => price - loyalty[seat]

function couldHave(market: Market, prices: readonly number[], seat: Seat): GridSale['couldHave'] {
  const sells = salesOf(market, seat)
  if (market.cubes[seat] === sells) return null
  const price = prices.findLast(one => one < market.price[seat] && salesOf(market, seat, one) > sells)
  return price === undefined ? null : { price, sells: salesOf(market, seat, price) }
}
