import { fill, type Seat, type Words, wordsFor } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'

const WORDS: Words = {
  prompts: {},
  facts: {},
  refusals: {},
  sheet: {},
  names: { card: { A1: 'Old Mill' }, second: 'card' },
  seats: ['winners'],
}
const say = (template: string, values: Record<string, unknown>) => fill(template, values, WORDS, ['Ann', 'Ben'])

describe('words', () => {
  it('use the names of seats and cards', () => {
    expect(say('{seat} takes {card} from {owner}.', { seat: 0, card: 'A1', owner: 1 })).toBe(
      'Ann takes Old Mill from Ben.',
    )
    expect(say('{seat} waits.', { seat: 4 })).toBe('seat 4 waits.')
  })

  it('use plural forms', () => {
    expect(say('{left|cube|cubes} left', { left: 1 })).toBe('1 cube left')
    expect(say('{left|cube|cubes} left', { left: 0 })).toBe('0 cubes left')
  })

  it('list the winners and signed changes', () => {
    expect(say('{winners} gain {change+}', { winners: [0, 1], change: 3 })).toBe('Ann and Ben gain +3')
    expect(say('{change+}', { change: -2 })).toBe('−2')
  })

  it('join lists', () => {
    expect(say('{card}', { card: ['A1', 'A2'] })).toBe('Old Mill and A2')
    expect(say('{second}', { second: ['A1', 'A2', 'A3'] })).toBe('Old Mill, A2 and A3')
    expect(say('{card}', { card: [] })).toBe('nothing')
    expect(say('{card}', { card: ['A1', 'A2', 'A1'] })).toBe('2 Old Mill and A2')
    expect(say('{dice}', { dice: [4, 3, 4] })).toBe('4, 3 and 4')
  })

  it('a field missing in a fact or a frame doesn’t compile', () => {
    const words = wordsFor<{ turn: { seat: Seat } }, { turn: 'go' }, { kind: 'went'; seat: Seat }>()
    expect(
      words({
        // @ts-expect-error -- the frame of 'turn' has no field `left`
        prompts: { turn: '{left} left' },
        // @ts-expect-error -- the fact 'went' has no field `far`
        facts: { went: '{seat} went {far|mile|miles}' },
        refusals: {},
        sheet: {},
      }).prompts.turn,
    ).toBe('{left} left')
    expect(
      words({ prompts: { turn: 'Go, {seat}.' }, facts: { went: '{seat} went.' }, refusals: {}, sheet: {} }).sheet,
    ).toEqual({})
  })

  it('a missing field is an error', () => {
    expect(() => say('{seat} sells {good}', { seat: 0 })).toThrow('{good}')
  })
})
