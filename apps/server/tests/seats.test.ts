import { gameFileOf, readGameFile, seedFrom, Table, verifyGameFile, writeGameFile } from '@tableworks/kernel'
import { game } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import { LOOK, originOf, planOf, type TestPage } from './page.ts'
import { SIGNED } from './samples.ts'
import { openServer, address, ANN, BEN, kind, look, page, playOn, restart, sitDown } from './sitting.ts'

openServer()

describe('seats', () => {
  it('belong to the player with their key; no one else can move, give them away or see their view', async () => {
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
    expect(await kind(ann.ask('reseat', { table, seat: BEN, bot: 'easy' }))).toBe('secret')
    expect(await kind(ann.ask('proposeBot', { table, seat: BEN }))).toBe('notAway')
    expect(await kind(zoe.ask('proposeBot', { table, seat: BEN }))).toBe('secret')
    expect(await kind(zoe.ask('vote', { table, vote: '0'.repeat(12), isFor: true }))).toBe('secret')
    expect(await kind(zoe.ask('rename', { table, name: 'Mine' }))).toBe('secret')
    expect(await kind(zoe.ask('leave', { table }))).toBe('secret')
    expect(await kind(zoe.ask('rematch', { table, bestOf: undefined }))).toBe('secret')
    expect(await kind(zoe.ask('pause', { table, paused: true }))).toBe('secret')
  })

  it('are closed to old links once a player at the table revokes them', async () => {
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
    // A player who already sits there and follows the link again gets the same seat.
    const sitting = comers[joined.indexOf('nothing wrong')] as TestPage
    expect(await sitting.ask('join', { key, name: 'Ben', seat: null })).toEqual({ table, seat: BEN })
  })

  it('are handed over by a one-time link, and the former holder becomes a spectator', async () => {
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

  it('go to a bot and back, as their holder chooses', async () => {
    const { ann, ben, table } = await sitDown()
    await ben.ask('reseat', { table, seat: BEN, bot: 'easy' })
    await ann.ask('say', { table, seat: ANN, text: 'harvest salt', lines: 0, look: LOOK })
    await expect.poll(async () => (await look(ann, table)).position.step).toBe(2)
    expect(await kind(ben.ask('say', { table, seat: BEN, text: 'harvest salt', lines: 2, look: LOOK }))).toBe('secret')
    expect(await kind(ann.ask('reseat', { table, seat: BEN, bot: null }))).toBe('secret')
    await ben.ask('reseat', { table, seat: BEN, bot: null })
    expect((await look(ben, table)).viewer).toBe(BEN)
    expect(await kind(ben.ask('reseat', { table, seat: BEN, bot: 'genius' }))).toBe('badPlan')
  })

  it('can be left without loss to the others; the last to leave removes the table', async () => {
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

  it('are open to those who left them, as long as they are free', async () => {
    const { ann, ben, zoe, table } = await sitDown()
    await playOn([ann, ben], table, 2)
    await ann.ask('leave', { table })
    expect((await ann.ask('card', { table })).online?.free).toEqual([ANN])
    expect((await zoe.ask('card', { table })).online?.free).toEqual([])
    expect(await kind(zoe.ask('sit', { table, seat: ANN, name: 'Zoe' }))).toBe('secret')
    expect(await ann.ask('sit', { table, seat: ANN, name: 'Ann' })).toEqual({ table, seat: ANN })
    await ann.ask('leave', { table })
    const { key } = await ben.ask('invite', { table, seat: null })
    await zoe.ask('join', { key, name: 'Zoe', seat: null })
    expect((await ann.ask('card', { table })).online?.free).toEqual([])
    expect(await kind(ann.ask('sit', { table, seat: ANN, name: 'Ann' }))).toBe('badPlan')
  })

  it('shift by one in a rematch, which an unfinished game doesn’t have', async () => {
    const { ann, ben, table } = await sitDown()
    expect(await kind(ben.ask('rematch', { table, bestOf: undefined }))).toBe('badPlan')
    expect(await ann.ask('tables', {})).toHaveLength(1)
    await playOn([ann, ben], table)
    const { table: again } = await ben.ask('rematch', { table, bestOf: undefined })
    expect((await ann.ask('card', { table: again })).seats.map(({ name }) => name)).toEqual(['Ben', 'Ann'])
    // Everyone at the old table is notified, and further requests lead to the same rematch.
    for (const one of [ann, ben])
      await expect.poll(() => one.news.some(news => 'card' in news && news.card.online?.next === again)).toBe(true)
    expect(await ann.ask('rematch', { table, bestOf: undefined })).toEqual({ table: again })
    expect([(await look(ann, again)).viewer, (await look(ben, again)).viewer]).toEqual([BEN, ANN])
  })

  it('survive a restart: the same cookie, the same seat, the journal from where it was', async () => {
    const { ann, ben, table } = await sitDown()
    await playOn([ann, ben], table, 5)
    const before = await look(ann, table)
    await restart()
    const again = await page(ann.cookie)
    await again.ask('watch', { table })
    const after = await look(again, table, { viewer: ANN, since: 3 })
    expect({ ...after.position, beat: 0 }).toEqual({ ...before.position, beat: 0 })
    expect(after.journal).toEqual({ ...before.journal, keep: 4, entries: before.journal.entries.slice(4) })
  })
})

describe('a player on another device', () => {
  it('becomes the same player with a one-time code', async () => {
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

  it('keeps the seats that device had before', async () => {
    const { ann, ben, table } = await sitDown()
    const { code } = await ann.ask('code', {})
    await ben.ask('enterCode', { code })
    const again = await page(ben.cookie)
    expect((await again.ask('card', { table })).online?.mine).toEqual([ANN, BEN])
    expect((await ann.ask('card', { table })).online?.mine).toEqual([ANN, BEN])
  })

  it('is refused with an unknown passkey, or with a wrong signature', async () => {
    const ann = await page()
    const wish = (await ann.ask('passkeyWish', { name: 'Ann' })) as { challenge: string; rp: { id: string } }
    expect(wish.rp.id).toBe('127.0.0.1')
    expect(await kind(ann.ask('keepPasskey', { answer: SIGNED }))).toBe('badCode')
    expect(await kind(ann.ask('usePasskey', { answer: SIGNED }))).toBe('badCode')
    const challenges = [await ann.ask('passkeyChallenge', {}), await ann.ask('passkeyChallenge', {})]
    expect(new Set(challenges.map(one => (one as { challenge: string }).challenge)).size).toBe(2)
    expect(await kind(ann.ask('usePasskey', { answer: SIGNED }))).toBe('badCode')
    const { cookie } = ann // the many attempts have used up this connection's rate limit
    expect((await (await page(cookie)).ask('devices', {})).passkeys).toBe(0)
  })

  it('can sign out lost devices at once', async () => {
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

describe('an uploaded table', () => {
  const bring = async (cookie: string, body: unknown, origin = originOf(address())) => {
    const answer = await fetch(`${address()}api/table`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, cookie },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return { status: answer.status, ...((await answer.json()) as { table?: string; error?: { code: string } }) }
  }
  /** A game file with some moves from a local game. */
  function localFile(steps: number): string {
    const local = new Table(game, { seatNames: ['Ann', 'Ben'], seed: seedFrom('local'), variants: {} })
    for (let i = 0; i < steps && local.actor !== null; i++)
      local.say(local.actor, local.view(local.actor).choices[i % 3] ?? '')
    return writeGameFile(gameFileOf(local))
  }

  it('from a device continues with the same people and position', async () => {
    const ann = await page()
    const { table = '' } = await bring(ann.cookie, {
      create: null,
      set: null,
      file: { source: localFile(5), bots: [null, null], mine: [ANN] },
    })
    expect(await ann.ask('card', { table })).toMatchObject({
      fromFile: { moves: 5 },
      online: { mine: [ANN], open: [BEN] },
    })
    const { key } = await ann.ask('invite', { table, seat: null })
    const ben = await page()
    await ben.ask('join', { key, name: 'Ben', seat: null })
    await playOn([ann, ben], table)
    const verdict = verifyGameFile(game, readGameFile(await ben.ask('exported', { table })))
    expect([verdict.problems, verdict.isOver]).toEqual([[], true])
  })

  it('has its own component set, which players and spectators can read, and a rematch keeps it', async () => {
    const [ann, zoe] = [await page(), await page()]
    const tables = structuredClone(game.components.tables) as Record<string, { pays: number }>
    for (const order of Object.values(tables)) order.pays += 1
    const set = { name: 'Dearer', tables }
    const { table = '' } = await bring(ann.cookie, { create: planOf({ name: 'Dear salt' }), set, file: null })
    expect(await zoe.ask('card', { table })).toMatchObject({ name: 'Dear salt', box: { name: 'Dearer' } })
    expect(await zoe.ask('componentsOf', { table })).toEqual(set)
    const ben = await page()
    const { key } = await ann.ask('invite', { table, seat: null })
    await ben.ask('join', { key, name: 'Ben', seat: null })
    await playOn([ann, ben], table)
    const { table: again } = await ann.ask('rematch', { table, bestOf: undefined })
    expect(await ann.ask('componentsOf', { table: again })).toEqual(set)
    // After one server loses its last table with the set, the other still has it.
    for (const one of [ann, ben]) await one.ask('leave', { table })
    expect(await ann.ask('componentsOf', { table: again })).toEqual(set)
    expect(await ann.ask('exported', { table: again })).toContain('"Dearer"')
  })

  it('that is invalid is refused, and none of it is stored', async () => {
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

describe('a player who deletes their account', () => {
  it('is deleted, and no game is lost', async () => {
    const { ann, ben, table } = await sitDown()
    await playOn([ann, ben], table, 3)
    await ann.ask('chat', { table, text: 'Goodbye', word: '0'.repeat(16) })
    await ann.ask('keepNote', { table, text: 'secret' })
    const { table: alone } = await ann.ask('create', planOf())
    const { table: ended } = await ann.ask('create', planOf())
    const { key } = await ann.ask('invite', { table: ended, seat: null })
    await ben.ask('join', { key, name: 'Ben', seat: null })
    await playOn([ann, ben], ended)

    const phone = await page(ann.cookie) // with its own rate limit
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
    // The bot continues to play.
    await expect.poll(async () => (await look(ben, table)).position.seen.actor).toBe(BEN)
  })
})
