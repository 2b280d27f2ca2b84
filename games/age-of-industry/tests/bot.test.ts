import { Chance, Referee, SEPARATOR, swiftChance, viewOf } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { advice, levels, networks } from '../bot/index.ts'
import { game } from '../index.ts'
import type { State } from '../state.ts'

const referee = new Referee(game)
await networks.loader.loadAll()

/** The winner's score in a game between hard bots. */
function bestOfHard(map: string, seats: number, deal: string): number {
  const state = referee.open(seats, { map }, swiftChance(`${map} ${seats} ${deal}`))
  const chance = new Chance(swiftChance('hard'))
  for (let next = referee.waiting(state); next !== null; next = referee.waiting(state)) {
    const line = levels?.hard?.choose(viewOf(referee, state, next.seat), { referee, chance }) ?? ''
    for (const name of line.split(SEPARATOR)) {
      const read = referee.read(state, name)
      if ('refusal' in read) throw new Error(`'${name}' is not offered`)
      referee.choose(state, read.option)
    }
  }
  return Math.max(...(referee.result(state)?.scores ?? []))
}

describe('Hard bots against each other', () => {
  // With weights tuned on Japan, bots on Minnesota waited for each other and ended with nothing.
  it.each(['japan', 'minnesota'])('build and sell on %s', map => {
    for (const seats of [2, 4]) {
      const best = ['a', 'b', 'c', 'd'].map(deal => bestOfHard(map, seats, deal))
      expect(best.reduce((sum, score) => sum + score) / best.length).toBeGreaterThan(8)
    }
  })
})

describe('A rollout', () => {
  const begun = (map: string, seats: number) => referee.open(seats, { map }, swiftChance('rehearsal')).g as State
  const judged = (map: string, seats: number) => advice.rollouts?.judge?.(begun(map, seats))
  const looks = (map: string, seats: number) => [0, 1, 2].map(seat => advice.value(begun(map, seats), seat))

  it.each([2, 3, 4, 5])('with %i seats every seat has a turn', seats => {
    expect(advice.rollouts?.actions(begun('japan', seats))).toBe(2 * seats)
  })

  it('uses the learned judge on Japan only', () => {
    expect(judged('minnesota', 3)).toEqual(looks('minnesota', 3))
    expect(judged('japan', 3)).not.toEqual(looks('japan', 3))
  })
})
