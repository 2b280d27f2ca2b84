import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Look, Sight } from '@tableworks/host'
import {
  gameFileOf,
  heardBy,
  openGameFile,
  readGameFile,
  type Seat,
  seedFrom,
  shape,
  Table,
  verifyGameFile,
  writeGameFile,
} from '@tableworks/kernel'
import { type Answers, ASKS, type AskName, type Asks, readAsk, type SentSight } from '@tableworks/protocol'
import { game } from '@tableworks/salt-and-timber'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ROUTE_LIMITS } from '../app.ts'
import { serve, type Served } from '../index.ts'
import { guest, LOOK, originOf, planOf, socketTo, TestPage } from './page.ts'

let folder: string
let served: Served
const pages: TestPage[] = []

const settings = () => ({
  host: '127.0.0.1',
  port: 0,
  data: path.join(folder, 'data'),
  page: folder,
  version: '1.2.3',
  logLevel: 'silent' as const,
})

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'online-'))
  writeFileSync(path.join(folder, 'index.html'), '<title>the page</title>')
  served = await serve(settings())
})
afterEach(async () => {
  for (const one of pages.splice(0)) await one.close()
})
afterAll(async () => {
  await served.close()
  rmSync(folder, { recursive: true })
})

async function page(cookie?: string): Promise<TestPage> {
  const opened = await TestPage.open(served.address, cookie)
  pages.push(opened)
  return opened
}

/** A guest for whom it matters little who they are. */
let known: string | null = null
const someone = async (): Promise<string> => (known ??= await guest(served.address))

const TABLE = 'on-0123456789abcdef0123'
const ANN: Seat = 0
const BEN: Seat = 1
/** Ann at a table of hers, Ben who followed her link, and somebody who watches. */
async function sitDown() {
  const [ann, ben, zoe] = [await page(), await page(), await page()]
  const { table } = await ann.ask('create', planOf())
  const { key } = await ann.ask('invite', { table, seat: null })
  expect(await ben.ask('knock', { key })).toMatchObject({ table, game: game.id, seat: null, mine: null })
  expect(await ben.ask('join', { key, name: 'Ben', seat: null })).toEqual({ table, seat: BEN })
  for (const one of [ann, ben, zoe]) await one.ask('watch', { table })
  return { ann, ben, zoe, table, key }
}

const look = async (one: TestPage, table: string, change: Partial<Look> = {}): Promise<Sight> =>
  seen(await one.ask('look', { table, look: { ...LOOK, ...change } }))

/** Test pages have made it whole. */
const seen = (sent: SentSight): Sight => (sent as { whole: Sight }).whole

const choices = ({ position }: Sight) => position.seen.choices

/** Ann and Ben take turns until the game is over. */
async function playOn(people: readonly TestPage[], table: string, most = 1000): Promise<void> {
  for (let made = 0; made < most; made++) {
    const sights = await Promise.all(people.map(one => look(one, table)))
    const seat = sights[0]?.position.seen.actor ?? null
    if (seat === null) return
    const [who, sight] = [people[seat] as TestPage, sights[seat] as Sight]
    const text = choices(sight)[made % choices(sight).length] ?? ''
    const said = await who.ask('say', { table, seat, text, lines: sight.position.seq, look: LOOK })
    expect(said).not.toHaveProperty('refusal')
  }
}

const kind = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'nothing wrong',
    (error: unknown) => (error as Error).name,
  )
const because = (said: Answers['say']) => ('refusal' in said ? said.refusal.because : null)

