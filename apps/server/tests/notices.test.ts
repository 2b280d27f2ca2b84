import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Seat } from '@tableworks/kernel'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { serve, type Served } from '../index.ts'
import { signatureOf } from '../notices/hook.ts'
import { linesOf } from '../notices/message.ts'
import { quietUntil } from '../notices/quiet.ts'
import { LOOK, planOf, TestPage } from './page.ts'
import { findPostgres, type Postgres, startPostgres, withPostgres } from './postgres.ts'
import { newBrowser, startReceiver } from './push-service.ts'
import { startSmtpSink, textOf } from './smtp-sink.ts'

const MINUTE = 60_000
const ADDRESS = 'https://play.example'

/** All servers of these tests share one clock that only the tests move. */
let time = Date.UTC(2030, 0, 1, 12)
const folder = mkdtempSync(path.join(tmpdir(), 'notices-'))
const servers: Served[] = []
const pages: TestPage[] = []
let receiver: Awaited<ReturnType<typeof startReceiver>>
let sink: Awaited<ReturnType<typeof startSmtpSink>>

const start = async (data: string, database: string | null = null): Promise<Served> => {
  const notices = { address: ADDRESS, mail: { smtp: sink.address, from: 'play@play.example' }, isOpen: true }
  const settings = { host: '127.0.0.1', port: 0, page: folder, version: '1', logLevel: 'silent' as const, database }
  const served = await serve({ ...settings, data: path.join(folder, data), notices, tellMs: 200, now: () => time })
  servers.push(served)
  return served
}
const page = async ({ address }: Served, cookie?: string): Promise<TestPage> => {
  const opened = await TestPage.open(address, cookie)
  pages.push(opened)
  return opened
}
/** Long enough for the outbox to be checked several times. */
const later = async (ms: number): Promise<void> => {
  time += ms
  await new Promise(done => setTimeout(done, 1500))
}
const OFTEN = { interval: 50 }

beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), '<title>the page</title>')
  receiver = await startReceiver()
  sink = await startSmtpSink()
})
afterEach(async () => {
  for (const one of pages.splice(0)) await one.close()
  for (const one of servers.splice(0)) await one.close()
  receiver.received.length = 0
  receiver.status = 201
  sink.mails.length = 0
  sink.refuses = false
})
afterAll(async () => {
  await receiver.close()
  await sink.close()
  rmSync(folder, { recursive: true })
})

async function table(served: Served) {
  const [ann, ben] = [await page(served), await page(served)]
  return { ann, ben, ...(await tableOf(ann, ben)) }
}
async function tableOf(ann: TestPage, ben: TestPage, name = 'Friday') {
  const { table: id } = await ann.ask('create', planOf({ name }))
  const { key } = await ann.ask('invite', { table: id, seat: null })
  await ben.ask('join', { key, name: 'Ben', seat: null })
  return { id }
}
const move = async (one: TestPage, id: string, seat: Seat, text = 'harvest salt'): Promise<void> => {
  const { whole } = (await one.ask('look', { table: id, look: LOOK })) as unknown as {
    whole: { position: { seq: number } }
  }
  const said = await one.ask('say', { table: id, seat, text, lines: whole.position.seq, look: LOOK })
  expect(said).not.toHaveProperty('refusal')
}
async function withMail(one: TestPage, address: string): Promise<void> {
  await one.ask('keepMail', { address })
  const [, code = ''] = /Your code: ([\w-]+)/.exec(textOf(sink.mails.at(-1) ?? { to: '', source: '' })) ?? []
  await one.ask('confirmMail', { code })
  sink.mails.length = 0
}

