// An online table's clocks: how much time each seat has left. Times are in server time, which stands still while no server
// runs, so a player never loses time to an outage.

import type { Seat } from '@tableworks/kernel'

/** How long players may think, chosen with the table. */
export interface Pace {
  /** Live players stay at the table; slow games take days. */
  readonly kind: 'live' | 'slow'
  /** A player's time for the whole game, or for each move. */
  readonly timeMs: number
  /** Added whenever a player has moved. */
  readonly addMs: number
  readonly isPerMove: boolean
  /** The part of each day in which no clock runs, in minutes after midnight UTC; null for none. */
  readonly sleep: { readonly from: number; readonly to: number } | null
  /** What happens when a player's time runs out. */
  readonly timeout: Timeout
}

/** The others wait, a bot plays until the player returns, or the seat is free for someone else. */
export type Timeout = 'wait' | 'bot' | 'open'

/** The clocks of all seats. */
export interface Clock {
  /** Milliseconds that each seat had left at `at`. */
  readonly left: readonly number[]
  /** The seats whose time has been running since then. */
  readonly running: readonly Seat[]
  readonly at: Instant
  /** The earliest server time at which a running seat may be out of time; null if none can be. */
  readonly due: number | null
}

/** The time each seat has left now, and whose time runs. */
export type ShownClock = Pick<Clock, 'left' | 'running'>

/** A moment, in server time and by the calendar. */
export interface Instant {
  readonly server: number
  readonly wall: number
}

/** What a host needs to keep clocks. A device has none. */
export interface ClockDeps {
  readonly now: () => Instant
  /** Stores the clock of a table at which nobody moved. */
  readonly keep: (table: string, clock: Clock) => Promise<void>
}

/** Who must decide now, and whether the seats that no longer must have moved. */
export interface Asked {
  readonly running: readonly Seat[]
  readonly hasMoved: boolean
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** The share of a whole-game clock that a returning player without time gets. */
const RETURN_SHARE = 0.1

/** The clock after the seats in `running` are asked. */
export function clockAfter(pace: Pace, before: Clock | null, seats: number, asked: Asked, now: Instant): Clock {
  const left = Array.from({ length: seats }, (_, at) => {
    const seat = at as Seat
    const rest = before === null ? pace.timeMs : timeLeft(pace, before, seat, now)
    return timeFor(
      pace,
      rest,
      { was: before?.running.includes(seat) === true, is: asked.running.includes(seat) },
      asked,
    )
  })
  return withDue({ left, running: asked.running, at: now })
}

function timeFor(pace: Pace, rest: number, { was, is }: { was: boolean; is: boolean }, { hasMoved }: Asked): number {
  if (was && !is) return rest + (hasMoved ? pace.addMs : 0)
  if (is && !was && pace.isPerMove) return pace.timeMs
  // A player who comes back without time gets some to move with.
  return is && !was && rest <= 0 ? pace.addMs + pace.timeMs * RETURN_SHARE : rest
}

/** Milliseconds a seat has left; 0 when its time is up. */
function timeLeft(pace: Pace, { left, running, at }: Clock, seat: Seat, now: Instant): number {
  const rest = left[seat] ?? 0
  return running.includes(seat) ? Math.max(0, rest - countedTime(pace, at, now)) : rest
}

export const shownClock = (pace: Pace, clock: Clock, now: Instant): ShownClock => ({
  left: clock.left.map((_left, seat) => timeLeft(pace, clock, seat as Seat, now)),
  running: clock.running,
})

/** The seats whose time is up. */
export const seatsOutOfTime = (pace: Pace, clock: Clock, now: Instant): Seat[] =>
  clock.running.filter(seat => timeLeft(pace, clock, seat, now) <= 0)

/** The same clock, to be checked again when another seat may be out of time. */
export const checkedAt = (pace: Pace, clock: Clock, now: Instant): Clock =>
  clockAfter(pace, clock, clock.left.length, { running: clock.running, hasMoved: false }, now)

/** Nights delay it, so a clock that is due may have time left. */
function withDue(clock: Omit<Clock, 'due'>): Clock {
  const shortest = Math.min(...clock.running.map(seat => clock.left[seat] ?? 0).filter(left => left > 0))
  return { ...clock, due: Number.isFinite(shortest) ? clock.at.server + shortest : null }
}

/** The time between two moments that counts: without nights, and without time in which no server ran. */
const countedTime = ({ sleep }: Pace, from: Instant, to: Instant): number =>
  Math.max(0, to.server - from.server - (sleep === null ? 0 : asleep(sleep, from.wall, to.wall)))

/** The milliseconds of sleep between two moments by the calendar. */
function asleep({ from, to }: { from: number; to: number }, begin: number, end: number): number {
  const length = ((to - from + DAY_MS / MINUTE_MS) % (DAY_MS / MINUTE_MS)) * MINUTE_MS
  let total = 0
  // Begins a day early, because a night may last beyond midnight.
  for (let day = Math.floor(begin / DAY_MS) - 1; day * DAY_MS < end; day++) {
    const night = day * DAY_MS + from * MINUTE_MS
    total += Math.max(0, Math.min(end, night + length) - Math.max(begin, night))
  }
  return total
}
