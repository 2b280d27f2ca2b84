// Puzzles as data: positions from bots' games with one clearly best action. `tw puzzles` finds them.

import { same, type Seat } from '@tableworks/kernel'
import { type PlayedGame, upTo } from './played.ts'

/** A game's `./puzzles` entry: `games/<game>/puzzles/puzzles.json`. */
export interface PuzzleBook {
  readonly game: string
  /**
   * The number of the rules and the component set that it was searched under. A test fails if the game's own have changed since.
   */
  readonly rules: number
  readonly set: string
  /** The searches that its puzzles come from. */
  readonly searches: readonly PuzzleSearch[]
  /** What its gaps count: points of lead, or percent of the games won. */
  readonly measure: 'lead' | 'wins'
  /** How much better the best idea is than every other, at least. */
  readonly least: number
  /** The titles of the themes. */
  readonly themes: Readonly<Record<string, string>>
  /** The games that the positions come from, each up to its last puzzle. */
  readonly games: readonly PlayedGame[]
  /** In the order they joined. New ones go to the end, so that days keep their puzzles. */
  readonly puzzles: readonly Puzzle[]
}

/** A command finds the same puzzles again as long as the search number and the bots stay the same. */
export interface PuzzleSearch {
  readonly command: string
  readonly search: number
  readonly searched: Searched
}

/** How much was searched. */
export interface Searched {
  readonly games: number
  /** Positions where a seat began an action. */
  readonly positions: number
  /** Positions that looked like puzzles and were played to the end of the game. */
  readonly candidates: number
  /** Candidates that fresh dice confirmed. The book has the most varied of them. */
  readonly confirmed: number
}

export interface Puzzle {
  /** Derived from the position. Progress is stored under this id. */
  readonly id: string
  /** The day it joined the book, such as `2026-11-19`. */
  readonly since: string
  /** The index of its game in the book, and how many of that game's choices lead to the position. */
  readonly game: number
  readonly step: number
  readonly seat: Seat
  /** What the best idea is about: a key of the book's themes. */
  readonly theme: string
  /** 1 is easy, 3 hard: by how often bots of each level find the best idea. */
  readonly level: 1 | 2 | 3
  /** Different ideas, the best first; at least two. */
  readonly ideas: readonly PuzzleIdea[]
  /** What the best idea gains immediately over the second, largest gain first, and what it gives up. */
  readonly reasons: readonly PuzzleReason[]
  /** How much better it is than the closest other idea, and how sure that is. */
  readonly confirmed: Confirmed
}

export interface PuzzleIdea {
  /** The whole action, up to the next random event. */
  readonly choices: readonly string[]
  /**
   * The choices that make up this idea. The others are details, such as the card to pay with. There are several lists if several
   * actions have the same result.
   */
  readonly cores: readonly (readonly string[])[]
  /** The mean lead over the best opponent at the end of the game, and the share of wins. */
  readonly lead: number
  readonly wins: number
}

export interface PuzzleReason {
  readonly part: string
  /** In the part's unit, and in points. */
  readonly amount: number
  readonly worth: number
  /** The sentence, with `{n}` for the amount. */
  readonly words: string
}

/** The results of games played to the end, with dice and hidden cards that the search had not seen. */
export interface Confirmed {
  /** How much better the best idea is than the closest other, in the book's measure, with its standard error. */
  readonly gap: number
  readonly error: number
  /** How many games were played with each idea. */
  readonly times: number
}

/** The game up to the puzzle's position: the start of an exercise. */
export function startOf({ games }: PuzzleBook, { id, game, step }: Puzzle): PlayedGame {
  const played = games[game]
  if (played === undefined) throw new Error(`puzzle ${id} has no game`)
  return upTo(played, step)
}

const SURE = 0.995

/** Whether it suits everyone as the puzzle of a day: it isn't hard, and the best move can change who wins. */
export const isDaily = ({ level, ideas }: Puzzle): boolean => level < 3 && !ideas.every(({ wins }) => wins >= SURE)

/** The book in parts of this many puzzles, each with its own games only. */
export function inParts(book: PuzzleBook, size: number): PuzzleBook[] {
  return Array.from({ length: Math.ceil(book.puzzles.length / size) }, (_, part) =>
    withOnly(book, book.puzzles.slice(part * size, (part + 1) * size)),
  )
}

/** The book with only these of its puzzles, and with their games. */
export function withOnly(book: PuzzleBook, puzzles: readonly Puzzle[]): PuzzleBook {
  const games = [...new Set(puzzles.map(({ game }) => game))]
  return {
    ...book,
    games: games.flatMap(game => book.games.slice(game, game + 1)),
    puzzles: puzzles.map(puzzle => ({ ...puzzle, game: games.indexOf(puzzle.game) })),
  }
}

/** The idea with exactly this core, in any order; undefined if it isn't one of the puzzle's. */
export const ideaOf = ({ ideas }: Puzzle, core: readonly string[]): PuzzleIdea | undefined =>
  ideas.find(({ cores }) => cores.some(one => isSameCore(one, core)))

export const isSameCore = (one: readonly string[], other: readonly string[]): boolean =>
  same(one.toSorted(), other.toSorted())
