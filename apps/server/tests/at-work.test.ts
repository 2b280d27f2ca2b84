import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { AtWork } from '../online/at-work.ts'
import { OnlineTables } from '../online/tables.ts'
import { openSqlite } from '../store/sqlite.ts'
import { LOOK, planOf } from './page.ts'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach(folder => rmSync(folder, { recursive: true })))

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'at-work-'))
  folders.push(folder)
  return folder
}

/** A server finishes work at one table and crashes during work at another; returns its data folder. */
function crashDuring(table: string, folder = newFolder(), before: (atWork: AtWork) => void = () => undefined): string {
  const left = newFolder()
  const atWork = new AtWork(folder)
  before(atWork)
  atWork.during('on-other', () => undefined)
  atWork.during(table, () => cpSync(folder, left, { recursive: true }))
  atWork.close()
  return left
}

function crashingIn(folder: string): string | null {
  const atWork = new AtWork(folder)
  atWork.close()
  return atWork.crashing
}

it('reports a table whose rules were running at three crashes in a row', () => {
  expect(crashingIn(crashDuring('on-a', crashDuring('on-a', crashDuring('on-a'))))).toBe('on-a')
})

it('ignores two crashes, and three crashes at different tables', () => {
  expect(crashingIn(crashDuring('on-a', crashDuring('on-a')))).toBeNull()
  expect(crashingIn(crashDuring('on-a', crashDuring('on-b', crashDuring('on-a'))))).toBeNull()
})

it('resets when the table has progressed in between', () => {
  const twice = crashDuring('on-a', crashDuring('on-a'))
  expect(crashingIn(crashDuring('on-a', twice, atWork => atWork.progressed('on-a')))).toBeNull()
  const again = crashDuring('on-a', crashDuring('on-a'))
  expect(crashingIn(crashDuring('on-a', again, atWork => atWork.progressed('on-b')))).toBe('on-a')
})

it('ignores a clean stop, and a crash during other work', () => {
  const folder = crashDuring('on-a', crashDuring('on-a'))
  expect(crashingIn(folder)).toBeNull()
  expect(crashingIn(crashDuring('on-a', folder))).toBeNull()
})

it('counts a stored choice as progress', async () => {
  const store = await openSqlite(path.join(newFolder(), 'tables.db'))
  const bots = { think: () => ({ answer: new Promise<null>(() => undefined), interrupt: () => undefined }) }
  const digest = new Uint8Array(32)
  await store.addPlayer({ id: 'device', player: 'ann', digest, mark: 'm', name: '', created: 0, seen: 0 })
  const table = await new OnlineTables(store, bots).newTables.create('ann', planOf({ mine: [0, 1] }))
  const dying = async (work: (tables: OnlineTables) => Promise<unknown>) => {
    const folder = crashDuring(table, crashDuring(table))
    const atWork = new AtWork(folder)
    await work(new OnlineTables(store, bots, { atWork }))
    const left = newFolder()
    atWork.during(table, () => cpSync(folder, left, { recursive: true }))
    atWork.close()
    return crashingIn(left)
  }
  expect(await dying(tables => tables.host.as('device').look(table, LOOK))).toBe(table)
  expect(await dying(tables => tables.host.as('device').say(table, 0, 'harvest salt', 0, LOOK))).toBeNull()
  await store.close()
})
