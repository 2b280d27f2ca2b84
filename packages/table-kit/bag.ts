// A bag: a shuffled deck without an order. Which card comes next is decided when it is drawn, so there is
// no hidden order to leak, and the table knows that somebody learned something: chance was asked.

import type { Chance } from '@tableworks/kernel'

/** Takes one thing out of the bag at random; null when it is empty. */
export function draw<T>(bag: T[], chance: Chance): T | null {
  const last = bag.pop()
  if (last === undefined) return null
  const place = chance.below(bag.length + 1)
  if (place === bag.length) return last
  const drawn = bag[place] as T
  bag[place] = last
  return drawn
}

/** Takes as many as asked for, or as there are. */
export function drawMany<T>(bag: T[], count: number, chance: Chance): T[] {
  const drawn: T[] = []
  while (drawn.length < count && bag.length > 0) drawn.push(draw(bag, chance) as T)
  return drawn
}
