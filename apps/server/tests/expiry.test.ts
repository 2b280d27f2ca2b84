// Quotas and expiry with a real store: how much players may keep, and what is removed after a long time without a move.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { game } from '@tableworks/salt-and-timber'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serve, settingsFrom } from '../index.ts'
import { Hourly } from '../online/limits.ts'
import { QUOTA } from '../online/quota.ts'
import { OnlineTables } from '../online/tables.ts'
import type { ServerStore } from '../store/server-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import { guest, LOOK, originOf, planOf, TestPage } from './page.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'expiry-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const DAY = 24 * 60 * 60_000
const bots = { think: () => ({ answer: new Promise<null>(() => undefined), interrupt: () => undefined }) }
const kind = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error as Error).name,
  )

describe('expiry', () => {
  let store: ServerStore
  let now = 0
  let removed: string[] = []
  const open = (expiry = { unfinishedDays: 180, finishedDays: 0, guestDays: 30 }) =>
    new OnlineTables(store, bots, { now: () => now, expiry, onExpired: what => removed.push(what) })
  const addPlayer = (player: string) =>
    store.addPlayer({ id: player, player, digest: new Uint8Array(32), mark: player, name: '', created: now, seen: now })

  beforeEach(async () => {
    store = await openSqlite(path.join(folder, 'tables.db'))
    now = 1000 * DAY
    removed = []
    await addPlayer('ann')
  })
  afterEach(() => store.close())

  it('removes a table without moves after its time and a notice, and shows the date on its card', async () => {
    const tables = open()
    const [left, played] = [
      await tables.newTables.create('ann', planOf()),
      await tables.newTables.create('ann', planOf({ mine: [0, 1] })),
    ]
    expect((await tables.cards.of(left, 'ann')).online?.expires).toBe(now + 194 * DAY)
    now += 181 * DAY
    await tables.expire()
    expect(removed).toEqual([])
    // A move cancels the notice.
    await tables.host.as('device').say(played, 0, 'harvest salt', 0, LOOK)
    await tables.host.memory.forgetAll()
    now += 15 * DAY
    await tables.expire()
    expect(removed).toEqual(['table'])
    expect(await kind(tables.cards.of(left, 'ann'))).toBe('missing')
    expect((await tables.cards.listFor('ann')).map(({ id }) => id)).toEqual([played])
  })

  it('keeps a table that someone is watching', async () => {
    const tables = open()
    const table = await tables.newTables.create('ann', planOf())
    const { ticket } = await tables.host.open(table, () => undefined)
    now += 181 * DAY
    await tables.expire()
    now += 15 * DAY
    await tables.expire()
    expect(removed).toEqual([])
    await tables.host.close(table, ticket)
    await tables.sweep(0)
    await tables.expire()
    now += 15 * DAY
    await tables.expire()
    // Without a table, Ann is a guest who hasn't visited for a long time.
    expect(removed).toEqual(['table', 'player'])
  })

  it('keeps a table that someone is watching through another server on the same database', async () => {
    const [here, there] = [open(), open()]
    const table = await here.newTables.create('ann', planOf())
    await there.host.open(table, () => undefined)
    now += 181 * DAY
    for (let days = 0; days < 60; days += 10) {
      await here.expire()
      await there.expire()
      now += 10 * DAY
    }
    expect(removed).not.toContain('table')
  })

  it('restarts the notice when someone opens a table that is about to be removed', async () => {
    const [here, there] = [open(), open()]
    const table = await here.newTables.create('ann', planOf())
    now += 181 * DAY
    await here.expire()
    now += 15 * DAY
    await there.cards.toWatch(table, 'ann')
    await here.expire()
    expect(removed).not.toContain('table')
    now += 15 * DAY
    await here.expire()
    expect(removed).toContain('table')
  })

  it('removes nothing if the days are 0', async () => {
    const tables = open({ unfinishedDays: 0, finishedDays: 0, guestDays: 0 })
    const table = await tables.newTables.create('ann', planOf())
    now += 10_000 * DAY
    for (let i = 0; i < 2; i++) await tables.expire()
    expect([removed, (await tables.cards.of(table, 'ann')).online?.expires]).toEqual([[], null])
  })

  it('reaches every table and guest, a few at a time', async () => {
    const tables = open()
    for (let i = 0; i < 45; i++) await tables.newTables.create('ann', planOf())
    for (let i = 0; i < 10; i++) await addPlayer(`guest ${i}`)
    now += 181 * DAY
    for (let i = 0; i < 4; i++) await tables.expire()
    expect(removed).toEqual(Array.from({ length: 10 }, () => 'player'))
    now += 15 * DAY
    for (let i = 0; i < 4; i++) await tables.expire()
    expect(removed.filter(what => what === 'table')).toHaveLength(45)
  })
})

