import { tableAt } from '@tableworks/contract'
import { Referee, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { ADVANCEMENT_IDS } from '../data/advancements.ts'
import { FACILITIES } from '../data/facilities.ts'
import { ESTATE_IDS } from '../data/real-estate.ts'
import { TITAN_IDS } from '../data/titans.ts'
import { game as titansOfIndustry } from '../index.ts'
import { pileOf } from '../readings/holdings.ts'
import type { State } from '../state.ts'

const referee = new Referee(titansOfIndustry)
const opened = (seats: number, seed: string | number): State =>
  referee.open(seats, {}, swiftChance(`setup ${seed}`)).g as State
const begun = (seed: string) => {
  const table = tableAt(titansOfIndustry, { seats: 4, seed })
  for (let seat = 0; seat < 4; seat++) table.pick(table.names[0] ?? '')
  return table
}

describe('Set-up', () => {
  it('TOI-1: three to five players', () => {
    expect(titansOfIndustry.seats).toEqual([3, 4, 5])
    expect(() => opened(2, 'a')).toThrow('3, 4, 5 seats')
    expect(() => opened(6, 'a')).toThrow('3, 4, 5 seats')
  })

  it('TOI-2: 32 real estate cards, 56 facility cards, 24 advancements, 24 Titans', () => {
    const facilities = Object.values(FACILITIES).reduce((sum, { copies }) => sum + copies, 0)
    expect([ESTATE_IDS.length, facilities, ADVANCEMENT_IDS.length, TITAN_IDS.length]).toEqual([32, 56, 24, 24])
  })

  it('TOI-3: a seat’s cubes mark what it owns and makes', () => {
    const g = opened(5, 'b')
    expect(g.cubes['r-centre']).toHaveLength(5)
    expect(g.size['oil-well']).toHaveLength(5)
  })

  it('TOI-4: $35 each', () => {
    expect(opened(3, 'c').money).toEqual([35, 35, 35])
  })

  it('TOI-5, TOI-6: facilities and real estate are face up, none taken', () => {
    const g = opened(3, 'd')
    expect(pileOf(g, 'university')).toBe(8)
    expect(Object.values(g.estate).every(card => card === null)).toBe(true)
  })

  it('TOI-7: each age has its pile; four of Age I are revealed', () => {
    const rows = Array.from({ length: 20 }, (_, seed) => opened(3, seed))
    for (const g of rows) {
      expect(g.row).toHaveLength(4)
      expect([g.piles[1].length, g.piles[2].length, g.piles[3].length]).toEqual([4, 8, 8])
    }
    expect(new Set(rows.map(({ row }) => row.join())).size).toBeGreaterThan(15)
  })

  it('TOI-8: four Titans per player', () => {
    const g = opened(5, 'e')
    expect(g.shown.map(list => list.length)).toEqual([4, 4, 4, 4, 4])
    expect(g.deck).toHaveLength(4)
  })

  it('TOI-9: the turn order is random, and known only after the Titans are kept', () => {
    expect(opened(4, 'f').order).toEqual([])
    const orders = Array.from({ length: 20 }, (_, seed) => begun(`order ${seed}`).g.order)
    for (const order of orders) expect(order.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3])
    expect(new Set(orders.map(order => order.join())).size).toBeGreaterThan(8)
  })
})
