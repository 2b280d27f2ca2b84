import { Chance, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import type { Seat } from '@tableworks/kernel'
import { TITAN_IDS } from '../data/titans.ts'
import { game as titansOfIndustry } from '../index.ts'
import type { View } from '../view.ts'
import { ANN, BEN, CAT, type Position, titansTable } from './table.ts'

type Table = ReturnType<typeof titansTable>
const seenBy = (table: Table, seat: Seat | null): View => table.view(seat).view as View
const imagined = (table: Table, seat: Seat | null, seed: string) => {
  const { seats, variants, box } = table.g
  return titansOfIndustry.imagine(seenBy(table, seat), { seats, variants, box }, new Chance(swiftChance(seed)))
}

const POSITION: Position = {
  titans: [['titan-oil', 'titan-wood'], ['titan-corn'], ['titan-steel']],
  shown: [[], ['titan-landlord', 'titan-empire', 'titan-kingpin', 'titan-peddler'], []],
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

describe('View', () => {
  const table = titansTable(POSITION)

  it('TOI-8, invariant 16: only one’s own Titans, of the others how many', () => {
    const seen = seenBy(table, CAT)
    expect(seen.own.titans).toEqual(['titan-steel'])
    expect(seen.held).toEqual([2, 1, 1])
    expect(seen.offered).toEqual([0, 4, 0])
    expect(seen.deckSize).toBe(16)
    const text = JSON.stringify(seen)
    for (const titan of TITAN_IDS) expect(text.includes(titan)).toBe(titan === 'titan-steel')
  })

  it('R-33: money and market share are open to all', () => {
    const open = titansTable({ money: [1, 2, 3], share: [4, 5, 6] })
    for (const seat of [ANN, null])
      expect(seenBy(open, seat)).toMatchObject({ money: [1, 2, 3], share: { players: [4, 5, 6] } })
  })

  it('a spectator sees no Titan at all, and nobody sees the deck', () => {
    expect(JSON.stringify(seenBy(table, null))).not.toContain('titan-o')
    expect(seenBy(table, BEN).own.shown).toHaveLength(4)
  })

  it('TOI-90: at the end all Titans are laid open', () => {
    table.g.over = true
    expect(seenBy(table, null).laidOpen).toEqual([['titan-oil', 'titan-wood'], ['titan-corn'], ['titan-steel']])
    table.g.over = false
    expect(seenBy(table, null).laidOpen).toBeNull()
  })

  it('what is imagined keeps what the seat knows and deals the rest anew', () => {
    const worlds = ['a', 'b', 'c', 'd'].map(seed => imagined(table, ANN, seed))
    for (const world of worlds) {
      expect(world.titans[ANN]).toEqual(['titan-oil', 'titan-wood'])
      expect(world.titans.map(list => list.length)).toEqual([2, 1, 1])
      expect([...world.titans.flat(), ...world.shown.flat(), ...world.deck].toSorted()).toEqual(
        [...TITAN_IDS].toSorted(),
      )
    }
    expect(new Set(worlds.map(world => world.titans[BEN].join())).size).toBeGreaterThan(1)
  })

  it('what a seat put back stays in the deck of every world it imagines', () => {
    const back = titansTable({ shown: [['titan-oil', 'titan-wood', 'titan-corn', 'titan-power']] })
    back.at('keepTitan', { seat: ANN }).pick('keep titan-oil')
    for (const seed of ['a', 'b', 'c'])
      expect(imagined(back, ANN, seed).deck).toEqual(
        expect.arrayContaining(['titan-wood', 'titan-corn', 'titan-power']),
      )
  })
})

describe('What a board sees at a glance', () => {
  const table = titansTable(POSITION)
  const { glance } = seenBy(table, ANN)

  it('TOI-70: the demand of every grid, and who would sell how many', () => {
    expect(glance.grids['d-southwest']).toMatchObject({ demand: 6, sells: [2, 3, 1] })
    expect(glance.forecast.sells).toEqual([2, 4, 1])
    expect(glance.forecast.income).toEqual([6, 22, 6])
    expect(glance.forecast.leaders).toEqual({ consumables: BEN, durables: BEN, energy: null, realEstate: null })
  })

  it('what each price would mean to the seat that looks on', () => {
    const { ifPriced } = glance.grids['d-southwest']
    expect(ifPriced).toHaveLength(12)
    expect(ifPriced[2]).toEqual({ price: 3, sells: 2, cheaper: [], equal: [] })
    expect(ifPriced[5]).toEqual({ price: 6, sells: 2, cheaper: [], equal: [BEN, CAT] })
    expect(ifPriced[6]).toEqual({ price: 7, sells: 1, cheaper: [BEN, CAT], equal: [] })
    expect(glance.grids['c-industrial'].ifPriced).toEqual([])
  })

  it('white cards, piles, rent, license and shares', () => {
    expect(glance).toMatchObject({
      white: 2,
      whiteToEnd: 2,
      realEstate: [1, 1, 0],
      rent: [2, 2, 0],
      license: [true, true, false],
      share: [0, 0, 0],
    })
    expect(glance.piles['stone-quarry']).toBe(4)
  })

  it('the bill of everything: from whom, at which price, how many from the bank', () => {
    expect(glance.bills?.facilities['power-station']).toEqual({
      total: 4,
      lots: [{ material: 'steel', seller: BEN, price: 4, cubes: 1 }],
      waived: null,
    })
    expect(glance.bills?.advancements.telegraph).toEqual({
      total: 0,
      lots: [{ material: 'research', seller: ANN, price: 0, cubes: 2 }],
      waived: null,
    })
    expect(glance.bills?.spaces['commercial-1']).toMatchObject({ total: 40 })
    expect(seenBy(table, CAT).glance.bills?.spaces['commercial-1']).toMatchObject({ total: null, lots: [] })
    expect(glance.bills?.spaces['commercial-2']).toBeUndefined()
    expect(seenBy(table, null).glance.bills).toBeNull()
  })

  it('own Titans with what they are worth now', () => {
    expect(glance.titans).toEqual([
      { titan: 'titan-oil', worth: 3 },
      { titan: 'titan-wood', worth: 0 },
    ])
    expect(seenBy(table, BEN).glance.titans).toHaveLength(5)
  })

  it('TOI-90: when the game is over, what everybody’s Titans were worth, to everybody', () => {
    const ended = titansTable(POSITION)
    ended.g.over = true
    expect(seenBy(ended, null).glance.titans.map(({ titan }) => titan)).toEqual(ended.g.titans.flat())
    expect(seenBy(ended, BEN).glance.titans).toContainEqual({ titan: 'titan-oil', worth: 3 })
  })
})
