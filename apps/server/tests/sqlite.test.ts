import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { STORE_PROMISES } from '@tableworks/host/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { MIGRATIONS } from '../store/schema.ts'
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

const device = (player: string, id = player) => ({
  id,
  player,
  digest: new Uint8Array([1, 2, 3]),
  mark: `mark-${id}`,
  name: 'Firefox, Linux',
  created: 5,
  seen: 5,
})
const record = (id: string) => ({ id, news: { steps: 0 } }) as never

async function withPeople(name: string, ...people: readonly string[]): Promise<ServerStore> {
  const store = await open(name)
  for (const one of people) await store.addPlayer(device(one))
  return store
}

const word = (player: string, text: string) => ({ player, seat: 0 as const, name: player, text, said: 7 })

describe('the register', () => {
  it('knows players by the digests of their devices’ keys', async () => {
    const store = await open('players.db')
    expect(await store.device('ann')).toBeNull()
    await store.addPlayer(device('ann'))
    await store.addDevice({ ...device('ann', 'phone'), created: 6 })
    expect(await store.device('ann')).toEqual(device('ann'))
    expect((await store.devicesOf('ann')).map(({ id }) => id)).toEqual(['ann', 'phone'])
    await expect(store.addPlayer(device('ann'))).rejects.toThrow('UNIQUE')
    await store.seenDevice('phone', 9)
    expect((await store.device('phone'))?.seen).toBe(9)
    expect([await store.dropDevice('ben', 'mark-phone'), await store.dropDevice('ann', 'mark-phone')]).toEqual([
      false,
      true,
    ])
    expect(await store.device('phone')).toBeNull()
  })

  it('takes a code once, and not too late', async () => {
    const store = await withPeople('codes.db', 'ann')
    const [one, two] = [new Uint8Array([1]), new Uint8Array([2])]
    await store.addCode({ digest: one, player: 'ann', expires: 10 })
    await store.addCode({ digest: two, player: 'ann', expires: 10 })
    expect([await store.takeCode(one, 9), await store.takeCode(one, 9)]).toEqual(['ann', null])
    expect([await store.takeCode(two, 10), await store.takeCode(two, 9)]).toEqual([null, null])
  })

  it('makes one of two players, with all that both had', async () => {
    const store = await withPeople('merge.db', 'ann', 'guest', 'ben')
    for (const table of ['t', 'u']) {
      await store.addTable(record(table), [])
      await store.addRoom(table, 'guest')
    }
    await store.takeSeat('t', 0, 'ben')
    await store.takeSeat('t', 1, 'guest')
    await store.takeSeat('u', 0, 'ann')
    await store.takeSeat('u', 1, 'guest')
    await store.keepNote('t', 'guest', 'mine')
    await store.keepNote('u', 'guest', 'lost')
    await store.keepNote('u', 'ann', 'kept')
    await store.addChat('t', word('guest', 'hello'), 'w')
    await store.mergePlayers('guest', 'ann')
    expect((await store.device('guest'))?.player).toBe('ann')
    expect(await store.room('t')).toEqual({
      owner: 'ann',
      next: null,
      held: [
        { seat: 0, player: 'ben' },
        { seat: 1, player: 'ann' },
      ],
    })
    expect((await store.room('u'))?.held.map(({ player }) => player)).toEqual(['ann', 'ann'])
    expect([await store.note('t', 'ann'), await store.note('u', 'ann')]).toEqual(['mine', 'kept'])
    expect((await store.chat('t', 0, 9)).map(({ player }) => player)).toEqual(['ann'])
    expect(await store.tablesOf('guest')).toEqual([])
  })

  it('forgets a player and leaves the tables alone', async () => {
    const store = await withPeople('forget.db', 'ann')
    await store.addTable(record('t'), [])
    await store.addRoom('t', 'ann')
    await store.takeSeat('t', 0, 'ann')
    await store.keepNote('t', 'ann', 'secret')
    await store.addChat('t', word('ann', 'hello'), 'w')
    await store.addCode({ digest: new Uint8Array([1]), player: 'ann', expires: 10 })
    const passkey = {
      id: 'p',
      player: 'ann',
      publicKey: new Uint8Array([4]),
      counter: 0,
      transports: ['usb'],
      created: 1,
    }
    await store.addPasskey(passkey)
    await store.usedPasskey('p', 3)
    expect([await store.passkey('p'), await store.passkeysOf('ann')]).toEqual([
      { ...passkey, counter: 3 },
      [{ ...passkey, counter: 3 }],
    ])
    await store.forgetPlayer('ann', 'Somebody')
    expect([await store.device('ann'), await store.passkey('p'), await store.note('t', 'ann')]).toEqual([
      null,
      null,
      '',
    ])
    expect(await store.takeCode(new Uint8Array([1]), 2)).toBeNull()
    expect(await store.chat('t', 0, 9)).toEqual([{ ...word('ann', 'hello'), n: 0, name: 'Somebody' }])
    expect((await store.room('t'))?.held).toHaveLength(1)
  })

  it('keeps what was said in order, once however often it is sent, and goes with its table', async () => {
    const [one, two] = [await withPeople('chat.db', 'ann', 'ben'), await open('chat.db')]
    await one.addTable(record('t'), [])
    const words = Array.from({ length: 20 }, (_, i) => `word ${i}`)
    await Promise.all(
      words.flatMap(text => [
        one.addChat('t', word('ann', text), text),
        two.addChat('t', word('ann', text), text),
        two.addChat('t', word('ben', text), text),
      ]),
    )
    const lines = await two.chat('t', 0, 99)
    expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 40 }, (_, i) => i))
    expect(new Set(lines.map(({ player, text }) => `${player} ${text}`)).size).toBe(40)
    expect((await one.chat('t', 30, 5)).map(({ n }) => n)).toEqual([35, 36, 37, 38, 39])
    await one.addChat('nowhere', word('ann', 'x'), 'x')
    await one.keepNote('nowhere', 'ann', 'x')
    await one.removeTable('t')
    expect([await one.chat('t', 0, 9), await one.chat('nowhere', 0, 9), await one.note('nowhere', 'ann')]).toEqual([
      [],
      [],
      '',
    ])
  })

  it('lets people go on to one table, whoever asks first', async () => {
    const [one, two] = [await withPeople('next.db', 'ann'), await open('next.db')]
    await one.addTable(record('t'), [])
    await one.addRoom('t', 'ann')
    const agreed = await Promise.all([one.goOn('t', null, 'u'), two.goOn('t', null, 'v')])
    expect(agreed[0]).toBe(agreed[1])
    expect((await one.room('t'))?.next).toBe(agreed[0])
    expect(await two.goOn('t', agreed[0], 'w')).toBe('w')
  })

  it('lets one player sit in a seat, whoever asks at once, and hands it on only from who holds it', async () => {
    const [one, two] = [await withPeople('seats.db', 'ann', 'ben', 'cleo'), await open('seats.db')]
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
    const store = await withPeople('links.db', 'ann')
    await store.addTable(record('t'), [])
    await store.addRoom('t', 'ann')
    const link = (id: string, seat: 0 | 1 | null) => ({ id, digest: new Uint8Array([1]), table: 't', seat, created: 1 })
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

  it('of the first release is brought up to date: the key of a player is that of a first device', async () => {
    const file = path.join(folder, 'first.db')
    const db = new DatabaseSync(file)
    db.exec(MIGRATIONS[0] ?? '')
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
