// The noise of the lower levels. They misjudge what they do, but not whether to do anything.

import type { Chance } from '@tableworks/kernel'

const STEPS = 2000

/** The same list with uniform noise on the values, either way. Idle entries stay only if they are best without the noise. */
export function misjudged<T extends { readonly value: number }>(
  list: readonly T[],
  noise: number,
  isIdle: (one: T) => boolean,
  chance: Chance,
): readonly T[] {
  if (noise === 0) return list
  const best = Math.max(...list.map(({ value }) => value))
  return list
    .filter(one => one.value === best || !isIdle(one))
    .map(one => ({ ...one, value: one.value + noise * (chance.below(STEPS) / (STEPS / 2) - 1) }))
}
