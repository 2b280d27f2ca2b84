// What the register of every store must do. `open` opens a store on the database of that name, as another process could.

import { describe, expect, it } from 'vitest'
import type { ServerStore } from '../store/server-store.ts'

const device = (player: string, id = player) => ({
  id,
  player,
  digest: new Uint8Array([1, 2, 3]),
  mark: `mark-${id}`,
  name: 'Firefox, Linux',
  created: 5,
  seen: 5,
})
const record = (id: string, updated = 0, result: object | null = null) =>
  ({ id, news: { steps: 0, updated, result } }) as never

const LONG_MS = 60_000

type Seats = { readonly name: string; readonly bot: string | null }[]
type Open = (name: string) => Promise<ServerStore>

async function withPeople(open: Open, name: string, ...people: readonly string[]): Promise<ServerStore> {
  const store = await open(name)
  for (const one of people) await store.addPlayer(device(one))
  return store
}

const word = (player: string, text: string) => ({ player, seat: 0 as const, name: player, text, said: 7 })

/** These tests run on every database. */
export const registerPromises = (open: Open) =>
  describe('the register', () => {
    it('lists its tables one by one', async () => {
      const store = await open('by_one')
      for (const id of ['t2', 't1', 't3']) await store.addTable(record(id), [])
      const after = await Promise.all(['', 't1', 't2', 't3'].map(id => store.tableAfter(id)))
      expect(after).toEqual(['t1', 't2', 't3', null])
    })

    it('stores quarantines, with or without an end', async () => {
      const store = await open('apart')
      for (const id of ['t1', 't2', 't3']) await store.addTable(record(id), [])
      await store.keepApart({ table: 't1', until: 2_000_000_000_000 })
      await store.keepApart({ table: 't2', until: 7 })
      await store.keepApart({ table: 't3', until: 8 })
      await store.keepApart({ table: 't3', until: null })
      await store.keepApart({ table: 'gone', until: null })
      const apart = async () => (await store.setApart(9)).toSorted((a, b) => a.table.localeCompare(b.table))
      expect(await apart()).toEqual([
        { table: 't1', until: 2_000_000_000_000 },
        { table: 't3', until: null },
      ])
      await store.dropApart('t1')
      await store.removeTable('t3')
      expect(await apart()).toEqual([])
    })

    it('finds players by the digests of their devices’ keys', async () => {
      const store = await open('players')
      expect(await store.device('ann')).toBeNull()
      await store.addPlayer(device('ann'))
      await store.addDevice({ ...device('ann', 'phone'), created: 6 })
      expect(await store.device('ann')).toEqual({ ...device('ann'), allows: null })
      await store.addDevice({ ...device('ann', 'token'), created: 7, allows: 'read' })
      expect((await store.devicesOf('ann')).map(({ id, allows }) => [id, allows])).toEqual([
        ['ann', null],
        ['phone', null],
        ['token', 'read'],
      ])
      await expect(store.addPlayer(device('ann'))).rejects.toThrow(/unique/i)
      await store.seenDevice('phone', 9)
      expect((await store.device('phone'))?.seen).toBe(9)
      expect([await store.dropDevice('ben', 'mark-phone'), await store.dropDevice('ann', 'mark-phone')]).toEqual([
        false,
        true,
      ])
      expect(await store.device('phone')).toBeNull()
    })

    it('marks the seats in which a program plays until someone else takes them', async () => {
      const store = await withPeople(open, 'programs', 'ann', 'ben')
      const held = [0, 1].map(seat => ({ seat: seat as 0 | 1, player: seat === 0 ? 'ann' : 'ben' }))
      await store.addRoom(record('t'), [], { owner: 'ann', held, bytes: 0 })
      const happened = [{ kind: 'program' as const, seat: 1 as const, name: 'Ben' }]
      expect(await store.markProgram('t', 'ben', happened)).toBe(true)
      expect(await store.markProgram('t', 'ben', happened)).toBe(false)
      expect((await store.room('t'))?.held).toMatchObject([held[0], { ...held[1], isProgram: true }])
      expect((await store.happenings('t', 0, 9)).map(({ kind, player }) => [kind, player])).toEqual([
        ['program', 'ben'],
      ])
      await store.addLink({ id: 'l', digest: new Uint8Array([1]), table: 't', seat: 1, created: 0 })
      await store.useLink('t', 1, 'l', 'ann')
      expect((await store.room('t'))?.held[1]).not.toHaveProperty('isProgram')
    })

    it('stores a table together with its seating, or nothing', async () => {
      const store = await withPeople(open, 'rooms', 'ann', 'ben')
      const held = [{ seat: 1 as const, player: 'ben' }]
      await store.addRoom(record('t'), [], { owner: 'ann', held, bytes: 0 })
      expect(await store.room('t')).toMatchObject({ owner: 'ann', next: null, group: null, held })
      await expect(store.addRoom(record('u'), [], { owner: 'nobody', held: [], bytes: 0 })).rejects.toThrow(
        /foreign key/i,
      )
      expect([await store.table('u'), await store.room('u')]).toEqual([undefined, null])
    })

    it('adds up the counts of several servers, and deletes earlier hours', async () => {
      const [one, two] = [await open('counts'), await open('counts')]
      await Promise.all([one.addCounts(7, { a: 3, b: 5 }), two.addCounts(7, { b: 1, a: 2, c: 1 })])
      expect(await one.counts(7, 9)).toEqual({ a: 5, b: 6, c: 1 })
      expect(await one.counts(7, 2)).toEqual({ a: 5, b: 6 })
      // A server whose clock is ahead mustn't delete other servers' counts.
      await one.addCounts(8, { a: 1 })
      await two.addCounts(7, { a: 1 })
      expect([(await two.counts(7, 9))['a'], await two.counts(8, 9)]).toEqual([6, { a: 1 }])
      await one.addCounts(9, {})
      expect(await two.counts(7, 9)).toEqual({})
    })

    it('removes tables without recent moves, unless someone has just moved', async () => {
      const store = await withPeople(open, 'expiry', 'ann')
      for (const [id, updated, result] of [
        ['t1', 10, null],
        ['t2', 20, null],
        ['t3', 10, {}],
        ['t4', 10, null],
      ] as const)
        await store.addRoom(record(id, updated, result), [], { owner: 'ann', held: [], bytes: 100 })
      expect(await store.tablesBefore('', false, 15, 9)).toEqual(['t1', 't4'])
      expect(await store.tablesBefore('', false, 15, 1)).toEqual(['t1'])
      expect(await store.tablesBefore('t1', false, 15, 1)).toEqual(['t4'])
      expect(await store.tablesBefore('', true, 15, 9)).toEqual(['t3'])
      const line = { seat: 0 as const, text: 'x', hash: '', secret: false }
      await store.addLine('t4', 0, line, { updated: 30, steps: 1, actor: 0, result: null })
      // The first call marks a table and a later one removes it. A move or a viewer in between clears the mark.
      const expire = (id: string, now: number, notedBefore: number) =>
        store.expireTable(id, false, 15, now, notedBefore)
      expect(await expire('t1', 50, 0)).toBe(false)
      await store.takeBackNotice('t1')
      expect([await expire('t1', 100, 90), await expire('t1', 110, 100), await expire('t1', 120, 101)]).toEqual([
        false,
        false,
        true,
      ])
      expect(await expire('t4', 120, 200)).toBe(false)
      expect(await store.table('t1')).toBeUndefined()
      expect(await store.madeBy('ann')).toEqual({ tables: 3, bytes: 300 })
      expect(await store.madeBy('nobody')).toEqual({ tables: 0, bytes: 0 })
      expect(await store.bytes()).toBeGreaterThan(1000)
    })

    it('deletes guests without tables who haven’t visited for long', async () => {
      const store = await withPeople(open, 'guests', 'ann', 'ben', 'cat', 'dan', 'eve')
      await store.addRoom(record('t'), [], { owner: 'ann', held: [{ seat: 0, player: 'ben' }], bytes: 0 })
      await store.seenDevice('cat', 50)
      await store.addPasskey({
        id: 'p',
        player: 'dan',
        publicKey: new Uint8Array([4]),
        counter: 0,
        transports: [],
        created: 1,
      })
      await store.addChat('t', word('eve', 'hello'), 'w')
      expect(await store.idlePlayers('', 40, 99)).toEqual({ players: ['eve'], last: '' })
      expect(await store.idlePlayers('', 60, 3)).toEqual({ players: ['cat'], last: 'cat' })
      expect(await store.idlePlayers('cat', 60, 9)).toEqual({ players: ['eve'], last: '' })
      expect([await store.expirePlayer('cat', 40, 'X'), await store.expirePlayer('eve', 40, 'X')]).toEqual([
        false,
        true,
      ])
      expect(await store.device('eve')).toBeNull()
      expect((await store.chat('t', 0, 9)).map(({ player, name }) => [player, name])).toEqual([['former', 'X']])
      // The former player can't be deleted.
      expect(await store.idlePlayers('', 40, 99)).toEqual({ players: [], last: '' })
    })

    it('accepts a code once, before it expires', async () => {
      const store = await withPeople(open, 'codes', 'ann')
      const [one, two] = [new Uint8Array([1]), new Uint8Array([2])]
      await store.addCode({ digest: one, player: 'ann', expires: 10 })
      await store.addCode({ digest: two, player: 'ann', expires: 10 })
      expect([await store.takeCode(one, 9), await store.takeCode(one, 9)]).toEqual(['ann', null])
      expect([await store.takeCode(two, 10), await store.takeCode(two, 9)]).toEqual([null, null])
    })

    it('merges two players with everything both had', async () => {
      const store = await withPeople(open, 'merge', 'ann', 'guest', 'ben')
      for (const table of ['t', 'u']) {
        await store.addRoom(record(table), [], { owner: 'guest', held: [], bytes: 0 })
      }
      await store.takeSeat('t', 0, 'ben')
      await store.takeSeat('t', 1, 'guest')
      await store.takeSeat('u', 0, 'ann')
      await store.takeSeat('u', 1, 'guest')
      await store.keepNote('t', 'guest', 'mine')
      await store.keepNote('u', 'guest', 'lost')
      await store.keepNote('u', 'ann', 'kept')
      await store.addChat('t', word('guest', 'hello'), 'w')
      await store.mergePlayers('guest', 'ann')
      expect((await store.device('guest'))?.player).toBe('ann')
      expect(await store.room('t')).toMatchObject({
        owner: 'ann',
        next: null,
        group: null,
        held: [
          { seat: 0, player: 'ben' },
          { seat: 1, player: 'ann' },
        ],
      })
      expect((await store.room('u'))?.held.map(({ player }) => player)).toEqual(['ann', 'ann'])
      expect([await store.note('t', 'ann'), await store.note('u', 'ann')]).toEqual(['mine', 'kept'])
      expect((await store.chat('t', 0, 9)).map(({ player }) => player)).toEqual(['ann'])
      expect(await store.tablesOf('guest')).toEqual([])
    })

    it('lists the latest tables that a player made or sits at', async () => {
      const store = await withPeople(open, 'latest', 'ann', 'ben')
      for (const [i, owner] of ['ann', 'ben', 'ann', 'ben'].entries())
        await store.addRoom(record(`t${i}`, i), [], { owner, held: [], bytes: 0 })
      await store.takeSeat('t1', 0, 'ann')
      expect(await store.latestTablesOf('ann', 2)).toEqual(['t2', 't1'])
      expect(await store.latestTablesOf('ann', 9)).toEqual(['t2', 't1', 't0'])
    })

    it('deletes a player and keeps the tables', async () => {
      const store = await withPeople(open, 'forget', 'ann')
      await store.addRoom(record('t'), [], { owner: 'ann', held: [], bytes: 0 })
      await store.takeSeat('t', 0, 'ann')
      await store.keepNote('t', 'ann', 'secret')
      await store.addChat('t', word('ann', 'hello'), 'w')
      await store.addCode({ digest: new Uint8Array([1]), player: 'ann', expires: 10 })
      const passkey = {
        id: 'p',
        player: 'ann',
        publicKey: new Uint8Array([4]),
        counter: 0,
        transports: ['usb'],
        created: 1,
      }
      await store.addPasskey(passkey)
      await store.usedPasskey('p', 3)
      expect([await store.passkey('p'), await store.passkeysOf('ann')]).toEqual([
        { ...passkey, counter: 3 },
        [{ ...passkey, counter: 3 }],
      ])
      await store.forgetPlayer('ann', 'Somebody')
      expect([await store.device('ann'), await store.passkey('p'), await store.note('t', 'ann')]).toEqual([
        null,
        null,
        '',
      ])
      expect(await store.takeCode(new Uint8Array([1]), 2)).toBeNull()
      expect(await store.chat('t', 0, 9)).toMatchObject([{ ...word('former', 'hello'), n: 0, name: 'Somebody' }])
      expect(await store.room('t')).toMatchObject({
        owner: 'former',
        next: null,
        group: null,
        held: [{ seat: 0, player: 'former' }],
      })
      // The id is free again, because nothing refers to it.
      await store.addPlayer(device('ann'))
      expect(await store.tablesOf('ann')).toEqual([])
    })

    it('deletes two players whose messages have the same keys', async () => {
      const store = await withPeople(open, 'forget_two', 'ann', 'ben')
      await store.addRoom(record('t'), [], { owner: 'ann', held: [], bytes: 0 })
      for (const one of ['ann', 'ben']) await store.addChat('t', word(one, `from ${one}`), 'w')
      for (const one of ['ann', 'ben']) await store.forgetPlayer(one, 'Somebody')
      const said = await store.chat('t', 0, 9)
      expect(said.map(({ player, name, text }) => [player, name, text])).toEqual([
        ['former', 'Somebody', 'from ann'],
        ['former', 'Somebody', 'from ben'],
      ])
    })

    it('stores messages in order, each once however often it is sent, and deletes them with their table', async () => {
      const [one, two] = [await withPeople(open, 'chat', 'ann', 'ben'), await open('chat')]
      await one.addTable(record('t'), [])
      const words = Array.from({ length: 20 }, (_, i) => `word ${i}`)
      await Promise.all(
        words.flatMap(text => [
          one.addChat('t', word('ann', text), text),
          two.addChat('t', word('ann', text), text),
          two.addChat('t', word('ben', text), text),
        ]),
      )
      const lines = await two.chat('t', 0, 99)
      expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 40 }, (_, i) => i))
      expect(new Set(lines.map(({ player, text }) => `${player} ${text}`)).size).toBe(40)
      expect((await one.chat('t', 30, 5)).map(({ n }) => n)).toEqual([35, 36, 37, 38, 39])
      await one.addChat('nowhere', word('ann', 'x'), 'x')
      await one.keepNote('nowhere', 'ann', 'x')
      await one.removeTable('t')
      expect([await one.chat('t', 0, 9), await one.chat('nowhere', 0, 9), await one.note('nowhere', 'ann')]).toEqual([
        [],
        [],
        '',
      ])
    })

    it('stores events together with their changes, and numbers them even if many write at once', async () => {
      const store = await withPeople(open, 'happened', 'ann', 'ben')
      const room = { owner: 'ann', held: [{ seat: 0 as const, player: 'ann' }], bytes: 1 }
      await store.addRoom(record('t'), [], room)
      const others = await Promise.all([open('happened'), open('happened')])
      const paused = { kind: 'paused' as const, seat: 0 as const, name: 'Ann', at: 7 }
      await Promise.all([store, ...others].map(one => one.changeRecord('t', { paused: true }, [paused])))
      const undone = { kind: 'undo' as const, seat: 0 as const, name: 'Ann', detail: 3 }
      const news = { updated: 9, steps: 4, actor: null, result: null }
      const line = { seat: 0 as const, text: '/undo', hash: 'h', secret: false }
      expect(await store.addLine('t', 0, line, news, undone)).toBe(true)
      expect(await store.addLine('t', 0, line, news, undone)).toBe(false)
      await expect(store.changeRecord('nowhere', { paused: true }, [paused])).rejects.toMatchObject({ name: 'missing' })
      const kept = await store.happenings('t', 0, 10)
      expect(kept.map(({ n, kind, at, step }) => [n, kind, at, step])).toEqual([
        [0, 'paused', 7, 0],
        [1, 'paused', 7, 0],
        [2, 'paused', 7, 0],
        [3, 'undo', 9, 4],
      ])
      expect(kept.at(-1)).toMatchObject({ name: 'Ann', detail: 3, player: 'ann' })
      expect(await store.happenings('t', 3, 10)).toHaveLength(1)
      await store.mergePlayers('ann', 'ben')
      expect((await store.happenings('t', 3, 10))[0]?.player).toBe('ben')
      await store.forgetPlayer('ben', 'Nobody')
      expect((await store.happenings('t', 3, 10))[0]).toMatchObject({ player: null, name: 'Nobody' })
      await store.removeTable('t')
      expect(await store.happenings('t', 0, 10)).toEqual([])
    })

    it('merges and deletes notification settings', async () => {
      const store = await withPeople(open, 'channels', 'ann', 'ben')
      const channel = (id: string, player: string, way: 'push' | 'mail' | 'hook') => ({
        id,
        player,
        device: way === 'push' ? player : null,
        way,
        address: `${id} address`,
        form: null,
        secret: null,
        wants: ['turn' as const],
        isConfirmed: way !== 'mail',
        isPaused: false,
        last: null,
        created: 5,
      })
      await store.keepChannel(channel('a1', 'ann', 'mail'))
      await store.keepChannel(channel('a2', 'ann', 'mail'))
      await store.keepChannel(channel('a3', 'ann', 'push'))
      await store.keepChannel(channel('b1', 'ben', 'mail'))
      await store.keepChannel(channel('b2', 'ben', 'push'))
      expect(await store.channelsOf('ann')).toEqual([channel('a2', 'ann', 'mail'), channel('a3', 'ann', 'push')])
      const quiet = { from: 1350, to: 420, zone: 'UTC' }
      await store.keepQuiet('ann', quiet)
      await store.mergePlayers('ann', 'ben')
      expect((await store.channelsOf('ben')).map(({ id }) => id)).toEqual(['a3', 'b1', 'b2'])
      expect(await store.quietOf('ben')).toEqual(quiet)
      // A signed-out device gets no more notifications.
      await store.dropDevice('ben', 'mark-ann')
      expect((await store.channelsOf('ben')).map(({ id }) => id)).toEqual(['b1', 'b2'])
      await store.forgetPlayer('ben', 'Nobody')
      expect([await store.channelsOf('ben'), await store.quietOf('ben')]).toEqual([[], null])
      expect([await store.serverKey('k', 'first'), await store.serverKey('k', 'second')]).toEqual(['first', 'first'])
    })

    it('creates only one rematch, however many players ask', async () => {
      const [one, two] = [await withPeople(open, 'next', 'ann'), await open('next')]
      await one.addRoom(record('t'), [], { owner: 'ann', held: [], bytes: 0 })
      const agreed = await Promise.all([one.goOn('t', null, 'u', null), two.goOn('t', null, 'v', null)])
      expect(agreed[0]).toBe(agreed[1])
      expect((await one.room('t'))?.next).toBe(agreed[0])
      expect(await two.goOn('t', agreed[0], 'w', null)).toBe('w')
    })

    const link = (id: string, seat: 0 | 1 | null) => ({ id, digest: new Uint8Array([1]), table: 't', seat, created: 1 })

    it('gives a seat to one player, however many ask at once', async () => {
      const [one, two] = [await withPeople(open, 'seats', 'ann', 'ben', 'cleo'), await open('seats')]
      await one.addRoom(record('t'), [], { owner: 'ann', held: [], bytes: 0 })
      const taken = await Promise.all([
        one.takeSeat('t', 1, 'ben'),
        two.takeSeat('t', 1, 'cleo'),
        one.takeSeat('t', 0, 'ann'),
      ])
      expect(taken.filter(Boolean)).toHaveLength(2)
      const holder = (await two.room('t'))?.held.find(({ seat }) => seat === 1)?.player ?? ''
      expect(await one.tablesOf(holder)).toEqual(['t'])
      expect([await one.freeSeat('t', 1), await one.freeSeat('t', 1)]).toEqual([true, false])
      expect(await one.room('nowhere')).toBeNull()
    })

    it('gives the seat to one of all who use a one-seat link at once', async () => {
      const [one, two] = [await withPeople(open, 'once', 'ann', 'ben', 'cleo', 'dora'), await open('once')]
      await one.addRoom(record('t'), [], { owner: 'ann', held: [{ seat: 0, player: 'ann' }], bytes: 0 })
      // Some rounds have an open seat, the others a seat that its holder gives away.
      for (const round of [0, 1, 2, 3, 4, 5]) {
        await one.addLink(link(`link ${round}`, 1))
        const use = (store: ServerStore, player: string) =>
          store.useLink('t', 1, `link ${round}`, player).then(
            () => player,
            (error: unknown) => (error as Error).name,
          )
        const used = await Promise.all([use(one, 'ben'), use(two, 'cleo'), use(one, 'dora')])
        const winners = used.filter(what => what !== 'badPlan')
        expect(winners).toHaveLength(1)
        expect((await two.room('t'))?.held).toMatchObject([
          { seat: 0, player: 'ann' },
          { seat: 1, player: winners[0] },
        ])
      }
    })

    it('invalidates the links to a seat whenever its holder changes', async () => {
      const store = await withPeople(open, 'ending', 'ann', 'ben', 'cleo')
      await store.addRoom(record('t'), [], { owner: 'ann', held: [], bytes: 0 })
      await store.addLink(link('to an open seat', 1))
      expect(await store.takeSeat('t', 1, 'ben')).toBe(true)
      await expect(store.useLink('t', 1, 'to an open seat', 'cleo')).rejects.toMatchObject({ name: 'badPlan' })
      expect((await store.room('t'))?.held).toMatchObject([{ seat: 1, player: 'ben' }])
      await store.addLink(link('from ben', 1))
      await store.freeSeat('t', 1)
      await expect(store.useLink('t', 1, 'from ben', 'cleo')).rejects.toMatchObject({ name: 'badPlan' })
      expect((await store.room('t'))?.held).toEqual([])
    })

    it('stores a component set once for all its tables', async () => {
      const [one, two] = [await withPeople(open, 'sets', 'ann'), await open('sets')]
      const table = (id: string, tables: object | null) =>
        ({ ...(record(id) as object), components: tables && { name: `of ${id}`, tables } }) as never
      const room = { owner: 'ann', held: [], bytes: 0 }
      // Rules may depend on the order of fields, so it must be preserved.
      const [set, turned] = [
        { b: [1, 'ü'], a: 2 },
        { a: 2, b: [1, 'ü'] },
      ]
      await Promise.all([
        one.addRoom(table('t', set), [], room),
        two.addRoom(table('u', set), [], room),
        two.addRoom(table('v', turned), [], room),
        two.addRoom(table('w', null), [], room),
      ])
      expect(await one.table('u')).toMatchObject({ components: { name: 'of u' } })
      expect(JSON.stringify(await one.tables())).not.toContain('ü')
      for (const [id, kept] of [
        ['t', set],
        ['u', set],
        ['v', turned],
        ['w', undefined],
        ['nowhere', undefined],
      ] as const)
        expect(JSON.stringify(await two.components(id))).toBe(JSON.stringify(kept))
      // One server removes the last tables with a set while another adds a table with it. The set must stay.
      await Promise.all([one.removeTable('t'), one.removeTable('u'), two.addRoom(table('x', set), [], room)])
      expect(await one.components('x')).toEqual(set)
      await one.removeTable('x')
      expect(await one.components('x')).toBeUndefined()
      expect(await one.components('v')).toEqual(turned)
    })

    it('counts server time for all servers together, without outages', async () => {
      const [one, two] = [await open('time'), await open('time')]
      const pause = () => new Promise(done => setTimeout(done, 50))
      const { total: began, wall } = await one.advanceTime(LONG_MS)
      await pause()
      const { total: later, wall: after } = await two.advanceTime(LONG_MS)
      expect(after).toBeGreaterThanOrEqual(wall + 40)
      expect(later).toBeGreaterThanOrEqual(began + 40)
      await pause()
      // A gap longer than the longest interval was an outage.
      expect((await one.advanceTime(1)).total).toBe(later)
      await pause()
      expect((await two.advanceTime(LONG_MS)).total).toBeLessThan(later + LONG_MS)
    })

    it('finds tables that are out of time, and lets one server handle each', async () => {
      const store = await open('out_of_time')
      for (const id of ['t1', 't2', 't3']) await store.addTable(record(id), [])
      const clock = (server: number, due: number | null) => ({ left: [1], running: [], at: { server, wall: 0 }, due })
      expect(await store.keepClock('t1', clock(10, 50), null)).toBe(true)
      expect(await store.keepClock('t1', clock(11, 20), null)).toBe(false) // another server came first
      await store.keepClock('t2', clock(10, 30), null)
      await store.keepClock('gone', clock(10, 30), null)
      expect(await store.tablesOutOfTime(29, 9)).toEqual([])
      expect(await store.tablesOutOfTime(60, 9)).toEqual(['t2', 't1'])
      const claims = [await store.claimTimeout('t2', 60, 90), await store.claimTimeout('t2', 60, 90)]
      expect(claims).toEqual([true, false])
      expect(await store.tablesOutOfTime(60, 9)).toEqual(['t1'])
      // The server that handled it may have died.
      expect(await store.tablesOutOfTime(90, 9)).toEqual(['t1', 't2'])
    })

    it('lets one living server run the bots of a table', async () => {
      const store = await open('bots')
      for (const id of ['t1', 't2']) await store.addTable(record(id), [])
      for (const server of ['a', 'b']) await store.addServer(server, LONG_MS)
      expect([await store.claimBots('t1', 'a'), await store.claimBots('t1', 'b')]).toEqual([true, false])
      expect(await store.claimBots('t1', 'a')).toBe(true)
      expect(await store.claimBots('gone', 'a')).toBe(false)
      expect([await store.releaseBots('t1', 'b'), await store.releaseBots('t1', 'a')]).toEqual([false, true])
      for (const table of ['t1', 't2']) expect(await store.claimBots(table, 'b')).toBe(true)
      expect([await store.renewServer('b', LONG_MS), await store.abandonedBots(9)]).toEqual([true, []])

      // A server that ended, or wasn't renewed in time, leaves its tables to others.
      await store.endServer('b')
      expect([await store.renewServer('b', LONG_MS), await store.abandonedBots(9)]).toEqual([false, ['t1', 't2']])
      expect(await store.claimBots('t1', 'a')).toBe(true)
      await store.addServer('c', 1)
      expect(await store.claimBots('t2', 'c')).toBe(true)
      await expect.poll(() => store.abandonedBots(9)).toEqual(['t2'])
      expect(await store.lostServers()).toEqual(['c']) // b shut down cleanly
    })

    it('changes the seats only if they are what the caller knows', async () => {
      const store = await open('changed_seats')
      const [open0, ann, ben] = ['Seat 1', 'Ann', 'Ben'].map(name => [{ name, bot: null }]) as [Seats, Seats, Seats]
      await store.addTable(Object.assign(record('t'), { seats: open0 }), [])
      const joined = [{ kind: 'joined', seat: 0, name: 'Ben' }] as const
      expect(await store.changeRecord('t', { seats: ann, sides: ['Ann'] }, [], open0)).toBe(true)
      expect(await store.changeRecord('t', { seats: ben, sides: ['Ben'] }, joined, open0)).toBe(false)
      expect([await store.happenings('t', 0, 9), await store.table('t')]).toMatchObject([[], { seats: ann }])
    })

    it('keeps one holiday at a time, and shows it at the tables', async () => {
      const [one, two] = [await withPeople(open, 'holidays', 'ann', 'ben'), await open('holidays')]
      await one.addRoom(record('t'), [], { owner: 'ann', held: [{ seat: 1, player: 'ann' }], bytes: 0 })
      const [past, wish] = [
        { from: 10, until: 20 },
        { from: 100, until: 200 },
      ]
      await one.takeHoliday('ann', past, 5)
      const taken = await Promise.all([
        one.takeHoliday('ann', wish, 50),
        two.takeHoliday('ann', { from: 101, until: 200 }, 50),
      ])
      expect(taken.filter(Boolean)).toHaveLength(1)
      await one.endHoliday('ann', 60) // cancelled before it begins
      expect([await one.takeHoliday('ann', wish, 70), await two.holidaysOf('ann')]).toEqual([true, [past, wish]])
      await two.endHoliday('ann', 150)
      expect((await one.room('t'))?.holidays).toEqual({ 1: [past, { from: 100, until: 150 }] })
      await one.takeHoliday('ben', wish, 70)
      await one.mergePlayers('ann', 'ben')
      expect(await one.holidaysOf('ben')).toEqual([past, wish])
      await one.forgetPlayer('ben', 'Former player')
      expect(await one.holidaysOf('ben')).toEqual([])
    })

    it('stores nothing of a probe', async () => {
      const store = await open('probe')
      expect(await Promise.all(['a', 'b', 'c'].map(id => store.probe(id)))).toEqual([true, true, true])
      expect(await store.probe('a')).toBe(true)
    })

    it('deletes links with their seat, and everything with its table', async () => {
      const store = await withPeople(open, 'links', 'ann')
      await store.addRoom(record('t'), [], { owner: 'ann', held: [], bytes: 0 })
      for (const one of [link('any', null), link('first', 0)]) await store.addLink(one)
      expect(await store.link('first')).toEqual(link('first', 0))
      await store.dropLinks('t', 0)
      expect([await store.link('first'), await store.link('any')]).toEqual([null, link('any', null)])
      await store.removeTable('t')
      expect([await store.link('any'), await store.room('t')]).toEqual([null, null])
    })
  })
