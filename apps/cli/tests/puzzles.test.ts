import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BotEntry } from '@tableworks/bots'
import { PUZZLE_BOOKS } from '@tableworks/games/puzzles'
import type { Table } from '@tableworks/kernel'
import type { PuzzleBook } from '@tableworks/lessons'
import { describe, expect, it } from 'vitest'
import { type PuzzleCandidate, choose, levelOf } from '../puzzles/choosing.ts'
import { beginnings, type PuzzlePlan } from '../puzzles/search.ts'
import { folder, run } from './tw.ts'

const candidate = (theme: string, { found = [0.5], mean = 5, number = 0, phase = 0.5 } = {}) =>
  ({
    game: { number, game: { seats: ['Ann', 'Ben'], variants: {} } },
    puzzle: { theme, found, phase, confirmed: { mean, error: 1, times: 32 } },
  }) as unknown as PuzzleCandidate

const NO_BOOK = { games: [], puzzles: [] }

const themesOf = (list: readonly PuzzleCandidate[]) => list.map(({ puzzle }) => puzzle.theme).toSorted()

describe('The choice of puzzles', () => {
  it('spreads over themes, and takes the surest of each', () => {
    const sales = [5, 9, 7].map(mean => candidate('sold', { mean }))
    const [harvest, order] = [candidate('harvested', { mean: 4 }), candidate('delivered', { mean: 4 })]
    const chosen = choose([...sales, harvest, order], 3, NO_BOOK)
    expect(themesOf(chosen)).toEqual(['delivered', 'harvested', 'sold'])
    expect(chosen.find(({ puzzle }) => puzzle.theme === 'sold')?.puzzle.confirmed.mean).toBe(9)
  })

  it('spreads over levels and phases within a theme', () => {
    const easy = [1, 2, 3].map(() => candidate('sold', { found: [1, 1], mean: 9 }))
    const hard = candidate('sold', { found: [0, 0] })
    const early = candidate('sold', { found: [1, 1], phase: 0.1 })
    const chosen = choose([...easy, hard, early], 3, NO_BOOK)
    expect(chosen).toContain(hard)
    expect(chosen).toContain(early)
  })

  it('takes first what the book lacks', () => {
    const book = {
      games: [{ seats: ['Ann', 'Ben'], variants: {}, seed: '', choices: '' }],
      puzzles: [1, 2].map(() => ({ game: 0, theme: 'sold', level: 2 })),
    } as unknown as PuzzleBook
    const chosen = choose([candidate('sold', { mean: 9 }), candidate('harvested', { mean: 3 })], 1, book)
    expect(themesOf(chosen)).toEqual(['harvested'])
  })

  it('takes what there is', () => {
    expect(choose([candidate('sold')], 50, NO_BOOK)).toHaveLength(1)
    expect(choose([], 50, NO_BOOK)).toEqual([])
  })

  it('calls a puzzle easy if bots of most levels find it', () => {
    expect(
      [
        [1, 1, 0.5, 1],
        [0, 0.2, 0.5, 1],
        [0, 0, 0, 0.5],
      ].map(found => levelOf({ found })),
    ).toEqual([1, 2, 3])
  })
})

describe('The positions of a game', () => {
  const line = [0, 1, 2, 0, 1, 2].map(seat => ({ decision: 'turn', seat }))
  const table = { line, step: 6, result: { scores: [10, 9, 4], places: [1, 2, 3] } } as unknown as Table
  const entry = (isRace: boolean) => ({ explaining: { begins: ['turn'], isRace } }) as unknown as BotEntry
  const plan = { from: 0 } as PuzzlePlan

  it('are those of seats with a close result', () => {
    expect(beginnings(table, entry(false), plan)).toEqual([0, 1, 3, 4])
    expect(beginnings(table, entry(false), { ...plan, from: 50 })).toEqual([3, 4])
  })

  it('are the winner’s in a race', () => {
    expect(beginnings(table, entry(true), plan)).toEqual([0, 3])
  })
})

