// Account recovery by a code sent to a confirmed e-mail address, and what an attacker may try.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { serve, type Served } from '../index.ts'
import { planOf, TestPage } from './page.ts'
import { findPostgres, type Postgres, startPostgres, withPostgres } from './postgres.ts'
import { kind } from './sitting.ts'
import { startSmtpSink, textOf } from './smtp-sink.ts'

const MINUTE = 60_000
const OFTEN = { interval: 20 }

let time = Date.UTC(2030, 0, 1, 12)
const folder = mkdtempSync(path.join(tmpdir(), 'recovery-'))
const servers: Served[] = []
const pages: TestPage[] = []
let sink: Awaited<ReturnType<typeof startSmtpSink>>
let started = 0

async function start(database: string | null, hasMail = true): Promise<Served> {
  const mail = hasMail ? { smtp: sink.address, from: 'play@play.example' } : null
  const notices = { address: 'https://play.example', mail, isOpen: true }
  const settings = { host: '127.0.0.1', port: 0, page: folder, version: '1', logLevel: 'silent' as const, database }
  const data = path.join(folder, String(started++))
  const served = await serve({ ...settings, data, notices, now: () => time })
  servers.push(served)
  return served
}
async function page({ address }: Served, cookie?: string): Promise<TestPage> {
  const opened = await TestPage.open(address, cookie)
  pages.push(opened)
  return opened
}
const lastMail = () => sink.mails.at(-1) ?? { to: '', source: '' }
const codeIn = (mail = lastMail()) => /Your code: ([\w-]+)/.exec(textOf(mail))?.[1] ?? ''

async function confirm(one: TestPage, address: string): Promise<void> {
  await one.ask('keepMail', { address })
  await one.ask('confirmMail', { code: codeIn() })
  sink.mails.length = 0
}
/** Asks for a code and waits for the mail. */
async function codeFor(one: TestPage, address: string): Promise<string> {
  const before = sink.mails.length
  await one.ask('recoverByMail', { address })
  await expect.poll(() => sink.mails.length, OFTEN).toBe(before + 1)
  return codeIn()
}
/** Sends a later mail to another address: if that is the next to arrive, the earlier one was never sent. */
async function expectNoMail(served: Served, before: number): Promise<void> {
  const other = await page(served)
  await other.ask('keepMail', { address: `marker${Math.random()}@example.org` })
  expect(sink.mails).toHaveLength(before + 1)
  sink.mails.pop()
}

beforeAll(async () => {
  writeFileSync(path.join(folder, 'index.html'), '<title>the page</title>')
  sink = await startSmtpSink()
})
afterEach(async () => {
  for (const one of pages.splice(0)) await one.close()
  for (const one of servers.splice(0)) await one.close()
  sink.mails.length = 0
})
afterAll(async () => {
  await sink.close()
  rmSync(folder, { recursive: true })
})

