import { once } from 'node:events'
import path from 'node:path'
import { BANNED, HOST_ASKS, type HostAskName, type HostAsks, PROTOCOL } from '@tableworks/protocol'
import { beforeAll, describe, expect, it } from 'vitest'
import { FOLLOW_MS } from '../hosting/follower.ts'
import type { Hosting } from '../hosting/hosting.ts'
import { ROUTES } from '../routes.ts'
import { parsedNetwork } from '../hosting/bans.ts'
import { withDesk } from '../index.ts'
import { HostClient, post } from './host-client.ts'
import { guest, LOOK, originOf, planOf, socketTo, type TestPage } from './page.ts'
import { address, BEN, folder, hostCode, kind, look, openServer, page, playOn, sitDown, TABLE } from './sitting.ts'

openServer()

const why = { reason: 'noise' }
const MARK = '0'.repeat(12)
const SAMPLES: { readonly [K in HostAskName]: HostAsks[K] } = {
  overview: {},
  tables: { list: 'playing' },
  table: { table: TABLE },
  player: { mark: MARK },
  log: { before: 9 },
  saveTable: { table: TABLE },
  lock: { table: TABLE, ...why },
  unlock: { table: TABLE, ...why },
  freeSeat: { table: TABLE, seat: BEN, ...why },
  deleteTable: { table: TABLE, ...why },
  writeToTable: { table: TABLE, words: 'hi', ...why },
  writeToAll: { words: 'hi', ...why },
  removeChat: { table: TABLE, message: 0, ...why },
  hideName: { mark: MARK, ...why },
  ban: { mark: MARK, network: null, until: null, ...why },
  unban: { ban: 0, ...why },
  checkTable: { table: TABLE, ...why },
  answerReport: { report: 0, ...why },
  backUp: why,
}
/** The limit on wrong codes is per network, and all tests share one network. */
const mark = async (one: TestPage): Promise<string> => (await one.ask('profile', { mark: null })).mark
const happened = (one: TestPage) => one.news.flatMap(news => ('happened' in news ? news.happened : []))

let host: HostClient
beforeAll(async () => void (host = await HostClient.signIn(address(), await hostCode())))

describe('Signing in as a host', () => {
  it('takes a code once and sets a cookie for this page only', async () => {
    const code = await hostCode()
    const answer = await post(address(), 'sign-in', { code: code.toLowerCase(), name: 'Cat' })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^tableworks-host=[0-9a-f]{16}\.[0-9a-f]{64}; Path=\/api\/host; Max-Age=43200; HttpOnly; SameSite=Strict$/,
    )
    expect((await post(address(), 'sign-in', { code, name: 'Cat' })).status).toBe(422)
    expect((await post(address(), 'sign-in', { code: 'AAAA-AAAA-AAAA', name: 'Cat' })).status).toBe(422)
    expect((await post(address(), 'sign-in', { code: 7, name: 'Cat' })).status).toBe(400)
  })

  it('accepts only pages of this server, and limits attempts', async () => {
    const headers = { origin: 'https://elsewhere.example', 'content-type': 'application/json' }
    const body = JSON.stringify({ code: await hostCode(), name: 'Eve' })
    expect((await fetch(`${address()}api/host/sign-in`, { method: 'POST', headers, body })).status).toBe(403)
    expect(ROUTES['POST /api/host/sign-in']?.hourly).toBeLessThanOrEqual(20)
  })

  it('ends with signing out', async () => {
    const other = await HostClient.signIn(address(), await hostCode(), 'Cat')
    expect(await other.ask('overview', {})).toMatchObject({ host: 'Cat', version: '1.2.3', notReady: null })
    const left = await post(address(), 'sign-out', {}, other.cookie)
    expect([left.status, left.headers.get('set-cookie')]).toEqual([200, expect.stringContaining('Max-Age=0')])
    expect(await kind(other.ask('overview', {}))).toBe('signedOut')
  })

  it.each(Object.keys(HOST_ASKS) as HostAskName[])('is needed for %s', async ask => {
    const ann = await page()
    const body = { ask, with: SAMPLES[ask] }
    for (const cookie of ['', ann.cookie, ann.cookie.replace('tableworks=', 'tableworks-host='), `${host.cookie}0`]) {
      const answer = await post(address(), 'ask', body, cookie)
      expect([answer.status, await answer.json()]).toEqual([401, { trouble: { kind: 'signedOut', detail: '' } }])
    }
    const elsewhere = { origin: 'https://elsewhere.example', 'content-type': 'application/json', cookie: host.cookie }
    const headers = { method: 'POST', headers: elsewhere, body: JSON.stringify(body) }
    expect((await fetch(`${address()}api/host/ask`, headers)).status).toBe(401)
    // A player's socket refuses host requests. A few have the same name as a player request, which answers only for that player.
    const { trouble } = (await ann.reply(99, JSON.stringify({ id: 99, ask: `host ${ask}`, with: SAMPLES[ask] }))) as {
      trouble?: { kind: string }
    }
    expect(trouble?.kind).toBe('badMessage')
  })

  it.each(Object.keys(HOST_ASKS) as HostAskName[])('checks the fields of %s', async ask => {
    const answer = await post(address(), 'ask', { ask, with: { ...SAMPLES[ask], extra: 1 } }, host.cookie)
    expect(answer.status).toBe(400)
  })
})

