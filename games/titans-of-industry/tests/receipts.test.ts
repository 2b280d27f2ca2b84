import { describe, expect, it } from 'vitest'
import type { Seat } from '@tableworks/kernel'
import type { Material } from '../data/goods.ts'
import { billsOf } from '../readings/bills.ts'
import { purseOf } from '../readings/costs.ts'
import { billFor } from '../readings/real-estate.ts'
import { actionOf, ANN, BEN, CAT, type Position, titansTable } from './table.ts'

const billsFor = (position: Position, seat: Seat) => billsOf(titansTable(position).g, seat)

const MARKET: Position['market'] = {
  'c-residential': [null, [4, 2], null],
  'c-transportation': [null, [1, 3], [4, 9]],
  'c-industrial': [[1, 8], null, null],
}

describe('Bills', () => {
  it('Land Survey leaves out the most expensive unit', () => {
    const plain = billsFor({ market: MARKET }, ANN).spaces['commercial-1']
    expect(plain).toMatchObject({ total: 16, waived: null }) // two wood at $2, and stone at $3 and $9
    const surveyed = billsFor({ market: MARKET, advancements: [['land-survey']] }, ANN).spaces['commercial-1']
    expect(surveyed).toMatchObject({ total: 7, waived: 'stone' })
  })

  it('R-38: the refusal counts what is missing after Land Survey', () => {
    const poor = { market: MARKET, money: [5], license: true }
    const why = (advancements: Position['advancements']) =>
      actionOf(ANN, { ...poor, ...(advancements && { advancements }) }).why('estate commercial-1')
    expect(why(undefined)).toEqual({ because: 'tooExpensive', rule: 'TOI-53', need: 16, have: 5 })
    expect(why([['land-survey']])).toEqual({ because: 'tooExpensive', rule: 'TOI-53', need: 7, have: 5 })
  })

  it('Substitute Materials take the cheapest mixture', () => {
    const { spaces } = billsFor({ market: MARKET, advancements: [['substitute-materials']] }, ANN)
    expect(spaces['commercial-1']).toEqual({
      total: 6,
      lots: [
        { material: 'wood', seller: BEN, price: 2, cubes: 3 },
        { material: 'steel', seller: ANN, price: 0, cubes: 1 },
      ],
      waived: null,
    })
    expect(billsFor({ market: MARKET }, CAT).spaces['commercial-1']?.total).toBe(7)
  })

  it('R-6, TOI-11: cheapest first, the seat’s own cubes first at equal prices, and the bank last', () => {
    const { facilities } = billsFor(
      {
        facilities: { 'lumber-camp': [4, 0, 0] }, // the next one costs four steel
        market: {
          'c-industrial': [
            [1, 4],
            [1, 4],
            [1, 3],
          ],
        },
      },
      ANN,
    )
    expect(facilities['lumber-camp']).toEqual({
      total: 17,
      lots: [
        { material: 'steel', seller: CAT, price: 3, cubes: 1 },
        { material: 'steel', seller: ANN, price: 0, cubes: 1 },
        { material: 'steel', seller: BEN, price: 4, cubes: 1 },
        { material: 'steel', seller: 'bank', price: 10, cubes: 1 },
      ],
      waived: null,
    })
    const without = billsFor(
      { facilities: { 'lumber-camp': [2, 0, 0] }, market: { 'c-industrial': [null, [1, 3], null] } },
      ANN,
    )
    expect(without.facilities['lumber-camp']).toMatchObject({ total: null, lots: [{ seller: BEN, cubes: 1 }] })
  })

  it('Substitute Materials: all of one good if that is cheapest, unchanged if no mixture is cheaper', () => {
    const billed = (market: Position['market'], space: 'industrial-1' | 'commercial-1') =>
      billsFor({ market: { ...market }, advancements: [['substitute-materials']] }, ANN).spaces[space]
    const lot = (material: Material, price: number, cubes: number) => ({ material, seller: BEN, price, cubes })
    const cheapest = (wood: number, stone: number, steel: number): Position['market'] => ({
      'c-residential': [null, [9, wood], null],
      'c-transportation': [null, [9, stone], null],
      'c-industrial': [null, [9, steel], null],
    })
    expect(billed(cheapest(2, 3, 3), 'industrial-1')).toMatchObject({ total: 8, lots: [lot('wood', 2, 4)] })
    expect(billed(cheapest(3, 2, 3), 'industrial-1')).toMatchObject({ total: 8, lots: [lot('stone', 2, 4)] })
    expect(billed(cheapest(3, 3, 2), 'commercial-1')).toMatchObject({ total: 8, lots: [lot('steel', 2, 4)] })
    expect(billed(cheapest(3, 3, 3), 'industrial-1')).toMatchObject({
      total: 12,
      lots: [lot('stone', 3, 1), lot('steel', 3, 3)],
    })
  })

  it('R-6: a seat’s own cubes come first at equal prices, and unneeded sellers are left out', () => {
    const { facilities } = billsFor(
      {
        facilities: { 'lumber-camp': [0, 0, 2] }, // the next one costs two steel
        market: {
          'c-industrial': [
            [3, 4],
            [1, 9],
            [1, 4],
          ],
        },
      },
      CAT,
    )
    expect(facilities['lumber-camp']).toEqual({
      total: 4,
      lots: [
        { material: 'steel', seller: CAT, price: 0, cubes: 1 },
        { material: 'steel', seller: ANN, price: 4, cubes: 1 },
      ],
      waived: null,
    })
  })

  it('Land Survey: leaves out the first of the units that save the same, and only one on the bill', () => {
    const position: Position = { market: { 'r-centre': [[1, 1], null, null] }, advancements: [['land-survey']] }
    expect(billsFor(position, ANN).spaces['residential-1']).toMatchObject({ total: 30, waived: 'wood' })
    const both: Position = { ...position, advancements: [['land-survey', 'substitute-materials']] }
    expect(billsFor(both, ANN).spaces['industrial-1']).toMatchObject({ total: 30, waived: 'stone' })
  })

  it('Land Survey: the bill doesn’t change if leaving out a unit saves nothing', () => {
    const position: Position = { market: { 'c-residential': [[3, 1]], 'c-transportation': [[1, 1]] } }
    const { g } = titansTable({ ...position, advancements: [['land-survey']] })
    expect(billFor(g, 'residential-1', purseOf(g, ANN))).toEqual(g.box.spaces['residential-1'].cost)
    expect(billsOf(g, ANN).spaces['residential-1']).toMatchObject({ total: 0, waived: null })
  })

  it('R-10: no bill for a facility whose pile is empty; only open spaces and cards in the row have one', () => {
    const { facilities, advancements, spaces, waivers } = billsFor(
      { facilities: { 'steel-forge': [4, 4, 0] }, row: ['dynamite'], estates: { 'residential-1': ['house', BEN] } },
      ANN,
    )
    expect(facilities['steel-forge']).toBeNull()
    expect(facilities['stone-quarry']).toEqual({ total: 0, lots: [], waived: null })
    expect(Object.keys(advancements)).toEqual(['dynamite'])
    expect(Object.keys(spaces)).toEqual(['residential-2', 'commercial-1', 'industrial-1', 'transportation-1'])
    expect(waivers).toEqual({})
  })

  it('Land Survey: the cost without each unit, or null if a good is still missing', () => {
    const position: Position = { market: MARKET, advancements: [['land-survey']] }
    expect(billsFor(position, ANN).waivers['commercial-1']).toEqual([
      { waived: null, total: 16 },
      { waived: 'wood', total: 14 },
      { waived: 'stone', total: 7 },
    ])
    const { waivers } = billsFor(
      { ...position, market: { 'c-residential': [null, [2, 2], null], 'c-transportation': [null, [1, 3], null] } },
      ANN,
    )
    expect(waivers['commercial-1']).toEqual([
      { waived: null, total: null },
      { waived: 'wood', total: null },
      { waived: 'stone', total: 7 },
    ])
  })
})

