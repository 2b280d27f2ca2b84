import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { STORE_PROMISES } from '@tableworks/host/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { migrations, SQLITE } from '../store/schema.ts'
import type { ServerStore } from '../store/server-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import { registerPromises } from './register-promises.ts'

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

describe('SQLite promises, as every store does:', () => {
  it.each(STORE_PROMISES)('$name', ({ holds }) => holds(() => open()))
})

const record = (id: string) => ({ id, news: { steps: 0 } }) as never

registerPromises(name => open(`${name}.db`))

describe('the file', () => {
  it('is written in WAL with full synchronisation', async () => {
    const store = await open('pragmas.db')
    await store.addTable(record('t'), [])
    expect(statSync(path.join(folder, 'pragmas.db-wal')).size).toBeGreaterThan(0)
  })

  it('of the first release is brought up to date: the key of a player is that of a first device', async () => {
    const file = path.join(folder, 'first.db')
    const db = new DatabaseSync(file)
    db.exec(migrations(SQLITE)[0] ?? '')
    db.exec(`pragma user_version = 1; insert into players values ('ann', x'0102', 5)`)
    db.close()
    const store = await open('first.db')
    expect(await store.device('ann')).toMatchObject({ player: 'ann', digest: new Uint8Array([1, 2]), created: 5 })
  })

  it('of a newer Tableworks is not touched', async () => {
    const file = path.join(folder, 'newer.db')
    const db = new DatabaseSync(file)
    db.exec('pragma user_version = 999')
    db.close()
    await expect(openSqlite(file)).rejects.toThrow('a newer Tableworks')
  })

  it('says that it is closed to whoever asks later', async () => {
    const store = await openSqlite(path.join(folder, 'closed.db'))
    await store.close()
    await expect(store.table('t')).rejects.toMatchObject({ name: 'storageClosed' })
  })

  it('keeps every acknowledged line of a process that is killed in mid-work', { timeout: 60_000 }, async () => {
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
      const last = Number(text.split('\n').at(-2) ?? -1) // the last whole line it said
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
