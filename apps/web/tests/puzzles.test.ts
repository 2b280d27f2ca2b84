// Daily puzzles by date, streaks, and what is stored about tries.

import { execFileSync } from 'node:child_process'
import type { Puzzle } from '@tableworks/lessons'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  dailyOrder,
  type Day,
  dayAfter,
  dayAt,
  daysBetween,
  FIRST_DAY,
  isDay,
  noonOf,
  puzzleOn,
  streakOn,
} from '../puzzles/days.ts'
import { sayBehind, sayOutlook, saySure, sayWeighed } from '../puzzles/figures.ts'
import { provesAsGood, rangeOf } from '../puzzles/sure.ts'
import { keepTry, openAmong, streakNow, triedDays, triedIn } from '../puzzles/tries.ts'

const daysFrom = (day: Day, count: number): Day[] => Array.from({ length: count }, (_, i) => dayAfter(day, i))

const book = (name: string, ...editions: readonly (readonly [since: Day, count: number])[]) =>
  editions.flatMap(([since, count]) =>
    Array.from({ length: count }, (_, i) => ({ since, name: `${name}${since.slice(-1)}${i + 1}` })),
  )

describe('The puzzle of the day', () => {
  const first: Day = '2026-11-01'
  const later: Day = '2026-12-02'
  const books = [book('a', [first, 4]), book('b', [first, 2]), book('c', [first, 1])]
  const grown = [
    book('a', [first, 4], [later, 1]),
    book('b', [first, 2], [later, 3]),
    book('c', [first, 1]),
    book('d', [later, 2]),
  ]
  const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name)

  it('spreads every game evenly, and takes every puzzle once before any again', () => {
    const list = dailyOrder(books)
    expect(namesOf(list)).toEqual(['a11', 'b11', 'a12', 'c11', 'a13', 'b12', 'a14'])
    const shown = daysFrom(FIRST_DAY, 2 * list.length).map(day => puzzleOn(list, day))
    expect(new Set(shown.slice(0, list.length))).toEqual(new Set(list))
    expect(shown.slice(list.length)).toEqual(list)
  })

  it('stays the same when books grow and a game gets its first one', () => {
    const [before, after] = [dailyOrder(books), dailyOrder(grown)]
    expect(namesOf(after.slice(0, before.length))).toEqual(namesOf(before))
    expect(new Set(namesOf(after.slice(before.length)))).toEqual(new Set(['a21', 'b21', 'b22', 'b23', 'd21', 'd22']))
  })

  it('doesn’t exist before the first day, or without puzzles', () => {
    expect(puzzleOn(dailyOrder(books), dayAfter(FIRST_DAY, -1))).toBeUndefined()
    expect(puzzleOn(dailyOrder([]), FIRST_DAY)).toBeUndefined()
  })
})

describe('A day', () => {
  it('is the date on the player’s calendar, on days of 23 and 25 hours too', () => {
    for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Berlin', 'Australia/Lord_Howe']) {
      const code = `
        const { dayAt, dayAfter, noonOf } = await import(${JSON.stringify(new URL('../puzzles/days.ts', import.meta.url).href)})
        const bad = []
        for (let day = '2026-01-01'; day < '2028-01-01'; day = dayAfter(day)) {
          const [y, m, d] = day.split('-').map(Number)
          for (const time of [new Date(y, m - 1, d, 0, 0), new Date(y, m - 1, d, 23, 59), new Date(noonOf(day))])
            if (dayAt(time) !== day) bad.push(day)
        }
        console.log(bad.length)`
      const env = { ...process.env, TZ: zone }
      expect(
        execFileSync(process.execPath, ['--input-type=module', '-e', code], { env, encoding: 'utf8' }).trim(),
      ).toBe('0')
    }
  })

  it('counts calendar days, over leap days and the end of a year', () => {
    expect(dayAt(new Date(2026, 10, 8, 23, 59))).toBe('2026-11-08')
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(dayAfter('2028-02-28')).toBe('2028-02-29')
    expect(dayAfter('2026-12-31')).toBe('2027-01-01')
    expect(dayAt(new Date(noonOf('2026-11-08')))).toBe('2026-11-08')
  })

  it.each([
    ['2026-11-18', true],
    ['2026-02-30', false],
    ['2026-1-2', false],
    ['titan', false],
  ])('%s is one: %s', (text, is) => {
    expect(isDay(text)).toBe(is)
  })
})

describe('A streak', () => {
  it.each<[string, Day[], number, number]>([
    ['starts with today', ['2026-11-18'], 1, 1],
    ['waits for today’s puzzle until the day is over', ['2026-11-16', '2026-11-17'], 2, 2],
    ['ends when a day passes', ['2026-11-14', '2026-11-15', '2026-11-16'], 0, 3],
    ['runs over the end of a month', daysFrom('2026-10-30', 20), 20, 20],
    ['keeps the longest', [...daysFrom('2026-09-01', 5), '2026-11-17', '2026-11-18'], 2, 5],
    ['is empty at first', [], 0, 0],
  ])('%s', (_what, solved, current, longest) => {
    expect(streakOn(solved, '2026-11-18')).toEqual({ current, longest })
  })
})

