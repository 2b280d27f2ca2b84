import { notation, openNames, type OptionsIn, whole } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'

const GOODS = ['coal', 'coal-mine', 'iron'] as const
const NOTATION = notation(
  { good: GOODS, count: whole(1, 12), x: whole(-3, 3), y: whole(-3, 3), block: [1, 2, 3] },
  { trade: ['pass', 'sell {count} {good}', 'lay at {x},{y}', 'open block {block}'], answer: ['yes', 'no'] },
)
type Trade = OptionsIn<typeof NOTATION>['trade']

describe('the notation', () => {
  it('writes an option with the pattern that has its fields', () => {
    expect(NOTATION.write('trade', { count: 2, good: 'coal-mine' })).toBe('sell 2 coal-mine')
    expect(NOTATION.write('trade', { x: -1, y: 3 })).toBe('lay at -1,3')
    expect(NOTATION.write('trade', 'pass')).toBe('pass')
    expect(NOTATION.patternOf('trade', { block: 2 })).toBe('open block {block}')
  })

  it('reads back what it wrote, numbers as numbers and words as words', () => {
    const options: Trade[] = ['pass', { count: 12, good: 'coal' }, { x: 0, y: -3 }, { block: 3 }]
    for (const option of options) expect(NOTATION.read('trade', NOTATION.write('trade', option))).toEqual({ option })
  })

  it('accepts extra spaces and nothing else', () => {
    expect(NOTATION.read('trade', '  sell   2 coal ')).toEqual({ option: { count: 2, good: 'coal' } })
    expect(NOTATION.read('trade', 'Sell 2 coal')).toHaveProperty('misread')
    expect(NOTATION.read('trade', 'sell 02 coal')).toHaveProperty('misread')
  })

  it('names the wrong field and its valid values', () => {
    expect(NOTATION.read('trade', 'sell 2 gold')).toEqual({
      misread: { field: 'good', value: 'gold', expected: 'coal, coal-mine, iron' },
    })
    expect(NOTATION.read('trade', 'sell 99 iron')).toEqual({
      misread: { field: 'count', value: '99', expected: 'a whole number from 1 to 12' },
    })
  })

  it('caches no text that is too long, and one reading for all spellings of an option', () => {
    const padded = `sell 2 coal${' '.repeat(60_000)}`
    expect(NOTATION.read('trade', padded)).toMatchObject({ misread: { field: null } })
    // Extra spaces don't matter, and the cached result is the same object.
    expect(NOTATION.read('trade', ' sell  2 coal')).toBe(NOTATION.read('trade', 'sell 2 coal'))
  })

  it('lists the patterns when the text fits none', () => {
    expect(NOTATION.read('answer', 'maybe')).toEqual({ misread: { field: null, value: 'maybe', expected: 'yes | no' } })
  })

  it('rejects ambiguous patterns', () => {
    expect(() => notation({ good: GOODS }, { turn: ['sell {good}', 'buy {good}'] })).toThrow('name the verb in a field')
    expect(() => notation({}, { turn: ['sell {good}'] })).toThrow('{good}')
    expect(() => notation({}, { turn: ['/undo'] })).toThrow('table talk')
  })

  it('gives options their types', () => {
    // @ts-expect-error -- 'gold' is not a good
    expect(NOTATION.write('trade', { count: 1, good: 'gold' })).toBe('sell 1 gold')
    // @ts-expect-error -- no pattern has this field
    expect(() => NOTATION.write('trade', { number: 1 })).toThrow('no pattern')
    // @ts-expect-error -- there is no such decision
    expect(() => NOTATION.read('trades', 'pass')).toThrow("no decision 'trades'")
  })

  it('open names are known or match their pattern, so a component set can add names', () => {
    const towns = openNames(['osaka', 'kobe'], /[a-z]+|s-\d/)
    const open = notation({ a: towns, b: towns }, { rail: ['lay {a} to {b}', 'stop'] })
    expect(open.read('rail', 'lay osaka to nara')).toEqual({ option: { a: 'osaka', b: 'nara' } })
    expect(open.read('rail', 'lay s-1 to kobe')).toEqual({ option: { a: 's-1', b: 'kobe' } })
    expect(open.read('rail', 'lay Osaka to kobe')).toEqual({
      misread: { field: 'a', value: 'Osaka', expected: 'osaka, kobe' },
    })
    expect(open.read('rail', 'lay osaka to s-12')).toHaveProperty('misread')
    expect(open.write('rail', { a: 'nara', b: 'kobe' })).toBe('lay nara to kobe')
  })
})
