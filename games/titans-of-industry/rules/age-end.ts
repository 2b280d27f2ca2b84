// The end of an age: RULES.md TOI-65 to TOI-86, in the order of TOI-66.

import type { Seat } from '@tableworks/kernel'
import { drawMany } from '@tableworks/table-kit'
import type { GridId } from '../data/grids.ts'
import type { Options } from '../notation.ts'
import { marketIn, salesIn } from '../readings/demand.ts'
import { amountOn, forSeats, ownedOf, owns, realEstateOf, seatsAt } from '../readings/holdings.ts'
import { cubesSold, DOMINATION_BONUS, DOMINATION_FIELDS, dominantIn, gridsSoldIn } from '../readings/sold.ts'
import { ROW } from '../setup.ts'
import type { State } from '../state.ts'
import { decide, type Flow, passage, sequence } from '../steps.ts'
import { removeCubes } from './placing.ts'

/** TOI-66 */
export const endOfAge = sequence('endOfAge', [
  (g, _frame, flow) => determineDemand(g, flow),
  (g, _frame, flow) => flow.call('discards', { queue: [...g.order] }),
  (g, _frame, flow) => scoreGoods(g, flow),
  (g, _frame, flow) => scoreRealEstate(g, flow),
  (g, _frame, flow) => scoreDomination(g, flow),
  (g, _frame, flow) => payPlayers(g, flow),
  (g, _frame, flow) => {
    g.ageOver = false
    if (g.age === 3) g.over = true // TOI-87
    else beginAge(g, g.age === 1 ? 2 : 3, flow)
  },
])

/** TOI-67, TOI-71, TOI-74: each of the eight consumer grids separately. Research is excluded (TOI-68, R-28). */
function determineDemand(g: State, flow: Flow): void {
  for (const grid of g.box.consumerGrids) {
    const market = marketIn(g, grid)
    const sold = salesIn(g, market)
    g.sold[grid] = sold
    g.soldAt[grid] = forSeats(g, seat => (sold[seat] > 0 ? g.price[grid][seat] : 0))
    flow.tell?.({ kind: 'demanded', grid, demand: market.demand, cubes: sumOf(sold) })
    for (const seat of seatsAt(g))
      if (sold[seat] > 0)
        flow.tell?.({ kind: 'soldToConsumers', seat, grid, cubes: sold[seat], price: g.price[grid][seat] })
  }
}

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

const unsoldIn = (g: State, grid: GridId, seat: Seat): number => g.cubes[grid][seat] - g.sold[grid][seat]

/** TOI-71: unsold cubes return to their owners. Warehousing can keep some, except at the end of Age III (Q1). */
export const discards = passage('discards', (g, frame, flow) => {
  for (let seat = frame.queue.shift(); seat !== undefined; seat = frame.queue.shift()) {
    const owner = seat
    const grids = g.box.consumerGrids.filter(grid => unsoldIn(g, grid, owner) > 0)
    if (grids.length > 0 && g.age < 3 && owns(g, seat, g.box.withEffect.keepUnsold))
      return flow.call('keepUnsold', { seat, grids, room: amountOn(g, seat, g.box.withEffect.keepUnsold) })
    for (const grid of grids) settle(g, seat, grid, 0, flow)
  }
  return flow.end()
})

/** Warehousing: how many unsold cubes to set aside in each grid. */
export const keepUnsold = decide('keepUnsold', {
  takesOnlyOption: true,

  candidates(g, { seat, grids: [grid], room }) {
    const candidates: Options['keepUnsold'][] = []
    if (grid === undefined) return candidates
    for (let count = Math.min(room, unsoldIn(g, grid, seat)); count >= 0; count--) candidates.push({ count, grid })
    return candidates
  },

  unoffered(g, { seat, grids: [asked], room }, { grid, count }) {
    if (grid !== asked) return { because: 'otherGrid', rule: 'TOI-71', grid: asked ?? grid }
    return { because: 'tooManyToKeep', rule: 'R-38', most: Math.min(room, unsoldIn(g, grid, seat)), count }
  },

  choose(g, { seat, grids, room }, { grid, count }, flow) {
    settle(g, seat, grid, count, flow)
    const later = grids.slice(1)
    return later.length === 0 ? flow.end() : flow.goto('keepUnsold', { seat, grids: later, room: room - count })
  },
})

