import { describe, expect, it } from 'vitest'
import { ANN, BEN, CAT, DAN, EVE, type Position, titansTable, turnOf } from './table.ts'

/** A position in which one white card is built and another is free, because the seat owns every good. */
const READY: Position = {
  seats: 5,
  order: [EVE, DAN, CAT, BEN, ANN],
  estates: { 'residential-1': ['house', BEN] },
  market: { 'c-residential': [null, null, [9, 1]], 'c-transportation': [null, null, [9, 1]] },
}
const reprice = (table: ReturnType<typeof titansTable>) => {
  table.pick('reprice')
  while (table.names.includes('done')) table.pick('done')
  return table.pick(table.names[0] ?? '')
}

describe('Rounds and turns', () => {
  it('TOI-7 to TOI-9: the row, a seat’s own Titans, the turn order and the first round are reported', () => {
    const shown: Position['shown'] = [['titan-wood', 'titan-oil'], ['titan-corn'], ['titan-steel']]
    const table = titansTable({ titans: [], shown, row: ['dynamite', 'telegraph'], round: 0 }).at('game', { part: 0 })
    expect(table.told).toEqual([
      { fact: { kind: 'revealed', age: 1, advancements: ['dynamite', 'telegraph'] }, only: null },
      { fact: { kind: 'dealtTitans', seat: ANN, titans: ['titan-wood', 'titan-oil'] }, only: ANN },
      { fact: { kind: 'dealtTitans', seat: BEN, titans: ['titan-corn'] }, only: BEN },
      { fact: { kind: 'dealtTitans', seat: CAT, titans: ['titan-steel'] }, only: CAT },
    ])
    for (const titan of ['titan-oil', 'titan-corn', 'titan-steel']) table.pick(`keep ${titan}`)
    const { order } = table.g
    expect(new Set(order)).toEqual(new Set([ANN, BEN, CAT]))
    expect(table.facts.slice(-2)).toEqual([
      { kind: 'playersInOrder', order },
      { kind: 'roundBegan', round: 1, age: 1, order },
    ])
  })

  it('R-37: with five players the last seat starts with more money, but only in the variant', () => {
    const begun = (variants: NonNullable<Position['variants']>) => {
      const shown: Position['shown'] = [['titan-wood'], ['titan-oil'], ['titan-corn'], ['titan-steel'], ['titan-stone']]
      const table = titansTable({ seats: 5, titans: [], shown, round: 0, variants }).at('game', { part: 0 })
      while (table.names[0]?.startsWith('keep') === true) table.pick(table.names[0])
      return table
    }
    const plain = begun({})
    expect(plain.g.money).toEqual([35, 35, 35, 35, 35])
    expect(plain.facts.map(({ kind }) => kind)).not.toContain('compensated')
    const { g, facts } = begun({ lastOfFiveBonus: 10 })
    const last = g.order.at(-1)
    expect(g.money).toEqual(g.money.map((_money, seat) => (seat === last ? 45 : 35)))
    expect(facts).toContainEqual({ kind: 'compensated', seat: last, income: 10 })
  })

  it('TOI-14, TOI-61: $2 for each piece of real estate at the start of the turn, white or grey', () => {
    const table = turnOf(BEN, {
      age: 2,
      estates: {
        'residential-1': ['house', BEN, 'grey'],
        'commercial-2': ['motel', BEN],
        'industrial-1': ['smithy', ANN],
      },
    })
    expect(table.g.money).toEqual([35, 39, 35])
    expect(table.facts[0]).toEqual({ kind: 'collectedRent', seat: BEN, cards: 2, income: 4 })
  })

  it('TOI-15: then one action', () => {
    const table = turnOf(ANN)
    expect(table.frames.at(-1)).toEqual({ step: 'action', frame: { seat: ANN } })
  })

  it('TOI-64: the round continues in its old order even if the track has changed', () => {
    const table = titansTable({ ...READY, estates: {} }).at('rounds', {})
    reprice(reprice(table))
    expect(table.actor).toBe(CAT)
    table.pick('estate commercial-1').pick('open general-store')
    expect(table.g.order).toEqual([CAT, EVE, DAN, BEN, ANN])
    expect(table.actor).toBe(BEN)
  })

  it('TOI-64, TOI-86: after the last seat on the track, the next round starts with the first', () => {
    const table = titansTable({ order: [CAT, ANN, BEN], round: 4 }).at('rounds', {})
    expect(table.g.round).toBe(5)
    for (const seat of [CAT, ANN, BEN]) {
      expect(table.actor).toBe(seat)
      reprice(table)
    }
    expect(table.g.round).toBe(6)
    expect(table.actor).toBe(CAT)
  })

  it('TOI-63, TV-13, R-26: when the third of five seats ends the age, the rest get no turn, and the first on the track starts', () => {
    const table = titansTable(READY).at('rounds', {})
    reprice(reprice(table)).pick('estate commercial-1').pick('open general-store')
    expect(table.g.age).toBe(2)
    expect(table.g.order).toEqual([CAT, EVE, DAN, BEN, ANN])
    expect(table.actor).toBe(CAT)
    expect(table.g.round).toBe(3)
    expect(table.facts).toContainEqual({ kind: 'ageEnded', age: 1, cards: 2 })
    expect(table.facts).toContainEqual({ kind: 'ageBegan', age: 2, seat: CAT })
  })

  it('TOI-10: three ages, then the game is over', () => {
    const table = titansTable({ age: 3 }).at('rounds', {})
    table.g.ageOver = true
    table.state.frames.length = 1
    table.referee.resume(table.state)
    expect(table.g.over).toBe(true)
    expect(table.frames).toEqual([])
  })

  it('R-36: the age ends after fifteen rounds without new real estate', () => {
    const table = titansTable({ round: 14, builtIn: 0, age: 2 }).at('rounds', {})
    for (let turn = 0; turn < 3; turn++) reprice(table)
    expect(table.facts).toContainEqual({ kind: 'guardEndedAge', age: 2, rounds: 15 })
    expect(table.g).toMatchObject({ age: 3, builtIn: 15, round: 16 })
  })

  it('R-36: a grey card counts as new real estate', () => {
    const table = titansTable({
      age: 2,
      round: 15,
      builtIn: 1,
      market: { 'c-residential': [[9, 1], null, null], 'c-transportation': [[9, 1], null, null] },
    }).at('rounds', {})
    table.pick('estate commercial-1').pick('open general-store')
    expect(table.g.white['commercial-1']).toBe(false)
    reprice(reprice(table))
    expect(table.g).toMatchObject({ age: 2, builtIn: 16, round: 17 })
  })

  it('TOI-22, R-4: the license doesn’t pass to the next seat', () => {
    const table = titansTable({ market: { 'c-residential': [[1, 5], null, [1, 5]] } }).at('rounds', {})
    const licenses = [ANN, BEN, CAT].map(() => {
      const { license } = table.g
      reprice(table)
      return license
    })
    expect(licenses).toEqual([true, false, true])
  })

  it('R-36: the guard can be changed or switched off', () => {
    const after = (stallGuardRounds: 8 | 'off') => {
      const table = titansTable({ variants: { stallGuardRounds }, round: 90, builtIn: 83 }).at('rounds', {})
      for (let turn = 0; turn < 3; turn++) reprice(table)
      return table.g.age
    }
    expect(after(8)).toBe(2)
    expect(after('off')).toBe(1)
  })
})
