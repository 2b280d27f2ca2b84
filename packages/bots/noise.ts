// The mistakes of the lower levels. They misjudge what they do, but not whether to do anything.

import type { Chance } from '@tableworks/kernel'

const STEPS = 2000

/** The same list with uniform noise on the values, either way. */
export const misjudged = <T extends { readonly value: number }>(
  list: readonly T[],
  noise: number,
  chance: Chance,
): T[] => list.map(one => ({ ...one, value: one.value + noise * (chance.below(STEPS) / (STEPS / 2) - 1) }))

/** Leaves out idle entries, unless they are best. */
export function busy<T extends { readonly value: number }>(list: readonly T[], isIdle: (one: T) => boolean): T[] {
  const best = Math.max(...list.map(({ value }) => value))
  return list.filter(one => one.value === best || !isIdle(one))
}

/** The better half, at least one. */
export const betterHalf = <T extends { readonly value: number }>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => b.value - a.value).slice(0, Math.ceil(list.length / 2))
