// How many puzzles are solved, and which comes next.

import { type Filter, type Level, LEVELS, type ListedPuzzle, matching, puzzlesOf } from './books.ts'
import { isSolved, openAmong, triedIn, type Tries } from './tries.ts'

export interface Count {
  readonly solved: number
  readonly first: number
  readonly of: number
}

export const countOf = (puzzles: readonly ListedPuzzle[], tried: Tries): Count => ({
  solved: puzzles.filter(({ id }) => isSolved(tried[id])).length,
  first: puzzles.filter(({ id }) => tried[id] === 'first').length,
  of: puzzles.length,
})

/** How many of a game's puzzles are solved. Puzzles that no longer exist don't count. */
export const countSolved = (game: string): Count => countOf(puzzlesOf(game), triedIn(game))

export const countByLevel = (game: string): readonly (Count & { readonly level: Level })[] => {
  const tried = triedIn(game)
  return LEVELS.map(level => ({ level, ...countOf(matching(game, { level }), tried) }))
}

/** A random puzzle to play next, the easy ones first; null if all that match are solved. */
export function nextPuzzle(game: string, filter: Filter, except?: string): ListedPuzzle | null {
  const open = openAmong(
    matching(game, filter).filter(({ id }) => id !== except),
    triedIn(game),
  )
  const easiest = open.filter(({ level }) => level === Math.min(...open.map(one => one.level)))
  return easiest[Math.floor(Math.random() * easiest.length)] ?? null
}
