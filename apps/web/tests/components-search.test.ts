import { describe, expect, it } from 'vitest'
import { countChanged, isFound } from '../components/search.ts'

const STANDARD = { cards: { oil: { cost: 5, source: 'seed' }, corn: { cost: 2, source: 'found' } } }
const MINE = { cards: { oil: { cost: 7, source: 'seed' }, corn: { cost: 2, source: 'found' } } }
const search = (typed: string, onlyChanged = false) => ({
  words: typed.split(' ').filter(Boolean),
  onlyChanged,
  standard: STANDARD,
})

describe('a component set is searched', () => {
  it('by the name of a field and by its value', () => {
    expect(isFound(MINE, [], search('oil cost'))).toBe(true)
    expect(isFound(MINE.cards.corn, ['cards', 'corn'], search('oil'))).toBe(false)
    expect(isFound(MINE.cards.corn, ['cards', 'corn'], search('found'))).toBe(true)
  })

  it('for what differs from the standard set', () => {
    expect(countChanged(MINE, STANDARD)).toBe(1)
    expect(isFound(MINE.cards.oil, ['cards', 'oil'], search('', true))).toBe(true)
    expect(isFound(MINE.cards.corn, ['cards', 'corn'], search('', true))).toBe(false)
    expect(isFound(STANDARD, [], search('', true))).toBe(false)
  })
})
