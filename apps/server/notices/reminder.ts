// When to remind players that their time is running out.

import type { Pace, TableCard } from '@tableworks/host'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** How long before the end of a player's time. */
export const REMINDER_MS: Readonly<Record<Pace['kind'], number>> = { live: 2 * MINUTE_MS, slow: 6 * HOUR_MS }

/** How soon to check again while the clock is stopped. */
const STILL_MS = HOUR_MS
/** A shorter wait isn't worth waking the server. */
const LEAST_WAIT_MS = 30_000

/** How much longer the reminder should wait; 0 if it's due. `left` is null while the player's clock is stopped. */
export function reminderWait({ pace }: Pick<TableCard, 'pace'>, left: number | null): number {
  if (left === null || pace === undefined) return STILL_MS
  const wait = left - REMINDER_MS[pace.kind]
  return wait <= 0 ? 0 : Math.max(wait, LEAST_WAIT_MS)
}
