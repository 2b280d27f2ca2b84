import { judgeWith } from '@tableworks/bots'
import { Referee, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { advice } from '../bot/index.ts'
import { JUDGE_WEIGHTS as OF_FOUR } from '../bot/judge-weights-of-four.ts'
import { JUDGE_WEIGHTS as OF_TWO } from '../bot/judge-weights.ts'
import { learning } from '../bot/judge.ts'
import { game } from '../index.ts'
import type { State } from '../state.ts'

describe('A rehearsal', () => {
  it.each([2, 3, 4, 5])('with %i seats: everybody has a turn, and a judge that knows tables of that kind', seats => {
    const g = new Referee(game).open(seats, {}, swiftChance('rehearsal')).g as State
    expect(advice.rehearsal?.actions(g)).toBe(2 * seats)
    expect(advice.rehearsal?.judge?.(g)).toEqual(judgeWith(learning, seats === 2 ? OF_TWO : OF_FOUR)(g))
  })
})
