// How games ended, and the ratings that follow. Results outlive their tables.

import { randomBytes } from 'node:crypto'
import type { TableNews, TableRecord } from '@tableworks/host'
import {
  type Company,
  entrantsOf,
  type Rated,
  type RatedGame,
  RatingBook,
  type RatingPool,
  ratingsAfter,
  type SeatResult,
} from '../../people/rated-games.ts'
import type { PlayedCard } from '@tableworks/protocol'
import type { FinishedGame, HeadToHead, KeptRating } from '../register.ts'
import { type Access, all, change, first, type Query, type Row } from './statements.ts'

export const RESULTS_QUERIES = {
  /** The rated games with a number above `after`, in the order they ended. */
  *ratedGames(after: number, most: number): Query<FinishedGame[]> {
    const games = yield* all(
      `select table_id as "table", n, game, pace from finished where rated = 1 and n > ? order by n limit ?`,
      after,
      most,
    )
    const found: FinishedGame[] = []
    for (const game of games)
      found.push({ ...game, seats: yield* seatResults(game['table'] as string) } as unknown as FinishedGame)
    return found
  },

  *ratings(): Query<KeptRating[]> {
    return (yield* all(`select ${RATING} from ratings order by game, pace, company, mean desc, player`)).map(ratingOf)
  },

  *ratingsOf(player: string): Query<KeptRating[]> {
    return (yield* all(`select ${RATING} from ratings where player = ? order by game, pace, company`, player)).map(
      ratingOf,
    )
  },

  /** The last `most` ratings a player had after their games, newest first. */
  *ratingTrend(player: string, most: number): Query<(RatingPool & { readonly mean: number })[]> {
    return (yield* all(
      `select game, pace, company, mean from results join finished on finished.table_id = results.table_id
        where player = ? and mean is not null order by n desc limit ?`,
      player,
      most,
    )).map(row => ({ ...row }) as never)
  },

  /** Recomputes all ratings from the results. */
  *rebuildRatings(): Query<void> {
    const book = new RatingBook()
    yield* change('delete from ratings')
    yield* change('update results set mean = null where mean is not null')
    yield* change('update finished set company = null where company is not null')
    const games = yield* RESULTS_QUERIES.ratedGames(-1, Number.MAX_SAFE_INTEGER)
    for (const { table, game, pace, seats } of games) {
      const counted = entrantsOf(seats)
      if (counted !== null) yield* keepMeans(table, counted, book.add({ game, pace, ...counted }))
    }
    for (const { who, ...rating } of book.all()) yield* keepRating(who, rating, rating)
  },

  /** A player's games before `before`, newest first: those the viewer played too, and rated ones, which are public. */
  *playedBy(player: string, before: number, most: number, viewer: string): Query<PlayedCard[]> {
    const games = yield* all(
      `select finished.table_id as "table", n, game, pace, rated, finished.ended,
          case when tables.id is null then 0 else 1 end as "isKept", seat as mine
        from results join finished on finished.table_id = results.table_id
        left join tables on tables.id = finished.table_id
        where player = ? and n < cast(? as bigint) and (rated = 1 or exists (
          select 1 from results shared where shared.table_id = finished.table_id and shared.player = ?))
        order by n desc limit ?`,
      player,
      before,
      viewer,
      most,
    )
    const played: PlayedCard[] = []
    for (const game of games) played.push(yield* playedCard(game))
    return played
  },

  /** A player's games and wins, most played first. */
  *tallyOf(player: string): Query<{ game: string; games: number; wins: number }[]> {
    return (yield* all(
      `select game, count(*) as games, sum(case when place = 1 then 1 else 0 end) as wins
        from results join finished on finished.table_id = results.table_id
        where player = ? group by game order by games desc, game`,
      player,
    )).map(row => ({ ...row }) as never)
  },

  /** How often a player finished ahead of each opponent. All bots count as one. */
  *headToHead(player: string, most: number): Query<HeadToHead[]> {
    const found = yield* all(
      `select players.mark, players.name, count(*) as games,
          sum(case when own.place < other.place then 1 else 0 end) as ahead,
          sum(case when own.place > other.place then 1 else 0 end) as behind
        from results own join results other on other.table_id = own.table_id and other.seat <> own.seat
        left join players on players.id = other.player
        where own.player = ? and (players.id is not null and players.id <> own.player or other.player is null)
        group by players.id, players.mark, players.name order by games desc, players.mark limit ?`,
      player,
      most,
    )
    return found.map(row => ({ ...row }) as unknown as HeadToHead)
  },
}

/** A finished game with its sides, from its row. */
export function* playedCard({ rated, isKept, ...row }: Row): Query<PlayedCard> {
  const sides = yield* all(
    'select seat, name, bot, place, score from results where table_id = ? order by seat',
    row['table'] as string,
  )
  return { ...row, rated: rated === 1, isKept: isKept === 1, sides } as unknown as PlayedCard
}

