// A seat sends several choices in one line.

import { Table, seedFrom } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { pebbles } from './pebbles.ts'

const ANN = 0
const opened = () => new Table(pebbles, { seatNames: ['Ann', 'Ben'], seed: seedFrom('a') })
const hash = (table: Table) => table.referee.hash(table.state)

describe('a line of choices', () => {
  it('is one canonical log line, and reports everything at once', () => {
    const table = opened()
    const answer = table.say(ANN, ' take 1;take  1 ; rest')
    expect('told' in answer && answer.told.map(({ fact }) => fact.kind)).toEqual(['took', 'took'])
    expect(table.log).toEqual([{ seat: ANN, text: 'take 1; take 1; rest', hash: hash(table), secret: false }])
    expect([table.step, table.actor]).toEqual([3, 1])
  })

  it('is refused as a whole, for the reason of the first illegal choice', () => {
    const table = opened()
    const before = hash(table)
    expect(table.say(ANN, 'take 1; take 2; rest')).toEqual({ refusal: { because: 'tooMany', rule: 'PEB-1', left: 1 } })
    expect(table.say(ANN, 'take 2; rest; rest')).toEqual({ refusal: { because: 'notYourTurn', rule: null, seat: 1 } })
    expect([hash(table), table.step, table.log.length]).toEqual([before, 0, 0])
  })

  it('is undone and redone together, and can be undone in part', () => {
    const table = opened()
    table.say(ANN, 'take 1; take 1; rest')
    const after = hash(table)
    table.say(ANN, '/undo')
    expect(table.step).toBe(0)
    table.say(ANN, '/redo')
    expect([table.step, hash(table)]).toEqual([3, after])
    table.say(ANN, '/undo 2')
    expect([table.step, table.actor]).toEqual([2, ANN])
    table.say(ANN, '/redo')
    expect(hash(table)).toBe(after)
  })

  it('draws other dice for each of its choices after seen dice were undone', () => {
    const table = opened()
    const shown = table.choices.find(name => name.startsWith('show')) ?? ''
    table.say(ANN, shown)
    table.say(ANN, '/ask 0')
    table.say(1, `/agree ${table.request?.id}`)
    table.say(ANN, `take 1; ${shown}`)
    const [first, second] = table.line.map(({ reseed }) => reseed)
    expect(first).not.toBeNull()
    expect(second).not.toBeNull()
    expect(first).not.toBe(second)
  })

  it('is only a proposal until it is committed, and only at its log position', () => {
    const table = opened()
    const before = hash(table)
    const proposal = table.propose(ANN, 'take 2; rest')
    if ('refusal' in proposal) throw new Error('refused')
    expect([hash(table), table.log.length, table.step]).toEqual([before, 0, 0])
    expect(proposal.step).toBe(2)
    table.commit(proposal)
    expect([hash(table), table.step]).toEqual([proposal.line.hash, 2])
    expect(() => table.commit(proposal)).toThrow('the proposal is for line 0, but the log is at line 1')
  })
})
