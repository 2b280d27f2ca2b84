// Two servers in two processes share one PostgreSQL, and either can serve every table.

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Sight } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import { BANNED } from '@tableworks/protocol'
import { game } from '@tableworks/salt-and-timber'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Hourly } from '../online/limits.ts'
import { withDesk } from '../index.ts'
import { openPostgres } from '../store/postgres.ts'
import { LOOK, planOf, TestPage } from './page.ts'
import { findPostgres, type Postgres, startPostgres, withPostgres } from './postgres.ts'
import { metric } from './processes.ts'

const bin = findPostgres()

describe.skipIf(bin === null)(withPostgres('Two servers on one PostgreSQL', bin), () => {
  let postgres: Postgres
  let folder: string
  let url: string
  const children: ChildProcess[] = []
  const addresses: string[] = []

  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '')
    url = await postgres.database('shared')
    folder = mkdtempSync(path.join(tmpdir(), 'two-'))
    for (const name of ['one', 'two']) addresses.push(await start(name))
  })
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL')
    await postgres?.stop()
    rmSync(folder, { recursive: true })
  })

  function start(name: string): Promise<string> {
    const program = path.join(import.meta.dirname, 'server.ts')
    const child = spawn(process.execPath, [program, path.join(folder, name), '0', url], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(child)
    return new Promise(done => child.stdout.once('data', (text: Buffer) => done(text.toString().trim())))
  }

  /** Ann at the first server, Ben at the second. */
  async function sit(): Promise<{ table: string; ann: TestPage; ben: TestPage }> {
    const [ann, ben] = [await TestPage.open(addresses[0] ?? ''), await TestPage.open(addresses[1] ?? '')]
    const { table } = await ann.ask('create', planOf({ game: game.id }))
    const { key } = await ann.ask('invite', { table, seat: null })
    await ben.ask('join', { key, name: 'Ben', seat: null })
    return { table, ann, ben }
  }
  const sightIn = (sent: unknown): Sight => (sent as { whole: Sight }).whole
  const say = (page: TestPage, table: string, seat: Seat, text: string, lines: number) =>
    page.ask('say', { table, seat, text, lines, look: LOOK })
  const logOf = async (table: string) => {
    const store = await openPostgres(url)
    const lines = await store.lines(table, 0)
    await store.close()
    return lines
  }

  it('play a prepared move once', async () => {
    const { table, ann, ben } = await sit()
    for (const page of [ann, ben]) await page.ask('watch', { table })
    const plan = { moves: ['harvest timber', 'sell 1 timber'].map(text => ({ decision: 'turn', text })), pass: null }
    await ben.ask('prepare', { table, seat: 1, plan })
    const texts = async () => (await logOf(table)).map(({ seat, text }) => `${seat} ${text}`)
    const played = ['0 harvest salt', '1 harvest timber', '0 harvest salt', '1 sell 1 timber']
    for (const lines of [0, 2]) {
      await say(ann, table, 0, 'harvest salt', lines)
      await expect.poll(texts).toEqual(played.slice(0, lines + 2))
    }
  })

  it('show each other every choice, seat and message', async () => {
    const { table, ann, ben } = await sit()
    for (const page of [ann, ben]) {
      await page.ask('watch', { table })
      await page.ask('look', { table, look: LOOK })
    }
    expect(await say(ann, table, 0, 'harvest salt', 0)).toHaveProperty('sight')
    await expect.poll(() => ben.sights.at(-1)?.sight.position.seq).toBe(1)
    expect(await say(ben, table, 1, 'harvest timber', 1)).toHaveProperty('sight')
    await expect.poll(() => ann.sights.at(-1)?.sight.position.seq).toBe(2)
    await ben.ask('chat', { table, text: 'well played', word: '0123456789abcdef' })
    await expect.poll(() => ann.heard.some(text => text.includes('well played'))).toBe(true)
    await ben.ask('leave', { table })
    await expect.poll(() => ann.news.some(one => 'card' in one && one.card.online?.open.includes(1))).toBe(true)
    await Promise.all([ann.close(), ben.close()])
  })

  it('keep what seats choose at the same time, and reveal it once', async () => {
    const ann = await TestPage.open(addresses[0] ?? '')
    const ben = await TestPage.open(addresses[1] ?? '')
    const seats = [
      { name: 'Ann', bot: null },
      { name: 'Ben', bot: null },
      { name: 'Ada', bot: 'easy' },
    ]
    const { table } = await ann.ask('create', planOf({ game: 'titans-of-industry', seats }))
    const { key } = await ann.ask('invite', { table, seat: null })
    await ben.ask('join', { key, name: 'Ben', seat: null })
    const positionOf = async (one: TestPage) => sightIn(await one.ask('look', { table, look: LOOK })).position
    await Promise.all(
      [ann, ben].map(async (one, seat) => {
        await one.ask('watch', { table })
        const { seen, seq } = await positionOf(one)
        expect(await say(one, table, seat as Seat, seen.choices[0] ?? '', seq)).toHaveProperty('sight')
      }),
    )
    await expect.poll(async () => (await positionOf(ann)).step).toBeGreaterThanOrEqual(3)
    await expect.poll(async () => (await positionOf(ben)).step).toBeGreaterThanOrEqual(3)
    expect((await logOf(table)).slice(0, 3).map(({ seat }) => seat)).toEqual([0, 1, 2])
    await Promise.all([ann.close(), ben.close()])
  })

  it('both follow what a host does: a lock and a ban', async () => {
    const { table, ann, ben } = await sit()
    await Promise.all([ann, ben].map(one => one.ask('watch', { table })))
    const place = { data: folder, database: url }
    await withDesk(place, ({ desk }) => desk.lock('Dan', { table, reason: 'noise' }))
    for (const one of [ann, ben])
      await expect.poll(() => one.news.some(news => 'card' in news && news.card.locked === 'noise')).toBe(true)
    expect(await say(ben, table, 1, 'harvest salt', 0).catch((error: Error) => error.name)).toBe('locked')
    const closed = [ann, ben].map(one => one.ended)
    for (const one of [ann, ben]) {
      const { mark } = await one.ask('profile', { mark: null })
      await withDesk(place, ({ desk }) => desk.ban('Dan', { mark, network: null, until: null, reason: 'noise' }))
    }
    expect(await Promise.all(closed)).toEqual([BANNED, BANNED])
  })

  it('both pause the bots when one does', async () => {
    const ann = await TestPage.open(addresses[0] ?? '')
    const there = await TestPage.open(addresses[1] ?? '', ann.cookie)
    const seats = ['Ada', 'Bruno'].map(name => ({ name, bot: 'easy' }))
    const { table } = await ann.ask('create', planOf({ seats, mine: [] }))
    const position = async () => sightIn(await there.ask('look', { table, look: LOOK })).position
    await there.ask('watch', { table })
    await expect.poll(async () => (await position()).step).toBeGreaterThan(0)
    await ann.ask('pause', { table, paused: true })
    await expect.poll(async () => (await position()).paused).toBe(true)
    const { step } = await position()
    await new Promise(done => setTimeout(done, 2000)) // time for two moves, if bots didn't stop
    expect(await position()).toMatchObject({ step, thinking: null })
    await ann.ask('pause', { table, paused: false })
    await expect.poll(async () => (await position()).step).toBeGreaterThan(step)
    await Promise.all([ann.close(), there.close()])
  })

  it('don’t both search for the move of a bot that both show', async () => {
    const seats = [
      { name: 'Ann', bot: null },
      { name: 'Ada', bot: 'easy' },
    ]
    const ann = await TestPage.open(addresses[0] ?? '')
    const there = await TestPage.open(addresses[1] ?? '', ann.cookie)
    const { table } = await ann.ask('create', planOf({ seats }))
    for (const page of [ann, there]) await page.ask('watch', { table })
    const searches = async () => {
      const found = addresses.map(address => metric({ address }, 'tableworks_bot_waiting_seconds_count'))
      return (await Promise.all(found)).reduce((sum, one) => sum + one, 0)
    }
    const before = await searches()
    const moves = ['harvest salt', 'sell 2 salt', 'harvest salt', 'sell 2 salt']
    for (const [round, move] of moves.entries()) {
      expect(await say(there, table, 0, move, 2 * round)).toHaveProperty('sight')
      await expect.poll(async () => (await logOf(table)).length).toBe(2 * round + 2)
    }
    // On a busy machine one server may take over from the other, but both must not search at every move.
    expect((await searches()) - before).toBeLessThan(2 * moves.length)
    await Promise.all([ann.close(), there.close()])
  })

  it('agree on whether stand-ins play or pause', async () => {
    const { table, ann, ben } = await sit()
    const there = await TestPage.open(addresses[1] ?? '', ann.cookie)
    for (const [page, seat] of [[ann, 0] as const, [ben, 1] as const])
      await page.ask('reseat', { table, seat, bot: 'easy' })
    const position = async () => sightIn(await there.ask('look', { table, look: LOOK })).position
    await there.ask('watch', { table })
    await expect.poll(async () => (await position()).paused).toBe(true)
    await ann.ask('pause', { table, paused: false })
    await expect.poll(async () => (await position()).step).toBeGreaterThan(0)
    await Promise.all([ann, ben, there].map(page => page.close()))
  })

  it('store no NUL character from any field', async () => {
    const { table, ann } = await sit()
    await ann.ask('keepNote', { table, text: 'salt\u0000 first' })
    expect(await ann.ask('note', { table })).toEqual({ text: 'salt first' })
    await ann.ask('rename', { table, name: 'Fri\u0000day\u202e' })
    expect((await ann.ask('card', { table })).name).toBe('Friday')
    await ann.ask('chat', { table, text: 'hello\u0000', word: '00000000000000aa' })
    expect((await ann.ask('chatSince', { table, from: 0 })).map(({ text }) => text)).toEqual(['hello'])
    await ann.close()
  })

  it('share hourly limits', async () => {
    const [one, two] = [await openPostgres(url), await openPostgres(url)]
    const [atOne, atTwo] = [new Hourly(), new Hourly()]
    const take = (hourly: Hourly) => hourly.take('create somewhere', 40, 0)
    for (let i = 0; i < 25; i++) expect([take(atOne), take(atTwo)]).toEqual([true, true])
    // Both add their counts at once, and each then sees the other's.
    await Promise.all([atOne.share(one, 0), atTwo.share(two, 0)])
    await Promise.all([atOne.share(one, 0), atTwo.share(two, 0)])
    expect([take(atOne), take(atTwo)]).toEqual([false, false])
    await Promise.all([one.close(), two.close()])
  })

  it('never write twice at one place, however many players move at once', async () => {
    const { table, ann } = await sit()
    const other = await TestPage.open(addresses[1] ?? '', ann.cookie)
    const pages = [ann, other, await TestPage.open(addresses[0] ?? '', ann.cookie)]
    for (let round = 0; round < 20; round++) {
      const { position } = sightIn(await other.ask('look', { table, look: LOOK }))
      const before = position.seq
      // Two different moves at the same place: one is accepted.
      const answers = await Promise.all(
        pages.map((page, i) =>
          say(page, table, 0, position.seen.choices[i % position.seen.choices.length] ?? '', before),
        ),
      )
      expect(await logOf(table)).toHaveLength(before + 1)
      expect(answers.filter(answer => 'sight' in answer).length).toBeGreaterThanOrEqual(1)
      // Undoes for the next round, at the server that may not know the move yet.
      expect(await other.ask('undo', { table, lines: before + 1, look: LOOK })).toHaveProperty('sight')
    }
    await Promise.all(pages.map(page => page.close()))
  })

  it('count a line once that is resent to the other server after a lost response', async () => {
    const { table, ann } = await sit()
    const again = await TestPage.open(addresses[1] ?? '', ann.cookie)
    await again.ask('look', { table, look: LOOK }) // loads the table into the other server's memory
    const answers = await Promise.all([say(ann, table, 0, 'harvest salt', 0), say(again, table, 0, 'harvest salt', 0)])
    expect(answers.every(answer => 'sight' in answer)).toBe(true)
    expect(await logOf(table)).toHaveLength(1)
    await Promise.all([ann.close(), again.close()])
  })

  it('give the seat to one of two who use a one-seat link at once, and tell the other', async () => {
    const [ann, ben, cleo] = [
      await TestPage.open(addresses[0] ?? ''),
      await TestPage.open(addresses[0] ?? ''),
      await TestPage.open(addresses[1] ?? ''),
    ]
    const { table } = await ann.ask('create', planOf())
    for (let round = 0; round < 12; round++) {
      const { key } = await ann.ask('invite', { table, seat: 1 })
      const join = (page: TestPage, name: string) =>
        page.ask('join', { key, name, seat: null }).then(
          () => name,
          (error: unknown) => (error as Error).name,
        )
      const told = await Promise.all([join(ben, 'Ben'), join(cleo, 'Cleo')])
      const seated = told.filter(what => what === 'Ben' || what === 'Cleo')
      expect(seated).toHaveLength(1)
      await expect.poll(async () => (await ann.ask('card', { table })).seats[1]?.name).toBe(seated[0])
      await (seated[0] === 'Ben' ? ben : cleo).ask('leave', { table })
      await expect.poll(async () => (await ann.ask('card', { table })).online?.open).toEqual([1])
      await new Promise(done => setTimeout(done, 500)) // a fast machine would exceed the rate limit
    }
    await Promise.all([ann, ben, cleo].map(page => page.close()))
  })

  it('both sign a device out when one does', async () => {
    const [ann, lost, ben] = [
      await TestPage.open(addresses[0] ?? ''),
      await TestPage.open(addresses[1] ?? ''),
      await TestPage.open(addresses[1] ?? ''),
    ]
    const { code } = await ann.ask('code', {})
    const ended = lost.ended
    await lost.ask('enterCode', { code })
    await ended // the page reconnects as Ann
    const again = await TestPage.open(addresses[1] ?? '', lost.cookie)
    const { devices } = await ann.ask('devices', {})
    const { mark } = devices.find(one => !one.isThis) ?? { mark: '' }
    const signedOut = again.ended
    await ann.ask('dropDevice', { mark })
    expect(await signedOut).toBe(4001)
    await expect(TestPage.open(addresses[1] ?? '', lost.cookie)).rejects.toThrow('401')
    // A player deleted at one server is unknown at the other.
    const twin = await TestPage.open(addresses[0] ?? '', ben.cookie)
    const forgotten = twin.ended
    await ben.ask('forgetMe', {})
    expect(await forgotten).toBe(4001)
    // Ann's own device stays signed in.
    expect((await ann.ask('devices', {})).devices).toHaveLength(1)
    await ann.close()
  })

  it('continue alone when the other is killed', async () => {
    const { table, ann, ben } = await sit()
    expect(await say(ann, table, 0, 'harvest salt', 0)).toHaveProperty('sight')
    const seats = [
      { name: 'Ann', bot: null },
      { name: 'Ada', bot: 'easy' },
    ]
    const { table: withBot } = await ann.ask('create', planOf({ seats }))
    await ann.ask('watch', { table: withBot })
    expect(await say(ann, withBot, 0, 'harvest salt', 0)).toHaveProperty('sight')
    await expect.poll(async () => (await logOf(withBot)).length).toBe(2)
    children[0]?.kill('SIGKILL')
    const back = await TestPage.open(addresses[1] ?? '', ann.cookie)
    // This server takes over the killed server's bots.
    expect(await say(back, withBot, 0, 'harvest salt', 2)).toHaveProperty('sight')
    await expect.poll(async () => (await logOf(withBot)).length).toBe(4)
    expect(await say(ben, table, 1, 'harvest salt', 1)).toHaveProperty('sight')
    expect(await say(back, table, 0, 'harvest timber', 2)).toHaveProperty('sight')
    expect((await logOf(table)).map(({ text }) => text)).toEqual(['harvest salt', 'harvest salt', 'harvest timber'])
    await Promise.all([back.close(), ben.close()])
  })
})