describe('people far apart', () => {
  it('play a whole game, and its file proves every state and every die', async () => {
    const { ann, ben, zoe, table } = await sitDown()
    expect(await kind(zoe.ask('course', { table }))).toBe('secret')
    const sealed = readGameFile(await zoe.ask('exported', { table }))
    expect([sealed.seed.secret, sealed.seats]).toEqual([null, ['Ann', 'Ben']])

    await playOn([ann, ben], table)
    const sights = await Promise.all([ann, ben, zoe].map(one => look(one, table)))
    for (const sight of sights) expect(sight.position.seen.result).not.toBeNull()
    expect(new Set(sights.map(sight => sight.position.seq)).size).toBe(1)
    const file = readGameFile(await zoe.ask('exported', { table }))
    const verdict = verifyGameFile(game, file)
    expect([verdict.problems, verdict.isOver, verdict.diceUnproven]).toEqual([[], true, null])
    expect((await ann.ask('tables', {}))[0]).toMatchObject({
      id: table,
      online: { mine: [ANN], open: [], isOwner: true },
    })
    expect((await ben.ask('tables', {}))[0]).toMatchObject({ id: table, online: { mine: [BEN], isOwner: false } })
    expect(await zoe.ask('tables', {})).toEqual([])
  })

  it('are told of a choice by what has changed, in less than a kilobyte', async () => {
    const { ann, ben, zoe, table } = await sitDown()
    for (const one of [ann, ben, zoe]) await look(one, table)
    for (const one of [ann, ben, zoe]) one.heard.length = 0
    await ann.ask('say', { table, seat: ANN, text: 'harvest salt', lines: 0, look: LOOK })
    await expect.poll(() => [ben, zoe].map(one => one.news.filter(news => 'sight' in news).length)).toEqual([1, 1])
    for (const one of [ben, zoe]) {
      const sizes = one.heard.filter(text => text.includes('"news"')).map(text => text.length)
      expect(Math.max(...sizes)).toBeLessThan(1024)
      const [news] = one.news.filter(found => 'sight' in found)
      const sight = news !== undefined && 'sight' in news ? seen(news.sight) : null
      expect(sight?.position.step).toBe(1)
      expect(sight?.position.seen).toEqual((await look(one, table)).position.seen)
    }
  })

  it('know whether hints are allowed at their table; they are not unless somebody says so', async () => {
    const ann = await page()
    const hintsAt = async (change: Partial<Asks['create']>) => {
      const { table } = await ann.ask('create', planOf(change))
      return (await ann.ask('card', { table })).hints
    }
    expect([await hintsAt({ hints: true }), await hintsAt({ hints: undefined })]).toEqual([true, false])
  })

  it('hear of whoever sits down', async () => {
    const ann = await page()
    const { table } = await ann.ask('create', planOf())
    await ann.ask('watch', { table })
    const { key } = await ann.ask('invite', { table, seat: null })
    await (await page()).ask('join', { key, name: 'Ann', seat: null })
    await expect.poll(() => ann.news.some(news => 'card' in news && news.card.seats[1]?.name === 'Ann 2')).toBe(true)
  })

  it('play against bots, which go on while nobody looks', async () => {
    const ann = await page()
    const seats = [
      { name: 'Ann', bot: null },
      { name: 'Ada', bot: 'easy' },
    ]
    const { table } = await ann.ask('create', planOf({ seats }))
    await ann.ask('say', { table, seat: ANN, text: 'harvest salt', lines: 0, look: LOOK })
    await expect.poll(async () => (await look(ann, table)).position.step, { timeout: 30_000 }).toBe(2)
  })
})

describe('a word said again because its answer was lost', () => {
  it('is heard once', async () => {
    const { ann, table } = await sitDown()
    const word = { table, seat: ANN, text: 'harvest salt', lines: 0, look: LOOK }
    for (let i = 0; i < 3; i++) expect(because(await ann.ask('say', word))).toBeNull()
    expect((await look(ann, table)).position).toMatchObject({ seq: 1, step: 1 })
    for (let i = 0; i < 3; i++) expect(because(await ann.ask('undo', { table, lines: 1, look: LOOK }))).toBeNull()
    expect((await look(ann, table)).position).toMatchObject({ seq: 2, step: 0 })
    for (let i = 0; i < 3; i++) expect(because(await ann.ask('redo', { table, lines: 2, look: LOOK }))).toBeNull()
    expect((await look(ann, table)).position).toMatchObject({ seq: 3, step: 1 })
  })

  it('on a page that has not seen the latest is refused, never taken for something else', async () => {
    const { ann, ben, table } = await sitDown()
    await ann.ask('say', { table, seat: ANN, text: 'harvest salt', lines: 0, look: LOOK })
    expect(because(await ben.ask('say', { table, seat: BEN, text: 'harvest salt', lines: 0, look: LOOK }))).toBe(
      'isStale',
    )
    expect(because(await ann.ask('say', { table, seat: ANN, text: 'harvest timber', lines: 0, look: LOOK }))).toBe(
      'isStale',
    )
    expect(because(await ann.ask('undo', { table, lines: 0, look: LOOK }))).toBe('movedOn')
    expect((await look(ann, table)).position.seq).toBe(1)
  })
})

describe('undo across the network', () => {
  it('needs everybody’s word, and goes back when it has it', async () => {
    const { ann, ben, zoe, table } = await sitDown()
    await playOn([ann, ben], table, 4)
    await ann.ask('say', { table, seat: ANN, text: '/ask 1', lines: 4, look: LOOK })
    expect((await look(ben, table)).position.request).toMatchObject({ by: ANN, to: 1, agreed: [ANN] })
    expect(await kind(zoe.ask('say', { table, seat: BEN, text: '/agree 4', lines: 5, look: LOOK }))).toBe('secret')
    expect(because(await ben.ask('say', { table, seat: BEN, text: '/agree 4', lines: 5, look: LOOK }))).toBeNull()
    for (const one of [ann, ben, zoe]) expect((await look(one, table)).position.step).toBe(1)
  })
})