describe('quotas', () => {
  const open = (quota: Partial<typeof QUOTA>) =>
    serve({
      host: '127.0.0.1',
      port: 0,
      data: folder,
      page: folder,
      version: '1',
      logLevel: 'silent',
      quota: { ...QUOTA, ...quota },
    })

  it('limit how many tables a player keeps, and leaving one makes room', async () => {
    const served = await open({ tablesOfPerson: 2 })
    const ann = await TestPage.open(served.address)
    const { table } = await ann.ask('create', planOf())
    await ann.ask('create', planOf())
    await expect(ann.ask('create', planOf())).rejects.toMatchObject({ name: 'quota', message: '2 tables' })
    await ann.ask('leave', { table })
    expect(await kind(ann.ask('create', planOf()))).toBe('done')
    const ben = await TestPage.open(served.address)
    expect(await kind(ben.ask('create', planOf()))).toBe('done')
    await Promise.all([ann.close(), ben.close()])
    await served.close()
  })

  it('limit what a network adds in an hour, whichever player adds it', async () => {
    const served = await open({ megabytesAnHour: 1 })
    const [ann, ben] = [await guest(served.address), await guest(served.address)]
    /** Uploads a table with a custom component set of about 50 kB. */
    const bring = async (cookie: string, nth: number) => {
      const extra = Array.from({ length: 900 }, (_, i) => [`extra ${nth} ${i}`, { salt: 1, timber: 1, pays: 1 }])
      const set = { name: 'large', tables: { ...game.components.tables, ...Object.fromEntries(extra) } }
      const headers = { 'content-type': 'application/json', origin: originOf(served.address), cookie }
      const body = JSON.stringify({ create: planOf(), set, file: null })
      return fetch(`${served.address}api/table`, { method: 'POST', headers, body })
    }
    let kept = 0
    while (kept < 40 && (await bring(ann, kept)).ok) kept += 1
    expect(kept).toBeGreaterThan(15)
    expect(kept).toBeLessThan(30)
    const refused = await bring(ben, kept)
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
    await served.close()
  })

  it('count a player’s uploads from every address', () => {
    const quota = new OnlineTables({ listen: () => undefined } as unknown as ServerStore, bots).quota
    const hourly = new Hourly()
    const spend = (network: string) => quota.spender(hourly, 'ann', network, () => 0)
    spend('home')(30_000_000)
    expect(() => spend('train')(30_000_000)).toThrow(expect.objectContaining({ name: 'tooOften' }))
  })
})

it('a setting that isn’t a number is reported by name', () => {
  expect(() => settingsFrom({ TABLEWORKS_HOURLY_MB: 'much' })).toThrow(
    'TABLEWORKS_HOURLY_MB must be a whole number, 0 for no limit; not "much".',
  )
})

it('reports disk usage', async () => {
  const served = await serve({
    host: '127.0.0.1',
    port: 0,
    data: folder,
    page: folder,
    version: '1',
    logLevel: 'silent',
  })
  const text = async () => (await fetch(`${served.address}metrics`)).text()
  await expect.poll(text).toMatch(/^tableworks_disk_used_bytes [1-9]\d+$/m)
  await expect.poll(text).toMatch(/^tableworks_disk_free_bytes [1-9]\d+$/m)
  await served.close()
})
