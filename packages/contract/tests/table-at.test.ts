import { swiftChance } from '@tableworks/kernel'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { perft, tableAt } from '../index.ts'
import { ScriptedChance } from '../scripted.ts'
import { pebbles } from './pebbles.ts'

const ANN = 0
const BEN = 1

describe('A table in a test', () => {
  it('starts at the set-up', () => {
    const table = tableAt(pebbles)

    expect(table.g.pebbles).toEqual([0, 0])
    expect(table.actor).toBe(ANN)
    expect(table.frames.map(({ step }) => step)).toEqual(['round', 'act'])
  })

  it('differs from the set-up only where the position says so', () => {
    const table = tableAt(pebbles, { seats: 3, variants: { rounds: 3 }, g: { stone: [5, 6, 7], bag: [8] } })

    expect(table.g).toMatchObject({ seats: 3, round: 1, stone: [5, 6, 7], bag: [8], variants: { rounds: 3 } })
  })

  it('plays from a frame, and ends with that frame', () => {
    const table = tableAt(pebbles).at('act', { seat: BEN, left: 2 })

    expect(table.pick({ count: 1 }, 2).pick('rest').frames).toEqual([])
    expect(table.g.pebbles).toEqual([0, 2])
    expect(table.facts).toEqual([
      { kind: 'took', seat: BEN, count: 1 },
      { kind: 'took', seat: BEN, count: 1 },
    ])
    // Facts have the game's own types, so no cast is needed.
    expect(table.facts.filter(fact => fact.kind === 'took').map(({ count }) => count)).toEqual([1, 1])
  })

  it('stacks frames', () => {
    const table = tableAt(pebbles).at('act', { seat: ANN, left: 1 }).at('act', { seat: BEN, left: 0 })

    expect(table.actor).toBe(BEN)
    expect(table.pick('rest').actor).toBe(ANN)
  })

  it('shows options and names, and gives reasons', () => {
    const table = tableAt(pebbles, { g: { stone: [5, 6] } }).at('act', { seat: ANN, left: 1 })

    expect(table.options).toEqual([{ count: 1 }, { stone: 5 }, 'rest'])
    expect(table.names).toEqual(['take 1', 'show 5', 'rest'])
    expect(table.why({ count: 2 })).toEqual({ because: 'tooMany', rule: 'PEB-1', left: 1 })
    expect(table.why('show 5')).toBeNull()
    expect(table.why('take a break')).toMatchObject({ because: 'noSuchValue', field: 'count' })
    expect(() => table.pick({ stone: 6 })).toThrow('not offered: show 6, because')
  })

  it('draws as its script says, then at random', () => {
    const table = tableAt(pebbles, { g: { stone: [1, 2], bag: [5, 6, 7, 8] }, draws: [2, 0] })

    expect(table.pick('show 1').g).toMatchObject({ stone: [7, 2], spare: [5, null], bag: [6, 8] })
    expect(table.pick('keep 7').g).toMatchObject({ stone: [7, 2], spare: [null, null], bag: [6, 8, 5] })
    expect([5, 6, 8]).toContain(table.pick('show 7').g.stone[ANN])
    expect(() =>
      tableAt(pebbles, { g: { bag: [5] }, draws: [1] }).pick({ stone: tableAt(pebbles).g.stone[ANN] }),
    ).toThrow('the script draws at 1, there are 1 to draw from')
  })

  it('does not compile with a wrong step, frame, option or field', () => {
    const table = tableAt(pebbles)
    type At = typeof table.at
    expectTypeOf<'act'>().toExtend<Parameters<At>[0]>()
    expectTypeOf<'produce'>().not.toExtend<Parameters<At>[0]>()
    expectTypeOf<{ count: number }>().toExtend<Parameters<typeof table.pick>[0]>()
    expectTypeOf<{ number: number }>().not.toExtend<Parameters<typeof table.pick>[0]>()

    // @ts-expect-error a frame of `act` has a seat
    expect(() => table.at('act', { left: 2 })).not.toThrow()
    // @ts-expect-error stones are numbers
    expect(() => tableAt(pebbles, { g: { bag: ['5'] } })).not.toThrow()
    // @ts-expect-error there is no such field
    expect(() => tableAt(pebbles, { g: { coins: [1, 2] } })).not.toThrow()
  })
})

describe('Scripted dice', () => {
  it('follow the script, within their faces', () => {
    const chance = new ScriptedChance(swiftChance('dice'), { dice: [2, 6, 7] })

    expect([chance.roll(6), chance.roll(6)]).toEqual([2, 6])
    expect(() => chance.roll(6)).toThrow('the script says 7, the die has 6 faces')
    expect(chance.roll(6)).toBeLessThanOrEqual(6)
  })

  it('leave shuffles unchanged', () => {
    const chance = new ScriptedChance(swiftChance('dice'), { draws: [3] })

    expect(new Set(chance.shuffle([1, 2, 3]))).toEqual(new Set([1, 2, 3]))
    expect(chance.below(4)).toBe(3)
  })
})

describe('perft', () => {
  it('counts the ways to make one, two and three choices', () => {
    const { state } = tableAt(pebbles, { g: { bag: [8] } }).at('act', { seat: ANN, left: 1 })

    // First: take, show or rest. Then: show or rest; take or rest; or nothing. Then: rest, at the two decisions left.
    expect(perft(pebbles, state, 3)).toEqual([3, 4, 2])
    expect(state.frames).toHaveLength(1)
  })
})
