// Where a replay can stop: after every choice or turn, or where a round or an age begins.

import type { Entry } from '@tableworks/host'
import type { AnyGame, Chapter, Turn } from '@tableworks/kernel'
import { t } from './words.ts'

export interface Stops {
  /** `choice`, `turn`, then the game's chapters from smallest to largest. */
  readonly unit: string
  readonly steps: readonly number[]
}

export function stopsIn(
  game: AnyGame,
  journal: readonly Entry[],
  played: readonly Turn[],
  chapters: readonly Chapter[],
): Stops[] {
  const last = journal.at(-1)?.step ?? 0
  const names = [...new Set(chapters.map(({ name }) => name))]
  const order = Object.keys(game.chapters ?? {}).toReversed()
  return [
    { unit: 'choice', steps: journal.map(({ step }) => step) },
    { unit: 'turn', steps: played.map(({ to }) => to) },
    ...names
      .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
      .map(unit => ({ unit, steps: chapters.filter(({ name }) => name === unit).map(({ step }) => step) })),
  ].map(({ unit, steps }) => ({ unit, steps: [...new Set([0, ...steps, last])] }))
}

/** The stops after a step or, going backwards, before it, nearest first. */
export const stopsFrom = ({ steps }: Stops, step: number, direction: 1 | -1): number[] =>
  direction > 0 ? steps.filter(one => one > step) : steps.filter(one => one < step).toReversed()

/** An `nth` after all facts of a choice. No choice has this many facts. */
export const AFTER_ALL = 9999

/** The smallest chapter that a step belongs to: "Round 7". */
export function chapterAt(chapters: readonly Chapter[], step: number): string {
  const smallest = chapters.filter(({ name }) => name === chapters.at(-1)?.name)
  return smallest.findLast(chapter => chapter.step <= step)?.title ?? t('review.move', { step })
}
