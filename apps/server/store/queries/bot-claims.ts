// Which server runs the bots of a table. A running server keeps renewing its row, by the database's clock. When a row runs out,
// other servers may take over its tables.

import { type Access, all, change, type Query } from './statements.ts'

const NOW = '(select ms from database_clock)'
/** Longer than any server needs to notice that another is lost. */
const FORGOTTEN_MS = 60 * 60_000
/** No living server has the claim. */
const IS_FREE = `not exists (select 1 from servers where servers.id = bot_claims.server and until > ${NOW})`

export const BOT_CLAIMS_QUERIES = {
  *addServer(server: string, leaseMs: number): Query<void> {
    yield* change(`insert into servers (id, until) values (?, ${NOW} + ?)`, server, leaseMs)
    yield* change(
      `delete from servers where until <= ${NOW} - ${FORGOTTEN_MS}
        and not exists (select 1 from bot_claims where server = servers.id)`,
    )
  },

  /** False if the row ran out, so others may have taken over. */
  *renewServer(server: string, leaseMs: number): Query<boolean> {
    const sql = `update servers set until = ${NOW} + ? where id = ? and until > ${NOW}`
    return (yield* change(sql, leaseMs, server)) > 0
  },

  /** Ends a server's lease, so other servers can claim its tables immediately. */
  *endServer(server: string): Query<void> {
    yield* change('update servers set until = 0 where id = ?', server)
  },

  /** Servers that were killed or cut off in the last hour. */
  *lostServers(): Query<string[]> {
    const found = yield* all(
      `select id from servers where until > 0 and until <= ${NOW} order by until desc limit 1000`,
    )
    return found.map(row => row['id'] as string)
  },

  *claimBots(table: string, server: string): Query<boolean> {
    const claimed = yield* change(
      `insert into bot_claims (table_id, server) select id, cast(? as text) from tables where id = ?
        on conflict (table_id) do update set server = excluded.server
        where bot_claims.server = excluded.server or ${IS_FREE}`,
      server,
      table,
    )
    return claimed > 0
  },

  /** False if the server had no claim. */
  *releaseBots(table: string, server: string): Query<boolean> {
    return (yield* change('delete from bot_claims where table_id = ? and server = ?', table, server)) > 0
  },

  /** Tables of running games whose server is gone. */
  *abandonedBots(most: number): Query<string[]> {
    yield* change(
      `delete from bot_claims where ${IS_FREE} and exists (select 1 from tables where id = table_id and ended = 1)`,
    )
    const found = yield* all(`select table_id from bot_claims where ${IS_FREE} order by table_id limit ?`, most)
    return found.map(row => row['table_id'] as string)
  },
}

export const BOT_CLAIMS_ACCESS: Readonly<Record<keyof typeof BOT_CLAIMS_QUERIES, Access>> = {
  addServer: 'writes',
  renewServer: 'writes',
  endServer: 'writes',
  lostServers: 'reads',
  claimBots: 'writes',
  releaseBots: 'tellsOfBots',
  abandonedBots: 'writes',
}