describe('seats', () => {
  it('belong to whoever has their key: nobody else speaks, gives away or hears for them', async () => {
    const { ann, ben, zoe, table } = await sitDown()
    for (const [who, seat] of [
      [zoe, ANN],
      [zoe, BEN],
      [ben, ANN],
      [ann, BEN],
    ] as const) {
      expect(await kind(who.ask('say', { table, seat, text: 'harvest salt', lines: 0, look: LOOK }))).toBe('secret')
      expect(await kind(who.ask('moments', { table, seat, moments: [{ step: 0, nth: 0 }] }))).toBe('secret')
      expect(await kind(who.ask('invite', { table, seat }))).toBe('secret')
    }
    expect(await kind(zoe.ask('invite', { table, seat: null }))).toBe('secret')
    expect(await kind(zoe.ask('reseat', { table, seat: ANN, bot: 'easy' }))).toBe('secret')
    expect(await kind(ben.ask('reseat', { table, seat: ANN, bot: 'easy' }))).toBe('secret')
    expect(await kind(zoe.ask('rename', { table, name: 'Mine' }))).toBe('secret')
    expect(await kind(zoe.ask('leave', { table }))).toBe('secret')
    expect(await kind(zoe.ask('rematch', { table }))).toBe('secret')
    expect(await kind(zoe.ask('pause', { table, paused: true }))).toBe('secret')
  })

  it('are closed to old links when somebody at the table says so', async () => {
    const { ann, zoe, table, key } = await sitDown()
    expect(await kind(zoe.ask('uninvite', { table }))).toBe('secret')
    await ann.ask('uninvite', { table })
    expect(await kind(zoe.ask('knock', { key }))).toBe('missing')
  })

  it('are taken once, however many follow a link at once', async () => {
    const ann = await page()
    const { table } = await ann.ask('create', planOf())
    const { key } = await ann.ask('invite', { table, seat: null })
    const comers = await Promise.all([page(), page(), page()])
    const joined = await Promise.all(comers.map(one => kind(one.ask('join', { key, name: 'Ben', seat: null }))))
    expect(joined.filter(found => found === 'nothing wrong')).toHaveLength(1)
    expect(joined.filter(found => found === 'badPlan')).toHaveLength(2)
    // Whoever sits there and follows the link again has the same seat.
    const sitting = comers[joined.indexOf('nothing wrong')] as TestPage
    expect(await sitting.ask('join', { key, name: 'Ben', seat: null })).toEqual({ table, seat: BEN })
  })

  it('are handed over by a link that is good once, and the former holder becomes a spectator', async () => {
    const { ann, ben, table } = await sitDown()
    const { key } = await ben.ask('invite', { table, seat: BEN })
    const [cleo, dora] = [await page(), await page()]
    expect(await cleo.ask('join', { key, name: 'Cleo', seat: null })).toEqual({ table, seat: BEN })
    expect(await kind(dora.ask('join', { key, name: 'Dora', seat: null }))).toBe('missing')
    expect((await look(ben, table)).viewer).toBeNull()
    expect((await look(cleo, table)).viewer).toBe(BEN)
    expect((await ann.ask('card', { table })).seats[1]?.name).toBe('Cleo')
    expect(await ben.ask('tables', {})).toEqual([])
  })

  it('go to a bot and back', async () => {
    const { ann, ben, table } = await sitDown()
    await ann.ask('reseat', { table, seat: BEN, bot: 'easy' })
    await ann.ask('say', { table, seat: ANN, text: 'harvest salt', lines: 0, look: LOOK })
    await expect.poll(async () => (await look(ann, table)).position.step, { timeout: 30_000 }).toBe(2)
    expect(await kind(ben.ask('say', { table, seat: BEN, text: 'harvest salt', lines: 2, look: LOOK }))).toBe('secret')
    await ben.ask('reseat', { table, seat: BEN, bot: null })
    expect((await look(ben, table)).viewer).toBe(BEN)
    expect(await kind(ann.ask('reseat', { table, seat: BEN, bot: 'genius' }))).toBe('badPlan')
  })

  it('are given back without loss to anybody; the last to leave closes the table', async () => {
    const { ann, ben, table } = await sitDown()
    await playOn([ann, ben], table, 3)
    await ann.ask('leave', { table })
    expect(await ben.ask('card', { table })).toMatchObject({
      steps: 3,
      seats: [{ name: 'Seat 1' }, { name: 'Ben' }],
      online: { mine: [BEN], open: [ANN], isOwner: true },
    })
    const { key } = await ben.ask('invite', { table, seat: null })
    expect(await ann.ask('join', { key, name: 'Ann', seat: null })).toEqual({ table, seat: ANN })
    await ann.ask('leave', { table })
    await ben.ask('leave', { table })
    expect(await kind(ben.ask('card', { table }))).toBe('missing')
  })

  it('turn by one in a rematch', async () => {
    const { ann, ben, table } = await sitDown()
    const { table: again } = await ben.ask('rematch', { table })
    expect((await ann.ask('card', { table: again })).seats.map(({ name }) => name)).toEqual(['Ben', 'Ann'])
    // At the old table everybody is told, and whoever asks too comes to the same one.
    for (const one of [ann, ben])
      await expect.poll(() => one.news.some(news => 'card' in news && news.card.online?.next === again)).toBe(true)
    expect(await ann.ask('rematch', { table })).toEqual({ table: again })
    expect([(await look(ann, again)).viewer, (await look(ben, again)).viewer]).toEqual([BEN, ANN])
  })

  it('survive a restart: the same cookie, the same seat, the journal from where it was heard', async () => {
    const { ann, ben, table } = await sitDown()
    await playOn([ann, ben], table, 5)
    const before = await look(ann, table)
    for (const one of pages.splice(0)) await one.close()
    await served.close()
    served = await serve(settings())
    const again = await page(ann.cookie)
    await again.ask('watch', { table })
    const after = await look(again, table, { viewer: ANN, since: 3 })
    expect({ ...after.position, beat: 0 }).toEqual({ ...before.position, beat: 0 })
    expect(after.journal).toEqual({ ...before.journal, keep: 4, entries: before.journal.entries.slice(4) })
  })
})