/** Keeps this many of a seat's unsold cubes in a grid, and discards the rest. Recycling pays for those. */
function settle(g: State, seat: Seat, grid: GridId, kept: number, flow: Flow): void {
  const cubes = unsoldIn(g, grid, seat) - kept
  if (kept > 0) flow.tell?.({ kind: 'stored', seat, grid, cubes: kept })
  if (cubes === 0) return
  removeCubes(g, grid, seat, cubes)
  flow.tell?.({ kind: 'discarded', seat, grid, cubes })
  const advancements = ownedOf(g, seat, g.box.withEffect.payUnsold)
  if (advancements.length === 0) return
  const income = cubes * amountOn(g, seat, g.box.withEffect.payUnsold)
  g.money[seat] += income
  flow.tell?.({ kind: 'recycled', seat, advancements, cubes, income })
}

/** TOI-75: one market share for each cube bought. R-30: this is the point mentioned in TOI-13. */
function scoreGoods(g: State, flow: Flow): void {
  for (const seat of seatsAt(g)) {
    const share = cubesSold(g, seat)
    if (share === 0) continue
    g.share.consumers[seat] += share
    flow.tell?.({ kind: 'scoredGoods', seat, share })
    if (owns(g, seat, g.box.withEffect.shareByGrid)) advertise(g, seat, flow)
  }
}

function advertise(g: State, seat: Seat, flow: Flow): void {
  const grids = gridsSoldIn(g, seat).length
  const share = grids * amountOn(g, seat, g.box.withEffect.shareByGrid)
  g.share.advertising[seat] += share
  flow.tell?.({ kind: 'advertised', seat, advancements: ownedOf(g, seat, g.box.withEffect.shareByGrid), grids, share })
}

/** TOI-76 */
function scoreRealEstate(g: State, flow: Flow): void {
  for (const seat of seatsAt(g)) {
    const share = realEstateOf(g, seat)
    if (share === 0) continue
    g.share.realEstate[seat] += share
    flow.tell?.({ kind: 'scoredRealEstate', seat, share })
  }
}

/** TOI-77 to TOI-81, R-29: four bonuses, each decided separately. */
function scoreDomination(g: State, flow: Flow): void {
  for (const field of DOMINATION_FIELDS) {
    const seat = dominantIn(g, g.sold, field)
    if (seat === null) {
      flow.tell?.({ kind: 'nobodyDominated', field })
      continue
    }
    g.share.domination[seat] += DOMINATION_BONUS
    g.dominations[seat] += 1
    flow.tell?.({ kind: 'dominated', seat, field, share: DOMINATION_BONUS })
  }
}

/** TOI-82, TOI-83: a seat's cubes times its price, grid by grid. TOI-84: sold cubes leave the board, stored ones stay. */
function payPlayers(g: State, flow: Flow): void {
  for (const seat of seatsAt(g)) {
    let income = 0
    for (const grid of gridsSoldIn(g, seat)) {
      income += g.sold[grid][seat] * g.price[grid][seat]
      removeCubes(g, grid, seat, g.sold[grid][seat])
    }
    if (income === 0) continue
    g.money[seat] += income
    flow.tell?.({ kind: 'paidByConsumers', seat, income })
  }
}

/** TOI-85, TOI-86. R-19: the old age's row and pile leave the game. */
function beginAge(g: State, age: 2 | 3, flow: Flow): void {
  g.discard.push(...g.row, ...g.piles[g.age])
  g.piles[g.age] = []
  g.age = age
  g.builtIn = g.round
  g.row = drawMany(g.piles[age], ROW, flow.chance)
  g.soldToPlayers = forSeats(g, () => 0)
  g.dominations = forSeats(g, () => 0)
  for (const grid of g.box.consumerGrids) {
    g.sold[grid] = forSeats(g, () => 0)
    g.soldAt[grid] = forSeats(g, () => 0)
  }
  flow.tell?.({ kind: 'revealed', age, advancements: [...g.row] })
  const [seat] = g.order
  if (seat !== undefined) flow.tell?.({ kind: 'ageBegan', age, seat })
}
