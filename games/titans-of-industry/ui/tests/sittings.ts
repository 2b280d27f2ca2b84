// Random games from start to end with 3, 4 and 5 seats, position by position.

import { type BoardMoment, momentsOf } from '@tableworks/contract'
import { game as titansOfIndustry } from '../../index.ts'

/** Played once for all tests, because computing a whole game's views takes a while. */
export const MOMENTS: readonly BoardMoment<typeof titansOfIndustry>[] = [
  ...momentsOf(
    titansOfIndustry,
    titansOfIndustry.seats.map(seats => ({ seats, variants: {}, secret: `desk ${seats}` })),
    // prefers real estate, which moves the game along, and three advancements that have decisions of their own
    name => /^(estate|advance (land-survey|warehousing|substitute))/.test(name),
  ),
]
