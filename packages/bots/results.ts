// A side's value of a finished game, and averages with standard errors.

import type { Result } from '@tableworks/kernel'

/** The lead over the best opponent. */
export const leadOf = ({ scores }: Result, side: number): number =>
  (scores[side] ?? 0) - Math.max(...scores.filter((_score, other) => other !== side))

/** A side's share of the victory, which tied winners split. */
export function victoryOf({ places }: Result, side: number): number {
  return places[side] === 1 ? 1 / places.filter(place => place === 1).length : 0
}

export interface Mean {
  readonly mean: number
  /** The standard error; infinite for fewer than two values. */
  readonly error: number
}

export function meanOf(values: readonly number[]): Mean {
  const count = values.length
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, count)
  if (count < 2) return { mean, error: Number.POSITIVE_INFINITY }
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (count - 1)
  return { mean, error: Math.sqrt(spread / count) }
}
