// Who sits where: drawn by lot from the seed of the table, so that it can be worked out again, and changed later.

import { Chance, digest, same, sealedChance, sealOf, type Seed } from '@tableworks/kernel'
import type { SeatPlan } from './link.ts'
import { checkNames } from './records.ts'
import type { Seating, StandingAnswers, TableRecord } from './store.ts'

export const NOTHING_STANDS: StandingAnswers = {}

export const drawnSeats = (seats: readonly SeatPlan[], seed: Seed): SeatPlan[] =>
  new Chance(sealedChance(digest(`${sealOf(seed)} seating`))).shuffle([...seats])

/** What changes in a table's record when other people or bots play on in its seats. */
export function reseated(
  { seats: before, sides, standing, paused }: Pick<TableRecord, 'seats' | 'sides' | 'standing' | 'paused'>,
  change: (seats: readonly SeatPlan[]) => readonly SeatPlan[],
): Seating {
  const seats = change(before)
  checkNames(seats)
  return {
    seats,
    sides: [...seats.map(seat => seat.name), ...sides.slice(seats.length)],
    // A standing answer goes with the player who gave it.
    standing: seats.map((plan, at) => (same(plan, before[at]) ? (standing?.[at] ?? NOTHING_STANDS) : NOTHING_STANDS)),
    // Stand-ins were let play for those who sat there then.
    ...(paused === false ? { paused: null } : {}),
  }
}
