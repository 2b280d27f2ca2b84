// How sure a comparison is.

import type { Weighed } from '@tableworks/bots'
import type { Puzzle } from '@tableworks/lessons'

/** The 95% confidence interval of a share of wins (Wilson). */
export function rangeOf(share: number, times: number): readonly [from: number, to: number] {
  const z = 1.96
  const spread = 1 + z ** 2 / times
  const middle = (share + z ** 2 / (2 * times)) / spread
  const half = (z / spread) * Math.sqrt((share * (1 - share)) / times + z ** 2 / (4 * times ** 2))
  return [Math.max(0, middle - half), Math.min(1, middle + half)]
}

/**
 * Whether an action that the search didn't list counts as good as the best: even with two standard errors added, its gap is less
 * than half the gap between the best and the next idea.
 */
export const provesAsGood = (
  { gap, error }: Pick<Weighed, 'gap' | 'error'>,
  { confirmed }: Pick<Puzzle, 'confirmed'>,
): boolean => gap + 2 * error < confirmed.gap / 2
