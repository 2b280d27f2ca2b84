// Holidays that players announce. During a holiday, their clocks at slow tables are stopped. Each year has an allowance.

import { type Holiday, HostError } from '@tableworks/host'
import { HOLIDAY_ALLOWANCE, type HolidayState } from '@tableworks/protocol'
import type { ServerStore } from '../store/server-store.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** How far ahead a holiday may begin. */
const LONGEST_AHEAD_MS = 366 * DAY_MS
/** Two years' allowances, for a holiday around New Year. Counting the days of a longer holiday would only keep the server busy. */
const LONGEST_MS = (2 * HOLIDAY_ALLOWANCE + 1) * DAY_MS

interface Deps {
  readonly store: Pick<ServerStore, 'holidaysOf' | 'takeHoliday' | 'endHoliday'>
  readonly now: () => number
  /** Called when a player's holidays have changed. */
  readonly changed: (player: string) => Promise<unknown>
}

export class HolidayBook {
  private readonly deps: Deps

  constructor(deps: Deps) {
    this.deps = deps
  }

  async state(player: string): Promise<HolidayState> {
    const { store, now } = this.deps
    const all = await store.holidaysOf(player)
    return {
      left: HOLIDAY_ALLOWANCE - daysIn(yearOf(now()), all),
      holiday: all.find(({ until }) => until > now()) ?? null,
    }
  }

  /** A holiday never begins in the past, so it can't give time back. */
  async take(player: string, wish: Holiday): Promise<void> {
    const { store, now, changed } = this.deps
    const holiday = { from: Math.max(wish.from, now()), until: wish.until }
    const length = holiday.until - holiday.from
    if (length <= 0 || length > LONGEST_MS || holiday.from > now() + LONGEST_AHEAD_MS) throw new HostError('noHoliday')
    const all = [...(await store.holidaysOf(player)), holiday]
    // A holiday may continue into the next year.
    const years = [yearOf(holiday.from), yearOf(holiday.until)]
    if (years.some(year => daysIn(year, all) > HOLIDAY_ALLOWANCE)) throw new HostError('noHoliday')
    if (!(await store.takeHoliday(player, holiday, now()))) throw new HostError('noHoliday')
    await changed(player)
  }

  async end(player: string): Promise<void> {
    const { store, now, changed } = this.deps
    await store.endHoliday(player, now())
    await changed(player)
  }
}

const yearOf = (moment: number): number => new Date(moment).getUTCFullYear()

/** How many days of a year are holidays. A part of a day counts as a whole day, so switching a holiday on and off gains nothing. */
export function daysIn(year: number, holidays: readonly Holiday[]): number {
  let days = 0
  for (const { from, until } of holidays) {
    const count = Math.max(1, Math.ceil((until - from - LONGER_DAY_MS) / DAY_MS))
    for (let day = 0; day < count; day++) if (yearOf(from + day * DAY_MS) === year) days += 1
  }
  return days
}

/** The day when clocks go back has 25 hours and still counts as one day. */
const LONGER_DAY_MS = HOUR_MS
