// A store for servers that share one PostgreSQL database. Any server may serve any table. When two servers write to the same
// position in a log, the database accepts only one write. The writer notifies the other servers, which then read the new lines.

import { randomUUID } from 'node:crypto'
import type { TableNews } from '@tableworks/host'
import { HostError, hostErrorOf } from '@tableworks/host/link'
import { Client, type ClientBase, DatabaseError, Pool, type PoolClient, types } from 'pg'
import { ACCESS, type Ask, answering, queryFor } from './queries/index.ts'
import type { Row, Statement, Value } from './queries/statements.ts'
import { migrations, POSTGRES } from './schema.ts'
import type { ServerStore, StoreNews } from './server-store.ts'

const STEPS = migrations(POSTGRES)
/** The schema version of this release. */
export const POSTGRES_STEPS = STEPS.length
const CHANNEL = 'tableworks'
/** The number of an advisory lock that other programs are unlikely to use. */
const MIGRATING = 7_461_626_573
const MOST_CONNECTIONS = 10
const CONNECT_MS = 5000
/** Our statements take milliseconds. One that takes this long is waiting for a lock or a failing disk. */
const STATEMENT_MS = 10_000
/** A time limit on our side, because a statement can't be cancelled if the database is unreachable. */
const ANSWER_MS = STATEMENT_MS + 5000
/** The retry interval of the notification connection, and its keep-alive interval. */
const AGAIN_MS = 250
const TEST_MS = 15_000
/** When to tell others of a write that may have been stored. Later, the database has cancelled it. */
const IN_DOUBT_MS = [0, 1000, ANSWER_MS + 1000] as const

// Our counts and times are well below 2^53.
types.setTypeParser(types.builtins.INT8, Number)

export async function openPostgres(url: string): Promise<ServerStore> {
  await migrated(url)
  const pool = new Pool({
    connectionString: url,
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: ANSWER_MS,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    // An acknowledged write must be on disk, even if the server's default is weaker.
    options: '-c synchronous_commit=on',
    application_name: 'tableworks',
  })
  // An idle connection may be lost. The next query opens another.
  pool.on('error', () => undefined)
  // An unused connection has no other error listener, and an unhandled error event would stop the server.
  pool.on('connect', client => client.on('error', () => undefined))
  const news = new News(url, pool)

  async function answer(ask: Ask, given: readonly unknown[]): Promise<unknown> {
    try {
      if (ACCESS[ask] === 'reads') return await answered(pool, queryFor(ask, given))
      const made = await inTransaction(pool, client => answered(client, queryFor(ask, given)))
      const told = made === false ? undefined : newsOf(ask, given)
      if (told !== undefined) news.tell(told)
      return made
    } catch (error) {
      const why = trouble(error)
      const told = newsOf(ask, given)
      if (told !== undefined && hostErrorOf(why).kind === 'storageClosed') news.tellInDoubt(told)
      throw why
    }
  }

  return {
    ...answering(answer),
    isMemory: false,
    listen: heard => news.listen(heard),
    async bytes() {
      const { rows } = await pool.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes')
      return rows[0]?.bytes ?? 0
    },
    async close() {
      await news.close()
      await pool.end()
    },
  }
}

/** What to tell other servers about a write, or undefined. */
function newsOf(ask: Ask, given: readonly unknown[]): StoreNews | undefined {
  const id = String(given[0])
  if (ask === 'addLine' && isOnlyMove(given)) return { table: id, isMove: true }
  if (ACCESS[ask] === 'tells') return { table: id }
  if (ACCESS[ask] === 'tellsOfPlayer') return { player: id }
  if (ACCESS[ask] === 'tellsOfBots') return { bots: id }
  return ACCESS[ask] === 'tellsAll' ? null : undefined
}

/** Neither ends the game nor comes with an event. */
function isOnlyMove([, , , news, happened = null]: readonly unknown[]): boolean {
  return happened === null && (news as TableNews).result === null
}

/** For work without a time limit: migrations, backups. */
export const patientClient = (url: string, name: string): Client =>
  new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    options: '-c statement_timeout=0',
    application_name: name,
  })

async function migrated(url: string): Promise<void> {
  const client = patientClient(url, 'tableworks migration')
  // The pending query reports the lost connection.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('begin')
    await migrateTo(client)
    await client.query('commit')
  } finally {
    await client.end().catch(() => undefined) // closing the connection rolls back
  }
}

type Connection = Pick<ClientBase, 'query'>

async function answered<T>(
  connection: Connection,
  query: Generator<Statement, T, readonly Row[] | number>,
): Promise<T> {
  let asked = query.next()
  while (asked.done !== true) {
    const { sql, values, gives } = asked.value
    const { rows, rowCount } = await connection.query<Row>({ ...prepared(sql), values: values.map(bytesIn) })
    asked = query.next(gives === 'rows' ? rows.map(plain) : (rowCount ?? 0))
  }
  return asked.value
}

const known = new Map<string, { readonly name: string; readonly text: string }>()

/** Numbers the placeholders and names the prepared statement. */
function prepared(sql: string): { readonly name: string; readonly text: string } {
  const found = known.get(sql)
  if (found !== undefined) return found
  let values = 0
  const made = { name: `q${known.size}`, text: sql.replaceAll('?', () => `$${++values}`) }
  known.set(sql, made)
  return made
}

const bytesIn = (value: Value): unknown => (value instanceof Uint8Array ? Buffer.from(value) : value)

/** Converts buffers to Uint8Array. */
const plain = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, Buffer.isBuffer(value) ? new Uint8Array(value) : value]),
  )

