// Requests about time away from slow games.

import type { Holiday } from '@tableworks/host'
import { ask, count, record } from './fields.ts'

/** How many days of holiday a player has each year. */
export const HOLIDAY_ALLOWANCE = 30

export interface HolidayState {
  /** The days left this year. */
  readonly left: number
  /** The current holiday, or the next one. */
  readonly holiday: Holiday | null
}

export const PACE_ASKS = {
  /** The player's own holidays. */
  holidays: ask(record({}), { by: 'player', right: 'account', cost: 3 }),
  /** Stops the player's clocks at slow tables between two moments. A player can have one current or planned holiday. */
  takeHoliday: ask(record({ from: count, until: count }), {
    by: 'player',
    right: 'account',
    again: false,
    cost: 5,
    hourly: 60,
  }),
  /** Ends the current holiday, or cancels the next one. */
  endHoliday: ask(record({}), { by: 'player', right: 'account', cost: 5, hourly: 60 }),
}

export interface PaceAnswers {
  readonly holidays: HolidayState
  readonly takeHoliday: null
  readonly endHoliday: null
}
