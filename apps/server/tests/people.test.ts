// Finding people and who they are: the lobby, rated tables, profiles and exports.

import { describe, expect, it } from 'vitest'
import { planOf, type TestPage } from './page.ts'
import { BEN, kind, openServer, page, playOn, sitDown } from './sitting.ts'

openServer()

const EVERYTHING = { game: null, pace: null, seats: null, language: null, level: null, rated: null } as const
const LISTING = { level: 'all', language: 'en', takeOver: true } as const
const lobbyOf = (one: TestPage, change: object = {}) => one.ask('lobby', { ...EVERYTHING, ...change })
const listed = async (one: TestPage, table: string, change: object = {}) =>
  (await lobbyOf(one, change)).waiting.some(found => found.table === table)

const bot = (name: string) => ({ name, bot: 'easy' })
const person = (name: string) => ({ name, bot: null })

describe('the lobby', () => {
  it('lists tables with open seats by what people are looking for', async () => {
    const [ann, ben] = [await page(), await page()]
    const { table } = await ann.ask('create', planOf({ listing: LISTING, rated: true }))
    const { waiting, online } = await lobbyOf(ben)
    expect(waiting.find(one => one.table === table)).toMatchObject({
      game: 'salt-and-timber',
      seats: [
        { name: 'Ann', bot: null, isOpen: false },
        { name: 'Seat 2', bot: null, isOpen: true },
      ],
      rated: true,
      level: 'all',
      isMine: false,
      rating: null,
    })
    expect(online).toBe(2)
    for (const [change, isListed] of [
      [{ game: 'salt-and-timber', seats: 2, rated: true, language: 'en', level: 'all' }, true],
      [{ game: 'titan' }, false],
      [{ seats: 3 }, false],
      [{ rated: false }, false],
      [{ language: 'de' }, false],
      [{ level: 'beginners' }, false],
      [{ pace: 'live' }, false],
    ] as const)
      expect(await listed(ben, table, change)).toBe(isListed)
  })

  it('says what a player joins: the table’s name, its series and how far it is', async () => {
    const [ann, ben, zoe] = [await page(), await page(), await page()]
    const { table } = await ann.ask('create', planOf({ listing: LISTING, name: 'Friday', bestOf: 3 }))
    const of = async (one: TestPage) => {
      const { waiting, playing } = await lobbyOf(one)
      return [...waiting, ...playing].find(found => found.table === table)
    }
    expect(await of(ben)).toMatchObject({ name: 'Friday', bestOf: 3, steps: 0, chapter: null })
    const { key } = await ann.ask('invite', { table, seat: null })
    const plan = { name: 'Friday', series: { bestOf: 3, game: 1 }, steps: 0, chapter: null }
    expect(await ben.ask('knock', { key })).toMatchObject(plan)
    await ben.ask('sit', { table, seat: null, name: 'Ben' })
    for (const one of [ann, ben]) await one.ask('watch', { table })
    await playOn([ann, ben], table, 2)
    expect(await of(zoe)).toMatchObject({ steps: 2, chapter: (await ann.ask('card', { table })).chapter })
    await ann.ask('rename', { table, name: '' })
    expect(await of(zoe)).toMatchObject({ name: null })
  })

  it('counts the tables that the filter hides', async () => {
    const [ann, ben] = [await page(), await page()]
    const { all } = await lobbyOf(ben)
    await ann.ask('create', planOf({ listing: LISTING }))
    const titan = await lobbyOf(ben, { game: 'titan' })
    expect([titan.waiting, titan.takeOver, titan.all]).toEqual([[], [], all + 1])
  })

  it('lists no table under a language that pages can’t name', async () => {
    const [ann, ben] = [await page(), await page()]
    const listing = { ...LISTING, language: '!!' }
    expect(await kind(ann.ask('create', planOf({ listing })))).toBe('badMessage')
    const { table } = await ann.ask('create', planOf({ listing: LISTING }))
    expect(await kind(ann.ask('list', { table, listing }))).toBe('badMessage')
    expect((await lobbyOf(ben)).waiting.find(one => one.table === table)?.language).toBe('en')
  })

  it('seats people at listed tables only, and drops full and unlisted tables', async () => {
    const [ann, ben, cat] = [await page(), await page(), await page()]
    const { table } = await ann.ask('create', planOf())
    expect(await kind(ben.ask('sit', { table, seat: null, name: 'Ben' }))).toBe('secret')
    expect(await kind(ben.ask('list', { table, listing: LISTING }))).toBe('secret')
    await ann.ask('list', { table, listing: LISTING })
    expect(await listed(cat, table)).toBe(true)
    await ann.ask('list', { table, listing: null })
    expect(await listed(cat, table)).toBe(false)
    await ann.ask('list', { table, listing: LISTING })
    expect(await ben.ask('sit', { table, seat: null, name: 'Ben' })).toEqual({ table, seat: BEN })
    expect(await ben.ask('sit', { table, seat: null, name: 'Ben' })).toEqual({ table, seat: BEN })
    expect(await listed(cat, table)).toBe(false)
    expect(await kind(cat.ask('sit', { table, seat: null, name: 'Cat' }))).toBe('badPlan')
    expect((await lobbyOf(cat)).playing.some(one => one.table === table)).toBe(true)
    await ben.ask('leave', { table })
    expect(await listed(cat, table)).toBe(true)
  })

  it('leads people with a short code to a seat', async () => {
    const [ann, ben] = [await page(), await page()]
    const { table } = await ann.ask('create', planOf())
    expect(await kind(ben.ask('tableCode', { table }))).toBe('secret')
    const { code } = await ann.ask('tableCode', { table })
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    const { key } = await ben.ask('useTableCode', { code: code.toLowerCase().replace('-', ' ') })
    expect(await ben.ask('join', { key, name: 'Ben', seat: null })).toEqual({ table, seat: BEN })
    expect(await kind(ben.ask('useTableCode', { code: '0000-0000' }))).toBe('badCode')
    await ann.ask('uninvite', { table })
    expect(await kind(ben.ask('useTableCode', { code }))).toBe('badCode')
  })

  it('lets people take over bots where those at the table allow it', async () => {
    const [ann, ben, cat] = [await page(), await page(), await page()]
    const seats = [person('Ann'), bot('Ada'), bot('Bruno')]
    const { table } = await ann.ask('create', planOf({ seats, listing: LISTING }))
    expect((await lobbyOf(ben)).takeOver.some(one => one.table === table)).toBe(true)
    expect(await ben.ask('sit', { table, seat: 1, name: 'Ben' })).toEqual({ table, seat: 1 })
    expect((await ann.ask('card', { table })).seats[1]).toEqual({ name: 'Ben', bot: null })
    // A bot that stands in for Ben isn't free.
    await ben.ask('reseat', { table, seat: 1, bot: 'easy' })
    expect(await kind(cat.ask('sit', { table, seat: 1, name: 'Cat' }))).toBe('badPlan')
    const shown = (await lobbyOf(cat)).takeOver.find(one => one.table === table)?.seats
    expect(shown?.map(seat => seat.bot)).toEqual([null, null, 'easy'])
    await ann.ask('list', { table, listing: { ...LISTING, takeOver: false } })
    expect(await kind(cat.ask('sit', { table, seat: 2, name: 'Cat' }))).toBe('badPlan')
  })
})