describe('Bills that can’t be paid', () => {
  const why = (position: Position, choice: string) => actionOf(ANN, position).why(choice)

  it('TOI-22: says which good is missing, and how many units of it', () => {
    const market: Position['market'] = {
      'c-residential': [null, [1, 2], null],
      'c-transportation': [null, [1, 2], null],
    }
    expect(why({ market }, 'estate residential-1')).toEqual({
      because: 'notAvailable',
      rule: 'TOI-22',
      material: 'wood',
      missing: 2,
    })
    expect(why({ row: ['telegraph'] }, 'advance telegraph')).toEqual({
      because: 'notAvailable',
      rule: 'TOI-22',
      material: 'research',
      missing: 2,
    })
  })

  it('R-38: with Land Survey, what is missing after the unit that helps most is left out', () => {
    const market: Position['market'] = {
      'c-residential': [null, [1, 2], null],
      'c-transportation': [null, [1, 2], null],
    }
    expect(why({ market, advancements: [['land-survey']] }, 'estate residential-1')).toMatchObject({
      because: 'notAvailable',
      material: 'wood',
      missing: 1,
    })
  })

  it('R-38: with Substitute Materials, how many building materials are missing in total', () => {
    const market: Position['market'] = { 'c-industrial': [null, [1, 2], null] }
    const advancements: Position['advancements'] = [['substitute-materials']]
    expect(why({ market, advancements }, 'estate residential-1')).toEqual({
      because: 'tooFewMaterials',
      rule: 'TOI-22',
      missing: 3,
    })
    expect(why({ market, advancements, row: ['dynamite'] }, 'advance dynamite')).toMatchObject({
      because: 'notAvailable',
      material: 'research',
      missing: 1,
    })
    expect(why({ market, advancements, license: true, money: [31] }, 'estate residential-1')).toMatchObject({
      because: 'tooExpensive',
      need: 32,
    })
  })
})
