// Players who stay away: the others vote for a bot, the player can always come back, and a table without its maker goes on. The
// votes are taken by two servers.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AbsentDays } from '@tableworks/host'
import type { Seat } from '@tableworks/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BotThreads } from '../online/bot-threads.ts'
import { OnlineTables } from '../online/tables.ts'
import { openPostgres } from '../store/postgres.ts'
import type { ServerStore } from '../store/server-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import { LOOK, planOf } from './page.ts'
import { findPostgres, type Postgres, startPostgres, withPostgres } from './postgres.ts'
import { kind } from './sitting.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const NAMES = ['Ann', 'Ben', 'Cat', 'Dan'] as const
type Name = (typeof NAMES)[number]
const seatOf = (name: Name) => NAMES.indexOf(name) as Seat

/** `open` is called once for each server. */
function promises(open: () => Promise<ServerStore>): void {
  const bots = new BotThreads(1)
  const stores: ServerStore[] = []
  let now = Date.now()
  let one: OnlineTables
  let two: OnlineTables

  beforeAll(async () => {
    stores.push(await open(), await open())
    ;[one, two] = stores.map(store => new OnlineTables(store, bots, { now: () => now })) as [OnlineTables, OnlineTables]
  })
  afterAll(async () => {
    for (const server of [one, two]) {
      await server.host.memory.forgetAll()
      server.close()
    }
    bots.close()
    for (const store of new Set(stores)) await store.close()
  })

  const guest = async () => {
    const { key } = await one.players.newGuest(undefined)
    const who = await one.players.withKey(key)
    if (who === null) throw new Error('a new guest’s key is unknown')
    return { ...who, visit: () => one.players.withKey(key) }
  }
  type Guest = Awaited<ReturnType<typeof guest>>

  async function sitDown(names: readonly Name[] = NAMES, absentDays: AbsentDays | undefined = 3) {
    const people = Object.fromEntries(
      await Promise.all(names.map(async name => [name, await guest()] as const)),
    ) as Record<Name, Guest>
    const seats = names.map((name, seat) => ({ name: seat === 0 ? name : `Seat ${seat + 1}`, bot: null }))
    const table = await one.newTables.create(people.Ann.player, planOf({ seats, absentDays }))
    const key = await one.invitations.invite(people.Ann.player, { table, seat: null })
    for (const name of names.slice(1)) await one.arrivals.join(people[name].player, { key, name, seat: seatOf(name) })
    return { ...people, table }
  }
  /** Lets days pass on which only these people visit. */
  async function daysPass(days: number, visitors: readonly Guest[]): Promise<void> {
    for (let day = 0; day < days; day++) {
      now += DAY_MS
      for (const visitor of visitors) await visitor.visit()
    }
  }
  const propose = (who: Guest, table: string, name: Name, server = one) =>
    kind(server.votes.proposeBot(who.player, { table, seat: seatOf(name) }))
  const position = async (table: string, server = one) =>
    (await server.host.as({ seats: [], held: [] }).look(table, LOOK)).position
  const openVote = async (table: string) => {
    await one.host.memory.heardOf(table)
    return (await position(table)).votes[0]
  }
  const answer = async (who: Guest, table: string, isFor: boolean, server = two) =>
    server.votes.vote(who.player, { table, vote: (await openVote(table))?.id ?? '0', isFor })
  const botOf = async (table: string, name: Name) => (await one.cards.of(table, null)).seats[seatOf(name)]?.bot
  const told = async (table: string) =>
    (await stores[0]?.happenings(table, 0, 100))
      ?.filter(({ kind: what }) => what !== 'joined')
      .map(({ kind: what, name, other, detail }) => [what, name, other, detail].filter(part => part !== undefined))

  it('are replaced only by a majority of the others, and everyone is notified', async () => {
    const { Ann, Ben, Cat, Dan, table } = await sitDown()
    expect(await propose(Ann, table, 'Dan')).toBe('notAway')
    await daysPass(2, [Ann, Ben, Cat])
    expect(await propose(Ben, table, 'Dan')).toBe('notAway')
    await daysPass(1, [Ann, Ben, Cat])
    expect((await one.cards.of(table, Ben.player)).online?.away).toEqual([seatOf('Dan')])
    expect(await kind(one.changes.reseat(Ann.player, { table, seat: seatOf('Dan'), bot: 'easy' }))).toBe('secret')
    expect(await propose(Ben, table, 'Dan')).toBe('nothing wrong')
    expect(await openVote(table)).toMatchObject({ kind: 'bot', by: 1, seat: 3, yes: [1], no: [], needed: 2 })
    expect(await botOf(table, 'Dan')).toBeNull()
    await answer(Ann, table, false)
    expect(await openVote(table)).toMatchObject({ yes: [1], no: [0] })
    await answer(Cat, table, true)
    await one.host.memory.heardOf(table)
    expect([await botOf(table, 'Dan'), await openVote(table)]).toEqual(['normal', undefined])
    expect(await told(table)).toEqual([
      ['botAsked', 'Ben', 'Dan'],
      ['botIn', 'Dan', 'vote'],
    ])
    expect(await kind(one.changes.reseat(Ann.player, { table, seat: seatOf('Dan'), bot: null }))).toBe('secret')
    await two.changes.reseat(Dan.player, { table, seat: seatOf('Dan'), bot: null })
    await one.host.memory.heardOf(table)
    expect([await botOf(table, 'Dan'), await openVote(table)]).toEqual([null, undefined])
  })

  it('aren’t away while they’re on holiday', async () => {
    const { Ann, Ben, Cat, Dan, table } = await sitDown()
    await one.holidays.take(Dan.player, { from: now, until: now + 5 * DAY_MS })
    await daysPass(4, [Ann, Ben, Cat])
    expect(await propose(Ben, table, 'Dan')).toBe('notAway')
    await daysPass(3, [Ann, Ben, Cat])
    expect(await propose(Ben, table, 'Dan')).toBe('notAway')
    await daysPass(1, [Ann, Ben, Cat])
    expect(await propose(Ben, table, 'Dan')).toBe('nothing wrong')
  })

  it('are counted once even if two servers take the last votes at the same time', async () => {
    const { Ann, Ben, Cat, table } = await sitDown()
    await daysPass(3, [Ann, Ben, Cat])
    await propose(Ann, table, 'Dan')
    const id = (await openVote(table))?.id ?? ''
    await two.host.memory.heardOf(table)
    await Promise.all([
      one.votes.vote(Ben.player, { table, vote: id, isFor: true }),
      two.votes.vote(Cat.player, { table, vote: id, isFor: true }),
    ])
    await one.host.memory.heardOf(table)
    expect([await botOf(table, 'Dan'), await openVote(table)]).toEqual(['normal', undefined])
  })

  it('keep their seat when the others vote against it, when they object, or when they come back', async () => {
    const { Ann, Ben, Cat, Dan, table } = await sitDown()
    await daysPass(3, [Ann, Ben, Cat])
    await propose(Ann, table, 'Dan')
    for (const who of [Ben, Cat]) await answer(who, table, false)
    expect([await openVote(table), await botOf(table, 'Dan')]).toEqual([undefined, null])
    await propose(Ben, table, 'Dan')
    await answer(Ben, table, false)
    expect(await openVote(table)).toBeUndefined()
    await propose(Ben, table, 'Dan')
    await answer(Dan, table, false)
    expect(await openVote(table)).toBeUndefined()
    await propose(Ben, table, 'Dan')
    await Dan.visit()
    await answer(Cat, table, true)
    expect([await openVote(table), await botOf(table, 'Dan')]).toEqual([undefined, null])
    expect(await told(table)).toEqual([
      ['botAsked', 'Ann', 'Dan'],
      ['against', 'Cat', 'Dan', 'bot'],
      ['botAsked', 'Ben', 'Dan'],
      ['withdrew', 'Ben', 'Dan', 'bot'],
      ['botAsked', 'Ben', 'Dan'],
      ['against', 'Dan', 'Dan', 'bot'],
      ['botAsked', 'Ben', 'Dan'],
      ['cameBack', 'Cat', 'Dan', 'bot'],
    ])
  })

  it('can be replaced by the only other player, even after a restart, but never if the table forbids it', async () => {
    const { Ann, Ben, table } = await sitDown(['Ann', 'Ben'], 1)
    const forever = await sitDown(['Ann', 'Ben'], null)
    await daysPass(30, [Ann, forever.Ann])
    expect(await propose(forever.Ann, forever.table, 'Ben')).toBe('notAway')
    expect(await propose(Ann, table, 'Ben', two)).toBe('nothing wrong')
    await one.host.memory.heardOf(table)
    expect(await botOf(table, 'Ben')).toBe('normal')
    expect(await kind(one.changes.reseat(Ben.player, { table, seat: seatOf('Ben'), bot: null }))).toBe('nothing wrong')
  })

  it('don’t count as voters, so the remaining players can continue', async () => {
    const { Ann, Ben, table } = await sitDown()
    await daysPass(3, [Ann, Ben])
    await propose(Ann, table, 'Dan')
    expect(await openVote(table)).toMatchObject({ voters: [0, 1], needed: 2 })
    await answer(Ben, table, true)
    await one.host.memory.heardOf(table)
    expect(await botOf(table, 'Dan')).toBe('normal')
  })

  it('can’t be replaced while a page of theirs is open', async () => {
    const { Ann, Ben, table } = await sitDown(['Ann', 'Ben'])
    one.players.arrived(Ben)
    for (let day = 0; day < 4; day++) {
      now += DAY_MS
      await Ann.visit()
      await one.sweep(DAY_MS)
    }
    expect(await propose(Ann, table, 'Ben')).toBe('notAway')
    one.players.left(Ben)
  })

  it('are notified about the bot, and the voters about the vote', async () => {
    const { Ann, Ben, Cat, Dan, table } = await sitDown()
    const [store] = stores
    const channelOf = async ({ player }: Guest) => {
      const wants = ['bot', 'request'] as const
      const channel = { way: 'hook' as const, address: 'https://example.org/', form: 'json' as const, secret: '' }
      const state = { isConfirmed: true, isPaused: false, last: null, created: now, device: null }
      await store?.keepChannel({ id: `of ${player}`, player, ...channel, wants, ...state })
      return `of ${player}`
    }
    const [cat, dan] = [await channelOf(Cat), await channelOf(Dan)]
    const queued = async (channel: string) =>
      (await store?.claimNotices(channel, channel, now + DAY_MS, now))?.map(({ kind: what }) => what)
    await daysPass(3, [Ann, Ben, Cat])
    await propose(Ann, table, 'Dan')
    expect([await queued(cat), await queued(dan)]).toEqual([['request'], ['request']])
    await store?.seenNotices(Dan.player, table, now)
    await answer(Ben, table, true)
    expect(await queued(dan)).toEqual(['bot'])
  })

  it('are shown as here, away or offline to those at the table, on every server', async () => {
    const { Ann, Ben, table } = await sitDown(['Ann', 'Ben'])
    const zoe = await guest()
    const seen = async (who: Guest, server = one) => {
      server.presence.forget(table)
      return (await server.cards.of(table, who.player)).online?.presence
    }
    const page = { player: Ben.player, isVisible: true }
    expect(await seen(Ann)).toEqual(['offline', 'offline'])
    await two.presence.open(table, page)
    expect(await seen(Ann)).toEqual(['offline', 'here'])
    page.isVisible = false
    await two.presence.changed(table, page)
    expect([await seen(Ann), await seen(zoe)]).toEqual([['offline', 'away'], undefined])
    // A killed server doesn't renew its rows.
    now += 2 * MINUTE_MS
    await two.presence.renew()
    now += 2 * MINUTE_MS
    expect(await seen(Ann)).toEqual(['offline', 'away'])
    now += 2 * MINUTE_MS
    expect(await seen(Ann)).toEqual(['offline', 'offline'])
    await two.presence.renew()
    await two.presence.close(table, page)
    expect(await seen(Ann, two)).toEqual(['offline', 'offline'])
  })

  it('leave the rights of a table’s maker to those at the table', async () => {
    const { Ann, Ben, Cat, table } = await sitDown(['Ann', 'Ben', 'Cat'])
    const mayFill = async () => {
      const card = await one.cards.of(table, Ben.player)
      return [
        card.online?.isOwner,
        await kind(one.changes.reseat(Ben.player, { table, seat: seatOf('Cat'), bot: 'easy' })),
      ]
    }
    await one.changes.leave(Cat.player, table)
    expect(await mayFill()).toEqual([false, 'secret'])
    await daysPass(3, [Ben])
    expect(await mayFill()).toEqual([true, 'nothing wrong'])
    await Ann.visit()
    expect(await mayFill()).toEqual([false, 'secret'])
  })
}

describe('Players who stay away, on SQLite', () => {
  let folder: string
  let store: Promise<ServerStore> | null = null
  beforeAll(() => void (folder = mkdtempSync(path.join(tmpdir(), 'absence-'))))
  afterAll(() => rmSync(folder, { recursive: true }))
  promises(() => (store ??= openSqlite(path.join(folder, 'tables.db'))))
})

const bin = findPostgres()
describe.skipIf(bin === null)(withPostgres('Players who stay away, on PostgreSQL', bin), () => {
  let postgres: Postgres
  let url: string
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? '')
    url = await postgres.database('absence')
  })
  afterAll(() => postgres?.stop())
  promises(() => openPostgres(url))
})
