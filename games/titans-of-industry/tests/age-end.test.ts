import { describe, expect, it } from 'vitest'
import { ANN, BEN, CAT, type Estates, type Offers, type Position, titansTable, toldOf } from './table.ts'

const ending = (position: Position) => titansTable(position).at('endOfAge', { part: 0 })

/** Demand six in the lower left Durables grid: the rulebook's House and Motel. */
const HOUSE_AND_MOTEL: Estates = { 'residential-1': ['house', 0], 'commercial-2': ['motel', 1] }
const EXAMPLE: Offers = [
  [2, 3],
  [1, 6],
  [4, 6],
  [4, 6],
  [1, 11],
]

describe('The end of an age', () => {
  it('TOI-66: demand, goods, real estate, domination, payment, advancements', () => {
    const { facts } = ending({
      market: { 'c-commercial': [[2, 4], [1, 9], null] },
      estates: { 'residential-1': ['house', BEN] },
    })
    const order = facts.map(({ kind }) => kind).filter((kind, i, all) => all.indexOf(kind) === i)
    expect(order).toEqual([
      'demanded',
      'soldToConsumers',
      'discarded',
      'scoredGoods',
      'scoredRealEstate',
      'dominated',
      'nobodyDominated',
      'paidByConsumers',
      'revealed',
      'ageBegan',
    ])
  })

  it('TOI-71, TOI-73, TV-1: the rulebook’s example, scored and paid', () => {
    const table = ending({ seats: 5, age: 2, estates: HOUSE_AND_MOTEL, market: { 'd-southwest': EXAMPLE } })
    expect(table.g.share.consumers).toEqual([2, 1, 2, 2, 0])
    expect(table.g.money).toEqual([41, 41, 47, 47, 35])
    const returned = toldOf(table.facts, 'discarded').map(({ seat, cubes }) => [seat, cubes])
    expect(returned).toEqual([
      [2, 2],
      [3, 2],
      [4, 1],
    ])
  })

  it('TOI-71, TOI-82: sales are reported grid by grid, without seats that sold nothing', () => {
    const table = ending({
      market: { 'c-residential': [null, [1, 2], null], 'e-northwest': [null, [1, 3], [4, 3]] },
      estates: { 'industrial-1': ['smithy', CAT] },
    })
    expect(toldOf(table.facts, 'demanded').filter(({ cubes }) => cubes > 0)).toEqual([
      { kind: 'demanded', grid: 'c-residential', demand: 1, cubes: 1 },
      { kind: 'demanded', grid: 'e-northwest', demand: 2, cubes: 2 },
    ])
    expect(toldOf(table.facts, 'scoredGoods')).toEqual([
      { kind: 'scoredGoods', seat: BEN, share: 2 },
      { kind: 'scoredGoods', seat: CAT, share: 1 },
    ])
    expect(toldOf(table.facts, 'scoredRealEstate')).toEqual([{ kind: 'scoredRealEstate', seat: CAT, share: 1 }])
    expect(toldOf(table.facts, 'paidByConsumers')).toEqual([
      { kind: 'paidByConsumers', seat: BEN, income: 5 },
      { kind: 'paidByConsumers', seat: CAT, income: 3 },
    ])
  })

  it('TOI-90: the price at which each seat sold is stored, and none for seats that didn’t sell', () => {
    const table = ending({
      age: 3,
      market: {
        'd-northeast': [
          [1, 5],
          [1, 3],
          [2, 9],
        ],
      },
    })
    expect(table.g.sold['d-northeast']).toEqual([1, 1, 0])
    expect(table.g.soldAt['d-northeast']).toEqual([5, 3, 0])
  })

  it('TOI-75, R-30: one market share for each cube bought, once', () => {
    const table = ending({ market: { 'c-residential': [[1, 2], null, null], 'e-northwest': [[2, 2], null, null] } })
    expect(table.g.share.consumers).toEqual([3, 0, 0])
    expect(table.g.share.players).toEqual([0, 0, 0])
  })

  it('TOI-76: one for each real estate card', () => {
    const table = ending({
      estates: { 'residential-1': ['house', ANN], 'residential-2': ['tenement', ANN], 'industrial-1': ['smithy', CAT] },
    })
    expect(table.g.share.realEstate).toEqual([2, 0, 1])
  })

  it('TOI-77 to TOI-81, TV-14, R-29: four bonuses for strictly the most, none if tied or at zero', () => {
    const estates: Estates = {
      'commercial-1': ['roadside-stand', ANN],
      'residential-1': ['house', BEN],
      'industrial-1': ['smithy', BEN],
      'transportation-1': ['coach-depot', CAT],
      'transportation-2': ['freight-harbor', CAT],
    }
    const table = ending({
      estates,
      market: {
        // Ann offers 2 + 1 + 1 Consumables, Ben 2 + 2, Cat 1.
        'c-residential': [[2, 1], null, null],
        'c-commercial': [[1, 1], null, null],
        'c-industrial': [null, [2, 1], null],
        'c-transportation': [
          [1, 1],
          [2, 1],
          [1, 1],
        ],
        // Ann offers 3 Durables, Ben 2, Cat 2.
        'd-southwest': [[3, 1], [1, 2], null],
        'd-northeast': [null, [1, 1], [2, 1]],
      },
    })
    const told = table.facts.filter(({ kind }) => kind === 'dominated' || kind === 'nobodyDominated')
    expect(told).toEqual([
      { kind: 'nobodyDominated', field: 'consumables' },
      { kind: 'dominated', seat: ANN, field: 'durables', share: 5 },
      { kind: 'nobodyDominated', field: 'energy' },
      { kind: 'nobodyDominated', field: 'realEstate' },
    ])
    expect(table.g.share.domination).toEqual([5, 0, 0])
  })

  it.each([
    ['TOI-77', 'consumables', { 'c-residential': [null, [1, 1], null] }],
    ['TOI-78', 'durables', { 'd-northeast': [null, [1, 1], null] }],
    ['TOI-79', 'energy', { 'e-southeast': [null, [1, 1], null] }],
  ] as const)('%s: five for %s', (_rule, field, market) => {
    expect(ending({ market }).facts).toContainEqual({ kind: 'dominated', seat: BEN, field, share: 5 })
  })

  it('TOI-80: two seats tied for most get nothing, and neither does the third', () => {
    const table = ending({ market: { 'd-northeast': [[1, 1], [1, 1], null], 'd-southwest': [null, null, null] } })
    expect(table.facts).toContainEqual({ kind: 'nobodyDominated', field: 'durables' })
  })

  it('TOI-81: five for strictly the most real estate', () => {
    const table = ending({ estates: { 'residential-1': ['house', CAT] } })
    expect(table.facts).toContainEqual({ kind: 'dominated', seat: CAT, field: 'realEstate', share: 5 })
  })

  it('TOI-82, TOI-83, TV-15: each seat’s cubes times its price, grid by grid', () => {
    const table = ending({
      money: [0, 0, 0],
      estates: { 'commercial-1': ['roadside-stand', CAT], 'residential-1': ['house', CAT] }, // a demand of 4 Durables in the south-west
      market: { 'd-southwest': [[3, 7], [1, 2], null], 'd-northeast': [[2, 4], null, null] },
    })
    expect(table.g.money).toEqual([29, 2, 0])
  })

  it('TOI-84, R-28, invariant 12: consumers’ cubes leave the board, research stays with its price', () => {
    const table = ending({
      market: {
        'd-southwest': [[3, 7], [1, 2], null],
        'c-residential': [null, [4, 4], null],
        'r-centre': [null, [2, 6], null],
      },
    })
    for (const grid of table.g.box.consumerGrids) expect(table.g.cubes[grid]).toEqual([0, 0, 0])
    expect(table.g.cubes['r-centre']).toEqual([0, 2, 0])
    expect(table.g.price['r-centre']).toEqual([0, 6, 0])
  })

  it('TOI-85, R-19: the old row and pile leave the game, four of the new age are revealed', () => {
    const table = ending({ row: ['dynamite', 'telegraph'], advancements: [['band-saw'], [], []] })
    expect(table.g.row).toHaveLength(4)
    expect(table.g.row.every(id => table.g.box.advancements[id].age === 2)).toBe(true)
    expect(table.g.discard).toHaveLength(7)
    expect(table.g.piles[1]).toEqual([])
    expect(toldOf(table.facts, 'revealed')).toEqual([{ kind: 'revealed', age: 2, advancements: table.g.row }])
    expect(table.g.advancements[ANN]).toEqual(['band-saw'])
  })

  it('TOI-86: the new age starts with the first seat on the track', () => {
    expect(ending({ order: [CAT, ANN, BEN] }).facts.at(-1)).toEqual({ kind: 'ageBegan', age: 2, seat: CAT })
  })

  it('TOI-85: a new age starts counting sales to players and dominations from zero', () => {
    const table = ending({
      soldToPlayers: [4, 0, 2],
      dominations: [1, 0, 0],
      market: { 'c-residential': [[1, 2], null, null] },
    })
    expect(table.g.soldToPlayers).toEqual([0, 0, 0])
    expect(table.g.sold['c-residential']).toEqual([0, 0, 0])
    expect(table.g.soldAt['c-residential']).toEqual([0, 0, 0])
    expect(table.g.dominations).toEqual([0, 0, 0])
  })

  it('TOI-87: no age follows the third', () => {
    const table = ending({ age: 3 })
    expect(table.g).toMatchObject({ over: true, age: 3 })
    expect(table.facts.at(-1)?.kind).not.toBe('revealed')
  })

  it('R-39: market share never falls', () => {
    const table = ending({ share: [7, 0, 3] })
    expect(table.g.share.players).toEqual([7, 0, 3])
  })
})
