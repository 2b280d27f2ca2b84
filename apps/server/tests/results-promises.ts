// What every store must do for players: finished games, ratings, head-to-head records and the lobby.

import { describe, expect, it } from 'vitest'
import { checkRatings } from '../people/check-ratings.ts'
import type { ServerStore } from '../store/server-store.ts'

type Open = (name: string) => Promise<ServerStore>

const PLAYERS = ['ann', 'ben', 'cat'] as const

export async function withPlayers(open: Open, name: string): Promise<ServerStore> {
  const store = await open(name)
  for (const player of PLAYERS)
    await store.addPlayer({
      id: player,
      player,
      digest: new Uint8Array([1]),
      mark: `device-${player}`,
      name: '',
      created: 5,
      seen: 5,
    })
  return store
}

interface Planned {
  /** Who holds each seat; null for a bot's seat. */
  readonly seats: readonly (string | null)[]
  readonly places: readonly number[]
  readonly rated?: boolean
  readonly pace?: string
  readonly group?: string
  readonly bestOf?: number
}

const record = (id: string, { seats, rated = true, pace }: Planned) =>
  ({
    id,
    game: 'salt-and-timber',
    seats: seats.map((player, i) => ({ name: player ?? `Bot ${i}`, bot: player === null ? 'normal' : null })),
    rated,
    ...(pace === undefined ? {} : { pace: { kind: pace } }),
    news: { steps: 0, updated: 0, result: null },
  }) as never

const line = (seat: number, text = 'sell 2 salt') => ({ seat, text, hash: 'h', secret: false }) as never
const newsOf = (updated: number, places: readonly number[] | null) =>
  ({ steps: 1, updated, result: places && { places, scores: places.map(place => 10 - place) } }) as never

export async function begin(store: ServerStore, id: string, planned: Planned): Promise<void> {
  const held = planned.seats.flatMap((player, seat) => (player === null ? [] : [{ seat: seat as 0, player }]))
  const more = {
    ...(planned.group === undefined ? {} : { group: planned.group }),
    ...(planned.bestOf === undefined ? {} : { bestOf: planned.bestOf }),
  }
  await store.addRoom(record(id, planned), [], { owner: held[0]?.player ?? 'ann', held, bytes: 0, ...more })
}

export async function play(store: ServerStore, id: string, planned: Planned): Promise<void> {
  await begin(store, id, planned)
  await store.addLine(id, 0, line(0), newsOf(7, planned.places))
}

const means = async (store: ServerStore, player: string) =>
  (await store.ratingsOf(player)).map(({ game, pace, company, mean, games }) => [
    game,
    pace,
    company,
    Math.round(mean),
    games,
  ])

/** Checks the ratings as `tw ratings` does. */
async function expectSame(store: ServerStore): Promise<void> {
  const { ratings, problems } = await checkRatings(store)
  expect(problems).toEqual([])
  expect(ratings).not.toEqual([])
}

