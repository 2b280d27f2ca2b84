import {
  Chance,
  imagine,
  perSeat,
  previousSeat,
  Referee,
  seatsFrom,
  seatsOf,
  swiftChance,
  nextSeat,
  isSeat,
  viewOf,
} from '@tableworks/kernel'
import { game as saltAndTimber } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'

describe('views and sampled worlds', () => {
  const referee = new Referee(saltAndTimber)
  const chance = new Chance(swiftChance('views'))

  it('a sampled world looks the same to its seat and differs where the seat can’t see', () => {
    const state = referee.open(3, {}, swiftChance('open'))
    const worlds = new Set<string>()
    for (let i = 0; i < 20; i++) {
      const world = imagine(referee, viewOf(referee, state, 1), chance)
      expect(viewOf(referee, world, 1)).toEqual(viewOf(referee, state, 1))
      worlds.add(JSON.stringify((world.g as { order: unknown }).order))
    }
    expect(worlds.size).toBeGreaterThan(5)
  })

  it('a sampled world can be played to its end', () => {
    const state = referee.open(4, {}, swiftChance('open'))
    const world = imagine(referee, viewOf(referee, state, 0), chance)
    expect(referee.playout(world, chance)).toBe(24)
    expect(referee.result(world)?.scores).toHaveLength(4)
  })

  it('a view contains nothing about future dice', () => {
    const state = referee.open(2, {}, swiftChance('open'))
    expect(JSON.stringify(viewOf(referee, state, 0))).not.toContain('chance')
  })
})

describe('seats', () => {
  it('go around the table', () => {
    expect(seatsOf(3)).toEqual([0, 1, 2])
    expect([nextSeat(2, 3), previousSeat(0, 3), seatsFrom(2, 4)]).toEqual([0, 2, [2, 3, 0, 1]])
    expect(perSeat(2, seat => seat * 10)).toEqual([0, 10])
    expect([isSeat(1, 2), isSeat(2, 2), isSeat('0', 2), isSeat(0.5, 2)]).toEqual([true, false, false, false])
  })
})
