// Writes the book of a game's puzzles.

import { STAGES } from '@tableworks/bots'
import { botEntryFor } from '@tableworks/games/bots'
import { type AnyGame, digestOf } from '@tableworks/kernel'
import { choicesIn, type Puzzle, type PuzzleBook, startOf, upTo } from '@tableworks/lessons'
import { describeGame } from '../describe.ts'
import { type PuzzleCandidate, levelOf } from './choosing.ts'
import type { PuzzlePlan, SearchedGame } from './search.ts'

/** Digits of a puzzle's id. */
const ID_DIGITS = 12

interface BookParts {
  readonly game: AnyGame
  readonly plan: PuzzlePlan
  readonly command: string
  readonly searched: readonly SearchedGame[]
  readonly chosen: readonly PuzzleCandidate[]
}

export function bookOf({ game, plan, command, searched, chosen }: BookParts): PuzzleBook {
  const games = [...new Set(chosen.map(one => one.game))].toSorted((a, b) => a.number - b.number)
  const inOrder = chosen.toSorted((a, b) => a.game.number - b.game.number || a.puzzle.step - b.puzzle.step)
  const reached = (stage: (typeof STAGES)[number]) =>
    searched.reduce((sum, one) => sum + (one.reached[STAGES.indexOf(stage)] ?? 0), 0)
  const themes = botEntryFor(game.id).explaining?.themes ?? {}
  const { rules, components } = describeGame(game)
  const book = {
    game: game.id,
    rules,
    set: components.hash,
    command,
    search: plan.search,
    searched: {
      games: searched.length,
      positions: reached('searched'),
      candidates: reached('tried'),
      confirmed: reached('confirmed'),
    },
    least: plan.least,
    themes: Object.fromEntries(Object.entries(themes).filter(([key]) => chosen.some(one => one.puzzle.theme === key))),
    games: games.map(one => upTo(one.game, Math.max(...chosen.flatMap(c => (c.game === one ? [c.puzzle.step] : []))))),
    puzzles: inOrder.map(one => puzzleOf(one, games.indexOf(one.game))),
  }
  return { ...book, puzzles: book.puzzles.map(puzzle => ({ ...puzzle, id: idOf(book, puzzle) })) }
}

const puzzleOf = ({ puzzle }: PuzzleCandidate, game: number): Puzzle => ({
  id: '',
  game,
  step: puzzle.step,
  seat: puzzle.seat as Puzzle['seat'],
  theme: puzzle.theme,
  level: levelOf(puzzle),
  ideas: puzzle.ideas.map(idea => ({ ...idea, lead: rounded(idea.lead, 1), wins: rounded(idea.wins, 2) })),
  reasons: puzzle.reasons.map(reason => ({ ...reason, worth: rounded(reason.worth, 1) })),
  confirmed: {
    gap: rounded(puzzle.confirmed.mean, 2),
    error: rounded(puzzle.confirmed.error, 2),
    times: puzzle.confirmed.times,
  },
})

/** The same position always has the same id. */
function idOf(book: PuzzleBook, puzzle: Puzzle): string {
  const { choices, ...game } = startOf(book, puzzle)
  return digestOf([book.game, game, choicesIn(choices)]).slice(0, ID_DIGITS)
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

/** One line for each game and each puzzle, so changes can be read. */
export function asText(book: PuzzleBook): string {
  const fields = Object.entries(book).map(([name, value]) => `${JSON.stringify(name)}: ${fieldText(value)}`)
  return `{\n${fields.join(',\n')}\n}\n`
}

const fieldText = (value: unknown): string =>
  Array.isArray(value) && value.length > 0
    ? `[\n${value.map(one => JSON.stringify(one)).join(',\n')}\n]`
    : JSON.stringify(value)