describe('a rated table', () => {
  it('rates its players when the game ends, and shows results to both', async () => {
    const [ann, ben] = [await page(), await page()]
    const { table } = await ann.ask('create', planOf({ listing: LISTING, rated: true }))
    await ben.ask('sit', { table, seat: null, name: 'Ben' })
    for (const one of [ann, ben]) await one.ask('watch', { table })
    await playOn([ann, ben], table)
    const { result } = await ann.ask('card', { table })
    const mine = await ann.ask('profile', { mark: null })
    expect(mine).toMatchObject({ name: 'Ann', isMine: true, tally: [{ game: 'salt-and-timber', games: 1 }] })
    expect(mine.ratings).toMatchObject([
      { game: 'salt-and-timber', pace: 'slow', company: 'people', games: 1, isProvisional: true },
    ])
    expect(mine.opponents).toMatchObject([{ name: 'Ben', games: 1 }])
    expect(mine.recent[0]).toMatchObject({ table, isKept: true, rated: true, mine: 0 })
    expect(mine.recent[0]?.sides.map(({ place }) => place)).toEqual(result?.places)
    const { mark } = mine.opponents[0] ?? { mark: null }
    const seenByAnn = await ann.ask('profile', { mark })
    expect(seenByAnn).toMatchObject({ name: 'Ben', isMine: false, opponents: [] })
    expect(await ann.ask('history', { mark, before: Number.MAX_SAFE_INTEGER })).toHaveLength(1)
    expect(await kind(ann.ask('profile', { mark: '0'.repeat(12) }))).toBe('missing')
  })

  it('is public on a profile, but a casual table only for those who played there', async () => {
    const [ann, ben, zoe] = [await page(), await page(), await page()]
    const { table } = await ann.ask('create', planOf({ listing: LISTING }))
    await ben.ask('sit', { table, seat: null, name: 'Ben' })
    for (const one of [ann, ben]) await one.ask('watch', { table })
    await playOn([ann, ben], table)
    const { mark } = await ann.ask('profile', { mark: null })
    const shownTo = async (one: TestPage, whose: string | null) => [
      (await one.ask('profile', { mark: whose })).recent.map(game => game.table),
      (await one.ask('history', { mark: whose, before: Number.MAX_SAFE_INTEGER })).map(game => game.table),
    ]
    expect(await shownTo(ann, null)).toEqual([[table], [table]])
    expect(await shownTo(ben, mark)).toEqual([[table], [table]])
    expect(await shownTo(zoe, mark)).toEqual([[], []])
    expect(await shownTo(ann, mark)).toEqual([[], []]) // what others see of the player
    expect((await zoe.ask('profile', { mark })).tally).toMatchObject([{ games: 1 }])
  })

  it('has no hints, and no seat is given away after the first move', async () => {
    const [ann, ben] = [await page(), await page()]
    expect(await kind(ann.ask('create', planOf({ rated: true, hints: true })))).toBe('badPlan')
    const { table } = await ann.ask('create', planOf({ rated: true, listing: LISTING }))
    await ben.ask('sit', { table, seat: null, name: 'Ben' })
    await playOn([ann, ben], table, 2)
    expect(await kind(ben.ask('leave', { table }))).toBe('badPlan')
    expect(await kind(ben.ask('invite', { table, seat: BEN }))).toBe('badPlan')
    await ben.ask('reseat', { table, seat: BEN, bot: 'easy' })
  })
})

