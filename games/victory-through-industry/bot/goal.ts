// What a seat is working for: five contracts, and how much work they still are.

import { type Seat, seatsOf } from '@tableworks/kernel'
import { FACTORY_IDS, typeNumber } from '../data/factories.ts'
import type { ProductId } from '../data/products.ts'
import { FIVE } from '../readings/contracts.ts'
import { countTypes, type Need, needOf, wantedFor } from '../readings/need.ts'
import type { State } from '../state.ts'
import { WEIGHTS } from './weights.ts'

/** The contracts a seat wants to fulfil together. */
export type Goal = readonly ProductId[]

/** Moves it takes to make what is needed, about: runs by the factories that share them, and factories to be built. */
export function workOf({ runs }: Need, types: readonly number[], hasForest: boolean): number {
  let work = 0
  for (let type = 0; type < FACTORY_IDS.length; type++) {
    const times = runs[type] as number
    if (times === 0) continue
    const copies = Math.max(1, types[type] as number)
    work += Math.ceil(times / copies) + WEIGHTS.run * (times / copies)
    if (types[type] === 0) work += hasForest ? WEIGHTS.missing : WEIGHTS.missingWithoutForest
  }
  return work
}

const hasForestIn = (types: readonly number[]): boolean => (types[typeNumber.forest] as number) > 0

/** What a goal still takes, as the seat stands: claiming a contract spends a unit, and it then takes one less. */
export const needFor = (g: Pick<State, 'box' | 'floor' | 'contracts'>, seat: Seat, goal: Goal, types: number[]): Need =>
  needOf(g.box, g.floor[seat].stock, types, wantedFor(goal, g.contracts[seat]))

/** The five contracts that promise most for their work: those one holds, and those one could claim. */
export function goalOf(g: Pick<State, 'box' | 'floor' | 'contracts' | 'open'>, seat: Seat): Goal {
  const held = g.contracts[seat]
  const { stock } = g.floor[seat]
  const types = countTypes(g.floor[seat])
  const hasForest = hasForestIn(types)
  const worth = (product: ProductId) => {
    const work = workOf(needOf(g.box, stock, types, wantedFor([product], held)), types, hasForest)
    return work - WEIGHTS.face * g.box.contracts[product].value
  }
  return [...held, ...g.open]
    .map(product => ({ product, cost: worth(product) }))
    .sort((a, b) => a.cost - b.cost)
    .slice(0, FIVE)
    .map(({ product }) => product)
}

export const goalsOf = (g: State): Goal[] => seatsOf(g.seats).map(seat => goalOf(g, seat))
