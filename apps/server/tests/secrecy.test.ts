import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Look, Sight } from '@tableworks/host'
import { heardBy, openGameFile, readGameFile, Table, type Seat } from '@tableworks/kernel'
import { ASKS, type AskName, type Asks } from '@tableworks/protocol'
import { game } from '@tableworks/salt-and-timber'
import { describe, expect, it } from 'vitest'
import { ROUTES } from '../routes.ts'
import { originOf, type TestPage } from './page.ts'
import { SAMPLES } from './samples.ts'
import { openServer, address, ANN, BEN, folder, kind, look, page, playOn, sitDown, whenAllowed } from './sitting.ts'

openServer()

describe('what other players receive', () => {
  it('is what the rules show them, compared with the game file for every view of a whole game', async () => {
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
        if (position.seen.result !== null) continue // at the end everything is public
        expect(viewer).toBe(seat)
        expect(position.seen).toEqual(played.view(seat, position.step))
        for (const { step, told } of journal.entries) expect(told).toEqual(toldAt(played, seat, step))
        compared += 1
      }
    expect(compared).toBeGreaterThan(30)

    // No message contains a key to a seat.
    const players = [ann, ben].map(one => one.cookie.split('=')[1] ?? '')
    const secrets = [...players.flatMap(one => one.split('.')), key.split('.')[1] ?? 'none']
    for (const one of [ann, ben, zoe])
      for (const text of one.heard)
        for (const secret of secrets) {
          if (one === ann && secret === key.split('.')[1]) continue // Ann created that link herself
          expect(text).not.toContain(secret)
        }
    const before = zoe.heard.findIndex(text => text.includes('"places"'))
    for (const text of zoe.heard.slice(0, before)) expect(text).not.toContain(file.seed.secret)
  })

  it('contains no key to a seat and no secret, for every route and every message', async () => {
    const { ann, ben, zoe, table, key } = await sitDown()
    await playOn([ann, ben], table, 3)
    // Ann leaves private data of every kind.
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

    // Ben and Zoe send every request about this table.
    const heard: string[] = []
    for (const one of [ben, zoe]) {
      for (const ask of Object.keys(ASKS) as AskName[]) {
        if (['leave', 'reseat', 'forgetMe', 'rematch'].includes(ask)) continue // Ben may send these, but they change the table
        const sample = { ...SAMPLES[ask], ...('table' in SAMPLES[ask] ? { table } : {}) } as Asks[AskName]
        const asking = await page(one.cookie) // with its own rate limit
        // The player's own budget refills while the test waits.
        await expect.poll(() => kind(asking.ask('watch', { table }))).toBe('nothing wrong')
        await asking.ask(ask, sample).catch(() => undefined)
        heard.push(...asking.heard)
        await asking.close()
      }
      for (const route of Object.keys(ROUTES)) {
        const [method = 'GET', url = '/'] = route.split(' ')
        const answer = await fetch(`${address()}${url.slice(1).replace('*', `table/${table}`)}`, {
          method,
          headers: { cookie: one.cookie, origin: originOf(address()), 'content-type': 'application/json' },
          body: method === 'POST' ? '{}' : null,
        })
        const cookies = [...answer.headers].filter(([name]) => name !== 'set-cookie')
        heard.push(`${JSON.stringify(cookies)}${await answer.text()}`)
      }
    }
    expect(heard.length).toBeGreaterThan(100)
    for (const secret of new Set(secrets)) expect(heard.filter(text => text.includes(secret))).toEqual([])
  })

  it('is a spectator’s view during the game, whatever they request', async () => {
    const { ann, ben, zoe, table } = await sitDown()
    await playOn([ann, ben], table, 3)
    const asks: Partial<Look>[] = [
      { viewer: ANN },
      { viewer: ANN, isChosen: true },
      { gate: ANN },
      { viewer: BEN, step: 1 },
    ]
    for (const ask of asks) {
      const sight = await whenAllowed(() => look(zoe, table, ask))
      expect([sight.viewer, sight.position.seen.seat, sight.position.undo.by]).toEqual([null, null, null])
    }
    for (const ask of asks) expect((await whenAllowed(() => look(ben, table, ask))).viewer).toBe(BEN)
  })

  it('contains no keys: the disk has only digests, and only the owner can read the file', async () => {
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
