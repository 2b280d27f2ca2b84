// Table clocks, and the time source they run on.

import type { Clock, Happened, Holiday, Holidays, TableNews } from '@tableworks/host'
import { same, type Seat } from '@tableworks/kernel'
import { addHappening } from './happenings.ts'
import { queueReminders } from './reminders.ts'
import { type Access, all, change, first, type Query, type Row, text } from './statements.ts'

export const PACE_QUERIES = {
  /**
   * False if the stored clock is no longer `before`, because a move or another server came first. In that case, nothing is stored.
   */
  *keepClock(table: string, clock: Clock, before: Clock | null, happened: readonly Happened[] = []): Query<boolean> {
    // Locks the table, so the second of two simultaneous changes sees the first.
    yield* change('update tables set due = due where id = ?', table)
    const row = yield* first('select news from tables where id = ?', table)
    if (row === undefined) return true
    const news = JSON.parse(row['news'] as string) as TableNews
    if (!same(news.clock ?? null, before)) return false
    yield* change('update tables set news = ?, clock_due = ? where id = ?', text({ ...news, clock }), clock.due, table)
    yield* queueReminders(table, news.steps, news.clock, clock)
    for (const one of happened) yield* addHappening(table, one)
    return true
  },

  *tablesOutOfTime(server: number, most: number): Query<string[]> {
    const found = yield* all('select id from tables where clock_due <= ? order by clock_due limit ?', server, most)
    return found.map(row => row['id'] as string)
  },

  /**
   * Several servers may find the same table, but only one of them handles it. If that one crashes, another may take over at
   * `again`.
   */
  *claimTimeout(table: string, server: number, again: number): Query<boolean> {
    return (yield* change('update tables set clock_due = ? where id = ? and clock_due <= ?', again, table, server)) > 0
  },

  /**
   * Advances server time by the time since any server called this. A gap longer than `longest` was an outage. Also returns the
   * time of day by the database's clock.
   */
  *advanceTime(longest: number): Query<{ readonly total: number; readonly wall: number }> {
    yield* change(
      // Without a condition, SQLite can't tell where the select ends.
      `insert into server_time (id, total, at) select 1, 0, ms from database_clock where true
        on conflict (id) do update set at = excluded.at, total = server_time.total
          + case when excluded.at - server_time.at between 0 and ? then excluded.at - server_time.at else 0 end`,
      longest,
    )
    const row = yield* first('select total, at from server_time where id = 1')
    return { total: Number(row?.['total'] ?? 0), wall: Number(row?.['at'] ?? 0) }
  },

  /** Includes past holidays, in order. */
  *holidaysOf(player: string): Query<Holiday[]> {
    const found = yield* all('select starts, ends from holidays where player = ? order by starts', player)
    return found.map(holidayIn)
  },

  /** False if the player has another holiday now or later. */
  *takeHoliday(player: string, { from, until }: Holiday, now: number): Query<boolean> {
    // Locks the player, so only one of two simultaneous requests succeeds.
    yield* change('update players set created = created where id = ?', player)
    yield* change('delete from holidays where player = ? and ends < ?', player, now - KEEP_HOLIDAYS_MS)
    const taken = yield* change(
      `insert into holidays (player, starts, ends)
        select id, cast(? as bigint), cast(? as bigint) from players
        where id = ? and not exists (select 1 from holidays where holidays.player = players.id and ends > ?)`,
      from,
      until,
      player,
      now,
    )
    return taken > 0
  },

  /** Ends the holiday now. One that hasn't begun is deleted. */
  *endHoliday(player: string, now: number): Query<void> {
    yield* change('delete from holidays where player = ? and starts >= ?', player, now)
    yield* change('update holidays set ends = ? where player = ? and ends > ?', now, player, now)
  },
}

/** Longer than a year, because the allowance counts all holidays of a year. */
const KEEP_HOLIDAYS_MS = 400 * 24 * 60 * 60_000

const holidayIn = (row: Row): Holiday => ({ from: Number(row['starts']), until: Number(row['ends']) })

/** The holidays of the people at a table. */
export function* holidaysAt(table: string): Query<Holidays> {
  const found = yield* all(
    `select seat, starts, ends from held_seats join holidays on holidays.player = held_seats.player
      where table_id = ? order by seat, starts`,
    table,
  )
  const seats = Object.groupBy(found, row => String(row['seat']))
  return Object.fromEntries(
    Object.entries(seats).map(([seat, rows = []]) => [Number(seat) as Seat, rows.map(holidayIn)]),
  )
}

export const PACE_ACCESS: Readonly<Record<keyof typeof PACE_QUERIES, Access>> = {
  keepClock: 'tells',
  tablesOutOfTime: 'reads',
  claimTimeout: 'writes',
  advanceTime: 'writes',
  holidaysOf: 'reads',
  takeHoliday: 'tellsOfPlayer',
  endHoliday: 'tellsOfPlayer',
}

/** A merged player keeps the holidays of both, so a second account gives no extra allowance. */
export function* mergeHolidays(from: string, into: string): Query<void> {
  yield* change(
    `insert into holidays (player, starts, ends) select cast(? as text), starts, ends from holidays where player = ?
      on conflict do nothing`,
    into,
    from,
  )
  yield* change('delete from holidays where player = ?', from)
}
