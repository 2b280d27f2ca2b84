// The cards on a floor, one by one, for boards and text mode.

import type { Seat } from '@tableworks/kernel'
import type { Turn } from '../data/box.ts'
import type { FactoryId } from '../data/factories.ts'
import type { ProductId } from '../data/products.ts'
import type { State } from '../state.ts'
import { cardOn, type Cell, cellAt, factoryIdOn, productIdOn, productSpots, turnOf } from './floor.ts'
import { canRun } from './running.ts'

export interface FactoryState extends Cell {
  readonly factory: FactoryId
  readonly turn: Turn
  /** Whether it can run; `hindrancesAt` says why not. */
  readonly ready: boolean
}

export const factoriesOn = (g: Pick<State, 'box' | 'floor'>, seat: Seat): FactoryState[] => {
  const floor = g.floor[seat]
  return floor.sites.map(spot => {
    const card = cardOn(floor, spot)
    return {
      ...cellAt(floor, spot),
      factory: factoryIdOn(card),
      turn: turnOf(card),
      ready: canRun(g.box, floor, spot),
    }
  })
}

export const productsLying = ({ floor }: Pick<State, 'floor'>, seat: Seat): (Cell & { product: ProductId })[] =>
  productSpots(floor[seat]).map(spot => ({
    ...cellAt(floor[seat], spot),
    product: productIdOn(cardOn(floor[seat], spot)),
  }))
