// The seating: who sits where. It's drawn from the table's seed, so that the draw can be verified, and can change later.

import { Chance, digest, same, type Seat, sealedChance, sealOf, type Seed } from '@tableworks/kernel'
import type { SeatPlan } from './link.ts'
import { checkNames } from './records.ts'
import type { PreparedPlans, Seating, KeptStandingAnswers, TableRecord } from './store.ts'

export const NO_STANDING_ANSWERS: KeptStandingAnswers = {}

export const drawnSeats = (seats: readonly SeatPlan[], seed: Seed): SeatPlan[] =>
  new Chance(sealedChance(digest(`${sealOf(seed)} seating`))).shuffle([...seats])

/**
 * The changes to a table's record when other people or bots take its seats, or, with `isRename`, only get other names.
 */
export function reseated(
  record: Pick<TableRecord, 'seats' | 'sides' | 'standing' | 'paused' | 'motions'>,
  change: (seats: readonly SeatPlan[]) => readonly SeatPlan[],
  isRename = false,
): Seating & PreparedPlans {
  const { seats: before, sides, standing, paused, motions } = record
  const seats = change(before)
  checkNames(seats)
  const isSame = (plan: SeatPlan, at: number) => isRename || same(plan, before[at])
  const others = seats.flatMap((plan, at) => (isSame(plan, at) ? [] : [at as Seat]))
  return {
    // Prepared moves and automatic answers leave with the player who made them.
    ...Object.fromEntries(others.map(seat => [`prepared${seat}`, null])),
    seats,
    sides: [...seats.map(seat => seat.name), ...sides.slice(seats.length)],
    standing: seats.map((plan, at) =>
      isSame(plan, at) ? (standing?.[at] ?? NO_STANDING_ANSWERS) : NO_STANDING_ANSWERS,
    ),
    // Drops open motions to put a bot in a seat that has changed.
    ...(motions === undefined
      ? {}
      : { motions: motions.filter(({ seat }) => seat === null || seats[seat]?.bot === before[seat]?.bot) }),
    // The previous players' permission for stand-ins to play doesn't carry over.
    ...(paused === false && !isRename ? { paused: null } : {}),
  }
}
