import { describe, expect, it } from 'vitest'
import { ideaOf, inParts, isDaily, type Puzzle, type PuzzleBook, startOf } from '../index.ts'

const idea = (choices: string, ...cores: string[]) => ({
  choices: choices.split('; '),
  cores: cores.map(core => core.split('; ')),
  lead: 0,
  wins: 0,
})

const mill = idea('build; play red; mill at a; stop', 'mill at a')
const mills = idea('build; play red; mill at a; mill at b', 'mill at a; mill at b')
const sale = idea('sell mill', 'sell mill', 'sell port')

const puzzle = { id: 'p', game: 0, step: 3, seat: 0, ideas: [mill, mills, sale] } as unknown as Puzzle

describe('An idea of a puzzle', () => {
  it('is recognised in another order', () => {
    expect(ideaOf(puzzle, ['mill at b', 'mill at a'])).toBe(mills)
  })

  it('is recognised in every way to the same result', () => {
    expect(ideaOf(puzzle, ['sell port'])).toBe(sale)
  })

  it('is none if a choice of its core is missing, or if there is another', () => {
    expect(ideaOf(puzzle, ['mill at b'])).toBe(undefined)
    expect(ideaOf(puzzle, ['sell mill', 'mill at a'])).toBe(undefined)
    expect(ideaOf(puzzle, [])).toBe(undefined)
  })
})

describe('The puzzle of a day', () => {
  const posed = (level: number, ...wins: number[]) =>
    ({ ...puzzle, level, ideas: wins.map(share => ({ ...mill, wins: share })) }) as unknown as Puzzle

  it.each([
    ['easy, and the move decides', posed(1, 0.9, 0.6), true],
    ['hard', posed(3, 0.9, 0.6), false],
    ['won with every move', posed(2, 1, 1), false],
    ['won only with the best move', posed(2, 1, 0.4), true],
  ])('may be one that is %s: %s', (_what, one, isFit) => {
    expect(isDaily(one)).toBe(isFit)
  })
})

describe('The start of a puzzle', () => {
  const book = { games: [{ seats: ['Ann', 'Ben'], seed: 's', choices: 'a; b\nc\nd' }] } as unknown as PuzzleBook

  it('is its game up to its step', () => {
    expect(startOf(book, puzzle)).toEqual({ seats: ['Ann', 'Ben'], seed: 's', choices: 'a; b; c' })
  })

  it('names a puzzle without a game', () => {
    expect(() => startOf(book, { ...puzzle, game: 1 })).toThrow('puzzle p has no game')
  })
})

describe('The parts of a book', () => {
  const games = ['a', 'b', 'c'].map(choices => ({ seats: ['Ann', 'Ben'], seed: 's', choices }))
  const puzzles = [0, 0, 1, 2, 2].map((game, i) => ({ ...puzzle, id: `p${i}`, game, step: 1 }))
  const book = { game: 'g', games, puzzles } as unknown as PuzzleBook
  const parts = inParts(book, 3)

  it('have all puzzles in order, with the same positions', () => {
    const starts = (one: PuzzleBook) => one.puzzles.map(each => [each.id, startOf(one, each)])
    expect(parts.map(part => part.puzzles.length)).toEqual([3, 2])
    expect(parts.flatMap(starts)).toEqual(starts(book))
  })

  it('have only their own games', () => {
    expect(parts.map(part => part.games.map(({ choices }) => choices))).toEqual([['a', 'b'], ['c']])
  })
})
