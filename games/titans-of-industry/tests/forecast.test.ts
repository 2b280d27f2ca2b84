import { perSeat } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { billsOf } from '../readings/bills.ts'
import { marketIn, offersIn, prospectOf } from '../readings/demand.ts'
import { facilityFacts } from '../readings/facilities.ts'
import { forecastAt, forecastOf, guardRoundsOf } from '../readings/forecast.ts'
import { worthOf } from '../readings/formulas.ts'
import { hasRedCube, pileOf, rentFor } from '../readings/holdings.ts'
import { spaceFacts, spacesIn, whiteCards } from '../readings/real-estate.ts'
import { titansWorth } from '../readings/scoring.ts'
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

describe('Readings for the board', () => {
  const { g } = titansTable(POSITION)

  it('TOI-70: who would sell how many, for how much, and who would dominate', () => {
    expect(forecastOf(g)).toEqual({
      sells: [2, 4, 1],
      income: [6, 22, 6],
      leaders: { consumables: BEN, durables: BEN, energy: null, realEstate: null },
    })
  })

  it('what each price would mean for a seat', () => {
    const market = marketIn(g, 'd-southwest')
    const at = (price: number) => forecastAt(market, ANN, price)
    expect(at(3)).toEqual({ price: 3, sells: 2, cheaper: [], equal: [] })
    expect(at(6)).toEqual({ price: 6, sells: 2, cheaper: [], equal: [BEN, CAT] })
    expect(at(7)).toEqual({ price: 7, sells: 1, cheaper: [BEN, CAT], equal: [] })
    const loyal = titansTable({ ...POSITION, advancements: [['brand-loyalty'], [], []] }).g
    expect(forecastAt(marketIn(loyal, 'd-southwest'), ANN, 7)).toMatchObject({ cheaper: [], equal: [BEN, CAT] })
    expect(forecastAt(marketIn(loyal, 'd-southwest'), BEN, 3)).toMatchObject({ cheaper: [ANN], equal: [] })
    expect(forecastAt(marketIn(g, 'c-industrial'), ANN, 5)).toEqual({ price: 5, sells: 0, cheaper: [BEN], equal: [] })
  })

  it('white cards, piles, rent and license', () => {
    expect(whiteCards(g)).toBe(2)
    expect(pileOf(g, 'stone-quarry')).toBe(4)
    expect(rentFor(g, ANN)).toBe(2)
    expect([ANN, BEN, CAT].map(seat => hasRedCube(g, seat))).toEqual([true, true, false])
  })

  it('every bill: from whom, at what price, and how many from the bank', () => {
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

  it('the current value of a Titan', () => {
    expect(worthOf(g, ANN, g.box.titans['titan-oil'].formula)).toBe(3)
    expect(worthOf(g, ANN, g.box.titans['titan-wood'].formula)).toBe(0)
  })

  it('R-36: the rounds until the guard ends the age, including this one', () => {
    const at = (round: number, builtIn: number, stallGuardRounds: 15 | 8 | 'off' = 15) =>
      guardRoundsOf(titansTable({ round, builtIn, variants: { stallGuardRounds } }).g)
    expect([at(1, 0), at(15, 0), at(20, 18), at(8, 0, 8), at(8, 0, 'off')]).toEqual([15, 1, 14, 1, null])
  })

  it('the offers in a grid, cheapest first, with their sales', () => {
    expect(offersIn(marketIn(g, 'd-southwest'))).toEqual([
      { seat: ANN, price: 3, cubes: 2, sells: 2 },
      { seat: BEN, price: 6, cubes: 4, sells: 3 },
      { seat: CAT, price: 6, cubes: 1, sells: 1 },
    ])
    expect(offersIn(marketIn(g, 'c-residential'))).toEqual([])
    const mixed = titansTable({
      market: {
        'd-northeast': [
          [1, 9],
          [1, 2],
          [1, 5],
        ],
      },
    }).g
    expect(offersIn(marketIn(mixed, 'd-northeast')).map(({ price }) => price)).toEqual([2, 5, 9])
  })

  it('TOI-41: the best price for new cubes; without new cubes the price stays', () => {
    const market = marketIn(g, 'd-southwest') // consumers want six
    const { prices } = g.box.grids['d-southwest']
    expect(prospectOf(market, prices, ANN, 0)).toEqual({ price: 3, sells: 2 })
    expect(prospectOf(market, prices, CAT, 3)).toEqual({ price: 5, sells: 4 })
    const alone = marketIn(titansTable().g, 'd-southwest') // consumers want two
    expect(prospectOf(alone, prices, ANN, 1)).toEqual({ price: 12, sells: 1 })
    expect(prospectOf(alone, [1, 2], ANN, 3)).toEqual({ price: 2, sells: 2 })
    const rivalled = marketIn(titansTable({ market: { 'd-southwest': [null, [1, 2], null] } }).g, 'd-southwest')
    expect(prospectOf(rivalled, [1, 2], ANN, 3)).toEqual({ price: 1, sells: 2 }) // at $2, one would sell
    expect(prospectOf(marketIn(titansTable().g, 'r-centre'), prices, ANN, 3)).toEqual({ price: 0, sells: 0 })
  })

  it('a facility: its owners, its pile, and what it costs a seat', () => {
    expect(facilityFacts(g, ANN, 'stone-quarry')).toEqual({
      facility: 'stone-quarry',
      owners: [
        [ANN, 2],
        [BEN, 1],
        [CAT, 1],
      ],
      left: 4,
      size: 2,
      bill: { research: 0, wood: 2, stone: 0, steel: 0 },
      runs: [
        { cost: 1, cubes: 2 },
        { cost: 4, cubes: 4 },
      ],
    })
    expect(facilityFacts(g, BEN, 'oil-well')).toMatchObject({ owners: [[ANN, 1]], size: 0, left: 7, runs: null })
    const all = titansTable({ facilities: { 'steel-forge': [8, 0, 0] } }).g
    expect(facilityFacts(all, BEN, 'steel-forge')).toMatchObject({ left: 0, bill: null })
  })

  it('TOI-59, TOI-60: a space: its card, the side that is or would be up, and whether it’s open', () => {
    const later = titansTable({ ...POSITION, age: 2 }).g
    expect(spacesIn(later, 'commercial')).toEqual(['commercial-1', 'commercial-2', 'commercial-3'])
    expect(spaceFacts(later, 'commercial-2')).toEqual({
      space: 'commercial-2',
      built: { card: 'motel', owner: BEN },
      side: 'white',
      isOpen: false,
    })
    expect(spaceFacts(later, 'residential-1')).toMatchObject({ built: { card: 'house' }, side: 'grey' })
    const kept = titansTable({ age: 2, estates: { 'residential-1': ['house', ANN, 'white'] } }).g // built in Age I
    expect(spaceFacts(kept, 'residential-1')).toMatchObject({ built: { card: 'house' }, side: 'white' })
    expect(spaceFacts(later, 'commercial-1')).toMatchObject({ built: null, side: 'grey', isOpen: true })
    expect(spaceFacts(later, 'residential-2')).toMatchObject({ built: null, side: 'white', isOpen: true })
    expect(spaceFacts(later, 'industrial-3')).toMatchObject({ built: null, side: 'white', isOpen: false })
  })

  it('TOI-90: secret Titans aren’t counted', () => {
    const seen = titansTable({ facilities: { 'oil-well': [3, 1, 0] }, titans: [['titan-oil'], ['titan-oil'], []] }).g
    expect(titansWorth(seen, ANN)).toBe(9)
    expect(titansWorth({ ...seen, titans: perSeat(3, () => ['?', 'titan-oil']) }, BEN)).toBe(3)
  })
})
