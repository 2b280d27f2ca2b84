import { describe, expect, it } from 'vitest'
import { FACILITY_IDS, type FacilityId } from '../data/facilities.ts'
import { TITAN_IDS, type TitanId } from '../data/titans.ts'
import { ANN, BEN, CAT, DAN, type Position, titansTable, type Market } from './table.ts'

/** What Ann's Titans are worth to her at the end of Age III. */
const worth = (titan: TitanId, position: Position = {}) =>
  titansTable({ age: 3, titans: [[titan], [], [], []], ...position }).result.sheet.find(({ line }) => line === 'titans')
    ?.values[ANN]

const size = (facility: FacilityId, cards: number): Position => ({ facilities: { [facility]: [cards, 5, 0] } })
const allKinds: Position = { facilities: Object.fromEntries(FACILITY_IDS.map(id => [id, [1, 0, 0]])) }
const ESTATES: Position = {
  estates: {
    'residential-1': ['house', ANN],
    'residential-3': ['planned-community', ANN],
    'commercial-2': ['motel', ANN],
    'commercial-1': ['market-hall', BEN],
    'industrial-1': ['smithy', ANN],
    'industrial-2': ['cannery', ANN],
    'industrial-3': ['industrial-park', ANN],
    'transportation-1': ['wagon-road', CAT],
  },
}
const sold = (cubes: number, grid: 'c-residential' | 'd-southwest' | 'e-northwest'): Position => ({
  sold: { [grid]: [[cubes, 5], [9, 5], null], 'r-centre': [null, null, null] },
})