describe('The overview', () => {
  it('counts players by the version of their page, and names the installed version', async () => {
    const versions = ['1.2.3', '1.2.3', '1.1.0', 'not a version']
    const sockets = await Promise.all(
      versions.map(async version => {
        const headers = { origin: originOf(address()), cookie: await guest(address()) }
        return socketTo(address(), headers, PROTOCOL, version)
      }),
    )
    await Promise.all(sockets.map(socket => once(socket, 'message')))
    const { pages, installed } = await host.ask('overview', {})
    expect(pages).toEqual({ current: 2, older: 1 })
    // The version of this code, not the one the tests gave the server.
    expect(installed).toMatch(/^(?!1\.2\.3)\d+\.\d+\.\d+/)
    for (const socket of sockets) socket.close()
    await expect.poll(async () => (await host.ask('overview', {})).pages).toEqual({ current: 0, older: 0 })
  })
})

describe('A host', () => {
  it('locks a table: no one moves, everyone sees why, and it can be unlocked', async () => {
    const { ann, ben, zoe, table } = await sitDown()
    await host.ask('lock', { table, reason: 'Check failed' })
    await expect.poll(() => happened(zoe)).toMatchObject([{ kind: 'locked', detail: 'Check failed' }])
    await expect.poll(() => ben.news.some(one => 'card' in one && one.card.locked === 'Check failed')).toBe(true)
    const say = () => ann.ask('say', { table, seat: 0, text: 'harvest salt', lines: 0, look: LOOK })
    expect(await kind(say())).toBe('locked')
    expect(await kind(ann.ask('undo', { table, lines: 0, look: LOOK }))).toBe('locked')
    expect(await kind(ann.ask('pause', { table, paused: false }))).toBe('locked')
    expect(await kind(ann.ask('reseat', { table, seat: 0, bot: 'easy' }))).toBe('locked')
    expect((await host.ask('tables', { list: 'locked' })).map(one => one.table)).toContain(table)
    expect((await host.ask('overview', {})).troubled).toMatchObject([{ table, locked: 'Check failed' }])
    await host.ask('unlock', { table, reason: 'All fine' })
    expect(await say()).toHaveProperty('sight')
    expect((await host.ask('log', { before: 1000 })).slice(0, 2)).toMatchObject([
      { host: 'Dan', action: 'unlock', table, reason: 'All fine' },
      { host: 'Dan', action: 'lock', table, reason: 'Check failed' },
    ])
  })

  it('sees neither cards nor notes of a running game', async () => {
    const ann = await page()
    const { table } = await ann.ask('create', planOf({ game: 'titans-of-industry', seats: three() }))
    await ann.ask('keepNote', { table, text: 'my secret plan' })
    const sight = await look(ann, table)
    const seen = JSON.stringify([await host.ask('table', { table }), await host.ask('tables', { list: 'waiting' })])
    expect(seen).not.toContain('my secret plan')
    for (const name of sight.position.seen.choices) expect(seen).not.toContain(name)
    expect((await host.ask('saveTable', { table })).file).toBe(await ann.ask('exported', { table }))
  })

  it('removes a message, which leaves its place and a reason', async () => {
    const { ann, ben, table } = await sitDown()
    await ben.ask('chat', { table, text: 'something rude', word: '0123456789abcdef' })
    const { n } = await ann.ask('report', { table, message: 0, mark: null, reason: 'rude' })
    expect((await host.ask('overview', {})).reports).toMatchObject([
      { n, table, message: 0, words: 'something rude', mark: await mark(ben), reason: 'rude' },
    ])
    await host.ask('removeChat', { table, message: 0, reason: 'rude' })
    await expect
      .poll(() => ann.news.some(one => 'chat' in one && one.chat.some(({ isRemoved }) => isRemoved)))
      .toBe(true)
    expect(await ann.ask('chatSince', { table, from: 0 })).toMatchObject([{ n: 0, text: '', isRemoved: true }])
    await host.ask('answerReport', { report: n, reason: 'Removed, thank you' })
    expect((await host.ask('overview', {})).reports).toEqual([])
    expect((await ann.ask('manners', {})).reports).toMatchObject([{ n, answer: 'Removed, thank you' }])
    expect((await ben.ask('manners', {})).notices).toMatchObject([{ action: 'removeChat', table, reason: 'rude' }])
  })

  it('hides a name at all tables until the player chooses another', async () => {
    const { ann, ben, table } = await sitDown()
    await host.ask('hideName', { mark: await mark(ben), reason: 'not a name' })
    expect((await ann.ask('card', { table })).seats.map(({ name }) => name)).toEqual(['Ann', 'Player'])
    expect(await kind(ben.ask('nameMe', { name: 'ben' }))).toBe('hiddenName')
    expect(
      await kind(
        ben.ask(
          'create',
          planOf({
            seats: [
              { name: 'Ben', bot: null },
              { name: 'X', bot: null },
            ],
          }),
        ),
      ),
    ).toBe('hiddenName')
    await ben.ask('nameMe', { name: 'Benjamin' })
    expect((await ben.ask('manners', {})).notices).toMatchObject([{ action: 'hideName', reason: 'not a name' }])
  })

  it('frees a seat, writes to tables, and deletes one', async () => {
    const { ann, ben, zoe, table } = await sitDown()
    await host.ask('freeSeat', { table, seat: BEN, reason: 'asked by Ben' })
    expect((await ann.ask('card', { table })).online?.open).toEqual([BEN])
    const freed = (await ben.ask('happenings', { table, from: 0 })).at(-1)
    expect(freed).toMatchObject({ kind: 'freed', isMine: false })
    expect(await kind(host.ask('freeSeat', { table, seat: BEN, reason: 'again' }))).toBe('badPlan')
    await host.ask('writeToTable', { table, words: 'Please finish today', reason: 'maintenance' })
    await host.ask('writeToAll', { words: 'Back in an hour', reason: 'maintenance' })
    await expect
      .poll(() => happened(zoe).map(({ kind: what, detail }) => [what, detail]))
      .toEqual([
        ['freed', 'asked by Ben'],
        ['hostSaid', 'Please finish today'],
        ['hostSaid', 'Back in an hour'],
      ])
    await host.ask('deleteTable', { table, reason: 'a test' })
    expect(await kind(ann.ask('card', { table }))).toBe('missing')
    expect((await ann.ask('manners', {})).notices).toMatchObject([{ action: 'deleteTable', table }])
    expect((await ben.ask('manners', {})).notices).toMatchObject([{ action: 'freeSeat', table }])
    for (const ask of ['lock', 'deleteTable', 'checkTable'] as const)
      expect(await kind(host.ask(ask, { table, reason: 'gone' }))).toBe('missing')
  })

  it('bans a player, whose sockets close and stay closed until the ban ends', async () => {
    const [ann, ben] = [await page(), await page()]
    const closed = ben.endedBecause
    const until = Date.now() + 60_000
    expect((await host.ask('player', { mark: await mark(ben) })).networks).toEqual(['127.0.0.1'])
    await host.ask('ban', { mark: await mark(ben), network: null, until, reason: 'x'.repeat(150) })
    const { code, reason } = await closed
    expect([code, JSON.parse(reason)]).toEqual([BANNED, { until, why: expect.stringMatching(/^x+ …$/) as string }])
    const again = socketTo(address(), { origin: originOf(address()), cookie: ben.cookie })
    expect(await new Promise(done => again.once('close', done))).toBe(BANNED)
    await ann.ask('here', {})
    const [ban] = (await host.ask('overview', {})).bans
    await host.ask('unban', { ban: ban?.n ?? 0, reason: 'a mistake' })
    const back = await page(ben.cookie)
    expect((await back.ask('manners', {})).notices.map(({ action }) => action)).toEqual(['unban', 'ban'])
  })

  it('bans one player or one network, and a network only for a time', async () => {
    const until = Date.now() + 60_000
    const bad = [
      { mark: null, network: null, until },
      { mark: MARK, network: '10.0.0.0/24', until },
      { mark: null, network: '10.0.0.0/24', until: null },
      { mark: null, network: '10.0.0.0/8', until },
      { mark: null, network: 'example.org', until },
      { mark: null, network: '10.0.0.0/24', until: 5 },
    ]
    for (const given of bad) expect(await kind(host.ask('ban', { ...given, reason: 'x' }))).toBe('badPlan')
    expect(parsedNetwork('2001:db8:1:2')).toEqual({ address: '2001:db8:1:2::', prefix: 64 })
    await host.ask('ban', { mark: null, network: '203.0.113.0/24', until, reason: 'spam' })
    expect((await host.ask('overview', {})).bans).toMatchObject([{ network: '203.0.113.0/24', reason: 'spam' }])
  })

  it('checks a table and backs everything up', async () => {
    const { table } = await sitDown()
    expect(await host.ask('checkTable', { table, reason: 'worried' })).toEqual({ problem: null })
    const made = await host.ask('backUp', { reason: 'before the update' })
    expect(made).toMatchObject({ problems: 0, file: expect.stringContaining('backups') as string })
    expect((await host.ask('overview', {})).backup).toEqual(made)
  })
})