describe('Progress', () => {
  const kept = new Map<string, string>()
  beforeAll(() => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
  })
  afterAll(() => {
    vi.unstubAllGlobals()
  })
  const puzzle = (id: string) => ({ game: 'titan', id })

  it('counts the first try only, but a puzzle may still be found', () => {
    expect(keepTry(puzzle('a'), 'solved', null)).toBe('first')
    expect(keepTry(puzzle('a'), 'missed', null)).toBe('first')
    expect(keepTry(puzzle('b'), 'missed', null)).toBe('missed')
    expect(keepTry(puzzle('b'), 'solved', null)).toBe('later')
    expect(keepTry(puzzle('c'), 'missed', null)).toBe('missed')
    expect(keepTry(puzzle('c'), 'shown', null)).toBe('shown')
    expect(keepTry(puzzle('c'), 'solved', null)).toBe('shown')
    expect(triedIn('titan')).toEqual({ a: 'first', b: 'later', c: 'shown' })
  })

  it('offers puzzles that weren’t tried, then those that weren’t solved', () => {
    const puzzles = ['a', 'b', 'c', 'd'].map(id => ({ id }))
    const open = (tried: Parameters<typeof openAmong>[1]) => openAmong(puzzles, tried).map(({ id }) => id)
    expect(open({ a: 'first', c: 'missed' })).toEqual(['b', 'd'])
    expect(open({ a: 'first', b: 'later', c: 'missed', d: 'shown' })).toEqual(['c', 'd'])
    expect(open({ a: 'first', b: 'later', c: 'first', d: 'first' })).toEqual([])
  })

  it('counts a day with a wrong try, and not one with the answer', () => {
    keepTry(puzzle('d'), 'solved', '2026-11-16')
    keepTry(puzzle('e'), 'missed', '2026-11-17')
    expect(streakNow('2026-11-17').current).toBe(1)
    keepTry(puzzle('e'), 'solved', '2026-11-17')
    expect(streakNow('2026-11-17').current).toBe(2)
    keepTry(puzzle('f'), 'shown', '2026-11-18')
    keepTry(puzzle('f'), 'solved', '2026-11-18')
    expect(streakNow('2026-11-19')).toEqual({ current: 0, longest: 2 })
  })

  it.each(['', 'null', '[1,2', '"first"', '{"a":"won","b":3}', '[]'])('ignores damaged data: %s', damaged => {
    kept.set('tableworks puzzles age', damaged)
    kept.set('tableworks puzzle days', damaged)
    expect([triedIn('age'), triedDays(), streakNow('2026-11-18').current]).toEqual([{}, {}, 0])
    expect(keepTry({ game: 'age', id: 'x' }, 'missed', null)).toBe('missed')
    expect(triedIn('age')).toEqual({ x: 'missed' })
  })
})

describe('A move that isn’t listed', () => {
  const puzzle = { confirmed: { gap: 6, error: 0.5, times: 100 } }

  it.each([
    ['is as good if it surely loses less than half of the gap', 0.2, 0.8, true],
    ['isn’t if that’s unclear', 0.2, 1.6, false],
    ['isn’t if it loses more', 3.5, 0.1, false],
    ['may be better', -2, 1, true],
  ])('%s', (_what, gap, error, is) => {
    expect(provesAsGood({ gap, error }, puzzle)).toBe(is)
  })
})

describe('A puzzle’s figures', () => {
  const [best, other] = [
    { lead: 6.2, wins: 0.94 },
    { lead: -0.1, wins: 0.31 },
  ]
  const puzzle = { ideas: [best, other], confirmed: { gap: 6.3, error: 0.5, times: 32 } } as unknown as Puzzle
  const weighed = { times: 40, gap: 6, error: 0.5, one: best, other }

  it('are points and wins', () => {
    const points = { measure: 'lead' } as const
    expect(sayBehind(points, best, other)).toBe('There’s a better move: this one is 6.3 points behind.')
    expect(sayOutlook(points, other, 32)).toBe('−0.1 points, wins 31% (18–48%)')
    expect(saySure(points, puzzle)).toBe('Best by 6.3 points, ± 1.0, over 32 games from here.')
    expect(sayWeighed(points, weighed, false)).toContain('about 6.0 points behind (± 1.0)')
  })

  it('are only wins in a race', () => {
    const wins = { measure: 'wins' } as const
    const said = [
      sayBehind(wins, best, other),
      sayOutlook(wins, other, 32),
      saySure(wins, puzzle),
      sayWeighed(wins, weighed, false),
      sayWeighed(wins, { ...weighed, error: 9 }, false),
      sayWeighed(wins, { ...weighed, other: best }, true),
    ]
    expect(said.join('\n')).not.toMatch(/points|lead|behind/)
    expect(said[0]).toBe('There’s a better move: this one wins 31% of games from here, the best one 94%.')
    expect(said[1]).toBe('Wins 31% (18–48%)')
    expect(said[2]).toBe('The best move wins 94% of games from here, the next best 31%: 32 games with each.')
    expect(said[3]).toContain('this one won 31% of 40 games, the best one 94%')
    expect(said[4]).toContain('40 games can’t show how much it loses')
    expect(said[5]).toContain('it won 94% of 40 games, the best one 94%')
  })
})

it('the range of a share is wider for few games, and never leaves 0 to 1', () => {
  const [from, to] = rangeOf(0.5, 100)
  expect([from.toFixed(3), to.toFixed(3)]).toEqual(['0.404', '0.596'])
  expect(rangeOf(1, 32).map(share => share.toFixed(2))).toEqual(['0.89', '1.00'])
  expect(rangeOf(0, 32)[0]).toBe(0)
})
