// A bag: a deck without an order. The next card is chosen when it's drawn, so no hidden order can leak, and each draw marks a
// moment when a player learns something.

import type { Chance } from '@tableworks/kernel'

/** Takes a random item out of the bag; null if it is empty. */
export function draw<T>(bag: T[], chance: Chance): T | null {
  const last = bag.pop()
  if (last === undefined) return null
  const place = chance.below(bag.length + 1)
  if (place === bag.length) return last
  const drawn = bag[place] as T
  bag[place] = last
  return drawn
}

/** Takes this many items, or all if there are fewer. */
export function drawMany<T>(bag: T[], count: number, chance: Chance): T[] {
  const drawn: T[] = []
  while (drawn.length < count && bag.length > 0) drawn.push(draw(bag, chance) as T)
  return drawn
}
