// Reminders that a player's time is running out. They are queued when the clock starts, and checked before they are sent, because
// nights, holidays and pauses stop the clock.

import type { Clock, Pace, TableRecord } from '@tableworks/host'
import { REMINDER_MS } from '../../notices/reminder.ts'
import { queueNotice } from './notices.ts'
import { change, first, type Query } from './statements.ts'

/** For the seats whose time runs with this clock and didn't before. */
export function* queueReminders(
  table: string,
  steps: number,
  before: Clock | undefined,
  clock: Clock | undefined,
): Query<void> {
  const begun = (clock?.running ?? []).filter(seat => before?.running.includes(seat) !== true)
  if (clock === undefined || begun.length === 0) return
  const pace = yield* paceOf(table)
  if (pace === undefined) return
  const at = clock.at.wall
  const key = String(steps)
  for (const seat of begun) {
    const wait = (clock.left[seat] ?? 0) - REMINDER_MS[pace.kind]
    yield* forgetOlder(table, seat, key)
    // The notification about the turn already says how little time is left.
    if (wait >= REMINDER_MS[pace.kind])
      yield* queueNotice({ table, kind: 'time', key, at, due: at + wait, seat, except: null })
  }
}

/** A turn has only one reminder. */
const forgetOlder = (table: string, seat: number, key: string): Query<number> =>
  change(
    `delete from outbox where table_id = ? and kind = 'time' and key <> ? and sent is null and channel in
      (select channels.id from channels join held_seats on held_seats.player = channels.player
        where held_seats.table_id = ? and seat = ?)`,
    table,
    key,
    table,
    seat,
  )

function* paceOf(table: string): Query<Pace | undefined> {
  const row = yield* first('select record from tables where id = ?', table)
  return row === undefined ? undefined : (JSON.parse(row['record'] as string) as TableRecord).pace
}
