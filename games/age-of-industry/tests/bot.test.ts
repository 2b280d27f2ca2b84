import { judgeWith, type Player, playGame } from '@tableworks/bots'
import { Referee, swiftChance } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { advice, levels } from '../bot/index.ts'
import { JUDGE_WEIGHTS as OF_FOUR } from '../bot/judge-weights-of-four.ts'
import { JUDGE_WEIGHTS as OF_TWO } from '../bot/judge-weights.ts'
import { learning } from '../bot/judge.ts'
import { game } from '../index.ts'
import type { State } from '../state.ts'

describe('Hard bots among themselves', () => {
  // Weights found on the one map had them wait for each other on the other, and end with nothing.
  it.each(['japan', 'minnesota'] as const)('build and sell on %s', map => {
    const { hard } = levels as { hard: Player }
    for (const seats of [2, 4]) {
      const { scores } = playGame(new Referee(game), Array(seats).fill(hard), `hard ${map} ${seats}`, { map }).result
      expect(Math.max(...scores)).toBeGreaterThan(8)
    }
  })
})

describe('A rehearsal', () => {
  it.each([
    ['japan', 2, OF_TWO],
    ['japan', 3, OF_FOUR],
    ['japan', 5, OF_FOUR],
  ] as const)('on %s with %i seats: everybody has a turn, and the judge knows such tables', (map, seats, weights) => {
    const g = new Referee(game).open(seats, { map }, swiftChance('rehearsal')).g as State
    expect(advice.rehearsal?.actions(g)).toBe(2 * seats)
    expect(advice.rehearsal?.judge?.(g)).toEqual(judgeWith(learning, weights)(g))
  })

  it('on Minnesota: what was learned on Japan does not judge', () => {
    const g = new Referee(game).open(3, { map: 'minnesota' }, swiftChance('rehearsal')).g as State
    expect(advice.rehearsal?.judge?.(g)).toEqual([0, 1, 2].map(seat => advice.value(g, seat)))
  })
})
