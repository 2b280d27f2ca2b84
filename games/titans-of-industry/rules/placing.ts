// Cubes and prices: RULES.md TOI-36 to TOI-41 and TOI-47.

import type { Moved, Refusal, Seat } from '@tableworks/kernel'
import { recordOf } from '@tableworks/table-kit'
import type { Good } from '../data/goods.ts'
import { GRID_IDS, type GridId } from '../data/grids.ts'
import { gridsOf } from '../readings/holdings.ts'
import type { State } from '../state.ts'
import { decide, type Flow } from '../steps.ts'

/** TOI-36, TOI-40: every cube goes at once to a grid that takes its good. A good has one or two such grids. */
export const placeGoods = decide('placeGoods', {
  takesOnlyOption: true,

  candidates: (g, { good, cubes }) => g.box.placings[good][cubes] ?? [],

  unoffered(g, { good, cubes }, option) {
    const grids = g.box.gridsFor[good]
    const named = 'second' in option ? [option.grid, option.second] : [option.grid]
    const stray = named.find(grid => !grids.includes(grid))
    if (stray !== undefined) return { because: 'otherGood', rule: 'TOI-36', grid: stray, good }
    // only goods with two grids have this decision
    const [grid = option.grid, second = grid] = grids
    if (named.join() !== grids.join()) return { because: 'nameBoth', rule: 'TOI-36', grid, second }
    const placed = option.count + ('rest' in option ? option.rest : 0)
    return { because: 'otherCount', rule: 'TOI-40', cubes, placed }
  },

  choose(g, { seat, good }, option, flow): Moved {
    const { count, grid } = option
    place(g, seat, good, grid, count, flow)
    if (!('second' in option) || option.rest === 0) return flow.goto('choosePrice', { seat, grid, later: [] })
    const { rest, second } = option
    place(g, seat, good, second, rest, flow)
    if (count === 0) return flow.goto('choosePrice', { seat, grid: second, later: [] })
    return flow.goto('choosePrice', { seat, grid, later: [second] })
  },
})

/**
 * TOI-37, TOI-38: new cubes join those already there. The first cubes in a grid are at its highest price until their owner sets
 * one.
 */
function place(g: State, seat: Seat, good: Good, grid: GridId, cubes: number, flow: Flow): void {
  if (cubes === 0) return
  g.cubes[grid][seat] += cubes
  if (g.price[grid][seat] === 0) g.price[grid][seat] = g.box.grids[grid].prices.at(-1) ?? 0
  flow.tell?.({ kind: 'placed', seat, good, grid, cubes })
}

/** when the last cube is gone, the price is forgotten. */
export function removeCubes(g: State, grid: GridId, seat: Seat, cubes: number): void {
  g.cubes[grid][seat] -= cubes
  if (g.cubes[grid][seat] === 0) g.price[grid][seat] = 0
}

/** TOI-38, TOI-41, R-13: one price for all of a seat's cubes in a grid, on any square, even a rival's. TOI-39, TOI-96: advice. */
export const choosePrice = decide('choosePrice', {
  candidates: (g, { grid }) => g.box.pricesOf[grid],

  unoffered(g, frame, { grid, price }) {
    if (grid !== frame.grid) return { because: 'otherGrid', rule: 'TOI-41', grid: frame.grid }
    return { because: 'noSuchSquare', rule: 'TOI-38', grid, price, top: g.box.grids[grid].prices.at(-1) ?? 0 }
  },

  choose(g, { seat, later }, { grid, price }, flow) {
    g.price[grid][seat] = price
    flow.tell?.({ kind: 'priced', seat, grid, price })
    const [next, ...after] = later
    return next === undefined ? flow.end() : flow.goto('choosePrice', { seat, grid: next, later: after })
  },
})

const IN_GRID = recordOf(GRID_IDS, grid => ({ grid }))

const noCubesIn = (grid: GridId): Refusal => ({ because: 'noCubesThere', rule: 'TOI-47', grid })

/** TOI-47: the Reprice action goes through the grids in any order. R-17: no price has to change. */
export const reprice = decide('reprice', {
  takesOnlyOption: true,

  offers(g, { seat, left }, offer, why) {
    offer('done', null)
    for (const grid of gridsOf(g, seat))
      offer(IN_GRID[grid], left.includes(grid) ? null : why && { because: 'repricedAlready', rule: 'TOI-47', grid })
  },

  unoffered: (_g, _frame, option) => option !== 'done' && noCubesIn(option.grid),

  choose(_g, frame, option, flow) {
    if (option === 'done') return flow.goto('drawTitans', { seat: frame.seat }) // TOI-48, R-17: the seat draws Titans after changing prices.
    frame.left = frame.left.filter(grid => grid !== option.grid)
    return flow.call('choosePrice', { seat: frame.seat, grid: option.grid, later: [] })
  },
})

/** Telegraph: one price may change after the rent and before the action. */
export const telegraph = decide('telegraph', {
  candidates: (g, { seat }) => ['skip', ...gridsOf(g, seat).map(grid => IN_GRID[grid])],
  unoffered: (_g, _frame, option) => option !== 'skip' && noCubesIn(option.grid),

  choose(_g, { seat }, option, flow) {
    if (option === 'skip') return flow.end()
    return flow.goto('choosePrice', { seat, grid: option.grid, later: [] })
  },
})
