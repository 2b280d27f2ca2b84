import { fill, type Words } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'

const WORDS: Words = {
  prompts: {},
  facts: {},
  refusals: {},
  sheet: {},
  names: { card: { A1: 'Old Mill' } },
}
const say = (template: string, values: Record<string, unknown>) => fill(template, values, WORDS, ['Ann', 'Ben'])

describe('words', () => {
  it('say seats and cards by their names', () => {
    expect(say('{seat} takes {card} from {owner}.', { seat: 0, card: 'A1', owner: 1 })).toBe(
      'Ann takes Old Mill from Ben.',
    )
    expect(say('{seat} waits.', { seat: 4 })).toBe('seat 4 waits.')
  })

  it('count', () => {
    expect(say('{left|cube|cubes} left', { left: 1 })).toBe('1 cube left')
    expect(say('{left|cube|cubes} left', { left: 0 })).toBe('0 cubes left')
  })

  it('list', () => {
    expect(say('{card}', { card: ['A1', 'A2'] })).toBe('Old Mill, A2')
    expect(say('{card}', { card: [] })).toBe('nothing')
  })

  it('a field that is not there is a mistake', () => {
    expect(() => say('{seat} sells {good}', { seat: 0 })).toThrow('{good}')
  })
})
