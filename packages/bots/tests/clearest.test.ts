import { Chance, Referee, swiftChance, viewOf } from '@tableworks/kernel'
import { game } from '@tableworks/salt-and-timber'
import * as bot from '@tableworks/salt-and-timber/bot'
import { describe, expect, it } from 'vitest'
import { Comparison } from '../comparing.ts'
import { coreOf, ideasIn, isSameCore } from '../ideas.ts'
import { type BotEntry, type PositionSearch, proveAgain, searchPosition } from '../index.ts'
import { quickFor } from '../quick.ts'
import { betterFirst, gapIn, leadOf, meanOf, victoryOf } from '../results.ts'

const entry = bot as BotEntry
const referee = new Referee(game)

/** The last turn of seat 1, after which the game is scored. Its order is nearly done, or not. */
function lastTurn({ salt = 0, timber = 0, money = [10, 10] }) {
  const state = referee.open(2, {}, swiftChance('last turn'))
  const g = state.g as { round: number; money: number[]; store: Record<string, number[]>; order: (string | null)[] }
  Object.assign(g, { round: 6, money, order: [null, null] })
  g.store = { salt: [0, salt], timber: [0, timber] }
  state.frames = [
    { step: 'round', frame: { next: 2 } },
    { step: 'turn', frame: { seat: 1 } },
  ]
  return viewOf(referee, state, 1)
}

const search = (seen: ReturnType<typeof lastTurn>, more: Partial<PositionSearch> = {}) =>
  searchPosition({ entry, referee, seen, seed: 'search', least: 3, easy: true, ...more })

describe('Ideas', () => {
  const compared = new Comparison(
    entry,
    lastTurn({ salt: 4 }),
    { referee, chance: new Chance(swiftChance('ideas')) },
    2,
  )

  it('include every legal first choice', () => {
    const seen = lastTurn({ salt: 4 })
    const ideas = [...ideasIn(compared, seen, bot.explaining)]
    expect(new Set(ideas.map(({ choices: [first] }) => first))).toEqual(new Set(seen.choices))
  })

  it('aren’t free choices alone', () => {
    const seen = lastTurn({ salt: 4 })
    const ideas = [...ideasIn(compared, seen, { ...bot.explaining, free: ['sell 1 salt'] })]
    expect(ideas.map(({ choices: [first] }) => first)).not.toContain('sell 1 salt')
  })

  it('are the same if they differ only in details', () => {
    const selling = { ...bot.explaining, details: ['sell 1 salt'] }
    expect(coreOf(compared, ['sell 4 salt'], selling)).toEqual(['sell 4 salt'])
    // An action that consists only of details is an idea as well.
    expect(coreOf(compared, ['sell 1 salt'], selling)).toEqual(['sell 1 salt'])
    expect(coreOf(compared, ['sell 1 salt'], { ...selling, free: ['sell 1 salt'] })).toEqual([])
    expect(isSameCore(['a', 'b'], ['b', 'a'])).toBe(true)
    expect(isSameCore(['a', 'b'], ['a'])).toBe(false)
  })
})

describe('A search', () => {
  const seen = lastTurn({ salt: 4, money: [14, 10] })
  const parts: string[] = []
  const found = search(seen, { onPart: part => parts.push(part) })

  it('finds the clearly best action, its rivals, and how sure that is', () => {
    const { stage, clearest } = found
    expect(stage).toBe('confirmed')
    expect(clearest?.ideas[0]?.choices).toEqual(['sell 4 salt'])
    expect(clearest?.theme).toBe('sold')
    expect(clearest?.confirmed.mean).toBeGreaterThanOrEqual(3)
    expect(clearest?.confirmed.error).toBeLessThanOrEqual((clearest?.confirmed.mean ?? 0) / 3)
    expect(clearest?.found).toHaveLength(4)
    expect(parts).toEqual(['ideas', 'obvious', 'glance', 'trial', 'votes', 'field', 'proof', 'reasons'])
  })

  it('gives the same with the same seed', () => {
    expect(search(seen)).toEqual(found)
  })

  it('drops what bots of every level find, unless easy puzzles are wanted', () => {
    expect(search(seen, { easy: false })).toEqual({
      stage: 'searched',
      clearest: null,
    })
  })

  it('drops a position where two ideas are about as good', () => {
    expect(search(lastTurn({})).clearest).toBe(null)
  })

  it('drops a game that is won or lost with every idea', () => {
    expect(search(lastTurn({ salt: 4, money: [60, 10] })).clearest).toBe(null)
    expect(search(lastTurn({ salt: 4, money: [10, 60] })).clearest).toBe(null)
  })

  it('can be confirmed again with other dice', () => {
    const proof = (...lines: string[]) =>
      proveAgain(
        { entry, referee, seen, seed: 'again', least: 3 },
        lines.map(line => [line]),
        8,
      )
    expect(proof('sell 4 salt', 'harvest salt')?.gap.mean).toBeGreaterThanOrEqual(3)
    expect(proof('sell 4 salt', 'harvest salt')).toMatchObject({ isClear: true, times: 8 })
    expect(proof('harvest salt', 'sell 4 salt')?.gap.mean).toBeLessThan(0)
    expect(proof('harvest salt', 'sell 4 salt')?.isClear).toBe(false)
    expect(proof('sell 4 salt')).toBe(null)
  })
})