const bookIn = (file: string | undefined) => JSON.parse(readFileSync(file ?? '', 'utf8')) as PuzzleBook

const idsIn = (book: PuzzleBook) => book.puzzles.map(({ id }) => id)

/** The day of the run doesn't matter. */
const undated = (book: PuzzleBook) => ({ ...book, puzzles: book.puzzles.map(one => ({ ...one, since: '' })) })

describe('tw puzzles', () => {
  it('finds the same puzzles again, resumes, grows a book at its end, and confirms it with other dice', async () => {
    const at = folder()
    const [out, again, sure, kept] = ['book.json', 'again.json', 'sure.json', 'kept.jsonl'].map(name =>
      path.join(at, name),
    )
    const line = 'tw puzzles salt-and-timber --games 4 --seed t --workers 1'
    const found = await run(`${line} --want 2 --out ${out} --keep ${kept}`)
    const book = bookIn(out)
    const lines = readFileSync(kept ?? '', 'utf8').split('\n')
    writeFileSync(kept ?? '', `${lines.slice(0, 2).join('\n')}\n${lines[2]?.slice(0, 40)}`) // As if stopped in the second game.
    await run(`${line} --want 2 --out ${again} --keep ${kept}`)
    const resumed = bookIn(again)
    await run(`${line} --want 3 --out ${again} --keep ${kept}`)
    const grown = bookIn(again)
    const checked = await run(`tw puzzles salt-and-timber --check ${out} --seed fresh --out ${sure}`)
    const proved = bookIn(sure)
    const [search] = book.searches

    expect(found).toMatchObject({ code: 0, err: '' })
    expect(book.puzzles).toHaveLength(2)
    expect(search?.command).toBe('tw puzzles salt-and-timber --seed t --least 2')
    expect(search?.searched.positions).toBeGreaterThan(search?.searched.confirmed ?? 0)
    expect(undated(resumed)).toEqual(undated(book))
    expect(grown.puzzles.slice(0, 2)).toEqual(resumed.puzzles)
    expect(new Set(idsIn(grown)).size).toBe(3)
    expect(grown.searches).toHaveLength(1)
    expect(checked.code).toBe(0)
    for (const id of idsIn(book)) expect(checked.out).toContain(id)
    expect(checked.out).toContain(`Saved ${proved.puzzles.length} of 2`)
    expect(idsIn(book)).toEqual(expect.arrayContaining(idsIn(proved)))
    for (const { confirmed } of proved.puzzles)
      expect(confirmed.gap).toBeGreaterThanOrEqual(Math.max(2, 3 * confirmed.error - 0.02))
  })

  it('doesn’t add to a full book, or to one with another least lead', async () => {
    const out = path.join(import.meta.dirname, '../../../games/salt-and-timber/puzzles/puzzles.json')
    const full = await run(`tw puzzles salt-and-timber --want 1 --out ${out}`)
    expect(full).toMatchObject({ code: 2, err: expect.stringContaining('puzzles already') as string })
    const other = await run(`tw puzzles salt-and-timber --least 3 --out ${out}`)
    expect(other).toMatchObject({ code: 1, err: expect.stringContaining('another least lead') as string })
  })

  it.each([
    ['titan', /: leads by [\d.]+ ± [\d.]+ points, \d+ games/],
    ['victory-through-industry', /: wins [\d.]+ ± [\d.]+ % more games, \d+ games/],
  ])('prints a puzzle of %s in points or in wins', async (game, said) => {
    const [puzzle] = PUZZLE_BOOKS.get(game)?.puzzles ?? []
    const { out } = await run(`tw puzzles ${game} --puzzle ${puzzle?.id}`)
    expect(out.split('\n')[0]).toMatch(said)
  })

  it('refuses what it can’t search', async () => {
    const wrong = await run('tw puzzles salt-and-timber --variant rounds=7')
    expect(wrong.code).toBe(2)
    expect(wrong.err).toContain('rounds')
  })
})
