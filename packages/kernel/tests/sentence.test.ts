import { fillIn, sayer } from '@tableworks/kernel'
import { describe, expect, expectTypeOf, it } from 'vitest'
import type { FieldsIn } from '../sentence.ts'

describe('a sentence', () => {
  it('is filled from its fields', () => {
    expect(fillIn('{who} pays ${sum}', { who: 'Ann', sum: 5 })).toBe('Ann pays $5')
    expect(() => fillIn('{who} pays', {})).toThrow("'{who} pays' needs {who}, which is missing")
    expect(() => fillIn('{constructor}', {})).toThrow('which is missing')
  })

  it('counts, with the noun or only the word', () => {
    const counted = (count: number) => fillIn('{count|cube|cubes} {count?goes|go}', { count })
    expect([0, 1, 2].map(counted)).toEqual(['0 cubes go', '1 cube goes', '2 cubes go'])
  })

  it('counts in a language with more plural forms', () => {
    const form = '{n|one=kostka|few=kostki|many=kostek|other=kostki}'
    const counted = (n: number) => fillIn(form, { n }, { locale: 'pl' })
    expect([1, 3, 5].map(counted)).toEqual(['1 kostka', '3 kostki', '5 kostek'])
  })

  it('leaves out the words around an empty value', () => {
    const say = (cost: unknown) => fillIn('Ann builds{cost! for $*}.', { cost })
    expect(say(3)).toBe('Ann builds for $3.')
    for (const nothing of [0, null, []]) expect(say(nothing)).toBe('Ann builds.')
  })

  it('shows a sign on request, and a word for a value', () => {
    expect([3, -1, 0].map(change => fillIn('{change+}', { change }))).toEqual(['+3', '−1', '0'])
    const state = '{state:now=acting now|done=has acted}'
    expect(['now', 'done', 'late'].map(one => fillIn(state, { state: one }))).toEqual([
      'acting now',
      'has acted',
      'late',
    ])
  })

  it('takes a field’s names from another field', () => {
    const textOf = (field: string, value: unknown) => (field === 'aFactory' ? `a ${String(value)}` : String(value))
    expect(fillIn('{factory@aFactory}, the {factory}', { factory: 'mine' }, { textOf })).toBe('a mine, the mine')
    expectTypeOf<FieldsIn<'{factory@aFactory} for {count}'>>().toEqualTypeOf<'factory' | 'count'>()
  })

  it('counts another field’s names', () => {
    const textOf = (field: string, value: unknown) => (field === 'what' ? `${String(value)}s` : String(value))
    const counted = (count: number) => fillIn('{count|{what@one}|{what}}', { count, what: 'pipe' }, { textOf })
    expect([1, 3].map(counted)).toEqual(['1 pipe', '3 pipes'])
    expectTypeOf<FieldsIn<'{count|{one}|{what}}'>>().toEqualTypeOf<'count' | 'one' | 'what'>()
  })
})

describe('a catalogue', () => {
  const words = { over: 'The game is over.', found: { some: '{count|passage|passages} in {where}' } } as const
  const say = sayer(() => ({ words }))

  it('finds sentences by name', () => {
    expect(say('over')).toBe('The game is over.')
    expect(say('found.some', { count: 2, where: 'RULES.md' })).toBe('2 passages in RULES.md')
    expect(() => say('found.none' as never)).toThrow("the catalogue has no sentence 'found.none'")
    expect(() => say('found.constructor' as never)).toThrow('has no sentence')
  })

  it('types names and fields', () => {
    expectTypeOf(say).parameter(0).toEqualTypeOf<'over' | 'found.some'>()
    // @ts-expect-error a field is missing
    expect(() => say('found.some', { count: 2 })).toThrow('{where}')
  })
})
