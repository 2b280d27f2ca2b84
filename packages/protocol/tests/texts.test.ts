// Text that people write and a server stores: nothing in it may break a database or reverse the direction of other
// text.

import { Problem } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { ASKS, BRING, isPersonName } from '../index.ts'

const NUL = '\u0000'
const OVERRIDE = '\u202e'
const table = 'on-0123456789abcdef0123'

describe('a text', () => {
  it('is one line for a table’s name, without control characters and overrides', () => {
    const name = (given: string) => ASKS.rename.check({ table, name: given }, 'rename').name
    expect(name(`  Friday${OVERRIDE} \r\n night${NUL}\u2028out\t`)).toBe('Friday night out')
    expect(name('\u0000\u200f')).toBe('')
    expect(name('Wien – Málaga 👩‍🚀')).toBe('Wien – Málaga 👩‍🚀')
    const plan = { game: 'titan', seats: [], variants: {}, drawn: false, name: `a${NUL}\nb`, mine: [] }
    expect(ASKS.create.check(plan, 'create').name).toBe('a b')
    const set = { name: `Dearer${OVERRIDE}\n`, tables: {} }
    expect(BRING.check({ create: plan, set, file: null }).set?.name).toBe('Dearer')
  })

  it('keeps its line breaks in a note and in the chat', () => {
    const noted = ASKS.keepNote.check({ table, text: `one\n\ttwo${NUL}${OVERRIDE}\ud800` }, 'note')
    expect(noted.text).toBe('one\n\ttwo')
    const said = ASKS.chat.check({ table, text: `one\ntwo${NUL}`, word: '0'.repeat(16) }, 'chat')
    expect(said.text).toBe('one\ntwo')
  })

  it.each([
    [
      'say',
      {
        table,
        seat: 0,
        text: `harvest${NUL}`,
        lines: 0,
        look: { viewer: null, gate: null, isChosen: false, step: null, since: -1 },
      },
    ],
    ['stand', { table, seat: 0, decision: 'pay', answer: `yes${NUL}` }],
    ['stand', { table, seat: 0, decision: `pay\n`, answer: null }],
    ['join', { key: `${'0'.repeat(16)}.${'0'.repeat(64)}`, name: `Ann${OVERRIDE}`, seat: null }],
    ['reseat', { table, seat: 0, bot: `easy${NUL}` }],
    ['create', { game: 'titan', seats: [], variants: { map: `x${NUL}` }, drawn: false, name: '', mine: [] }],
    ['create', { game: 'titan', seats: [], variants: { [`x${NUL}`]: 1 }, drawn: false, name: '', mine: [] }],
    [
      'usePasskey',
      { answer: { id: `x${NUL}`, rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: {} } },
    ],
  ] as const)('from a program is refused by %s if invalid: %j', (ask, given) => {
    expect(() => ASKS[ask].check(given, ask)).toThrow(Problem)
  })

  it('in a file counts as a name only if a person could have typed it', () => {
    expect(['Ann', 'Zoë 2', ''].map(isPersonName)).toEqual([true, true, false])
    expect([`A${NUL}`, `A${OVERRIDE}`, 'A\nB', 'x'.repeat(41)].map(isPersonName)).toEqual([false, false, false, false])
  })
})
