// The store of servers that share one PostgreSQL. Any of them may serve any table: of two that write at one place of a log
// the database lets one, and whoever wrote tells the others, who read the log from where they are.

import { randomUUID } from 'node:crypto'
import { HostError } from '@tableworks/host/link'
import { Client, type ClientBase, DatabaseError, Pool, type PoolClient, types } from 'pg'
import { type Ask, ASKS, answering, queryFor } from './asks.ts'
import { Queries, type Row, type Statement, type Value } from './queries.ts'
import { migrations, POSTGRES } from './schema.ts'
import type { ServerStore, StoreNews } from './server-store.ts'

const STEPS = migrations(POSTGRES)
/** How many steps a database of this release has taken. */
export const POSTGRES_STEPS = STEPS.length
const CHANNEL = 'tableworks'
/** Any number that other programs on the same database are unlikely to lock. */
const MIGRATING = 7_461_626_573
const MOST_CONNECTIONS = 10
const CONNECT_MS = 5000
/** The longest statement of ours takes milliseconds; one that takes this long waits for a lock or a sick disk. */
const STATEMENT_MS = 10_000
/** A database that has vanished without a word can't stop a statement itself. */
const ANSWER_MS = STATEMENT_MS + 5000
/** How soon a lost connection for news is tried again, and how often one that is silent is tested. */
const AGAIN_MS = 250
const TEST_MS = 15_000

// Counts and moments are numbers of ours, well below 2^53.
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
    // Acknowledged means stored, whatever the server's own setting is.
    options: '-c synchronous_commit=on',
    application_name: 'tableworks',
  })
  // A connection nobody uses may be lost: the next question opens another.
  pool.on('error', () => undefined)
  const queries = new Queries()
  const news = new News(url)

  async function answer(ask: Ask, given: readonly unknown[]): Promise<unknown> {
    try {
      if (ASKS[ask] === 'reads') return await answered(pool, queryFor(queries, ask, given))
      return await inOneGo(pool, async client => {
        const made = await answered(client, queryFor(queries, ask, given))
        if (ASKS[ask] === 'tells' && made !== false) await news.tell(client, { table: String(given[0]) })
        if (ASKS[ask] === 'tellsOfPlayer') await news.tell(client, { player: String(given[0]) })
        if (ASKS[ask] === 'tellsAll') await news.tell(client, null)
        return made
      })
    } catch (error) {
      throw trouble(error)
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

/** For work that may take as long as it takes: migrations, backups. */
export const patientClient = (url: string, name: string): Client =>
  new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    options: '-c statement_timeout=0',
    application_name: name,
  })

async function migrated(url: string): Promise<void> {
  const client = patientClient(url, 'tableworks migration')
  // The question that waits reports a connection lost in mid-work.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('begin')
    await migrateTo(client)
    await client.query('commit')
  } finally {
    await client.end().catch(() => undefined) // what was not committed never was
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

/** With numbered values, and a name by which the database remembers its plan. */
function prepared(sql: string): { readonly name: string; readonly text: string } {
  const found = known.get(sql)
  if (found !== undefined) return found
  let values = 0
  const made = { name: `q${known.size}`, text: sql.replaceAll('?', () => `$${++values}`) }
  known.set(sql, made)
  return made
}

const bytesIn = (value: Value): unknown => (value instanceof Uint8Array ? Buffer.from(value) : value)

/** Bytes as everybody has them. */
const plain = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, Buffer.isBuffer(value) ? new Uint8Array(value) : value]),
  )

/** Everything or nothing, and stored when it is done. */
async function inOneGo<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  // If no question waits, the next one reports the loss.
  const lost = (error: Error) => void (broken = error)
  client.on('error', lost)
  try {
    await client.query('begin')
    const made = await work(client)
    await client.query('commit')
    return made
  } catch (error) {
    // A connection that failed is closed, which takes everything back; to ask it again would only take time.
    if (error instanceof DatabaseError || error instanceof HostError)
      await client.query('rollback').catch((reason: Error) => void (broken = reason))
    else broken ??= error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    client.off('error', lost)
    client.release(broken)
  }
}

/** Makes a database one of this release, inside a transaction. */
export async function migrateTo(client: ClientBase): Promise<void> {
  // Two processes may start at once: whoever comes second finds it done.
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATING])
  await client.query('create table if not exists tableworks_steps (taken integer not null)')
  const { rows } = await client.query<{ taken: number }>('select taken from tableworks_steps')
  const taken = rows[0]?.taken ?? 0
  if (taken > STEPS.length) throw new HostError('oddRecord', 'the database is one of a newer Tableworks')
  if (taken === STEPS.length) return
  for (const step of STEPS.slice(taken)) await client.query(step)
  await client.query('delete from tableworks_steps')
  await client.query('insert into tableworks_steps values ($1)', [STEPS.length])
}

/** Who has written where: only wake-ups, as the log itself is the news. */
class News {
  private readonly url: string
  /** Our own news come back to us too, and are known. */
  private readonly us = randomUUID()
  private client: Client | null = null
  private heard: (news: StoreNews) => void = () => undefined
  private again: NodeJS.Timeout | undefined
  private testing: NodeJS.Timeout | undefined
  private isClosed = false

  constructor(url: string) {
    this.url = url
  }

  /** Others hear of it when it is stored, and never otherwise. */
  async tell(client: Connection, news: StoreNews): Promise<void> {
    const word = `${this.us} ${JSON.stringify(news)}`
    await client.query({ name: 'tell', text: 'select pg_notify($1, $2)', values: [CHANNEL, word] })
  }

  listen(heard: (news: StoreNews) => void): void {
    this.heard = heard
    void this.connect()
    this.testing = setInterval(() => void this.test(), TEST_MS)
    this.testing.unref()
  }

  /** A connection that only listens wouldn't notice that the other end has vanished. */
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
      // Whatever was told before we listened, or while we did not.
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
    await this.client?.end().catch(() => undefined)
  }
}

/** A server of another release may say it otherwise: then anything may have changed. */
function newsIn(text: string): StoreNews {
  try {
    const news = JSON.parse(text) as StoreNews
    return news !== null && ('table' in news || 'player' in news) ? news : null
  } catch {
    return null
  }
}

/** PostgreSQL's own word for a disk that has no room. */
const DISK_FULL = '53100'
/**
 * The classes of its answers that are about the way there or the moment, not about what was asked: no connection, taken back
 * because of others, no memory or room for more clients, locked, stopped from outside.
 */
const AWAY = /^(08|40|53|55|57)/

function trouble(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof HostError || error instanceof TypeError) return error
  const { code = '' } = error as { code?: string }
  if (code === DISK_FULL) return new HostError('storageFull', error.message)
  const isAnswer = error instanceof DatabaseError && !AWAY.test(code)
  return isAnswer ? error : new HostError('storageClosed', error.message)
}
