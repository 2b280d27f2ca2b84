// The bots' strength levels.

import type { VariantValue } from '@tableworks/kernel'

/** The levels, weakest first. Each game offers some of them. */
export const LEVELS = ['beginner', 'easy', 'normal', 'hard', 'expert'] as const
export type Level = (typeof LEVELS)[number]

/** A level that isn't stronger than the level below at some tables, so they don't offer it. */
export interface WithheldLevel {
  readonly level: Level
  /** All if omitted. */
  readonly seats?: readonly number[]
  /** Values other than the defaults; any if omitted. */
  readonly variants?: Variants
}

type Variants = Readonly<Record<string, VariantValue>>

/** The levels that a table offers. */
export const levelsAt = (
  levels: readonly Level[],
  withheld: readonly WithheldLevel[],
  seats: number,
  variants: Variants,
): Level[] => levels.filter(level => !withheld.some(one => one.level === level && isOneOf(one, seats, variants)))

const isOneOf = (of: WithheldLevel, seats: number, variants: Variants): boolean =>
  of.seats?.includes(seats) !== false &&
  Object.entries(of.variants ?? {}).every(([name, value]) => variants[name] === value)

const NORMAL = LEVELS.indexOf('normal')

/**
 * The offered level nearest to the requested one; of two equally near, the weaker. An older table may request a level that is no
 * longer offered. Unknown names count as normal.
 */
export function levelFor(asked: string, offered: readonly Level[]): Level {
  const known = LEVELS.findIndex(level => level === asked)
  const wanted = known < 0 ? NORMAL : known
  const distance = (level: Level) => Math.abs(LEVELS.indexOf(level) - wanted)
  return offered.reduce((best, level) => (distance(level) < distance(best) ? level : best), offered[0] ?? 'normal')
}