describe('The command line, on the files of a running server', () => {
  const desk = <T>(work: (desk: Hosting) => Promise<T>): Promise<T> =>
    withDesk({ data: path.join(folder, 'data'), database: null }, work)

  it('signs a host in', async () => {
    const other = await HostClient.signIn(address(), await desk(({ sessions }) => sessions.newCode()), 'Cat')
    expect((await other.ask('overview', {})).host).toBe('Cat')
  })

  it('locks a table and bans a player, and the server follows', async () => {
    const { ann, ben, table } = await sitDown()
    await desk(one => one.desk.lock('Cat', { table, reason: 'from here' }))
    await expect.poll(() => ann.news.some(one => 'card' in one && one.card.locked === 'from here')).toBe(true)
    await expect.poll(() => happened(ann)).toMatchObject([{ kind: 'locked' }])
    const closed = ben.ended
    const given = { mark: await mark(ben), network: null, until: null, reason: 'from here' }
    await desk(one => one.desk.ban('Cat', given))
    expect(await closed).toBe(BANNED)
    expect((await host.ask('log', { before: 1000 })).slice(0, 2)).toMatchObject([
      { host: 'Cat', action: 'ban' },
      { host: 'Cat', action: 'lock', table },
    ])
  })
})

describe('An action that another process takes some time for', () => {
  it('reaches the players, although its entry in the log came first', async () => {
    const { ann, table } = await sitDown()
    const { openSqlite } = await import('../store/sqlite.ts')
    const store = await openSqlite(path.join(folder, 'data', 'tables.db'))
    await store.logHost({ at: Date.now(), host: 'Cat', action: 'lock', table, reason: 'slowly' })
    await new Promise(done => setTimeout(done, 2 * FOLLOW_MS))
    await store.changeRecord(table, { locked: 'slowly' })
    await store.close()
    await expect.poll(() => ann.news.some(one => 'card' in one && one.card.locked === 'slowly')).toBe(true)
  })
})

