import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Found } from '../online/self-check.ts'
import { OnlineTables } from '../online/tables.ts'
import type { ServerStore } from '../store/server-store.ts'
import { openSqlite } from '../store/sqlite.ts'
import { LOOK, planOf } from './page.ts'

const bots = { think: () => ({ answer: new Promise<null>(() => undefined), interrupt: () => undefined }) }
let folder: string
let store: ServerStore
let tables: OnlineTables
const found: Found[] = []
const apart: string[] = []

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'check-'))
  store = await openSqlite(path.join(folder, 'tables.db'))
  const digest = new Uint8Array(32)
  await store.addPlayer({ id: 'device', player: 'ann', digest, mark: 'm', name: '', created: 0, seen: 0 })
  tables = onlineTables()
})
const onlineTables = () =>
  new OnlineTables(store, bots, { onSetApart: table => apart.push(table), onChecked: one => found.push(one) })
afterAll(async () => {
  await store.close()
  rmSync(folder, { recursive: true })
})

async function played(): Promise<string> {
  const table = await tables.newTables.create('ann', planOf({ mine: [0, 1] }))
  for (const lines of [0, 1, 2])
    await tables.host.as('device').say(table, (lines % 2) as 0 | 1, 'harvest salt', lines, LOOK)
  return table
}
/** Checks all tables, and repeats the checks that a slow machine couldn't finish. */
async function checkAll(): Promise<Found[]> {
  do {
    found.length = 0
    while (await tables.checkNext());
  } while (found.includes('other'))
  return found.toSorted()
}
function write(table: string, text: string): void {
  const db = new DatabaseSync(path.join(folder, 'tables.db'), { timeout: 5000 })
  db.prepare('update lines set text = ? where table_id = ? and seq = 1').run(text, table)
  db.close()
}
const look = (table: string) =>
  tables.host
    .as('device')
    .look(table, LOOK)
    .then(
      () => 'seen',
      (error: unknown) => (error as Error).name,
    )

describe('a self-check', () => {
  it('finds a damaged log, quarantines its table, and releases it when it’s repaired', async () => {
    const [whole, damaged] = [await played(), await played()]
    expect(await checkAll()).toEqual(['agrees', 'agrees'])
    expect(await look(damaged)).toBe('seen')

    write(damaged, 'harvest timber')
    for (let again = 0; again < 2; again++) expect(await checkAll()).toEqual(['agrees', 'differs'])
    expect(apart).toEqual([damaged]) // reported once
    expect([await look(damaged), await look(whole), tables.host.memory.quarantine.size]).toEqual([
      'setApart',
      'seen',
      1,
    ])

    // It stays quarantined after a restart.
    tables = onlineTables()
    await tables.resumeQuarantine(null)
    expect([await look(damaged), await look(whole)]).toEqual(['setApart', 'seen'])

    write(damaged, 'harvest salt')
    expect(await checkAll()).toEqual(['agrees', 'agrees'])
    expect([await look(damaged), tables.host.memory.quarantine.size]).toEqual(['seen', 0])
  }, 300_000)

  it('skips a table with unknown rules, for another release', async () => {
    const db = new DatabaseSync(path.join(folder, 'tables.db'), { timeout: 5000 })
    db.exec(`update tables set record = replace(record, '"game":"salt-and-timber"', '"game":"salt-and-pepper"')`)
    db.close()
    found.length = 0
    while (await tables.checkNext());
    expect(found).toEqual(['other', 'other'])
  })
})
