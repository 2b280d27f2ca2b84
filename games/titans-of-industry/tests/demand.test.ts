import { Chance, perSeat, SEATS, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { type GridId } from '../data/grids.ts'
import { demandOf, marketIn, salesIn } from '../readings/demand.ts'
import { ANN, BEN, type Estates, type Offers, type Position, titansTable } from './table.ts'

const demands = (estates: Estates) => {
  const { g } = titansTable({ age: 2, estates })
  return Object.fromEntries(g.box.consumerGrids.map(grid => [grid, demandOf(g, grid)]))
}
const EMPTY: Partial<Record<GridId, number>> = {
  'c-residential': 1,
  'c-commercial': 1,
  'c-industrial': 1,
  'c-transportation': 1,
  'd-southwest': 2,
  'd-northeast': 2,
  'e-northwest': 2,
  'e-southeast': 2,
}
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
const sales = (demand: number, offers: Offers, position: Position = {}): readonly number[] => {
  const seats = Math.max(3, offers.length) as 3 | 4 | 5
  const { g } = titansTable({ ...position, seats, market: { 'd-southwest': offers } })
  return salesIn(g, { ...marketIn(g, 'd-southwest'), demand })
}

describe('Counting demand', () => {
  it('TOI-57, TV-3: on the empty board the automatic icons count', () => {
    expect(demands({})).toEqual(EMPTY)
  })

  it('TOI-68, TOI-69, TOI-70, TV-2: House and Motel', () => {
    expect(demands({ 'residential-1': ['house', ANN], 'commercial-2': ['motel', BEN] })).toEqual({
      'c-residential': 2,
      'c-commercial': 2,
      'c-industrial': 1,
      'c-transportation': 1,
      'd-southwest': 6,
      'd-northeast': 2,
      'e-northwest': 2,
      'e-southeast': 4,
    })
  })

  it('TOI-57, TOI-58, TV-4: a level-one card replaces the automatic icons', () => {
    expect(demands({ 'commercial-1': ['general-store', ANN] })).toEqual({
      ...EMPTY,
      'c-commercial': 2,
      'd-southwest': 2,
      'e-southeast': 3,
    })
    expect(demands({ 'commercial-1': ['roadside-stand', ANN] })).toEqual({
      ...EMPTY,
      'c-commercial': 1,
      'd-southwest': 3,
      'e-southeast': 3,
    })
  })

  it('R-24: they stay while level one is empty, no matter what is built above', () => {
    expect(demands({ 'commercial-2': ['motel', ANN], 'commercial-3': ['office-tower', ANN] })).toMatchObject({
      'c-commercial': 1 + 1 + 3,
    })
  })

  it('TOI-68: Research has no demand', () => {
    expect(demandOf(titansTable().g, 'r-centre')).toBe(0)
  })
})

describe('Who sells', () => {
  it('TOI-71: the cheapest cubes up to the demand', () => {
    expect(
      sales(3, [
        [2, 5],
        [2, 3],
        [2, 9],
      ]),
    ).toEqual([1, 2, 0])
  })

  it('TOI-72, TOI-73, TV-1: the rulebook’s example, six demand and seven cubes', () => {
    expect(
      sales(6, [
        [2, 3],
        [1, 6],
        [4, 6],
        [4, 6],
        [1, 11],
      ]),
    ).toEqual([2, 1, 2, 2, 0])
  })

  it('TOI-72, R-27: demand grows only for seats tied at that price', () => {
    expect(
      sales(1, [
        [3, 4],
        [3, 4],
        [3, 5],
      ]),
    ).toEqual([1, 1, 0])
    expect(
      sales(3, [
        [3, 4],
        [1, 4],
        [3, 5],
      ]),
    ).toEqual([2, 1, 0])
    expect(sales(9, [[1, 4], null, [2, 5]])).toEqual([1, 0, 2])
    expect(sales(0, [[1, 4], null, [2, 5]])).toEqual([0, 0, 0])
  })

  it('invariant 11: sales are between demand and demand plus the ties; cheaper cubes first, more expensive ones not at all', () => {
    const chance = new Chance(swiftChance('offers'))
    const seats = SEATS.slice(0, 5)
    for (let i = 0; i < 300; i++) {
      const offers = seats.map(() => [chance.below(5), chance.roll(4)] as const)
      const demand = chance.below(13)
      const each = (which: 0 | 1) => perSeat(5, seat => offers[seat]?.[which] ?? 0)
      const market = { seats, demand, cubes: each(0), price: each(1), loyalty: perSeat(5, () => 0) }
      const sold = salesIn({ seats: 5 }, market)
      const bought = sumOf(sold)
      const last = Math.max(0, ...offers.map(([, price], seat) => ((sold[seat] ?? 0) > 0 ? price : 0)))
      const tied = offers.filter(([count, price]) => count > 0 && price === last).length
      const cubes = sumOf(offers.map(([count]) => count))
      expect(bought).toBeGreaterThanOrEqual(Math.min(demand, cubes))
      expect(bought).toBeLessThanOrEqual(Math.min(cubes, demand + Math.max(0, tied - 1)))
      const fair = offers.map(([count, price], seat) => (price < last ? count : price > last ? 0 : (sold[seat] ?? 0)))
      expect([...sold]).toEqual(fair)
    }
  })

  it('TOI-74: every grid separately', () => {
    const table = titansTable({
      market: {
        'd-southwest': [[3, 1], null, null],
        'd-northeast': [[3, 1], null, null],
        'r-centre': [[2, 1], null, null],
      },
    }).at('endOfAge', { part: 0 })
    expect(table.facts.filter(({ kind }) => kind === 'demanded')).toHaveLength(8)
    expect(table.facts.filter(({ kind }) => kind === 'soldToConsumers')).toEqual([
      { kind: 'soldToConsumers', seat: ANN, grid: 'd-southwest', cubes: 2, price: 1 },
      { kind: 'soldToConsumers', seat: ANN, grid: 'd-northeast', cubes: 2, price: 1 },
    ])
  })
})
