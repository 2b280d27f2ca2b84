// People take over from bots at a running table. A bot that has moved in a round finishes it first.

import { describe, expect, it } from 'vitest'
import { LOOK, planOf, type TestPage } from './page.ts'
import { ANN, BEN, kind, look, openServer, page, restart, whenAllowed } from './sitting.ts'

openServer()

const LISTING = { level: 'all', language: '', takeOver: true } as const
const bot = (name: string) => ({ name, bot: 'easy' })
const person = (name: string) => ({ name, bot: null })
const cardOf = (one: TestPage, table: string) => whenAllowed(() => one.ask('card', { table }))
const seatOf = async (one: TestPage, table: string) => (await cardOf(one, table)).seats[BEN]
const sitDown = (one: TestPage, table: string) => whenAllowed(() => one.ask('sit', { table, seat: BEN, name: 'Ben' }))
const entriesOf = async (one: TestPage, table: string) => (await whenAllowed(() => look(one, table))).journal.entries
const hasBotMoved = async (ann: TestPage, table: string) =>
  (await entriesOf(ann, table)).some(({ seat }) => seat === BEN)
const chapterOf = async (one: TestPage, table: string) => (await cardOf(one, table)).chapter ?? ''
const A_WHILE_MS = 100
const pause = (ms: number) => new Promise(done => setTimeout(done, ms))

/** Ann with a bot, at a game that has rounds. */
async function withBot() {
  const [ann, ben] = [await page(), await page()]
  const seats = [person('Ann'), bot('Ada')]
  const { table } = await ann.ask('create', planOf({ game: 'empire-planner', seats, listing: LISTING }))
  await ann.ask('watch', { table })
  return { ann, ben, table }
}

/** Plays Ann's first option until `isSo`. */
async function playUntil(ann: TestPage, table: string, isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    const { position } = await whenAllowed(() => look(ann, table))
    const [text] = position.seen.actor === ANN ? position.seen.choices : []
    if (text === undefined) await pause(A_WHILE_MS)
    else await whenAllowed(() => ann.ask('say', { table, seat: ANN, text, lines: position.seq, look: LOOK }))
  }
}

describe('a person who takes over from a bot', () => {
  it('plays immediately if the bot hasn’t moved in this round', async () => {
    const { ben, table } = await withBot()
    await sitDown(ben, table)
    expect(await seatOf(ben, table)).toEqual({ name: 'Ben', bot: null })
  })

  it('plays from the next round if the bot has moved, even after a restart', async () => {
    const { ann, ben, table } = await withBot()
    await playUntil(ann, table, () => hasBotMoved(ann, table))
    const round = await chapterOf(ann, table)
    await sitDown(ben, table)
    expect(await seatOf(ben, table)).toEqual({ name: 'Ben', bot: 'easy', finishes: round })
    expect(await kind(whenAllowed(() => ben.ask('reseat', { table, seat: BEN, bot: null })))).toBe('badPlan')
    await restart()
    const again = await page(ann.cookie)
    await again.ask('watch', { table })
    await playUntil(again, table, async () => (await chapterOf(again, table)) !== round)
    await expect.poll(() => seatOf(again, table)).toEqual({ name: 'Ben', bot: null })
    const before = (await entriesOf(again, table)).filter(({ seat }) => seat === BEN).length
    await playUntil(again, table, async () => (await look(again, table)).position.seen.actor === BEN)
    // Ben now plays his own seat.
    await pause(5 * A_WHILE_MS)
    expect((await entriesOf(again, table)).filter(({ seat }) => seat === BEN)).toHaveLength(before)
    const told = (await whenAllowed(() => again.ask('happenings', { table, from: 0 }))).map(
      ({ kind: what, detail }) => [what, detail],
    )
    expect(told).toEqual([
      ['joined', round],
      ['botOut', 'chapter'],
    ])
  })

  it('may leave the seat to the bot again', async () => {
    const { ann, ben, table } = await withBot()
    await playUntil(ann, table, () => hasBotMoved(ann, table))
    await sitDown(ben, table)
    await whenAllowed(() => ben.ask('leave', { table }))
    expect(await seatOf(ann, table)).toEqual({ name: 'Seat 2', bot: 'easy' })
  })

  it('plays immediately where no other person plays', async () => {
    const { ann, ben, table } = await withBot()
    await playUntil(ann, table, () => hasBotMoved(ann, table))
    await whenAllowed(() => ann.ask('reseat', { table, seat: ANN, bot: 'easy' }))
    await sitDown(ben, table)
    expect(await seatOf(ben, table)).toEqual({ name: 'Ben', bot: null })
  })
})
