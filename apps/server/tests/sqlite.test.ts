import { spawn } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { STORE_PROMISES } from '@tableworks/host/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { Metrics } from '../online/metrics.ts'
import { Readiness } from '../readiness.ts'
import { observed } from '../store/observed.ts'
import { migrations, SQLITE } from '../store/schema.ts'
import type { ServerStore } from '../store/server-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import { NEWS, OLD_SETS, OLD_TABLES, SETS_STEP } from './old-sets.ts'
import { archivePromises } from './archive-promises.ts'
import { hostingPromises } from './hosting-promises.ts'
import { registerPromises } from './register-promises.ts'
import { resultsPromises } from './results-promises.ts'
import { togetherPromises } from './together-promises.ts'

let folder: string
const opened: ServerStore[] = []

beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'sqlite-'))))
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close()
})
afterAll(() => rmSync(folder, { recursive: true }))

const open = async (name = 'tables.db'): Promise<ServerStore> => {
  const store = await openSqlite(path.join(folder, name))
  opened.push(store)
  return store
}

describe('SQLite fulfils, like every store:', () => {
  it.each(STORE_PROMISES)('$name', ({ holds }) => holds(() => open()))
})

const record = (id: string) => ({ id, news: { steps: 0, updated: 0, result: null } }) as never

registerPromises(name => open(`${name}.db`))
resultsPromises(name => open(`${name}.db`))
togetherPromises(name => open(`${name}.db`))
hostingPromises(name => open(`${name}.db`))
archivePromises(name => open(`${name}.db`))

describe('the file', () => {
  it('uses WAL with full synchronisation', async () => {
    const store = await open('pragmas.db')
    await store.addTable(record('t'), [])
    expect(statSync(path.join(folder, 'pragmas.db-wal')).size).toBeGreaterThan(0)
  })

  it('refuses to change the hosts’ log', async () => {
    const store = await open('kept-log.db')
    await store.logHost({ at: 1, host: 'Dan', action: 'lock', reason: 'noise' })
    const db = new DatabaseSync(path.join(folder, 'kept-log.db'))
    for (const sql of [`update host_log set reason = 'x'`, 'delete from host_log'])
      expect(() => db.exec(sql)).toThrow('append-only')
    db.close()
    expect(await store.hostLogAfter(0, 9)).toMatchObject([{ reason: 'noise' }])
  })

  it('of the first release is migrated: a player’s key becomes that of a first device', async () => {
    const file = path.join(folder, 'first.db')
    const db = new DatabaseSync(file)
    db.exec(migrations(SQLITE)[0] ?? '')
    db.exec(`pragma user_version = 1; insert into players values ('ann', x'0102', 5)`)
    db.close()
    const store = await open('first.db')
    expect(await store.device('ann')).toMatchObject({ player: 'ann', digest: new Uint8Array([1, 2]), created: 5 })
  })

  it('from before component sets had their own table gets each set once, and every table keeps its own', async () => {
    const file = path.join(folder, 'sets-before.db')
    const db = new DatabaseSync(file)
    db.exec(migrations(SQLITE).slice(0, SETS_STEP).join(''))
    db.exec(`pragma user_version = ${SETS_STEP}`)
    const add = db.prepare('insert into tables (id, record, news) values (?, ?, ?)')
    for (const { id, record: kept } of OLD_TABLES) add.run(id, kept, NEWS)
    add.run('odd', 'not a record', NEWS)
    db.close()
    const store = await openSqlite(file)
    for (const { id, record: kept, set } of OLD_TABLES) {
      expect(JSON.stringify(await store.components(id))).toBe(JSON.stringify(set))
      const before = JSON.parse(kept) as { components: { name: string } | null }
      const components = before.components && { name: before.components.name }
      expect(await store.table(id)).toEqual({ ...before, components, news: JSON.parse(NEWS) })
    }
    for (const id of ['a', 'b']) await store.removeTable(id)
    await store.close()
    const after = new DatabaseSync(file)
    expect(after.prepare('select count(*) as sets from component_sets').get()).toEqual({ sets: OLD_SETS - 1 })
    after.close()
  })

  it('reports damage once in the log, and counts it each time', async () => {
    const file = path.join(folder, 'damaged.db')
    const before = await openSqlite(file)
    for (let n = 0; n < 200; n++)
      await before.addTable(
        { id: `t${n}`, name: 'x'.repeat(2000), news: { updated: 0, steps: 0, result: null } } as never,
        [],
      )
    await before.close()
    const { size } = statSync(file)
    const bytes = openSync(file, 'r+')
    writeSync(bytes, Buffer.alloc(size / 2, 255), 0, size / 2, size / 2)
    closeSync(bytes)
    const lines: object[] = []
    const metrics = new Metrics()
    const store = observed(await open('damaged.db'), metrics, { error: what => lines.push(what) })
    expect(store.damage).toBeNull()
    for (let n = 0; n < 3; n++) await expect(store.tables()).rejects.toMatchObject({ name: 'storageClosed' })
    expect(store.damage).toBe('storage-damaged')
    expect(await new Readiness(store).reason()).toBe('storage-damaged')
    expect(lines).toMatchObject([{ trouble: 'storage-damaged', ask: 'tables', count: 1 }])
    expect(metrics.text()).toContain('tableworks_store_troubles_total{trouble="storage-damaged"} 3')
  })

  it('of a newer release isn’t touched', async () => {
    const file = path.join(folder, 'newer.db')
    const db = new DatabaseSync(file)
    db.exec('pragma user_version = 999')
    db.close()
    await expect(openSqlite(file)).rejects.toThrow('a newer release')
  })

  it('reports that it is closed', async () => {
    const store = await openSqlite(path.join(folder, 'closed.db'))
    await store.close()
    await expect(store.table('t')).rejects.toMatchObject({ name: 'storageClosed' })
  })

  it('keeps every acknowledged line of a process that is killed', async () => {
    const file = path.join(folder, 'killed.db')
    let acknowledged = 0
    for (let round = 0; round < 5; round++) {
      const child = spawn(process.execPath, [path.join(import.meta.dirname, 'writer.ts'), file], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let text = ''
      child.stdout.on('data', (chunk: Buffer) => {
        if (text === '') setTimeout(() => child.kill('SIGKILL'), 20 + 37 * round)
        text += chunk.toString()
      })
      await new Promise(done => child.on('close', done))
      const last = Number(text.split('\n').at(-2) ?? -1) // the last complete line of output
      if (last >= 0) acknowledged = last + 1
      const store = await openSqlite(file)
      const lines = await store.lines('t', 0)
      expect(lines.length).toBeGreaterThanOrEqual(acknowledged)
      expect(lines.map(({ text: said }) => said)).toEqual(lines.map((_, i) => `line ${i}`))
      expect(((await store.table('t')) as { news: { steps: number } }).news.steps).toBe(lines.length)
      await store.close()
    }
    expect(acknowledged).toBeGreaterThan(0)
  })
})
