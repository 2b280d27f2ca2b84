// An online table's clocks: how much time each seat has left. Times are in server time, which stops while no server runs, so a
// player never loses time to an outage.

import type { Seat } from '@tableworks/kernel'
import type { Happened } from './happened.ts'

/** How long players may think, chosen with the table. */
export interface Pace {
  /** Live players stay at the table. Slow games take days. */
  readonly kind: 'live' | 'slow'
  /** A player's time for the whole game, or for each move. */
  readonly timeMs: number
  /** Added whenever a player has moved, and removed when the move is undone. */
  readonly addMs: number
  readonly isPerMove: boolean
  /** The part of each day in which no clock runs, in minutes after midnight UTC; null for none. */
  readonly sleep: { readonly from: number; readonly to: number } | null
  /** What happens when a player's time runs out. */
  readonly timeout: Timeout
}

/** `wait`: the others wait. `bot`: a bot plays until the player returns. `open`: anyone may take the seat. */
export type Timeout = 'wait' | 'bot' | 'open'

/** A period in calendar time, in milliseconds since 1970. */
interface Span {
  readonly from: number
  readonly until: number
}
/** A period during which a player's clocks at slow tables are stopped. */
export type Holiday = Span
/** The holidays of the players, by seat, including past ones. */
export type Holidays = { readonly [K in Seat]?: readonly Holiday[] }

/** What decides when a clock runs. */
export interface Timing {
  readonly pace: Pace
  readonly holidays: Holidays
}

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
  /** Stores a table's clock when it changes without a move, with what happened. False if the clock is no longer `before`. */
  readonly keep: (table: string, clock: Clock, before: Clock | null, happened: readonly Happened[]) => Promise<boolean>
}

/** The seats that must decide now, and what changed that: a move, an undo, or something else such as a pause or a bot. */
export interface Deciding {
  readonly running: readonly Seat[]
  readonly by: 'move' | 'undo' | 'other'
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** The share of a whole-game clock given to a player who returns after running out of time. */
const RETURN_SHARE = 0.1
/** How often the clock of a player on holiday is checked, because the holiday may end early. */
const HOLIDAY_CHECK_MS = HOUR_MS

/** The clock after the decision has passed to other seats. */
export function clockAfter(timing: Timing, before: Clock | null, seats: number, asked: Deciding, now: Instant): Clock {
  const { pace } = timing
  const left = Array.from({ length: seats }, (_, at) => {
    const seat = at as Seat
    const rest = before === null ? pace.timeMs : timeLeft(timing, before, seat, now)
    return timeFor(
      pace,
      rest,
      { was: before?.running.includes(seat) === true, is: asked.running.includes(seat) },
      asked,
    )
  })
  return withDue(timing, { left, running: asked.running, at: now })
}

function timeFor(pace: Pace, rest: number, { was, is }: { was: boolean; is: boolean }, { by }: Deciding): number {
  if (was && !is) return rest + (by === 'move' ? pace.addMs : 0)
  // The same decision continues, so players can't gain time by undoing.
  if (is && !was && by === 'undo') return Math.max(0, rest - pace.addMs)
  if (is && !was && pace.isPerMove) return pace.timeMs
  // A player who returns after running out of time gets a little time to move.
  return is && !was && rest <= 0 ? pace.addMs + pace.timeMs * RETURN_SHARE : rest
}

/** Milliseconds a seat has left; 0 when its time is up. */
function timeLeft(timing: Timing, { left, running, at }: Clock, seat: Seat, now: Instant): number {
  const rest = left[seat] ?? 0
  return running.includes(seat) ? Math.max(0, rest - countedTime(timing, seat, at, now)) : rest
}

/** The clock of a player on holiday shows the time left but isn't running. */
export const shownClock = (timing: Timing, clock: Clock, now: Instant): ShownClock => ({
  left: clock.left.map((_left, seat) => timeLeft(timing, clock, seat as Seat, now)),
  running: clock.running.filter(seat => holidayAt(timing, seat, now.wall) === null),
})

/** The seats whose time is up. */
export const seatsOutOfTime = (timing: Timing, clock: Clock, now: Instant): Seat[] =>
  clock.running.filter(seat => timeLeft(timing, clock, seat, now) <= 0)

/** The same clock with a new `due`: when the next seat may be out of time. */
export const checkedAt = (timing: Timing, clock: Clock, now: Instant): Clock =>
  clockAfter(timing, clock, clock.left.length, { running: clock.running, by: 'other' }, now)

/** Assumes no nights or holidays, so a clock that is due may still have time left. */
function withDue(timing: Timing, clock: Omit<Clock, 'due'>): Clock {
  const { at } = clock
  const waits = clock.running
    .map(seat => ({ left: clock.left[seat] ?? 0, isAway: holidayAt(timing, seat, at.wall) !== null }))
    .filter(({ left }) => left > 0)
    .map(({ left, isAway }) => (isAway ? Math.max(left, HOLIDAY_CHECK_MS) : left))
  return { ...clock, due: waits.length === 0 ? null : at.server + Math.min(...waits) }
}

/** The holiday of a seat's player at this moment. Holidays don't change live games. */
export const holidayAt = ({ pace, holidays }: Timing, seat: Seat, wall: number): Holiday | null =>
  (pace.kind === 'slow' ? holidays[seat] : undefined)?.find(({ from, until }) => from <= wall && wall < until) ?? null

/** The thinking time between two moments: without nights, holidays, and times when no server ran. */
function countedTime({ pace, holidays }: Timing, seat: Seat, from: Instant, to: Instant): number {
  const away = pace.kind === 'slow' ? (holidays[seat] ?? []) : []
  const uncounted = [...nights(pace.sleep, from.wall, to.wall), ...away]
  return Math.max(0, to.server - from.server - covered(uncounted, from.wall, to.wall))
}

/** The nights that overlap a period. */
function nights(sleep: Pace['sleep'], begin: number, end: number): Span[] {
  if (sleep === null) return []
  const length = ((sleep.to - sleep.from + DAY_MS / MINUTE_MS) % (DAY_MS / MINUTE_MS)) * MINUTE_MS
  const found: Span[] = []
  // Begins a day early, because a night may last beyond midnight.
  for (let day = Math.floor(begin / DAY_MS) - 1; day * DAY_MS < end; day++) {
    const from = day * DAY_MS + sleep.from * MINUTE_MS
    found.push({ from, until: from + length })
  }
  return found
}

/** How many milliseconds between two moments are inside at least one of these periods. */
function covered(times: readonly Span[], begin: number, end: number): number {
  let total = 0
  let reached = begin
  for (const { from, until } of times.toSorted((a, b) => a.from - b.from)) {
    total += Math.max(0, Math.min(end, until) - Math.max(reached, from))
    reached = Math.max(reached, until)
  }
  return total
}
