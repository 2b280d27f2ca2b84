// A seat's goal: one of the three ways to end the game, and the work still needed for it.

import { type PerSeat, perSeat, type Seat, seatsOf } from '@tableworks/kernel'
import { type PerType, TYPE_NUMBERS, typeNumber } from '../data/factories.ts'
import { nonePerProduct, type PerProduct, PRODUCT_NUMBERS, type ProductId, productNumber } from '../data/products.ts'
import { FIVE, MOST_CONTRACTS, scoreOf, stockOf } from '../readings/contracts.ts'
import { BUILD_COST } from '../readings/paying.ts'
import { countTypes, type Need, needOf, wantedFor } from '../readings/need.ts'
import type { State } from '../state.ts'
import type { Weights } from './weights.ts'

/** Five contracts to fulfil together (VTI-51), or claims that end the game at once (VTI-46). */
export interface Goal {
  readonly road: 'fulfil' | 'claim'
  readonly contracts: readonly ProductId[]
  /** The weights of the seat whose goal it is. */
  readonly weights: Weights
}

type Types = Readonly<PerType<number>>
type Seen = Pick<State, 'seats' | 'box' | 'floor' | 'stacks' | 'contracts' | 'open'>

/** The products a goal needs. Claiming a contract takes one unit, and delivering it another. */
function unitsFor(
  { road, contracts }: Pick<Goal, 'road' | 'contracts'>,
  held: readonly ProductId[],
): PerProduct<number> {
  if (road === 'fulfil') return wantedFor(contracts, held)
  const units = nonePerProduct()
  for (const product of contracts) units[productNumber[product]] = 1
  return units
}

/** The products this seat still needs for a goal. With a forest, that includes wood for the missing factories. */
export function needFor(
  g: Pick<State, 'box' | 'floor' | 'stacks' | 'contracts'>,
  seat: Seat,
  goal: Pick<Goal, 'road' | 'contracts'>,
  types: Types,
): Need {
  const { stock } = g.floor[seat]
  const need = needOf(g.box, stock, types, unitsFor(goal, g.contracts[seat]))
  const { products, runs } = need
  const forests = types[FOREST]
  if (forests === 0) return need
  for (const type of TYPE_NUMBERS)
    if (runs[type] > 0 && types[type] === 0 && g.stacks[type] !== 0) products[WOOD] = products[WOOD] + BUILD_COST
  const lacking = products[WOOD] - stock[WOOD]
  const each = g.box.recipes[FOREST].outputs.length || 1
  runs[FOREST] = Math.max(runs[FOREST], Math.ceil(lacking / each))
  return need
}

const FOREST = typeNumber.forest
const WOOD = productNumber.wood

/**
 * Roughly how many moves it takes to make these products: runs, divided by the factories that share them, plus factories to build.
 * Products that no seat can make any more must come from the bank or a trade.
 */
export function workOf({ runs }: Need, types: Types, stacks: Types, weights: Weights): number {
  const hasForest = types[FOREST] > 0
  let work = 0
  for (const type of TYPE_NUMBERS) {
    const times = runs[type]
    if (times === 0) continue
    if (types[type] === 0 && stacks[type] === 0) {
      work += weights.bought * times
      continue
    }
    const copies = Math.max(1, types[type])
    work += Math.ceil(times / copies) + weights.run * (times / copies)
    if (types[type] === 0) work += hasForest ? weights.missing : weights.missingWithoutForest
  }
  return work
}

/** How many points the best rival would be ahead if the seat reached its goal and the rivals gained nothing. */
function behindAtGoal(g: Seen, seat: Seat, goal: Goal): number {
  const units = unitsFor(goal, g.contracts[seat])
  let own = 0
  for (const product of goal.contracts) own += g.box.contracts[product].value
  if (goal.road === 'claim')
    for (const product of g.contracts[seat])
      if (!goal.contracts.includes(product)) own += g.box.contracts[product].value
  const { stock } = g.floor[seat]
  for (const product of PRODUCT_NUMBERS) own += Math.max(0, stock[product] - units[product]) * g.box.values[product]
  let best = 0
  for (const other of seatsOf(g.seats)) if (other !== seat) best = Math.max(best, scoreOf(g, other))
  return Math.max(0, best + 1 - own)
}

/** The work left for a goal, in moves: products still to make, and points still needed to win with it. */
export const leftToDo = (g: Seen, seat: Seat, goal: Goal, need: Need, types: Types): number =>
  workOf(need, types, g.stacks, goal.weights) + goal.weights.behind * behindAtGoal(g, seat, goal)

/** The goal with the least work: one of the three ways to end the game, with cheap or expensive contracts. */
export function goalOf(g: Seen, seat: Seat, weights: Weights): Goal {
  const held = g.contracts[seat]
  const types = countTypes(g.floor[seat])
  const goals: Goal[] = []
  const byCost = (road: Goal['road'], contracts: readonly ProductId[], face: number): ProductId[] =>
    contracts
      .map(product => {
        const need = needFor(g, seat, { road, contracts: [product] }, types)
        return { product, cost: workOf(need, types, g.stacks, weights) - face * g.box.contracts[product].value }
      })
      .toSorted((a, b) => a.cost - b.cost)
      .map(({ product }) => product)
  for (const face of weights.faces) {
    const five = byCost('fulfil', [...held, ...g.open], face).slice(0, FIVE)
    if (five.length === FIVE) goals.push({ road: 'fulfil', contracts: five, weights })
    const room = MOST_CONTRACTS - held.length
    const kept = held.filter(product => stockOf(g, seat, product) > 0)
    goals.push({ road: 'claim', contracts: [...kept, ...byCost('claim', g.open, face).slice(0, room)], weights })
  }
  let best = goals[0] as Goal
  let least = Infinity
  for (const goal of goals) {
    const left = leftToDo(g, seat, goal, needFor(g, seat, goal, types), types)
    if (left >= least) continue
    least = left
    best = goal
  }
  return best
}

/** The goal each seat is assumed to follow. */
export type Goals = Readonly<PerSeat<Goal>>

export const goalsOf = (g: State, weights: Weights): Goals => perSeat(g.seats, seat => goalOf(g, seat, weights))
