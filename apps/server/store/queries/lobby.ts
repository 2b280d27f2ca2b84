// The lobby: tables that anyone may join. The columns for the list are stored with each table, so listing doesn't read any records.

import type { Pace, SeatPlan, TableNews, TableRecord } from '@tableworks/host'
import type { Lobby, LobbyTable, Listing, PaceTime } from '@tableworks/protocol'
import type { LobbyWish } from '../register.ts'
import { alertOf } from './alerts.ts'
import { notBlocked } from './safety.ts'
import { type Access, all, change, first, type Query, type Row, text, type Value } from './statements.ts'

export const LOBBY_QUERIES = {
  /** Lists a table, or takes it off the list. */
  *keepListing(table: string, listing: Listing | null, now: number): Query<void> {
    if (listing === null) return void (yield* change('delete from lobby where table_id = ?', table))
    const { level, language, takeOver } = listing
    const known = yield* first('select 1 from lobby where table_id = ?', table)
    yield* change(
      `insert into lobby (table_id, game, seats, free, bots, names, rated, level, language, take_over, opened)
        select id, '', 0, 0, 0, '[]', 0, ?, ?, ?, ? from tables where id = ?
        on conflict (table_id) do update
          set level = excluded.level, language = excluded.language, take_over = excluded.take_over`,
      level,
      language,
      takeOver ? 1 : 0,
      now,
      table,
    )
    yield* relist(table)
    if (known === undefined) yield* newlyListed(table, now)
  },

  *listing(table: string): Query<Listing | null> {
    const row = yield* first('select level, language, take_over from lobby where table_id = ?', table)
    if (row === undefined) return null
    const { level, language, take_over: takeOver } = row
    return { level, language, takeOver: takeOver === 1 } as Listing
  },

  *busyHours(now: number): Query<number[]> {
    const rows = yield* all('select hour, tables from listed_hours where hour > ?', hourOf(now) - WEEK_HOURS)
    return Array.from({ length: 24 }, (_, hour) =>
      rows
        .filter(row => (row['hour'] as number) % 24 === hour)
        .reduce((sum, row) => sum + (row['tables'] as number), 0),
    )
  },

  *waitingTables(): Query<number> {
    return (yield* first('select count(*) as count from lobby where free > 0'))?.['count'] as number
  },

  *lobby(player: string, wish: LobbyWish, most: number): Query<Omit<Lobby, 'online' | 'busy'>> {
    const [conditions, values] = wanted(wish)
    const some = function* (which: string): Query<LobbyTable[]> {
      const found = yield* all(
        `select ${SHOWN} from lobby where ${which} ${conditions} and ${notBlocked('lobby', '?')} order by opened desc, table_id limit ?`,
        player,
        ...values,
        player,
        player,
        most,
      )
      return found.map(lobbyTable)
    }
    return {
      waiting: yield* some('free > 0'),
      takeOver: yield* some('free = 0 and bots > 0'),
      playing: yield* some('free = 0 and bots = 0'),
      all: yield* countFor(player),
    }
  },
}

/** How many tables have seats for this player. */
function* countFor(player: string): Query<number> {
  const sql = `select count(*) as count from lobby where free + bots > 0 and ${notBlocked('lobby', '?')}`
  return (yield* first(sql, player, player))?.['count'] as number
}

const SHOWN = `table_id as "table", name, game, names, pace, time, rated, level, language, opened,
  (select avg(mean) from held_seats join ratings on ratings.player = held_seats.player
    where held_seats.table_id = lobby.table_id and ratings.game = lobby.game
      and ratings.pace = coalesce(lobby.pace, 'slow') and company = 'people') as rating,
  (select news from tables where tables.id = lobby.table_id) as news,
  (select best_of from series join series_games on series.id = series_id
    where series_games.table_id = lobby.table_id) as "bestOf",
  case when exists (select 1 from held_seats where held_seats.table_id = lobby.table_id and held_seats.player = ?)
    then 1 else 0 end as mine`

