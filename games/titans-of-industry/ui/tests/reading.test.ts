import { type Seat } from '@tableworks/kernel'
import { expect, test } from 'vitest'
import { SPACE_IDS } from '../../data/areas.ts'
import { GRID_IDS } from '../../data/grids.ts'
import { shareOf } from '../../readings/holdings.ts'
import { gridFacts, pricedGrid, pricesFor } from '../reading/grids.ts'
import { sideNow } from '../reading/spaces.ts'
import { roundOf, tableOf } from '../reading/table.ts'
import { standing } from '../standing.ts'
import { MOMENTS } from './sittings.ts'

test('every cube of every seat stands on a square, with its sales', () => {
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

test('while a price is set, every square of that grid says what it would mean', () => {
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

test('the side shown on a vacant space is the one a card built now would lie on (TOI-59)', () => {
  const promised = new Map<string, 'white' | 'grey'>()
  for (const { g, seen, box } of MOMENTS) {
    const table = tableOf(seen, box, [])
    const isFresh = SPACE_IDS.every(space => g.estate[space] === null)
    if (isFresh) promised.clear()
    const built = SPACE_IDS.filter(space => g.estate[space] !== null)
    for (const space of SPACE_IDS.filter(one => !built.includes(one))) promised.set(space, sideNow(table, space))
    expect(built.map(space => (g.white[space] ? 'white' : 'grey'))).toEqual(built.map(space => promised.get(space)))
  }
})

test('whose turn it is and who is still to act follow the frames', () => {
  for (const { seen, g } of MOMENTS) {
    if (seen.decision !== 'action') continue
    const { turn, queue } = roundOf({ seen })
    expect(turn).toBe(seen.actor)
    expect(queue).not.toContain(turn)
    expect(g.order).toEqual(expect.arrayContaining([...queue]))
  }
})

test('the standing shows market share and money', () => {
  for (const { seen, g, box } of MOMENTS) {
    const [share, money] = standing(seen, 0, box)
    expect(share?.value).toBe(shareOf(g, 0))
    expect(money?.value).toBe(`$${g.money[0]}`)
  }
})
