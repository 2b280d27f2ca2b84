// Two servers' claims on one database: who runs the bots when one of them freezes.

import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BotClaims } from '../online/bot-claims.ts'
import type { ServerStore } from '../store/server-store.ts'
import { openSqlite } from '../store/sqlite.ts'

let folder: string
let store: ServerStore
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'claims-'))
  store = await openSqlite(path.join(folder, 'tables.db'))
  for (const id of ['t1', 't2']) await store.addTable({ id, news: { steps: 0, updated: 0, result: null } } as never, [])
})
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

async function server() {
  const told = { taken: [] as string[], adopted: [] as string[], lost: 0, steady: 0 }
  const claims = new BotClaims({
    store,
    steadyNow: () => told.steady,
    adopt: async table => void told.adopted.push(table),
    onLost: () => void (told.lost += 1),
    onProblem: error => expect(error).toBeNull(),
  })
  await claims.renew()
  await claims.lookAfterLost()
  const take = (table: string) => claims.take(table, () => told.taken.push(table))
  return { claims, told, take }
}

it('a frozen server stops running its bots, and another takes over', async () => {
  const [one, two] = [await server(), await server()]
  const claim = one.take('t1')
  await expect.poll(() => claim.isHeld).toBe(true)
  const other = two.take('t1')
  one.take('t2')
  await expect.poll(() => one.told.taken).toEqual(['t1', 't2'])
  await two.claims.lookAfterLost()
  expect([other.isHeld, two.told]).toMatchObject([false, { taken: [], adopted: [], lost: 0 }])

  // By its own clock, it was away for longer than its row is valid, so it no longer trusts its claim.
  one.told.steady += 60_000
  expect(claim.isHeld).toBe(false)
  await one.claims.renew()
  expect(claim.isHeld).toBe(true)

  // The server was away so long that its row has run out.
  const db = new DatabaseSync(path.join(folder, 'tables.db'), { timeout: 5000 })
  db.exec(`update servers set until = 1 where id = (select server from bot_claims where table_id = 't1')`)
  db.close()
  await two.claims.lookAfterLost()
  expect([other.isHeld, two.told]).toMatchObject([true, { taken: ['t1'], adopted: ['t2'], lost: 1 }])
  await one.claims.renew()
  expect(claim.isHeld).toBe(false)

  // The other server has no use for the bots of t2, so it gave them back.
  await expect.poll(() => one.told.taken).toEqual(['t1', 't2', 't2'])
})

it('the tables of a server that stops are free immediately', async () => {
  await store.addTable({ id: 't3', news: { steps: 0, updated: 0, result: null } } as never, [])
  const [one, two] = [await server(), await server()]
  const claim = two.take('t3')
  await expect.poll(() => claim.isHeld).toBe(true)
  await two.claims.close()
  await one.claims.lookAfterLost()
  expect(one.told).toMatchObject({ adopted: ['t3'], lost: 0 })
})
