// A sequential test of a win rate: a match goes on until the answer is clear, so a clear one needs few games.
//
// This is Wald's sequential probability ratio test, generalized as Fishtest does it: the rate is not the only unknown, so each
// hypothesis gets the distribution of scores that fits best (maximum likelihood). A deal is one observation, because its games
// share their luck. With scores of 0 and 1 only, it's Wald's own test.

/** How often each score from 0 to 1 occurred. */
export type Scores = ReadonlyMap<number, number>

/** The two hypotheses: the mean score is at most `low`, or at least `high`. */
export interface Bounds {
  readonly low: number
  readonly high: number
}

/** `passed`: at least `high` rather than at most `low`. */
export type MatchVerdict = 'passed' | 'failed'

/** A player at or below `low` passes at most this often, and one at or above `high` fails no more often. */
export const ERROR_RATE = 0.05

/** The log-likelihood ratio at which Wald's test ends, if both error rates are this high. */
export const waldLimit = (errorRate: number): number => Math.log((1 - errorRate) / errorRate)

/** Uses a lower error rate than asked for, because the spread of the scores is estimated from the same deals. */
const LIMIT = waldLimit(0.03)

export function verdictOn(scores: Scores, bounds: Bounds): MatchVerdict | undefined {
  const ratio = logRatio(scores, bounds)
  return ratio >= LIMIT ? 'passed' : ratio <= -LIMIT ? 'failed' : undefined
}

/** The log of the likelihood ratio: how much more likely the scores are if their mean is `high` than if it is `low`. */
export const logRatio = (scores: Scores, { low, high }: Bounds): number => misfit(scores, low) - misfit(scores, high)

/** Half of the 95% quantile of the chi-squared distribution with one degree of freedom. */
const LIKELY = 1.920729

/** The 95% interval of the mean, by likelihood ratio. */
export function intervalOf(scores: Scores): Bounds {
  const mean = meanOf(scores)
  if (mean === null) return { low: 0, high: 1 }
  const fits = (rate: number) => misfit(scores, rate) <= LIKELY
  return { low: mean === 0 ? 0 : border(0, mean, fits), high: mean === 1 ? 1 : border(1, mean, fits) }
}

function meanOf(scores: Scores): number | null {
  let sum = 0
  let count = 0
  for (const [score, times] of scores) {
    sum += times * score
    count += times
  }
  return count === 0 ? null : sum / count
}

/**
 * The log-likelihood of the scores under the best distribution overall, minus that under the best distribution with this mean. The
 * latter gives each score 1 / (1 + tilt * (score - rate)) of its frequency, with the tilt that maximizes the sum of the logs. The
 * remaining probability goes to 0 or 1.
 */
function misfit(scores: Scores, rate: number): number {
  const slopeAt = (tilt: number) => sumOver(scores, score => (score - rate) / (1 + tilt * (score - rate)))
  const tilt = border(-1 / (1 - rate), 1 / rate, one => slopeAt(one) <= 0)
  return sumOver(scores, score => Math.log1p(tilt * (score - rate)))
}

const HALVINGS = 40

/** Bisects for the point where a condition starts to hold. It fails at one end and holds at the other. */
function border(without: number, within: number, holds: (at: number) => boolean): number {
  let [before, after] = [without, within]
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (before + after) / 2
    if (holds(middle)) after = middle
    else before = middle
  }
  return after
}

function sumOver(scores: Scores, value: (score: number) => number): number {
  let sum = 0
  for (const [score, times] of scores) sum += times * value(score)
  return sum
}
