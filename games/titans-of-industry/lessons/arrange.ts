// Arranges a position for a lesson on top of the set-up: facilities, cubes and prices, real estate, money and Titans.

import type { Seat } from '@tableworks/kernel'
import type { Age } from '../data/advancements.ts'
import type { SpaceId } from '../data/areas.ts'
import type { FacilityId } from '../data/facilities.ts'
import type { GridId } from '../data/grids.ts'
import type { EstateId } from '../data/real-estate.ts'
import { hasRedCube } from '../readings/holdings.ts'
import { wouldBeWhite } from '../readings/real-estate.ts'
import type { State } from '../state.ts'

/** A set-up in which Ann, the learner, moves first, then Cat, then Ben. */
export const ANN_FIRST = {
  seats: ['Ann', 'Ben', 'Cat'],
  seed: 'lesson 2',
  choices: 'keep titan-stone; keep titan-wood; keep titan-durables',
} as const

/** A set-up in which Ann moves last, after Cat and Ben. */
export const ANN_LAST = {
  seats: ['Ann', 'Ben', 'Cat'],
  seed: 'lesson 3',
  choices: 'keep titan-residential; keep titan-oil; keep titan-generalist',
} as const

interface Arranged {
  readonly age?: Age
  readonly round?: number
  readonly money?: readonly number[]
  /** Market share scored in earlier ages. */
  readonly share?: readonly number[]
  /** Facility sizes, one for each seat. */
  readonly facilities?: Readonly<Partial<Record<FacilityId, readonly number[]>>>
  /** Cubes and their price, for each seat; null is none. */
  readonly market?: Readonly<Partial<Record<GridId, readonly (readonly [cubes: number, price: number] | null)[]>>>
  /** Cards built in this age, or with `age` in an earlier one, when they were white. */
  readonly estates?: Readonly<Partial<Record<SpaceId, readonly [card: EstateId, owner: Seat]>>>
}

export const arranged =
  ({ age = 1, round = 4, money = [], share = [], facilities = {}, market = {}, estates = {} }: Arranged) =>
  (g: State): void => {
    g.round = round
    g.builtIn = round
    for (const [seat, amount] of money.entries()) g.money[seat as Seat] = amount
    for (const [seat, points] of share.entries()) g.share.consumers[seat as Seat] = points
    for (const [facility, sizes] of Object.entries(facilities))
      for (const [seat, size] of sizes.entries()) g.size[facility as FacilityId][seat as Seat] = size
    for (const [grid, offers] of Object.entries(market))
      for (const [seat, offer] of offers.entries()) {
        const [cubes, price] = offer ?? [0, 0]
        g.cubes[grid as GridId][seat as Seat] = cubes
        g.price[grid as GridId][seat as Seat] = price
      }
    for (const [id, [card, owner]] of Object.entries(estates)) {
      const space = id as SpaceId
      g.estate[space] = card
      g.owner[space] = owner
      g.white[space] = wouldBeWhite(g, space)
    }
    while (g.age < age) skipAge(g)
    // the first turn has already begun, so this must be recomputed
    g.license = hasRedCube(g, g.order[0] ?? 0)
  }

/** Skips an age in which nobody bought an advancement. */
function skipAge(g: State): void {
  g.discard.push(...g.row, ...g.piles[g.age])
  g.piles[g.age] = []
  g.age = g.age === 1 ? 2 : 3
  g.row = g.piles[g.age].splice(0, g.row.length)
}
