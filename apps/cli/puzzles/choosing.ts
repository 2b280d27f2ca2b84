// Chooses varied puzzles among those found.

import type { PlayedGame, Puzzle, PuzzleBook } from '@tableworks/lessons'
import type { FoundPuzzle, SearchedGame } from './search.ts'

export interface PuzzleCandidate {
  readonly game: SearchedGame
  readonly puzzle: FoundPuzzle
}

/**
 * How often bots of all levels find the best idea: more often than EASY in an easy puzzle, more often than MEDIUM in a medium one.
 */
const EASY = 0.6
const MEDIUM = 0.3
/** Parts of the game that positions are chosen from: opening, middle and end. */
const PHASES = 3

export function levelOf({ found }: Pick<FoundPuzzle, 'found'>): 1 | 2 | 3 {
  const share = found.reduce((sum, one) => sum + one, 0) / Math.max(1, found.length)
  return share > EASY ? 1 : share > MEDIUM ? 2 : 3
}

/** What puzzles should vary in, the most important first. */
const traitsOf = ({ game: { game }, puzzle }: PuzzleCandidate): string[] => [
  ...traitsIn(game, puzzle.theme, levelOf(puzzle)),
  `phase ${Math.floor(puzzle.phase * PHASES)}`,
]

/** The same for a puzzle of a book, which doesn't tell how long its game was. */
const traitsInBook = ({ games }: Pick<PuzzleBook, 'games'>, { game, theme, level }: Puzzle): string[] => {
  const played = games[game]
  return played === undefined ? [] : traitsIn(played, theme, level)
}

const traitsIn = ({ seats, variants }: PlayedGame, theme: string, level: number): string[] => [
  `theme ${theme}`,
  `level ${level}`,
  `table ${seats.length} ${JSON.stringify(variants)}`,
]

/**
 * Chooses puzzles one after another: each time the one whose traits are rarest among the book's puzzles and those chosen so far. If
 * several are equal, the surest.
 */
export function choose(
  candidates: readonly PuzzleCandidate[],
  want: number,
  book: Pick<PuzzleBook, 'games' | 'puzzles'>,
): PuzzleCandidate[] {
  const left = candidates.toSorted((a, b) => sureness(b) - sureness(a))
  const chosen: PuzzleCandidate[] = []
  const counts = new Map<string, number>()
  const count = (traits: readonly string[]) => {
    for (const trait of traits) counts.set(trait, (counts.get(trait) ?? 0) + 1)
  }
  for (const puzzle of book.puzzles) count(traitsInBook(book, puzzle))
  const rarity = (one: PuzzleCandidate) => traitsOf(one).reduce((sum, trait) => sum + (counts.get(trait) ?? 0), 0)
  while (chosen.length < want && left.length > 0) {
    const scores = left.map(rarity)
    const [next] = left.splice(scores.indexOf(Math.min(...scores)), 1)
    if (next === undefined) break
    chosen.push(next)
    count(traitsOf(next))
  }
  return chosen
}

const sureness = ({ puzzle: { confirmed } }: PuzzleCandidate): number =>
  confirmed.mean / Math.max(confirmed.error, 0.01)
