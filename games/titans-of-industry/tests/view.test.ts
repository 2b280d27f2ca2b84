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

  it('TOI-8, invariant 16: a seat sees its own Titans, and how many the other seats have', () => {
    const seen = seenBy(table, CAT)
    expect(seen.titans).toEqual([['?', '?'], ['?'], ['titan-steel']])
    expect(seen.shown).toEqual([[], ['?', '?', '?', '?'], []])
    expect(seen.deckSize).toBe(16)
    const text = JSON.stringify(seen)
    for (const titan of TITAN_IDS) expect(text.includes(titan)).toBe(titan === 'titan-steel')
  })

  it('R-33: money and market share are open to all', () => {
    const open = titansTable({ money: [1, 2, 3], share: [4, 5, 6] })
    for (const seat of [ANN, null])
      expect(seenBy(open, seat)).toMatchObject({ money: [1, 2, 3], share: { players: [4, 5, 6] } })
  })

  it('a spectator sees no Titan, and no one sees the deck', () => {
    expect(JSON.stringify(seenBy(table, null))).not.toContain('titan-o')
    expect(seenBy(table, BEN).shown[BEN]).toEqual(POSITION.shown?.[BEN])
  })

  it('TOI-90: all Titans are revealed at the end', () => {
    table.g.over = true
    expect(seenBy(table, null).titans).toEqual([['titan-oil', 'titan-wood'], ['titan-corn'], ['titan-steel']])
    table.g.over = false
    expect(seenBy(table, null).titans).toEqual([['?', '?'], ['?'], ['?']])
  })

  it('an imagined state keeps what the seat knows and deals the rest again', () => {
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

  it('Titans that a seat returned are in the deck in every state it imagines', () => {
    const back = titansTable({ shown: [['titan-oil', 'titan-wood', 'titan-corn', 'titan-power']] })
    back.at('keepTitan', { seat: ANN }).pick('keep titan-oil')
    for (const seed of ['a', 'b', 'c'])
      expect(imagined(back, ANN, seed).deck).toEqual(
        expect.arrayContaining(['titan-wood', 'titan-corn', 'titan-power']),
      )
  })
})
