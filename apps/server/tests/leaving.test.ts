// Leaving a table and deleting a player, in every state a table can be in, with real stores.

import { game } from '@tableworks/salt-and-timber'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Archive } from '../online/archive.ts'
import { OnlineTables } from '../online/tables.ts'
import type { ServerStore } from '../store/server-store.ts'
import { LOOK, planOf } from './page.ts'
import { noBots, onPostgres, onSqlite, type Place, sitDown, someone } from './places.ts'
import { findPostgres, type Postgres, startPostgres, withPostgres } from './postgres.ts'

const [ANN, BEN] = [0, 1] as const

interface State {
  readonly moves?: number
  /** The error when a page requests the table in this state. */
  readonly look: string
  make(place: Place, tables: OnlineTables, table: string): Promise<void>
}

const addLine = async ({ store }: Place, table: string, rules: number) => {
  const { news } = (await store.table(table)) as { news: Parameters<ServerStore['addLine']>[3] }
  const line = { seat: ANN, text: 'harvest salt', hash: 'f'.repeat(64), secret: false }
  await store.addLine(table, (await store.lines(table, 0)).length, line, { ...news, rules })
}

const STATES: Readonly<Record<string, State>> = {
  running: { look: 'seen', make: async () => undefined },
  finished: { moves: 1000, look: 'seen', make: async () => undefined },
  'finished and archived': {
    moves: 1000,
    look: 'seen',
    async make({ store }) {
      const deps = { store, now: () => Date.now() + 25 * 60 * 60_000, onArchived: () => undefined }
      await new Archive(24, deps).sweep()
    },
  },
  'held by other rules': { look: 'otherRules', make: (place, _tables, table) => addLine(place, table, 99) },
  'with a damaged log': { look: 'damagedLog', make: (place, _tables, table) => addLine(place, table, game.rules) },
  'with a line missing': {
    look: 'damagedLog',
    make: (place, _tables, table) => place.sql('delete from lines where table_id = $1 and seq = 1', table),
  },
  quarantined: {
    look: 'setApart',
    make: async (_place, tables, table) => void tables.host.memory.setApart(table, new Error('test')),
  },
  'with an odd record': {
    look: 'oddRecord',
    make: async ({ store }, _tables, table) => void (await store.changeRecord(table, { rules: 'none' } as never)),
  },
  'with a record that is no JSON': {
    look: 'oddRecord',
    make: (place, _tables, table) => place.sql('update tables set record = $1 where id = $2', '{"seats":', table),
  },
}

function promises(open: () => Promise<Place>): void {
  let place: Place
  beforeAll(async () => void (place = await open()), 120_000)
  afterAll(() => place.close())

  /** `isWarm`: the table was in memory when it got into this state. */
  async function tableIn(state: State, isWarm: boolean) {
    const tables = new OnlineTables(place.store, noBots)
    const sat = await sitDown(tables, state.moves ?? 3)
    if (!isWarm) await tables.host.memory.forgetAll()
    if (!isWarm) await place.sql('delete from memories where table_id = $1', sat.table)
    await state.make(place, tables, sat.table)
    return { tables, ...sat }
  }
  const lookAt = (tables: OnlineTables, table: string) =>
    tables.host
      .as('device')
      .look(table, LOOK)
      .then(
        () => 'seen',
        (error: unknown) => (error as Error).name,
      )
  /** Looks up the name in a record. Invalid JSON counts as not mentioning it. */
  const mentions = async (table: string, name: string) =>
    (await place.store.table(table).then(JSON.stringify, () => '')).includes(`"${name}"`)

  it.each(Object.entries(STATES))('opens a table %s, or says why it can’t', async (_name, state) => {
    const { tables, table } = await tableIn(state, false)
    expect(await lookAt(tables, table)).toBe(state.look)
  })

  for (const [name, state] of Object.entries(STATES))
    for (const isWarm of [false, true])
      describe(`a table ${name}${isWarm ? ', in memory' : ''}`, () => {
        const isOver = state.moves !== undefined

        it('doesn’t prevent its players from being deleted', async () => {
          const { tables, ann, ben, table } = await tableIn(state, isWarm)
          await tables.changes.forget(ann.player)
          expect(await tables.players.withKey(ann.key)).toBeNull()
          const room = await place.store.room(table)
          expect([room?.owner, room?.held.at(-1)]).toMatchObject([ben.player, { seat: BEN, player: ben.player }])
          expect(await place.store.tablesOf(ann.player)).toEqual([])
          expect(await mentions(table, 'Ann')).toBe(false)
          await tables.changes.forget(ben.player)
          expect(await tables.players.withKey(ben.key)).toBeNull()
          expect(await place.store.room(table)).toBeNull()
        })

        it('can be left, which opens the seat, and the last to leave removes it', async () => {
          const { tables, ann, ben, table } = await tableIn(state, isWarm)
          await tables.changes.leave(ben.player, table)
          expect((await place.store.room(table))?.held).toMatchObject([{ seat: ANN, player: ann.player }])
          expect(await mentions(table, 'Ben')).toBe(isOver)
          expect(await place.store.tablesOf(ben.player)).toEqual([])
          await tables.changes.leave(ann.player, table)
          expect(await place.store.room(table)).toBeNull()
          // The server has unloaded the table.
          expect(await tables.host.restore(table)).toBe(false)
        })
      })

  it('stays with its owner when everyone who sat there has left', async () => {
    const tables = new OnlineTables(place.store, noBots)
    const [ann, ben] = [await someone(tables), await someone(tables)]
    const table = await tables.newTables.create(ann.player, planOf({ mine: [] }))
    const key = await tables.invitations.invite(ann.player, { table, seat: null })
    await tables.arrivals.join(ben.player, { key, name: 'Ben', seat: null })
    await tables.changes.leave(ben.player, table)
    expect(await place.store.tablesOf(ann.player)).toEqual([table])
    expect(await place.store.tablesOf(ben.player)).toEqual([])
  })

  it('counts toward the quota of the player who made it, and of no later owner', async () => {
    const tables = new OnlineTables(place.store, noBots)
    const { ann, ben, table } = await sitDown(tables, 3)
    expect(await place.store.madeBy(ann.player)).toMatchObject({ tables: 1 })
    await tables.changes.leave(ann.player, table)
    expect(await place.store.room(table)).toMatchObject({ owner: ben.player })
    for (const { player } of [ann, ben]) expect(await place.store.madeBy(player)).toEqual({ tables: 0, bytes: 0 })
  })

  it('allows a player to be deleted while their tables are being removed', async () => {
    const tables = new OnlineTables(place.store, noBots)
    const { ann, ben, table } = await sitDown(tables, 3)
    for (let i = 0; i < 5; i++) await tables.newTables.create(ann.player, planOf())
    const all = await place.store.tablesOf(ann.player)
    const outcomes = await Promise.allSettled([
      tables.changes.forget(ann.player),
      ...all.filter(one => one !== table).map(one => tables.host.remove(one)),
      tables.changes.forget(ben.player),
    ])
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    for (const { key } of [ann, ben]) expect(await tables.players.withKey(key)).toBeNull()
    expect(await place.store.tablesOf(ann.player)).toEqual([])
  })
}

describe('on SQLite', () => {
  promises(onSqlite)
})

const bin = findPostgres()
describe.skipIf(bin === null)(withPostgres('on PostgreSQL', bin), () => {
  let postgres: Postgres
  afterAll(() => postgres.stop())
  promises(async () => {
    postgres = await startPostgres(bin ?? '')
    return onPostgres(postgres, 'leaving')
  })
})
