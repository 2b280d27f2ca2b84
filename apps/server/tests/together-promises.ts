// What every store must fulfil for people who play together: groups and series.

import { describe, expect, it } from 'vitest'
import type { ServerStore } from '../store/server-store.ts'
import { begin, play, withPlayers } from './results-promises.ts'

type Open = (name: string) => Promise<ServerStore>

const DEVICE = { digest: new Uint8Array([1]), mark: 'mark', name: '', created: 5, seen: 5 }
const LIMITS = { groups: 2, members: 3 }
const group = (id: string, maker = 'ann') => ({ group: id, name: `Group ${id}`, maker })
const link = (id: string, of: string, expires = 100) => ({ id, digest: new Uint8Array([7]), group: of, expires })

async function withGroup(open: Open, name: string, ...members: readonly string[]): Promise<ServerStore> {
  const store = await withPlayers(open, name)
  expect(await store.addGroup(group('g'), 5, LIMITS)).toBe('joined')
  for (const [i, player] of members.entries()) expect(await store.joinGroup('g', player, 6 + i, LIMITS)).toBe('joined')
  return store
}
const namesOf = async (store: ServerStore, of: string) => (await store.membersOf(of)).map(({ player }) => player)

/** These tests run on every database. */
export const togetherPromises = (open: Open) => {
  describe('a group', () => {
    it('has members up to its limits, however many ask at once', async () => {
      const [one, two] = [await withGroup(open, 'group_limits', 'ben'), await open('group_limits')]
      expect([await one.joinGroup('g', 'ben', 9, LIMITS), await namesOf(one, 'g')]).toEqual(['joined', ['ann', 'ben']])
      for (const id of ['h', 'i', 'j']) await two.addGroup(group(id), 7, { ...LIMITS, groups: 9 })
      expect(await one.addGroup(group('k'), 8, LIMITS)).toBe('tooMany')
      expect(await one.group('k')).toBeNull()
      const joined = await Promise.all([
        one.joinGroup('g', 'cat', 9, { groups: 9, members: 3 }),
        two.joinGroup('h', 'cat', 9, { groups: 1, members: 3 }),
        one.joinGroup('i', 'cat', 9, { groups: 1, members: 3 }),
      ])
      expect(joined.filter(made => made === 'tooMany').length).toBeGreaterThanOrEqual(1)
      expect(await two.joinGroup('j', 'cat', 9, { groups: 9, members: 1 })).toBe('full')
    })

    it('passes to who joined first when its maker leaves, and ends with its last member', async () => {
      const store = await withGroup(open, 'group_heir', 'ben', 'cat')
      await store.addGroupLink(link('l', 'g'), 5)
      expect(await store.leaveGroup('g', 'ann')).toBe(true)
      expect(await store.leaveGroup('g', 'ann')).toBe(false)
      expect(await store.group('g')).toEqual({ group: 'g', name: 'Group g', maker: 'ben' })
      await store.forgetPlayer('ben', 'Nobody')
      expect([(await store.group('g'))?.maker, await namesOf(store, 'g')]).toEqual(['cat', ['cat']])
      await store.mergePlayers('cat', 'ann')
      expect([(await store.group('g'))?.maker, await namesOf(store, 'g')]).toEqual(['ann', ['ann']])
      await begin(store, 't', { seats: ['ann'], places: [1], group: 'g' })
      expect((await store.room('t'))?.group).toBe('g')
      await store.leaveGroup('g', 'ann')
      expect([await store.group('g'), await store.groupLink('l', 5), (await store.room('t'))?.group]).toEqual([
        null,
        null,
        null,
      ])
    })

    it('has invitations that expire and can be ended', async () => {
      const store = await withGroup(open, 'group_links')
      await store.addGroupLink(link('l', 'g'), 5)
      expect(await store.groupLink('l', 99)).toEqual(link('l', 'g'))
      expect(await store.groupLink('l', 100)).toBeNull()
      await store.addGroupLink(link('m', 'g', 200), 100)
      await store.dropGroupLinks('g')
      expect(await store.groupLink('m', 100)).toBeNull()
    })

    it('lists its tables, and its standings count finished games with two people', async () => {
      const store = await withGroup(open, 'group_games', 'ben')
      await begin(store, 'open', { seats: ['ann', 'ben'], places: [], group: 'g' })
      await play(store, 't1', { seats: ['ann', 'ben', null], places: [1, 2, 3], group: 'g' })
      await play(store, 't2', { seats: ['ben', 'ann', 'cat'], places: [1, 3, 2], group: 'g' })
      await play(store, 'alone', { seats: ['ann', null], places: [1, 2], group: 'g' })
      await play(store, 'elsewhere', { seats: ['ann', 'ben'], places: [1, 2] })
      expect((await store.groupTables('g', 'ben', 9)).map(({ table, isMine }) => [table, isMine])).toEqual([
        ['open', true],
      ])
      const standings = await store.groupStandings('g')
      // Cat isn't a member.
      expect(standings.map(({ games, wins, meanPlace }) => [games, wins, meanPlace])).toEqual([
        [2, 1, 1.5],
        [2, 1, 2],
      ])
      const games = await store.groupGames('g', Number.MAX_SAFE_INTEGER, 9)
      expect(games.map(({ table, isKept }) => [table, isKept])).toEqual([
        ['alone', true],
        ['t2', true],
        ['t1', true],
      ])
      await store.removeTable('t1')
      expect((await store.groupGames('g', games[1]?.n ?? 0, 9)).map(({ isKept }) => isKept)).toEqual([false])
      expect(await store.groupsOf('ben')).toEqual([{ ...group('g'), members: 2, tables: 1 }])
    })
  })

  describe('an alert', () => {
    const DAY = 24 * 60 * 60_000
    const LISTING = { level: 'all', language: '', takeOver: false } as const
    const channel = (player: string) => ({
      id: `channel-${player}`,
      player,
      device: null,
      way: 'hook' as const,
      address: 'https://hook.example/',
      form: 'json' as const,
      secret: 's',
      wants: ['open' as const],
      isConfirmed: true,
      isPaused: false,
      last: null,
      created: 5,
    })
    const wanted = (game = 'salt-and-timber', pace: 'live' | 'slow' | null = null, until = 9 * DAY) => ({
      game,
      pace,
      until,
    })
    /** Ann opens a table with a free seat at that time. */
    const openTable = async (store: ServerStore, id: string, now: number, pace?: string) => {
      await begin(store, id, { seats: ['ann', 'open'], places: [], ...(pace === undefined ? {} : { pace }) })
      await store.freeSeat(id, 1)
      await store.keepListing(id, LISTING, now)
    }
    const toldOf = async (store: ServerStore, player: string) => {
      const claimed = await store.claimNotices(`channel-${player}`, `claim ${Math.random()}`, 99 * DAY, 100 * DAY)
      return claimed.map(({ table, kind }) => `${table} ${kind}`)
    }

    it('is sent once for a listed table with a free seat, and at most three times a day', async () => {
      const store = await withPlayers(open, 'alerts')
      await store.addPlayer({ ...DEVICE, id: 'open', player: 'open' })
      for (const player of ['ann', 'ben', 'cat']) await store.keepChannel(channel(player))
      await store.keepAlert('ann', wanted())
      await store.keepAlert('ben', wanted())
      await store.keepAlert('cat', wanted('titan'))
      for (const id of ['t1', 't2', 't3', 't4']) await openTable(store, id, DAY)
      await store.keepListing('t1', { ...LISTING, takeOver: true }, DAY)
      expect(await toldOf(store, 'ben')).toEqual(['t1 open', 't2 open', 't3 open'])
      expect([await toldOf(store, 'ann'), await toldOf(store, 'cat')]).toEqual([[], []])
      // Removing tables from the group doesn't make room for more
      for (const id of ['t1', 't2', 't3', 't4']) await store.removeTable(id)
      await openTable(store, 't5', 2 * DAY - 1)
      expect(await toldOf(store, 'ben')).toEqual([])
      await openTable(store, 't6', 2 * DAY)
      expect(await toldOf(store, 'ben')).toEqual(['t6 open'])
    })

    it('isn’t sent between people who blocked each other', async () => {
      const store = await withPlayers(open, 'alerts_block')
      await store.addPlayer({ ...DEVICE, id: 'open', player: 'open' })
      for (const player of ['ben', 'cat']) await store.keepChannel(channel(player))
      for (const player of ['ben', 'cat']) await store.keepAlert(player, wanted())
      await store.relate('ann', 'ben', 'block', 1)
      await openTable(store, 't1', DAY)
      expect([await toldOf(store, 'ben'), await toldOf(store, 'cat')]).toEqual([[], ['t1 open']])
    })

    it('is for one pace, expires, can be ended, and is deleted with its player', async () => {
      const store = await withPlayers(open, 'alerts_end')
      await store.addPlayer({ ...DEVICE, id: 'open', player: 'open' })
      for (const player of ['ben', 'cat']) await store.keepChannel(channel(player))
      await store.keepAlert('ben', wanted('salt-and-timber', 'live', 2 * DAY))
      await store.keepAlert('cat', wanted())
      await store.dropAlert('cat', 'salt-and-timber', null)
      await openTable(store, 't1', DAY, 'slow')
      await openTable(store, 't2', DAY, 'live')
      await openTable(store, 't3', 2 * DAY, 'live')
      expect([await toldOf(store, 'ben'), await toldOf(store, 'cat')]).toEqual([['t2 open'], []])
      await store.keepAlert('cat', wanted('titan'))
      await store.mergePlayers('cat', 'ben')
      expect(await store.alertsOf('ben', 2 * DAY)).toEqual([wanted('titan')])
      await store.forgetPlayer('ben', 'Nobody')
      expect(await store.alertsOf('ben', 0)).toEqual([])
    })

    it('counts the hours in which tables were listed in the last week', async () => {
      const store = await withPlayers(open, 'busy')
      await store.addPlayer({ ...DEVICE, id: 'open', player: 'open' })
      for (const [id, at] of [
        ['old', 0],
        ['t1', 10 * DAY],
        ['t2', 11 * DAY + 3_600_000],
        ['t3', 12 * DAY + 3_600_001],
      ] as const)
        await openTable(store, id, at)
      const busy = await store.busyHours(12 * DAY)
      expect([busy.length, busy[0], busy[1], busy[2]]).toEqual([24, 1, 2, 0])
    })
  })

  describe('a series', () => {
    const seats = ['ann', 'ben'] as const
    const series = async (store: ServerStore, table: string) => {
      const found = await store.seriesOf(table)
      return found && [found.bestOf, found.game, found.games.map(game => game.map(({ place }) => place))]
    }

    it('goes on with each rematch until it is decided, and then a new one can begin', async () => {
      const store = await withPlayers(open, 'series')
      await play(store, 't1', { seats, places: [1, 2], bestOf: 3 })
      expect(await series(store, 't1')).toEqual([3, 1, [[1, 2]]])
      await begin(store, 't2', { seats: ['ben', 'ann'], places: [] })
      expect(await store.goOn('t1', null, 't2', null)).toBe('t2')
      expect(await series(store, 't2')).toEqual([3, 2, [[1, 2]]])
      await store.addLine('t2', 0, { seat: 0, text: 'x', hash: 'h', secret: false }, {
        steps: 1,
        updated: 9,
        result: { places: [2, 1], scores: [1, 2] },
      } as never)
      expect(await series(store, 't1')).toEqual([
        3,
        1,
        [
          [1, 2],
          [2, 1],
        ],
      ])
      await begin(store, 't3', { seats, places: [] })
      await store.goOn('t2', null, 't3', null)
      expect(await series(store, 't3')).toBeNull()
      await begin(store, 't4', { seats, places: [] })
      await store.goOn('t2', 't3', 't4', 5)
      expect(await series(store, 't4')).toEqual([5, 1, []])
    })

    it('that begins with a rematch counts the game before it, and one request wins', async () => {
      const [one, two] = [await withPlayers(open, 'series_late'), await open('series_late')]
      await play(one, 't1', { seats, places: [2, 1] })
      for (const id of ['a', 'b']) await begin(one, id, { seats, places: [] })
      const [agreed] = await Promise.all([one.goOn('t1', null, 'a', 3), two.goOn('t1', null, 'b', 5)])
      const other = agreed === 'a' ? 'b' : 'a'
      expect(await series(two, agreed)).toEqual([agreed === 'a' ? 3 : 5, 2, [[2, 1]]])
      expect(await series(two, other)).toBeNull()
    })

    it('keeps the results of removed tables, and ends with the last of its tables', async () => {
      const store = await withPlayers(open, 'series_end')
      await play(store, 't1', { seats, places: [1, 2], bestOf: 3 })
      await begin(store, 't2', { seats, places: [] })
      await store.goOn('t1', null, 't2', null)
      await store.removeTable('t1')
      expect(await series(store, 't2')).toEqual([3, 2, [[1, 2]]])
      await store.removeTable('t2')
      expect([await store.seriesOf('t1'), await store.seriesOf('t2')]).toEqual([null, null])
    })
  })
}
