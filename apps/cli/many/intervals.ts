// Confidence intervals.

export interface Spread {
  readonly mean: number
  /** Half the width of the 95% interval; null for fewer than two values. */
  readonly within: number | null
}

/** Two-sided, 95%. */
const Z = 1.959964

export function spreadOf(values: readonly number[]): Spread {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  if (values.length < 2) return { mean, within: null }
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
  return { mean, within: Z * Math.sqrt(variance / values.length) }
}

/** The Wilson score interval for a rate: `wins` out of `games`. It stays between 0 and 1 and works for small counts. */
export function wilson(wins: number, games: number, z = Z): { low: number; high: number } {
  if (games === 0) return { low: 0, high: 1 }
  const rate = wins / games
  const square = (z * z) / games
  const middle = rate + square / 2
  const spread = z * Math.sqrt((rate * (1 - rate)) / games + square / (4 * games))
  const inside = (value: number) => Math.min(1, Math.max(0, value / (1 + square)))
  return { low: inside(middle - spread), high: inside(middle + spread) }
}

/**
 * The z value for simultaneous 95% intervals with this many questions (Bonferroni): 1.96 for one, 3.48 for a hundred. Uses formula
 * 26.2.23 from Abramowitz and Stegun for the normal tail, correct to three digits.
 */
export function zForAll(questions: number): number {
  const t = Math.sqrt(-2 * Math.log(0.025 / Math.max(1, questions)))
  const above = 2.515517 + t * (0.802853 + t * 0.010328)
  const below = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308))
  return t - above / below
}