describe('talk at a table', () => {
  const word = (n: number) => n.toString(16).padStart(16, '0')
  const textsOf = (one: TestPage) => one.news.flatMap(news => ('chat' in news ? news.chat.map(({ text }) => text) : []))

  it('is heard by everybody who watches, once, in order, as it was typed', async () => {
    const { ann, ben, zoe, table } = await sitDown()
    const texts = ['Hello <b>Ben</b>', 'second\nline', '👩‍🔧 “quoted” & more']
    for (const [n, text] of texts.entries())
      for (let twice = 0; twice < 2; twice++) await ann.ask('chat', { table, text, word: word(n) })
    await ben.ask('chat', { table, text: 'Hi', word: word(0) })
    for (const one of [ann, ben, zoe]) await expect.poll(() => textsOf(one)).toEqual([...texts, 'Hi'])
    const all = await zoe.ask('chatSince', { table, from: 0 })
    expect(all.map(({ n, seat, name, isMine }) => [n, seat, name, isMine])).toEqual([
      [0, ANN, 'Ann', false],
      [1, ANN, 'Ann', false],
      [2, ANN, 'Ann', false],
      [3, BEN, 'Ben', false],
    ])
    expect((await ben.ask('chatSince', { table, from: 2 })).map(({ isMine }) => isMine)).toEqual([false, true])
  })

  it('is for people at the table; whoever watches listens', async () => {
    const { zoe, table } = await sitDown()
    expect(await kind(zoe.ask('chat', { table, text: 'Take the salt', word: word(1) }))).toBe('secret')
    expect(await kind(zoe.ask('chatSince', { table: TABLE, from: 0 }))).toBe('missing')
  })

  it('loses signs that turn text around, and is never empty or long', async () => {
    const { ann, table } = await sitDown()
    await ann.ask('chat', { table, text: ' a\u202eb\u0000c\u200b ', word: word(1) })
    expect((await ann.ask('chatSince', { table, from: 0 }))[0]?.text).toBe('abc')
    for (const text of ['', ' \n ', '\u202e', 'x'.repeat(501)])
      expect(await kind(ann.ask('chat', { table, text, word: word(2) }))).toBe('badMessage')
  })

  it('and notes survive a restart; a note is its writer’s alone', async () => {
    const { ann, ben, zoe, table } = await sitDown()
    await ann.ask('chat', { table, text: 'Hello', word: word(1) })
    await ann.ask('keepNote', { table, text: 'Ben collects salt' })
    await ben.ask('keepNote', { table, text: 'x'.repeat(8000) })
    expect(await kind(zoe.ask('keepNote', { table, text: 'me too' }))).toBe('secret')
    for (const one of pages.splice(0)) await one.close()
    await served.close()
    served = await serve(settings())
    const [annAgain, zoeAgain] = [await page(ann.cookie), await page(zoe.cookie)]
    expect(await annAgain.ask('note', { table })).toEqual({ text: 'Ben collects salt' })
    expect(await zoeAgain.ask('note', { table })).toEqual({ text: '' })
    expect((await zoeAgain.ask('chatSince', { table, from: 0 })).map(({ text }) => text)).toEqual(['Hello'])
  })
})

describe('a player on another device', () => {
  it('is the same player by a code that is good once', async () => {
    const { ann, ben, table } = await sitDown()
    const { code } = await ann.ask('code', {})
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    const phone = await page()
    const ended = phone.ended
    await phone.ask('enterCode', { code: code.toLowerCase().replaceAll('-', ' ') })
    expect(await ended).toBe(4001)
    const again = await page(phone.cookie)
    await again.ask('watch', { table })
    expect((await look(again, table)).viewer).toBe(ANN)
    await again.ask('say', { table, seat: ANN, text: 'harvest salt', lines: 0, look: LOOK })
    await expect.poll(async () => (await look(ann, table)).position.step).toBe(1)
    expect(await kind(ben.ask('enterCode', { code }))).toBe('badCode')
    expect((await look(ben, table)).viewer).toBe(BEN)
  })

  it('brings along the seats that device had before', async () => {
    const { ann, ben, table } = await sitDown()
    const { code } = await ann.ask('code', {})
    await ben.ask('enterCode', { code })
    const again = await page(ben.cookie)
    expect((await again.ask('card', { table })).online?.mine).toEqual([ANN, BEN])
    expect((await ann.ask('card', { table })).online?.mine).toEqual([ANN, BEN])
  })

  it('is nobody by a passkey that was never made, or that signs nothing', async () => {
    const ann = await page()
    const wish = (await ann.ask('passkeyWish', { name: 'Ann' })) as { challenge: string; rp: { id: string } }
    expect(wish.rp.id).toBe('127.0.0.1')
    expect(await kind(ann.ask('keepPasskey', { answer: SIGNED }))).toBe('badCode')
    expect(await kind(ann.ask('usePasskey', { answer: SIGNED }))).toBe('badCode')
    const challenges = [await ann.ask('passkeyChallenge', {}), await ann.ask('passkeyChallenge', {})]
    expect(new Set(challenges.map(one => (one as { challenge: string }).challenge)).size).toBe(2)
    expect(await kind(ann.ask('usePasskey', { answer: SIGNED }))).toBe('badCode')
    const { cookie } = ann // so many tries have used up what one connection may ask
    expect((await (await page(cookie)).ask('devices', {})).passkeys).toBe(0)
  })

  it('takes devices away that are lost, at once', async () => {
    const { ann, table } = await sitDown()
    const lost = await page()
    await lost.ask('enterCode', { code: (await ann.ask('code', {})).code })
    const thief = await page(lost.cookie)
    await thief.ask('watch', { table })
    const { devices } = await ann.ask('devices', {})
    expect(devices.map(({ isThis }) => isThis)).toEqual([true, false])
    const ended = thief.ended
    await ann.ask('dropDevice', { mark: devices[1]?.mark ?? '' })
    expect(await ended).toBe(4001)
    expect(await kind(page(lost.cookie))).not.toBe('nothing wrong')
    expect(await kind((await page()).ask('dropDevice', { mark: devices[0]?.mark ?? '' }))).toBe('missing')
  })
})

