import { readGameFile, verifyGameFile } from '@tableworks/kernel'
import { type Asks } from '@tableworks/protocol'
import { game } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import { LOOK, planOf, type TestPage } from './page.ts'
import { openServer, ANN, because, BEN, kind, look, page, playOn, restart, seen, sitDown, TABLE } from './sitting.ts'

openServer()

describe('people on different devices', () => {
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

  it('receive a choice as a diff of less than a kilobyte', async () => {
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

  it('see whether hints are allowed at their table; the default is no', async () => {
    const ann = await page()
    const hintsAt = async (change: Partial<Asks['create']>) => {
      const { table } = await ann.ask('create', planOf(change))
      return (await ann.ask('card', { table })).hints
    }
    expect([await hintsAt({ hints: true }), await hintsAt({ hints: undefined })]).toEqual([true, false])
  })

  it('are notified when someone sits down', async () => {
    const ann = await page()
    const { table } = await ann.ask('create', planOf())
    await ann.ask('watch', { table })
    const { key } = await ann.ask('invite', { table, seat: null })
    await (await page()).ask('join', { key, name: 'Ann', seat: null })
    await expect.poll(() => ann.news.some(news => 'card' in news && news.card.seats[1]?.name === 'Ann 2')).toBe(true)
  })

  it('play against bots, which continue without viewers', async () => {
    const ann = await page()
    const seats = [
      { name: 'Ann', bot: null },
      { name: 'Ada', bot: 'easy' },
    ]
    const { table } = await ann.ask('create', planOf({ seats }))
    await ann.ask('say', { table, seat: ANN, text: 'harvest salt', lines: 0, look: LOOK })
    await expect.poll(async () => (await look(ann, table)).position.step).toBe(2)
  })
})

describe('a line resent after a lost response', () => {
  it('counts once', async () => {
    const { ann, table } = await sitDown()
    const word = { table, seat: ANN, text: 'harvest salt', lines: 0, look: LOOK }
    for (let i = 0; i < 3; i++) expect(because(await ann.ask('say', word))).toBeNull()
    expect((await look(ann, table)).position).toMatchObject({ seq: 1, step: 1 })
    for (let i = 0; i < 3; i++) expect(because(await ann.ask('undo', { table, lines: 1, look: LOOK }))).toBeNull()
    expect((await look(ann, table)).position).toMatchObject({ seq: 2, step: 0 })
    for (let i = 0; i < 3; i++) expect(because(await ann.ask('redo', { table, lines: 2, look: LOOK }))).toBeNull()
    expect((await look(ann, table)).position).toMatchObject({ seq: 3, step: 1 })
  })

  it('is refused on an outdated page, never taken for another move', async () => {
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

describe('undo across devices', () => {
  it('needs everyone’s consent, and happens once it has it', async () => {
    const { ann, ben, zoe, table } = await sitDown()
    await playOn([ann, ben], table, 4)
    await ann.ask('say', { table, seat: ANN, text: '/ask 1', lines: 4, look: LOOK })
    expect((await look(ben, table)).position.request).toMatchObject({ by: ANN, to: 1, agreed: [ANN] })
    expect(await kind(zoe.ask('say', { table, seat: BEN, text: '/agree 4', lines: 5, look: LOOK }))).toBe('secret')
    expect(because(await ben.ask('say', { table, seat: BEN, text: '/agree 4', lines: 5, look: LOOK }))).toBeNull()
    for (const one of [ann, ben, zoe]) expect((await look(one, table)).position.step).toBe(1)
  })
})

describe('chat at a table', () => {
  const word = (n: number) => n.toString(16).padStart(16, '0')
  const textsOf = (one: TestPage) => one.news.flatMap(news => ('chat' in news ? news.chat.map(({ text }) => text) : []))

  it('reaches every viewer once, in order and unchanged', async () => {
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

  it('is for players at the table; spectators can read it', async () => {
    const { zoe, table } = await sitDown()
    expect(await kind(zoe.ask('chat', { table, text: 'Take the salt', word: word(1) }))).toBe('secret')
    expect(await kind(zoe.ask('chatSince', { table: TABLE, from: 0 }))).toBe('missing')
  })

  it('loses characters that reverse text, and is never empty or too long', async () => {
    const { ann, table } = await sitDown()
    await ann.ask('chat', { table, text: ' a\u202eb\u0000c\u200b ', word: word(1) })
    expect((await ann.ask('chatSince', { table, from: 0 }))[0]?.text).toBe('abc')
    for (const text of ['', ' \n ', '\u202e', 'x'.repeat(501)])
      expect(await kind(ann.ask('chat', { table, text, word: word(2) }))).toBe('badMessage')
  })

  it('and notes survive a restart; only its author sees a note', async () => {
    const { ann, ben, zoe, table } = await sitDown()
    await ann.ask('chat', { table, text: 'Hello', word: word(1) })
    await ann.ask('keepNote', { table, text: 'Ben collects salt' })
    await ben.ask('keepNote', { table, text: 'x'.repeat(8000) })
    expect(await kind(zoe.ask('keepNote', { table, text: 'me too' }))).toBe('secret')
    await restart()
    const [annAgain, zoeAgain] = [await page(ann.cookie), await page(zoe.cookie)]
    expect(await annAgain.ask('note', { table })).toEqual({ text: 'Ben collects salt' })
    expect(await zoeAgain.ask('note', { table })).toEqual({ text: '' })
    expect((await zoeAgain.ask('chatSince', { table, from: 0 })).map(({ text }) => text)).toEqual(['Hello'])
  })
})