describe('a notification', () => {
  it('comes to a browser a minute after the turn began, once, and only that browser can read it', async () => {
    const served = await start('push')
    const { ann, ben, id } = await table(served)
    const browser = newBrowser(`${receiver.address}push`)
    const { ways } = await ben.ask('notices', {})
    expect(ways).toMatchObject({ mail: true, hook: true, push: expect.stringMatching(/^[\w-]{87}$/) as string })
    await ben.ask('keepPush', browser.subscription)
    await move(ann, id, 0)
    expect(receiver.received).toEqual([])
    time += MINUTE
    await expect.poll(() => receiver.received.length, OFTEN).toBe(1)
    const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = receiver.received
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      authorization: expect.stringContaining(`k=${ways.push}`) as string,
    })
    expect(browser.read(body)).toEqual({
      title: 'Your turn: Salt and Timber',
      body: expect.stringMatching(/^Friday\nAnn /) as string,
      url: `/table/${id}`,
      tag: id,
    })
    // The same turn after an undo isn't announced again.
    await ann.ask('undo', { table: id, lines: 1, look: LOOK })
    await move(ann, id, 0)
    await later(5 * MINUTE)
    expect(receiver.received).toHaveLength(1)
    receiver.status = 410
    await move(ben, id, 1)
    await move(ann, id, 0)
    time += MINUTE
    await expect.poll(async () => (await ben.ask('notices', {})).channels, OFTEN).toEqual([])
  })

  it('isn’t sent if you have moved since or are looking at the table', async () => {
    const served = await start('seen')
    const { ann, ben, id } = await table(served)
    await ben.ask('keepHook', { url: `${receiver.address}hook`, form: 'json' })
    await ann.ask('keepHook', { url: `${receiver.address}ann`, form: 'json' })
    await ann.ask('wantNotice', { way: 'hook', kind: 'turn', isWanted: false })
    await move(ann, id, 0)
    await move(ben, id, 1)
    await later(2 * MINUTE)
    await ben.ask('visible', { isVisible: true })
    await ben.ask('watch', { table: id })
    await ben.ask('look', { table: id, look: LOOK })
    await move(ann, id, 0)
    await later(2 * MINUTE)
    expect(receiver.received).toEqual([])
    await ben.ask('visible', { isVisible: false })
    await move(ben, id, 1)
    await move(ann, id, 0)
    time += 2 * MINUTE
    await expect.poll(() => receiver.received.length, OFTEN).toBe(1)
  })

  it('is signed, retried with pauses, and paused after a day of failures', async () => {
    const served = await start('hook')
    const { ann, ben, id } = await table(served)
    await ben.ask('keepHook', { url: `${receiver.address}secret-path`, form: 'json' })
    const { channels } = await ben.ask('notices', {})
    expect(channels).toMatchObject([{ way: 'hook', address: new URL(receiver.address).host, isPaused: false }])
    receiver.status = 500
    await move(ann, id, 0)
    time += MINUTE
    await expect.poll(() => receiver.received.length, OFTEN).toBe(1)
    await later(0)
    expect(receiver.received).toHaveLength(1)
    receiver.status = 204
    time += MINUTE
    await expect.poll(() => receiver.received.length, OFTEN).toBe(2)
    const [first, second] = receiver.received
    const body = second?.body.toString() ?? ''
    const [, at, seal] = /^t=(\d+),v1=(\w+)$/.exec(String(second?.headers['x-tableworks-signature'])) ?? []
    expect(seal).toBe(signatureOf(channels[0]?.secret ?? '', Number(at), body))
    expect(first?.headers['x-tableworks-id']).toBe(second?.headers['x-tableworks-id'])
    expect(JSON.parse(body)).toMatchObject({
      title: 'Your turn: Salt and Timber',
      events: [{ event: 'turn', game: 'salt-and-timber', name: 'Friday', table: `${ADDRESS}/table/${id}` }],
    })
    receiver.status = 500
    await move(ben, id, 1)
    await move(ann, id, 0)
    for (const pause of [1, 1, 5, 30, 120, 360, 720]) {
      const before = receiver.received.length
      time += pause * MINUTE
      await expect.poll(() => receiver.received.length, OFTEN).toBe(before + 1)
    }
    await expect.poll(async () => (await ben.ask('notices', {})).channels[0]?.isPaused, OFTEN).toBe(true)
    receiver.status = 204
    expect(await ben.ask('testNotice', { way: 'hook' })).toEqual({ isSent: true })
    expect((await ben.ask('notices', {})).channels[0]?.isPaused).toBe(false)
    await ben.ask('keepHook', { url: `${receiver.address}chat`, form: 'discord' })
    await ben.ask('testNotice', { way: 'hook' })
    expect(JSON.parse(receiver.received.at(-1)?.body.toString() ?? '')).toMatchObject({
      allowed_mentions: { parse: [] },
    })
  })

  it('has the same id at every attempt, even if an older one was withdrawn in between', async () => {
    const served = await start('id')
    const { ann, ben, id } = await table(served)
    const second = await tableOf(ann, ben, 'Sunday')
    await ben.ask('keepHook', { url: `${receiver.address}hook`, form: 'json' })
    await move(ann, id, 0)
    time += 1
    await move(ann, second.id, 0)
    await move(ben, id, 1)
    receiver.status = 500
    for (const attempt of [1, 2]) {
      time += MINUTE
      await expect.poll(() => receiver.received.length).toBe(attempt)
    }
    const [first, again] = receiver.received.map(({ headers }) => headers['x-tableworks-id'])
    expect(again).toBe(first)
  })

  it('comes by mail to a confirmed address, covers several tables, and stops with one click', async () => {
    const served = await start('mail')
    const { ann, ben, id } = await table(served)
    const second = await tableOf(ann, ben, 'Sunday <b>')
    await ben.ask('keepMail', { address: 'ben@example.org' })
    expect((await ben.ask('notices', {})).channels).toMatchObject([{ way: 'mail', isConfirmed: false }])
    await expect(ben.ask('confirmMail', { code: '0000-0000-0000' })).rejects.toMatchObject({ name: 'badCode' })
    await move(ann, id, 0)
    await later(5 * MINUTE)
    expect(sink.mails.map(({ to }) => to)).toEqual(['ben@example.org'])
    await move(ben, id, 1)
    await withMail(ben, 'ben@example.org')
    await move(ann, id, 0)
    await move(ann, second.id, 0)
    time += 3 * MINUTE
    await expect.poll(() => sink.mails.length, OFTEN).toBe(1)
    const [mail] = sink.mails
    const text = textOf(mail ?? { to: '', source: '' })
    expect(text).toContain('Subject: Your turn at 2 tables')
    for (const one of [id, second.id]) expect(text).toContain(`${ADDRESS}/table/${one}`)
    expect(text).toContain('Sunday &lt;b&gt;')
    expect(text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const [, stop = ''] =
      /List-Unsubscribe:\s+<https:\/\/play.example\/(.*?)>/.exec((mail?.source ?? '').replaceAll(/\r\n\s+/g, ' ')) ?? []
    expect((await fetch(`${served.address}${stop}`)).status).toBe(200)
    expect((await ben.ask('notices', {})).channels).toHaveLength(1)
    const wrong = `${stop.slice(0, -1)}${stop.endsWith('0') ? '1' : '0'}`
    const press = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }
    expect((await fetch(`${served.address}${wrong}`, press)).status).toBe(404)
    expect((await fetch(`${served.address}${stop}`, press)).status).toBe(200)
    // The address stays, as a way back to the account.
    expect((await ben.ask('notices', {})).channels).toMatchObject([{ wants: [], isConfirmed: true }])
  })

  it('about someone who joined has their name only while they have an account', async () => {
    const served = await start('joined')
    const [ann, ben, cat] = [await page(served), await page(served), await page(served)]
    await ann.ask('keepHook', { url: `${receiver.address}hook`, form: 'json' })
    await tableOf(ann, ben)
    time += MINUTE
    await expect.poll(() => receiver.received.length, OFTEN).toBe(1)
    expect(JSON.parse(receiver.received[0]?.body.toString() ?? '')).toMatchObject({
      events: [{ event: 'seat', story: 'Ben joined.' }],
    })
    await tableOf(ann, cat)
    await cat.ask('forgetMe', {})
    await later(MINUTE)
    expect(receiver.received).toHaveLength(1)
    for (const one of [ann, ben]) await one.close()
    await served.close()
    const { DatabaseSync } = await import('node:sqlite')
    const database = new DatabaseSync(path.join(folder, 'joined', 'tables.db'))
    expect(JSON.stringify(database.prepare('select * from outbox').all())).not.toMatch(/Ben|Former/)
    database.close()
  })

  it('about an open table contains nothing that its players wrote', async () => {
    const served = await start('open')
    const [ann, ben] = [await page(served), await page(served)]
    await ben.ask('keepHook', { url: `${receiver.address}hook`, form: 'json' })
    await ben.ask('setAlert', { game: 'salt-and-timber', pace: null, isWanted: true })
    const { table: id } = await ann.ask('create', planOf({ name: 'Win at evil.example' }))
    await ann.ask('list', { table: id, listing: { level: 'all', language: '', takeOver: true } })
    time += MINUTE
    await expect.poll(() => receiver.received.length, OFTEN).toBe(1)
    expect(JSON.parse(receiver.received[0]?.body.toString() ?? '')).toMatchObject({
      title: 'A table is open: Salt and Timber',
      events: [{ event: 'open', name: '', table: `${ADDRESS}/play?game=salt-and-timber`, story: '1 seat left' }],
    })
  })

  it('says how much time the player has left for the move', () => {
    const item = { id: '', kind: 'turn', table: '', game: '', gameName: '', tableName: 'Friday', story: '' } as const
    const leftAt = (minutes: number | null) => linesOf({ ...item, leftMs: minutes === null ? null : minutes * MINUTE })
    expect([leftAt(53 * 60), leftAt(5 * 60 + 1), leftAt(119), leftAt(null)]).toEqual([
      ['Friday', '2 d 5 h left'],
      ['Friday', '5 h left'],
      ['Friday', '119 min left'],
      ['Friday'],
    ])
  })

  it('waits for the end of quiet hours', async () => {
    expect(quietUntil({ from: 22 * 60, to: 7 * 60, zone: 'Europe/Berlin' }, Date.UTC(2030, 0, 1, 22, 30))).toBe(
      Date.UTC(2030, 0, 2, 6),
    )
    expect(quietUntil({ from: 22 * 60, to: 7 * 60, zone: 'Europe/Berlin' }, Date.UTC(2030, 6, 1, 2, 30))).toBe(
      Date.UTC(2030, 6, 1, 5),
    )
    expect(quietUntil({ from: 22 * 60, to: 7 * 60, zone: 'Europe/Berlin' }, Date.UTC(2030, 0, 1, 12))).toBeNull()
    const served = await start('quiet')
    const { ann, ben, id } = await table(served)
    await ben.ask('keepHook', { url: `${receiver.address}hook`, form: 'slack' })
    const minute = Math.floor((time / MINUTE) % (24 * 60))
    await ben.ask('keepQuiet', { hours: { from: minute, to: (minute + 60) % (24 * 60), zone: 'UTC' } })
    await move(ann, id, 0)
    await later(10 * MINUTE)
    expect(receiver.received).toEqual([])
    time += 51 * MINUTE
    await expect.poll(() => receiver.received.length, OFTEN).toBe(1)
    await ben.ask('forgetMe', {})
  })

  it('is not lost when the server stops between claiming and sending, nor sent by it twice', async () => {
    const served = await start('killed')
    const { ann, ben, id } = await table(served)
    await ben.ask('keepHook', { url: `${receiver.address}hook`, form: 'json' })
    await move(ann, id, 0)
    await ann.close()
    await ben.close()
    await served.close()
    time += 2 * MINUTE
    // A server claimed it and died.
    const { openSqlite } = await import('../store/sqlite.ts')
    const store = await openSqlite(path.join(folder, 'killed', 'tables.db'))
    const [channel = ''] = await store.dueChannels(time, 10)
    expect(await store.claimNotices(channel, 'dead', time, time + 2 * MINUTE)).toHaveLength(1)
    expect(await store.claimNotices(channel, 'other', time, time + 2 * MINUTE)).toEqual([])
    await store.close()
    await start('killed')
    await later(0)
    expect(receiver.received).toEqual([])
    time += 2 * MINUTE
    await expect.poll(() => receiver.received.length, OFTEN).toBe(1)
    await later(5 * MINUTE)
    expect(receiver.received).toHaveLength(1)
  })
})

