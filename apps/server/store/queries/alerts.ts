// Alerts about open tables.

import type { TableAlert } from '@tableworks/protocol'
import { queueNoticeTo } from './notices.ts'
import { notBlocked } from './safety.ts'
import { type Access, all, change, first, type Query } from './statements.ts'

const DAY_MS = 24 * 60 * 60_000
/** For all games together. */
const MOST_A_DAY = 3

export const ALERTS_QUERIES = {
  /** Deletes expired alerts. */
  *alertsOf(player: string, now: number): Query<TableAlert[]> {
    yield* change('delete from alerts where player = ? and until <= ?', player, now)
    const rows = yield* all('select game, pace, until from alerts where player = ? order by game, pace', player)
    return rows.map(row => ({ ...row, pace: row['pace'] === '' ? null : row['pace'] }) as unknown as TableAlert)
  },

  *keepAlert(player: string, { game, pace, until }: TableAlert): Query<void> {
    yield* change(
      `insert into alerts (player, game, pace, until) values (?, ?, ?, ?)
        on conflict (player, game, pace) do update set until = excluded.until`,
      player,
      game,
      pace ?? '',
      until,
    )
  },

  *dropAlert(player: string, game: string, pace: string | null): Query<void> {
    yield* change('delete from alerts where player = ? and game = ? and pace = ?', player, game, pace ?? '')
  },
}

/** Queues alerts about a newly listed table with open seats: one for each player, and at most `MOST_A_DAY` a day. */
export function* alertOf(table: string, now: number): Query<void> {
  const listed = yield* first('select game, pace from lobby where table_id = ? and free > 0', table)
  if (listed === undefined) return
  const players = yield* all(
    `select distinct player from alerts join lobby on lobby.table_id = ?
      where alerts.game = ? and alerts.pace in ('', ?) and until > ?
      and player <> (select owner from rooms where rooms.table_id = lobby.table_id)
      and not exists (select 1 from held_seats
        where held_seats.table_id = lobby.table_id and held_seats.player = alerts.player)
      and ${notBlocked('lobby', 'alerts.player')}
      and (select count(*) from alerted where alerted.player = alerts.player and at > ?) < ? order by player`,
    table,
    listed['game'] as string,
    (listed['pace'] as string | null) ?? '',
    now,
    now - DAY_MS,
    MOST_A_DAY,
  )
  for (const row of players) {
    const player = row['player'] as string
    yield* change('delete from alerted where player = ? and at <= ?', player, now - DAY_MS)
    const sql = 'insert into alerted (player, table_id, at) values (?, ?, ?) on conflict do nothing'
    if ((yield* change(sql, player, table, now)) > 0)
      yield* queueNoticeTo(player, { table, kind: 'open', key: 'open', at: now })
  }
}

export function* mergeAlerts(from: string, into: string): Query<void> {
  for (const [table, key] of [
    ['alerts', 'game, pace, until'],
    ['alerted', 'table_id, at'],
  ] as const) {
    yield* change(
      `insert into ${table} (player, ${key}) select cast(? as text), ${key} from ${table} where player = ? on conflict do nothing`,
      into,
      from,
    )
    yield* change(`delete from ${table} where player = ?`, from)
  }
}

export const ALERTS_ACCESS: Readonly<Record<keyof typeof ALERTS_QUERIES, Access>> = {
  alertsOf: 'writes',
  keepAlert: 'writes',
  dropAlert: 'writes',
}