/** Records how a table ended. Play that continues after the end doesn't count. */
export function* recordEnd(table: string, { result, updated }: TableNews): Query<void> {
  if (result === null) return
  const row = yield* first('select record from tables where id = ?', table)
  const { game, seats, rated = false, pace } = JSON.parse(row?.['record'] as string) as TableRecord
  // Games without a clock can take days, so they count as slow.
  const kind = pace?.kind === 'live' ? 'live' : 'slow'
  if (!(yield* addFinished({ table, game, pace: kind, rated, ended: updated }))) return
  const held = yield* all(HELD, table)
  for (const [seat, { name, bot }] of seats.entries()) {
    const holder = held.find(one => one['seat'] === seat)
    yield* change(
      'insert into results (table_id, seat, player, bot, name, place, score, own) values (?, ?, ?, ?, ?, ?, ?, ?)',
      table,
      seat,
      (holder?.['player'] as string | undefined) ?? null,
      bot,
      name,
      result.places[seat] ?? 0,
      result.scores[seat] ?? 0,
      (holder?.['own'] as number | undefined) ?? 1,
    )
  }
  // A group's history also outlives its tables.
  yield* change(
    'insert into group_games (table_id, group_id) select table_id, group_id from group_tables where table_id = ?',
    table,
  )
  const counted = rated ? entrantsOf(yield* seatResults(table)) : null
  if (counted !== null) yield* rate(table, { game, pace: kind, ...counted })
}

/** Who holds each seat, and whether nobody else moved there before. */
const HELD = `select seat, player, case when exists (
    select 1 from lines where lines.table_id = held_seats.table_id and lines.seat = held_seats.seat
      and lines.seq < held_seats.lines and lines.text not like '/%'
  ) then 0 else 1 end as own
  from held_seats where table_id = ?`

/** Appends the game with the next number; false if it's already recorded. Retries if another game got the same number. */
function* addFinished(end: Omit<FinishedGame, 'n' | 'seats'> & { rated: boolean; ended: number }): Query<boolean> {
  for (;;) {
    const added = yield* change(
      `insert into finished (table_id, n, game, pace, rated, ended)
        select ?, coalesce(max(n) + 1, 0), ?, ?, ?, ? from finished where true on conflict do nothing`,
      end.table,
      end.game,
      end.pace,
      end.rated ? 1 : 0,
      end.ended,
    )
    if (added > 0) return true
    if ((yield* first('select 1 from finished where table_id = ?', end.table)) !== undefined) return false
  }
}

function* seatResults(table: string): Query<SeatResult[]> {
  const found = yield* all('select seat, player, bot, place, own from results where table_id = ? order by seat', table)
  return found.map(({ own, ...rest }) => ({ ...rest, isOwn: own === 1 }) as unknown as SeatResult)
}

function* rate(table: string, { entrants, ...pool }: RatedGame): Query<void> {
  const known = new Map<string, Rated>()
  for (const { who } of entrants) {
    const row = yield* first(
      'select mean, deviation, games from ratings where player = ? and game = ? and pace = ? and company = ?',
      who,
      pool.game,
      pool.pace,
      pool.company,
    )
    if (row !== undefined) known.set(who, { ...row } as unknown as Rated)
  }
  const after = ratingsAfter(entrants, who => known.get(who))
  yield* keepMeans(table, { company: pool.company, entrants }, after)
  for (const [who, rated] of after) yield* keepRating(who, pool, rated)
}

/** The players' ratings right after a game. */
function* keepMeans(
  table: string,
  { company, entrants }: Pick<RatedGame, 'company' | 'entrants'>,
  after: ReadonlyMap<string, Rated>,
): Query<void> {
  yield* change('update finished set company = ? where table_id = ?', company satisfies Company, table)
  for (const { seat, who } of entrants)
    yield* change(
      'update results set mean = ? where table_id = ? and seat = ?',
      after.get(who)?.mean ?? null,
      table,
      seat,
    )
}

function* keepRating(who: string, { game, pace, company }: RatingPool, rated: Rated): Query<void> {
  yield* change(
    `insert into ratings (player, game, pace, company, mean, deviation, games) values (?, ?, ?, ?, ?, ?, ?)
      on conflict (player, game, pace, company)
      do update set mean = excluded.mean, deviation = excluded.deviation, games = excluded.games`,
    who,
    game,
    pace,
    company,
    rated.mean,
    rated.deviation,
    rated.games,
  )
}

/** Merges the results of two players. */
export function* mergeResults(from: string, into: string): Query<void> {
  const row = yield* first('select 1 from ratings where player = ? limit 1', from)
  yield* change('update results set player = ? where player = ?', into, from)
  if (row !== undefined) yield* RESULTS_QUERIES.rebuildRatings()
}

/** Keeps the results under a new, anonymous id, because other players' ratings depend on them. */
export function* forgetResults(player: string, name: string): Query<void> {
  const former = `former ${randomBytes(8).toString('hex')}`
  yield* change('update results set player = ?, name = ? where player = ?', former, name, player)
  yield* change('update ratings set player = ? where player = ?', former, player)
}

const RATING = 'player, game, pace, company, mean, deviation, games'
const ratingOf = (row: Row): KeptRating => ({ ...row }) as unknown as KeptRating

export const RESULTS_ACCESS: Readonly<Record<keyof typeof RESULTS_QUERIES, Access>> = {
  ratedGames: 'reads',
  ratings: 'reads',
  ratingsOf: 'reads',
  ratingTrend: 'reads',
  rebuildRatings: 'writes',
  playedBy: 'reads',
  tallyOf: 'reads',
  headToHead: 'reads',
}
