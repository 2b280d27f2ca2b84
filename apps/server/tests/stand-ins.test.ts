// Stand-ins: what they may not do for their player, and when they pause.

import { describe, expect, it } from 'vitest'
import { MOST_BOT_TABLES } from '../online/seat-changes.ts'
import { LOOK, planOf, type TestPage } from './page.ts'
import { ANN, because, BEN, kind, look, openServer, page, playOn, restart, sitDown } from './sitting.ts'

openServer()

const pause = (ms: number) => new Promise<void>(done => setTimeout(done, ms))
/** Enough time for a bot to move several times. */
const WHILE_MS = 1500

const positionOf = async (one: TestPage, table: string) => (await look(one, table)).position
const say = async (one: TestPage, table: string, seat: typeof ANN, text: string) =>
  one.ask('say', { table, seat, text, lines: (await positionOf(one, table)).seq, look: LOOK })
const toBot = (one: TestPage, table: string, seat: typeof ANN) => one.ask('reseat', { table, seat, bot: 'easy' })
const toPerson = (one: TestPage, table: string, seat: typeof ANN) => one.ask('reseat', { table, seat, bot: null })

describe('a stand-in', () => {
  it('never agrees to an undo for its player, who still can', async () => {
    const { ann, ben, table } = await sitDown()
    await playOn([ann, ben], table, 2)
    await say(ann, table, ANN, '/ask 0')
    expect(await kind(toBot(ann, table, BEN))).toBe('secret')
    await toBot(ben, table, BEN)
    await pause(WHILE_MS)
    const { step, request } = await positionOf(ann, table)
    expect([step, request?.agreed]).toEqual([2, [ANN]])
    await say(ben, table, BEN, `/agree ${request?.id}`)
    expect((await positionOf(ann, table)).step).toBe(0)
    // The player can't move while the bot plays the seat.
    await say(ann, table, ANN, 'harvest salt')
    expect(await kind(say(ben, table, BEN, 'harvest salt'))).toBe('secret')
    expect(await kind(say(ben, table, BEN, '/agree 0; harvest salt'))).toBe('secret')
  })

  it('doesn’t let others undo alone or ask its player for consent', async () => {
    const { ann, ben, table } = await sitDown()
    await playOn([ann, ben], table, 2)
    await toBot(ben, table, BEN)
    const undo = await ann.ask('undo', { table, lines: 2, look: LOOK })
    expect([because(undo), because(await say(ann, table, ANN, '/ask 0'))]).toEqual(['standIn', 'standIn'])
    expect((await positionOf(ann, table)).undo).toMatchObject({ by: null, refusal: { seat: BEN }, askTo: null })
    await toPerson(ben, table, BEN)
    expect(because(await say(ann, table, ANN, '/ask 0'))).toBeNull()
    expect((await positionOf(ann, table)).request?.agreed).toEqual([ANN])
  })

  it('doesn’t wait for a request only its player could answer, so no table gets stuck', async () => {
    const { ann, ben, table } = await sitDown()
    await playOn([ann, ben], table, 3)
    await say(ann, table, ANN, '/ask 0')
    await toBot(ben, table, BEN)
    await expect.poll(async () => (await positionOf(ann, table)).step).toBe(4)
    expect((await positionOf(ann, table)).request).toBeNull()
  })

  it('leaves when another player takes over the seat by a link', async () => {
    const { ann, ben, table } = await sitDown()
    const { key } = await ben.ask('invite', { table, seat: BEN })
    await toBot(ben, table, BEN)
    const cleo = await page()
    await cleo.ask('join', { key, name: 'Cleo', seat: null })
    expect((await ann.ask('card', { table })).seats[BEN]).toEqual({ name: 'Cleo', bot: null })
  })
})

describe('bots in seats without a holder', () => {
  it('agree to an undo immediately', async () => {
    const ann = await page()
    const seats = [
      { name: 'Ann', bot: null },
      { name: 'Ada', bot: 'easy' },
    ]
    const { table } = await ann.ask('create', planOf({ seats }))
    await ann.ask('watch', { table })
    await say(ann, table, ANN, 'harvest salt')
    await expect.poll(async () => (await positionOf(ann, table)).step).toBe(2)
    await ann.ask('undo', { table, lines: 2, look: LOOK })
    expect((await positionOf(ann, table)).step).toBe(0)
  })
})

