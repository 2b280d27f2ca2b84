import { describe, expect, it } from 'vitest'
import { scoresOf, winnersOf } from '../people/series.ts'

/** A game by its places, in the order Ann, Ben, Cat. */
const game = (...places: readonly number[]) =>
  places.map((place, i) => ({ who: 'abc'[i] ?? '', name: ['Ann', 'Ben', 'Cat'][i] ?? '', place }))
const after = (bestOf: number, ...games: readonly ReturnType<typeof game>[]) => {
  const scores = scoresOf(games)
  return {
    scores: scores.map(({ name, wins, ranks }) => [name, wins, ranks]),
    winners: winnersOf(scores, games.length, bestOf),
  }
}

describe('a series', () => {
  it('of two players ends when one can’t be caught', () => {
    expect(after(3, game(1, 2))).toEqual({
      scores: [
        ['Ann', 1, 1],
        ['Ben', 0, 2],
      ],
      winners: [],
    })
    expect(after(3, game(1, 2), game(1, 2)).winners).toEqual(['Ann'])
    expect(after(3, game(1, 2), game(2, 1)).winners).toEqual([])
    expect(after(3, game(1, 2), game(2, 1), game(2, 1)).winners).toEqual(['Ben'])
    expect(after(5, game(1, 2), game(1, 2)).winners).toEqual([])
  })

  it('counts a shared first place for both, and may end shared', () => {
    expect(after(3, game(1, 1), game(1, 2), game(2, 1)).winners).toEqual(['Ann', 'Ben'])
    expect(after(3, game(1, 1), game(1, 2)).winners).toEqual([])
  })

  it('of several players breaks equal wins by the sum of ranks, after its last game', () => {
    const games = [game(1, 2, 3), game(2, 1, 3), game(3, 2, 1)]
    expect(after(3, ...games)).toEqual({
      scores: [
        ['Ben', 1, 5],
        ['Ann', 1, 6],
        ['Cat', 1, 7],
      ],
      winners: ['Ben'],
    })
    expect(after(5, ...games).winners).toEqual([])
    // One win ahead with one game left: the sum of ranks could still decide the series.
    expect(after(3, game(1, 2, 3), game(1, 3, 2)).winners).toEqual(['Ann'])
    expect(after(5, game(1, 2, 3), game(1, 2, 3), game(2, 1, 3), game(3, 2, 1)).winners).toEqual([])
  })

  it('counts a missed game as the last rank', () => {
    expect(after(3, game(1, 2, 3), game(2, 1)).scores).toEqual([
      ['Ann', 1, 3],
      ['Ben', 1, 3],
      ['Cat', 0, 5],
    ])
  })

  it('that hasn’t begun has no winner', () => {
    expect(after(3)).toEqual({ scores: [], winners: [] })
  })
})
