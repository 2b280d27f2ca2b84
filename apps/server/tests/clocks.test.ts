// Clocks of online tables, on a real server.

import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Pace, Timeout } from '@tableworks/host'
import { describe, expect, it } from 'vitest'
import { LOOK, planOf, type TestPage } from './page.ts'
import { ANN, because, BEN, folder, look, openServer, page, playOn, restart, sitDown } from './sitting.ts'

openServer()

const TIME_MS = 10_000
const paceThen = (timeout: Timeout, timeMs = TIME_MS): Pace => ({
  kind: 'live',
  timeMs,
  addMs: 0,
  isPerMove: false,
  sleep: null,
  timeout,
})
const sitDownFor = (pace: Pace) => sitDown(planOf({ pace }))
const cardOf = (one: TestPage, table: string) => one.ask('card', { table })
const pause = (ms: number) => new Promise<void>(done => setTimeout(done, ms))
const until = async (isTrue: () => Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) await pause(200)
}

type Sitting = Awaited<ReturnType<typeof sitDown>>

async function botPlaysUntilReturn({ ann, table }: Sitting): Promise<void> {
  await until(async () => (await cardOf(ann, table)).seats[ANN]?.bot !== null)
  await ann.ask('reseat', { table, seat: ANN, bot: null })
  const { seats, clock } = await cardOf(ann, table)
  expect(seats[ANN]?.bot).toBeNull()
  expect(clock?.running.includes(ANN) ? clock.left[ANN] : 1).toBeGreaterThan(0)
}

async function seatIsFree({ ann, table }: Sitting): Promise<void> {
  await until(async () => (await cardOf(ann, table)).online?.open.includes(ANN) === true)
  await until(async () => (await cardOf(ann, table)).clock?.running.length === 0)
}

async function othersWait({ ann, table }: Sitting): Promise<void> {
  await until(async () => (await cardOf(ann, table)).clock?.left[ANN] === 0)
  await pause(1500)
  expect((await cardOf(ann, table)).seats[ANN]?.bot).toBeNull()
}

describe('a table with clocks', () => {
  it('starts its clocks once every seat is taken', async () => {
    const ann = await page()
    const { table } = await ann.ask('create', planOf({ pace: paceThen('wait') }))
    expect((await cardOf(ann, table)).clock).toBeUndefined()
    const { ann: cat, table: full } = await sitDownFor(paceThen('wait'))
    const { clock, pace } = await cardOf(cat, full)
    expect([clock?.running, pace?.timeMs]).toEqual([[ANN], TIME_MS])
  })

  it('starts a clock that a lost server stored as stopped', async () => {
    const { ann, table } = await sitDownFor(paceThen('wait', 60_000))
    await restart()
    // The server may be writing at this moment.
    const file = new DatabaseSync(path.join(folder, 'data/tables.db'), { timeout: 60_000 })
    file.prepare(`update tables set news = json_set(news, '$.clock.running', json('[]')) where id = ?`).run(table)
    file.close()
    const again = await page(ann.cookie)
    expect((await cardOf(again, table)).clock?.running).toEqual([])
    await again.ask('watch', { table })
    expect((await cardOf(again, table)).clock?.running).toEqual([ANN])
  })

  it('pushes the clock to those who watch, and charges only the player who must decide', async () => {
    const { ann, ben, table } = await sitDownFor(paceThen('wait', 60_000))
    await ben.ask('watch', { table })
    const { position } = await look(ben, table)
    await pause(1000)
    await ann.ask('say', { table, seat: ANN, text: 'harvest salt', lines: position.seq, look: LOOK })
    await until(async () => (await cardOf(ben, table)).clock?.running[0] === BEN)
    const { clock } = await cardOf(ben, table)
    expect(clock?.left[ANN]).toBeLessThanOrEqual(59_100)
    expect(ben.news.some(news => 'clock' in news && news.clock.running[0] === BEN)).toBe(true)
  })

  it('follows the rule of the table when time is up', async () => {
    const tables = await Promise.all((['bot', 'open', 'wait'] as const).map(rule => sitDownFor(paceThen(rule))))
    await Promise.all([botPlaysUntilReturn, seatIsFree, othersWait].map((check, i) => check(tables[i] as Sitting)))
  })

  it('stops its clocks when all players agree to a pause, and only then', async () => {
    const { ann, ben, table } = await sitDownFor(paceThen('wait', 60_000))
    const running = async () => (await cardOf(ann, table)).clock?.running
    await ann.ask('pause', { table, paused: true })
    await ann.ask('pause', { table, paused: true })
    expect([await running(), (await look(ben, table)).position.paused]).toEqual([[ANN], false])
    await ben.ask('pause', { table, paused: true })
    expect([await running(), (await look(ben, table)).position.paused]).toEqual([[], true])
    // While the clock is stopped, no one can move.
    const move = { table, seat: ANN, text: 'harvest salt', lines: 0, look: LOOK }
    expect(because(await ann.ask('say', move))).toBe('paused')
    await ben.ask('pause', { table, paused: false })
    expect(await running()).toEqual([])
    await ann.ask('pause', { table, paused: false })
    expect(await running()).toEqual([ANN])
    const told = await ben.ask('happenings', { table, from: 0 })
    const pauses = told.filter(one => /pause|resume/.test(one.kind)).map(({ kind, detail = null }) => [kind, detail])
    expect(pauses).toEqual([
      ['pauseAsked', null],
      ['paused', 'vote'],
      ['resumeAsked', null],
      ['resumed', 'vote'],
    ])
    expect(because(await ann.ask('say', move))).toBeNull()
  })

  it('starts the clocks of a rematch once everyone has opened it', async () => {
    const { ann, ben, table } = await sitDownFor(paceThen('wait', 600_000))
    await playOn([ann, ben], table)
    const { table: again } = await ann.ask('rematch', { table, bestOf: undefined })
    await look(ann, again)
    // the seats shift by one, so Ben has the first
    expect(await cardOf(ann, again)).toMatchObject({ awaited: [0], waiting: [0] })
    expect((await cardOf(ann, again)).clock?.running ?? []).toEqual([])
    await ann.ask('watch', { table: again })
    await look(ben, again)
    expect((await cardOf(ben, again)).clock?.running).toEqual([0])
    expect(await cardOf(ben, again)).not.toHaveProperty('awaited')
    await until(async () => ann.news.some(news => 'card' in news && news.card.awaited === undefined))
  })

  it('keeps its time while no server runs', async () => {
    const { ann, table } = await sitDownFor(paceThen('wait', 60_000))
    const before = (await cardOf(ann, table)).clock?.left[ANN] ?? 0
    const cookie = ann.cookie
    await restart()
    const again = await page(cookie)
    const after = (await cardOf(again, table)).clock?.left[ANN] ?? 0
    expect(after).toBeLessThanOrEqual(before)
    expect(after).toBeGreaterThan(before - 30_000)
  })
})