describe('a table where only stand-ins are left', () => {
  async function handedOver() {
    const { ann, ben, zoe, table } = await sitDown()
    await playOn([ann, ben], table, 2)
    await toBot(ann, table, ANN)
    await expect.poll(async () => (await positionOf(ben, table)).step).toBe(3)
    await say(ben, table, BEN, 'harvest salt')
    await expect.poll(async () => (await positionOf(ben, table)).step).toBe(5)
    await toBot(ben, table, BEN)
    return { ann, ben, zoe, table }
  }

  it('pauses until someone at the table lets the bots play on, and plays only while it’s watched', async () => {
    const { ann, ben, zoe, table } = await handedOver()
    await pause(WHILE_MS)
    expect(await positionOf(ben, table)).toMatchObject({ step: 5, paused: true, thinking: null })
    expect(await kind(zoe.ask('pause', { table, paused: false }))).toBe('secret')

    await ben.ask('pause', { table, paused: false })
    await expect.poll(async () => (await positionOf(ben, table)).step).toBeGreaterThan(5)
    for (const one of [ann, ben, zoe]) await one.ask('unwatch', { table })
    const { steps } = await ben.ask('card', { table })
    await pause(WHILE_MS)
    expect((await ben.ask('card', { table })).steps).toBe(steps)
  })

  it('pauses again after someone has come back in between', async () => {
    const { ben, table } = await handedOver()
    await ben.ask('pause', { table, paused: false })
    await toPerson(ben, table, BEN)
    expect((await positionOf(ben, table)).paused).toBe(false)
    await expect.poll(async () => (await positionOf(ben, table)).seen.actor).toBe(BEN)
    await toBot(ben, table, BEN)
    expect((await positionOf(ben, table)).paused).toBe(true)
  })

  it('gets a rematch with the people who hold its seats', async () => {
    const { ann, ben, table } = await sitDown()
    await playOn([ann, ben], table)
    for (const [one, seat] of [[ann, ANN] as const, [ben, BEN] as const]) await toBot(one, table, seat)
    const { table: again } = await ann.ask('rematch', { table, bestOf: undefined })
    expect(await ben.ask('card', { table: again })).toMatchObject({
      seats: [
        { name: 'Ben', bot: null },
        { name: 'Ann', bot: null },
      ],
      online: { mine: [0], held: [0, 1] },
    })
  })

  it('gets a rematch with a bot for a deleted player', async () => {
    const { ann, ben, table } = await sitDown()
    await playOn([ann, ben], table)
    await ann.ask('forgetMe', {})
    const { table: again } = await ben.ask('rematch', { table, bestOf: undefined })
    expect(await ben.ask('card', { table: again })).toMatchObject({
      seats: [
        { name: 'Ben', bot: null },
        { name: 'Former player', bot: 'normal' },
      ],
      online: { mine: [0], held: [0] },
    })
  })
})

describe('tables of bots', () => {
  const BOTS = planOf({ seats: ['Ada', 'Bruno'].map(name => ({ name, bot: 'easy' })), mine: [] })

  it('play only while someone watches', async () => {
    const ann = await page()
    const { table } = await ann.ask('create', BOTS)
    await look(ann, table)
    await pause(WHILE_MS)
    expect((await positionOf(ann, table)).step).toBe(0)
    await ann.ask('watch', { table })
    await expect.poll(async () => (await positionOf(ann, table)).step).toBeGreaterThan(1)
  })

  it('stay paused after a restart', async () => {
    const ann = await page()
    const { table } = await ann.ask('create', BOTS)
    await ann.ask('pause', { table, paused: true })
    await restart()
    const again = await page(ann.cookie)
    await again.ask('watch', { table })
    await pause(WHILE_MS)
    expect(await positionOf(again, table)).toMatchObject({ step: 0, paused: true })
    await again.ask('pause', { table, paused: false })
    await expect.poll(async () => (await positionOf(again, table)).step).toBeGreaterThan(0)
  })

  it('are limited per player, however they were created', async () => {
    const [ann, ben] = [await page(), await page()]
    for (let made = 0; made < MOST_BOT_TABLES - 1; made++) await ann.ask('create', BOTS)
    const { table } = await ann.ask('create', planOf({ mine: [] }))
    await ann.ask('reseat', { table, seat: ANN, bot: 'easy' })
    await ann.ask('reseat', { table, seat: BEN, bot: 'easy' })
    const again = await page(ann.cookie) // a new connection has a fresh rate limit
    expect(await kind(again.ask('create', BOTS))).toBe('botTables')
    const { table: open } = await again.ask('create', planOf({ mine: [] }))
    await again.ask('reseat', { table: open, seat: ANN, bot: 'easy' })
    expect(await kind(again.ask('reseat', { table: open, seat: BEN, bot: 'easy' }))).toBe('botTables')
    await ben.ask('create', BOTS)
    await again.ask('leave', { table })
    expect(await kind(again.ask('create', BOTS))).toBe('nothing wrong')
  })
})
