// The puzzles of every game: a list without their positions, and the books themselves, loaded on demand.

import type { Puzzle, PuzzleBook } from '@tableworks/lessons'
import { ENTRIES, LISTED, PART } from 'virtual:puzzles'
import { t } from './words.ts'
import { TEACHING_GAME } from '../worlds.ts'
import { type Day, dailyOrder, dayAt, puzzleOn } from './days.ts'

export type Level = Puzzle['level']
export const LEVELS: readonly Level[] = [1, 2, 3]

const NAMES = { 1: 'easy', 2: 'medium', 3: 'hard' } as const
export const sayLevel = (level: Level): string => t(`puzzle.level.${NAMES[level]}`)

export type ListedPuzzle = Pick<Puzzle, 'id' | 'since' | 'level' | 'theme'> & {
  readonly game: string
  readonly isDaily: boolean
}

const ALL: ReadonlyMap<string, readonly ListedPuzzle[]> = new Map(
  Object.entries(LISTED).map(([game, { puzzles }]) => [
    game,
    puzzles.map(([id, since, level, theme, isDaily]) => ({ game, id, since, level, theme, isDaily })),
  ]),
)

export const puzzlesOf = (game: string): readonly ListedPuzzle[] => ALL.get(game) ?? []

export const themeOf = ({ game, theme }: Pick<ListedPuzzle, 'game' | 'theme'>): string =>
  LISTED[game]?.themes[theme] ?? theme

/** The themes of a game's puzzles, sorted by title. */
export const themesOf = (game: string): readonly (readonly [theme: string, title: string])[] =>
  [...new Set(puzzlesOf(game).map(({ theme }) => theme))]
    .map(theme => [theme, themeOf({ game, theme })] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b))

/** A puzzle with the part of its book that has its game; null if there is none. */
export async function loadPuzzle(game: string, id: string): Promise<{ book: PuzzleBook; puzzle: Puzzle } | null> {
  const at = puzzlesOf(game).findIndex(one => one.id === id)
  const open = ENTRIES[game]?.[Math.floor(at / PART)]
  if (at < 0 || open === undefined) return null
  const { part: book } = await open()
  const puzzle = book.puzzles[at % PART]
  return puzzle === undefined ? null : { book, puzzle }
}

/** The teaching game has no daily puzzles, and hard ones are for practice. */
const DAILY = dailyOrder(
  [...ALL].flatMap(([game, puzzles]) => (game === TEACHING_GAME ? [] : [puzzles.filter(({ isDaily }) => isDaily)])),
)

export const today = (): Day => dayAt(new Date())

/** The puzzle of a day; undefined before the first. */
export const dailyPuzzle = (day: Day): ListedPuzzle | undefined => puzzleOn(DAILY, day)

/** A puzzle's URL, including the filter that picks the next puzzle. */
export const addressOf = ({ game, id }: Pick<ListedPuzzle, 'game' | 'id'>, filter: Filter = {}): string => {
  const query = new URLSearchParams(
    Object.entries(filter).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString()
  return `/puzzle/${game}/${id}${query === '' ? '' : `?${query}`}`
}

export const addressOfDay = (day: Day): string => (day === today() ? '/puzzle' : `/puzzle/${day}`)

/** Which puzzles to practise. */
export interface Filter {
  readonly level?: Level | undefined
  readonly theme?: string | undefined
}

export const filterIn = (query: string): Filter => {
  const asked = new URLSearchParams(query)
  return {
    level: LEVELS.find(level => String(level) === asked.get('level')),
    theme: asked.get('theme') ?? undefined,
  }
}

export const matching = (game: string, { level, theme }: Filter): readonly ListedPuzzle[] =>
  puzzlesOf(game).filter(
    one => (level === undefined || one.level === level) && (theme === undefined || one.theme === theme),
  )