describe('a table from elsewhere', () => {
  const bring = async (cookie: string, body: unknown, origin = originOf(served.address)) => {
    const answer = await fetch(`${served.address}api/table`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { status: answer.status, ...((await answer.json()) as { table?: string; error?: { code: string } }) }
  }
  /** Some choices of a game on somebody's device. */
  function localFile(steps: number): string {
    const local = new Table(game, { seatNames: ['Ann', 'Ben'], seed: seedFrom('local'), variants: {} })
    for (let i = 0; i < steps && local.actor !== null; i++)
      local.say(local.actor, local.view(local.actor).choices[i % 3] ?? '')
    return writeGameFile(gameFileOf(local))
  }

  it('on a device is played on by the same people, with all that was played', async () => {
    const ann = await page()
    const { table = '' } = await bring(ann.cookie, {
      create: null,
      set: null,
      file: { source: localFile(5), bots: [null, null], mine: [ANN] },
    })
    expect(await ann.ask('card', { table })).toMatchObject({ steps: 5, online: { mine: [ANN], open: [BEN] } })
    const { key } = await ann.ask('invite', { table, seat: null })
    const ben = await page()
    await ben.ask('join', { key, name: 'Ben', seat: null })
    await playOn([ann, ben], table)
    const verdict = verifyGameFile(game, readGameFile(await ben.ask('exported', { table })))
    expect([verdict.problems, verdict.isOver]).toEqual([[], true])
  })

  it('brings its own component set, which whoever plays or watches can read, and a rematch keeps', async () => {
    const [ann, zoe] = [await page(), await page()]
    const tables = structuredClone(game.components.tables) as Record<string, { pays: number }>
    for (const order of Object.values(tables)) order.pays += 1
    const set = { name: 'Dearer', tables }
    const { table = '' } = await bring(ann.cookie, { create: planOf({ name: 'Dear salt' }), set, file: null })
    expect(await zoe.ask('card', { table })).toMatchObject({ name: 'Dear salt', box: { name: 'Dearer' } })
    expect(await zoe.ask('componentsOf', { table })).toEqual(set)
    const { table: again } = await ann.ask('rematch', { table })
    expect(await ann.ask('componentsOf', { table: again })).toEqual(set)
  })

  it('that is none is refused, and nothing of it is kept', async () => {
    const ann = await page()
    const file = { source: localFile(3), bots: [null, null], mine: [ANN] }
    const damaged = file.source.replace('harvest', 'deliver')
    const bad: [unknown, string][] = [
      [{ create: null, set: null, file: { ...file, source: damaged } }, 'badFile'],
      [{ create: null, set: null, file: { ...file, source: '['.repeat(50_000) } }, 'badFile'],
      [
        { create: null, set: null, file: { ...file, source: file.source.replace('salt-and', 'salt-or') } },
        'unknownGame',
      ],
      [{ create: null, set: null, file: { ...file, bots: ['genius', null] } }, 'badPlan'],
      [{ create: null, set: null, file: { ...file, mine: [5] } }, 'badPlan'],
      [{ create: null, set: null, file: null }, 'badPlan'],
      [{ create: planOf(), set: null, file }, 'badPlan'],
      [{ create: planOf(), set: { name: 'x', tables: { __proto__: {}, goods: 1 } }, file: null }, 'badFile'],
      [{ create: planOf(), set: { name: 'x', tables: {} }, file: null }, 'badFile'],
      [[], 'badPlan'],
    ]
    for (const [body, code] of bad)
      expect(await bring(ann.cookie, body)).toMatchObject({ status: 422, error: { code } })
    expect(await bring(ann.cookie, '{"__proto__":{"a":1}}')).toMatchObject({ status: 400 })
    expect(await bring(ann.cookie, `{"file":"${'x'.repeat(2_100_000)}"}`)).toMatchObject({ status: 413 })
    expect(await bring('', { create: planOf(), set: null, file: null })).toMatchObject({ status: 403 })
    expect(await bring(ann.cookie, { create: planOf() }, 'https://elsewhere.example')).toMatchObject({ status: 403 })
    expect(await ann.ask('tables', {})).toEqual([])
  })
})

describe('somebody who wants to be forgotten', () => {
  it('is, and nobody’s game is lost', async () => {
    const { ann, ben, table } = await sitDown()
    await playOn([ann, ben], table, 3)
    await ann.ask('chat', { table, text: 'Goodbye', word: '0'.repeat(16) })
    await ann.ask('keepNote', { table, text: 'secret' })
    const { table: alone } = await ann.ask('create', planOf())
    const { table: ended } = await ann.ask('create', planOf())
    const { key } = await ann.ask('invite', { table: ended, seat: null })
    await ben.ask('join', { key, name: 'Ben', seat: null })
    await playOn([ann, ben], ended)

    const phone = await page(ann.cookie) // with a patience of its own
    const gone = ann.ended
    await phone.ask('forgetMe', {})
    expect(await gone).toBe(4001)
    expect(await kind(page(ann.cookie))).not.toBe('nothing wrong')
    expect(await ben.ask('card', { table })).toMatchObject({
      steps: expect.any(Number) as number,
      seats: [{ name: 'Former player', bot: 'normal' }, { name: 'Ben' }],
      online: { mine: [BEN], isOwner: true },
    })
    expect((await ben.ask('card', { table: ended })).sides).toEqual(['Former player', 'Ben'])
    expect(verifyGameFile(game, readGameFile(await ben.ask('exported', { table: ended }))).problems).toEqual([])
    expect((await ben.ask('chatSince', { table, from: 0 })).map(({ name }) => name)).toEqual(['Former player'])
    expect(await kind(ben.ask('card', { table: alone }))).toBe('missing')
    // And the bot plays on.
    await expect.poll(async () => (await look(ben, table)).position.seen.actor, { timeout: 30_000 }).toBe(BEN)
  })
})

describe('what others get to hear', () => {
  it('is what the rules show them: every sight of a whole game, held against the game file', async () => {
    const { ann, ben, zoe, table, key } = await sitDown()
    await playOn([ann, ben], table)
    const file = readGameFile(await ann.ask('exported', { table }))
    const played = openGameFile(game, file)
    let compared = 0
    for (const [who, seat] of [
      [ann, ANN],
      [ben, BEN],
      [zoe, null],
    ] as const)
      for (const { position, journal, viewer } of sightsOf(who, table)) {
        if (position.seen.result !== null) continue // then all is open
        expect(viewer).toBe(seat)
        expect(position.seen).toEqual(played.view(seat, position.step))
        for (const { step, told } of journal.entries) expect(told).toEqual(toldAt(played, seat, step))
        compared += 1
      }
    expect(compared).toBeGreaterThan(30)

    // And in all that came over the wire there is no way to a seat.
    const players = [ann, ben].map(one => one.cookie.split('=')[1] ?? '')
    const secrets = [...players.flatMap(one => one.split('.')), key.split('.')[1] ?? 'none']
    for (const one of [ann, ben, zoe])
      for (const text of one.heard)
        for (const secret of secrets) {
          if (one === ann && secret === key.split('.')[1]) continue // she asked for that link
          expect(text).not.toContain(secret)
        }
    const before = zoe.heard.findIndex(text => text.includes('"places"'))
    for (const text of zoe.heard.slice(0, before)) expect(text).not.toContain(file.seed.secret)
  })

  it('is no way to a seat and no secret, whatever is asked of every route and every message there is', async () => {
    const { ann, ben, zoe, table, key } = await sitDown()
    await playOn([ann, ben], table, 3)
    // Ann leaves behind everything that is hers alone.
    await ann.ask('keepNote', { table, text: 'what Ann noted' })
    await ann.ask('chat', { table, text: 'Hello', word: 'abcdef0123456789' })
    const { code } = await ann.ask('code', {})
    const handOver = (await ann.ask('invite', { table, seat: ANN })).key
    const { devices } = await ann.ask('devices', {})
    const db = new DatabaseSync(path.join(folder, 'data', 'tables.db'), { readOnly: true })
    const column = (sql: string): string[] =>
      db
        .prepare(sql)
        .all()
        .map(row => String(Object.values(row)[0]))
    const [record = '{}'] = column(`select record from tables where id = '${table}'`)
    const { seed } = JSON.parse(record) as { seed: { secret: string } }
    const secrets = [
      ...[ann.cookie.split('=')[1] ?? '', key, handOver].flatMap(one => one.split('.')),
      ...column('select id from players'),
      ...column('select id from devices'),
      ...column('select lower(hex(key_digest)) from devices union select lower(hex(key_digest)) from links'),
      ...devices.map(({ mark }) => mark),
      code,
      seed.secret,
      'what Ann noted',
      'abcdef0123456789',
    ]
    db.close()
    expect(secrets.length).toBeGreaterThan(20)

    // Ben and Zoe ask all there is to ask, about this table.
    const heard: string[] = []
    for (const one of [ben, zoe]) {
      for (const ask of Object.keys(ASKS) as AskName[]) {
        if (['leave', 'reseat', 'forgetMe', 'rematch'].includes(ask)) continue // Ben may, and then it is another table
        const sample = { ...SAMPLES[ask], ...('table' in SAMPLES[ask] ? { table } : {}) } as Asks[AskName]
        const asking = await page(one.cookie) // with a patience of its own
        await asking.ask('watch', { table })
        await asking.ask(ask, sample).catch(() => undefined)
        heard.push(...asking.heard)
        await asking.close()
      }
      for (const route of Object.keys(ROUTE_LIMITS)) {
        const [method = 'GET', url = '/'] = route.split(' ')
        const answer = await fetch(`${served.address}${url.slice(1).replace('*', `table/${table}`)}`, {
          method,
          headers: { cookie: one.cookie, origin: originOf(served.address), 'content-type': 'application/json' },
          body: method === 'POST' ? '{}' : null,
        })
        const cookies = [...answer.headers].filter(([name]) => name !== 'set-cookie')
        heard.push(`${JSON.stringify(cookies)}${await answer.text()}`)
      }
    }
    expect(heard.length).toBeGreaterThan(100)
    for (const secret of new Set(secrets)) expect(heard.filter(text => text.includes(secret))).toEqual([])
  })

  it('is a spectator’s share while the game goes on, however they ask', async () => {
    const { ann, ben, zoe, table } = await sitDown()
    await playOn([ann, ben], table, 3)
    const asks: Partial<Look>[] = [
      { viewer: ANN },
      { viewer: ANN, isChosen: true },
      { gate: ANN },
      { viewer: BEN, step: 1 },
    ]
    for (const ask of asks) {
      const sight = await look(zoe, table, ask)
      expect([sight.viewer, sight.position.seen.seat, sight.position.undo.by]).toEqual([null, null, null])
    }
    for (const ask of asks) expect((await look(ben, table, ask)).viewer).toBe(BEN)
  })

  it('is nothing of keys: those are on the disk only as digests, and the file is its owner’s alone', async () => {
    const { ann, key } = await sitDown()
    const data = path.join(folder, 'data')
    const kept = ['tables.db', 'tables.db-wal']
      .map(name => readFileSync(path.join(data, name)).toString('latin1'))
      .join('')
    for (const one of [ann.cookie.split('=')[1] ?? '', key]) {
      const [id = '', secret = ''] = one.split('.')
      expect(kept).toContain(id)
      expect(kept).not.toContain(secret)
      expect(kept).not.toContain(Buffer.from(secret, 'hex').toString('latin1'))
    }
    expect(statSync(path.join(data, 'tables.db')).mode & 0o077).toBe(0)
  })
})

const sightsOf = (who: TestPage, table: string): Sight[] =>
  who.sights.filter(one => one.table === table).map(one => one.sight)

const toldAt = (played: Table, seat: Seat | null, step: number) =>
  step === 0 ? played.told(seat, 0, 0) : heardBy(seat, played.line[step - 1]?.told ?? [])

describe('the door', () => {
  const knock = async (
    headers: Record<string, string>,
    version?: number,
    address = served.address,
  ): Promise<number> => {
    const socket = socketTo(address, headers, version)
    return new Promise(done => {
      socket.on('unexpected-response', (_request, answer) => done(answer.statusCode ?? 0))
      socket.on('open', () => (socket.close(), done(101)))
      socket.on('error', () => undefined)
    })
  }

  it('opens to pages of this server with a key, and to nobody else', async () => {
    const origin = originOf(served.address)
    const cookie = await guest(served.address)
    expect(await knock({ origin, cookie })).toBe(101)
    expect(await knock({ cookie })).toBe(403)
    expect(await knock({ origin: 'https://elsewhere.example', cookie })).toBe(403)
    expect(await knock({ origin: `${origin}.example`, cookie })).toBe(403)
    expect(await knock({ origin })).toBe(401)
    expect(await knock({ origin, cookie: `${cookie.slice(0, -1)}${cookie.endsWith('0') ? '1' : '0'}` })).toBe(401)
    expect(await knock({ origin, cookie: 'tableworks=__proto__.x' })).toBe(401)
    expect(await knock({ origin, cookie }, 99)).toBe(426)
  })

  it('gives a guest one key, to pages of this server only', async () => {
    const origin = originOf(served.address)
    const ask = (headers: Record<string, string>) => fetch(`${served.address}api/guest`, { method: 'POST', headers })
    expect((await ask({})).status).toBe(403)
    expect((await ask({ origin: 'https://elsewhere.example' })).status).toBe(403)
    const first = await ask({ origin })
    expect(first.headers.get('set-cookie')).toMatch(
      /^tableworks=[0-9a-f]{16}\.[0-9a-f]{64}; Path=\/; .*HttpOnly; SameSite=Strict$/,
    )
    const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    // Whoever comes again keeps it for another year.
    expect((await ask({ origin, cookie })).headers.get('set-cookie')).toMatch(new RegExp(`^${cookie};`))
    expect((await ask({ origin, cookie: 'tableworks=nonsense' })).headers.get('set-cookie')).not.toBeNull()
  })

  it('tells the machine it runs on how it goes, and nobody else', async () => {
    await page(await someone())
    const text = await (await fetch(`${served.address}metrics`)).text()
    expect(text).toMatch(/^tableworks_sockets \d+$/m)
    expect(text).toMatch(/^tableworks_choice_seconds_count \d+$/m)
    const through = await fetch(`${served.address}metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } })
    expect(through.status).toBe(404)
  })
})

const KEY = `${'0'.repeat(16)}.${'0'.repeat(64)}`

const SIGNED = {
  id: 'a',
  rawId: 'a',
  type: 'public-key' as const,
  response: { clientDataJSON: 'e30', transports: ['usb'] },
  clientExtensionResults: {},
}

/** One of each that is spelled right. */
const SAMPLES: { readonly [K in AskName]: Asks[K] } = {
  here: {},
  tables: {},
  card: { table: TABLE },
  rename: { table: TABLE, name: 'Friday' },
  create: planOf(),
  rematch: { table: TABLE },
  invite: { table: TABLE, seat: null },
  knock: { key: KEY },
  join: { key: KEY, name: 'Ben', seat: null },
  leave: { table: TABLE },
  reseat: { table: TABLE, seat: ANN, bot: null },
  watch: { table: TABLE },
  unwatch: { table: TABLE },
  look: { table: TABLE, look: LOOK },
  moments: { table: TABLE, seat: null, moments: [] },
  say: { table: TABLE, seat: ANN, text: 'harvest salt', lines: 0, look: LOOK },
  undo: { table: TABLE, lines: 0, look: LOOK },
  redo: { table: TABLE, lines: 0, look: LOOK },
  stand: { table: TABLE, seat: ANN, decision: 'answer', answer: null },
  pause: { table: TABLE, paused: true },
  course: { table: TABLE },
  ending: { table: TABLE },
  exported: { table: TABLE },
  chat: { table: TABLE, text: 'Hello', word: '0'.repeat(16) },
  chatSince: { table: TABLE, from: 0 },
  note: { table: TABLE },
  keepNote: { table: TABLE, text: '' },
  code: {},
  enterCode: { code: '0000-0000-0000' },
  devices: {},
  uninvite: { table: TABLE },
  componentsOf: { table: TABLE },
  passkeyWish: { name: 'Ann' },
  keepPasskey: { answer: SIGNED },
  passkeyChallenge: {},
  usePasskey: { answer: SIGNED },
  dropPasskeys: {},
  forgetMe: {},
  dropDevice: { mark: '0'.repeat(12) },
}

describe('every message', () => {
  it.each(Object.keys(ASKS) as AskName[])(
    '%s has a size, a cost, and a schema that turns odd things away',
    async ask => {
      const { largest, cost } = ASKS[ask]
      expect([largest > 0, largest <= 25_000, cost > 0]).toEqual([true, true, true])
      const sample: object = SAMPLES[ask]
      const bad = [
        { id: 1, ask, with: { ...sample, more: 1 } },
        { id: 1, ask, with: [] },
        { id: 1, ask, with: null },
        { id: 1, ask },
        { id: 1, ask, with: sample, more: 1 },
        { id: 1, ask, with: { ...sample, padding: 'x'.repeat(largest) } },
        ...Object.keys(sample).map(field => ({ id: 1, ask, with: { ...sample, [field]: [[[]]] } })),
      ].map(message => JSON.stringify(message))
      bad.push(`{"id":1,"ask":"${ask}","with":{"__proto__":{"a":1}}}`)
      for (const text of bad) {
        expect(text.slice(0, 100)).not.toBe('')
        expect(() => readAsk(text)).toThrow(shape.Problem)
      }
      expect(readAsk(JSON.stringify({ id: 1, ask, with: sample }))).toEqual({ id: 1, ask, with: sample })

      // The same at the door: the first bad one is answered as such, the right one is not.
      const one = await page(ask === 'forgetMe' ? undefined : await someone())
      expect(await one.reply(1, bad[0] ?? '')).toMatchObject({ trouble: { kind: 'badMessage' } })
      expect(await kind(one.ask(ask, SAMPLES[ask]))).not.toBe('badMessage')
    },
  )

  it('that is none is answered as such, and many of them end the connection', async () => {
    const one = await page(await someone())
    for (const text of ['', '{', '[]', '1', '"x"', 'null', '{"ask":"constructor"}', '['.repeat(9000)])
      expect(await one.reply(-1, text)).toMatchObject({ trouble: { kind: 'badMessage' } })
    const ended = one.ended
    for (let i = 0; i < 20; i++) one.raw('{')
    expect(await ended).toBe(1008)
    const two = await page(await someone())
    two.raw('x'.repeat(10 * 1024 * 1024))
    expect(await two.ended).toBe(1009)
  })

  it('in numbers too great is turned away', async () => {
    const one = await page(await someone())
    const many = Array.from({ length: 200 }, () => kind(one.ask('here', {})))
    expect(new Set(await Promise.all(many))).toEqual(new Set(['nothing wrong', 'tooOften']))
  })
})

describe('every route', () => {
  it('has a limit that holds', async () => {
    for (const [route, most] of Object.entries(ROUTE_LIMITS)) expect([route, most > 0]).toEqual([route, true])
    const ask = () => fetch(`${served.address}api/guest`, { method: 'POST' })
    const most = ROUTE_LIMITS['POST /api/guest'] ?? 0
    const codes: number[] = []
    for (let i = 0; i <= most / 50; i++)
      codes.push(...(await Promise.all(Array.from({ length: 50 }, ask))).map(({ status }) => status))
    expect(new Set(codes)).toEqual(new Set([403, 429]))
  })
})