/** The lobby filter as SQL conditions with their values. */
function wanted({ game, pace, seats, language, level, rated }: LobbyWish): [string, Value[]] {
  const columns = { game, pace, seats, level, rated: rated === null ? null : Number(rated) }
  const given = Object.entries(columns).filter(([, value]) => value !== null) as [string, Value][]
  const sql = given.map(([column]) => `and ${column} = ?`)
  const values = given.map(([, value]) => value)
  // A table for any language matches every language.
  return language === null
    ? [sql.join(' '), values]
    : [[...sql, `and language in (?, '')`].join(' '), [...values, language]]
}

function lobbyTable({ names, time, rated, mine, rating, news, ...rest }: Row): LobbyTable {
  const mean = rating === null ? null : Math.round(rating as number)
  const seats = JSON.parse(names as string) as LobbyTable['seats']
  const { steps, chapter = null } = JSON.parse(news as string) as TableNews
  const parsed = { seats, steps, chapter, time: time === null ? null : (JSON.parse(time as string) as PaceTime) }
  return { ...rest, ...parsed, rated: rated === 1, isMine: mine === 1, rating: mean } as unknown as LobbyTable
}

const HOUR_MS = 3_600_000
const WEEK_HOURS = 7 * 24
const hourOf = (now: number): number => Math.floor(now / HOUR_MS)

/** Counts the listing for the busy hours, and queues alerts. */
function* newlyListed(table: string, now: number): Query<void> {
  yield* change('delete from listed_hours where hour <= ?', hourOf(now) - WEEK_HOURS)
  yield* change(
    `insert into listed_hours (hour, tables) values (?, 1)
      on conflict (hour) do update set tables = listed_hours.tables + 1`,
    hourOf(now),
  )
  yield* alertOf(table, now)
}

/** The seats as lists show them; `held` has a row for each taken seat. A seat where a bot stands in for someone isn't free. */
export const shownSeats = (seats: readonly SeatPlan[], held: readonly Row[]): LobbyTable['seats'] =>
  seats.map(({ name, bot }, seat) => {
    const isHeld = held.some(one => one['seat'] === seat)
    return { name, bot: isHeld ? null : bot, isOpen: bot === null && !isHeld }
  })

/** Brings the listing of a table up to date with its seats. A finished table leaves the list. */
export function* relist(table: string): Query<void> {
  const row = yield* first(
    'select record, ended, take_over from lobby join tables on id = table_id where table_id = ?',
    table,
  )
  if (row === undefined) return
  if (row['ended'] === 1) return void (yield* change('delete from lobby where table_id = ?', table))
  const { name = '', game, seats, rated = false, pace } = JSON.parse(row['record'] as string) as TableRecord
  const held = yield* all('select seat from held_seats where table_id = ?', table)
  const names = shownSeats(seats, held)
  const isOwnBot = ({ bot }: SeatPlan, seat: number) => bot !== null && !held.some(one => one['seat'] === seat)
  yield* change(
    `update lobby set name = ?, game = ?, seats = ?, free = ?, bots = ?, names = ?, rated = ?, pace = ?, time = ?
      where table_id = ?`,
    name === '' ? null : name,
    game,
    seats.length,
    names.filter(({ isOpen }) => isOpen).length,
    row['take_over'] === 1 ? seats.filter(isOwnBot).length : 0,
    text(names),
    rated ? 1 : 0,
    pace?.kind ?? null,
    pace === undefined ? null : text(paceTime(pace)),
    table,
  )
}

export const paceTime = ({ timeMs, addMs, isPerMove }: Pace): PaceTime => ({ timeMs, addMs, isPerMove })

export const LOBBY_ACCESS: Readonly<Record<keyof typeof LOBBY_QUERIES, Access>> = {
  keepListing: 'writes',
  listing: 'reads',
  busyHours: 'reads',
  waitingTables: 'reads',
  lobby: 'reads',
}