describe('a player', () => {
  it('gives a new name to their seats at running tables, and everyone there hears of it', async () => {
    const { ann, ben, table } = await sitDown()
    await ben.ask('nameMe', { name: 'Benjamin' })
    expect((await ann.ask('card', { table })).sides).toEqual(['Ann', 'Benjamin'])
    const told = (await ann.ask('happenings', { table, from: 0 })).at(-1)
    expect(told).toMatchObject({ kind: 'newName', seat: BEN, name: 'Benjamin', other: 'Ben', isMine: false })
    const count = (await ann.ask('happenings', { table, from: 0 })).length
    await ben.ask('nameMe', { name: 'Benjamin' })
    expect(await ann.ask('happenings', { table, from: 0 })).toHaveLength(count)
    // a name that someone else at the table has gets a number, and the next name drops it
    await ben.ask('nameMe', { name: 'Ann' })
    expect((await ann.ask('card', { table })).sides).toEqual(['Ann', 'Ann 2'])
    await ben.ask('nameMe', { name: 'Ben' })
    expect((await ann.ask('card', { table })).sides).toEqual(['Ann', 'Ben'])
  })

  it('keeps the names of seats that they named after others', async () => {
    const ann = await page()
    const seats = ['Ann', 'Tom'].map(name => ({ name, bot: null }))
    const { table } = await ann.ask('create', planOf({ seats, mine: [0, 1] }))
    await ann.ask('nameMe', { name: 'Anna' })
    expect((await ann.ask('card', { table })).sides).toEqual(['Anna', 'Tom'])
  })

  it('keeps the names in finished games', async () => {
    const { ann, ben, table } = await sitDown()
    for (const one of [ann, ben]) await one.ask('watch', { table })
    await playOn([ann, ben], table)
    await ben.ask('nameMe', { name: 'Benjamin' })
    expect((await ann.ask('card', { table })).sides).toEqual(['Ann', 'Ben'])
  })

  it('has one name, and takes everything the server keeps about them as a file', async () => {
    const { ann, ben, table } = await sitDown()
    await ben.ask('nameMe', { name: 'Benjamin' })
    expect((await ben.ask('profile', { mark: null })).name).toBe('Benjamin')
    await ben.ask('chat', { table, text: 'Good luck', word: '1'.repeat(16) })
    await ann.ask('chat', { table, text: 'You too', word: '2'.repeat(16) })
    await ben.ask('keepNote', { table, text: 'Sell salt early' })
    const kept = await ben.ask('exportMe', {})
    expect(kept).toMatchObject({
      account: { name: 'Benjamin' },
      tables: [table],
      messages: [{ table, text: 'Good luck' }],
      notes: [{ table, text: 'Sell salt early' }],
    })
    const text = JSON.stringify(kept)
    expect(text).not.toContain('You too')
    const [, key = ''] = ben.cookie.split('=')
    for (const part of key.split('.')) expect(text).not.toContain(part)
  })
})
