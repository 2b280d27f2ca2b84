import { Chance, Referee, swiftChance, viewOf } from '@tableworks/kernel'
import { game } from '@tableworks/salt-and-timber'
import * as bot from '@tableworks/salt-and-timber/bot'
import { describe, expect, it } from 'vitest'
import { type BotEntry, warningAbout } from '../index.ts'

const entry = bot as BotEntry
const referee = new Referee(game)
const deps = () => ({ referee, chance: new Chance(swiftChance('warning')) })

/** Seat 0's last turn, with four salt at $3 in its store. */
function lastTurn() {
  const state = referee.open(2, {}, swiftChance('last turn'))
  const g = state.g as { round: number; store: { salt: number[] }; order: (string | null)[] }
  g.round = 6
  g.store.salt[0] = 4
  g.order[0] = null
  return viewOf(referee, state, 0)
}

describe('a warning', () => {
  it('names the better move, what it’s worth, and why', () => {
    const warning = warningAbout(entry, lastTurn(), ['sell 1 salt'], 3, deps())

    expect(warning?.better).toEqual([{ decision: 'turn', name: 'sell 4 salt' }])
    expect(warning?.cost).toBeGreaterThanOrEqual(3)
    expect(warning?.reasons.length).toBeGreaterThan(0)
  })

  it('is the same with the same dice', () => {
    const ask = () => warningAbout(entry, lastTurn(), ['sell 1 salt'], 3, deps())
    expect(ask()).toEqual(ask())
  })

  it('isn’t given for the best move, for a small loss, or by bots without reasons', () => {
    expect(warningAbout(entry, lastTurn(), ['sell 4 salt'], 3, deps())).toBe(null)
    expect(warningAbout(entry, lastTurn(), ['sell 3 salt'], 3, deps())).toBe(null)
    expect(warningAbout({ advice: bot.advice }, lastTurn(), ['sell 1 salt'], 3, deps())).toBe(null)
  })
})
