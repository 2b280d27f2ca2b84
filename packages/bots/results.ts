// A side's value of a finished game, averages with standard errors, and how much better one action does than another.

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

/** What decides between two actions: the lead at the end or, in a race, how often each wins. */
export type Measure = 'lead' | 'wins'

/** An action's leads and shares of the victory, one for each world. */
export interface Outcomes {
  readonly leads: readonly number[]
  readonly wins: readonly number[]
}

/** What an action leads to: the mean lead over the best opponent at the end of the game, and the share of wins. */
export interface Prospect {
  readonly lead: number
  readonly wins: number
}

export const prospectIn = ({ leads, wins }: Outcomes): Prospect => ({
  lead: meanOf(leads).mean,
  wins: meanOf(wins).mean,
})

/** Sorts the better prospects first. In a race, the lead decides only between those that win equally often. */
export const betterFirst =
  (measure: Measure) =>
  (one: Prospect, other: Prospect): number =>
    (measure === 'wins' ? other.wins - one.wins : 0) || other.lead - one.lead

/** How much better one action is than another in the same worlds: in points, or in percent of the games won. */
export const gapIn = (measure: Measure, one: Outcomes, other: Outcomes): Mean =>
  measure === 'lead'
    ? meanOf(differences(one.leads, other.leads))
    : withCaution(differences(one.wins, other.wins).map(share => 100 * share))

const differences = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((value, i) => value - (other[i] ?? 0))

/**
 * Games that all end the same way show no spread, however few they are. So the error counts half a game more for each way that both
 * actions can end (Agresti and Min, 2005).
 */
function withCaution(gaps: readonly number[]): Mean {
  const count = gaps.length + 2
  const shrunk = gaps.reduce((sum, gap) => sum + gap, 0) / count
  const squares = gaps.reduce((sum, gap) => sum + gap ** 2, 100 ** 2)
  return { mean: meanOf(gaps).mean, error: Math.sqrt((squares / count - shrunk ** 2) / count) }
}
