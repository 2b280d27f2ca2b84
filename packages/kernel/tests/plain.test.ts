import { canonical, copy, digestOf, fingerprint, notPlain, same } from '@tableworks/kernel'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const plain = fc
  .jsonValue({ maxDepth: 4 })
  .map(value => JSON.parse(JSON.stringify(value)) as unknown)
  .filter(value => notPlain(value) === null)

/** The same data with the fields of every object reversed. */
function turned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(turned)
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, turned(part)])
      .toReversed(),
  )
}

describe('plain data', () => {
  it('a copy is equal and shares nothing', () => {
    fc.assert(
      fc.property(plain, value => {
        expect(copy(value)).toEqual(value)
      }),
    )
    const original = { a: [{ b: 1 }] }
    copy(original).a.push({ b: 2 })
    expect(original).toEqual({ a: [{ b: 1 }] })
  })

  it('the order of fields changes neither equality nor hash nor canonical text', () => {
    fc.assert(
      fc.property(plain, value => {
        expect(same(value, turned(value))).toBe(true)
        expect(fingerprint(turned(value))).toBe(fingerprint(value))
        expect(canonical(turned(value))).toBe(canonical(value))
      }),
    )
  })

  it('different data has a different fingerprint', () => {
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        expect(fingerprint(a) === fingerprint(b)).toBe(canonical(a) === canonical(b))
      }),
    )
  })

  it('small changes in a state all give different fingerprints', () => {
    const seen = new Set<string>()
    for (let money = 0; money < 40; money++)
      for (let cubes = -20; cubes < 20; cubes++)
        for (const who of ['ann', 'ben'])
          seen.add(fingerprint({ money: [money, cubes], at: { who, n: money - cubes } }))
    expect(seen.size).toBe(40 * 40 * 2)
  })

  it('the fingerprint never changes, because game files depend on it', () => {
    expect(fingerprint({ money: [3, 5], turn: 'ann', over: false, left: null, rate: 0.5 })).toBe('ee81618a4fa34e8c')
    expect(digestOf({ b: 1, a: [true] })).toBe('708747538ba81fd60b5aac8c646370de5e24abf70ab1872f67458a5a4f3af05d')
  })

  it('finds what wouldn’t survive saving', () => {
    expect(notPlain({ a: [1, 'x', null, true] })).toBeNull()
    expect(notPlain({ a: { b: new Map() } })).toBe('a.b')
    expect(notPlain({ a: [undefined] })).toBe('a.0')
    expect(notPlain({ a: Object.assign([1], { length: 2 }) })).toBe('a')
    expect(notPlain({ a: Number.NaN })).toBe('a')
    expect(notPlain({ a: () => 1 })).toBe('a')
    expect(notPlain({ a: -0 })).toBe('a')
    expect(notPlain(JSON.parse('{"a":{"__proto__":1}}'))).toBe('a.__proto__')
  })
})
