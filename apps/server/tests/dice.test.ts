// Randomness at an online table: no player can choose the rolls, stack the deck, or undo the end alone. See docs/dice.md.

import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  commitmentToNumber,
  digest,
  findingsOf,
  gameFileOf,
  openGameFile,
  readGameFile,
  type Seat,
  seedFrom,
  Table,
  verifyGameFile,
  writeGameFile,
} from '@tableworks/kernel'
import { game } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import { LOOK, originOf, type TestPage } from './page.ts'
import { address, ANN, because, BEN, folder, kind, look, openServer, page, playOn, sitDown } from './sitting.ts'

openServer()

const numberOf = (seat: Seat): string => digest(`number of seat ${seat}`)
async function say(who: TestPage, table: string, seat: Seat, text: string) {
  const { position } = await look(who, table)
  return who.ask('say', { table, seat, text, lines: position.seq, look: LOOK })
}
async function mixIn(people: readonly TestPage[], table: string): Promise<void> {
  for (const word of ['commit', 'reveal'] as const)
    for (const [at, who] of people.entries()) {
      const number = numberOf(at as Seat)
      const hex = word === 'commit' ? commitmentToNumber(number) : number
      expect(because(await say(who, table, at as Seat, `/${word} ${hex}`))).toBeNull()
    }
}
const fileOf = async (who: TestPage, table: string) => readGameFile(await who.ask('exported', { table }))

/** A table's last secret, which only the server knows. */
function lastSecret(table: string): string {
  const db = new DatabaseSync(path.join(folder, 'data', 'tables.db'), { readOnly: true })
  const { record } = db.prepare('select record from tables where id = ?').get(table) as { record: string }
  db.close()
  return (JSON.parse(record) as { seed: { secret: string } }).seed.secret
}

describe('the players’ numbers', () => {
  it('are mixed into the dice, and the file contains and verifies them', async () => {
    const { ann, ben, zoe, table } = await sitDown()
    await mixIn([ann, ben], table)
    const { dice } = (await look(zoe, table)).position
    const committed = [ANN, BEN].map(seat => ({ seat, digest: commitmentToNumber(numberOf(seat)) }))
    expect(dice).toMatchObject({ committed, revealed: [ANN, BEN], late: [] })
    await playOn([ann, ben], table)
    // The final check uses a commitment that everyone has seen from the start.
    expect((await fileOf(zoe, table)).seed.commitment).toBe(dice.host)
    const verdict = verifyGameFile(game, await fileOf(zoe, table))
    expect(verdict).toMatchObject({ problems: [], diceUnproven: null, mixed: { by: ['Ann', 'Ben'], from: 1 } })
  })

  it('are not revealed before every person at the table has committed', async () => {
    const { ann, ben, table } = await sitDown()
    expect(because(await say(ann, table, ANN, `/commit ${commitmentToNumber(numberOf(ANN))}`))).toBeNull()
    expect(because(await say(ann, table, ANN, `/reveal ${numberOf(ANN)}`))).toBe('notAllCommitted')
    expect(because(await say(ben, table, BEN, `/commit ${commitmentToNumber(numberOf(BEN))}`))).toBeNull()
    expect(because(await say(ann, table, ANN, `/reveal ${numberOf(ANN)}`))).toBeNull()
  })

  it('still count when a bot plays for an absent player', async () => {
    const { ann, ben, table } = await sitDown()
    for (const [seat, who] of [ann, ben].entries())
      await say(who, table, seat as Seat, `/commit ${commitmentToNumber(numberOf(seat as Seat))}`)
    await say(ann, table, ANN, `/reveal ${numberOf(ANN)}`)
    // A player can't claim that the host moved for them.
    expect(because(await say(ben, table, BEN, '/auto'))).toBe('nothingToExcuse')
    await ben.ask('reseat', { table, seat: BEN, bot: 'easy' })
    for (let round = 1; round <= 4; round++) {
      const { position } = await look(ann, table)
      await say(ann, table, ANN, position.seen.choices[0] ?? '')
      await expect.poll(async () => (await look(ann, table)).position.last).toBe(2 * round)
    }
    await ben.ask('reseat', { table, seat: BEN, bot: null })
    expect((await look(ben, table)).position.dice.late).toEqual([])
    expect(because(await say(ben, table, BEN, `/reveal ${numberOf(BEN)}`))).toBeNull()
    await playOn([ann, ben], table)
    const { problems, mixed } = verifyGameFile(game, await fileOf(ann, table))
    expect({ problems, ...mixed }).toMatchObject({
      problems: [],
      by: ['Ann', 'Ben'],
      automatic: [{ name: 'Ben', moves: 4 }],
    })
  })

  it('are accepted only from their own seat', async () => {
    const { ann, zoe, table } = await sitDown()
    const text = `/commit ${commitmentToNumber(numberOf(BEN))}`
    await expect(say(ann, table, BEN, text)).rejects.toMatchObject({ name: 'secret' })
    await expect(say(zoe, table, ANN, text)).rejects.toMatchObject({ name: 'secret' })
  })

  it('don’t make a move stale that was meant for the position before them', async () => {
    const { ann, ben, table } = await sitDown()
    const { position } = await look(ann, table)
    expect(because(await say(ben, table, BEN, `/commit ${commitmentToNumber(numberOf(BEN))}`))).toBeNull()
    const move = { table, seat: ANN, text: position.seen.choices[0] ?? '', lines: position.seq, look: LOOK }
    expect(because(await ann.ask('say', move))).toBeNull()
    // A move resent after a lost response still counts once.
    expect(because(await ann.ask('say', move))).toBeNull()
    expect((await look(ann, table)).position.last).toBe(1)
  })
})

