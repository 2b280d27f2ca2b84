// Copies of finished games, written directly to a server's database.

import { DatabaseSync } from 'node:sqlite'
import { connectionTo } from '@tableworks/server'

/** A connection to SQLite or PostgreSQL. Both understand the SQL here. */
interface Connection {
  rows(sql: string): Promise<readonly Record<string, unknown>[]>
  /** Writes everything to where the size is measured. */
  readonly settle: string
  /** Returns the space of deleted rows to the disk. */
  readonly shrink: string
  /** The id of copy `i`. */
  readonly id: string
  close(): Promise<void>
}

function inFile(file: string): Connection {
  const db = new DatabaseSync(file, { timeout: 60_000 })
  return {
    rows: async sql => db.prepare(sql).all(),
    settle: 'pragma wal_checkpoint(truncate)',
    shrink: 'vacuum',
    id: `printf('on-%020x', i)`,
    close: async () => db.close(),
  }
}

async function inPostgres(url: string): Promise<Connection> {
  const client = await connectionTo(url, 'tableworks bench')
  return {
    rows: async sql => (await client.query<Record<string, unknown>>(sql)).rows,
    settle: 'checkpoint',
    shrink: 'vacuum full',
    id: `'on-' || lpad(to_hex(i), 20, '0')`,
    close: () => client.end(),
  }
}

/** Copies are numbered. Their players are `p0`, `p1` and so on, and `many`, whose list of tables is full. */
const IS_COPY = `like 'on-0%'`
const FULL_LIST = 500

export class Copies {
  readonly isPostgres: boolean
  private readonly connection: Connection

  private constructor(connection: Connection, isPostgres: boolean) {
    this.connection = connection
    this.isPostgres = isPostgres
  }

  static async open(file: string, database: string | null): Promise<Copies> {
    return new Copies(database === null ? inFile(file) : await inPostgres(database), database !== null)
  }

  close(): Promise<void> {
    return this.connection.close()
  }

  private async run(...all: readonly string[]): Promise<void> {
    for (const sql of all) await this.connection.rows(sql)
  }

  async settle(): Promise<void> {
    await this.run(this.connection.settle)
  }

  async shrink(): Promise<void> {
    await this.run(this.connection.shrink, this.connection.settle)
  }

  async addPlayers(count: number): Promise<void> {
    await this.run(
      `insert into players (id, created, name, mark)
        with recursive n(i) as (select 0 union all select i + 1 from n where i < ${count - 1})
        select 'p' || i, 0, 'Player ' || i, 'm' || i from n`,
      `insert into players (id, created, name, mark) values ('many', 0, 'Many', 'many')`,
    )
  }

  /** Adds copies of the benchmark's games in turn, with their players, results and everything stored of their logs. */
  async add({ from, to, players }: { from: number; to: number; players: number }): Promise<void> {
    const often = Math.max(1, Math.floor(to / FULL_LIST))
    const player = (seat: string) =>
      `case when ${seat} = 0 and i % ${often} = 0 then 'many' else 'p' || ((i * 7 + ${seat} * 13) % ${players}) end`
    await this.run(
      'begin',
      `create temp table originals as select row_number() over (order by id) - 1 as n, id from tables where id not ${IS_COPY}`,
      `create temp table copies as
        with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${to - 1})
        select i, ${this.connection.id} as id, originals.id as original from n
          join originals on originals.n = i % (select count(*) from originals)`,
      `insert into tables (id, record, news, updated, ended, steps, archived, live)
        select copies.id, replace(record, original, copies.id), news, updated + i, ended, steps, archived, live
          from copies join tables on tables.id = original`,
      ...['archived_logs (table_id, log, memory)', 'memories (table_id, memory)'].map(copied),
      copied('lines (table_id, seq, seat, text, hash, secret)'),
      `insert into rooms (table_id, owner) select id, ${player('0')} from copies`,
      `insert into held_seats (table_id, seat, player, lines)
        select copies.id, seat, ${player('seat')}, lines from copies join held_seats on table_id = original`,
      `insert into finished (table_id, n, game, pace, rated, company, ended)
        select copies.id, 1000 + i, game, pace, rated, company, ended from copies join finished on table_id = original`,
      `insert into results (table_id, seat, player, bot, name, place, score, own, mean)
        select copies.id, seat, ${player('seat')}, bot, name, place, score, own, mean
          from copies join results on table_id = original`,
      'drop table copies',
      'drop table originals',
      'commit',
      'analyze',
    )
  }

  async remove(): Promise<void> {
    await this.run(`delete from finished where table_id ${IS_COPY}`, `delete from tables where id ${IS_COPY}`)
  }

  /** Ids of copies of a game, spread over all of them. */
  async finished(game: string, most: number): Promise<string[]> {
    const found = await this.connection.rows(
      `select table_id as id from finished where game = '${game}' and table_id ${IS_COPY} order by n`,
    )
    const ids = found.map(({ id }) => id as string)
    return Array.from({ length: most }, (_, n) => ids[Math.floor((n * ids.length) / most)] ?? '')
  }

  /** The average size of archived games, in bytes. */
  async archived(ids: readonly string[]): Promise<{ lines: number; log: number; memory: number }> {
    const [row = {}] = await this.connection.rows(
      `select avg(archived) as lines, avg(length(log)) as log, avg(length(memory)) as memory
        from archived_logs join tables on id = table_id where id in (${ids.map(id => `'${id}'`).join()})`,
    )
    return { lines: Number(row['lines']), log: Number(row['log']), memory: Number(row['memory']) }
  }
}

function copied(table: string): string {
  const fields = table.slice(table.indexOf('(') + 1, -1).replace('table_id, ', '')
  const [name] = table.split(' ')
  return `insert into ${table} select copies.id, ${fields} from copies join ${name} on table_id = original`
}
