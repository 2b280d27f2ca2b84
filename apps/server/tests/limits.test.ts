import { describe, expect, it, vi } from 'vitest'
import { BackOff } from '../online/back-off.ts'
import { Hourly, Shared, Tokens } from '../online/limits.ts'

describe('tokens', () => {
  it('are spent, and refill with time up to a limit', () => {
    const tokens = new Tokens(10, 20, 0)
    expect([tokens.take(20, 0), tokens.take(1, 0), tokens.take(1, 99)]).toEqual([true, false, false])
    expect([tokens.take(5, 600), tokens.take(5, 600)]).toEqual([true, false])
    expect([tokens.take(20, 1e9), tokens.take(1, 1e9)]).toEqual([true, false])
  })

  it('are shared by the connections of an address only', () => {
    const shared = new Shared(now => new Tokens(1, 10, now), 10_000)
    const [one, two, other] = [shared.join('a', 0), shared.join('a', 0), shared.join('b', 0)]
    expect([one.take(6, 0), two.take(6, 0), other.take(6, 0)]).toEqual([true, false, true])
    expect(shared.holders('a')).toBe(2)
    shared.leave('a')
    shared.leave('a')
    expect(shared.holders('a')).toBe(0)
    // Reconnecting gives no new tokens.
    expect(shared.join('a', 0).take(6, 0)).toBe(false)
  })

  it('are forgotten when they would be full again', () => {
    vi.useFakeTimers()
    try {
      const shared = new Shared(now => new Tokens(1, 10, now), 10_000)
      const first = shared.join('a', 0)
      shared.leave('a')
      vi.advanceTimersByTime(9999)
      expect(shared.join('a', 0)).toBe(first)
      vi.advanceTimersByTime(20_000)
      expect(shared.join('a', 0)).toBe(first)
      shared.leave('a')
      shared.leave('a')
      vi.advanceTimersByTime(10_000)
      expect(shared.join('a', 0)).not.toBe(first)
    } finally {
      vi.useRealTimers()
    }
  })
})

it('an hourly limit is counted by name and resets with the hour', () => {
  const hourly = new Hourly()
  const taken = Array.from({ length: 4 }, () => hourly.take('create 10.0.0.1', 3, 1000))
  expect(taken).toEqual([true, true, true, false])
  expect(hourly.take('create 10.0.0.2', 3, 1000)).toBe(true)
  expect(hourly.take('create 10.0.0.1', 3, 3_600_000)).toBe(true)
})

/** An in-memory store that adds counts as the real ones do. */
function register() {
  const kept = new Map<number, Record<string, number>>()
  return {
    kept,
    counts: async (hour: number) => ({ ...kept.get(hour) }),
    addCounts: async (hour: number, counts: Readonly<Record<string, number>>) => {
      const now = { ...kept.get(hour) }
      for (const [name, used] of Object.entries(counts)) now[name] = (now[name] ?? 0) + used
      kept.set(hour, now)
    },
  }
}

it('counts survive a restart, without storing the address', async () => {
  const store = register()
  const before = new Hourly()
  for (let i = 0; i < 3; i++) before.take('create 10.0.0.1', 3, 1000)
  await before.share(store, 1000)
  await before.share(store, 1000)
  expect(JSON.stringify([...store.kept])).not.toContain('10.0.0.1')
  const after = new Hourly()
  await after.share(store, 2000)
  expect(after.take('create 10.0.0.1', 3, 2000)).toBe(false)
  expect(after.take('create 10.0.0.2', 3, 2000)).toBe(true)
  const later = new Hourly()
  await later.share(store, 3_600_000)
  expect(later.take('create 10.0.0.1', 3, 3_600_000)).toBe(true)
})

it('servers that share a store share an hourly limit', async () => {
  const store = register()
  const [one, two] = [new Hourly(), new Hourly()]
  const taken = (hourly: Hourly) => Array.from({ length: 10 }, () => hourly.take('a', 16, 0)).filter(Boolean).length
  expect([taken(one), taken(two)]).toEqual([10, 10])
  for (const hourly of [one, two, one]) await hourly.share(store, 0)
  expect([taken(one), taken(two)]).toEqual([0, 0])
})

it('amounts add up, and one that exceeds the limit isn’t counted', () => {
  const hourly = new Hourly()
  expect([
    hourly.take('bytes', 100, 0, 60),
    hourly.take('bytes', 100, 0, 60),
    hourly.take('bytes', 100, 0, 40),
  ]).toEqual([true, false, true])
})

it('a flood of names uses bounded memory and resets no other count', async () => {
  const hourly = new Hourly()
  for (let i = 0; i < 120; i++) hourly.take('create 10.0.0.1', 120, 0)
  for (let i = 0; i < 250_000; i++) hourly.take(`GET /* ${i}`, 60_000, 0)
  expect(hourly.size).toBeLessThanOrEqual(100_000)
  expect(hourly.take('create 10.0.0.1', 120, 0)).toBe(false)
  // No count of the flood is close to its limit, so none reaches the store.
  const store = register()
  await hourly.share(store, 0)
  expect(Object.values(store.kept.get(0) ?? {})).toEqual([120])
})

describe('back-off', () => {
  it('doubles for a player up to a maximum, and is forgotten after a while', () => {
    const backOff = new BackOff()
    const waits = Array.from({ length: 10 }, () => backOff.strike('ann', 'school', 0))
    expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 8000])
    expect(waits.at(-1)).toBe(300_000)
    expect([backOff.waitFor('ann', 'home', 1000), backOff.waitFor('ann', 'home', 300_000)]).toEqual([299_000, 0])
    expect(backOff.strike('ann', 'home', 1_000_000)).toBe(1000)
  })

  it('of one player doesn’t affect the network, but that of many does', () => {
    const backOff = new BackOff()
    for (let i = 0; i < 50; i++) backOff.strike('ann', 'school', 0)
    expect(backOff.waitFor('ben', 'school', 0)).toBe(0)
    for (let i = 0; i < 4; i++) backOff.strike(`guest ${i}`, 'school', 0)
    expect(backOff.waitFor('ben', 'school', 0)).toBe(0)
    for (let i = 0; i < 50; i++) backOff.strike(`guest ${i}`, 'school', 0)
    expect(backOff.waitFor('ben', 'school', 0)).toBe(60_000)
    expect(backOff.waitFor('ben', 'elsewhere', 0)).toBe(0)
  })
})