describe('Titan cards at the end, TOI-90', () => {
  it('every one has a test here', () => {
    expect(TITAN_IDS).toHaveLength(24)
  })

  it('titan-wood: 2 per size of the Lumber Camp', () => expect(worth('titan-wood', size('lumber-camp', 3))).toBe(6))
  it('titan-stone: 2 per size of the Stone Quarry', () => expect(worth('titan-stone', size('stone-quarry', 2))).toBe(4))
  it('titan-steel: 2 per size of the Steel Forge', () => expect(worth('titan-steel', size('steel-forge', 4))).toBe(8))
  it('titan-corn: 2 per size of the Corn Farm', () => expect(worth('titan-corn', size('corn-farm', 1))).toBe(2))
  it('titan-oil: 3 per size of the Oil Well', () => expect(worth('titan-oil', size('oil-well', 3))).toBe(9))
  it('titan-power: 3 per size of the Power Station', () =>
    expect(worth('titan-power', size('power-station', 2))).toBe(6))
  it('titan-research: 3 per size of the University', () =>
    expect(worth('titan-research', size('university', 1))).toBe(3))
  it('titan-wood: nothing without a Lumber Camp', () => expect(worth('titan-wood', size('lumber-camp', 0))).toBe(0))

  it('titan-residential: 3 per Residential card', () => expect(worth('titan-residential', ESTATES)).toBe(6))
  it('titan-commercial: 3 per Commercial card', () => expect(worth('titan-commercial', ESTATES)).toBe(3))
  it('titan-industrial: 3 per Industrial card', () => expect(worth('titan-industrial', ESTATES)).toBe(9))
  it('titan-transportation: 3 per Transportation card', () => expect(worth('titan-transportation', ESTATES)).toBe(0))

  it('titan-consumables: 1 per cube sold in Consumables, at most 8', () => {
    expect(worth('titan-consumables', sold(3, 'c-residential'))).toBe(3)
    expect(worth('titan-consumables', sold(9, 'c-residential'))).toBe(8)
    expect(worth('titan-consumables', sold(3, 'e-northwest'))).toBe(0)
  })
  it('titan-durables: 1 per two cubes sold in Durables, rounded up, at most 8', () => {
    expect(worth('titan-durables', sold(3, 'd-southwest'))).toBe(2)
    expect(worth('titan-durables', sold(20, 'd-southwest'))).toBe(8)
  })
  it('titan-energy: 1 per two cubes sold in Energy, rounded up, at most 8', () => {
    expect(worth('titan-energy', sold(4, 'e-northwest'))).toBe(2)
    expect(worth('titan-energy', sold(5, 'e-northwest'))).toBe(3)
  })

  it('titan-financier: 1 per full $25, at most 8', () => {
    expect(worth('titan-financier', { money: [74] })).toBe(2)
    expect(worth('titan-financier', { money: [400] })).toBe(8)
  })
  it('titan-landlord: 2 per type of real estate', () => expect(worth('titan-landlord', ESTATES)).toBe(6))
  it('titan-inventor: 2 per advancement', () =>
    expect(worth('titan-inventor', { advancements: [['dynamite', 'trust', 'recycling'], ['telegraph'], []] })).toBe(6))
  it('titan-generalist: 1 per kind of facility', () => expect(worth('titan-generalist', allKinds)).toBe(7))
  it('titan-empire: 3 per facility of size three or more', () =>
    expect(
      worth('titan-empire', { facilities: { 'oil-well': [3, 0, 0], university: [5, 0, 0], 'corn-farm': [2, 0, 0] } }),
    ).toBe(6))
  it('titan-kingpin: 1 per Titan, including itself', () =>
    expect(worth('titan-kingpin', { titans: [['titan-kingpin', 'titan-peddler', 'titan-oil'], [], []] })).toBe(3))

  it.each([
    [[ANN, BEN, CAT, DAN], 6],
    [[BEN, ANN, CAT, DAN], 4],
    [[BEN, CAT, ANN, DAN], 2],
    [[BEN, CAT, DAN, ANN], 0],
  ])('titan-front-runner: in the order %j it scores %i', (order, share) => {
    expect(worth('titan-front-runner', { seats: 4, order })).toBe(share)
  })

  it('titan-peddler: 1 per grid that sold to consumers', () => {
    expect(
      worth('titan-peddler', {
        sold: {
          'c-residential': [[1, 5], null, null],
          'd-southwest': [[7, 5], [1, 6], null],
          'e-northwest': [null, [2, 3], null],
        },
      }),
    ).toBe(2)
  })
  it('titan-profiteer: 2 per grid where no one sold at a higher price, at most 10', () => {
    const grids: Market = {
      'c-residential': [[1, 5], [1, 5], null],
      'd-southwest': [[7, 5], [1, 6], null],
      'e-northwest': [[2, 9], [2, 3], null],
    }
    expect(worth('titan-profiteer', { sold: grids })).toBe(4)
    const six = ['c-residential', 'c-commercial', 'c-industrial', 'c-transportation', 'd-southwest', 'e-northwest']
    expect(worth('titan-profiteer', { sold: Object.fromEntries(six.map(grid => [grid, [[1, 5], null, null]])) })).toBe(
      10,
    )
  })
  it('titan-profiteer: the real price counts, not its Brand Loyalty discount', () => {
    const table = titansTable({
      age: 3,
      money: [0, 0, 0],
      titans: [['titan-profiteer'], [], []],
      advancements: [['brand-loyalty'], [], []],
      market: { 'e-northwest': [[1, 6], [1, 6], null] },
    }).at('endOfAge', { part: 0 })
    expect(table.g.sold['e-northwest']).toEqual([1, 1, 0])
    expect(table.result.sheet.find(({ line }) => line === 'titans')?.values).toEqual([2, 0, 0])
  })

  it('titan-wholesaler: 1 per two cubes other players bought in Age III, rounded up, at most 8', () => {
    expect(worth('titan-wholesaler', { soldToPlayers: [5, 0, 0] })).toBe(3)
    expect(worth('titan-wholesaler', { soldToPlayers: [40, 0, 0] })).toBe(8)
    expect(worth('titan-wholesaler', { soldToPlayers: [5, 0, 0], age: 2 })).toBe(0)
  })

  it('figures from the last end of age are those of Age III', () => {
    const table = titansTable({
      age: 2,
      market: { 'e-northwest': [[2, 3], null, null] },
      soldToPlayers: [3, 1, 0],
    }).at('endOfAge', { part: 0 })
    expect(table.g.share.consumers[ANN]).toBe(2)
    expect(table.g.sold['e-northwest']).toEqual([0, 0, 0])
    expect(table.g.soldToPlayers).toEqual([0, 0, 0])
    expect(table.g.dominations).toEqual([0, 0, 0])
  })
})
