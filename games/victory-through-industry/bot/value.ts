// What a position is worth to each seat, in points: its current score, the work left for its goal, and whether it's about to end
// the game while ahead.

import type { ValuePart } from '@tableworks/bots'
import { type PerSeat, perSeat, type Seat, seatsOf } from '@tableworks/kernel'
import { copied } from '@tableworks/table-kit'
import type { Box } from '../data/box.ts'
import { type PerType, TYPE_NUMBERS, typeNumber } from '../data/factories.ts'
import { type PerProduct, perProduct, type ProductId } from '../data/products.ts'
import { turnsToToken } from '../readings/clock.ts'
import { FIVE, fulfillable, productPoints, readyOf, scoreOf, stockOf } from '../readings/contracts.ts'
import { cardOn, roomOn, typeOn } from '../readings/floor.ts'
import { countTypes, type Need } from '../readings/need.ts'
import { canRun } from '../readings/running.ts'
import type { State } from '../state.ts'
import { type Goal, type Goals, leftToDo, needFor } from './goal.ts'
import type { Weights } from './weights.ts'

/** What a finished game is worth: won or lost, and by how much. */
const WON = 1000

/** For all seats at once; `goals` are the seats' assumed goals. */
export function valuesOf(g: State, goals: Goals): PerSeat<number> {
  if (g.ending !== null) return ended(g)
  const prospects = perSeat(g.seats, seat => prospectsOf(g, seat, goals[seat]))
  return perSeat(g.seats, seat => prospects[seat] - goals[seat].weights.rival * bestRival(prospects, seat))
}

/** One seat's value split into named parts, one of them for the best rival. A result's amount is what the seat gained since `before`. */
export function partsOf(g: State, seat: Seat, goals: Goals, before: State): ValuePart[] {
  if (g.ending !== null)
    return [{ name: 'result', amount: scoreOf(g, seat) - scoreOf(before, seat), worth: ended(g)[seat] }]
  const rivals = seatsOf(g.seats).filter(other => other !== seat)
  const { rival } = goals[seat].weights
  const against = rival * Math.max(...rivals.map(other => prospectsOf(g, other, goals[other])))
  return [...prospectsIn(g, seat, goals[seat]), { name: 'rivals', amount: against, worth: 0 - against }]
}

function bestRival(values: PerSeat<number>, seat: Seat): number {
  let best = -Infinity
  for (const [other, value] of values.entries()) if (other !== seat) best = Math.max(best, value)
  return best
}

function ended(g: State): PerSeat<number> {
  const scores = perSeat(g.seats, seat => scoreOf(g, seat))
  return perSeat(g.seats, seat => {
    const score = scores[seat]
    const best = bestRival(scores, seat)
    return score - best + (score > best ? WON : score < best ? -WON : 0)
  })
}

function prospectsOf(g: State, seat: Seat, goal: Goal): number {
  const { weights } = goal
  const floor = g.floor[seat]
  const types = countTypes(floor)
  const need = needFor(g, seat, goal, types)
  return (
    weights.products * productPoints(g, seat) +
    contractProspects(g, seat, weights) +
    growth(g.box, types, weights) +
    weights.room * Math.log2(1 + roomOn(floor)) -
    weights.work * leftToDo(g, seat, goal, need, types) +
    weights.ready * readyRuns(g, seat, need)
  )
}

/** The parts of a seat's prospects. */
function prospectsIn(g: State, seat: Seat, goal: Goal): ValuePart[] {
  const { weights } = goal
  const floor = g.floor[seat]
  const types = countTypes(floor)
  const need = needFor(g, seat, goal, types)
  const points = productPoints(g, seat)
  const contracts = contractProspects(g, seat, weights)
  const work = leftToDo(g, seat, goal, need, types)
  const ready = readyRuns(g, seat, need)
  return [
    { name: 'products', amount: points, worth: weights.products * points },
    { name: 'contracts', amount: contracts, worth: contracts },
    { name: 'factories', amount: floor.sites.length, worth: growth(g.box, types, weights) },
    { name: 'room', amount: roomOn(floor), worth: weights.room * Math.log2(1 + roomOn(floor)) },
    { name: 'work', amount: work, worth: 0 - weights.work * work },
    { name: 'ready', amount: ready, worth: weights.ready * ready },
  ]
}

/** How many runs for the goal are possible right now. */
function readyRuns(g: State, seat: Seat, { runs }: Need): number {
  const floor = g.floor[seat]
  const left = copied(runs)
  let ready = 0
  for (const spot of floor.sites) {
    const type = typeOn(cardOn(floor, spot))
    if (left[type] <= 0 || !canRun(g.box, floor, spot)) continue
    left[type] = left[type] - 1
    ready += 1
  }
  return ready
}

/** The value of all factories. Without a forest, copies of the seat's own mines must pay for everything else. */
function growth({ recipes }: Pick<Box, 'recipes'>, types: Readonly<PerType<number>>, weights: Weights): number {
  let standing = 0
  for (const count of types) standing += count
  const value = weights.factory * Math.min(weights.mostFactories, standing)
  if (types[typeNumber.forest] > 0) return value
  let most = 0
  for (const type of TYPE_NUMBERS) if (recipes[type].inputs.length === 0) most = Math.max(most, types[type])
  return value + weights.copy * Math.min(weights.mostCopies, most)
}

/** The value of contracts. Contracts that must wait are usually lost. Five that are ready win the game. */
function contractProspects(g: State, seat: Seat, weights: Weights): number {
  let value = 0
  for (const product of g.contracts[seat])
    if (stockOf(g, seat, product) > 0)
      value += g.box.contracts[product].value * weights.held + (g.seats > 2 ? weights.locked : 0)
  if (fulfillable(g, seat).length >= FIVE && wouldWin(g, seat))
    return value + (turnsToToken(g, seat) === 1 ? weights.strike : weights.awaited)
  return readyOf(g, seat) >= FIVE ? value + weights.prepared : value
}

/** Whether a seat would be ahead after delivering as many of these contracts as it can (by default, of all it holds). */
export function wouldWin(g: State, seat: Seat, due: readonly ProductId[] = g.contracts[seat]): boolean {
  let own = scoreOf(g, seat)
  for (const product of due)
    own -= stockOf(g, seat, product) > 0 ? g.box.products[product].value : g.box.contracts[product].value
  return seatsOf(g.seats).every(other => other === seat || scoreOf(g, other) < own)
}

/** How many products a seat has beyond what its goal needs, by product number. */
export const surplusOf = (g: State, seat: Seat, goal: Goal): PerProduct<number> => {
  const { stock } = g.floor[seat]
  const { products } = needFor(g, seat, goal, countTypes(g.floor[seat]))
  return perProduct((_id, product) => stock[product] - products[product])
}