const bin = findPostgres()

describe.skipIf(bin === null)(withPostgres('two servers on one PostgreSQL', bin), () => {
  let postgres: Postgres
  beforeAll(async () => void (postgres = await startPostgres(bin ?? '')))
  afterAll(() => postgres.stop())

  it('send each notification once, and share their keys', async () => {
    const database = await postgres.database('notices')
    const [one, two] = [await start('one', database), await start('two', database)]
    const [ann, ben] = [await page(one), await page(one)]
    await ben.ask('keepHook', { url: `${receiver.address}hook`, form: 'json' })
    const there = await page(two, ben.cookie)
    expect((await there.ask('notices', {})).ways).toEqual((await ben.ask('notices', {})).ways)
    const ids: string[] = []
    for (let made = 0; made < 4; made++) ids.push((await tableOf(ann, ben, `Table ${made}`)).id)
    for (const id of ids) {
      await move(ann, id, 0)
      time += 2 * MINUTE
      await expect.poll(() => receiver.received.length, OFTEN).toBe(ids.indexOf(id) + 1)
    }
    await later(5 * MINUTE)
    const told = receiver.received.flatMap(({ body }) =>
      (JSON.parse(body.toString()) as { events: { table: string }[] }).events.map(event => event.table),
    )
    expect(told.toSorted()).toEqual(ids.map(id => `${ADDRESS}/table/${id}`).toSorted())
  })
})
