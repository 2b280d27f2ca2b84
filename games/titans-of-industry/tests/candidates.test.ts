// Candidates: every option a player might expect, legal or not. A board greys out the illegal ones, with the
// reason.

import type { Candidate } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import type { Options } from '../notation.ts'
import type { Frames } from '../state.ts'
import { ANN, askedAt, BEN, CAT, type Market, type Position } from './table.ts'

/** The names of all candidates, and of those the rules bar. */
function candidatesAt<K extends keyof Options>(decision: K, frame: Frames[K], position: Position = {}) {
  const { referee, state } = askedAt(decision, frame, position)
  const name = ({ option }: Candidate) => referee.name(state, option)
  const all = referee.candidates(state)
  return { all: all.map(name), barred: all.filter(({ refusal }) => refusal !== null).map(name) }
}

const STEEL: Market = {
  'c-industrial': [
    [1, 4],
    [1, 4],
    [2, 6],
  ],
}

describe('Candidates', () => {
  it('TOI-15: every facility, every advancement in the row, every empty space, and Reprice', () => {
    const position: Position = {
      license: true,
      money: [30],
      facilities: { 'lumber-camp': [1, 0, 0], university: [2, 0, 0] },
      row: ['dynamite', 'assembly-line'],
      estates: { 'residential-1': ['house', BEN], 'commercial-1': ['market-hall', ANN] },
      market: { 'c-residential': [[5, 1], null, null], 'r-centre': [null, [2, 9], null] },
    }
    expect(candidatesAt('action', { seat: ANN }, position)).toEqual({
      all: [
        'expand lumber-camp',
        'produce lumber-camp x1',
        'produce lumber-camp x2',
        'build stone-quarry',
        'build steel-forge',
        'build corn-farm',
        'build power-station',
        'build oil-well',
        'expand university',
        'produce university x1',
        'produce university x2',
        'advance dynamite',
        'advance assembly-line',
        'estate residential-2',
        'estate residential-3',
        'estate commercial-2',
        'estate commercial-3',
        'estate industrial-1',
        'estate industrial-2',
        'estate industrial-3',
        'estate transportation-1',
        'estate transportation-2',
        'estate transportation-3',
        'reprice',
      ],
      barred: [
        'estate residential-3',
        'estate commercial-3',
        'estate industrial-1',
        'estate industrial-2',
        'estate industrial-3',
        'estate transportation-2',
        'estate transportation-3',
      ],
    })
  })

  it('TOI-18, TOI-19: every seller of the good; only the cheapest can be chosen', () => {
    const frame = { seat: ANN, owing: { research: 0, wood: 0, stone: 0, steel: 0 }, material: 'steel' } as const
    expect(candidatesAt('chooseSeller', frame, { seats: 4, market: STEEL })).toEqual({
      all: ['from 0', 'from 1', 'from 2'],
      barred: ['from 2'],
    })
  })

  it('TOI-36: every way to split the cubes', () => {
    expect(candidatesAt('placeGoods', { seat: ANN, good: 'oil', cubes: 2 })).toEqual({
      all: [
        'place 2 d-southwest, 0 e-southeast',
        'place 1 d-southwest, 1 e-southeast',
        'place 0 d-southwest, 2 e-southeast',
      ],
      barred: [],
    })
    expect(candidatesAt('placeGoods', { seat: ANN, good: 'research', cubes: 2 })).toEqual({
      all: ['place 2 r-centre'],
      barred: [],
    })
  })

  it('TOI-38: every square in the grid', () => {
    const prices = candidatesAt('choosePrice', { seat: ANN, grid: 'r-centre', later: [] })
    expect(prices.all).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(price => `price r-centre ${price}`))
    expect(prices.barred).toEqual([])
  })

  it('TOI-47: every grid with the seat’s cubes, even those already done', () => {
    const market: Market = { 'c-residential': [[1, 2], null, null], 'e-northwest': [[2, 3], [1, 1], null] }
    expect(candidatesAt('reprice', { seat: ANN, left: ['c-residential'] }, { market })).toEqual({
      all: ['done', 'reprice c-residential', 'reprice e-northwest'],
      barred: ['reprice e-northwest'],
    })
  })

  it('TOI-53, R-38: with Land Survey, every good the space costs, and paying for all', () => {
    const position: Position = {
      advancements: [['land-survey'], [], []],
      money: [20],
      license: true,
      market: { 'c-residential': [null, [3, 1], null] }, // three wood, and twice the bank's steel: $22
    }
    expect(candidatesAt('chooseWaiver', { seat: ANN, space: 'transportation-1' }, position)).toEqual({
      all: ['pay all', 'waive wood', 'waive steel'],
      barred: ['pay all', 'waive wood'],
    })
    expect(
      candidatesAt('chooseWaiver', { seat: ANN, space: 'transportation-1' }, { ...position, money: [22] }),
    ).toEqual({
      all: ['pay all', 'waive wood', 'waive steel'],
      barred: [],
    })
  })

  it('TOI-55: every card for the space', () => {
    expect(candidatesAt('chooseCard', { seat: ANN, space: 'commercial-1' })).toEqual({
      all: ['open general-store', 'open roadside-stand', 'open market-hall'],
      barred: [],
    })
  })

  it('R-38: every building material, with Substitute Materials', () => {
    const frame = { seat: CAT, owing: { research: 0, wood: 0, stone: 0, steel: 0 }, material: 'wood' } as const
    expect(candidatesAt('chooseSubstitute', frame, { market: STEEL })).toEqual({
      all: ['buy wood', 'buy stone', 'buy steel'],
      barred: ['buy wood', 'buy stone'],
    })
  })

  it('Q1: with Warehousing, any number of the grid’s unsold cubes that there’s room for', () => {
    const market: Market = { 'c-residential': [[3, 5], null, null] }
    expect(candidatesAt('keepUnsold', { seat: ANN, grids: ['c-residential'], room: 2 }, { market })).toEqual({
      all: ['keep 2 c-residential', 'keep 1 c-residential', 'keep 0 c-residential'],
      barred: [],
    })
    expect(candidatesAt('keepUnsold', { seat: ANN, grids: ['c-residential'], room: 8 }, { market }).all[0]).toBe(
      'keep 3 c-residential',
    )
  })
})
