// Three servers on one PostgreSQL behind a round-robin proxy without sticky sessions. Each server reaches the database through a
// proxy of its own.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { type Postgres, startPostgres } from '../postgres.ts'
import { metric, type ServerProcess, SHIFTABLE_CLOCK, startServer } from '../processes.ts'
import { TcpProxy } from './tcp-proxy.ts'

const SERVERS = 3
/** How often the proxy asks whether a server is ready, and how long a server may take to answer, like a load balancer. */
const HEALTH_MS = 250
const HEALTH_DEADLINE_MS = 1000

/** One of our servers, with its own way to the database. */
export class Member {
  readonly name: string
  readonly toDatabase: TcpProxy
  private readonly data: string
  private readonly database: string
  private readonly env: Readonly<Record<string, string>>
  private server: ServerProcess | null = null
  private known = 0
  /** How far its system clock is off, in seconds. */
  private shift = 0
  isReady = false
  /** Called when the process ends without an injected fault. */
  onDeath: (why: string) => void = () => undefined
  /** Whether a fault is about to end the process, so that the end is expected. */
  private isEnding = false
  /** What earlier processes have logged. */
  private logged = ''

  constructor(data: string, database: string, toDatabase: TcpProxy, env: Readonly<Record<string, string>>) {
    this.name = path.basename(data)
    this.data = data
    const url = new URL(database)
    url.port = String(toDatabase.port)
    this.database = url.href
    this.toDatabase = toDatabase
    this.env = env
  }

  get port(): number {
    return this.known
  }
  get log(): string {
    return this.logged + (this.server?.log() ?? '')
  }
  async start(): Promise<void> {
    const env = { ...this.env, NODE_OPTIONS: `--import ${SHIFTABLE_CLOCK}`, TABLEWORKS_PROXY: '1', TEST_LOG: 'warn' }
    for (;;)
      try {
        this.logged = this.log
        this.server = await startServer(this.data, { port: String(this.known), database: this.database, env })
        this.known = Number(new URL(this.server.address).port)
        this.shiftClock(this.shift)
        void this.server.exited.then(() => this.isEnding || this.onDeath(this.serious))
        return
      } catch (error) {
        // The server can't start without its database, so its supervisor tries again.
        if (!/database/i.test(String(error))) throw error
        await sleep(200)
      }
  }

  /** The errors it logged that aren't about its store. */
  private get serious(): string {
    const lines = this.log.split('\n').filter(line => /"level":[56]0/.test(line) && !line.includes('the store failed'))
    return `${this.name} ended by itself:\n${lines.slice(-5).join('\n')}`
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.isEnding = true
    this.server?.child.kill(signal)
    await this.server?.exited
    this.isEnding = false
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.server?.child.kill(signal)
  }

  /** Moves its system clock by this many seconds, even after a restart. */
  shiftClock(seconds: number): void {
    this.shift = seconds
    this.server?.child.stdin?.write(`${seconds}\n`)
  }

  async checkHealth(): Promise<void> {
    const signal = AbortSignal.timeout(HEALTH_DEADLINE_MS)
    const address = `http://127.0.0.1:${this.port}/ready`
    this.isReady = await fetch(address, { signal, headers: { connection: 'close' } }).then(
      ({ ok }) => ok,
      () => false,
    )
  }

  metric = (name: string): Promise<number> => metric({ address: `http://127.0.0.1:${this.port}` }, name)
}

export class Cluster {
  readonly members: readonly Member[]
  readonly postgres: Postgres
  /** The database's own address. */
  readonly database: string
  readonly proxy: TcpProxy
  private readonly folder: string
  private readonly health: NodeJS.Timeout

  private constructor(given: Pick<Cluster, 'members' | 'postgres' | 'database' | 'proxy'>, folder: string) {
    this.members = given.members
    this.postgres = given.postgres
    this.database = given.database
    this.proxy = given.proxy
    this.folder = folder
    this.health = setInterval(() => void this.checkHealth(), HEALTH_MS)
  }

  static async start(bin: string, env: Readonly<Record<string, string>>): Promise<Cluster> {
    const folder = mkdtempSync(path.join(tmpdir(), 'many-'))
    const postgres = await startPostgres(bin)
    const database = await postgres.database('many')
    const port = Number(new URL(database).port)
    const members: Member[] = []
    for (let n = 1; n <= SERVERS; n++) {
      const toDatabase = await TcpProxy.start(() => [port])
      members.push(new Member(path.join(folder, `server-${n}`), database, toDatabase, env))
    }
    await Promise.all(members.map(member => member.start()))
    const proxy = await TcpProxy.start(() => portsOf(members))
    const cluster = new Cluster({ members, postgres, database, proxy }, folder)
    await cluster.checkHealth()
    return cluster
  }

  get address(): string {
    return `http://127.0.0.1:${this.proxy.port}/`
  }

  /** Runs a statement on the database, past all proxies. */
  async sql<T>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    const client = new Client({ connectionString: this.database })
    await client.connect()
    try {
      return (await client.query(text, [...values])).rows as T[]
    } finally {
      await client.end()
    }
  }

  private async checkHealth(): Promise<void> {
    await Promise.all(this.members.map(member => member.checkHealth()))
  }

  async stop(): Promise<void> {
    clearInterval(this.health)
    this.proxy.close()
    for (const member of this.members) {
      await member.end('SIGKILL')
      member.toDatabase.close()
    }
    await this.postgres.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** The servers that are ready, or all if none is. */
function portsOf(members: readonly Member[]): number[] {
  const ready = members.filter(({ isReady }) => isReady)
  return (ready.length > 0 ? ready : members).map(({ port }) => port)
}

export const sleep = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms))
