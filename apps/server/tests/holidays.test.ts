// Players who are away from slow tables, on a real server whose days the test skips.

import type { Pace } from '@tableworks/host'
import { describe, expect, it } from 'vitest'
import { daysIn } from '../pace/holidays.ts'
import { planOf, type TestPage } from './page.ts'
import { ANN, BEN, kind, openServer, page, restart, sitDown } from './sitting.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const OFTEN = { interval: 50 }
let skipped = 0
/** Far from New Year, when a new allowance begins. */
const now = () => Date.UTC(2030, 2, 1) + Math.round(performance.now()) + skipped
openServer({ now, skipped: () => skipped })
const skip = (ms: number): void => void (skipped += ms)

const SLOW: Pace = { kind: 'slow', timeMs: 3 * DAY_MS, addMs: 0, isPerMove: true, sleep: null, timeout: 'bot' }
const sitDownFor = (pace: Pace) => sitDown(planOf({ pace }))
const cardOf = (one: TestPage, table: string) => one.ask('card', { table })
const botOf = async (one: TestPage, table: string) => (await cardOf(one, table)).seats[ANN]?.bot
const goAway = (one: TestPage, days: number) => one.ask('takeHoliday', { from: 0, until: now() + days * DAY_MS })

describe('a holiday', () => {
  it('stops the slow clocks of that player, and everyone at the table sees it', async () => {
    const { ann, ben, table } = await sitDownFor(SLOW)
    skip(DAY_MS)
    await goAway(ann, 10)
    const { online, clock } = await cardOf(ben, table)
    expect(online?.holidays).toEqual([{ seat: ANN, until: expect.any(Number) as number }])
    expect(clock?.running).toEqual([])
    await expect
      .poll(() => ben.news.some(news => 'card' in news && news.card.online?.holidays.length === 1), OFTEN)
      .toBe(true)
    skip(9 * DAY_MS)
    const { left } = (await cardOf(ben, table)).clock ?? { left: [] }
    expect(left[ANN]).toBeGreaterThan(2 * DAY_MS - HOUR_MS)
    expect(left[ANN]).toBeLessThanOrEqual(2 * DAY_MS)
  })

  it('holds the clock after a restart, and the time runs again when the player ends it', async () => {
    const { ann, ben, table } = await sitDownFor(SLOW)
    await goAway(ann, 20)
    const cookies = [ann.cookie, ben.cookie]
    skip(5 * DAY_MS)
    await restart()
    const [annAgain, benAgain] = [await page(cookies[0]), await page(cookies[1])]
    expect(await botOf(benAgain, table)).toBeNull()
    expect((await annAgain.ask('holidays', {})).holiday?.until).toBeGreaterThan(now())
    await annAgain.ask('endHoliday', {})
    expect((await cardOf(benAgain, table)).online?.holidays).toEqual([])
    expect((await annAgain.ask('holidays', {})).holiday).toBeNull()
    skip(4 * DAY_MS)
    await expect.poll(() => botOf(benAgain, table), OFTEN).not.toBeNull()
  })

  it('doesn’t help a player whose time is already up', async () => {
    const { ann, ben, table } = await sitDownFor({ ...SLOW, timeout: 'wait' })
    skip(4 * DAY_MS)
    await ann.ask('takeHoliday', { from: now() - 4 * DAY_MS, until: now() + DAY_MS })
    expect((await cardOf(ben, table)).clock?.left[ANN]).toBe(0)
  })

  it('changes nothing at a live table', async () => {
    const { ann, ben, table } = await sitDownFor({ ...SLOW, kind: 'live', timeout: 'wait' })
    await goAway(ann, 2)
    const { online, clock } = await cardOf(ben, table)
    expect([online?.holidays, clock?.running]).toEqual([[], [ANN]])
  })

  it('has a yearly allowance, in which part of a day counts as a whole day', async () => {
    const one = await page()
    expect(await one.ask('holidays', {})).toEqual({ left: 30, holiday: null })
    expect(await kind(goAway(one, 31))).toBe('noHoliday')
    expect(await kind(goAway(one, -1))).toBe('noHoliday')
    await goAway(one, 1)
    expect(await kind(goAway(one, 1))).toBe('noHoliday')
    skip(1) // Ending a holiday within its first millisecond would delete it.
    await one.ask('endHoliday', {})
    await goAway(one, 2)
    skip(1)
    await one.ask('endHoliday', {})
    expect((await one.ask('holidays', {})).left).toBe(28)
    const days = (...all: [from: string, until: string][]) =>
      daysIn(
        2030,
        all.map(([from, until]) => ({ from: Date.parse(from), until: Date.parse(until) })),
      )
    expect(days(['2030-05-01T00:00Z', '2030-05-08T00:00Z'])).toBe(7)
    expect(days(['2030-05-01T10:00Z', '2030-05-01T10:05Z'], ['2030-05-01T11:00Z', '2030-05-01T11:05Z'])).toBe(2)
    expect(days(['2029-12-30T00:00Z', '2030-01-03T00:00Z'])).toBe(2)
    expect(days(['2030-10-26T22:00Z', '2030-10-27T23:00Z'])).toBe(1) // a day of 25 hours
  })

  it('that would last for ages is refused without counting its days', async () => {
    const one = await page()
    const began = performance.now()
    expect(await kind(one.ask('takeHoliday', { from: 0, until: Number.MAX_SAFE_INTEGER }))).toBe('noHoliday')
    // Counting them would take at least ten seconds, and the server would do nothing else in that time.
    expect(performance.now() - began).toBeLessThan(5000)
  })

  it('ends for a seat that someone else has taken', async () => {
    const { ann, ben, table } = await sitDownFor(SLOW)
    await goAway(ben, 3)
    expect((await cardOf(ann, table)).online?.holidays.map(({ seat }) => seat)).toEqual([BEN])
    await ben.ask('leave', { table })
    expect((await cardOf(ann, table)).online?.holidays).toEqual([])
  })
})
