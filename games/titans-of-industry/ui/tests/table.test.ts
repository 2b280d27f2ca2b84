import { type Seat } from '@tableworks/kernel'
import { expect, test } from 'vitest'
import { GRID_IDS } from '../../data/grids.ts'
import { gridFacts, pricedGrid, pricesFor } from '../parts/grid-facts.ts'
import { roundOf, tableOf } from '../table.ts'
import { MOMENTS } from './sittings.ts'

test('every seat’s cubes are on a square, with their sales', () => {
  for (const { g, seen, box } of MOMENTS) {
    const table = tableOf(seen, box, [])
    for (const grid of GRID_IDS) {
      const { lots, cubes: all } = gridFacts(table, grid)
      expect(lots.every(({ price }) => table.box.grids[grid].prices.includes(price))).toBe(true)
      expect(all).toBe(g.cubes[grid].reduce((sum, there) => sum + there, 0))
      const cubes = (seat: Seat) => lots.filter(lot => lot.seat === seat).reduce((sum, lot) => sum + lot.cubes, 0)
      expect(table.seats.map(cubes)).toEqual(g.cubes[grid])
    }
  }
})

test('while a price is being set, every square in that grid says what it would do', () => {
  let asked = 0
  for (const { seen, box } of MOMENTS) {
    const table = tableOf(seen, box, [])
    const grid = pricedGrid(table)
    if (grid === null) continue
    asked += 1
    expect(pricesFor(table, grid).map(({ price }) => price)).toEqual(table.box.grids[grid].prices)
  }
  expect(asked).toBeGreaterThan(50)
})

test('the active seat and the seats still to act follow the frames', () => {
  for (const { seen, g } of MOMENTS) {
    if (seen.decision !== 'action') continue
    const { turn, queue } = roundOf({ seen })
    expect(turn).toBe(seen.actor)
    expect(queue).not.toContain(turn)
    expect(g.order).toEqual(expect.arrayContaining([...queue]))
  }
})
