// Secret Titan cards (TOI-8), chosen at the same time on real pages.

import type { Seat } from '@tableworks/kernel'
import { describe, expect, it } from 'vitest'
import { LOOK, planOf, type TestPage } from './page.ts'
import { ANN, BEN, because, look, openServer, page, restart } from './sitting.ts'

openServer()

const BOT: Seat = 2
const PLAN = planOf({
  game: 'titans-of-industry',
  seats: [
    { name: 'Ann', bot: null },
    { name: 'Ben', bot: null },
    { name: 'Ada', bot: 'easy' },
  ],
})

/** Ann at her table with a bot, Ben who joined, and a spectator. */
async function sitDown() {
  const [ann, ben, zoe] = [await page(), await page(), await page()]
  const { table } = await ann.ask('create', PLAN)
  const { key } = await ann.ask('invite', { table, seat: null })
  await ben.ask('join', { key, name: 'Ben', seat: null })
  for (const one of [ann, ben, zoe]) {
    await one.ask('watch', { table })
    await look(one, table)
  }
  return { ann, ben, zoe, table }
}

const say = async (one: TestPage, table: string, seat: Seat, text: string) => {
  const { position } = await look(one, table)
  return because(await one.ask('say', { table, seat, text, lines: position.seq, look: LOOK }))
}
const positionOf = async (one: TestPage, table: string) => (await look(one, table)).position
const choicesOf = async (one: TestPage, table: string) => (await positionOf(one, table)).seen.choices
const waitingOf = async (one: TestPage, table: string) => (await one.ask('card', { table })).waiting

describe('Titan cards online', () => {
  it('everyone chooses at once, in any order, and others see only who has chosen', async () => {
    const { ann, ben, zoe, table } = await sitDown()
    await expect.poll(() => waitingOf(zoe, table)).toEqual([ANN, BEN]) // the bot has already chosen
    const [, wanted = ''] = await choicesOf(ben, table)
    const titan = wanted.replace('keep ', '')
    expect(await say(ben, table, BEN, wanted)).toBeNull()

    for (const one of [ann, zoe]) await expect.poll(() => one.sights.at(-1)?.sight.position.chosen).toEqual([BEN, BOT])
    expect((await positionOf(ben, table)).seen).toMatchObject({ actor: ANN, choices: [] })
    expect(await waitingOf(zoe, table)).toEqual([ANN])
    expect((await ben.ask('tables', {})).find(({ id }) => id === table)?.waiting).toEqual([ANN])
    for (const one of [ann, zoe]) {
      expect(await one.ask('exported', { table })).not.toContain(titan)
      expect(one.heard.join()).not.toContain(titan)
    }

    const [own = ''] = await choicesOf(ann, table)
    expect(await say(ann, table, ANN, own)).toBeNull()
    await expect.poll(() => zoe.sights.at(-1)?.sight.position.step).toBeGreaterThanOrEqual(3)
    const { journal } = await look(ben, table)
    expect(journal.entries.slice(1, 4).map(({ seat, choice }) => [seat, choice])).toEqual([
      [ANN, null],
      [BEN, wanted],
      [BOT, null],
    ])
    for (const one of [ann, zoe]) expect(one.heard.join()).not.toContain(titan)
  })

  it('an early answer outlives the server and can still be changed', async () => {
    const { ann, ben, table } = await sitDown()
    const [first = '', second = ''] = await choicesOf(ben, table)
    await say(ben, table, BEN, first)
    const cookies = [ann.cookie, ben.cookie]
    await restart()
    const [annAgain, benAgain] = [await page(cookies[0]), await page(cookies[1])]
    const before = await positionOf(benAgain, table)
    expect([before.chosen.includes(BEN), before.undo.by]).toEqual([true, BEN])
    await benAgain.ask('undo', { table, lines: before.seq, look: LOOK })
    expect((await positionOf(annAgain, table)).chosen).not.toContain(BEN)
    expect(await say(benAgain, table, BEN, second)).toBeNull()
    await restart()
    const annLast = await page(cookies[0])
    const [own = ''] = await choicesOf(annLast, table)
    expect(await say(annLast, table, ANN, own)).toBeNull()
    const benLast = await page(cookies[1])
    await benLast.ask('watch', { table })
    await expect.poll(async () => (await look(benLast, table)).journal.entries[2]?.choice).toBe(second)
  })
})

describe('Layouts online', () => {
  it('VTI-17: each player lays out alone, step by step, and all floors are shown together', async () => {
    const [ann, ben] = [await page(), await page()]
    const seats = ['Ann', 'Ben'].map(name => ({ name, bot: null }))
    const { table } = await ann.ask('create', planOf({ game: 'victory-through-industry', seats }))
    const { key } = await ann.ask('invite', { table, seat: null })
    await ben.ask('join', { key, name: 'Ben', seat: null })
    const people = [ann, ben]
    for (
      let { seen } = await positionOf(ann, table);
      seen.decision === 'draft';
      { seen } = await positionOf(ann, table)
    ) {
      const seat = seen.actor ?? ANN
      const one = people[seat] as TestPage
      await say(one, table, seat, (await choicesOf(one, table))[0] ?? '')
    }
    const { step, together } = await positionOf(ann, table)
    const [later = BEN] = together.slice(1)
    const one = people[later] as TestPage
    const other = people[1 - later] as TestPage
    const untouched = (await positionOf(other, table)).seen
    for (let choices = await choicesOf(one, table); choices.length > 0; choices = await choicesOf(one, table)) {
      expect(await say(one, table, later, choices.at(-1) ?? '')).toBeNull()
      expect((await positionOf(other, table)).seen).toEqual(untouched)
    }
    expect((await positionOf(other, table)).chosen).toEqual([later])
    expect((await positionOf(other, table)).step).toBe(step)
    const first = (1 - later) as Seat
    while ((await positionOf(other, table)).step === step)
      expect(await say(other, table, first, (await choicesOf(other, table))[0] ?? '')).toBeNull()
    expect((await positionOf(one, table)).seen.decision).toBe('move')
  })
})
