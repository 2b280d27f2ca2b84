import { Chance, Referee, swiftChance, viewOf } from '@tableworks/kernel'
import { game } from '@tableworks/salt-and-timber'
import * as bot from '@tableworks/salt-and-timber/bot'
import { describe, expect, it } from 'vitest'
import { type BotEntry, type Weighed, weighing } from '../index.ts'

const usual = bot as BotEntry
const referee = new Referee(game)

/** Seat 0's last turn, with four salt at $3 in its store. */
function lastTurn() {
  const state = referee.open(2, {}, swiftChance('last turn'))
  const g = state.g as { round: number; store: { salt: number[] }; order: (string | null)[] }
  g.round = 6
  g.store.salt[0] = 4
  g.order[0] = null
  return viewOf(referee, state, 0)
}

function weighed(one: string, other: string, batches: number, entry = usual): Weighed[] {
  const deps = { referee, chance: new Chance(swiftChance('weighing')) }
  const found: Weighed[] = []
  for (const sofar of weighing(entry, lastTurn(), { one: [one], other: [other] }, deps)) {
    found.push(sofar)
    if (found.length === batches) break
  }
  return found
}

describe('weighing two actions', () => {
  it('finds what the one gains over the other, with more games each time', () => {
    const found = weighed('sell 4 salt', 'sell 1 salt', 3)
    expect(found.map(({ times }) => times)).toEqual([4, 8, 12])
    const { gap, error, one, other } = found[2] as Weighed
    // Sells four at $3 instead of one. A salt left in the store is worth the same in all games.
    expect(gap).toBeCloseTo(one.lead - other.lead)
    expect(gap).toBeGreaterThan(3)
    expect(error).toBeLessThan(gap / 3)
    expect(one.wins).toBeGreaterThanOrEqual(other.wins)
  })

  it('finds how many more games it wins in a race', () => {
    const race: BotEntry = { ...usual, explaining: { ...bot.explaining, isRace: true } }
    const [found] = weighed('sell 4 salt', 'sell 1 salt', 1, race)
    const { gap = 0, one, other } = found ?? {}
    expect(gap).toBeCloseTo(100 * ((one?.wins ?? 0) - (other?.wins ?? 0)))
    expect(found?.error).toBeGreaterThan(0)
  })

  it('finds an action as good as itself', () => {
    const [found] = weighed('sell 1 salt', 'sell 1 salt', 1)
    expect(found).toMatchObject({ gap: 0, error: 0 })
    expect(found?.one).toEqual(found?.other)
  })
})
