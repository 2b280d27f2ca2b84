// Every puzzle in the release: its position opens, its ideas are legal and differ, and its best idea is clearly the best.

import { coreIn, measureOf, type NamedChoice } from '@tableworks/bots'
import { loadState, Referee, savedState, type State, type Table } from '@tableworks/kernel'
import { ideaOf, type PlayedGame, type PuzzleIdea, replay } from '@tableworks/lessons'
import { describe, expect, it } from 'vitest'
import { botEntryFor } from '../bots.ts'
import { GAMES } from '../index.ts'
import { PUZZLE_BOOKS } from '../puzzles.ts'

/** How many standard errors a lead must reach, as in `tw puzzles`. The numbers in the puzzle files are rounded. */
const SURE = 3
const ROUNDED = 0.02
const COARSE = { lead: 0.1, wins: 1 } as const

/** Makes these choices, and returns them with their decisions. */
const playedIn = (referee: Referee, state: State, names: readonly string[]): NamedChoice[] =>
  names.map(name => {
    const decision = referee.waiting(state)?.decision ?? ''
    const read = referee.read(state, name)
    if ('refusal' in read) throw new Error(`${name}: ${read.refusal.because}`)
    referee.choose(state, read.option)
    return { decision, name }
  })

for (const [id, book] of PUZZLE_BOOKS) {
  const game = GAMES[id]
  if (game === undefined) continue
  const { puzzles, measure, least, themes } = book
  const { explaining } = botEntryFor(id)
  if (explaining === undefined) throw new Error(`${id} explains nothing`)

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
        expect(ideaOf(puzzle, coreIn(playedIn(referee, state, idea.choices), explaining))).toBe(idea)
        return referee.hash(state)
      })
      const listed = ideas.flatMap(({ cores }) => cores)
      expect(listed.flat().filter(name => explaining.free?.includes(name))).toEqual([])
      const others = referee.options(position).map(option => referee.name(position, option))
      for (const name of others.filter(one => !listed.some(core => core.join() === one)))
        expect(ideaOf(puzzle, coreIn(playedIn(referee, referee.clone(position), [name]), explaining))).toBe(undefined)
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
