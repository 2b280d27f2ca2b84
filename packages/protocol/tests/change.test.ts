import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changed, changeOf, sharing } from '../index.ts'

/** JSON has no −0. */
const plain = fc
  .jsonValue({ noUnicodeString: false, maxDepth: 4 })
  .map((value): unknown => JSON.parse(JSON.stringify(value)))

const sent = (before: unknown, after: unknown) => {
  const change = changeOf(before, after)
  return change === null ? before : changed(before, JSON.parse(JSON.stringify(change)) as never)
}

describe('a change', () => {
  it('leads from any value to any other', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        expect(sent(before, after)).toEqual(after)
        expect(changeOf(after, after)).toBeNull()
      }),
    )
  })

  it('leads from a value to a similar one without modifying either', () => {
    const list = fc.array(fc.record({ a: fc.nat(3), b: fc.array(fc.nat(2), { maxLength: 4 }) }), { maxLength: 6 })
    fc.assert(
      fc.property(list, list, (before, after) => {
        const copy = JSON.stringify(before)
        expect(sent(before, after)).toEqual(after)
        expect(JSON.stringify(before)).toBe(copy)
      }),
    )
  })

  it('contains only what differs', () => {
    const before = { money: [1, 2, 3], hand: ['a', 'b', 'c'], turn: 1, gone: 0 }
    expect(changeOf(before, { money: [1, 5, 3], hand: ['a', 'c'], turn: 1, come: { x: 1 } })).toEqual({
      gone: [],
      money: { 1: [5] },
      hand: [1, 1, []],
      come: [{ x: 1 }],
    })
  })

  it('shares what is unchanged', () => {
    const before = { far: { deep: [1] }, near: 1 }
    const after = changed(before, { near: [2] }) as typeof before
    expect(after.far).toBe(before.far)
    const next = { far: { deep: [1] }, near: 2 }
    expect(sharing(before, next)).toEqual(next)
    expect(sharing(before, next).far).toBe(before.far)
    expect(sharing(before, { far: { deep: [1] }, near: 1 })).toBe(before)
  })

  it('treats a field called __proto__ like any other', () => {
    const after = changed({ a: 1 }, JSON.parse('{"__proto__":[{"bad":1}]}') as never) as Record<string, unknown>
    expect(Object.getPrototypeOf(after)).toBe(Object.prototype)
    expect(({} as Record<string, unknown>)['bad']).toBeUndefined()
  })
})
