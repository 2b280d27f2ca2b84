import { Chance, swiftChance } from '@tableworks/kernel'
import { draw, drawMany, placesOf, resultOf } from '@tableworks/table-kit'
import { describe, expect, it } from 'vitest'

describe('a bag', () => {
  const chance = new Chance(swiftChance('bag'))

  it('gives out every item once', () => {
    const bag = [1, 2, 3, 4, 5]
    expect(drawMany(bag, 9, chance).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5])
    expect(draw(bag, chance)).toBeNull()
  })

  it('gives out every item about equally often', () => {
    const counts = [0, 0, 0, 0]
    for (let i = 0; i < 4000; i++) counts[draw([0, 1, 2, 3], chance) ?? 0]! += 1
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150)
  })
})

describe('a result', () => {
  it('adds the lines of the sheet', () => {
    const result = resultOf([
      { line: 'money', values: [4, 9] },
      { line: 'land', values: [6, -2] },
    ])
    expect(result).toMatchObject({ scores: [10, 7], places: [1, 2] })
  })

  it('breaks ties in order', () => {
    const ties = [
      { line: 'cash', values: [1, 2, 2] },
      { line: 'mills', values: [9, 0, 1] },
    ]
    expect(placesOf([5, 5, 5], ties)).toEqual([3, 2, 1])
  })

  it('supports tie-breaks where less is better', () => {
    expect(placesOf([5, 5], [{ line: 'pipes', values: [3, 1], less: true }])).toEqual([2, 1])
  })

  it('sides equal in everything share a place', () => {
    expect(placesOf([5, 7, 5])).toEqual([2, 1, 2])
  })
})
