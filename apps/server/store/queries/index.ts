// All queries, in the SQL that SQLite and PostgreSQL share.

import { ALERTS_ACCESS, ALERTS_QUERIES } from './alerts.ts'
import { ARCHIVE_ACCESS, ARCHIVE_QUERIES } from './archive.ts'
import { BOT_CLAIMS_ACCESS, BOT_CLAIMS_QUERIES } from './bot-claims.ts'
import { GROUPS_ACCESS, GROUPS_QUERIES } from './groups.ts'
import { HAPPENINGS_ACCESS, HAPPENINGS_QUERIES } from './happenings.ts'
import { HOSTING_ACCESS, HOSTING_QUERIES } from './hosting.ts'
import { LOBBY_ACCESS, LOBBY_QUERIES } from './lobby.ts'
import { NOTICES_ACCESS, NOTICES_QUERIES } from './notices.ts'
import { PLAYERS_ACCESS, PLAYERS_QUERIES } from './players.ts'
import { PACE_ACCESS, PACE_QUERIES } from './pace.ts'
import { PRESENCE_ACCESS, PRESENCE_QUERIES } from './presence.ts'
import { RESULTS_ACCESS, RESULTS_QUERIES } from './results.ts'
import { ROOMS_ACCESS, ROOMS_QUERIES } from './rooms.ts'
import { SERIES_ACCESS, SERIES_QUERIES } from './series.ts'
import { SIGN_INS_ACCESS, SIGN_INS_QUERIES } from './sign-ins.ts'
import { SAFETY_ACCESS, SAFETY_QUERIES } from './safety.ts'
import type { Access, Query } from './statements.ts'
import { TABLES_ACCESS, TABLES_QUERIES } from './tables.ts'
import { TALK_ACCESS, TALK_QUERIES } from './talk.ts'
import { UPKEEP_ACCESS, UPKEEP_QUERIES } from './upkeep.ts'

const QUERIES = {
  ...TABLES_QUERIES,
  ...ARCHIVE_QUERIES,
  ...HAPPENINGS_QUERIES,
  ...NOTICES_QUERIES,
  ...UPKEEP_QUERIES,
  ...PLAYERS_QUERIES,
  ...ROOMS_QUERIES,
  ...RESULTS_QUERIES,
  ...LOBBY_QUERIES,
  ...GROUPS_QUERIES,
  ...ALERTS_QUERIES,
  ...SIGN_INS_QUERIES,
  ...SERIES_QUERIES,
  ...TALK_QUERIES,
  ...PACE_QUERIES,
  ...PRESENCE_QUERIES,
  ...BOT_CLAIMS_QUERIES,
  ...SAFETY_QUERIES,
  ...HOSTING_QUERIES,
}

export type Ask = keyof typeof QUERIES

export const ACCESS: Readonly<Record<Ask, Access>> = {
  ...TABLES_ACCESS,
  ...ARCHIVE_ACCESS,
  ...HAPPENINGS_ACCESS,
  ...NOTICES_ACCESS,
  ...UPKEEP_ACCESS,
  ...PLAYERS_ACCESS,
  ...ROOMS_ACCESS,
  ...RESULTS_ACCESS,
  ...LOBBY_ACCESS,
  ...GROUPS_ACCESS,
  ...ALERTS_ACCESS,
  ...SIGN_INS_ACCESS,
  ...SERIES_ACCESS,
  ...TALK_ACCESS,
  ...PACE_ACCESS,
  ...PRESENCE_ACCESS,
  ...BOT_CLAIMS_ACCESS,
  ...SAFETY_ACCESS,
  ...HOSTING_ACCESS,
}

/** The queries as asynchronous methods. */
export type Answering = {
  [K in Ask]: (typeof QUERIES)[K] extends (...given: infer A) => Query<infer T> ? (...given: A) => Promise<T> : never
}

/** A store that passes each query to `answer` by name. */
export const answering = (answer: (ask: Ask, given: readonly unknown[]) => Promise<unknown>): Answering =>
  Object.fromEntries(
    (Object.keys(QUERIES) as Ask[]).map(ask => [ask, (...given: readonly unknown[]) => answer(ask, given)]),
  ) as Answering

/** The query with its arguments. */
export const queryFor = (ask: Ask, given: readonly unknown[]): Query<unknown> =>
  (QUERIES[ask] as (...values: readonly unknown[]) => Query<unknown>)(...given)
