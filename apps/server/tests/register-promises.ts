// What the register of every server's store promises. `open` gives a store on the database of that name, as another process
// would have it too.

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
const record = (id: string) => ({ id, news: { steps: 0 } }) as never

type Open = (name: string) => Promise<ServerStore>

async function withPeople(open: Open, name: string, ...people: readonly string[]): Promise<ServerStore> {
  const store = await open(name)
  for (const one of people) await store.addPlayer(device(one))
  return store
}

const word = (player: string, text: string) => ({ player, seat: 0 as const, name: player, text, said: 7 })

/** What the register promises, whatever database it is in. */
export const registerPromises = (open: Open) =>
  describe('the register', () => {
    it('names its tables one by one', async () => {
      const store = await open('by_one')
      for (const id of ['t2', 't1', 't3']) await store.addTable(record(id), [])
      const after = await Promise.all(['', 't1', 't2', 't3'].map(id => store.tableAfter(id)))
      expect(after).toEqual(['t1', 't2', 't3', null])
    })

    it('knows which tables are set apart: for a while, or until they are whole', async () => {
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

    it('knows players by the digests of their devices’ keys', async () => {
      const store = await open('players')
      expect(await store.device('ann')).toBeNull()
      await store.addPlayer(device('ann'))
      await store.addDevice({ ...device('ann', 'phone'), created: 6 })
      expect(await store.device('ann')).toEqual(device('ann'))
      expect((await store.devicesOf('ann')).map(({ id }) => id)).toEqual(['ann', 'phone'])
      await expect(store.addPlayer(device('ann'))).rejects.toThrow(/unique/i)
      await store.seenDevice('phone', 9)
      expect((await store.device('phone'))?.seen).toBe(9)
      expect([await store.dropDevice('ben', 'mark-phone'), await store.dropDevice('ann', 'mark-phone')]).toEqual([
        false,
        true,
      ])
      expect(await store.device('phone')).toBeNull()
    })

    it('keeps a table with who sits there, or nothing of it', async () => {
      const store = await withPeople(open, 'rooms', 'ann', 'ben')
      const held = [{ seat: 1 as const, player: 'ben' }]
      await store.addRoom(record('t'), [], { owner: 'ann', held })
      expect(await store.room('t')).toEqual({ owner: 'ann', next: null, held })
      await expect(store.addRoom(record('u'), [], { owner: 'nobody', held: [] })).rejects.toThrow(/foreign key/i)
      expect([await store.table('u'), await store.room('u')]).toEqual([undefined, null])
    })

    it('counts what was used up in an hour, and forgets other hours', async () => {
      const [one, two] = [await open('counts'), await open('counts')]
      await one.keepCounts(7, { a: 3, b: 5 })
      await two.keepCounts(7, { a: 2, c: 1 })
      expect(await one.counts(7)).toEqual({ a: 3, b: 5, c: 1 })
      await one.keepCounts(8, { a: 1 })
      expect([await two.counts(7), await two.counts(8)]).toEqual([{}, { a: 1 }])
    })

    it('takes a code once, and not too late', async () => {
      const store = await withPeople(open, 'codes', 'ann')
      const [one, two] = [new Uint8Array([1]), new Uint8Array([2])]
      await store.addCode({ digest: one, player: 'ann', expires: 10 })
      await store.addCode({ digest: two, player: 'ann', expires: 10 })
      expect([await store.takeCode(one, 9), await store.takeCode(one, 9)]).toEqual(['ann', null])
      expect([await store.takeCode(two, 10), await store.takeCode(two, 9)]).toEqual([null, null])
    })

    it('makes one of two players, with all that both had', async () => {
      const store = await withPeople(open, 'merge', 'ann', 'guest', 'ben')
      for (const table of ['t', 'u']) {
        await store.addRoom(record(table), [], { owner: 'guest', held: [] })
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
      expect(await store.room('t')).toEqual({
        owner: 'ann',
        next: null,
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

    it('forgets a player and leaves the tables alone', async () => {
      const store = await withPeople(open, 'forget', 'ann')
      await store.addRoom(record('t'), [], { owner: 'ann', held: [] })
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
      expect(await store.chat('t', 0, 9)).toEqual([{ ...word('ann', 'hello'), n: 0, name: 'Somebody' }])
      expect((await store.room('t'))?.held).toHaveLength(1)
    })

    it('keeps what was said in order, once however often it is sent, and goes with its table', async () => {
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

    it('lets people go on to one table, whoever asks first', async () => {
      const [one, two] = [await withPeople(open, 'next', 'ann'), await open('next')]
      await one.addRoom(record('t'), [], { owner: 'ann', held: [] })
      const agreed = await Promise.all([one.goOn('t', null, 'u'), two.goOn('t', null, 'v')])
      expect(agreed[0]).toBe(agreed[1])
      expect((await one.room('t'))?.next).toBe(agreed[0])
      expect(await two.goOn('t', agreed[0], 'w')).toBe('w')
    })

    it('lets one player sit in a seat, whoever asks at once, and hands it on only from who holds it', async () => {
      const [one, two] = [await withPeople(open, 'seats', 'ann', 'ben', 'cleo'), await open('seats')]
      await one.addRoom(record('t'), [], { owner: 'ann', held: [] })
      const taken = await Promise.all([
        one.takeSeat('t', 1, 'ben'),
        two.takeSeat('t', 1, 'cleo'),
        one.takeSeat('t', 0, 'ann'),
      ])
      expect(taken.filter(Boolean)).toHaveLength(2)
      const holder = (await two.room('t'))?.held.find(({ seat }) => seat === 1)?.player ?? ''
      const other = holder === 'ben' ? 'cleo' : 'ben'
      expect(await two.handOver('t', 1, other, 'ann')).toBe(false)
      expect(await two.handOver('t', 1, holder, other)).toBe(true)
      expect(await one.tablesOf(other)).toEqual(['t'])
      expect(await one.tablesOf(holder)).toEqual([])
      expect([await one.freeSeat('t', 1), await one.freeSeat('t', 1)]).toEqual([true, false])
      expect(await one.room('nowhere')).toBeNull()
    })

    it('forgets links with their seat, and everything with its table', async () => {
      const store = await withPeople(open, 'links', 'ann')
      await store.addRoom(record('t'), [], { owner: 'ann', held: [] })
      const link = (id: string, seat: 0 | 1 | null) => ({
        id,
        digest: new Uint8Array([1]),
        table: 't',
        seat,
        created: 1,
      })
      for (const one of [link('any', null), link('first', 0)]) await store.addLink(one)
      expect(await store.link('first')).toEqual(link('first', 0))
      await store.dropLinks('t', 0)
      expect([await store.link('first'), await store.link('any')]).toEqual([null, link('any', null)])
      await store.removeTable('t')
      expect([await store.link('any'), await store.room('t')]).toEqual([null, null])
    })
  })
