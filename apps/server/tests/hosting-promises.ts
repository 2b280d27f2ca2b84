// What every store must do for hosts, and for players who block or report others.

import { describe, expect, it } from 'vitest'
import type { NewLogEntry } from '../store/register.ts'
import type { ServerStore } from '../store/server-store.ts'

const device = (player: string) => ({
  id: player,
  player,
  digest: new Uint8Array([1]),
  mark: player,
  name: '',
  created: 5,
  seen: 5,
})
const record = (id: string, steps = 0, updated = 100) =>
  ({ id, created: 5, game: 'g', seats: [{ name: 'A', bot: null }], news: { steps, updated, result: null } }) as never
const entry = (change: Partial<NewLogEntry> = {}): NewLogEntry => ({
  at: 9,
  host: 'Dan',
  action: 'lock',
  reason: 'noise',
  ...change,
})
const WISH = { game: null, pace: null, seats: null, language: null, level: null, rated: null } as const

type Open = (name: string) => Promise<ServerStore>

async function withPeople(open: Open, name: string, ...people: readonly string[]): Promise<ServerStore> {
  const store = await open(name)
  for (const one of people) await store.addPlayer(device(one))
  return store
}

/** These tests run on every database. */
export const hostingPromises = (open: Open) =>
  describe('the store, for hosting, blocking and reporting', () => {
    it('numbers the hosts’ log without gaps, even when two servers write at once', async () => {
      const [one, two] = [await open('host_log'), await open('host_log')]
      const write = (store: ServerStore, reason: string) => store.logHost(entry({ reason }))
      await Promise.all([write(one, 'a'), write(two, 'b'), write(one, 'c'), write(two, 'd')])
      const found = await one.hostLogAfter(0, 9)
      expect(found.map(({ n }) => n)).toEqual([1, 2, 3, 4])
      expect(found.map(({ reason }) => reason).toSorted()).toEqual(['a', 'b', 'c', 'd'])
      expect(await two.hostLogEnd()).toBe(4)
      expect((await two.hostLogBefore(4, 2)).map(({ n }) => n)).toEqual([3, 2])
      expect((await one.lastHostAction('lock'))?.n).toBe(4)
      expect(await one.lastHostAction('ban')).toBeNull()
    })

    it('uses a code once, and ends sessions in time', async () => {
      const store = await open('host_codes')
      const digest = new Uint8Array([7, 7])
      await store.addHostCode(digest, 50)
      await store.addHostCode(new Uint8Array([8]), 10)
      expect(await store.hostCodes(20)).toEqual([digest])
      const session = { id: 's', digest: new Uint8Array([1]), name: 'Dan', expires: 90 }
      expect(await store.useHostCode(digest, session, 20)).toBe(true)
      expect(await store.useHostCode(digest, session, 20)).toBe(false)
      expect(await store.hostSession('s', 89)).toEqual(session)
      expect(await store.hostSession('s', 90)).toBeNull()
      await store.endHostSession('s')
      expect(await store.hostSession('s', 21)).toBeNull()
    })

    it('lists bans until they end, and logs when one is lifted', async () => {
      const store = await withPeople(open, 'bans', 'ann')
      await store.addBan({ player: 'ann', network: null, until: null, reason: 'a' }, entry({ action: 'ban' }))
      await store.addBan({ player: null, network: '10.0.0.0/24', until: 50, reason: 'b' }, entry({ action: 'ban' }))
      expect((await store.bans(49)).map(({ n, player, network }) => [n, player, network])).toEqual([
        [2, null, '10.0.0.0/24'],
        [1, 'ann', null],
      ])
      expect((await store.bans(50)).map(({ n }) => n)).toEqual([1])
      expect(await store.dropBan(1, entry({ action: 'unban', player: 'ann' }))).toBe(true)
      expect(await store.dropBan(1, entry({ action: 'unban' }))).toBe(false)
      expect([await store.bans(50), (await store.hostLogAfter(0, 9)).length]).toEqual([[], 3])
      expect(await store.hostLogAbout('ann', 9)).toMatchObject([{ action: 'unban', host: 'Dan', reason: 'noise' }])
    })

    it('sorts tables by what they wait for', async () => {
      const store = await withPeople(open, 'host_tables', 'ann')
      await store.addTable(record('playing', 3), [])
      await store.addTable(record('waiting'), [])
      await store.addTable(record('quiet', 3, 1), [])
      await store.addTable(record('locked', 3), [])
      await store.addTable(record('apart', 3), [])
      await store.changeRecord('locked', { locked: 'noise' })
      await store.keepApart({ table: 'apart', until: null, why: 'move 3 differs' })
      const idsOf = async (list: 'playing' | 'waiting' | 'quiet' | 'locked') =>
        (await store.hostTables(list, 50, 9)).map(({ table }) => table).toSorted()
      expect(await idsOf('playing')).toEqual(['apart', 'playing'])
      expect(await idsOf('waiting')).toEqual(['waiting'])
      expect(await idsOf('quiet')).toEqual(['quiet'])
      expect(await idsOf('locked')).toEqual(['apart', 'locked'])
      expect(await store.hostTable('apart')).toMatchObject({ apart: 1, why: 'move 3 differs' })
      expect(await store.hostCounts(50)).toEqual({ playing: 2, waiting: 1, quiet: 1, locked: 2, over: 0 })
      expect(await store.activeTables('', 50, 2)).toEqual(['apart', 'locked'])
      await store.changeRecord('locked', { locked: null })
      expect(await idsOf('locked')).toEqual(['apart'])
    })

    it('removes the text of a message and keeps its place', async () => {
      const store = await withPeople(open, 'removed', 'ann')
      await store.addTable(record('t'), [])
      for (const text of ['one', 'two'])
        await store.addChat('t', { player: 'ann', seat: 0, name: 'Ann', text, said: 7 }, text)
      const happened = { kind: 'chatRemoved', seat: 0, name: 'Ann', detail: 'rude', player: 'ann', at: 9 } as const
      expect(await store.removeChat('t', 0, happened, entry({ action: 'removeChat' }))).toBe(true)
      expect(await store.removeChat('t', 5, happened, entry({ action: 'removeChat' }))).toBe(false)
      const said = (await store.chat('t', 0, 9)).map(({ text, isRemoved }) => [text, isRemoved])
      expect(said).toEqual([
        ['', true],
        ['two', false],
      ])
      expect(await store.happenings('t', 0, 9)).toMatchObject([{ kind: 'chatRemoved', detail: 'rude' }])
      expect((await store.hostLogAfter(0, 9)).length).toBe(1)
    })

    it('hides a name everywhere and refuses it from then on', async () => {
      const store = await withPeople(open, 'hidden_names', 'ann', 'ben')
      await store.namePlayer('ann', 'Rude Name')
      await store.addTable(record('t'), [])
      await store.addChat('t', { player: 'ann', seat: 0, name: 'Rude Name', text: 'hi', said: 7 }, 'w')
      await store.hideName('ann', 'Rude Name', 'Player', entry({ action: 'hideName', player: 'ann' }))
      expect([(await store.publicPlayer('ann'))?.name, (await store.chat('t', 0, 9))[0]?.name]).toEqual([
        'Player',
        'Player',
      ])
      expect([await store.isNameHidden('ann', 'rude NAME'), await store.isNameHidden('ben', 'Rude Name')]).toEqual([
        true,
        false,
      ])
    })

    it('hides the tables of players who blocked each other, and only those', async () => {
      const store = await withPeople(open, 'blocks', 'ann', 'ben', 'cat')
      const listing = { level: 'all', language: '', takeOver: false } as const
      await store.addRoom(record('t'), [], { owner: 'ann', held: [], bytes: 0, listing })
      const seenBy = async (player: string) => (await store.lobby(player, WISH, 9)).waiting.length
      expect([await seenBy('ben'), await store.isBlockedAt('t', 'ben')]).toEqual([1, false])
      await store.relate('ann', 'ben', 'mute', 3)
      expect([await seenBy('ben'), await store.isBlockedAt('t', 'ben')]).toEqual([1, false])
      await store.relate('ann', 'ben', 'block', 4)
      expect([await seenBy('ben'), await seenBy('cat'), await seenBy('ann')]).toEqual([0, 1, 1])
      expect([await store.isBlockedAt('t', 'ben'), await store.isBlockedAt('t', 'cat')]).toEqual([true, false])
      await store.relate('cat', 'ann', 'block', 5)
      expect([await seenBy('cat'), await store.isBlockedAt('t', 'cat')]).toEqual([0, false])
      await store.relate('ann', 'ben', null, 6)
      expect(await seenBy('ben')).toBe(1)
    })

    it('keeps relations and reports when players merge or leave', async () => {
      const store = await withPeople(open, 'merged_manners', 'ann', 'ben', 'cat', 'dan')
      await store.relate('ann', 'ben', 'block', 1)
      await store.relate('cat', 'ben', 'mute', 2)
      await store.relate('ben', 'ann', 'mute', 3)
      await store.relate('cat', 'ann', 'mute', 3)
      const report = { at: 4, about: 'ben', table: null, message: null, words: 'x', reason: 'rude' }
      expect(await store.addReport({ ...report, reporter: 'ann' })).toBe(1)
      await store.logHost(entry({ action: 'hideName', player: 'ann' }))
      await store.mergePlayers('ann', 'cat')
      expect((await store.relationsOf('cat')).map(({ player, kind }) => [player, kind])).toEqual([['ben', 'mute']])
      expect((await store.relationsOf('ben')).map(({ player }) => player)).toEqual(['cat'])
      expect([(await store.reportsBy('cat', 9)).length, (await store.hostLogAbout('cat', 9)).length]).toEqual([1, 1])
      await store.forgetPlayer('cat', 'Former player')
      expect(await store.relationsOf('ben')).toEqual([])
      expect(await store.openReports(9)).toMatchObject([{ n: 1, reporter: null, by: '', reason: 'rude' }])
      expect([await store.answerReport(1, 'done', 9), await store.answerReport(1, 'again', 9)]).toEqual([true, false])
      expect(await store.openReports(9)).toEqual([])
    })
  })
