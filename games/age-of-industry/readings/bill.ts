// The whole price of a project before it is chosen: counter or link, every cube with its source and its way, loans, and
// who profits. Boards show it; nothing here is a rule of its own.

import type { Seat } from '@tableworks/kernel'
import { type Cube, CUBES } from '../data/industries.ts'
import type { Counter, Project, State } from '../state.ts'
import { type Board, mapOf } from './board.ts'
import { isUsedUp, profitOf } from './flipping.ts'
import { linkCost } from './rail.ts'
import { nextLevel } from './standing.ts'
import { buyingPrice, cubesFor, nearestSources, type RouteStep, routeOf, startsOf } from './supply.ts'
import { loansFor } from './worth.ts'

export type Bidder = Board & Pick<State, 'taken' | 'demand' | 'cash' | 'loans' | 'markets' | 'sold' | 'ironMarkets'>

export interface CubeCost {
  readonly cube: Cube
  /** Equally close sites with such a cube; empty when it is bought from the display. The first is assumed below. */
  readonly sources: readonly number[]
  readonly cost: number
  /** From the first of the sources to where it is used. */
  readonly route: readonly RouteStep[]
}

/** A counter that is used up by the project, and what its owner gets at once. */
export interface Flip {
  readonly site: number
  readonly owner: Seat
  readonly income: number
}

export interface Bill {
  /** A card bought for it, and the counter or link itself. */
  readonly card: number
  readonly cost: number
  readonly cubes: readonly CubeCost[]
  /** Everything above. */
  readonly total: number
  readonly loans: number
  readonly cashAfter: number
  readonly flips: readonly Flip[]
}

/** Q66: each payment borrows for itself, and a profit on the way comes too late for what was already paid. */
export function billFor(g: Bidder, seat: Seat, project: Project, cardPrice = 0): Bill {
  const map = mapOf(g)
  const level = project.kind === 'counter' ? nextLevel(g, seat, project.industry) : null
  const cost = project.kind === 'link' ? linkCost(g, project.laid) : (level?.cost ?? 0)
  const needs = cubesFor(g, project, level)
  const starts = startsOf(g, map, project)
  const later: Bidder = {
    ...g,
    counters: g.counters.map(counter => (counter === null ? null : { ...counter })),
    demand: { ...g.demand },
    cash: [...g.cash] as Bidder['cash'],
    loans: [...g.loans] as Bidder['loans'],
  }
  const cubes: CubeCost[] = []
  const flips: Flip[] = []
  settle(later, seat, cardPrice)
  settle(later, seat, cost)
  for (const cube of CUBES)
    for (let i = 0; i < needs[cube]; i++) {
      const taken = nextCube(later, starts, cube)
      cubes.push(taken)
      settle(later, seat, taken.cost)
      const [source] = taken.sources
      if (source === undefined) later.demand[cube] = Math.max(0, later.demand[cube] - 1)
      else flips.push(...emptied(later, source, cube))
    }
  return {
    card: cardPrice,
    cost,
    cubes,
    total: cubes.reduce((sum, one) => sum + one.cost, cardPrice + cost),
    loans: later.loans[seat] - g.loans[seat],
    cashAfter: later.cash[seat],
    flips,
  }
}

function settle(g: Bidder, seat: Seat, amount: number): void {
  const loans = loansFor(g, seat, amount)
  g.loans[seat] += loans
  g.cash[seat] += loans * g.box.figures.loan - amount
}

function nextCube(g: Bidder, starts: readonly number[], cube: Cube): CubeCost {
  const sources = nearestSources(g, starts, cube)
  const [source] = sources
  if (source === undefined) return { cube, sources, cost: buyingPrice(g, cube), route: [] }
  return { cube, sources, cost: 0, route: routeOf(g, starts, source) }
}

function emptied(g: Bidder, site: number, cube: Cube): Flip[] {
  const map = mapOf(g)
  const counter = g.counters[site] as Counter
  counter[cube] -= 1
  if (!isUsedUp(g, map, site, counter)) return []
  const income = profitOf(g, map, site, counter)
  g.cash[counter.owner] += income
  return [{ site, owner: counter.owner, income }]
}
