import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { STORE_PROMISES } from '@tableworks/host/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openSqlite, type ServerStore } from '../store/sqlite.ts'

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

const PLAYER = { id: 'ann', digest: new Uint8Array([1, 2, 3]), created: 5 }
const record = (id: string) => ({ id, news: { steps: 0 } }) as never

describe('the register', () => {
  it('knows players by the digest of their key', async () => {
    const store = await open('players.db')
    expect(await store.digestOf('ann')).toBeNull()
    await store.addPlayer(PLAYER)
    expect(await store.digestOf('ann')).toEqual(PLAYER.digest)
    await expect(store.addPlayer(PLAYER)).rejects.toThrow('UNIQUE')
  })

  it('lets one player sit in a seat, whoever asks at once, and hands it on only from who holds it', async () => {
    const [one, two] = [await open('seats.db'), await open('seats.db')]
    for (const id of ['ann', 'ben', 'cleo']) await one.addPlayer({ ...PLAYER, id })
    await one.addTable(record('t'), [])
    await one.addRoom('t', 'ann')
    const taken = await Promise.all([
      one.takeSeat('t', 1, 'ben'),
      two.takeSeat('t', 1, 'cleo'),
      one.takeSeat('t', 0, 'ann'),
    ])
    expect(taken.filter(Boolean)).toHaveLength(2)
    const holder = (await two.room('t'))?.held.find(({ seat }) => seat === 1)?.player ?? ''
    const other = holder === 'ben' ? 'cleo' : 'ben'
    expect(await two.handOver('t', 1, other, 'ann')).toBe(false)
    expect(await two.handOver('t', 1, holder, other)).toBe(true)
    expect(await one.tablesOf(other)).toEqual(['t'])
    expect(await one.tablesOf(holder)).toEqual([])
    expect([await one.freeSeat('t', 1), await one.freeSeat('t', 1)]).toEqual([true, false])
    expect(await one.room('nowhere')).toBeNull()
  })

  it('forgets links with their seat, and everything with its table', async () => {
    const store = await open('links.db')
    await store.addPlayer(PLAYER)
    await store.addTable(record('t'), [])
    await store.addRoom('t', 'ann')
    const link = (id: string, seat: 0 | 1 | null) => ({ id, digest: PLAYER.digest, table: 't', seat, created: 1 })
    for (const one of [link('any', null), link('first', 0)]) await store.addLink(one)
    expect(await store.link('first')).toEqual(link('first', 0))
    await store.dropLinks('t', 0)
    expect([await store.link('first'), await store.link('any')]).toEqual([null, link('any', null)])
    await store.removeTable('t')
    expect([await store.link('any'), await store.room('t')]).toEqual([null, null])
  })
})

describe('the file', () => {
  it('is written in WAL with full synchronisation', async () => {
    const store = await open('pragmas.db')
    await store.addTable(record('t'), [])
    expect(statSync(path.join(folder, 'pragmas.db-wal')).size).toBeGreaterThan(0)
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