describe('Players among themselves', () => {
  it('mute: no chat of that player, old or new, on any device', async () => {
    const { ann, ben, table } = await sitDown()
    const phone = await page(ann.cookie)
    await phone.ask('watch', { table })
    await ben.ask('chat', { table, text: 'before', word: '0'.repeat(16) })
    await expect.poll(() => phone.heard.some(text => text.includes('before'))).toBe(true)
    await ann.ask('relate', { mark: await mark(ben), kind: 'mute' })
    await ben.ask('chat', { table, text: 'after', word: '1'.repeat(16) })
    await ann.ask('chat', { table, text: 'mine', word: '2'.repeat(16) })
    await expect.poll(() => phone.heard.some(text => text.includes('mine'))).toBe(true)
    expect([ann, phone].some(one => one.heard.some(text => text.includes('after')))).toBe(false)
    expect((await ann.ask('chatSince', { table, from: 0 })).map(({ text }) => text)).toEqual(['mine'])
    expect((await ben.ask('chatSince', { table, from: 0 })).length).toBe(3)
    expect((await phone.ask('manners', {})).people).toMatchObject([{ name: 'Ben', kind: 'mute' }])
    await ann.ask('relate', { mark: await mark(ben), kind: null })
    expect((await ann.ask('chatSince', { table, from: 0 })).length).toBe(3)
  })

  it('block: no seat at their tables either', async () => {
    const { ann, ben } = await sitDown()
    const bens = await mark(ben)
    expect((await ann.ask('profile', { mark: bens })).relation).toBeNull()
    await ann.ask('relate', { mark: bens, kind: 'block' })
    expect((await ann.ask('profile', { mark: bens })).relation).toBe('block')
    const { table } = await ann.ask('create', planOf({ listing: { level: 'all', language: '', takeOver: false } }))
    const { key } = await ann.ask('invite', { table, seat: null })
    expect(await kind(ben.ask('join', { key, name: 'Ben', seat: null }))).toBe('blocked')
    expect(await kind(ben.ask('sit', { table, seat: null, name: 'Ben' }))).toBe('blocked')
    expect(await kind(ann.ask('relate', { mark: await mark(ann), kind: 'mute' }))).toBe('badPlan')
    expect(await kind(ann.ask('relate', { mark: MARK, kind: 'mute' }))).toBe('missing')
  })

  it('block: also no rematch that would seat them together again', async () => {
    const { ann, ben, table } = await sitDown()
    await playOn([ann, ben], table)
    await ann.ask('relate', { mark: await mark(ben), kind: 'block' })
    expect(await kind(ben.ask('rematch', { table, bestOf: undefined }))).toBe('blocked')
    expect((await ann.ask('card', { table })).online?.next).toBeNull()
  })

  it('report a table, a player or a message, and nothing else', async () => {
    const { ann, ben, table } = await sitDown()
    const none = { table: null, message: null, mark: null, reason: 'rude' }
    expect(await kind(ann.ask('report', none))).toBe('badPlan')
    expect(await kind(ann.ask('report', { ...none, table: TABLE }))).toBe('missing')
    expect(await kind(ann.ask('report', { ...none, table, message: 5 }))).toBe('missing')
    expect(await kind(ann.ask('report', { ...none, table, reason: ' ' }))).toBe('badMessage')
    await ann.ask('report', { ...none, table })
    await ann.ask('report', { ...none, mark: await mark(ben) })
    expect((await host.ask('overview', {})).reports).toMatchObject([
      { table, mark: null, by: 'Ann' },
      { table: null, name: 'Ben' },
    ])
  })
})

const three = () => ['Ann', 'Seat 2', 'Seat 3'].map(name => ({ name, bot: null }))
