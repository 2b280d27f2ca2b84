// The paces offered at set-up, and clocks as text.

import type { AbsentDays, Pace, ShownClock, TableCard, Timeout } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import type { PaceTime } from '@tableworks/protocol'
import { sayDayOfYear, t } from '../words/index.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const DAY_MINUTES = 24 * 60

/** The paces offered at set-up; `none` has no clock. */
export const PACES = ['none', 'quick', 'live', 'daily', 'threeDays', 'bank'] as const
export type PaceName = (typeof PACES)[number]
export const TIMEOUTS: readonly Timeout[] = ['bot', 'wait', 'open']

const TIMES: Readonly<Record<Exclude<PaceName, 'none'>, PaceTime & Pick<Pace, 'kind'>>> = {
  quick: { kind: 'live', timeMs: 20 * MINUTE_MS, addMs: 20 * SECOND_MS, isPerMove: false },
  live: { kind: 'live', timeMs: 45 * MINUTE_MS, addMs: 30 * SECOND_MS, isPerMove: false },
  daily: { kind: 'slow', timeMs: DAY_MS, addMs: 0, isPerMove: true },
  threeDays: { kind: 'slow', timeMs: 3 * DAY_MS, addMs: 0, isPerMove: true },
  bank: { kind: 'slow', timeMs: 14 * DAY_MS, addMs: 4 * HOUR_MS, isPerMove: false },
}

/** The default number of days after which the others may vote for a bot. */
export const USUAL_ABSENCE: Readonly<Record<PaceName, AbsentDays>> = {
  none: 3,
  quick: 1,
  live: 1,
  daily: 3,
  threeDays: 7,
  bank: 7,
}
export const ABSENCES: readonly AbsentDays[] = [1, 3, 7, null]

/** The name of a pace that set-up offers, by its times. */
export const paceNamed = (time: PaceTime): PaceName | undefined =>
  PACES.find(name => name !== 'none' && isSameTime(TIMES[name], time))

const isSameTime = (a: PaceTime, b: PaceTime): boolean =>
  a.timeMs === b.timeMs && a.addMs === b.addMs && a.isPerMove === b.isPerMove

export const isSlow = (name: PaceName): boolean => name !== 'none' && TIMES[name].kind === 'slow'

/** `hasNights` stops all clocks from 23:00 to 7:00 in the time zone where the table is created. */
export function paceOf(name: PaceName, timeout: Timeout, hasNights: boolean): Pace | null {
  if (name === 'none') return null
  const sleep = hasNights && isSlow(name) ? { from: inUtc(23), to: inUtc(7) } : null
  return { ...TIMES[name], sleep, timeout }
}

const inUtc = (hour: number): number => (hour * 60 + new Date().getTimezoneOffset() + 2 * DAY_MINUTES) % DAY_MINUTES

/** When each clock value arrived. It shows the time left at that moment. */
const arrivals = new WeakMap<ShownClock, number>()

export function noteClock(clock: ShownClock | undefined): void {
  if (clock !== undefined && !arrivals.has(clock)) arrivals.set(clock, performance.now())
}

/** The milliseconds a seat has left now. */
export function timeLeft(clock: ShownClock, seat: Seat): number {
  const left = clock.left[seat] ?? 0
  noteClock(clock)
  const since = performance.now() - (arrivals.get(clock) ?? performance.now())
  return clock.running.includes(seat) ? Math.max(0, left - since) : left
}

/** Less than five minutes left, or less than a tenth of a shorter clock. */
export const isShort = ({ timeMs }: Pace, left: number): boolean => left < Math.min(5 * MINUTE_MS, timeMs / 10)

/** "Away until Dec 3" for a player who said so; null for the others. */
export function sayAway(card: Pick<TableCard, 'online'>, seat: Seat): string | null {
  const until = awayUntil(card, seat)
  return until === null ? null : t('clock.awayNow', { until: sayLastDay(until) })
}

function awayUntil({ online }: Pick<TableCard, 'online'>, seat: Seat): number | null {
  const until = online?.holidays.find(one => one.seat === seat)?.until ?? 0
  return until <= Date.now() ? null : until
}

/** A holiday ends at midnight, so its last day is the one before. */
export const sayLastDay = (until: number): string => sayDayOfYear(until - 1)

/** "Ben: away until Dec 3" if the table waits for a player who is away. */
function sayWaitsForAway(card: Timed): string | null {
  for (const seat of card.waiting) {
    const until = awayUntil(card, seat)
    if (until !== null) return t('clock.awayNamed', { name: card.seats[seat]?.name ?? '', until: sayLastDay(until) })
  }
  return null
}

type Timed = Pick<TableCard, 'clock' | 'online' | 'waiting' | 'seats'>

/**
 * "2 d 5 h left" for the player to move, preferring the viewer, or the date until which that player is away. Null without a clock.
 */
export function sayTimeLeft(card: Timed): string | null {
  const shown = shownClock(card)
  if (shown === null) return sayWaitsForAway(card)
  const left = timeLeft(shown.clock, shown.seat)
  return left === 0 ? t('clock.up') : t('clock.left', { time: sayTime(left) })
}

/** The running clock that a list shows, preferring the viewer's. */
export function shownClock({ clock, online }: Pick<TableCard, 'clock' | 'online'>) {
  const seat = clock?.running.find(one => online?.mine.includes(one)) ?? clock?.running[0]
  return clock === undefined || seat === undefined ? null : { clock, seat }
}

/** Orders tables by how soon the viewer must move: the least time left first, then the longest wait. */
export const bySoonest = (a: TableCard, b: TableCard): number => ownTime(a) - ownTime(b) || a.updated - b.updated

/** The milliseconds the viewer has left to move; a century without a running clock. */
function ownTime({ clock, online }: TableCard): number {
  const seat = clock?.running.find(one => online?.mine.includes(one))
  return clock === undefined || seat === undefined ? 36_500 * DAY_MS : timeLeft(clock, seat)
}

/** "12:05" when minutes matter, otherwise "3 h" or "2 d 5 h". */
export function sayTime(left: number): string {
  const hours = Math.floor(left / HOUR_MS)
  if (hours >= 48) return t('clock.days', { days: Math.floor(hours / 24), hours: hours % 24 })
  if (hours >= 2) return t('clock.hours', { hours })
  const seconds = Math.ceil(left / SECOND_MS)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
