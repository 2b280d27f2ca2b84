// Table clocks, and the time source they run on.

import type { Clock, TableNews } from '@tableworks/host'
import { type Access, all, change, first, type Query, text } from './statements.ts'

export const PACE_QUERIES = {
  /** Stores a table's clock, unless a move or another server has stored a later one. */
  *keepClock(table: string, clock: Clock): Query<void> {
    for (;;) {
      const row = yield* first('select news from tables where id = ?', table)
      if (row === undefined) return
      const before = row['news'] as string
      const news = JSON.parse(before) as TableNews
      if ((news.clock?.at.server ?? 0) > clock.at.server) return
      const sql = 'update tables set news = ?, clock_due = ? where id = ? and news = ?'
      if ((yield* change(sql, text({ ...news, clock }), clock.due, table, before)) > 0) return
    }
  },

  *tablesOutOfTime(server: number, most: number): Query<string[]> {
    const found = yield* all('select id from tables where clock_due <= ? order by clock_due limit ?', server, most)
    return found.map(row => row['id'] as string)
  },

  /** Several servers may find the same table. Only one of them handles it. */
  *claimTimeout(table: string, server: number): Query<boolean> {
    return (yield* change('update tables set clock_due = null where id = ? and clock_due <= ?', table, server)) > 0
  },

  /** Advances server time by the time since any server called this. A gap longer than `longest` was an outage. */
  *advanceTime(longest: number): Query<number> {
    yield* change(
      // SQLite needs the condition to tell where the select ends.
      `insert into server_time (id, total, at) select 1, 0, ms from database_clock where true
        on conflict (id) do update set at = excluded.at, total = server_time.total
          + case when excluded.at - server_time.at between 0 and ? then excluded.at - server_time.at else 0 end`,
      longest,
    )
    const row = yield* first('select total from server_time where id = 1')
    return Number(row?.['total'] ?? 0)
  },
}

export const PACE_ACCESS: Readonly<Record<keyof typeof PACE_QUERIES, Access>> = {
  keepClock: 'tells',
  tablesOutOfTime: 'reads',
  claimTimeout: 'writes',
  advanceTime: 'writes',
}
