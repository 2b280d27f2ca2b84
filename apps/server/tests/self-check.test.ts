import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Look } from '@tableworks/host'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve, type Served, tablesIn } from '../index.ts'
import { TestPage } from './page.ts'

const LOOK: Look = { viewer: null, gate: null, isChosen: false, step: null, since: -1 }
let folder: string
let served: Served
let page: TestPage

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'check-'))
  const settings = { host: '127.0.0.1', port: 0, data: folder, page: folder, version: '1', checkSeconds: 0.05 }
  served = await serve({ ...settings, logLevel: 'silent' })
  page = await TestPage.open(served.address)
})
afterAll(async () => {
  await page.close()
  await served.close()
  rmSync(folder, { recursive: true })
})

async function played(): Promise<string> {
  const seats = ['Ann', 'Ben'].map(name => ({ name, bot: null }))
  const plan = { game: 'salt-and-timber', seats, variants: {}, drawn: false, name: '', mine: [0, 1] as (0 | 1)[] }
  const { table } = await page.ask('create', plan)
  for (const lines of [0, 1, 2])
    await page.ask('say', { table, seat: (lines % 2) as 0 | 1, text: 'harvest salt', lines, look: LOOK })
  return table
}
const metrics = async () => (await fetch(`${served.address}metrics`)).text()
const counted = async (found: string) =>
  Number(new RegExp(`^tableworks_checked_total\\{found="${found}"\\} (\\d+)$`, 'm').exec(await metrics())?.[1] ?? 0)
const look = (table: string) =>
  page.ask('look', { table, look: LOOK }).then(
    () => 'seen',
    (error: unknown) => (error as Error).name,
  )
function write(table: string, text: string): void {
  const db = new DatabaseSync(tablesIn(folder), { timeout: 5000 })
  db.prepare('update lines set text = ? where table_id = ? and seq = 1').run(text, table)
  db.close()
}
const PATIENT = { timeout: 60_000, interval: 200 }

describe('a server that checks itself', () => {
  it('finds a log that was damaged, sets its table apart, and lets it go when it is whole again', async () => {
    const [whole, damaged] = [await played(), await played()]
    await expect.poll(() => counted('agrees'), PATIENT).toBeGreaterThanOrEqual(2)
    expect(await counted('differs')).toBe(0)

    write(damaged, 'harvest timber')
    await expect.poll(() => look(damaged), PATIENT).toBe('setApart')
    expect(await counted('differs')).toBeGreaterThanOrEqual(1)
    expect(await metrics()).toMatch(/^tableworks_tables_set_apart 1$/m)
    expect(await look(whole)).toBe('seen')

    write(damaged, 'harvest salt')
    await expect.poll(() => look(damaged), PATIENT).toBe('seen')
  }, 200_000)
})
