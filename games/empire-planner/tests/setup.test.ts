import { Chance, Referee, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { CARD_IDS } from '../data/action-cards.ts'
import { STANDARD } from '../data/box.ts'
import { FACTORY_CARDS } from '../data/factories.ts'
import { game as empirePlanner } from '../index.ts'
import { setup } from '../setup.ts'
import type { State } from '../state.ts'
import { supplyOf } from '../readings/cubes.ts'
import { LAWS } from '../laws.ts'

const referee = new Referee(empirePlanner)

function opened(seats: 1 | 2, seed: string | number, variants: Record<string, unknown> = {}): State {
  return referee.open(seats, variants, swiftChance(`setup ${seed}`)).g as State
}
const openings = (seats: 1 | 2) => Array.from({ length: 60 }, (_, seed) => opened(seats, seed))

describe('Set-up', () => {
  it('EMP-1, EMP-2, EMP-16: the box holds six blocks, six Factory cards, the Market and eight Action cards, but no others', () => {
    const { city, factories, market, actionCards } = STANDARD.tables
    expect(Object.keys(city)).toHaveLength(36)
    expect(new Set(Object.keys(city).map(name => name[0]))).toEqual(new Set(['1', '2', '3', '4', '5', '6']))
    expect(Object.keys(factories)).toHaveLength(12)
    expect(Object.keys(market)).toHaveLength(6)
    expect(Object.keys(actionCards)).toEqual([...CARD_IDS])
  })

  it('EMP-3: three of the six Factory cards show their back', () => {
    for (const g of openings(2)) {
      const shown = [...g.row, ...g.factories.flat().map(({ card }) => card)]
      const backs = shown.filter(card => Object.values(FACTORY_CARDS).some(({ back }) => back === card)).length
      // EMP-6 may have turned over one more card.
      expect(backs === 3 || (backs === 4 && shown.includes('bacon-factory'))).toBe(true)
    }
    expect(new Set(openings(2).map(g => g.row.join())).size).toBeGreaterThan(40)
  })

  it('EMP-4, EMP-5, EMP-7, EMP-14: one Factory each with one Good and no building; four are face up and empty', () => {
    for (const g of openings(2)) {
      expect(g.factories.map(list => list.map(({ goods }) => goods))).toEqual([[1], [1]])
      expect(g.built).toEqual([[], []])
      expect(g.row).toHaveLength(4)
    }
  })

  it('EMP-6: no side starts with the Private Bank; it may be in the row', () => {
    const all = openings(2)
    expect(all.some(g => g.factories.flat().some(({ card }) => card === 'private-bank'))).toBe(false)
    expect(all.some(g => g.factories.flat().some(({ card }) => card === 'bacon-factory'))).toBe(true)
    expect(all.some(g => g.row.includes('private-bank'))).toBe(true)
  })

  it('EMP-8, EMP-15: Years on 0, pollution off its track, no market die yet', () => {
    const setting = referee.setting(2, opened(2, 'a').variants) as Pick<State, 'seats' | 'variants' | 'box'>
    const g = setup(setting, new Chance(swiftChance('a')))
    expect(g).toMatchObject({ round: 0, pollution: 0, market: null })
  })

  it('EMP-9: two of eight Action cards are face up, six face down', () => {
    for (const g of openings(2)) {
      expect(g.cards).toHaveLength(2)
      expect(g.deck).toHaveLength(6)
      expect([...g.cards, ...g.deck].sort()).toEqual([...CARD_IDS])
    }
  })

  it('EMP-11, EMP-13: seat 0 is the Start Player; nine dice and nine cubes each, two of them on the tracks, six trains', () => {
    const g = opened(2, 'b')
    expect(g.first).toBe(0)
    expect([supplyOf(g, 0), supplyOf(g, 1)]).toEqual([7, 7])
    expect(g.factories.flat().every(({ train }) => train === 0)).toBe(true)
    expect(Object.values(LAWS).every(law => law(g, []) === null)).toBe(true)
  })

  it('EMP-12: $20 and 5 Profit each', () => {
    expect(opened(2, 'c')).toMatchObject({ capital: [20, 20], profit: [5, 5] })
    expect(opened(2, 'c', { secondSeatBonusCapital: 6 }).capital).toEqual([20, 26])
  })

  it('EMP-83, EMP-84: Archie has one Factory without a Good, no Profit, and $20, $25 or $30', () => {
    for (const [difficulty, capital] of [
      ['easy', 20],
      ['normal', 25],
      ['advanced', 30],
    ] as const)
      expect(opened(1, 'd', { difficulty })).toMatchObject({ capital: [20, capital], profit: [5, 0], first: 0 })
    for (const g of openings(1)) {
      expect(g.factories.map(list => list.map(({ goods }) => goods))).toEqual([[1], [0]])
      expect(g.factories.flat().some(({ card }) => card === 'private-bank')).toBe(false) // AMB-47
    }
  })
})
