// Series of games. A rematch joins its series in the transaction that creates it.

import { scoresOf, type SeriesSeat, winnersOf } from '../../people/series.ts'
import type { KeptSeries } from '../people-register.ts'
import { type Access, all, change, first, type Query } from './statements.ts'

export const SERIES_QUERIES = {
  /** The series of a table with its finished games, oldest first. */
  *seriesOf(table: string): Query<KeptSeries | null> {
    const row = yield* first(
      `select series_id, best_of, n from series_games join series on id = series_id where table_id = ?`,
      table,
    )
    if (row === undefined) return null
    const rows = yield* all(
      `select series_games.n, results.player, results.name, results.place
        from series_games join results on results.table_id = series_games.table_id
        where series_id = ? order by series_games.n, results.seat`,
      row['series_id'] as string,
    )
    const played = [...new Set(rows.map(({ n }) => n as number))]
    const games = played.map(n => rows.filter(one => one['n'] === n).map(seatOf))
    const game = played.filter(n => n < (row['n'] as number)).length + 1
    return { series: row['series_id'] as string, bestOf: row['best_of'] as number, game, games }
  },
}

/**
 * Identifies a seat across the games: by name, because bots have no player, and by player. Two seats of one person have different
 * names.
 */
const seatOf = ({ player, name, place }: Readonly<Record<string, unknown>>): SeriesSeat =>
  ({ who: `${(player as string | null) ?? ''} ${name as string}`, name, place }) as SeriesSeat

/** A series has the id of its first table. */
export function* startSeries(table: string, bestOf: number): Query<void> {
  yield* change('insert into series (id, best_of) values (?, ?)', table, bestOf)
  yield* change('insert into series_games (table_id, series_id, n) values (?, ?, 0)', table, table)
}

/**
 * The rematch continues an undecided series. Otherwise `bestOf` starts one: with the game just played, or with the rematch if
 * that game belonged to another series.
 */
export function* continueSeries(table: string, next: string, bestOf: number | null): Query<void> {
  const series = yield* SERIES_QUERIES.seriesOf(table)
  const isOpen = series !== null && winnersOf(scoresOf(series.games), series.games.length, series.bestOf).length === 0
  if (!isOpen && bestOf === null) return
  if (!isOpen && series !== null) return yield* startSeries(next, bestOf ?? 0)
  if (series === null) yield* startSeries(table, bestOf ?? 0)
  yield* change(
    `insert into series_games (table_id, series_id, n)
      select ?, series_id, max(n) + 1 from series_games where series_id = ? group by series_id`,
    next,
    series?.series ?? table,
  )
}

/** Removes a deleted table from its series, unless the game was finished. The series ends with the last of its tables. */
export function* leaveSeries(table: string): Query<void> {
  const row = yield* first('select series_id from series_games where table_id = ?', table)
  if (row === undefined) return
  const series = row['series_id'] as string
  yield* change(
    `delete from series_games where table_id = ? and not exists (select 1 from finished where finished.table_id = ?)`,
    table,
    table,
  )
  yield* change(
    `delete from series where id = ? and not exists (select 1 from series_games
      join tables on tables.id = series_games.table_id where series_id = series.id and tables.id <> ?)`,
    series,
    table,
  )
}

export const SERIES_ACCESS: Readonly<Record<keyof typeof SERIES_QUERIES, Access>> = {
  seriesOf: 'reads',
}