describe('A search in a race', () => {
  const race: BotEntry = { ...entry, explaining: { ...bot.explaining, isRace: true } }
  const searchRace = (money: number[]) => search(lastTurn({ salt: 4, money }), { entry: race, least: 25 })

  it('counts wins: the best action wins all of its games and the others none', () => {
    // By its lead of 3 points it would be no puzzle.
    expect(search(lastTurn({ salt: 4, money: [20, 10] }), { least: 4 }).clearest).toBe(null)
    const { ideas = [], confirmed } = searchRace([20, 10]).clearest ?? {}
    expect(ideas[0]?.choices).toEqual(['sell 4 salt'])
    expect(ideas.map(({ wins }) => wins)).toEqual(ideas.map((_idea, i) => (i === 0 ? 1 : 0)))
    expect(confirmed).toMatchObject({ mean: 100, times: 32 })
    expect(confirmed?.error).toBeGreaterThan(0)
  })

  it('drops a position where the best action has a far greater lead but every action wins', () => {
    const seen = lastTurn({ salt: 4, money: [1, 30] })
    const isBest = proveAgain({ entry, referee, seen, seed: 'rich', least: 3 }, [['sell 4 salt'], ['sell 1 salt']], 8)
    expect(isBest?.gap.mean).toBeGreaterThan(3)
    expect(isBest?.ends.map(({ wins }) => wins)).toEqual([1, 1])
    expect(searchRace([1, 30])).toEqual({ stage: 'searched', clearest: null })
  })
})

describe('Quick players', () => {
  /** The position after one action, with different dice for the player. */
  const after = (noise: number) => {
    const quick = quickFor(entry, referee, undefined, noise)
    const start = referee.open(2, {}, swiftChance('noise'))
    const ends = Array.from({ length: 12 }, (_, i) => {
      const state = referee.clone(start)
      quick.act(state, new Chance(swiftChance(`${i}`)))
      return referee.hash(state)
    })
    return new Set(ends).size
  }

  it('play differently only with noise', () => {
    expect(after(0)).toBe(1)
    expect(after(50)).toBeGreaterThan(1)
  })
})

describe('Results', () => {
  it('leave out games that take too many actions', () => {
    const seen = viewOf(referee, referee.open(2, {}, swiftChance('far from its end')), 0)
    const after = (actions?: () => number) =>
      new Comparison(entry, seen, { referee, chance: new Chance(swiftChance('results')) }, 2).results(
        [seen.choices.slice(0, 1)],
        { actions },
      )
    expect([...after()]).toHaveLength(2)
    expect([...after(() => 3)]).toEqual([])
  })

  it('are leads over the best opponent, and shares of a victory', () => {
    const result = { places: [1, 1, 3], scores: [20, 20, 12] } as unknown as Parameters<typeof leadOf>[0]
    expect([0, 1, 2].map(side => leadOf(result, side))).toEqual([0, 0, -8])
    expect([0, 1, 2].map(side => victoryOf(result, side))).toEqual([0.5, 0.5, 0])
  })

  it('differ by points, or in a race by percent of the games won', () => {
    const one = { leads: [5, 3, -1, 4], wins: [1, 1, 0, 0.5] }
    const other = { leads: [2, 1, -2, -2], wins: [1, 0, 0, 0] }
    expect(gapIn('lead', one, other)).toEqual(meanOf([3, 2, 1, 6]))
    expect(gapIn('wins', one, other).mean).toBe(37.5)
  })

  it('have an error in a race even if all games end the same way, and a smaller one after more games', () => {
    const errorAfter = (times: number, [own, others]: readonly [number, number]) => {
      const all = (share: number) => ({ leads: [], wins: Array.from({ length: times }, () => share) })
      return gapIn('wins', all(own), all(others)).error
    }
    expect(errorAfter(32, [1, 0])).toBeCloseTo(4.99, 2)
    expect(errorAfter(96, [1, 0])).toBeLessThan(2)
    expect(errorAfter(32, [1, 1])).toBeCloseTo(2.94, 2)
    expect(3 * errorAfter(2, [1, 0])).toBeGreaterThan(100)
  })

  it('are ranked by their lead, or in a race by wins and only then by the lead', () => {
    const [ahead, sure, surer] = [
      { lead: 9, wins: 0.5 },
      { lead: 1, wins: 0.8 },
      { lead: 2, wins: 0.8 },
    ]
    expect([sure, surer, ahead].toSorted(betterFirst('lead'))).toEqual([ahead, surer, sure])
    expect([ahead, sure, surer].toSorted(betterFirst('wins'))).toEqual([surer, sure, ahead])
  })

  it('have a mean with its standard error', () => {
    expect(meanOf([1, 3])).toEqual({ mean: 2, error: 1 })
    expect(meanOf([5])).toEqual({ mean: 5, error: Number.POSITIVE_INFINITY })
  })
})