/** Runs a transaction. It's durable when the promise resolves. */
async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  // If no query is pending, the next one reports the lost connection.
  const lost = (error: Error) => void (broken = error)
  client.on('error', lost)
  try {
    await client.query('begin')
    const made = await work(client)
    await client.query('commit')
    return made
  } catch (error) {
    // Closing a failed connection rolls back, so an explicit rollback would only cost time.
    if (error instanceof DatabaseError || error instanceof HostError)
      await client.query('rollback').catch((reason: Error) => void (broken = reason))
    else broken ??= error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    client.off('error', lost)
    client.release(broken)
  }
}

/** Migrates a database to this release's schema in one transaction. */
export async function migrateTo(client: ClientBase): Promise<void> {
  // If two processes start at once, the second finds the migration done.
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATING])
  await client.query('create table if not exists tableworks_steps (taken integer not null)')
  const { rows } = await client.query<{ taken: number }>('select taken from tableworks_steps')
  const taken = rows[0]?.taken ?? 0
  if (taken > STEPS.length) throw new HostError('oddRecord', 'the database is from a newer release of Tableworks')
  if (taken === STEPS.length) return
  for (const step of STEPS.slice(taken)) await client.query(step)
  await client.query('delete from tableworks_steps')
  await client.query('insert into tableworks_steps values ($1)', [STEPS.length])
}

/** A single statement for everything that waits. A notification may be lost in a crash, so it needn't wait for the disk. */
const TELL = `select pg_notify($1, word) from unnest($2::text[]) as word
  where set_config('synchronous_commit', 'off', true) is not null`

/**
 * Notifies other servers of writes. A notification carries no data, because the log has it. PostgreSQL lets only one transaction with
 * notifications commit at a time, so they are sent after the writes, several together. If this server dies in between, the others
 * notice that it's gone and read everything again.
 */
class News {
  private readonly url: string
  private readonly pool: Pool
  /** Identifies our own notifications, which we ignore. */
  private readonly us = randomUUID()
  private client: Client | null = null
  private heard: (news: StoreNews) => void = () => undefined
  private again: NodeJS.Timeout | undefined
  private testing: NodeJS.Timeout | undefined
  private isClosed = false
  private readonly untold = new Set<string>()
  private telling: Promise<void> | null = null

  constructor(url: string, pool: Pool) {
    this.url = url
    this.pool = pool
  }

  /** Call this after the commit. */
  tell(news: StoreNews): void {
    this.untold.add(`${this.us} ${JSON.stringify(news)}`)
    this.telling ??= this.tellAll().finally(() => (this.telling = null))
  }

  /**
   * Call this if the connection failed during a write, which may be stored all the same. This server hasn't seen it either. Tells
   * again later, because the database may still be committing.
   */
  tellInDoubt(news: StoreNews): void {
    for (const wait of IN_DOUBT_MS)
      setTimeout(() => {
        if (this.isClosed) return
        this.heard(news)
        this.tell(news)
      }, wait).unref()
  }

  private async tellAll(): Promise<void> {
    while (this.untold.size > 0) {
      const words = [...this.untold]
      this.untold.clear()
      const isTold = await this.pool.query({ name: 'tell', text: TELL, values: [CHANNEL, words] }).then(
        () => true,
        () => false,
      )
      if (isTold) continue
      if (this.isClosed) return
      for (const word of words) this.untold.add(word)
      await new Promise(done => setTimeout(done, AGAIN_MS))
    }
  }

  listen(heard: (news: StoreNews) => void): void {
    this.heard = heard
    void this.connect()
    this.testing = setInterval(() => void this.test(), TEST_MS)
    this.testing.unref()
  }

  /** A keep-alive query, because a listening connection doesn't notice a lost peer. */
  private async test(): Promise<void> {
    const { client } = this
    await client?.query('select 1').catch(() => this.lose(client))
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
      keepAlive: true,
      application_name: 'tableworks news',
    })
    const lost = () => this.lose(client)
    client.on('error', lost)
    client.on('end', lost)
    client.on('notification', ({ payload = '' }) => {
      const [from, ...rest] = payload.split(' ')
      if (from !== this.us) this.heard(newsIn(rest.join(' ')))
    })
    this.client = client
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      // We may have missed changes while disconnected.
      this.heard(null)
    } catch {
      lost()
    }
  }

  private lose(client: Client): void {
    if (this.client !== client) return
    this.client = null
    void client.end().catch(() => undefined)
    if (this.isClosed) return
    this.heard(null)
    this.again = setTimeout(() => void this.connect(), AGAIN_MS)
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.again)
    clearInterval(this.testing)
    await this.telling
    await this.client?.end().catch(() => undefined)
  }
}

/** A server of another release may use a different format. If so, anything may have changed. */
function newsIn(text: string): StoreNews {
  try {
    const news = JSON.parse(text) as StoreNews
    return news !== null && ('table' in news || 'player' in news || 'bots' in news) ? news : null
  } catch {
    return null
  }
}

/** PostgreSQL's code for a full disk. */
const DISK_FULL = '53100'
/** Classes of temporary errors: no connection, transaction conflict, out of resources, locked, cancelled. */
const TEMPORARY = /^(08|40|53|55|57)/

function trouble(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof HostError || error instanceof TypeError) return error
  const { code = '' } = error as { code?: string }
  if (code === DISK_FULL) return new HostError('storageFull', error.message)
  const isAnswer = error instanceof DatabaseError && !TEMPORARY.test(code)
  return isAnswer ? error : new HostError('storageClosed', error.message)
}
