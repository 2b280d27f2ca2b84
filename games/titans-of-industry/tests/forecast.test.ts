import { describe, expect, it } from 'vitest'
import { billsOf } from '../readings/bills.ts'
import { marketIn } from '../readings/demand.ts'
import { forecastAt, forecastOf, guardRoundsOf } from '../readings/forecast.ts'
import { worthOf } from '../readings/formulas.ts'
import { hasRedCube, pileOf, rentFor } from '../readings/holdings.ts'
import { whiteCards } from '../readings/real-estate.ts'
import { ANN, BEN, CAT, type Position, titansTable } from './table.ts'

const POSITION: Position = {
  titans: [['titan-oil', 'titan-wood'], ['titan-corn'], ['titan-steel']],
  market: {
    'd-southwest': [
      [2, 3],
      [4, 6],
      [1, 6],
    ],
    'c-industrial': [null, [1, 4], null],
    'r-centre': [[2, 8], null, null],
  },
  estates: { 'residential-1': ['house', ANN], 'commercial-2': ['motel', BEN] },
  facilities: { 'stone-quarry': [2, 1, 1], university: [1, 0, 0], 'oil-well': [1, 0, 0] },
  row: ['dynamite', 'telegraph'],
}

describe('What a board asks of a position', () => {
  const { g } = titansTable(POSITION)

  it('TOI-70: who would sell how many, for how much, and who would dominate', () => {
    expect(forecastOf(g)).toEqual({
      sells: [2, 4, 1],
      income: [6, 22, 6],
      leaders: { consumables: BEN, durables: BEN, energy: null, realEstate: null },
    })
  })

  it('what each price would mean to a seat', () => {
    const market = marketIn(g, 'd-southwest')
    const at = (price: number) => forecastAt(market, ANN, price)
    expect(at(3)).toEqual({ price: 3, sells: 2, cheaper: [], equal: [] })
    expect(at(6)).toEqual({ price: 6, sells: 2, cheaper: [], equal: [BEN, CAT] })
    expect(at(7)).toEqual({ price: 7, sells: 1, cheaper: [BEN, CAT], equal: [] })
    const loyal = titansTable({ ...POSITION, advancements: [['brand-loyalty'], [], []] }).g
    expect(forecastAt(marketIn(loyal, 'd-southwest'), ANN, 7)).toMatchObject({ cheaper: [], equal: [BEN, CAT] })
  })

  it('white cards, piles, rent and license', () => {
    expect(whiteCards(g)).toBe(2)
    expect(pileOf(g, 'stone-quarry')).toBe(4)
    expect(rentFor(g, ANN)).toBe(2)
    expect([ANN, BEN, CAT].map(seat => hasRedCube(g, seat))).toEqual([true, true, false])
  })

  it('the bill of everything: from whom, at which price, how many from the bank', () => {
    const { facilities, advancements, spaces } = billsOf(g, ANN)
    expect(facilities['power-station']).toEqual({
      total: 4,
      lots: [{ material: 'steel', seller: BEN, price: 4, cubes: 1 }],
      waived: null,
    })
    expect(advancements.telegraph).toEqual({
      total: 0,
      lots: [{ material: 'research', seller: ANN, price: 0, cubes: 2 }],
      waived: null,
    })
    expect(spaces['commercial-1']).toMatchObject({ total: 40 })
    expect(billsOf(g, CAT).spaces['commercial-1']).toMatchObject({ total: null, lots: [] })
    expect(spaces['commercial-2']).toBeUndefined()
  })

  it('what a Titan is worth now', () => {
    expect(worthOf(g, ANN, g.box.titans['titan-oil'].formula)).toBe(3)
    expect(worthOf(g, ANN, g.box.titans['titan-wood'].formula)).toBe(0)
  })

  it('R-36: the rounds until the guard ends the age, this one included', () => {
    const at = (round: number, builtIn: number, stallGuardRounds: 15 | 8 | 'off' = 15) =>
      guardRoundsOf(titansTable({ round, builtIn, variants: { stallGuardRounds } }).g)
    expect([at(1, 0), at(15, 0), at(20, 18), at(8, 0, 8), at(8, 0, 'off')]).toEqual([15, 1, 14, 1, null])
  })
})
