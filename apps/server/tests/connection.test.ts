import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { Connection } from '../online/connection.ts'
import { Hourly, Tokens } from '../online/limits.ts'
import { Metrics } from '../online/metrics.ts'
import { OnlineTables } from '../online/tables.ts'
import { openSqlite } from '../store/sqlite.ts'
import { planOf } from './page.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach(folder => rmSync(folder, { recursive: true })))

it('a page that asks to watch twice at once leaves nothing behind when it goes', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'connection-'))
  folders.push(folder)
  const store = await openSqlite(path.join(folder, 'tables.db'))
  const bots = { think: () => ({ answer: new Promise<null>(() => undefined), interrupt: () => undefined }) }
  await store.addPlayer({
    id: 'device',
    player: 'ann',
    digest: new Uint8Array(32),
    mark: 'm',
    name: '',
    created: 0,
    seen: 0,
  })
  const tables = new OnlineTables(store, bots)
  const table = await tables.create('ann', planOf())

  const sent: string[] = []
  const wire = { send: (text: string) => sent.push(text), waiting: 0, expel: () => undefined, cut: () => undefined }
  const log = { warn: () => undefined, error: () => undefined }
  const connection = new Connection(
    wire,
    { player: 'ann', device: 'device' },
    { address: '127.0.0.1', origin: 'http://here' },
    {
      tables,
      hourly: new Hourly(),
      shared: [new Tokens(200, 1000, 0)],
      metrics: new Metrics(),
      now: () => 0,
      log,
      spenderFor: () => () => undefined,
    },
  )
  const watch = (id: number) => connection.hear(JSON.stringify({ id, ask: 'watch', with: { table } }))
  await Promise.all([watch(0), watch(1)])
  expect(sent.map(text => Object.keys(JSON.parse(text) as object))).toEqual([
    ['id', 'made'],
    ['id', 'made'],
  ])

  connection.close()
  await new Promise(setImmediate)
  await tables.sweep(-1)
  expect(tables.host.memory.count).toBe(0)
  await store.close()
})
