// Kills real server processes: no clock counts the outage, no notification is lost or unknowingly sent twice,
// and every finished rated game is rated exactly once.

import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Pace } from '@tableworks/host'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkRatingsIn, tablesIn } from '../index.ts'
import { planOf, TestPage } from './page.ts'
import { findPostgres, type Postgres, startPostgres, withPostgres } from './postgres.ts'
import { type ServerProcess, startServer } from './processes.ts'
import { startReceiver } from './push-service.ts'
import { BEN, playOn, whenAllowed } from './sitting.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const SLOW: Pace = { kind: 'slow', timeMs: 2 * DAY_MS, addMs: 0, isPerMove: true, sleep: null, timeout: 'bot' }
/** Every round is one move for each of two players. */
const ROUNDS = 6
const RATED_TABLES = 6

/** A server that can be killed. It knows how long it was down in total. */
class Killed {
  private readonly data: string
  private readonly database: string | null
  private server: ServerProcess | null = null
  private outMs = 0

  constructor(data: string, database: string | null) {
    this.data = data
    this.database = database
  }

  async start(): Promise<void> {
    this.server = await startServer(this.data, {
      database: this.database ?? '',
      env: {
        TEST_AHEAD_MS: String(this.outMs),
        TABLEWORKS_ADDRESS: 'https://play.example',
        TABLEWORKS_DEV_LOOPBACK_NOTICES: '1',
      },
    })
  }

  get address(): string {
    return this.server?.address ?? ''
  }

  async kill(): Promise<void> {
    this.server?.child.kill('SIGKILL')
    await this.server?.exited
  }

  /** Restarts after an outage, during which the system clock went on. */
  async startAfter(outMs: number): Promise<void> {
    this.outMs += outMs
    const sql = `update server_time set at = at - ${outMs}`
    if (this.database === null) {
      const db = new DatabaseSync(tablesIn(this.data))
      db.exec(sql)
      db.close()
    } else {
      const client = new Client({ connectionString: this.database })
      await client.connect()
      await client.query(sql)
      await client.end()
    }
    await this.start()
  }

  ratings = () => checkRatingsIn({ data: this.data, database: this.database }, false)
}

/** Ann plays rated games with Ben and a slow one with Cat, who gets notifications. */
type People = [ann: TestPage, ben: TestPage, cat: TestPage]

async function tableOf(ann: TestPage, other: TestPage, change: Parameters<typeof planOf>[0]): Promise<string> {
  const { table } = await whenAllowed(() => ann.ask('create', planOf(change)))
  const { key } = await whenAllowed(() => ann.ask('invite', { table, seat: null }))
  await whenAllowed(() => other.ask('join', { key, name: 'Guest', seat: null }))
  return table
}

/** The same people, or new people. */
const openPages = ({ address }: Killed, known?: People): Promise<People> =>
  Promise.all([0, 1, 2].map(n => TestPage.open(address, known?.[n]?.cookie))) as unknown as Promise<People>

let folder: string
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'killed-'))
  receiver = await startReceiver()
})
afterAll(async () => {
  await receiver.close()
  rmSync(folder, { recursive: true, force: true })
})

async function losesNothing(data: string, database: string | null): Promise<void> {
  receiver.received.length = 0
  receiver.isSilent = false
  const server = new Killed(path.join(folder, data), database)
  try {
    await server.start()
    const people = await openPages(server)
    const [ann, ben, cat] = people
    await cat.ask('keepHook', { url: `${receiver.address}hook`, form: 'json' })
    await cat.ask('wantNotice', { way: 'hook', kind: 'request', isWanted: true })
    const slow = await tableOf(ann, cat, { pace: SLOW })
    const rated: string[] = []
    for (let n = 0; n < RATED_TABLES; n++) {
      const table = await tableOf(ann, ben, { rated: true, variants: { rounds: ROUNDS } })
      await playOn([ann, ben], table, 2 * ROUNDS - 1)
      rated.push(table)
    }
    await playOn([ann, cat], slow, 1)
    const before = await leftOf(ann, slow)

    // Killed while Ben's last moves arrive, and before Cat is notified of her turn.
    const last = rated.map(table => playOn([ann, ben], table, 1).catch(() => undefined))
    await Promise.race(last)
    await server.kill()
    expect(receiver.received).toEqual([])

    receiver.isSilent = true
    await server.startAfter(HOUR_MS)
    await ratesEachGameOnce(server, people, rated)
    const after = await leftOf((await openPages(server, people))[0], slow)
    // A killed server may forget the last seconds, but the outage costs nothing.
    expect(Math.abs(before - after)).toBeLessThan(MINUTE_MS)
    await tellsOfTheTurn(server, people, slow)
  } finally {
    await server.kill()
  }
}

/** The time left for the player after Ann. */
async function leftOf(one: TestPage, table: string): Promise<number> {
  const { clock } = await whenAllowed(() => one.ask('card', { table }))
  expect(clock?.running).toEqual([BEN])
  return clock?.left[BEN] ?? 0
}

async function ratesEachGameOnce(server: Killed, people: People, rated: readonly string[]): Promise<void> {
  const [ann, ben] = await openPages(server, people)
  for (const table of rated) await playOn([ann, ben], table)
  const { games, ratings, problems } = await server.ratings()
  expect([games, problems]).toEqual([rated.length, []])
  expect(ratings.map(one => one.games)).toEqual([rated.length, rated.length])
}

/** Each message is sent once, or twice with the same id if the server died before it learned that the message had arrived. */
async function tellsOfTheTurn(server: Killed, people: People, slow: string): Promise<void> {
  await expect.poll(() => turnsAt(slow)).toHaveLength(1)
  await server.kill()
  receiver.isSilent = false
  await server.startAfter(HOUR_MS)
  await expect.poll(() => turnsAt(slow)).toHaveLength(2)
  expect(new Set(turnsAt(slow)).size).toBe(1)
  // Notifications arrive in order, so the older one would have come by now.
  const [ann] = await openPages(server, people)
  await whenAllowed(() => ann.ask('pause', { table: slow, paused: true }))
  await server.kill()
  await server.startAfter(HOUR_MS)
  await expect.poll(() => receiver.received.at(-1)?.body.toString()).toContain('"event":"request"')
  expect(turnsAt(slow)).toHaveLength(2)
}

/** The ids of the received messages about a turn at this table. */
const turnsAt = (table: string) =>
  receiver.received.flatMap(({ headers, body }) => {
    const { events } = JSON.parse(body.toString()) as { events: { event: string; table: string }[] }
    return events.some(one => one.event === 'turn' && one.table.endsWith(table)) ? [headers['x-tableworks-id']] : []
  })

describe('A killed server', () => {
  it('loses no clock, notification or rating', () => losesNothing('sqlite', null))
})

const bin = findPostgres()

describe.skipIf(bin === null)(withPostgres('A killed server on PostgreSQL', bin), () => {
  let postgres: Postgres
  beforeAll(async () => void (postgres = await startPostgres(bin ?? '')))
  afterAll(() => postgres.stop())

  it('loses no clock, notification or rating', async () => losesNothing('postgres', await postgres.database('killed')))
})
