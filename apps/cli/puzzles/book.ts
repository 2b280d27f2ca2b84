// Writes the book of a game's puzzles. A book grows at its end: its puzzles stay, with their ids and their days.

import { betterFirst, type Mean, measureOf, type Proof, STAGES } from '@tableworks/bots'
import { botEntryFor } from '@tableworks/games/bots'
import { type AnyGame, digestOf } from '@tableworks/kernel'
import { choicesIn, type Puzzle, type PuzzleBook, type PuzzleSearch, upTo } from '@tableworks/lessons'
import { describeGame } from '../describe.ts'
import { levelOf, type PuzzleCandidate } from './choosing.ts'
import type { PuzzlePlan, SearchedGame } from './search.ts'

/** Digits of a puzzle's id. */
const ID_DIGITS = 12

/** A book without puzzles. */
export function emptyBook(game: AnyGame, least: number): PuzzleBook {
  const { rules, components } = describeGame(game)
  const measure = measureOf(botEntryFor(game.id))
  return {
    game: game.id,
    rules,
    set: components.hash,
    measure,
    least,
    searches: [],
    themes: {},
    games: [],
    puzzles: [],
  }
}

interface Addition {
  readonly plan: PuzzlePlan
  readonly command: string
  readonly searched: readonly SearchedGame[]
  readonly chosen: readonly PuzzleCandidate[]
  /** The day they join the book, such as `2026-11-19`. */
  readonly day: string
}

/** The book with more puzzles, in the given order. */
export function withMore(book: PuzzleBook, { plan, command, searched, chosen, day }: Addition): PuzzleBook {
  const played = [...new Set(chosen.map(({ game }) => game))]
  const games = played.map(game => upTo(game.game, Math.max(...stepsIn(chosen, game))))
  const added = chosen.map(one => puzzleOf(book.game, one, book.games.length + played.indexOf(one.game), day))
  const titles = Object.entries(botEntryFor(book.game).explaining?.themes ?? {})
  const puzzles = [...book.puzzles, ...added]
  return {
    ...book,
    searches: [
      ...book.searches.filter(one => one.command !== command || one.search !== plan.search),
      { command, search: plan.search, searched: countsOf(searched) },
    ],
    themes: Object.fromEntries(titles.filter(([key]) => puzzles.some(({ theme }) => theme === key))),
    games: [...book.games, ...games],
    puzzles,
  }
}

const stepsIn = (chosen: readonly PuzzleCandidate[], game: SearchedGame): number[] =>
  chosen.flatMap(one => (one.game === game ? [one.puzzle.step] : []))

function countsOf(searched: readonly SearchedGame[]): PuzzleSearch['searched'] {
  const reached = (stage: (typeof STAGES)[number]) =>
    searched.reduce((sum, one) => sum + (one.reached[STAGES.indexOf(stage)] ?? 0), 0)
  return {
    games: searched.length,
    positions: reached('searched'),
    candidates: reached('tried'),
    confirmed: reached('confirmed'),
  }
}

const puzzleOf = (id: string, candidate: PuzzleCandidate, game: number, since: string): Puzzle => {
  const { puzzle } = candidate
  return {
    id: idOf(id, candidate),
    since,
    game,
    step: puzzle.step,
    seat: puzzle.seat as Puzzle['seat'],
    theme: puzzle.theme,
    level: levelOf(puzzle),
    ideas: puzzle.ideas.map(idea => ({ ...idea, ...endOf(idea) })),
    reasons: puzzle.reasons.map(reason => ({ ...reason, worth: rounded(reason.worth, 1) })),
    confirmed: confirmedBy(puzzle.confirmed),
  }
}

/** The puzzle with the figures of another proof. */
export function withProof({ measure }: PuzzleBook, puzzle: Puzzle, { gap, ends, times }: Proof): Puzzle {
  const [best, ...others] = puzzle.ideas.map((idea, i) => ({ ...idea, ...endOf(ends[i] ?? idea) }))
  if (best === undefined) return puzzle
  const ideas = [best, ...others.toSorted(betterFirst(measure))]
  return { ...puzzle, ideas, confirmed: confirmedBy({ ...gap, times }) }
}

const endOf = ({ lead, wins }: Proof['ends'][number]) => ({ lead: rounded(lead, 1), wins: rounded(wins, 2) })

const confirmedBy = ({ mean, error, times }: Mean & { readonly times: number }): Puzzle['confirmed'] => ({
  gap: rounded(mean, 2),
  error: rounded(error, 2),
  times,
})

/** The same position always has the same id. */
export function idOf(id: string, { game, puzzle }: PuzzleCandidate): string {
  const { choices, ...start } = game.game
  return digestOf([id, start, choicesIn(choices).slice(0, puzzle.step)]).slice(0, ID_DIGITS)
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

/** One line for each search, game and puzzle, so changes can be read. */
export function asText(book: PuzzleBook): string {
  const fields = Object.entries(book).map(([name, value]) => `${JSON.stringify(name)}: ${fieldText(value)}`)
  return `{\n${fields.join(',\n')}\n}\n`
}

const fieldText = (value: unknown): string =>
  Array.isArray(value) && value.length > 0
    ? `[\n${value.map(one => JSON.stringify(one)).join(',\n')}\n]`
    : JSON.stringify(value)
