import { describe, expect, it } from 'vitest'
import { Hourly, SharedTokens, Tokens } from '../online/limits.ts'

describe('tokens', () => {
  it('are spent, and come back with time, up to a limit', () => {
    const tokens = new Tokens(10, 20, 0)
    expect([tokens.take(20, 0), tokens.take(1, 0), tokens.take(1, 99)]).toEqual([true, false, false])
    expect([tokens.take(5, 600), tokens.take(5, 600)]).toEqual([true, false])
    expect([tokens.take(20, 1e9), tokens.take(1, 1e9)]).toEqual([true, false])
  })

  it('are shared by the connections of an address, and by nobody else', () => {
    const shared = new SharedTokens(1, 10)
    const [one, two, other] = [shared.join('a', 0), shared.join('a', 0), shared.join('b', 0)]
    expect([one.take(6, 0), two.take(6, 0), other.take(6, 0)]).toEqual([true, false, true])
    expect(shared.holders('a')).toBe(2)
    shared.leave('a')
    shared.leave('a')
    expect([shared.holders('a'), shared.join('a', 0).take(10, 0)]).toEqual([0, true])
  })
})

it('an hour’s share is counted by name, and begins anew with the hour', () => {
  const hourly = new Hourly()
  const taken = Array.from({ length: 4 }, () => hourly.take('create 10.0.0.1', 3, 1000))
  expect(taken).toEqual([true, true, true, false])
  expect(hourly.take('create 10.0.0.2', 3, 1000)).toBe(true)
  expect(hourly.take('create 10.0.0.1', 3, 3_600_000)).toBe(true)
})

it('what was used up is there again after a restart, without the address it was used from', async () => {
  const kept = new Map<number, Record<string, number>>()
  const register = {
    counts: async (hour: number) => kept.get(hour) ?? {},
    keepCounts: async (hour: number, counts: Readonly<Record<string, number>>) =>
      void kept.set(hour, { ...kept.get(hour), ...counts }),
  }
  const before = new Hourly()
  for (let i = 0; i < 3; i++) before.take('create 10.0.0.1', 3, 1000)
  await before.keep(register)
  expect(JSON.stringify([...kept])).not.toContain('10.0.0.1')
  const after = new Hourly()
  await after.resume(register, 2000)
  expect(after.take('create 10.0.0.1', 3, 2000)).toBe(false)
  expect(after.take('create 10.0.0.2', 3, 2000)).toBe(true)
  const later = new Hourly()
  await later.resume(register, 3_600_000)
  expect(later.take('create 10.0.0.1', 3, 3_600_000)).toBe(true)
})
