// A learner's progress, stored on this device.

import { same } from '@tableworks/kernel'
import type { Finished } from '@tableworks/lessons'
import { remember, remembered } from '../parts/remembered.ts'
import { addressOf, listedFor } from './books.ts'

export interface Progress {
  /** The ids of finished lessons. */
  readonly done: readonly string[]
  /** The most stars won in each challenge, by id. */
  readonly stars: Readonly<Record<string, number>>
  /** The progress of unfinished lessons, by id. */
  readonly begun: Readonly<Record<string, Begun>>
}

/** The finished steps of a lesson, and the choices of all seats up to there. */
export interface Begun {
  readonly line: readonly string[]
  readonly finished: Finished
}

const keyOf = (game: string): string => `tableworks lessons ${game}`

export function progressIn(game: string): Progress {
  try {
    const kept = JSON.parse(remembered(keyOf(game)) ?? '{}') as Partial<Progress>
    return { done: kept.done ?? [], stars: kept.stars ?? {}, begun: kept.begun ?? {} }
  } catch {
    return { done: [], stars: {}, begun: {} }
  }
}

export function keepDone(game: string, lesson: string): void {
  const { done, ...rest } = progressIn(game)
  if (!done.includes(lesson)) keep(game, { ...rest, done: [...done, lesson] })
}

/**
 * Stores the progress of a lesson, so that it continues there after a reload. Stores null at its beginning and when it's finished.
 */
export function keepBegun(game: string, lesson: string, begun: Begun | null): void {
  const { begun: before, ...rest } = progressIn(game)
  const { [lesson]: old, ...others } = before
  if (!same(old ?? null, begun))
    keep(game, { ...rest, begun: begun === null ? others : { ...others, [lesson]: begun } })
}

export function keepStars(game: string, challenge: string, won: number): void {
  const { stars, ...rest } = progressIn(game)
  if (won > (stars[challenge] ?? 0)) keep(game, { ...rest, stars: { ...stars, [challenge]: won } })
}

const keep = (game: string, progress: Progress): void => remember(keyOf(game), JSON.stringify(progress))

/** How many of a game's lessons are finished, not counting lessons that no longer exist. */
export function countDone(game: string): { readonly done: number; readonly of: number } {
  const { done } = progressIn(game)
  const { lessons } = listedFor(game)
  return { done: lessons.filter(({ id }) => done.includes(id)).length, of: lessons.length }
}

/** The address of the first lesson that isn't finished; null if all are. */
export function nextLesson(game: string): string | null {
  const { done } = progressIn(game)
  const at = listedFor(game).lessons.findIndex(({ id }) => !done.includes(id))
  return at === -1 ? null : addressOf('lesson', game, at + 1)
}
