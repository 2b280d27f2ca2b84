// Every puzzle in the release: its position opens, its ideas are legal and differ, and its best idea is clearly the best.

import { measureOf } from '@tableworks/bots'
import { loadState, Referee, savedState, type Table } from '@tableworks/kernel'
import { ideaOf, type PlayedGame, type PuzzleIdea, replay } from '@tableworks/lessons'
import { describe, expect, it } from 'vitest'
import { botEntryFor } from '../bots.ts'
import { GAMES } from '../index.ts'
import { PUZZLE_BOOKS } from '../puzzles.ts'

/** How many standard errors a lead must reach, as in `tw puzzles`. The numbers in the puzzle files are rounded. */
const SURE = 3
const ROUNDED = 0.02
const COARSE = { lead: 0.1, wins: 1 } as const

for (const [id, book] of PUZZLE_BOOKS) {
  const game = GAMES[id]
  if (game === undefined) continue
  const { puzzles, measure, least, themes } = book

  describe(`the puzzles of ${id}`, () => {
    it('fit the game’s rules number, component set and measure, and have ids of their own', () => {
      expect([book.game, book.rules, book.set]).toEqual([id, game.rules, new Referee(game).componentsHash])
      expect(measure).toBe(measureOf(botEntryFor(id)))
      expect(new Set(puzzles.map(puzzle => puzzle.id)).size).toBe(puzzles.length)
    })

    if (puzzles.length === 0) return

    /** Several puzzles come from one game, so each game is replayed once. */
    const tables = new Map<number, Table>()
    const tableOf = (at: number): Table => {
      const table = tables.get(at) ?? replay(game, book.games[at] as PlayedGame)
      tables.set(at, table)
      return table
    }

    it.each(puzzles)('opens, and its ideas are legal and differ: $id', puzzle => {
      const { ideas, seat, step, theme } = puzzle
      const referee = new Referee(game)
      const position = loadState(referee, savedState(tableOf(puzzle.game).at(step)))
      expect(referee.waiting(position)?.seat).toBe(seat)
      expect(ideas.length).toBeGreaterThan(1)
      const ends = ideas.map(idea => {
        const state = referee.clone(position)
        for (const choice of idea.choices) {
          const read = referee.read(state, choice)
          if ('refusal' in read) throw new Error(`${choice}: ${read.refusal.because}`)
          referee.choose(state, read.option)
        }
        expect(ideaOf(puzzle, idea.choices)).toBe(idea)
        return referee.hash(state)
      })
      expect(new Set(ends).size).toBe(ideas.length)
      expect(Object.keys(themes)).toContain(theme)
      expect(themes[theme]).toBe(botEntryFor(id).explaining?.themes?.[theme])
    })

    it.each(puzzles)('has one clearly best idea: $id', ({ ideas, confirmed, reasons }) => {
      const { gap, error } = confirmed
      const [best, ...others] = ideas
      const worth = ({ lead, wins }: PuzzleIdea) => (measure === 'lead' ? lead : 100 * wins)
      for (const other of others) {
        expect(worth(best as PuzzleIdea) - worth(other)).toBeGreaterThanOrEqual(least - COARSE[measure])
        expect(best?.wins).toBeGreaterThanOrEqual(other.wins)
      }
      expect(gap + ROUNDED).toBeGreaterThanOrEqual(Math.max(least, SURE * (error - ROUNDED)))
      const words = Object.values(botEntryFor(id).explaining?.differences ?? {}).flatMap(({ more, less }) => [
        more,
        less,
      ])
      for (const reason of reasons) expect(words).toContain(reason.words)
    })
  })
}
