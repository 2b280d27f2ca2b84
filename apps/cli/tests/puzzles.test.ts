import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PuzzleBook } from '@tableworks/lessons'
import { describe, expect, it } from 'vitest'
import { type PuzzleCandidate, choose, levelOf } from '../puzzles/choosing.ts'
import { folder, run } from './tw.ts'

const candidate = (theme: string, { found = [0.5], mean = 5, number = 0, phase = 0.5 } = {}) =>
  ({
    game: { number, game: { seats: ['Ann', 'Ben'], variants: {} } },
    puzzle: { theme, found, phase, confirmed: { mean, error: 1, times: 32 } },
  }) as unknown as PuzzleCandidate

const themesOf = (list: readonly PuzzleCandidate[]) => list.map(({ puzzle }) => puzzle.theme).toSorted()

describe('The choice of puzzles', () => {
  it('spreads over themes, and takes the surest of each', () => {
    const sales = [5, 9, 7].map(mean => candidate('sold', { mean }))
    const [harvest, order] = [candidate('harvested', { mean: 4 }), candidate('delivered', { mean: 4 })]
    const chosen = choose([...sales, harvest, order], 3)
    expect(themesOf(chosen)).toEqual(['delivered', 'harvested', 'sold'])
    expect(chosen.find(({ puzzle }) => puzzle.theme === 'sold')?.puzzle.confirmed.mean).toBe(9)
  })

  it('spreads over levels and phases within a theme', () => {
    const easy = [1, 2, 3].map(() => candidate('sold', { found: [1, 1], mean: 9 }))
    const hard = candidate('sold', { found: [0, 0] })
    const early = candidate('sold', { found: [1, 1], phase: 0.1 })
    const chosen = choose([...easy, hard, early], 3)
    expect(chosen).toContain(hard)
    expect(chosen).toContain(early)
  })

  it('takes what there is', () => {
    expect(choose([candidate('sold')], 50)).toHaveLength(1)
    expect(choose([], 50)).toEqual([])
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

describe('tw puzzles', () => {
  it('finds the same puzzles again, resumes, and confirms them with other dice', async () => {
    const at = folder()
    const [out, again, kept] = ['book.json', 'again.json', 'kept.jsonl'].map(name => path.join(at, name))
    const line = 'tw puzzles salt-and-timber --want 2 --games 4 --seed t --workers 1'
    const found = await run(`${line} --out ${out} --keep ${kept}`)
    const text = readFileSync(out ?? '', 'utf8')
    const lines = readFileSync(kept ?? '', 'utf8').split('\n')
    writeFileSync(kept ?? '', `${lines.slice(0, 2).join('\n')}\n${lines[2]?.slice(0, 40)}`) // As if stopped in the second game.
    await run(`${line} --out ${again} --keep ${kept}`)
    const checked = await run(`tw puzzles salt-and-timber --check ${out} --seed fresh`)
    const book = JSON.parse(text) as PuzzleBook

    expect(found).toMatchObject({ code: 0, err: '' })
    expect(book.puzzles.length).toBeGreaterThan(0)
    expect(book.command).toContain('tw puzzles salt-and-timber --seed t --want 2')
    expect(book.searched.positions).toBeGreaterThan(book.searched.confirmed)
    expect(readFileSync(again ?? '', 'utf8')).toBe(text)
    expect(checked.code).toBe(0)
    for (const { id } of book.puzzles) expect(checked.out).toContain(id)
  })

  it('refuses what it can’t search', async () => {
    const wrong = await run('tw puzzles salt-and-timber --variant rounds=7')
    expect(wrong.code).toBe(2)
    expect(wrong.err).toContain('rounds')
  })
})
