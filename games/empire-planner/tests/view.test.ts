import { Chance, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { game as empirePlanner } from '../index.ts'
import type { View } from '../view.ts'
import { ANN, BEN, empireTable } from './table.ts'

const table = empireTable({
  round: 3,
  market: 4,
  profit: [9, 5],
  capital: [51, 20],
  built: [{ '3-5': 4, '1-1': 1 }, { '2-4': 1 }],
  claims: ['A3c2'],
})
const seen = table.view(ANN).view as View

describe('View', () => {
  it('EMP-9: everything is public, and the deck has no order', () => {
    expect(table.view(BEN).view).toEqual(seen)
    expect(table.view(null).view).toEqual(seen)
    expect(seen.deck.toSorted()).toEqual(['A1', 'A2', 'A4', 'A6', 'A7', 'A8'])
  })

  it('a board reads buildings, cubes, income, prices, order and points from it', () => {
    expect(seen.glance.buildings[ANN]).toEqual([
      { space: '1-1', type: 'mixed', die: 1, max: 1 },
      { space: '3-5', type: 'residential', die: 4, max: 5 },
    ])
    expect(seen.glance).toMatchObject({
      markers: ['A3c2', null],
      supply: [5, 7],
      income: [4, 1],
      prices: { brown: 3, blue: 1, red: 2 },
      nextFirst: BEN,
      archieBuildsNext: null,
    })
    expect(seen.glance.ifEndedNow.scores).toEqual([20, 6])
  })

  it('EMP-85: in the solo game, even when Archie builds next', () => {
    const solo = (built: Record<string, number>) =>
      (empireTable({ seats: 1, built: [{}, built] }).view(ANN).view as View).glance.archieBuildsNext
    expect(solo({})).toBe(1)
    expect(solo({ '1-1': 1, '1-2': 1, '1-3': 1 })).toBe(6)
  })

  it('the state imagined from a view equals the position', () => {
    const { seats, variants, box } = table.g
    expect(empirePlanner.imagine(seen, { seats, variants, box }, new Chance(swiftChance('x')))).toEqual(table.g)
  })
})
