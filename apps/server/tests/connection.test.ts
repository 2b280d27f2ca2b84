import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AskName, FromServer } from '@tableworks/protocol'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Connection } from '../online/connection.ts'
import { Allowance, Hourly, Tokens } from '../online/limits.ts'
import { Metrics } from '../online/metrics.ts'
import { OnlineTables } from '../online/tables.ts'
import type { ServerStore } from '../store/server-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import { LOOK, planOf } from './page.ts'

let folder: string
let store: ServerStore
let tables: OnlineTables
let sent: FromServer[]
let connection: Connection

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'connection-'))
  store = await openSqlite(path.join(folder, 'tables.db'))
  const bots = { think: () => ({ answer: new Promise<null>(() => undefined), interrupt: () => undefined }) }
  const device = { id: 'device', player: 'ann', digest: new Uint8Array(32), mark: 'm', name: '', created: 0, seen: 0 }
  await store.addPlayer(device)
  tables = new OnlineTables(store, bots)
  sent = []
  connection = new Connection(
    {
      send: message => void sent.push(message),
      waiting: 0,
      expel: () => undefined,
      cut: () => undefined,
    },
    { player: 'ann', device: 'device', allows: 'account' },
    { address: '127.0.0.1', origin: 'http://here' },
    {
      tables,
      hourly: new Hourly(),
      allowance: new Allowance(0),
      shared: [new Tokens(200, 1000, 0)],
      metrics: new Metrics(),
      now: () => 0,
      log: { warn: () => undefined, error: () => undefined },
      notices: null,
      spenderFor: () => () => undefined,
    },
  )
})
afterEach(async () => {
  connection.close()
  await store.close()
  rmSync(folder, { recursive: true })
})

const ask = (id: number, name: AskName, given: object) =>
  connection.hear(JSON.stringify({ id, ask: name, with: given }))

it('a page that watches twice at once leaves nothing behind when it disconnects', async () => {
  const table = await tables.newTables.create('ann', planOf())
  await Promise.all([ask(0, 'watch', { table }), ask(1, 'watch', { table })])
  expect(sent.filter(one => 'id' in one).map(Object.keys)).toEqual([
    ['id', 'made'],
    ['id', 'made'],
  ])

  connection.close()
  await new Promise(setImmediate)
  await tables.sweep(-1)
  expect(tables.host.memory.count).toBe(0)
})

it('a page that looks before its watch is confirmed still gets pushes', async () => {
  const table = await tables.newTables.create('ann', planOf({ mine: [0, 1] }))
  await Promise.all([ask(0, 'watch', { table }), ask(1, 'look', { table, look: LOOK })])
  // Ann moves on another page.
  await tables.host.as('device').say(table, 0, 'harvest salt', 0, LOOK)
  const hasSight = () => sent.some(message => 'news' in message && 'sight' in message)
  await expect.poll(hasSight).toBe(true)
})
