// Who may know what: everything is public (VTI-2). Which contracts are still in the box can be deduced and doesn't matter.

import { type Chance, type PerSeat, perSeat, type Result, type Seat } from '@tableworks/kernel'
import type { ProductId } from './data/products.ts'
import { currentSeat, roundOf, turnsToToken } from './readings/clock.ts'
import { fulfillable, readyOf } from './readings/contracts.ts'
import { type FactoryState, factoriesOn, productsLying } from './readings/inventory.ts'
import { roomOn } from './readings/floor.ts'
import { result } from './rules/scoring.ts'
import type { State } from './state.ts'

/** Derived values, computed once for boards. */
export interface Glance {
  readonly round: number
  /** The seat whose turn it is, even while another seat decides. */
  readonly current: Seat
  /** Each seat's factories, oldest first. */
  readonly factories: PerSeat<FactoryState[]>
  /** Each seat's products, row by row. */
  readonly products: PerSeat<{ x: number; y: number; product: ProductId }[]>
  /** Empty cells that can take a product. */
  readonly room: PerSeat<number>
  /** Contracts ready for one fulfilment. Five of them end the game. */
  readonly ready: PerSeat<number>
  /** Held contracts that could be fulfilled now. */
  readonly fulfillable: PerSeat<ProductId[]>
  /** For each seat, how many of its own turns it takes until the token reaches it; null before the first claim. */
  readonly tokenIn: PerSeat<number | null>
  /** The score sheet if the game ended now. */
  readonly ifEndedNow: Result
}

/** The position and its derived values. */
export interface View extends Omit<State, 'seats' | 'variants' | 'box'> {
  glance: Glance
}

export function view(g: State, _seat: Seat | null): View {
  const { seats: _seats, variants: _variants, box: _box, ...open } = g
  return { ...open, glance: glanceAt(g) }
}

function glanceAt(g: State): Glance {
  const each = <T>(value: (seat: Seat) => T): PerSeat<T> => perSeat(g.seats, value)
  return {
    round: roundOf(g),
    current: currentSeat(g),
    factories: each(seat => factoriesOn(g, seat)),
    products: each(seat => productsLying(g, seat)),
    room: each(seat => roomOn(g.floor[seat])),
    ready: each(seat => readyOf(g, seat)),
    fulfillable: each(seat => fulfillable(g, seat)),
    tokenIn: each(seat => turnsToToken(g, seat)),
    ifEndedNow: result(g),
  }
}

export function imagine(
  { glance: _glance, ...open }: View,
  { seats, variants, box }: Pick<State, 'seats' | 'variants' | 'box'>,
  _chance: Chance,
): State {
  return { seats, variants, box, ...open }
}