describe('the end of an online game', () => {
  it('is undone by everyone together or not at all, and the table shows it from then on', async () => {
    const { ann, ben, table } = await sitDown()
    await playOn([ann, ben], table)
    const { position } = await look(ann, table)
    for (const one of [ann, ben])
      expect(because(await one.ask('undo', { table, lines: position.seq, look: LOOK }))).toBe('gameEnded')
    const shown = (await fileOf(ann, table)).seed.secret
    expect(because(await say(ann, table, ANN, '/ask 2'))).toBeNull()
    expect(because(await say(ben, table, BEN, `/agree ${position.seq}`))).toBeNull()
    expect(await ann.ask('card', { table })).toMatchObject({ result: null, continued: 1 })
    expect((await look(ann, table)).position).toMatchObject({ last: 2, continued: 1 })

    await playOn([ann, ben], table)
    const file = await fileOf(ann, table)
    expect(file.seed.secret).not.toBe(shown)
    const verdict = verifyGameFile(game, file)
    expect(verdict).toMatchObject({ problems: [], diceUnproven: null, continued: 1 })
    expect(findingsOf(verdict).some(({ about }) => about === 'continued')).toBe(true)
  })

  it('leaves no open seat for a new player', async () => {
    const { ann, ben, table, key } = await sitDown()
    await playOn([ann, ben], table)
    await ben.ask('leave', { table })
    const cat = await page()
    expect(await kind(cat.ask('join', { key, name: 'Cat', seat: null }))).toBe('badPlan')
  })

  it('reveals no secret that later dice may come from', async () => {
    const { ann, ben, table } = await sitDown()
    await playOn([ann, ben], table)
    expect(await ann.ask('exported', { table })).not.toContain(lastSecret(table))
  })
})

describe('a game from an uploaded file', () => {
  const GAMES = 8
  const MOVES = 5

  function localTable(secret: string): Table {
    const local = new Table(game, { seatNames: ['Ann', 'Ben'], seed: seedFrom(secret) })
    for (let i = 0; i < MOVES && local.actor !== null; i++) local.say(local.actor, local.choices[i % 3] ?? '')
    return local
  }
  async function bring(who: TestPage, source: string, mine: readonly Seat[] = [ANN]): Promise<string> {
    const answer = await fetch(`${address()}api/table`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: originOf(address()), cookie: who.cookie },
      body: JSON.stringify({ create: null, set: null, file: { source, bots: [null, null], mine } }),
    })
    const { table = '' } = (await answer.json()) as { table?: string }
    return table
  }

  it('tells its owner nothing about hidden cards and future draws', async () => {
    let cards = 0
    let ends = 0
    for (let i = 0; i < GAMES; i++) {
      const ann = await page() // a new guest each time, to stay below the rate limit
      const local = localTable(`local ${i}`)
      const table = await bring(ann, writeGameFile(gameFileOf(local)))
      const { key } = await ann.ask('invite', { table, seat: null })
      const ben = await page()
      await ben.ask('join', { key, name: 'Ben', seat: null })
      // Ann's view stays the same, while Ben's hidden cards are redrawn.
      expect((await look(ann, table)).position.seen.view).toEqual(local.view(ANN).view)
      if (same((await look(ben, table)).position.seen.view, local.view(BEN).view)) cards += 1
      await playOn([ann, ben], table)
      const played = openGameFile(game, await fileOf(ann, table))
      for (const { seat, text } of played.log) local.say(seat, text)
      if (same(local.state.g, played.state.g)) ends += 1
    }
    expect(cards).toBeLessThan(GAMES)
    expect(ends).toBeLessThan(GAMES)
  })

  it('shows its origin before anyone sits down', async () => {
    const ann = await page()
    const table = await bring(ann, writeGameFile(gameFileOf(localTable('origin'))))
    const { key } = await ann.ask('invite', { table, seat: null })
    const fromFile = { moves: MOVES, isDealtAnew: true }
    expect(await (await page()).ask('knock', { key })).toMatchObject({ fromFile })
    expect(await ann.ask('card', { table })).toMatchObject({ fromFile, steps: 0 })
  })

  it('stays unchanged if it was finished', async () => {
    const local = localTable('over')
    while (local.actor !== null) local.say(local.actor, local.choices[0] ?? '')
    const ann = await page()
    const table = await bring(ann, writeGameFile(gameFileOf(local)))
    expect(await ann.ask('card', { table })).toMatchObject({ fromFile: { isDealtAnew: false }, result: local.result })
    expect(because(await say(ann, table, ANN, '/ask 2'))).toBe('endIsFinal')
  })
})

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