/** These tests run on every database. */
export const resultsPromises = (open: Open) =>
  describe('results', () => {
    it('rate games as they end, and recomputing gives the same numbers', async () => {
      const [one, two] = [await withPlayers(open, 'rated'), await open('rated')]
      await Promise.all(
        Array.from({ length: 12 }, (_, i) =>
          play(i % 2 === 0 ? one : two, `t${i}`, {
            seats: ['ann', 'ben', 'cat'],
            places: [1 + (i % 3), 1 + ((i + 1) % 3), 1 + ((i + 2) % 3)],
          }),
        ),
      )
      await play(one, 'live', { seats: ['ann', 'ben'], places: [1, 2], pace: 'live' })
      await play(one, 'bots', { seats: ['ann', null, null], places: [1, 2, 3] })
      await play(one, 'casual', { seats: ['cat', 'ben'], places: [1, 2], rated: false })
      expect((await means(one, 'ann')).map(([, pace, company, , games]) => [pace, company, games])).toEqual([
        ['live', 'people', 1],
        ['slow', 'bots', 1],
        ['slow', 'people', 12],
      ])
      expect((await one.ratings()).find(({ player }) => player === 'bot normal')).toMatchObject({ games: 1 })
      await expectSame(two)
      const before = await one.ratings()
      await one.rebuildRatings()
      expect(await one.ratings()).toEqual(before)
    })

    it('count the first end of a game, and outlive its table', async () => {
      const store = await withPlayers(open, 'first_end')
      await play(store, 't', { seats: ['ann', 'ben'], places: [1, 2] })
      await store.addLine('t', 1, line(0, '/undo 0'), newsOf(8, null))
      await store.addLine('t', 2, line(1), newsOf(9, [2, 1]))
      expect(await means(store, 'ann')).toEqual([['salt-and-timber', 'slow', 'people', 1579, 1]])
      expect((await store.playedBy('ann', Number.MAX_SAFE_INTEGER, 9, 'ann')).map(({ isKept }) => isKept)).toEqual([
        true,
      ])
      await store.removeTable('t')
      const [played] = await store.playedBy('ann', 99, 9, 'ann')
      expect(played).toMatchObject({ table: 't', isKept: false, mine: 0, rated: true, ended: 7 })
      expect(played?.sides.map(({ name, place, score }) => [name, place, score])).toEqual([
        ['ann', 1, 9],
        ['ben', 2, 8],
      ])
      await expectSame(store)
    })

    it('leave out a seat that changed hands during play', async () => {
      const store = await withPlayers(open, 'taken_over')
      await begin(store, 't', { seats: ['ann', 'ben', null], places: [] })
      await store.addLine('t', 0, line(0, '/commit 1'), newsOf(5, null))
      await store.addLine('t', 1, line(2), newsOf(6, null))
      await store.takeSeat('t', 2, 'cat')
      await store.addLine('t', 2, line(0), newsOf(7, [2, 3, 1]))
      expect([await means(store, 'ann'), await means(store, 'cat')]).toEqual([
        [['salt-and-timber', 'slow', 'people', 1579, 1]],
        [],
      ])
      await expectSame(store)
    })

    it('don’t count when a person plays against themselves', async () => {
      const store = await withPlayers(open, 'alone')
      await play(store, 't', { seats: ['ann', 'ann'], places: [1, 2] })
      await play(store, 'u', { seats: ['ann', 'ann', 'ben'], places: [1, 2, 3] })
      expect(await store.ratings()).toEqual([])
    })

    it('count head-to-head results, and the games a player plays', async () => {
      const store = await withPlayers(open, 'met')
      await play(store, 't', { seats: ['ann', 'ben', null], places: [1, 2, 3] })
      await play(store, 'u', { seats: ['ann', 'ben', null], places: [2, 1, 3], rated: false })
      await play(store, 'v', { seats: ['cat', 'ann'], places: [1, 1], rated: false })
      await store.namePlayer('ben', 'Ben')
      const met = await store.headToHead('ann', 9)
      expect(met.map(({ name, games, ahead, behind }) => [name, games, ahead, behind])).toEqual(
        expect.arrayContaining([
          ['Ben', 2, 1, 1],
          [null, 2, 2, 0],
          ['', 1, 0, 0],
        ]),
      )
      expect(await store.tallyOf('ann')).toEqual([{ game: 'salt-and-timber', games: 3, wins: 2 }])
      expect((await store.playedBy('ann', 2, 9, 'ann')).map(({ table }) => table)).toEqual(['u', 't'])
    })

    it('list tables in the lobby from the data stored with them', async () => {
      const [one, two] = [await withPlayers(open, 'lobby'), await open('lobby')]
      const listing = { level: 'all', language: '', takeOver: true } as const
      const anything = { game: null, pace: null, seats: null, language: null, level: null, rated: null }
      const found = async (change: object = {}) => {
        const { waiting, takeOver, playing } = await two.lobby('ann', { ...anything, ...change }, 9)
        return [waiting, takeOver, playing].map(tables => tables.map(({ table }) => table))
      }
      for (const [i, seats] of [
        ['ann', 'ben', null],
        ['ann', null],
        ['ann', 'ben'],
      ].entries())
        await begin(one, `t${i}`, { seats, places: [], pace: i === 1 ? 'live' : 'slow' })
      await one.freeSeat('t0', 1)
      for (const i of [0, 1, 2]) await one.keepListing(`t${i}`, listing, i)
      expect(await found()).toEqual([['t0'], ['t1'], ['t2']])
      expect(await found({ pace: 'live', language: 'de', seats: 2 })).toEqual([[], ['t1'], []])
      expect(await one.waitingTables()).toBe(1)
      expect((await one.lobby('cat', anything, 9)).waiting[0]).toMatchObject({ isMine: false, rating: null })
      await one.takeSeat('t0', 1, 'cat')
      await one.keepListing('t1', { ...listing, takeOver: false }, 9)
      expect(await found()).toEqual([[], ['t0'], ['t2', 't1']])
      await one.addLine('t2', 0, line(0), newsOf(7, [1, 2]))
      await one.keepListing('t1', null, 9)
      await one.removeTable('t0')
      expect(await found()).toEqual([[], [], []])
      expect(await one.listing('t0')).toBeNull()
    })

    it('move with merged players, and no longer name deleted ones', async () => {
      const store = await withPlayers(open, 'merged')
      await play(store, 't', { seats: ['ann', 'ben'], places: [1, 2] })
      await play(store, 'u', { seats: ['cat', 'ben'], places: [1, 2] })
      await store.namePlayer('cat', 'Cat')
      await store.mergePlayers('cat', 'ann')
      expect(await store.publicPlayer('ann')).toMatchObject({ name: 'Cat', created: 5 })
      expect((await means(store, 'ann'))[0]?.[4]).toBe(2)
      expect(await means(store, 'cat')).toEqual([])
      await expectSame(store)
      const { mark } = (await store.publicPlayer('ann')) ?? { mark: '' }
      expect(await store.playerWithMark(mark)).toMatchObject({ player: 'ann' })
      await store.forgetPlayer('ann', 'Former player')
      await expectSame(store)
      expect(await store.playerWithMark(mark)).toBeNull()
      const [last] = await store.playedBy('ben', 99, 9, 'ben')
      expect(last?.sides[0]?.name).toBe('Former player')
      expect(JSON.stringify([await store.ratings(), await store.ratedGames(-1, 9)])).not.toContain('"ann"')
      expect((await store.headToHead('ben', 9)).map(({ name }) => name)).toEqual([])
    })
  })
