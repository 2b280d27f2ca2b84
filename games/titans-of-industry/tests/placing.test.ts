import { describe, expect, it } from 'vitest'
import { actionOf, ANN, BEN, CAT, type Position, titansTable, type Market } from './table.ts'

const placing = (good: 'wood' | 'oil' | 'research', cubes: number, position: Position = {}) =>
  titansTable(position).at('placeGoods', { seat: ANN, good, cubes })
const pricing = (position: Position) =>
  titansTable(position).at('choosePrice', { seat: ANN, grid: 'e-northwest', later: [] })

describe('Placing goods', () => {
  it('TOI-36: cubes may be divided between the grids that take the good', () => {
    const table = placing('wood', 3)
    expect(table.names).toEqual([
      'place 3 c-residential, 0 e-northwest',
      'place 2 c-residential, 1 e-northwest',
      'place 1 c-residential, 2 e-northwest',
      'place 0 c-residential, 3 e-northwest',
    ])
    table.pick('place 2 c-residential, 1 e-northwest').pick('price c-residential 4').pick('price e-northwest 9')
    expect(table.g.cubes).toMatchObject({ 'c-residential': [2, 0, 0], 'e-northwest': [1, 0, 0] })
    expect(table.g.price).toMatchObject({ 'c-residential': [4, 0, 0], 'e-northwest': [9, 0, 0] })
    expect(table.frames).toEqual([])
  })

  it('Q2: until they have a price, new cubes are on the highest square; next to older cubes, at their price', () => {
    const table = placing('wood', 3, { market: { 'c-residential': [[1, 4], null, null] } })
    table.pick('place 2 c-residential, 1 e-northwest')
    expect(table.g.price).toMatchObject({ 'c-residential': [4, 0, 0], 'e-northwest': [12, 0, 0] })
  })

  it('TOI-36: research has one grid, so the seat only sets its price', () => {
    const table = placing('research', 2)
    expect(table.frames.at(-1)).toEqual({ step: 'choosePrice', frame: { seat: ANN, grid: 'r-centre', later: [] } })
  })

  it('TOI-36, TOI-40: the wrong grid and leftover cubes are refused', () => {
    const table = placing('wood', 3)
    expect(table.why('place 3 r-centre')).toEqual({
      because: 'otherGood',
      rule: 'TOI-36',
      grid: 'r-centre',
      good: 'wood',
    })
    expect(table.why('place 1 c-residential, 1 e-northwest')).toEqual({
      because: 'otherCount',
      rule: 'TOI-40',
      cubes: 3,
      placed: 2,
    })
    expect(table.why('place 3 c-residential')).toEqual({
      because: 'nameBoth',
      rule: 'TOI-36',
      grid: 'c-residential',
      second: 'e-northwest',
    })
  })

  it('TOI-37, R-14: all of a seat’s cubes in a grid have one price, no matter the good', () => {
    const table = placing('oil', 2, { market: { 'd-southwest': [[1, 3], null, null] } })
    table.pick('place 2 d-southwest, 0 e-southeast').pick('price d-southwest 8')
    expect(table.g.cubes['d-southwest'][ANN]).toBe(3)
    expect(table.g.price['d-southwest'][ANN]).toBe(8)
  })

  it('TOI-38: any price in the grid, even a rival’s', () => {
    const table = pricing({ market: { 'e-northwest': [[1, 12], [1, 5], null] } })
    expect(table.names).toHaveLength(12)
    expect(table.pick('price e-northwest 5').g.price['e-northwest']).toEqual([5, 5, 0])
    const dear = titansTable({ market: { 'c-residential': [[1, 10], null, null] } })
    dear.at('choosePrice', { seat: ANN, grid: 'c-residential', later: [] })
    expect(dear.why('price c-residential 11')).toEqual({
      because: 'noSuchSquare',
      rule: 'TOI-38',
      grid: 'c-residential',
      price: 11,
      top: 10,
    })
    expect(dear.why('price r-centre 3')).toEqual({ because: 'otherGrid', rule: 'TOI-41', grid: 'c-residential' })
  })

  it('TOI-39: a low price attracts buyers, a high one rivals; the rules allow both', () => {
    expect(pricing({ market: { 'e-northwest': [[1, 12], null, null] } }).names.at(0)).toBe('price e-northwest 1')
  })

  it('TOI-40: nothing can be kept', () => {
    for (const name of placing('wood', 2).names) {
      const [, first, second] = /place (\d) .*, (\d)/.exec(name) ?? []
      expect(Number(first) + Number(second)).toBe(2)
    }
  })

  it('TOI-41, TV-24: a new cube changes the price of them all', () => {
    const table = placing('wood', 1, { market: { 'e-northwest': [[2, 4], null, null] } })
    table.pick('place 0 c-residential, 1 e-northwest').pick('price e-northwest 9')
    expect(table.g.cubes['e-northwest'][ANN]).toBe(3)
    expect(table.g.price['e-northwest'][ANN]).toBe(9)
  })
})

describe('Repricing', () => {
  const market: Market = {
    'c-residential': [[2, 4], [1, 6], null],
    'r-centre': [[1, 9], null, [2, 2]],
  }

  it('TOI-47: any of the seat’s prices in any grid, each once', () => {
    const table = actionOf(ANN, { market }).pick('reprice')
    expect(table.names).toEqual(['done', 'reprice c-residential', 'reprice r-centre'])
    table.pick('reprice r-centre').pick('price r-centre 1')
    expect(table.names).toEqual(['done', 'reprice c-residential'])
    expect(table.why('reprice r-centre')).toEqual({ because: 'repricedAlready', rule: 'TOI-47', grid: 'r-centre' })
    expect(table.why('reprice c-industrial')).toEqual({ because: 'noCubesThere', rule: 'TOI-47', grid: 'c-industrial' })
    table.pick('reprice c-residential').pick('price c-residential 10')
    expect(table.g.price).toMatchObject({ 'c-residential': [10, 6, 0], 'r-centre': [1, 0, 2] })
    expect(table.frames.at(-1)?.step).toBe('keepTitan')
  })

  it('TOI-47: otherwise a price changes only when cubes are added', () => {
    const table = actionOf(BEN, { market, facilities: { 'lumber-camp': [0, 1, 0] } }).pick('produce lumber-camp x1')
    table.pick('place 0 c-residential, 1 e-northwest').pick('price e-northwest 3')
    expect(table.g.price['c-residential']).toEqual([4, 6, 0])
  })

  it('R-17: no price has to change, and a seat may have none to change', () => {
    const table = actionOf(ANN, { market }).pick('reprice').pick('done')
    expect(table.g.price['c-residential'][ANN]).toBe(4)
    expect(table.frames.at(-1)?.step).toBe('keepTitan')
    expect(actionOf(CAT).pick('reprice').frames.at(-1)?.step).toBe('keepTitan')
  })
})
