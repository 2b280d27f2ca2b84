// Games played at random from start to end at 3, 4 and 5 seats, position by position.

import { type Moment, momentsOf } from '@tableworks/contract'
import { game as titansOfIndustry } from '../../index.ts'

/** Played once and looked at by many tests, as an age's worth of views takes its time. */
export const MOMENTS: readonly Moment<typeof titansOfIndustry>[] = [
  ...momentsOf(
    titansOfIndustry,
    titansOfIndustry.seats.map(seats => ({ seats, variants: {}, secret: `ui ${seats}` })),
    // Real estate moves the game on: a hand that builds when it can plays a third of the turns.
    name => name.startsWith('estate'),
  ),
]
