// Mutes, blocks and reports.

import type { KeptReport, NewReport, RelationTo } from '../register.ts'
import { type Access, all, change, first, type Query, type Row } from './statements.ts'

/** Players who blocked each other don't see each other's tables. `at` is a table with `table_id`; `player` occurs twice. */
export function notBlocked(at: string, player: string): string {
  const there = `select owner from rooms where rooms.table_id = ${at}.table_id
    union select held_seats.player from held_seats where held_seats.table_id = ${at}.table_id`
  return `not exists (select 1 from relations where kind = 'block' and (
    (relations.player = ${player} and relations.other in (${there})) or
    (relations.other = ${player} and relations.player in (${there}))))`
}

export const SAFETY_QUERIES = {
  *relate(player: string, other: string, kind: string | null, now: number): Query<void> {
    yield* change('delete from relations where player = ? and other = ?', player, other)
    if (kind === null) return
    yield* change('insert into relations (player, other, kind, since) values (?, ?, ?, ?)', player, other, kind, now)
  },

  *relationsOf(player: string): Query<RelationTo[]> {
    return (yield* all(
      `select relations.other as player, players.mark, players.name, relations.kind, relations.since
        from relations join players on players.id = relations.other
        where relations.player = ? order by relations.since desc, players.mark`,
      player,
    )).map(row => ({ ...row }) as unknown as RelationTo)
  },

  /** Whether someone who made the table or sits there blocked the player. */
  *isBlockedAt(table: string, player: string): Query<boolean> {
    const row = yield* first(
      `select 1 from relations where kind = 'block' and other = ? and player in
        (select owner from rooms where table_id = ? union select player from held_seats where table_id = ?)`,
      player,
      table,
      table,
    )
    return row !== undefined
  },

  *addReport({ at, reporter, about, table, message, words, reason }: NewReport): Query<number> {
    for (;;) {
      const row = yield* first(
        `insert into reports (n, at, reporter, about, table_id, message, words, reason)
          select coalesce(max(n) + 1, 1), ?, ?, ?, ?, ?, ?, ? from reports where 1 = 1
          on conflict do nothing returning n`,
        at,
        reporter,
        about,
        table,
        message,
        words,
        reason,
      )
      if (row !== undefined) return row['n'] as number
    }
  },

  /** Reports without an answer, oldest first. */
  *openReports(most: number): Query<KeptReport[]> {
    return (yield* all(`${REPORTS} where reports.answered is null order by reports.n limit ?`, most)).map(reportOf)
  },

  *report(n: number): Query<KeptReport | null> {
    const row = yield* first(`${REPORTS} where reports.n = ?`, n)
    return row === undefined ? null : reportOf(row)
  },

  *reportsBy(player: string, most: number): Query<KeptReport[]> {
    return (yield* all(`${REPORTS} where reports.reporter = ? order by reports.n desc limit ?`, player, most)).map(
      reportOf,
    )
  },

  *reportsAbout(player: string): Query<number> {
    return (yield* first('select count(*) as count from reports where about = ?', player))?.['count'] as number
  },

  /** False if it already has an answer. */
  *answerReport(n: number, answer: string, now: number): Query<boolean> {
    const sql = 'update reports set answered = ?, answer = ? where n = ? and answered is null'
    return (yield* change(sql, now, answer, n)) > 0
  },
}

const REPORTS = `select reports.n, reports.at, reports.reporter, reports.table_id as "table", reports.message,
    reports.words, reports.reason, reports.answer, coalesce(author.name, '') as "by",
    reports.about, about.mark, about.name
  from reports left join players author on author.id = reports.reporter
    left join players about on about.id = reports.about`

const reportOf = (row: Row): KeptReport => ({ ...row }) as unknown as KeptReport

/** A merged player keeps both lists, except for entries about themselves, and what hosts decided about either player. */
export function* mergeSafety(from: string, into: string): Query<void> {
  for (const [one, other] of [
    ['player', 'other'],
    ['other', 'player'],
  ] as const)
    yield* change(
      `update relations set ${one} = ? where ${one} = ? and not exists
        (select 1 from relations own where own.${one} = ? and own.${other} = relations.${other})`,
      into,
      from,
      into,
    )
  yield* change('delete from relations where player = ? or other = ? or player = other', from, from)
  yield* change('update reports set reporter = ? where reporter = ?', into, from)
  yield* change('update reports set about = ? where about = ?', into, from)
  yield* change('update bans set player = ? where player = ?', into, from)
  yield* change('update host_log set player = ? where player = ?', into, from)
  yield* change(
    `insert into hidden_names (player, name) select ?, name from hidden_names where player = ? on conflict do nothing`,
    into,
    from,
  )
}

export function* forgetSafety(player: string): Query<void> {
  yield* change('delete from relations where player = ? or other = ?', player, player)
  yield* change('update reports set reporter = null where reporter = ?', player)
  yield* change(`update reports set about = null, words = '' where about = ?`, player)
}

export const SAFETY_ACCESS: Readonly<Record<keyof typeof SAFETY_QUERIES, Access>> = {
  relate: 'tellsOfPlayer',
  relationsOf: 'reads',
  isBlockedAt: 'reads',
  addReport: 'writes',
  openReports: 'reads',
  report: 'reads',
  reportsBy: 'reads',
  reportsAbout: 'reads',
  answerReport: 'writes',
}