/** These tests run on every database. */
function promises(database: () => Promise<string | null>): void {
  it('signs a player in on a new device; the old device keeps working and its player is notified', async () => {
    const served = await start(await database())
    const ann = await page(served)
    await confirm(ann, 'Ann@example.org')
    const { table } = await ann.ask('create', planOf())
    time += MINUTE
    const phone = await page(served)
    const code = await codeFor(phone, 'ann@EXAMPLE.org')
    // Codes go to the stored address, never to the typed one.
    expect(lastMail().to).toBe('Ann@example.org')
    const gone = phone.ended
    await phone.ask('enterMailCode', { code: code.toLowerCase() })
    await gone
    const again = await page(served, phone.cookie)
    expect((await again.ask('tables', {})).map(({ id }) => id)).toEqual([table])
    expect((await ann.ask('tables', {})).map(({ id }) => id)).toEqual([table])
    expect((await ann.ask('devices', {})).devices).toHaveLength(2)
    expect((await ann.ask('signIns', {})).map(({ way, isThis }) => [way, isThis])).toEqual([
      ['mail', false],
      ['address', true],
    ])
    expect((await again.ask('signIns', {})).map(({ isThis }) => isThis)).toEqual([true, false])
    await expect.poll(() => textOf(lastMail()), OFTEN).toContain('Someone signed in to your account by e-mail')
    // It works only once.
    expect(await kind((await page(served)).ask('enterMailCode', { code }))).toBe('badCode')
  })

  it('never reveals whether an address is known, and limits mails to each address', async () => {
    const served = await start(await database())
    const ann = await page(served)
    await confirm(ann, 'ann@example.org')
    const eve = await page(served)
    expect(await eve.ask('recoverByMail', { address: 'nobody@example.org' })).toBeNull()
    await expectNoMail(served, 0)
    for (let asked = 0; asked < 3; asked++) await codeFor(eve, 'ann@example.org')
    expect(await eve.ask('recoverByMail', { address: 'ann@example.org' })).toBeNull()
    await expectNoMail(served, 3)
    // Only the newest code for a device works.
    const [first] = sink.mails
    expect(await kind(eve.ask('enterMailCode', { code: codeIn(first) }))).toBe('badCode')
  })

  it('accepts a code only on the device that asked, for a short time, while the address is the player’s', async () => {
    const served = await start(await database())
    const ann = await page(served)
    await ann.ask('keepMail', { address: 'ann@example.org' })
    const unconfirmed = codeIn()
    const eve = await page(served)
    await eve.ask('recoverByMail', { address: 'ann@example.org' })
    await expectNoMail(served, 1)
    expect(await kind(eve.ask('enterMailCode', { code: unconfirmed }))).toBe('badCode')
    await ann.ask('confirmMail', { code: unconfirmed })

    const phone = await page(served)
    const code = await codeFor(phone, 'ann@example.org')
    expect(await kind(eve.ask('enterMailCode', { code }))).toBe('badCode')
    expect(await kind(eve.ask('enterCode', { code }))).toBe('badCode')
    expect(await kind(eve.ask('confirmMail', { code }))).toBe('missing')
    time += 15 * MINUTE
    expect(await kind(phone.ask('enterMailCode', { code }))).toBe('badCode')

    const later = await codeFor(phone, 'ann@example.org')
    await ann.ask('dropNotices', { way: 'mail' })
    expect(await kind(phone.ask('enterMailCode', { code: later }))).toBe('badCode')
    const before = sink.mails.length
    await phone.ask('recoverByMail', { address: 'ann@example.org' })
    await expectNoMail(served, before)
  })

  it('sends a code for each account of an address, and a code opens only its own', async () => {
    const served = await start(await database())
    const [ann, other] = [await page(served), await page(served)]
    await ann.ask('nameMe', { name: 'Ann' })
    await other.ask('nameMe', { name: 'Other' })
    await confirm(ann, 'ann@example.org')
    await confirm(other, 'ann@example.org')
    const phone = await page(served)
    await phone.ask('recoverByMail', { address: 'ann@example.org' })
    await expect.poll(() => sink.mails.length, OFTEN).toBe(2)
    const mail = sink.mails.find(one => textOf(one).includes('the account "Ann"'))
    const gone = phone.ended
    await phone.ask('enterMailCode', { code: codeIn(mail) })
    await gone
    const again = await page(served, phone.cookie)
    expect((await again.ask('profile', { mark: null })).name).toBe('Ann')
    const unused = sink.mails.find(one => textOf(one).includes('the account "Other"'))
    expect(await kind(again.ask('enterMailCode', { code: codeIn(unused) }))).toBe('badCode')
    expect((await other.ask('devices', {})).devices).toHaveLength(1)
  })
}

describe('recovery by e-mail, with SQLite', () => {
  promises(async () => null)

  it('is neither offered nor answered by a server without e-mail', async () => {
    const served = await start(null, false)
    expect(await (await fetch(`${served.address}api/life`)).json()).toMatchObject({ recovery: false })
    const ann = await page(served)
    expect(await kind(ann.ask('recoverByMail', { address: 'ann@example.org' }))).toBe('missing')
    expect(await kind(ann.ask('enterMailCode', { code: '0' }))).toBe('missing')
  })
})

const bin = findPostgres()
describe.skipIf(bin === null)(withPostgres('recovery by e-mail, with PostgreSQL', bin), () => {
  let postgres: Postgres
  let made = 0
  beforeAll(async () => void (postgres = await startPostgres(bin ?? '')))
  afterAll(() => postgres.stop())
  promises(() => postgres.database(`recovery_${made++}`))
})
